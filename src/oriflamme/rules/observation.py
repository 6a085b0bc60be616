"""What one seat, or a spectator, knows."""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.bits import count, lowest
from oriflamme.rules.board import (
    ASIDE,
    BENEATH,
    BENEATH_AT,
    DISCARD,
    HAND,
    HIDDEN_ASIDE,
    HIDDEN_HAND,
    KNOWN,
    KNOWN_IN_HAND,
    NOBODY,
    OPEN,
    RESERVE,
    STOCK,
    UNKNOWN,
    card_of,
    kind_of,
    seat_of,
)
from oriflamme.rules.events import Event
from oriflamme.rules.state import State


class Observation:
    """A game as `viewer` sees it (NOBODY: as a spectator does).

    `seen` has the layout of the game itself. A card of the row that the viewer does not know has a kind
    number from UNKNOWN on, which only tells such cards apart. Of hands and cards set aside that the viewer
    may not look at, it has only the number of cards. `history` has the events that the viewer has seen, if
    the caller has put them in (`Log.heard_by`).
    """

    def __init__(self, viewer: i64, seen: State, history: list[Event] | None = None) -> None:
        self.viewer = viewer
        self.seen = seen
        self.history: list[Event] = history if history is not None else []

    def legal(self) -> list[int]:
        """The actions that the viewer may choose from; empty when another seat is asked."""
        return self.seen.legal() if self.seen.asked == self.viewer else []

    def __copy__(self) -> Observation:
        return Observation(self.viewer, self.seen.clone(), self.history[:])

    def __deepcopy__(self, memo: object) -> Observation:
        return Observation(self.viewer, self.seen.clone(), self.history[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Observation, (self.viewer, self.seen, self.history)

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer == NOBODY else f"seat {self.viewer}"
        return f"<Observation of {who}: {self.seen!r}>"


def observe(state: State, viewer: i64) -> Observation:
    """Everything that this seat knows. What is not copied here stays hidden."""
    seen = State()
    seen.lay_out(state.seats, state.kinds, state.rounds)
    seen.round = state.round
    seen.first = state.first
    seen.placed = state.placed
    seen.length = state.length
    seen.pool = state.pool
    seen.plays = state.plays
    seen.at = state.at
    seen.moving = state.moving
    seen.sleepers = state.sleepers
    for seat in range(state.seats):
        _observe_family(state, seen, seat, viewer)
    _observe_row(state, seen, viewer)
    _observe_question(state, seen, viewer)
    return Observation(viewer, seen)


def _observe_family(state: State, seen: State, seat: i64, viewer: i64) -> None:
    seen.families[STOCK + seat] = state.families[STOCK + seat]
    seen.families[DISCARD + seat] = state.families[DISCARD + seat]
    seen.families[KNOWN_IN_HAND + seat] = state.families[KNOWN_IN_HAND + seat]
    reserve = state.families[RESERVE + seat]
    seen.families[RESERVE + seat] = reserve
    while reserve != 0:
        card = card_of(seat, lowest(reserve))
        seen.lies[card] = state.lies[card]
        reserve &= reserve - 1
    hand, aside = state.families[HAND + seat], state.families[ASIDE + seat]
    seen.families[HIDDEN_HAND + seat] = state.families[HIDDEN_HAND + seat]
    seen.families[HIDDEN_ASIDE + seat] = state.families[HIDDEN_ASIDE + seat]
    if seat == viewer:
        seen.families[HAND + seat] = hand
        seen.families[ASIDE + seat] = aside
    else:
        seen.families[HIDDEN_HAND + seat] += count(hand)
        seen.families[HIDDEN_ASIDE + seat] += count(aside)


def _observe_row(state: State, seen: State, viewer: i64) -> None:
    """Copy the row; a closed card of another family becomes the next unknown one of that family."""
    for position in range(1, state.length + 1):
        card = state.row[position]
        above: i64 = NOBODY
        while card != NOBODY:
            lies = state.lies[card]
            shown = card
            if seat_of(card) != viewer and lies & (OPEN | KNOWN) == 0:
                shown = _next_unknown(seen, seat_of(card))
            seen.lies[shown] = lies & ~BENEATH
            if above == NOBODY:
                seen.row[position] = shown
            else:
                seen.lies[above] |= (shown + 1) << BENEATH_AT
            if card == state.acting:
                seen.acting = shown
                seen.text = kind_of(shown) if shown != card else state.text
            above = shown
            card = state.beneath(card)


def _next_unknown(seen: State, seat: i64) -> i64:
    card = card_of(seat, UNKNOWN)
    while seen.lies[card] != 0:
        card += 1
    return card


def _observe_question(state: State, seen: State, viewer: i64) -> None:
    """The question and the seat that is asked are public, and so are the options that are not secret."""
    seen.question = state.question
    seen.asked = state.asked
    seen.options = state.options
    seen.more_options = state.more_options
    if state.asked != viewer:
        seen.set_secret(0)
