"""Counts over many games: who wins, and what happens to each kind of card."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import numbers
from oriflamme.rules.board import SEATS, Board, Listener, kind_of
from oriflamme.rules.catalogue import CARDS, draw_mixed
from oriflamme.rules.events import EARNING, What
from oriflamme.rules.playout import play_out, random_game
from oriflamme.rules.scoring import Scores
from oriflamme.rules.state import State


class Tally(Listener):
    """Listens to one game after another. All counts are whole numbers, so tallies can be added in any
    order."""

    def __init__(self) -> None:
        self.scores = Scores()
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.victories: vec[i64] = numbers(SEATS, 0)
        self.influence: vec[i64] = numbers(SEATS, 0)
        self.dealt_in: vec[i64] = numbers(len(CARDS), 0)
        self.played: vec[i64] = numbers(len(CARDS), 0)
        self.revealed: vec[i64] = numbers(len(CARDS), 0)
        self.eliminated: vec[i64] = numbers(len(CARDS), 0)
        self.earned: vec[i64] = numbers(len(CARDS), 0)

    def tell(
        self, board: Board, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        if what in EARNING:
            self.earned[kind_of(card)] += amount
        elif what == "placed":
            self.played[kind_of(card)] += 1
        elif what == "swapped":
            self.played[kind_of(other)] += 1
        elif what == "revealed":
            self.revealed[kind_of(card)] += 1
        elif what == "eliminated":
            self.eliminated[kind_of(card)] += 1

    def end(self, state: State, decisions: i64) -> None:
        """Count a finished game and its number of decisions."""
        self.games += 1
        self.decisions += decisions
        scores = self.scores
        scores.read(state)
        for seat in range(state.seats):
            self.victories[seat] += scores.shares(seat)
            self.influence[seat] += scores.influence(seat)
        for kind in range(len(CARDS)):
            self.dealt_in[kind] += state.kinds >> kind & 1


def tally_random_games(tally: Tally, games: i64, seats: i64, kinds: i64, first_seed: i64) -> None:
    """Play and count random games, each with its own seed. Without kinds, each draws a mixed set."""
    rng = Random(0)
    while games > 0:
        rng.seed(first_seed)
        state = random_game(seats, kinds if kinds != 0 else draw_mixed(rng), rng)
        state.listener = tally
        tally.end(state, play_out(state, rng))
        first_seed += 1
        games -= 1
