"""A policy: how likely a player of some kind is to choose each action, by weights on its features."""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.features import PLACE_PAGE, Features
from oriflamme.rules.actions import KEEP, PLACE, REVEAL, VERB_AT, placement
from oriflamme.rules.bits import lowest
from oriflamme.rules.board import KINDS_AT_MOST
from oriflamme.rules.state import State

ACTIONS_AT_MOST: Final = 512


class Policy:
    """Weighs the actions of one decision at a time."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.features = Features()
        self.sharpness = 1.0
        self.n: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * ACTIONS_AT_MOST)
        self.chance: vec[float] = vec[float]([0.0] * ACTIONS_AT_MOST)
        # of a hand, and what they weigh wherever they are placed
        self.kinds: vec[i64] = vec[i64]([0] * KINDS_AT_MOST)
        self.of_kind: vec[float] = vec[float]([0.0] * KINDS_AT_MOST)

    def weigh(self, state: State) -> None:
        """Fill `actions` and their `chance`s for the open decision."""
        self.add_all(state)
        total = self.exponentiate()
        for i in range(self.n):
            self.chance[i] /= total

    def add_all(self, state: State) -> None:
        """Fill `actions`, and `chance` with their logits."""
        self.n = 0
        self.features.begin(state)
        question = state.question
        if question == PLACE:
            self.add_placements(state)
            return
        options, more_options = state.options, state.more_options
        while options != 0:
            self.add(state, question << VERB_AT | lowest(options))
            options &= options - 1
        while more_options != 0:
            self.add(state, question + 1 << VERB_AT | lowest(more_options))
            more_options &= more_options - 1

    def add_placements(self, state: State) -> None:
        """As `add` for each placement, but the sums that kinds or places share are computed once."""
        features, weights, kinds, of_kind = self.features, self.weights, self.kinds, self.of_kind
        found, actions, chance, sharpness = features.found, self.actions, self.chance, self.sharpness
        hand, places = state.options, state.more_options
        held: i64 = 0
        while hand != 0:
            kind = lowest(hand)
            features.n = 0
            features.of_kind(kind)
            kinds[held] = kind
            of_kind[held] = self.logit(kind * PLACE_PAGE)
            held += 1
            hand &= hand - 1
        at: i64 = 0
        while places != 0:
            where = lowest(places)
            features.of_spot(state, where)
            n = features.n
            for k in range(held):
                kind = kinds[k]
                page = kind * PLACE_PAGE
                logit = of_kind[k]
                for i in range(n):
                    logit += weights[page + found[i]]
                actions[at] = placement(kind, where)
                chance[at] = logit * sharpness
                at += 1
            places &= places - 1
        self.n = at

    def add(self, state: State, action: i64) -> None:
        self.features.of(state, action)
        self.actions[self.n] = action
        self.chance[self.n] = self.logit(0) * self.sharpness
        self.n += 1

    def logit(self, page: i64) -> float:
        """The weights of the features found, on this page, added up."""
        weights, found = self.weights, self.features.found
        total = 0.0
        for i in range(self.features.n):
            total += weights[page + found[i]]
        return total

    def exponentiate(self) -> float:
        """From logits to numbers in proportion to the chances. Returns their sum."""
        chance, n = self.chance, self.n
        highest = chance[0]
        for i in range(n):
            if chance[i] > highest:
                highest = chance[i]
        total = 0.0
        for i in range(n):
            of_this = math.exp(chance[i] - highest)
            chance[i] = of_this
            total += of_this
        return total

    def pick(self, rng: Random, total: float) -> i64:
        """The index in `actions` of one drawn by its `chance`. The chances add up to `total`."""
        left = rng.random() * total
        for i in range(self.n):
            left -= self.chance[i]
            if left < 0.0:
                return i
        return self.n - 1

    def choose(self, state: State, rng: Random) -> i64:
        """An action drawn by its chance."""
        if state.question == KEEP:  # by far the most frequent question, so it is answered first
            if state.more_options == 0:
                return KEEP << VERB_AT
            self.features.begin(state)
            self.features.of(state, REVEAL << VERB_AT)
            against = math.exp(max(-60.0, min(60.0, -self.sharpness * self.logit(0))))
            return (REVEAL if rng.random() * (1.0 + against) < 1.0 else KEEP) << VERB_AT
        self.add_all(state)
        if self.n == 1:
            return self.actions[0]
        return self.actions[self.pick(rng, self.exponentiate())]
