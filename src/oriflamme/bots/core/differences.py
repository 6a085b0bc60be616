"""What differs in imagined games between two first actions: who is eliminated, and who earns what.

Facts are named so that they mean the same in every world that fits an observation: an own card by its kind,
a card of another family by where it lay at the decision. Cards of others that were covered then, or are
played later, have no name.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.utility import Ending, floats
from oriflamme.rules.board import KINDS_AT_MOST, NOBODY, ROW_ROOM, SEATS, Board, Listener, kind_of, seat_of
from oriflamme.rules.events import EARNING, What
from oriflamme.rules.state import State

EARNS: Final = 0  # own kind: the influence that the card earns
ATTACKED: Final = EARNS + KINDS_AT_MOST  # own kind: whether another family eliminates it
FELLED: Final = ATTACKED + KINDS_AT_MOST  # position: whether the card of another family is eliminated
ROBBED: Final = FELLED + ROW_ROOM  # the influence that others take from the own stock
ENDS_WITH: Final = ROBBED + 1  # seat: its influence at the end
FACTS: Final = ENDS_WITH + SEATS


class Happened(Listener):
    """The facts of one imagined game that goes on from what `me` sees."""

    def __init__(self, me: i64, seen: State) -> None:
        self.me = me
        self.row: vec[i64] = vec[i64]([NOBODY] * ROW_ROOM)  # the handles of the cards
        for position in range(1, seen.length + 1):
            self.row[position] = seen.handle(seen.row[position])
        self.length: i64 = seen.length
        self.facts: vec[float] = floats(FACTS)

    def begin(self) -> None:
        for i in range(FACTS):
            self.facts[i] = 0.0

    def tell(
        self, board: Board, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        if what == "eliminated":
            if seat != self.me:
                handle = board.handle(card)
                for position in range(1, self.length + 1):
                    if self.row[position] == handle:
                        self.facts[FELLED + position] = 1.0
            elif seat_of(other) != self.me:
                self.facts[ATTACKED + kind_of(card)] = 1.0
        elif what in EARNING:
            if seat == self.me:
                self.facts[EARNS + kind_of(card)] += float(amount)
            elif what == "robbed" and seat_of(other) == self.me:
                self.facts[ROBBED] += float(amount)

    def end(self, ending: Ending) -> None:
        for seat in range(ending.seats):
            self.facts[ENDS_WITH + seat] = float(ending.influence(seat))


class Differences:
    """Sums over pairs of games that differ in the first action: of the differences in wins and of their
    squares, and for each fact of the differences, of their squares, and of their products with those in
    wins."""

    def __init__(self) -> None:
        self.pairs = 0.0
        self.wins = 0.0
        self.win_squares = 0.0
        self.sums: vec[float] = floats(FACTS)
        self.squares: vec[float] = floats(FACTS)
        self.products: vec[float] = floats(FACTS)

    def add(self, one: Happened, other: Happened, ahead: float) -> None:
        self.pairs += 1.0
        self.wins += ahead
        self.win_squares += ahead * ahead
        for i in range(FACTS):
            more = one.facts[i] - other.facts[i]
            if more != 0.0:
                self.sums[i] += more
                self.squares[i] += more * more
                self.products[i] += more * ahead
