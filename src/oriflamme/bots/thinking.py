"""How long a bot thinks: its own settings, the caller's budget, and the patience of whoever waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from oriflamme.bots.bot import Budget

Number = TypeVar("Number", int, float)

LONGEST = 1.9
"""Seconds on the wall: with what comes before and after, no decision takes over 2."""

NO_LIMIT = 1 << 40
"""Iterations that no search ever gets through."""

SLICE = 64
"""Iterations between two looks at the clock: less than a millisecond."""


def check_limits(iterations: int | None, seconds: float | None) -> None:
    """Raises ValueError."""
    if iterations is not None and iterations < 1:
        raise ValueError(f"iterations are at least 1, not {iterations}")
    if seconds is not None and not 0.0 < seconds <= LONGEST:
        raise ValueError(f"seconds are more than 0 and at most {LONGEST}, not {seconds:g}")


def think(
    search: Callable[[int, float], int], iterations: int | None, seconds: float | None, budget: Budget
) -> int:
    """Let a search run for so many iterations or seconds, whichever ends first; the budget may cut either.

    `search(iterations, seconds)` does some more and returns how many. The seconds are those of the
    processor: a busy machine makes a bot slower to answer, not weaker. Returns the iterations done, at
    least one.
    """
    most = iterations_of(iterations, budget)
    allowed = least(seconds, budget.seconds)
    started, started_here = time.perf_counter(), time.thread_time()
    done = 0
    while done < most:
        left = LONGEST - (time.perf_counter() - started)
        late = left <= 0 or (allowed is not None and time.thread_time() - started_here >= allowed)
        if late and done > 0:
            break
        part = most - done if allowed is None else min(SLICE, most - done)
        done += search(part, left)
    return done


def iterations_of(mine: int | None, budget: Budget) -> int:
    """How many a search may do, at least one."""
    most = least(mine, budget.iterations)
    return NO_LIMIT if most is None else min(NO_LIMIT, max(1, most))


def least(mine: Number | None, theirs: Number | None) -> Number | None:
    """The smaller of two limits, either of which may be missing."""
    return theirs if mine is None else mine if theirs is None else min(mine, theirs)
