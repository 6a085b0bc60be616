"""Bots for a cluster. This file is sent to its nodes."""

import os
from pathlib import Path
from threading import Event

from librt.random import Random

from oriflamme.bots import Answer, Budget, Decision
from oriflamme.rules import Observation

SECOND = "ORIFLAMME_SECOND_NODE"
"""Set for what runs on the second node."""


class Stuck:
    """Says into a pipe that it plays, and never answers. The pipe closes when its process ends."""

    def __init__(self, pipe: str) -> None:
        self.pipe = Path(pipe)

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        with self.pipe.open("w", buffering=1) as pipe:
            print("playing", file=pipe)
            Event().wait()
        raise AssertionError


class StuckOnSecond(Stuck):
    """Only on the second node. Elsewhere it waits at the gate, a pipe, while there is one, and then
    plays the last action it may."""

    def __init__(self, pipe: str, gate: str) -> None:
        super().__init__(pipe)
        self.gate = Path(gate)

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if SECOND in os.environ:
            super().choose(observation, decision, rng, budget)
        if self.gate.exists():
            self.gate.read_text()
        return Answer(decision.legal[-1])


class SlowFirst:
    """Never answers in the first seat, so that it forfeits there."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if observation.viewer == 0:
            Event().wait()
        return Answer(decision.legal[0])
