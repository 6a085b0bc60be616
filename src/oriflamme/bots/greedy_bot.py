"""The bot that follows rules of thumb: what does it bring me now?"""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.bots.core.greedy import Greedy
from oriflamme.rules.observation import Observation


class GreedyBot:
    """`foresight`: how much it sees of the income of later rounds, from 0 (nothing) to 1."""

    def __init__(self, foresight: float = 0.0) -> None:
        if not 0.0 <= foresight <= 1.0:
            raise ValueError(f"foresight is from 0 to 1, not {foresight}")
        self.foresight = foresight

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(Greedy(observation.seen, rng, self.foresight).best())
