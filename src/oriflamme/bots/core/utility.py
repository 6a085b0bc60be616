"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import count
from oriflamme.rules.board import SEATS, STOCK
from oriflamme.rules.state import State

WIN: Final = 0.7
"""How much of it is winning; the rest is the lead over the best of the others."""

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


class Ending:
    """A game that is over; read it, then ask for any seat."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.scores: vec[i64] = vec[i64]([0] * SEATS)  # influence, then cards on top in the row
        # of the seat last asked for
        self.above: i64 = 0
        self.level: i64 = 0

    def read(self, state: State) -> None:
        self.seats = state.seats
        for seat in range(state.seats):
            self.scores[seat] = state.families[STOCK + seat] << 8 | count(state.slots_of(seat))

    def compare(self, seat: i64) -> None:
        """How many are above it, and how many level with it, itself too."""
        scores, mine = self.scores, self.scores[seat]
        above: i64 = 0
        level: i64 = 0
        for other in range(self.seats):
            if scores[other] > mine:
                above += 1
            elif scores[other] == mine:
                level += 1
        self.above = above
        self.level = level

    def share(self, seat: i64) -> float:
        """Of the victory: 1/n among n winners."""
        self.compare(seat)
        return 1.0 / float(self.level) if self.above == 0 else 0.0

    def place(self, seat: i64) -> float:
        """Level families get the mean of the places they fill."""
        self.compare(seat)
        return float(self.above) + 0.5 * float(self.level + 1)

    def worth(self, seat: i64) -> float:
        scores = self.scores
        best: i64 = -1000
        for other in range(self.seats):
            if other != seat and scores[other] >> 8 > best:
                best = scores[other] >> 8
        return worth(self.share(seat), float((scores[seat] >> 8) - best))


class Outlook:
    """How imagined games ended for one seat, by the action they began with: its shares of the victory and
    its places, added up."""

    def __init__(self, seat: i64, actions: i64) -> None:
        self.seat = seat
        self.wins: vec[float] = floats(actions)
        self.places: vec[float] = floats(actions)

    def add(self, action: i64, ending: Ending) -> None:
        self.wins[action] += ending.share(self.seat)
        self.places[action] += ending.place(self.seat)
