"""A policy: how likely a player of some kind is to choose each action, by weights on its features."""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.features import Features
from oriflamme.rules.actions import PLACE, placement
from oriflamme.rules.bits import lowest
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

    def weigh(self, state: State) -> None:
        """Fill `actions` and their `chance`s for the open decision."""
        self.n = 0
        self.features.begin(state)
        question = state.question
        options, more_options = state.options, state.more_options
        if question == PLACE:
            while more_options != 0:
                where = lowest(more_options)
                hand = options
                while hand != 0:
                    self.weigh_action(state, placement(lowest(hand), where))
                    hand &= hand - 1
                more_options &= more_options - 1
        else:
            while options != 0:
                self.weigh_action(state, question << 11 | lowest(options))
                options &= options - 1
            while more_options != 0:
                self.weigh_action(state, question + 1 << 11 | lowest(more_options))
                more_options &= more_options - 1
        self.normalise()

    def weigh_action(self, state: State, action: i64) -> None:
        features, weights = self.features, self.weights
        features.of(state, action)
        logit = 0.0
        for i in range(features.n):
            logit += weights[features.found[i]]
        self.actions[self.n] = action
        self.chance[self.n] = logit * self.sharpness
        self.n += 1

    def normalise(self) -> None:
        """From logits to chances that add up to 1."""
        n = self.n
        highest = self.chance[0]
        for i in range(n):
            if self.chance[i] > highest:
                highest = self.chance[i]
        total = 0.0
        for i in range(n):
            chance = math.exp(self.chance[i] - highest)
            self.chance[i] = chance
            total += chance
        for i in range(n):
            self.chance[i] /= total

    def draw(self, state: State, rng: Random) -> i64:
        """The place in `actions` of an action drawn by its chance."""
        self.weigh(state)
        n = self.n
        if n == 1:
            return 0
        left = rng.random()
        for i in range(n):
            left -= self.chance[i]
            if left < 0.0:
                return i
        return n - 1

    def choose(self, state: State, rng: Random) -> i64:
        return self.actions[self.draw(state, rng)]
