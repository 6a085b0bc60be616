"""Positions with a right answer, and the proof of it: every world that fits, every way to play on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product

from oriflamme.notation.load import load_position
from oriflamme.notation.position import parse_position, position_keys, slugs_of
from oriflamme.notation.words import action_text, parse_action
from oriflamme.rules import FAMILIES, Observation, State, observe
from oriflamme.rules.board import ASIDE, DISCARD, HAND, HIDDEN_ASIDE, HIDDEN_HAND, RESERVE, UNKNOWN, card_of


@dataclass(frozen=True)
class Puzzle:
    """A line of the notation, steps taken from it, and the actions that win for sure. Kinds that a family
    has nowhere are set aside, so that the line is a whole game."""

    name: str
    line: str
    answers: tuple[str, ...]
    steps: tuple[str, ...] = ()

    def state(self) -> State:
        state, _ = parse_position(self.line)
        for seat in range(state.seats):
            state.families[ASIDE + seat] |= state.kinds & ~_seen_of(state, seat)
        for step in self.steps:
            state.apply(parse_action(step))
        return state

    def observation(self) -> Observation:
        state = self.state()
        return observe(state, state.asked)


def _seen_of(state: State, seat: int) -> int:
    """The kinds of a family that lie somewhere, as far as this state shows them."""
    seen = 0
    for pile in (HAND, ASIDE, DISCARD, RESERVE):
        seen |= state.families[pile + seat]
    for kind in range(UNKNOWN):
        if state.lies[card_of(seat, kind)]:
            seen |= 1 << kind
    return seen


# -- the proof ---------------------------------------------------------------------------------------


def all_worlds(observation: Observation) -> Iterator[State]:
    """Every whole game that looks so, made from the text of the observation."""
    seen = observation.seen
    seating = FAMILIES[: seen.seats]
    keys = position_keys(seen, seating)
    row, hands, asides = keys["row"], keys["hands"], keys["aside"]
    assert isinstance(row, list)
    assert isinstance(hands, dict)
    assert isinstance(asides, dict)
    families = [_ways(observation, seat, sum(f"{letter}?_" in card for card in _cards(row)))
                for seat, letter in enumerate(seating)]  # fmt: skip
    for world in product(*families):
        filled = dict(keys)
        filled["row"] = [
            "/".join(_fill(card, [list(way[0]) for way in world], seating) for card in stack.split("/"))
            for stack in _numbered(row)
        ]
        for name, pile, index in (("hands", hands, 1), ("aside", asides, 2)):
            filled[name] = {
                letter: [slug for slug in pile.get(letter, []) if slug != "_"] + list(world[seat][index])
                for seat, letter in enumerate(seating)
            }
        yield load_position(filled).state


Way = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""What a family's unknown cards are: in the row, in its hand, set aside."""


def _ways(observation: Observation, seat: int, in_row: int) -> list[Way]:
    seen = observation.seen
    in_hand, aside = seen.families[HIDDEN_HAND + seat], seen.families[HIDDEN_ASIDE + seat]
    unseen = slugs_of(seen.kinds & ~_seen_of(seen, seat))
    assert in_row + in_hand + aside in (0, len(unseen))
    if not in_row + in_hand + aside:
        return [((), (), ())]
    found = []
    for cards in permutations(unseen, in_row):
        rest = [slug for slug in unseen if slug not in cards]
        for hand in combinations(rest, in_hand):
            found.append((cards, hand, tuple(slug for slug in rest if slug not in hand)))
    return found


def _cards(row: list[str]) -> list[str]:
    return [card for stack in row for card in stack.split("/")]


def _numbered(row: list[str]) -> list[str]:
    """Each unknown card with its number among those of its family: `B?_` is `B?0`, then `B?1`."""
    counts: dict[str, int] = {}
    stacks = []
    for stack in row:
        cards = []
        for card in stack.split("/"):
            if card[2] == "_":
                number = counts.get(card[0], 0)
                counts[card[0]] = number + 1
                card = f"{card[:2]}{number}{card[3:]}"
            cards.append(card)
        stacks.append("/".join(cards))
    return stacks


def _fill(card: str, kinds: list[list[str]], seating: str) -> str:
    if not card[2].isdigit():
        return card
    return card[:2] + kinds[seating.index(card[0])][int(card[2])] + card[3:]


def wins(state: State, me: int) -> bool:
    """Whether this seat wins alone, whatever the others do."""
    if not state.question:
        return state.winners() == [me]
    legal = state.legal()
    assert legal, "a hand is empty: the position cannot be played to its end"
    after = (_after(state, action) for action in legal)
    if state.asked == me:
        return any(wins(next_state, me) for next_state in after)
    return all(wins(next_state, me) for next_state in after)


def _after(state: State, action: int) -> State:
    state = state.clone()
    state.take(action)
    return state


def sure_wins(observation: Observation) -> list[str]:
    """The actions that win in every world. Later decisions of one's own may be taken knowing the world:
    so no other action wins for sure, not even for a seer."""
    left = observation.legal()
    worlds = 0
    for world in all_worlds(observation):
        assert observe(world, observation.viewer).seen.facts() == observation.seen.facts()
        worlds += 1
        left = [action for action in left if wins(_after(world, action), observation.viewer)]
    assert worlds > 0
    return [action_text(action) for action in left]


# -- the positions -----------------------------------------------------------------------------------

LAST_ROUND = [
    Puzzle(
        "tokens are worth nothing after the last round",
        "players=R,B,G;set=base;round=6;row=R?conspiracy+3,B?heir,G?lord;influence=R:6,B:7,G:3"
        ";discard=B:ambush",
        ("reveal",),
    ),
    Puzzle(
        "an empty Conspiracy is worth its place: most top cards",
        "players=R,B,G;set=base;round=6;row=B!lord,R!lord,R?conspiracy,G!archer;at=3;influence=R:9,B:9,G:2",
        ("keep",),
    ),
    Puzzle(
        "the Archer brings the tie and takes a top card of the rival",
        "players=R,B,G;set=base;round=6;row=B!heir,R!spy,B!lord,R!archer;at=4;influence=R:7,B:8,G:2"
        ";doing=archer",
        ("target 1",),
    ),
    Puzzle(
        "the Archer shoots the tokens that would win",
        "players=R,B,G,Y,V;set=base;round=6;row=Y!lord,R!archer,V!lord,G?spy,B?soldier+4;at=2;doing=archer"
        ";influence=R:9,B:8,G:2,Y:3,V:3;discard=B:ambush,G:ambush",
        ("target 5",),
    ),
    Puzzle(
        "the Assassination strikes at what is about to pay",
        "players=R,B,G;set=base;round=6;row=G!lord,R?assassination,B?heir+4,G?spy+1,B!lord;at=2"
        ";influence=R:10,B:8,G:3;discard=B:ambush,G:ambush",
        ("target 3",),
        ("reveal",),
    ),
    Puzzle(
        "the Spy robs the one who leads, and top cards decide",
        "players=R,B,G;set=base;round=6;row=R!lord,B!heir,R!spy,G!heir;at=3;doing=spy"
        ";influence=R:8,B:9,G:10",
        ("target 4",),
    ),
    Puzzle(
        "the Shapeshifter is no Heir's namesake",
        "players=R,B,G,Y;set=base;round=6;row=Y!heir,R!shapeshifter,G!lord,B?spy;at=2;doing=shapeshifter"
        ";influence=R:8,B:5,G:6,Y:9;discard=B:royal-decree",
        ("target 1",),
    ),
    Puzzle(
        "the Royal Decree: an Heir that has acted can act again",
        "players=R,B,G;set=base;round=6;row=R!heir,B!lord,R?royal-decree,G!archer;at=3"
        ";influence=R:7,B:8,G:2",
        ("target 1",),
        ("reveal",),
    ),
    Puzzle(
        "the Royal Decree: not at the end, where the Archer is about to shoot",
        "players=R,B,G;set=base;round=6;row=R!heir,B!lord,R?royal-decree,G!archer;at=3"
        ";influence=R:7,B:8,G:2",
        ("gap 3",),
        ("reveal", "target 1"),
    ),
    Puzzle(
        "the last card of the game: a Spy beside the one who leads",
        "players=B,G,R;set=base;round=6;phase=placement;first=B;to_act=R;row=B!heir,G!heir"
        ";influence=R:8,B:3,G:9;hands=B:lord,G:soldier,R:spy,lord,ambush",
        ("place spy last",),
    ),
    Puzzle(
        "the last card of the game: not on the Heir that pays",
        "players=B,G,R;set=base;round=6;phase=placement;first=B;to_act=R;row=R!heir,B!archer,G!lord"
        ";influence=R:8,B:8,G:3;hands=B:spy,G:spy,R:lord",
        ("place lord first", "place lord last"),
    ),
    Puzzle(
        "the Informer reports",
        "players=R,B,G;set=alliance;round=6;row=B?judge+3,R!informer,G?empress+1;at=2;doing=informer"
        ";influence=R:6,B:9,G:2;hands=R:judge,B:fanatic,G:deal"
        ";discard=B:empress,revolt,deserter,deal,G:judge,revolt,diplomat,extortion",
        ("report",),
    ),
    Puzzle(
        "the Diplomat withdraws while it is worth it",
        "players=R,B,G;set=alliance;round=6;row=B!diplomat,R!diplomat+3,G?judge;at=2;doing=diplomat"
        ";influence=R:6,B:8,G:2",
        ("withdraw",),
    ),
    Puzzle(
        "the Judge eliminates for those who have infiltrated",
        "players=R,B,G;set=alliance;round=6;row=B?fanatic^1,G!diplomat^1,R!judge;at=3;doing=judge"
        ";influence=R:6,B:8,G:2;reserve=R:infiltration;discard=B:extortion",
        ("eliminate 1",),
    ),
    Puzzle(
        "the Revolt is stirred up",
        "players=R,B,G;set=alliance;round=6;row=B?deal+1,R?revolt+1,G?judge;at=2"
        ";influence=R:7,B:8,G:2;discard=B:extortion,G:extortion",
        ("reveal",),
    ),
    Puzzle(
        "the Deserter takes the open character, who would act next",
        "players=R,B,G;set=alliance;round=6;row=B?judge,R!deserter,B!fanatic,G!diplomat;at=2;doing=deserter"
        ";influence=R:6,B:7,G:2",
        ("target 3",),
    ),
    Puzzle(
        "the Deal is struck at the last moment",
        "players=R,B,G,Y;set=alliance;round=6;row=R?deal+3,B?fanatic,Y!fanatic,G?empress"
        ";influence=R:8,B:8,G:2,Y:3",
        ("reveal",),
    ),
]

LAST_BUT_ONE = [
    Puzzle(
        "a Conspiracy that nobody can reach waits for one token more",
        "players=R,B,G;set=base;round=5;row=R?conspiracy+2,B!shapeshifter,G!shapeshifter"
        ";influence=R:5,B:9,G:2;hands=R:royal-decree,B:ambush,G:conspiracy"
        ";discard=B:archer,soldier,spy,heir,assassination,royal-decree,lord"
        ",G:archer,soldier,spy,heir,assassination,royal-decree,lord",
        ("keep",),
    ),
    Puzzle(
        "a Conspiracy beside what may be a Soldier is cashed",
        "players=R,B,G;set=base;round=5;row=R?conspiracy+3,B?soldier,G!heir;influence=R:6,B:5,G:1"
        ";hands=R:ambush,B:lord,G:lord;discard=B:archer,spy,assassination,royal-decree,ambush"
        ",shapeshifter,G:archer,soldier,spy,shapeshifter,assassination,royal-decree,ambush",
        ("reveal",),
    ),
    Puzzle(
        "a Deal struck now pays twice",
        "players=R,B,G;set=alliance;round=5;row=R?deal+3,R!fanatic,B!fanatic,G!fanatic"
        ";influence=R:5,B:9,G:2;hands=R:infiltration,B:extortion,G:extortion"
        ";discard=B:empress,informer,diplomat,deserter,judge,revolt,deal"
        ",G:empress,informer,diplomat,deserter,judge,revolt,deal",
        ("reveal",),
    ),
    Puzzle(
        "an Heir revealed now pays twice",
        "players=R,B,G;set=base;round=5;row=R?heir,B!lord,G!lord;influence=R:6,B:7,G:2"
        ";hands=R:ambush,B:ambush,G:conspiracy"
        ";discard=B:archer,soldier,spy,shapeshifter,assassination,royal-decree,heir"
        ",G:archer,soldier,spy,shapeshifter,assassination,royal-decree,heir",
        ("reveal",),
    ),
]
