"""Who is ahead: most influence, and among those the most top cards in the row; else they are level."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import count, numbers
from oriflamme.rules.board import SEATS, STOCK, Board

SHARES: Final = 60
"""A victory counts as much; it can be shared by any number of families without a remainder."""

# How a score is packed: the top cards, and from here on the influence.
_INFLUENCE_AT: Final = 8
_TOP_CARDS: Final = 0xFF

_FORFEITED: Final = -1000
"""Below every score."""


class Scores:
    """How families stand to each other: `read` a game, then ask for any seat."""

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
        """This seat comes after all that have not forfeited."""
        self.scores[seat] = _FORFEITED

    def influence(self, seat: i64) -> i64:
        return self.scores[seat] >> _INFLUENCE_AT

    def top_cards(self, seat: i64) -> i64:
        return self.scores[seat] & _TOP_CARDS

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

    def place(self, seat: i64) -> i64:
        """From 1; who is level has the same place."""
        self.compare(seat)
        return self.above + 1

    def mean_place(self, seat: i64) -> float:
        """Level families get the mean of the places they fill."""
        self.compare(seat)
        return float(self.above) + 0.5 * float(self.level + 1)

    def share(self, seat: i64) -> float:
        """Of the victory: 1/n among n winners."""
        self.compare(seat)
        return 1.0 / float(self.level) if self.above == 0 else 0.0

    def shares(self, seat: i64) -> i64:
        """The same in whole numbers, of SHARES. A seat that has forfeited has none."""
        self.compare(seat)
        return SHARES // self.level if self.above == 0 and self.scores[seat] != _FORFEITED else 0

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.place(seat) == 1]

    def richest(self) -> list[int]:
        """Those with the most influence: if they are several, the row had to decide."""
        most = max([self.influence(seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if self.influence(seat) == most]


def scores_of(board: Board) -> Scores:
    scores = Scores()
    scores.read(board)
    return scores
