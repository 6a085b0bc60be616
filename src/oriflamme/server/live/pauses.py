"""How long a bot takes to answer. The time must not reveal its cards, nor how long it thought.

Every level has one pause for all its answers, well above the time it ever thinks, and an answer waits until
the pause is over. A bot may think for half of its pause, so an answer is late only if the server has more
questions than its workers can handle. Then the pause is repeated as often as needed: the time of the answer
reveals only how many pauses late the server is.
"""

from __future__ import annotations

import math

PAUSE = 0.8
"""Seconds, enough to see what happens. All levels but the strongest think for at most 0.04."""

PAUSES = {"regent": 2.0}
"""For levels that need longer. This one thinks for up to 0.5 seconds."""

LEAST_THOUGHT = 0.05
"""Seconds that a bot may think if there is no pause."""


def pause_of(bot: str, fixed: float | None = None) -> float:
    """The pause of a level, unless one is fixed for all."""
    return PAUSES.get(bot, PAUSE) if fixed is None else fixed


def may_think(pause: float) -> float:
    return max(LEAST_THOUGHT, pause / 2)


def released_at(asked: float, now: float, pause: float) -> float:
    """When to give an answer that is ready now. Pauses are counted from the question; the answer is given
    at the end of the first that has not ended yet."""
    if pause <= 0:
        return now
    return asked + pause * max(1, math.ceil((now - asked) / pause))
