"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.scoring import Scores

WIN: Final = 0.7
"""The weight of winning. The rest is the lead over the best of the others."""

MARGIN_SCALE: Final = 24.0
"""A lead of half of this is as good as a lead can be."""


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def worth(win_chance: float, lead: float) -> float:
    """From 0 to 1."""
    margin = 0.5 + lead / MARGIN_SCALE
    if margin < 0.0:
        margin = 0.0
    elif margin > 1.0:
        margin = 1.0
    return WIN * win_chance + (1.0 - WIN) * margin


class Ending(Scores):
    """A finished game: `read` it, then ask for any seat."""

    def worth(self, seat: i64) -> float:
        best: i64 = -1000
        for other in range(self.seats):
            if other != seat and self.influence(other) > best:
                best = self.influence(other)
        return worth(self.share(seat), float(self.influence(seat) - best))


class Outlook:
    """How imagined games ended for one seat: the sums of its shares of the victory and of its places, by
    the first action."""

    def __init__(self, seat: i64, actions: i64) -> None:
        self.seat = seat
        self.wins: vec[float] = floats(actions)
        self.places: vec[float] = floats(actions)

    def add(self, action: i64, ending: Ending) -> None:
        self.wins[action] += ending.share(self.seat)
        self.places[action] += ending.mean_place(self.seat)
