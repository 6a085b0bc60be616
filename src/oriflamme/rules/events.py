"""What happens at a table, as each viewer may hear it.

An event names a card by its handle, the number of the play that brought it into the row. What kind of
card it is, which cards a family was dealt and what a seat can choose from are separate facts: hidden
unless this module says who sees them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oriflamme.rules.actions import MORE_OPTIONS, OPTIONS, SWAP, action, secret_set, verb_of
from oriflamme.rules.bits import bit, count
from oriflamme.rules.board import ASIDE, DISCARD, HAND, NOBODY, RESERVE, Board, Listener, kind_of, seat_of

EVERYBODY: Final = -2

KIND_SEEN_BY_ALL: Final = frozenset(
    {"revealed", "eliminated", "discarded", "reserved", "returned", "turned-down", "copied"}
)
KIND_SEEN_BY_OWNER: Final = frozenset({"placed", "swapped"})


class Event:
    """One thing that happened. Where there is no such thing, or it is hidden, NOBODY stands.

    what:    dealt, round, placed, acts, asked, chose, tokens, revealed, copied, gained, robbed, verdict,
             eliminated, discarded, reserved, moved, returned, swapped, turned-down, over
    seat:    the family that does it or has it done to
    card, owner, kind: the card it is about, by its handle (0 once it has left the row)
    number:  how many; where; which round, question or action; for `dealt` the size of the hand
    first_set, second_set: for `dealt` the hand and the cards set aside, for `asked` the options
    why:     the key of the ruling behind it
    """

    def __init__(self, what: str, seat: i64, number: i64, why: str) -> None:
        self.what = what
        self.seat = seat
        self.number = number
        self.why = why
        self.card: i64 = NOBODY
        self.owner: i64 = NOBODY
        self.kind: i64 = NOBODY
        self.kind_for: i64 = NOBODY
        self.first_set: i64 = 0
        self.first_set_for: i64 = NOBODY
        self.second_set: i64 = 0
        self.second_set_for: i64 = NOBODY

    def seen_by(self, viewer: i64) -> Event:
        """The event with everything taken out that this seat, or a spectator (NOBODY), may not know."""
        seen = Event(self.what, self.seat, self.number, self.why)
        seen.card = self.card
        seen.owner = self.owner
        if _may_see(self.kind_for, viewer):
            seen.kind = self.kind
            seen.kind_for = self.kind_for
        if _may_see(self.first_set_for, viewer):
            seen.first_set = self.first_set
            seen.first_set_for = self.first_set_for
        if _may_see(self.second_set_for, viewer):
            seen.second_set = self.second_set
            seen.second_set_for = self.second_set_for
        return seen

    def facts(self) -> dict[str, int | str]:
        """What there is to tell, by name."""
        told: dict[str, int | str] = {"what": self.what, "number": self.number, "why": self.why}
        if self.seat != NOBODY:
            told["seat"] = self.seat
        if self.card != NOBODY:
            told["card"] = self.card
            told["owner"] = self.owner
        if self.kind_for != NOBODY:
            told["kind"] = self.kind
        if self.first_set_for != NOBODY:
            told["first_set"] = self.first_set
        if self.second_set_for != NOBODY:
            told["second_set"] = self.second_set
        return told


def _may_see(whom: i64, viewer: i64) -> bool:
    return whom == EVERYBODY or (whom == viewer and viewer != NOBODY)


class Log(Listener):
    """Keeps every event of a game, whole; pass on only what `seen_by` gives."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, board: Board, what: str, seat: i64, card: i64, number: i64, why: str) -> None:
        event = Event(what, seat, number, why)
        if card != NOBODY:
            event.card = board.handle(card)
            event.owner = seat_of(card)
            public = board.families[DISCARD + event.owner] | board.families[RESERVE + event.owner]
            if what in KIND_SEEN_BY_ALL or public & bit(kind_of(card)) != 0:
                event.kind = kind_of(card)
                event.kind_for = EVERYBODY
            elif what in KIND_SEEN_BY_OWNER:
                event.kind = kind_of(card)
                event.kind_for = seat_of(card)
        if what == "asked":
            event.first_set = board.options
            event.second_set = board.more_options
            secret = secret_set(number)
            event.first_set_for = seat if secret == OPTIONS else EVERYBODY
            event.second_set_for = seat if secret == MORE_OPTIONS else EVERYBODY
        elif what == "dealt":
            event.first_set = board.families[HAND + seat]
            event.second_set = board.families[ASIDE + seat]
            event.first_set_for = seat
            event.second_set_for = seat
            event.number = count(event.first_set)
        elif what == "chose" and verb_of(number) == SWAP:
            # which hand card it is, the event of the swap tells to those who may know
            event.number = action(SWAP, 0)
        self.events.append(event)
