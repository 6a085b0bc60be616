"""Who is ahead: the most influence, then the most top cards in the row. Otherwise they are level."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import count, numbers
from oriflamme.rules.board import SEATS, STOCK, Board

SHARES: Final = 60
"""A whole victory. Any number of families can share it without a remainder."""

# A score holds the top cards in the bits below this one, and the influence from here on.
_INFLUENCE_AT: Final = 8
_TOP_CARDS: Final = 0xFF

_FORFEITED: Final = -1000
"""Lower than every score."""


class Scores:
    """The scores of all families: `read` a game, then ask for any seat."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.scores: vec[i64] = numbers(SEATS, 0)
        # of the seat last compared
        self.above: i64 = 0
        self.level: i64 = 0

    def read(self, board: Board) -> None:
        self.seats = board.seats
        for seat in range(board.seats):
            influence = board.families[STOCK + seat]
            self.scores[seat] = influence << _INFLUENCE_AT | count(board.slots_of(seat))

    def forfeit(self, seat: i64) -> None:
        """This seat is placed after all that have not forfeited."""
        self.scores[seat] = _FORFEITED

    def influence(self, seat: i64) -> i64:
        return self.scores[seat] >> _INFLUENCE_AT

    def top_cards(self, seat: i64) -> i64:
        return self.scores[seat] & _TOP_CARDS

    def compare(self, seat: i64) -> None:
        """Count the seats above this one, and those level with it, itself included."""
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

    def place(self, seat: i64) -> i64:
        """From 1. Level families have the same place."""
        self.compare(seat)
        return self.above + 1

    def mean_place(self, seat: i64) -> float:
        """Level families get the mean of the places they fill."""
        self.compare(seat)
        return float(self.above) + 0.5 * float(self.level + 1)

    def share(self, seat: i64) -> float:
        """Its share of the victory: 1/n among n winners."""
        self.compare(seat)
        return 1.0 / float(self.level) if self.above == 0 else 0.0

    def shares(self, seat: i64) -> i64:
        """The same as a whole number out of SHARES. A seat that has forfeited gets 0."""
        self.compare(seat)
        return SHARES // self.level if self.above == 0 and self.scores[seat] != _FORFEITED else 0

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.place(seat) == 1]

    def richest(self) -> list[int]:
        """The seats with the most influence. If there are several, the row decides among them."""
        most = max([self.influence(seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if self.influence(seat) == most]


def scores_of(board: Board) -> Scores:
    scores = Scores()
    scores.read(board)
    return scores
