"""Clocks as arithmetic: how long a decision has taken, and how long it may take. All in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oriflamme.server.table import journal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
GRACE = 10 * SECOND
"""The least time that a person who comes back has for the open decision, once, to look at the table."""

MOST_SECONDS, MOST_BANK, MOST_DAYS = 3600, 36_000, 30


class Clock:
    """No clock: a decision has no time limit. Subclasses override what is different."""

    bank = 0  # what each seat starts with
    runs = False  # whether time can run out
    correspondence = False  # players come back when they like, so nobody sits there waiting

    def allowed(self, bank: int) -> int | None:
        """How long a decision may take with what is left in the bank; None: without limit."""
        return None

    def from_bank(self, taken: int) -> int:
        """How much a decision that took this long takes from the bank."""
        return 0


class LiveClock(Clock):
    """A fixed time for each decision. Time beyond that comes out of the seat's bank."""

    runs = True

    def __init__(self, each: int, bank: int) -> None:
        self.each = each
        self.bank = bank

    def allowed(self, bank: int) -> int:
        return self.each + bank

    def from_bank(self, taken: int) -> int:
        return max(0, taken - self.each)


class CorrespondenceClock(Clock):
    """A number of days for each decision."""

    runs = True
    correspondence = True

    def __init__(self, each: int) -> None:
        self.each = each

    def allowed(self, bank: int) -> int:
        return self.each


def clock_of(kept: journal.Clock) -> Clock:
    """The clock that a table's settings ask for."""
    if kept.days:
        return CorrespondenceClock(kept.days * DAY)
    if kept.seconds:
        return LiveClock(kept.seconds * SECOND, kept.bank * SECOND)
    return Clock()


def is_a_clock(wish: journal.Clock) -> bool:
    """Whether the host's choice is one of these clocks, within sensible limits."""
    in_bounds = (
        0 <= wish.seconds <= MOST_SECONDS and 0 <= wish.bank <= MOST_BANK and 0 <= wish.days <= MOST_DAYS
    )
    by_days_alone = not wish.days or not (wish.seconds or wish.bank)
    bank_with_seconds = not wish.bank or bool(wish.seconds)
    return in_bounds and by_days_alone and bank_with_seconds


@dataclass(frozen=True, slots=True)
class Outage:
    """A period in which the server was down, or its computer slept."""

    began: int
    ended: int


def elapsed(since: int, until: int, outages: Sequence[Outage]) -> int:
    """How much time has passed, not counting outages."""
    passed = until - since
    for outage in outages:
        passed -= max(0, min(until, outage.ended) - max(since, outage.began))
    return max(0, passed)
