"""A learned policy without search: it plays an action the more often, the higher its weight."""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.weights import POLICIES, model, shipped
from oriflamme.rules.observation import Observation


class PolicyBot:
    """`sharpness`: 1 plays as learned, more sticks to the favourite, less plays more at random.
    `of`: learner (from self-play), apart (the same, trained separately), searcher (from watching `search`)
    or rival (from watching `former`)."""

    def __init__(self, sharpness: float = 1.0, of: str = "learner") -> None:
        if not 0.0 <= sharpness <= 100.0:
            raise ValueError(f"sharpness is from 0 to 100, not {sharpness:g}")
        if of not in POLICIES:
            raise ValueError(f"there is no policy '{of}'; there are {', '.join(POLICIES)}")
        shipped()  # without its weights it cannot be made
        self.sharpness = sharpness
        self.of = of

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        policy = Policy(model(self.of, observation.seen.seats))
        policy.sharpness = self.sharpness
        policy.weigh(observation.seen)
        return Answer(policy.actions[policy.pick(rng, 1.0)])
