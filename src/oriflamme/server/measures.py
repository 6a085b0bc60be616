"""What the server counts about itself, for its operator. It contains no name, card or address.

Counting is plain arithmetic, so it is always on. `http/exporter.py` exports the figures to Prometheus.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CHANGES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Histogram:
    """How many values are up to each bound, and the sum of all values."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


def _seconds() -> Histogram:
    return Histogram(SECONDS)


ByLevel: TypeAlias = defaultdict[str, Histogram]


def by_level() -> ByLevel:
    """Seconds that bots took, by level."""
    return defaultdict(_seconds)


@dataclass
class StoreMeasures:
    batches: Histogram = field(default_factory=lambda: Histogram(CHANGES))  # by their number of changes
    seconds: Histogram = field(default_factory=_seconds)  # until a batch is safe on disk
    errors: Counter[str] = field(default_factory=Counter)  # batches that could not be written, by reason


@dataclass
class Measures:
    requests: Counter[tuple[str, int]] = field(default_factory=Counter)  # route, status
    request_seconds: Histogram = field(default_factory=_seconds)
    sockets: int = 0  # opened since the server started
    tables: Counter[str] = field(default_factory=Counter)  # made, started, over, closed
    moves: Counter[str] = field(default_factory=Counter)  # by people, bots and stand-ins
    move_seconds: Histogram = field(default_factory=_seconds)  # from a person's message to its news
    bot_seconds: ByLevel = field(default_factory=by_level)  # from the question to the answer
