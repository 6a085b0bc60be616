"""The random bot: every legal action has the same probability."""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.rules.observation import Observation


class RandomBot:
    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        # the same way as playouts, so that a seed gives the same game in both
        return Answer(observation.seen.random_action(rng))
