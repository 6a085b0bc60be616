"""A position from its keys, which come from a table of a scenario file or from a line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from oriflamme.notation.cards import CardText, parse_reserved, parse_stack, stacks_of
from oriflamme.notation.keys import (
    Within,
    family_table,
    plain_number,
    read_kinds,
    read_seating,
    texts,
    whole_number,
    word,
)
from oriflamme.notation.words import NotationError, kind_of, nearest, seat_of, slug_of
from oriflamme.rules import board as b
from oriflamme.rules.actions import KEEP, NOTHING, TARGET, secret_is_hand
from oriflamme.rules.bits import bit, count, members_of
from oriflamme.rules.catalogue import BASE, GAME_SETS, KINDS
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.state import State

PLAYS_AT_MOST = 400  # more than any game has, and still fits into a card's handle
PHASES = ("placement", "activation", "over")
FAMILY_AT_MOST = b.ROUNDS_AT_MOST  # cards in the row and still to be placed: all may be unknown to a viewer
ROW_AT_MOST = b.SEATS * FAMILY_AT_MOST


class Position(NamedTuple):
    """A state and the letters of its families in the order of their seats."""

    state: State
    seating: str


def load_position(keys: Mapping[str, object]) -> Position:
    """The position that these keys describe, played to its first decision."""
    seating = read_seating(texts(keys, "players"))
    state = State()
    state.lay_out(len(seating), BASE, whole_number(keys, "rounds", USUAL.rounds))
    state.round = whole_number(keys, "round", 2)
    with Within("first"):
        state.first = seat_of(word(keys, "first", seating[0]), seating)
    with Within("row"):
        row = [parse_stack(stack, seating) for stack in texts(keys, "row")]
    _lay_row(state, row, order_of(keys, row))
    plays = whole_number(keys, "plays", state.plays)
    if not state.plays <= plays <= PLAYS_AT_MOST:
        raise NotationError(f"plays: {plays} is outside {state.plays} to {PLAYS_AT_MOST}")
    state.plays = plays
    _lay_families(state, keys, seating)
    state.kinds = _kinds(keys, state)
    _lay_older(state, keys, seating)
    _resume(state, keys, seating)
    return Position(state, seating)


def _lay_row(state: State, row: Sequence[Sequence[CardText]], order: list[list[int]]) -> None:
    state.length = len(row)
    if state.length > ROW_AT_MOST:
        raise NotationError(f"row: {state.length} cards are more than the {ROW_AT_MOST} there is room for")
    unknown = [b.UNKNOWN] * state.seats
    for position, (stack, plays) in enumerate(zip(row, order, strict=True), 1):
        above = b.NOBODY
        for text, play in zip(stack, plays, strict=True):
            kind = text.kind
            if kind == b.NOBODY:
                kind, unknown[text.seat] = unknown[text.seat], unknown[text.seat] + 1
                if kind >= b.KINDS_AT_MOST:
                    raise NotationError(f"row: a family has more than {FAMILY_AT_MOST} unknown cards")
            card = b.card_of(text.seat, kind)
            if state.lies[card]:
                raise NotationError(f"row: position {position}: a family has a second {slug_of(kind)}")
            if text.tokens > b.TOKENS_AT_MOST:
                raise NotationError(f"row: position {position}: more than {b.TOKENS_AT_MOST} tokens")
            if text.verdicts > b.VERDICTS:
                raise NotationError(f"row: position {position}: more than {b.VERDICTS} verdict tokens")
            state.lies[card] = (
                text.tokens
                | text.verdicts * b.VERDICT_TOKEN
                | (b.OPEN if text.open else 0)
                | (b.KNOWN if text.known else 0)
                | (b.ASLEEP if text.asleep else 0)
                | play << b.HANDLE_AT
            )
            state.sleepers = state.sleepers or text.asleep
            state.pool -= text.verdicts
            state.plays = max(state.plays, play)
            if above == b.NOBODY:
                state.row[position] = card
            else:
                state.lies[above] |= (card + 1) << b.BENEATH_AT
            above = card


def order_of(keys: Mapping[str, object], row: Sequence[Sequence[object]]) -> list[list[int]]:
    """Which play brought each card: as given, or as if the row had been placed stack by stack."""
    if "order" in keys:
        told = [stack.split("/") for stack in texts(keys, "order")]
        if [len(stack) for stack in told] != [len(stack) for stack in row]:
            raise NotationError("order: it must have a number for each card of the row")
        numbers = [[plain_number("order", number) for number in stack] for stack in told]
        flat = [number for stack in numbers for number in stack]
        if len(set(flat)) != len(flat) or not all(1 <= number <= PLAYS_AT_MOST for number in flat):
            raise NotationError("order: the plays are numbered from 1, each card differently")
        return numbers
    numbers, next_play = [], 1
    for stack in row:
        numbers.append(list(range(next_play + len(stack) - 1, next_play - 1, -1)))
        next_play += len(stack)
    return numbers


_PILES = (
    ("hands", b.HAND, b.HIDDEN_HAND),
    ("aside", b.ASIDE, b.HIDDEN_ASIDE),
    ("discard", b.DISCARD, b.NOBODY),
    ("known", b.KNOWN_IN_HAND, b.NOBODY),
    ("reserve", b.RESERVE, b.NOBODY),
)


def _lay_families(state: State, keys: Mapping[str, object], seating: str) -> None:
    influence = family_table(keys, "influence", seating)
    for letter in influence:
        with Within("influence"):
            number = whole_number(influence, letter, 0)
        state.families[b.STOCK + seat_of(letter, seating)] = number
    for key, pile, hidden in _PILES:
        piles = family_table(keys, key, seating)
        for letter in piles:
            with Within(key):
                cards = texts(piles, letter)
            with Within(f"{key}: {letter}"):
                _lay_pile(state, seat_of(letter, seating), cards, pile, hidden)


def _lay_pile(state: State, seat: int, cards: list[str], pile: int, hidden: int) -> None:
    for card in cards:
        if card == "_" and hidden != b.NOBODY:
            state.families[hidden + seat] += 1
            continue
        kind, tokens = parse_reserved(card) if pile == b.RESERVE else (kind_of(card), 0)
        if state.families[pile + seat] & bit(kind):
            raise NotationError(f"a second {slug_of(kind)}")
        if tokens > b.TOKENS_AT_MOST:
            raise NotationError(f"'{card}': more than {b.TOKENS_AT_MOST} tokens")
        state.families[pile + seat] |= bit(kind)
        if tokens:
            state.lies[b.card_of(seat, kind)] = tokens


def _kinds(keys: Mapping[str, object], state: State) -> int:
    """The kinds in play: those given, otherwise those of the set and all that are visible."""
    name = word(keys, "set", "mixed")
    if name not in GAME_SETS:
        raise NotationError(f"set: there is no set '{name}'{nearest(name, GAME_SETS)}")
    if "kinds" in keys:
        return read_kinds(keys, "kinds")
    kinds = GAME_SETS[name]
    for stack in stacks_of(state):
        for card in stack:
            kinds |= bit(b.kind_of(card)) if b.kind_of(card) < b.UNKNOWN else 0
    for seat in range(state.seats):
        for pile in (b.HAND, b.ASIDE, b.DISCARD, b.RESERVE, b.KNOWN_IN_HAND):
            kinds |= state.families[pile + seat]
    return kinds


def _lay_older(state: State, keys: Mapping[str, object], seating: str) -> None:
    row = stacks_of(state)
    for text in texts(keys, "older"):
        slug, _, place = text.partition("@")
        position, _, depth = place.partition("/")
        with Within("older"):
            kind = kind_of(slug)
            stack = row[plain_number("position", position) - 1 : plain_number("position", position)]
            cards = stack[0] if stack else []
            deep = plain_number("depth", depth or "1")
            if not 1 <= deep <= len(cards):
                raise NotationError(f"'{text}': there is no such card in the row")
            card = cards[deep - 1]
            family = seating[b.seat_of(card)]
            if not state.families[b.KNOWN_IN_HAND + b.seat_of(card)] & bit(kind):
                raise NotationError(f"'{text}': it needs {family}:{slug} among those known beside it")
            if state.lies[card] & (b.OPEN | b.KNOWN):
                raise NotationError(f"'{text}': all know what that card is; write closed cards only")
            if b.kind_of(card) == kind:
                raise NotationError(f"'{text}': that card is the {slug} itself; write older cards only")
            state.lies[card] |= bit(b.UNLIKE_AT + kind)


def _resume(state: State, keys: Mapping[str, object], seating: str) -> None:
    phase = word(keys, "phase", "activation")
    if phase not in PHASES:
        raise NotationError(f"phase: there is no phase '{phase}'{nearest(phase, PHASES)}")
    for key, only in (("doing", "activation"), ("moving", "activation"), ("to_act", "placement")):
        if key in keys and phase != only:
            raise NotationError(f"{key}: it has no meaning in phase '{phase}', only in '{only}'")
    if "moving" in keys and "doing" not in keys:
        raise NotationError("moving: it needs the key doing beside it")
    at = whole_number(keys, "at", 1)
    if not 1 <= at <= max(1, state.length):
        raise NotationError(f"at: position {at} is outside the row of {state.length}")
    if phase == "activation":
        state.at = at
        state.placed = state.seats
        if "doing" in keys:
            state.acting = state.row[at]
    elif phase == "over":
        state.placed = state.seats
    elif "to_act" in keys:
        with Within("to_act"):
            to_act = seat_of(word(keys, "to_act", ""), seating)
        state.placed = (to_act - state.first) % state.seats
    wrong = state.problems(seating)
    if wrong:
        raise NotationError(wrong[0])
    _check_room(state, seating)
    for seat, letter in enumerate(seating):
        _check_known(state, seat, letter)
    if phase == "placement":
        if "to_act" in keys:
            state.ask_placement()
        else:
            state.start_round()
    elif phase == "over":
        state.question = NOTHING
    elif "doing" in keys:
        _resume_choice(state, keys)
    else:
        _resume_activation(state)


def _resume_activation(state: State) -> None:
    """The card at `at` acts, or the next one that is not asleep."""
    while state.row[state.at] != b.NOBODY and state.lies[state.row[state.at]] & b.ASLEEP:
        state.at += 1
    card = state.row[state.at]
    if card != b.NOBODY and b.kind_of(card) >= b.UNKNOWN:
        # only its owner knows whether it can be revealed
        state.acting, state.text = card, b.kind_of(card)
        state.question, state.asked, state.options = KEEP, b.seat_of(card), bit(0)
        return
    if card != b.NOBODY and state.is_open(card) and _has_unknown(state):
        raise NotationError(
            f"at: position {state.at} would act by itself, "
            "which cannot be played out while cards are unknown"
        )
    state.activate()


def _check_room(state: State, seating: str) -> None:
    """Check that the row has room until the end of the game. The row of a dealt game always has."""
    in_row = [b.seat_of(card) for stack in stacks_of(state) for card in stack]
    for seat, letter in enumerate(seating):
        coming = _to_place(state, seat)
        if in_row.count(seat) + coming > FAMILY_AT_MOST:
            raise NotationError(
                f"row: {letter} has {in_row.count(seat)} cards in it and {coming} still to place; "
                f"there is room for {FAMILY_AT_MOST} of a family"
            )


def _to_place(state: State, seat: int) -> int:
    """How many cards a family may still place."""
    hand = count(state.families[b.HAND + seat]) + state.families[b.HIDDEN_HAND + seat]
    turn = (seat - state.first) % state.seats
    return min(hand, state.rounds - state.round + (turn >= state.placed))


def _check_known(state: State, seat: int, letter: str) -> None:
    """Check that every kind that is known to have gone back to a hand has a place."""
    known = members_of(state.families[b.KNOWN_IN_HAND + seat])
    if not known:
        return
    closed = [
        card
        for stack in stacks_of(state)
        for card in stack
        if b.seat_of(card) == seat and not state.lies[card] & (b.OPEN | b.KNOWN)
    ]
    older = {
        kind: {card for card in closed if state.lies[card] & bit(b.UNLIKE_AT + kind)} for kind in known
    }
    for one, other in combinations(known, 2):
        if not (older[one] <= older[other] or older[other] <= older[one]):
            raise NotationError(
                f"older: {letter}'s {slug_of(one)} and {slug_of(other)} each have a card older than it "
                "alone; what is older than the first to go back is older than the second, too"
            )
    # unseen kinds take their places in turn, first the one with the fewest possible cards
    seen = {b.kind_of(card) for card in closed} | set(members_of(state.families[b.HAND + seat]))
    unknown = {card for card in closed if b.kind_of(card) >= b.UNKNOWN}
    unseen = sorted(
        (kind for kind in known if kind not in seen), key=lambda kind: len(unknown - older[kind])
    )
    for number, kind in enumerate(unseen, 1):
        if state.families[b.HIDDEN_HAND + seat] + len(unknown - older[kind]) < number:
            raise NotationError(
                f"known: {letter}'s {slug_of(kind)} is neither in the hand nor among the closed cards "
                "that are not older"
            )


def _has_unknown(state: State) -> bool:
    if any(b.kind_of(card) >= b.UNKNOWN for stack in stacks_of(state) for card in stack):
        return True
    hidden = (b.HIDDEN_HAND, b.HIDDEN_ASIDE)
    return any(state.families[pile + seat] for pile in hidden for seat in range(state.seats))


def _resume_choice(state: State, keys: Mapping[str, object]) -> None:
    """Ask the question of the current text again: try the text on a copy and see what it asks."""
    with Within("doing"):
        doing = kind_of(word(keys, "doing", ""))
        if state.acting == b.NOBODY or not state.is_open(state.acting):
            raise NotationError("the card that acts must lie open")
        _check_doing(state, doing)
        state.text = doing
        trial = state.clone()
        hand = b.HAND + state.actor()
        if state.families[b.HIDDEN_HAND + state.actor()]:
            trial.families[hand] = state.kinds  # the viewer knows that there is something to choose
        try:
            _ask_again(trial, doing, keys)
        except IndexError:  # the only target was taken, and its kind is unknown
            trial.question = NOTHING
        if trial.question == NOTHING or trial.text != doing:
            raise NotationError(f"{slug_of(doing)} has nothing to choose here")
    state.question, state.asked, state.moving = trial.question, trial.asked, trial.moving
    state.options, state.more_options = trial.options, trial.more_options
    if secret_is_hand(state.question):
        state.set_secret(state.families[hand])


def _check_doing(state: State, doing: int) -> None:
    """A card carries out its own text; a Shapeshifter also that of an open character beside it."""
    kind = b.kind_of(state.acting)
    if doing == kind:
        return
    if kind != KINDS["shapeshifter"]:
        raise NotationError(
            f"at position {state.at} acts {slug_of(kind)}, which does nothing but its own text"
        )
    beside = members_of(state.open_characters(state.adjacent()))
    if doing not in [b.kind_of(state.row[position]) for position in beside]:
        raise NotationError(f"beside the shapeshifter at position {state.at} lies no open {slug_of(doing)}")


def _ask_again(trial: State, doing: int, keys: Mapping[str, object]) -> None:
    trial.cards[doing].act(trial)
    if trial.question == TARGET and "moving" in keys:
        moving = whole_number(keys, "moving", 0)
        if not 1 <= moving <= trial.length or not trial.options & bit(moving):
            raise NotationError(f"the card at position {moving} cannot be moved")
        trial.question = NOTHING
        trial.choice(TARGET, moving)
