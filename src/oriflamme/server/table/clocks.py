"""Clocks as arithmetic: how long a decision has taken, and how long it may take. All in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oriflamme.server.table import journal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
GRACE = 10 * SECOND
"""What who comes back has at least for the open decision, once: time to look."""

MOST_SECONDS, MOST_BANK, MOST_DAYS = 3600, 36_000, 30


class Clock:
    """No clock: every decision takes as long as it takes. Others override what is different."""

    bank = 0  # what each seat begins with
    runs = False  # time can be up
    correspondence = False  # people come back when they like: nobody sits there waiting

    def allowed(self, bank: int) -> int | None:
        """How long a decision may take with what is left in the bank; None: as long as it takes."""
        return None

    def from_bank(self, taken: int) -> int:
        """What a decision that took so long takes out of the bank."""
        return 0


class LiveClock(Clock):
    """So much for each decision; what it takes beyond that comes out of the seat's bank."""

    runs = True

    def __init__(self, each: int, bank: int) -> None:
        self.each = each
        self.bank = bank

    def allowed(self, bank: int) -> int:
        return self.each + bank

    def from_bank(self, taken: int) -> int:
        return max(0, taken - self.each)


class CorrespondenceClock(Clock):
    """Days for each decision."""

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
    """Whether what a host chose is one of these clocks, and not longer than anybody needs."""
    in_bounds = (
        0 <= wish.seconds <= MOST_SECONDS and 0 <= wish.bank <= MOST_BANK and 0 <= wish.days <= MOST_DAYS
    )
    by_days_alone = not wish.days or not (wish.seconds or wish.bank)
    bank_with_seconds = not wish.bank or bool(wish.seconds)
    return in_bounds and by_days_alone and bank_with_seconds


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which the server was down, or its computer slept."""

    began: int
    ended: int


def elapsed(since: int, until: int, outages: Sequence[Outage]) -> int:
    """How much time has passed, outages not counted."""
    passed = until - since
    for outage in outages:
        passed -= max(0, min(until, outage.ended) - max(since, outage.began))
    return max(0, passed)
