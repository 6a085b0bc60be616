"""What happens at a table, and which part of it each viewer may know.

An event names a card by its handle, the number of the play that brought it into the row. The kind of the
card, the cards that a family was dealt and the options of a seat are separate facts. They are hidden unless
this module says who sees them. `oriflamme.notation.events` has the same events in words.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from oriflamme.rules.actions import MORE_OPTIONS, OPTIONS, secret_set
from oriflamme.rules.board import ASIDE, HAND, NOBODY, Board, Listener, kind_of, seat_of

EVERYBODY: Final = -2

What: TypeAlias = Literal[
    "dealt",
    "round-started",
    "placed",
    "acts",
    "asked",
    "chose",
    "kept",
    "revealed",
    "tokens-collected",
    "tokens-given",
    "tokens-lost",
    "copied",
    "no-effect",
    "gained",
    "reacted",
    "robbed",
    "verdict-put",
    "eliminated",
    "discarded",
    "reserved",
    "moved",
    "swapped",
    "turned-down",
    "game-over",
]

KIND_SEEN_BY_ALL: Final = frozenset(
    {
        "revealed",
        "tokens-collected",
        "copied",
        "no-effect",
        "gained",
        "reacted",
        "robbed",
        "eliminated",
        "discarded",
        "reserved",
        "swapped",
        "turned-down",
    }
)
KIND_SEEN_BY_OWNER: Final = frozenset({"placed"})
OTHER_KIND_SEEN_BY_OWNER: Final = frozenset({"swapped"})
LEAVING: Final = frozenset({"eliminated", "discarded", "reserved"})
EARNING: Final = frozenset({"gained", "reacted", "robbed", "tokens-collected"})
"""The family of the card gains influence, as much as `amount` says."""


class Event:
    """One thing that happened. Cards are handles, 0 for none. A hidden fact is NOBODY, a hidden set is 0.

    seat:   the family of the card; without a card, the family that is dealt to, asked or first
    card:   the card it is about
    kind:   what that card is
    other:  the card that does it; except for `placed` the card covered, for `chose` and `robbed` the one
            chosen, for `reacted` the attacker, for `swapped` the card laid, which is an `other_kind`
    other_seat: the family of that card
    number: for `dealt` the size of the hand, for `round-started` the round, for `placed` where, for `acts`
            and `moved` the position, for `asked` the question, for `chose` the verb, for `game-over` the
            set of the winners, for `tokens-collected` how many; else the tokens (`verdict-put`: the verdict
            tokens) that lie on the card after it
    amount: how much influence the family gains; except for `tokens-given` and `tokens-lost` how many
            tokens, for `dealt` the number of cards set aside, for `asked` the position of the card that is
            about to be moved (0: none), for `chose` the gap (NOBODY: none)
    first_set, second_set: for `dealt` the hand and the cards set aside, for `asked` the options
    why:    the key of the ruling behind it
    """

    def __init__(self, what: What, seat: i64, why: str) -> None:
        self.what: What = what
        self.seat = seat
        self.why = why
        self.card: i64 = 0
        self.kind: i64 = NOBODY
        self.kind_for: i64 = NOBODY
        self.other: i64 = 0
        self.other_seat: i64 = NOBODY
        self.other_kind: i64 = NOBODY
        self.other_kind_for: i64 = NOBODY
        self.number: i64 = 0
        self.amount: i64 = 0
        self.first_set: i64 = 0
        self.first_set_for: i64 = NOBODY
        self.second_set: i64 = 0
        self.second_set_for: i64 = NOBODY

    def is_private(self, viewer: i64) -> bool:
        """Whether this seat may know more of it than a spectator."""
        return viewer != NOBODY and (
            viewer == self.kind_for
            or viewer == self.other_kind_for
            or viewer == self.first_set_for
            or viewer == self.second_set_for
        )

    def has_secrets(self) -> bool:
        """Whether some seat may know more of it than a spectator."""
        return (
            self.kind_for > NOBODY
            or self.other_kind_for > NOBODY
            or self.first_set_for > NOBODY
            or self.second_set_for > NOBODY
        )

    def seen_by(self, viewer: i64) -> Event:
        """The event without everything that this seat, or a spectator (NOBODY), may not know."""
        seen = Event(self.what, self.seat, self.why)
        seen.card = self.card
        seen.other = self.other
        seen.other_seat = self.other_seat
        seen.number = self.number
        seen.amount = self.amount
        if _may_see(self.kind_for, viewer):
            seen.kind = self.kind
            seen.kind_for = self.kind_for
        if _may_see(self.other_kind_for, viewer):
            seen.other_kind = self.other_kind
            seen.other_kind_for = self.other_kind_for
        if _may_see(self.first_set_for, viewer):
            seen.first_set = self.first_set
            seen.first_set_for = self.first_set_for
        if _may_see(self.second_set_for, viewer):
            seen.second_set = self.second_set
            seen.second_set_for = self.second_set_for
        return seen

    def __reduce__(self) -> tuple[object, ...]:
        numbers = [
            self.card, self.kind, self.kind_for, self.other, self.other_seat, self.other_kind,
            self.other_kind_for, self.number, self.amount, self.first_set, self.first_set_for,
            self.second_set, self.second_set_for,
        ]  # fmt: skip
        return restored_event, (self.what, self.seat, self.why, numbers)

    def __repr__(self) -> str:
        return f"<Event: {self.what}, {self.why}>"

    def facts(self) -> dict[str, int | str]:
        """All visible facts, by name."""
        told: dict[str, int | str] = {
            "what": self.what,
            "seat": self.seat,
            "card": self.card,
            "other": self.other,
            "other_seat": self.other_seat,
            "number": self.number,
            "amount": self.amount,
            "why": self.why,
        }
        if self.kind_for != NOBODY:
            told["kind"] = self.kind
        if self.other_kind_for != NOBODY:
            told["other_kind"] = self.other_kind
        if self.first_set_for != NOBODY:
            told["first_set"] = self.first_set
        if self.second_set_for != NOBODY:
            told["second_set"] = self.second_set
        return told


def restored_event(what: What, seat: int, why: str, numbers: list[int]) -> Event:
    """The event with these facts, for pickle."""
    event = Event(what, seat, why)
    event.card, event.kind, event.kind_for, event.other, event.other_seat = numbers[:5]
    event.other_kind, event.other_kind_for, event.number, event.amount = numbers[5:9]
    event.first_set, event.first_set_for, event.second_set, event.second_set_for = numbers[9:]
    return event


def _may_see(whom: i64, viewer: i64) -> bool:
    return whom == EVERYBODY or (whom == viewer and viewer != NOBODY)


class Both(Listener):
    """Passes everything on to two listeners."""

    def __init__(self, one: Listener, two: Listener) -> None:
        self.one = one
        self.two = two

    def tell(
        self, board: Board, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        self.one.tell(board, what, seat, card, other, number, amount, why)
        self.two.tell(board, what, seat, card, other, number, amount, why)


class Log(Listener):
    """Keeps every event of a game with all its facts. Pass on only what `seen_by` returns."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.left: dict[int, int] = {}  # the handles of cards that have left the row

    def tell(
        self, board: Board, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        event = Event(what, seat, why)
        event.number = number
        event.amount = amount
        if card != NOBODY:
            event.card = self.handle(board, card)
            if what in KIND_SEEN_BY_ALL:
                event.kind = kind_of(card)
                event.kind_for = EVERYBODY
            elif what in KIND_SEEN_BY_OWNER:
                event.kind = kind_of(card)
                event.kind_for = seat_of(card)
            if what in LEAVING:
                self.left[card] = event.card
        if other != NOBODY:
            event.other = self.handle(board, other)
            event.other_seat = seat_of(other)
            if what in OTHER_KIND_SEEN_BY_OWNER:
                event.other_kind = kind_of(other)
                event.other_kind_for = seat_of(other)
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
        self.events.append(event)

    def heard_by(self, viewer: i64) -> list[Event]:
        """All events as this seat, or a spectator (NOBODY), has seen them."""
        return [event.seen_by(viewer) for event in self.events]

    def handle(self, board: Board, card: i64) -> i64:
        """The public name of a card that is, or was, in the row."""
        handle = board.handle(card)
        if handle == 0 and card in self.left:
            handle = self.left[card]
        return handle
