"""Clocks as arithmetic: how long a decision has taken, and when its time is up. All in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oriflamme.server.table.journal import Clock

DAY = 24 * 60 * 60 * 1000
GRACE = 10_000
"""What who comes back has at least for the open decision, once: time to look."""


@dataclass(frozen=True, slots=True)
class Outage:
    began: int
    ended: int


def elapsed(since: int, until: int, outages: Sequence[Outage]) -> int:
    """How much time has passed, that in which the server was away not counted."""
    passed = until - since
    for outage in outages:
        passed -= max(0, min(until, outage.ended) - max(since, outage.began))
    return max(0, passed)


def allowed(clock: Clock, bank: int) -> int | None:
    """How long the decision may take with what is left in the bank; None: as long as it takes."""
    if clock.days:
        return clock.days * DAY
    if clock.seconds:
        return clock.seconds * 1000 + bank
    return None


def from_bank(clock: Clock, taken: int) -> int:
    """What a decision that took so long takes out of the bank."""
    return max(0, taken - clock.seconds * 1000) if clock.seconds else 0
