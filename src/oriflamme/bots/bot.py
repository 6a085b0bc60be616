"""What a bot is given and what it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from librt.random import Random

from oriflamme.rules.observation import Observation


@dataclass(frozen=True)
class Decision:
    """What the seat is asked: the question (a verb of `rules.actions`) and all legal answers."""

    seat: int
    question: int
    legal: list[int]


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision; what is None is up to the bot."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action; what it does not reckon is None."""

    action: int
    visits: int | None = None
    win_chance: float | None = None
    expected_place: float | None = None


@dataclass(frozen=True)
class Answer:
    """The chosen action, and what led to it."""

    action: int
    thoughts: list[Thought] = field(default_factory=list)


class Bot(Protocol):
    """Plays one decision at a time; it keeps nothing between decisions that the observation lacks.

    Randomness comes from `rng` alone, so that the same observation and seed give the same answer.
    """

    def choose(
        self, observation: Observation, decision: Decision, rng: Random, budget: Budget
    ) -> Answer: ...


def decision_of(observation: Observation) -> Decision:
    """The decision that an observation's own seat is asked."""
    return Decision(observation.viewer, observation.seen.question, observation.legal())
