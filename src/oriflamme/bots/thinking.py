"""How long a bot thinks: by its own settings, by the caller's budget, and never longer than people wait.
And what it thought."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from oriflamme.bots.bot import Budget, Thought
from oriflamme.bots.core.flat import Flat

Number = TypeVar("Number", int, float)

LONGEST = 1.9
"""Seconds of real time. With everything around it, no decision takes more than 2."""

NO_LIMIT = 1 << 40
"""More iterations than any search ever does."""

SLICE = 64
"""Iterations between two checks of the clock: less than a millisecond."""


def check_limits(iterations: int | None, seconds: float | None) -> None:
    """Raises ValueError."""
    if iterations is not None and iterations < 1:
        raise ValueError(f"iterations are at least 1, not {iterations}")
    if seconds is not None and not 0.0 < seconds <= LONGEST:
        raise ValueError(f"seconds are more than 0 and at most {LONGEST}, not {seconds:g}")


def think(
    search: Callable[[int, float], int], iterations: int | None, seconds: float | None, budget: Budget
) -> int:
    """Run a search for this many iterations or seconds, whichever ends first. The budget may lower both.

    `search(iterations, seconds)` does some more iterations and returns their number. Seconds are processor
    time: on a busy machine a bot answers later, but plays no weaker. Returns the iterations done, at least
    one.
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
    """How many iterations a search may do, at least one."""
    most = least(mine, budget.iterations)
    return NO_LIMIT if most is None else min(NO_LIMIT, max(1, most))


def least(mine: Number | None, theirs: Number | None) -> Number | None:
    """The smaller of two limits, either of which may be missing."""
    return theirs if mine is None else mine if theirs is None else min(mine, theirs)


def thoughts_of(search: Flat) -> list[Thought]:
    """The actions that were tried, the most frequent first. Where the imagined games break off, they have
    no places."""
    wins, places = search.outlook.wins, search.outlook.places
    found = [
        Thought(action, visits, wins[i] / visits, places[i] / visits if places[i] else None)
        if visits
        else Thought(action, 0)
        for i, (action, visits) in enumerate(zip(search.actions, map(int, search.visits), strict=True))
    ]
    return sorted(found, key=lambda thought: -(thought.visits or 0))
