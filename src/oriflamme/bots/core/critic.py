"""Estimates each seat's chance to win from a few public numbers."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.utility import floats, worth
from oriflamme.rules.bits import bit
from oriflamme.rules.board import OPEN, RESERVE, SEATS, STOCK, TOKENS, card_of, kind_of, seat_of
from oriflamme.rules.catalogue import KINDS
from oriflamme.rules.state import State

# By round, the weight of: influence in stock; on the row; slots; open cards by kind.
ROUND: Final = 40
SIZE: Final = ROUND * 8
_DEAL: Final[i64] = KINDS["deal"]


class Critic:
    """Strength is linear in those numbers; the chance to win is the softmax of the strengths."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.numbers: vec[float] = floats(SEATS * ROUND)
        self.chance: vec[float] = floats(SEATS)
        self.expected: vec[float] = floats(SEATS)  # influence at hand, tokens included

    def judge(self, state: State) -> None:
        """Fill `chance` for every seat."""
        numbers = self.numbers
        for i in range(state.seats * ROUND):
            numbers[i] = 0.0
        for seat in range(state.seats):
            stock = float(state.families[STOCK + seat])
            numbers[seat * ROUND] = 0.1 * stock
            self.expected[seat] = stock
            if state.families[RESERVE + seat] & bit(_DEAL) != 0:
                numbers[seat * ROUND + 3] = 0.1 * float(state.tokens(card_of(seat, _DEAL)))
        for position in range(1, state.length + 1):
            card = state.row[position]
            at = seat_of(card) * ROUND
            lies = state.lies[card]
            tokens = float(lies & TOKENS)
            self.expected[seat_of(card)] += 0.6 * tokens
            numbers[at + 2] += 0.1
            if lies & OPEN != 0:
                numbers[at + 8 + kind_of(card)] += 0.3
                numbers[at + 5] += 0.1 * tokens
            else:
                numbers[at + 1] += 0.1 * tokens
                numbers[at + 4] += 0.1
        self.softmax(state)

    def softmax(self, state: State) -> None:
        offset = self.offset(state)
        total = 0.0
        for seat in range(state.seats):
            strength = 0.0
            for i in range(ROUND):
                strength += self.weights[offset + i] * self.numbers[seat * ROUND + i]
            strength = math.exp(min(20.0, strength))
            self.chance[seat] = strength
            total += strength
        for seat in range(state.seats):
            self.chance[seat] /= total

    def offset(self, state: State) -> i64:
        return (min(7, state.round)) * ROUND

    def value(self, state: State, seat: i64) -> float:
        """What the game is worth to a seat, after `judge`."""
        best = -1000.0
        for other in range(state.seats):
            if other != seat and self.expected[other] > best:
                best = self.expected[other]
        return worth(self.chance[seat], self.expected[seat] - best)

    def learn(self, state: State, shares: vec[float], rate: float) -> None:
        """A step towards the actual shares of the victory, after `judge`."""
        offset = self.offset(state)
        for seat in range(state.seats):
            error = rate * (shares[seat] - self.chance[seat])
            for i in range(ROUND):
                number = self.numbers[seat * ROUND + i]
                if number != 0.0:
                    self.weights[offset + i] += error * number
