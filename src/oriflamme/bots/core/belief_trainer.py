"""How beliefs learn: from games whose closed cards are known."""

from __future__ import annotations

import math

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.belief import MEMORY, PLACES, Fit
from oriflamme.bots.core.features import KINDS
from oriflamme.bots.core.memory import ALWAYS, NEVER, Memory
from oriflamme.bots.core.policy import Policy
from oriflamme.rules.actions import KIND, KIND_AT, NUMBER, PLACE, SWAP, VERB_AT
from oriflamme.rules.bits import bit, lowest
from oriflamme.rules.board import ASIDE, HAND, KNOWN, KNOWN_IN_HAND, NOBODY, OPEN, SEATS, kind_of, seat_of
from oriflamme.rules.state import State


class BeliefTrainer:
    """Learns to tell a true world from the same world with two cards of a family exchanged."""

    def __init__(self, fit: Fit, squares: vec[float]) -> None:
        self.fit = fit
        self.squares = squares
        self.kinds: vec[i64] = vec[i64]([0] * PLACES)
        self.cards: vec[i64] = vec[i64]([NOBODY] * PLACES)
        self.where: vec[i64] = vec[i64]([0] * PLACES)  # a position, 0 for the hand, NOBODY for aside
        self.memory: Memory | None = None
        # until which turn each card was in a hand: by family and kind, and of those that others cannot see
        self.until_now: vec[i64] = vec[i64]([NEVER] * (SEATS * KINDS))
        self.until: vec[i64] = vec[i64]([NEVER] * PLACES)

    def begin(self, policy: Policy) -> None:
        """A new game in which players of this sort are remembered too. Then `decided` is told of it."""
        self.memory = Memory(policy)
        for at in range(SEATS * KINDS):
            self.until_now[at] = NEVER

    def decided(self, state: State, action: i64) -> None:
        if self.memory is not None:
            turns, at = self.memory.turns[state.asked], state.asked * KINDS
            if action >> VERB_AT == PLACE:
                self.until_now[at + (action >> KIND_AT & KIND)] = turns
            elif action >> VERB_AT == SWAP:
                self.until_now[at + (action & NUMBER)] = turns - 1
            self.memory.decided(state, action)

    def recall(self, memory: Memory, state: State, seat: i64, n: i64) -> None:
        """What the memory needs to know of the family: which cards are no secret any more."""
        public = state.kinds
        for place in range(n):
            public &= ~bit(self.kinds[place])
            self.until[place] = self.until_now[seat * KINDS + self.kinds[place]]
            if self.where[place] == 0:
                self.until[place] = ALWAYS
        memory.forget(seat)
        while public != 0:
            kind = lowest(public)
            memory.knows(seat, kind, self.until_now[seat * KINDS + kind])
            public &= public - 1

    def places_of(self, state: State, seat: i64) -> i64:
        """Collect the places of the family that others cannot see. Returns their number."""
        n: i64 = 0
        for position in range(1, state.length + 1):
            card = state.row[position]
            while card != NOBODY and seat_of(card) == seat:
                if state.lies[card] & (OPEN | KNOWN) == 0:
                    self.kinds[n] = kind_of(card)
                    self.cards[n] = card
                    self.where[n] = position
                    n += 1
                card = state.beneath(card)
        for pile in (HAND, ASIDE):
            held = state.families[pile + seat]
            while held != 0:
                self.kinds[n] = lowest(held)
                self.where[n] = 0 if pile == HAND else NOBODY
                n += 1
                held &= held - 1
        return n

    def fit_of(self, state: State, place: i64, kind: i64) -> float:
        """How well the kind fits. Leaves the features in `fit`."""
        if self.where[place] > 0:
            self.fit.of_row_card(state, self.cards[place], self.where[place], kind)
        elif self.where[place] == 0:
            self.fit.of_hand(state, kind)
        else:
            self.fit.n = 0
        return self.fit.total()

    def learn(self, state: State, rng: Random, pairs: i64, rate: float) -> None:
        """Learn from some exchanges for every family of this state, which must be complete."""
        for seat in range(state.seats):
            self.learn_family(state, seat, rng, pairs, rate)

    def learn_family(self, state: State, seat: i64, rng: Random, pairs: i64, rate: float) -> None:
        if state.families[KNOWN_IN_HAND + seat] != 0:
            return  # a rare case with rules of its own
        n = self.places_of(state, seat)
        if n < 2:
            return
        if self.memory is not None:
            self.recall(self.memory, state, seat, n)
        for _ in range(pairs):
            i, j = rng.randrange(n), rng.randrange(n)
            if i != j:
                self.learn_pair(state, seat, n, i, j, rate)

    def learn_pair(self, state: State, seat: i64, n: i64, i: i64, j: i64, rate: float) -> None:
        one, other = self.kinds[i], self.kinds[j]
        margin = (
            self.fit_of(state, i, one)
            + self.fit_of(state, j, other)
            - self.fit_of(state, i, other)
            - self.fit_of(state, j, one)
        )
        if self.memory is not None:
            margin += MEMORY * (
                self.clue(state, i, one)
                + self.clue(state, j, other)
                - self.clue(state, i, other)
                - self.clue(state, j, one)
                - self.memory.exchanged(seat, self.kinds, 0, self.until, 0, n, i, j)
            )
        if margin > 12.0:
            return
        doubt = 1.0 / (1.0 + math.exp(max(-30.0, margin)))
        self.step(state, i, one, doubt, rate)
        self.step(state, j, other, doubt, rate)
        self.step(state, i, other, -doubt, rate)
        self.step(state, j, one, -doubt, rate)

    def clue(self, state: State, place: i64, kind: i64) -> float:
        """What is remembered of a card, if it is of this kind."""
        if self.memory is None or self.where[place] <= 0:
            return 0.0
        return self.memory.clues[state.handle(self.cards[place]) * KINDS + kind]

    def step(self, state: State, place: i64, kind: i64, by: float, rate: float) -> None:
        fit = self.fit
        self.fit_of(state, place, kind)
        for f in range(fit.n):
            feature = fit.found[f]
            self.squares[feature] += by * by
            fit.weights[feature] += rate * by / math.sqrt(self.squares[feature])
