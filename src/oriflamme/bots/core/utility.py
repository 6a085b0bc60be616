"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import count
from oriflamme.rules.board import STOCK
from oriflamme.rules.state import State

WIN: Final = 0.7
"""How much of it is winning; the rest is the lead over the best of the others."""

MARGIN_SCALE: Final = 24.0
"""A lead of half of this is as good as a lead can be."""


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def score_of(state: State, seat: i64) -> i64:
    """What places go by: influence, then cards on top in the row."""
    return state.families[STOCK + seat] << 8 | count(state.slots_of(seat))


def win_shares(state: State, shares: vec[float]) -> None:
    """For each seat its share of the victory in a game that is over: 1/n among n winners."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(state.seats):
        score = score_of(state, seat)
        if score > best:
            best = score
            winners = 1
        elif score == best:
            winners += 1
    for seat in range(state.seats):
        score = score_of(state, seat)
        shares[seat] = 1.0 / float(winners) if score == best else 0.0


def utilities(state: State, values: vec[float]) -> None:
    """For each seat what the end is worth, from 0 to 1."""
    win_shares(state, values)
    for seat in range(state.seats):
        margin = 0.5 + float(_lead(state, seat)) / MARGIN_SCALE
        if margin < 0.0:
            margin = 0.0
        elif margin > 1.0:
            margin = 1.0
        values[seat] = WIN * values[seat] + (1.0 - WIN) * margin


def _lead(state: State, seat: i64) -> i64:
    others: i64 = -1000
    for other in range(state.seats):
        if other != seat and state.families[STOCK + other] > others:
            others = state.families[STOCK + other]
    return state.families[STOCK + seat] - others


class Outlook:
    """How imagined games ended for one seat, by the action they began with: its shares of the victory and
    its places, added up. Level families share the mean of the places they fill."""

    def __init__(self, seat: i64, actions: i64) -> None:
        self.seat = seat
        self.wins: vec[float] = floats(actions)
        self.places: vec[float] = floats(actions)

    def add(self, action: i64, state: State) -> None:
        mine = score_of(state, self.seat)
        above: i64 = 0
        level: i64 = 0
        for seat in range(state.seats):
            score = score_of(state, seat)
            if score > mine:
                above += 1
            elif score == mine:
                level += 1
        self.places[action] += float(above) + 0.5 * float(level + 1)
        if above == 0:
            self.wins[action] += 1.0 / float(level)
