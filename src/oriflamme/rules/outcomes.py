"""What each action of a seat brings, as far as that seat can know.

Each action is tried on what the seat sees, never on the game itself, and the events show what it brings. If
a closed card of another family matters, every kind that it may be is tried, and the result is the minimum
and the maximum. If an action leads to a question about the same card, the answers to that question are
tried as well.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.random import Random
from mypy_extensions import i64

from oriflamme.rules.actions import ELIMINATE, GAP, KEEP, PLACE, TARGET, number_of, verb_of
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import (
    KNOWN_IN_HAND,
    NOBODY,
    UNKNOWN,
    UNLIKE_AT,
    Board,
    Listener,
    kind_of,
    seat_of,
)
from oriflamme.rules.catalogue import CARDS, FAMILIES
from oriflamme.rules.events import KIND_SEEN_BY_ALL, LEAVING, What
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

WORLDS_IN_A_ROW: Final = 200
"""After this many worlds in a row without a new outcome, the search assumes that there are no others. It
misses an outcome that occurs in one of 50 worlds once in 60 times, and one that occurs in one of 20 worlds
once in 30,000 times."""

MOST_WORLDS: Final = 1000
_ENDS: Final = frozenset({"acts", "asked", "round-started", "game-over"})
_UNTOLD: Final = frozenset({"chose", "revealed"})  # these are the action itself
_AT_LAST: Final = frozenset({"discarded", "turned-down"})
_INFLUENCE: Final = frozenset({"gained", "reacted", "robbed", "tokens-collected"})
_TOKENS: Final = frozenset({"tokens-given", "tokens-lost"})

Key: TypeAlias = tuple[str, str, int, str, int, str]
"""A thing without its amount: what, family, card, victim, tokens, why."""

Outcome: TypeAlias = tuple[tuple[Key, int], ...]
"""What an action brings in one world."""

Bounds: TypeAlias = tuple[Key, int, int]
"""A thing with its minimum and its maximum."""


class Foreseen:
    """What an action `brings` at once. If the same card then asks for more, `text` is the kind of card
    whose text asks (else NOBODY), and `then` is what all later choices may bring in the end."""

    def __init__(self, action: int, brings: list[Bounds], text: int, then: list[Bounds]) -> None:
        self.action = action
        self.brings = brings
        self.text = text
        self.then = then


def foresee(observation: Observation, salt: int) -> list[Foreseen]:
    """All legal actions of the observation's viewer, who is not asked to place a card. The result depends
    only on the observation and the salt. The viewer must be allowed to know the salt."""
    imagined = Imagined(observation, salt)
    return [_foreseen(imagined, action) for action in observation.legal()]


class Trial(Listener):
    """Adds up what an action itself brings, until the next card acts or anybody has to decide."""

    def __init__(self) -> None:
        self.amounts: dict[Key, int] = {}
        self.end = ""  # what came then
        self.unknown: i64 = 0  # the handle of the first card that was turned up while its kind was unknown
        self.left: dict[int, i64] = {}  # the handles of cards that have left the row

    def tell(
        self, board: Board, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        if what in _ENDS:
            self.end = what
            board.listener = None  # what follows does not matter
            return
        handle: i64 = 0
        if card != NOBODY:
            handle = self.handle(board, card)
            if self.unknown == 0 and kind_of(card) >= UNKNOWN and what in KIND_SEEN_BY_ALL:
                self.unknown = handle
            if what in LEAVING:
                self.left[card] = handle
        if what in _UNTOLD:
            return
        tokens: i64 = 0
        added: i64 = 1
        victim, ruling = "", ""
        if what in _INFLUENCE:
            added = amount
            if what == "tokens-collected":
                tokens = number
            else:  # for all cards of a family together
                handle = 0
            if what == "robbed":
                victim = FAMILIES[seat_of(other)]
        elif what in _TOKENS:
            added = amount
        elif what == "reserved":
            tokens = number
        elif what == "no-effect":
            ruling = why
        key = (str(what), FAMILIES[seat], int(handle), victim, int(tokens), ruling)
        self.amounts[key] = self.amounts.get(key, 0) + added

    def handle(self, board: Board, card: i64) -> i64:
        handle = board.handle(card)
        return self.left.get(card, 0) if handle == 0 else handle


class Tried:
    """What an action brings in one world, and the state after it if the same card asks for more. If it
    depends on an unknown card, `unknown` is the handle of that card, 0 if it is not identified; otherwise
    NOBODY."""

    def __init__(self, outcome: Outcome, asking: State | None, unknown: i64) -> None:
        self.outcome = outcome
        self.asking = asking
        self.unknown = unknown


def _try(state: State, action: int) -> Tried:
    """Carries out the action."""
    victim = _unknown_victim(state, action)
    if victim != NOBODY:
        return Tried((), None, state.handle(victim))
    trial = Trial()
    card = state.acting
    state.listener = trial
    try:
        state.take(action)
    except IndexError:  # the engine looked up the text of an unknown card
        if not trial.end:
            return Tried((), None, trial.unknown)
    asks = (
        trial.end == "asked" and state.acting == card and state.question != KEEP and state.question != PLACE
    )
    return Tried(tuple(trial.amounts.items()), state if asks else None, NOBODY)


def _unknown_victim(state: State, action: int) -> i64:
    """The unknown card that the action eliminates by naming it; NOBODY if it names none."""
    verb = verb_of(action)
    if (verb != TARGET and verb != ELIMINATE) or not CARDS[state.text].eliminates:
        return NOBODY
    card = state.row[number_of(action)]
    return card if kind_of(card) >= UNKNOWN else NOBODY


class Imagined:
    """Games that fit an observation, shared by all actions of a decision."""

    def __init__(self, observation: Observation, salt: int) -> None:
        self.observation = observation
        self.rng = Random(salt)
        self.drawn: list[State] = []
        self.made: Worlds | None = None
        self.by_handle: dict[int, int] = {}  # the unknown cards of the row

    def worlds(self) -> Worlds:
        made = self.made
        if made is None:
            made = self.made = Worlds(self.observation)
            for cards in made.unknown_cards:
                for card in cards:
                    self.by_handle[self.observation.seen.handle(card)] = card
        return made

    def outcomes(self, before: list[int], action: int, unknown: i64) -> list[Outcome]:
        """Everything that an action may bring after the earlier ones in `before`. It depends on an unknown
        card, of this handle."""
        found: dict[Outcome, None] = {}
        if not self.suppose_each({}, unknown, before, action, found):
            found = self.of_many(before, action)
        return list(found)

    def suppose(
        self, kinds: dict[int, int], before: list[int], action: int, found: dict[Outcome, None]
    ) -> bool:
        """Tries the action with these kinds for unknown cards. Returns whether it could be found out in
        this way."""
        tried = _after(self.worlds().supposing(kinds), before, action)
        if tried.unknown == NOBODY:
            found[tried.outcome] = None
            return True
        return self.suppose_each(kinds, tried.unknown, before, action, found)

    def suppose_each(
        self,
        kinds: dict[int, int],
        unknown: i64,
        before: list[int],
        action: int,
        found: dict[Outcome, None],
    ) -> bool:
        """The result depends on one more card, of this handle. Tries each kind that this card may be, but
        only one of those that make no difference."""
        worlds = self.worlds()
        card = self.by_handle.get(unknown, NOBODY)
        if card == NOBODY or self.has_returned(seat_of(card)):
            return False
        seat = seat_of(card)
        alike: dict[int, int] = {}
        taken = [kind for other, kind in kinds.items() if seat_of(other) == seat]
        for kind in members_of(worlds.unseen[seat]):
            if kind not in taken:
                alike[_what_matters(kind)] = kind
        for kind in alike.values():
            if not self.suppose({**kinds, card: kind}, before, action, found):
                return False
        return True

    def has_returned(self, seat: i64) -> bool:
        """Whether a card of this family has returned to its hand. It may have been played again since, so
        the kinds that each card of the family may be are no longer simple to tell."""
        returned = self.observation.seen.families[KNOWN_IN_HAND + seat]
        return returned & self.worlds().unseen[seat] != 0

    def of_many(self, before: list[int], action: int) -> dict[Outcome, None]:
        """Tries the action in whole worlds until no new outcomes seem to follow."""
        worlds = self.worlds()
        found: dict[Outcome, None] = {}
        nothing_new = 0
        for i in range(MOST_WORLDS):
            if nothing_new == WORLDS_IN_A_ROW:
                break
            if i == len(self.drawn):
                self.drawn.append(worlds.sample(self.rng))
            nothing_new += 1
            outcome = _after(self.drawn[i].clone(), before, action).outcome
            if outcome not in found:
                found[outcome] = None
                nothing_new = 0
        return found


_CHARACTER: Final = -1
_INTRIGUE: Final = -2


def _what_matters(kind: int) -> int:
    """What matters about a card that is turned up, since another one eliminates it: its text if that speaks
    then, otherwise only whether it is a character."""
    card = CARDS[kind]
    if card.punishes:
        return kind
    return _CHARACTER if card.character else _INTRIGUE


def _after(state: State, before: list[int], action: int) -> Tried:
    for earlier in before:
        state.take(earlier)
    return _try(state, action)


def _foreseen(imagined: Imagined, action: int) -> Foreseen:
    tried = _try(imagined.observation.seen.clone(), action)
    if tried.unknown != NOBODY:
        return Foreseen(action, _bounds(imagined.outcomes([], action, tried.unknown)), NOBODY, [])
    brings = _bounds([tried.outcome])
    asking = tried.asking
    if asking is None:
        return Foreseen(action, brings, NOBODY, [])
    text, acting = asking.text, asking.handle(asking.acting)
    then = [_of_any(one, acting) for one in _in_the_end(imagined, [action], asking)]
    return Foreseen(action, brings, text, _bounds(then))


def _in_the_end(imagined: Imagined, before: list[int], asking: State) -> list[Outcome]:
    """Everything that the answers to a question, and to the questions that follow, may bring."""
    found: list[Outcome] = []
    for action in _unlike(asking):
        tried = _try(asking.clone(), action)
        if tried.unknown != NOBODY:
            found.extend(imagined.outcomes(before, action, tried.unknown))
            continue
        more = tried.asking
        if more is None:
            found.append(tried.outcome)
        else:
            for one in _in_the_end(imagined, [*before, action], more):
                found.append(_sum(tried.outcome, one))
    return found


def _unlike(asking: State) -> list[int]:
    """The answers, without those that bring the same as another. The place to which a card is moved makes
    no difference. Closed cards of one family that may be the same kinds are interchangeable, unless they
    are the two neighbours: then the cards beyond them may matter."""
    legal = asking.legal()
    if asking.question == GAP:
        return legal[:1]
    if len(legal) <= 2:
        return legal
    found: dict[tuple[int, int, int], int] = {}
    for action in legal:
        verb, card = verb_of(action), asking.row[number_of(action)]
        if (verb == TARGET or verb == ELIMINATE) and kind_of(card) >= UNKNOWN:
            alike = (int(verb), int(seat_of(card)), int(asking.lies[card] >> UNLIKE_AT))
        else:
            alike = (action, 0, 0)
        if alike not in found:
            found[alike] = action
    return list(found.values())


def _sum(one: Outcome, other: Outcome) -> Outcome:
    amounts = dict(one)
    for key, amount in other:
        amounts[key] = amounts.get(key, 0) + amount
    return tuple(amounts.items())


def _of_any(outcome: Outcome, acting: int) -> Outcome:
    """The same outcome without the card that was chosen."""
    amounts: dict[Key, int] = {}
    for (what, family, card, _, tokens, why), amount in outcome:
        of = family if what in _INFLUENCE or card == acting else ""
        key = (what, of, card if card == acting else 0, "", tokens, why)
        amounts[key] = amounts.get(key, 0) + amount
    return tuple(amounts.items())


def _bounds(outcomes: list[Outcome]) -> list[Bounds]:
    """The minimum and the maximum of each thing. What a card does at last comes last, since the things
    before it vary by world."""
    found: list[Bounds] = []
    last: list[Bounds] = []
    for key, least, most in _extremes(outcomes):
        (last if key[0] in _AT_LAST else found).append((key, least, most))
    return found + last


def _extremes(outcomes: list[Outcome]) -> list[Bounds]:
    if len(outcomes) == 1:
        return [(key, amount, amount) for key, amount in outcomes[0]]
    worlds = [dict(outcome) for outcome in outcomes]
    keys: dict[Key, None] = {}
    for world in worlds:
        for key in world:
            keys[key] = None
    found: list[Bounds] = []
    for key in keys:
        least = most = worlds[0].get(key, 0)
        for world in worlds:
            amount = world.get(key, 0)
            if amount < least:
                least = amount
            elif amount > most:
                most = amount
        found.append((key, least, most))
    return found
