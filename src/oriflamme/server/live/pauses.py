"""How long an answer of a bot takes. It says nothing about its cards, nor about how long the bot thought.

Every level has a pause, the same for all its answers and well above what it ever thinks: its answer waits
until the pause is over. What a bot may think is half of it at most, so that only a server with more
questions than its workers can bear is late. Then the pause is repeated as often as it takes, which still
tells of such a server no more than how many pauses late it is.
"""

from __future__ import annotations

import math

PAUSE = 0.8
"""Seconds: time enough to see what happens. All levels but the strongest think for 0.04 at most."""

PAUSES = {"regent": 2.0}
"""Of levels that need longer: this one thinks for up to 0.5."""

LEAST_THOUGHT = 0.05
"""What a bot may think where there is no pause."""


def pause_of(bot: str, fixed: float | None = None) -> float:
    """The pause of a level, unless one is fixed for all."""
    return PAUSES.get(bot, PAUSE) if fixed is None else fixed


def may_think(pause: float) -> float:
    return max(LEAST_THOUGHT, pause / 2)


def released_at(asked: float, now: float, pause: float) -> float:
    """When an answer that is ready now to what was asked then is given: at the end of the first pause
    that has not ended yet."""
    if pause <= 0:
        return now
    return asked + pause * max(1, math.ceil((now - asked) / pause))
