"""The one who plays anything: every legal action is as likely as any other."""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.rules.observation import Observation


class RandomBot:
    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        # as the playouts do it, so that a seed gives the same game either way
        return Answer(observation.seen.random_action(rng))
