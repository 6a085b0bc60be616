"""The network that self-play has taught, alone: it plays what it likes best, without looking ahead."""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.bots.core.network import NetworkPolicy
from oriflamme.bots.networks import network_in, shipped_network
from oriflamme.rules.observation import Observation


class NetworkBot:
    """`sharpness`: 1 plays as it learned, more sticks to the favourite, less plays more at random. `file`
    is another network than the shipped one, as `oriflamme train` writes it."""

    def __init__(self, sharpness: float = 4.0, file: str = "") -> None:
        if not 0.0 <= sharpness <= 100.0:
            raise ValueError(f"sharpness is from 0 to 100, not {sharpness:g}")
        self.network = network_in(file) if file else shipped_network()
        self.sharpness = sharpness

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        policy = NetworkPolicy(self.network)
        policy.sharpness = self.sharpness
        return Answer(policy.choose(observation.seen, rng))
