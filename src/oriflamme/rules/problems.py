"""What is wrong with a state, in words, for positions that were typed by hand.

Every sentence begins with the key of the position that it is about (see docs/notation.md).
"""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.bits import bit, count, lowest, members_of
from oriflamme.rules.board import (
    ASIDE,
    ASLEEP,
    DISCARD,
    FEWEST_SEATS,
    HAND,
    HIDDEN_ASIDE,
    HIDDEN_HAND,
    KNOWN,
    KNOWN_IN_HAND,
    NOBODY,
    OPEN,
    RESERVE,
    ROUNDS_AT_MOST,
    SEATS,
    STOCK,
    TOKENS_AT_MOST,
    UNKNOWN,
    VERDICTS,
    Board,
    kind_of,
    seat_of,
)
from oriflamme.rules.catalogue import CARDS, FAMILIES, KINDS, RESERVABLE


def problems(state: Board, families: str = FAMILIES) -> list[str]:
    """Everything that cannot occur in a game; empty if the state is fine."""
    found: list[str] = []
    if not FEWEST_SEATS <= state.seats <= SEATS:
        found.append(f"players: there are {state.seats}; a game has {FEWEST_SEATS} to {SEATS}")
        return found
    if not 1 <= state.rounds <= ROUNDS_AT_MOST:
        found.append(f"rounds: {state.rounds} is outside 1 to {ROUNDS_AT_MOST}")
    if not 1 <= state.round <= state.rounds:
        found.append(f"round: {state.round} is outside 1 to {state.rounds}")
    if not 0 <= state.first < state.seats:
        found.append("first: the first player is none of the families")
    found += _row_problems(state, families)
    for seat in range(state.seats):
        found += _family_problems(state, seat, families[seat])
    return found


def _name(card: i64, families: str) -> str:
    kind = kind_of(card)
    return f"{families[seat_of(card)]}'s {CARDS[kind].slug if kind < UNKNOWN else 'unknown card'}"


def _row_problems(state: Board, families: str) -> list[str]:
    found: list[str] = []
    verdicts: i64 = 0
    for position in range(1, state.length + 1):
        card = state.row[position]
        owner = seat_of(card)
        while card != NOBODY:
            if seat_of(card) != owner:
                found.append(f"row: position {position} is a stack of two families")
            name = _name(card, families)
            for wrong in _card_problems(state, card):
                found.append(f"row: position {position}: {name} {wrong}")
            verdicts += state.verdicts(card)
            card = state.beneath(card)
    if verdicts > VERDICTS:
        found.append(f"row: {verdicts} verdict tokens lie on cards; there are only {VERDICTS}")
    elif state.pool != VERDICTS - verdicts:
        found.append(f"row: {verdicts} verdict tokens lie on cards and {state.pool} in the pool")
    return found


def _card_problems(state: Board, card: i64) -> list[str]:
    found: list[str] = []
    kind, lies = kind_of(card), state.lies[card]
    if kind < UNKNOWN and state.kinds & bit(kind) == 0:
        found.append("is not among the kinds in play")
    if state.tokens(card) > TOKENS_AT_MOST:
        found.append(f"bears {state.tokens(card)} tokens; at most {TOKENS_AT_MOST} fit")
    if lies & OPEN != 0:
        if kind >= UNKNOWN:
            found.append("lies open, so it cannot be unknown")
        elif not CARDS[kind].character and card != state.acting:
            found.append("lies open; an intrigue does so only while its choice is asked")
        if state.tokens(card) > 0 and kind != KINDS["diplomat"]:
            found.append("lies open with tokens on it; only a Diplomat may")
        if lies & KNOWN != 0:
            found.append("lies open and is marked as known to all")
        if lies & ASLEEP != 0:
            found.append("lies open and is marked as not acting this round")
    elif lies & KNOWN != 0 and kind != KINDS["revolt"]:
        found.append("is marked as known to all; only a used Revolt is")
    return found


def _family_problems(state: Board, seat: i64, family: str) -> list[str]:
    found: list[str] = []
    if state.families[STOCK + seat] < 0:
        found.append(f"influence: {family} has less than none")
    in_row: i64 = 0
    unknown = state.families[HIDDEN_HAND + seat] + state.families[HIDDEN_ASIDE + seat]
    for position in range(1, state.length + 1):
        card = state.row[position]
        while card != NOBODY:
            if seat_of(card) == seat:
                if kind_of(card) < UNKNOWN:
                    in_row |= bit(kind_of(card))
                else:
                    unknown += 1
            card = state.beneath(card)
    held = in_row
    for name, pile in (
        ("hands", HAND),
        ("aside", ASIDE),
        ("discard", DISCARD),
        ("reserve", RESERVE),
    ):
        kinds = state.families[pile + seat]
        if kinds & ~state.kinds != 0:
            slug = CARDS[lowest(kinds & ~state.kinds)].slug
            found.append(f"{name}: {family}'s {slug} is not among the kinds in play")
        for kind in members_of(kinds & held):
            found.append(f"{name}: {family} has a second {CARDS[kind].slug}")
        held |= kinds
    for kind in members_of(state.families[RESERVE + seat] & ~RESERVABLE):
        found.append(f"reserve: {family}'s {CARDS[kind].slug} is not a card that is reserved")
    if count(state.kinds & ~held) < unknown:
        found.append(
            f"hands: {family} has {unknown} unknown cards, more than there are kinds left for them"
        )
    for kind in members_of(state.families[KNOWN_IN_HAND + seat] & _seen_elsewhere(state, seat)):
        found.append(f"known: {family}'s {CARDS[kind].slug} is to be seen elsewhere")
    for kind in members_of(state.families[KNOWN_IN_HAND + seat] & ~state.kinds):
        found.append(f"known: {family}'s {CARDS[kind].slug} is not among the kinds in play")
    return found


def _seen_elsewhere(state: Board, seat: i64) -> i64:
    """The kinds of a family that are not in its hand: all can see them somewhere, or they are set aside."""
    seen = state.families[DISCARD + seat] | state.families[RESERVE + seat] | state.families[ASIDE + seat]
    for position in range(1, state.length + 1):
        card = state.row[position]
        while card != NOBODY:
            if seat_of(card) == seat and state.lies[card] & (OPEN | KNOWN) != 0:
                seen |= bit(kind_of(card))
            card = state.beneath(card)
    return seen
