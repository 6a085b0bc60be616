"""What a bot is given and what it answers."""

from __future__ import annotations

import operator
import traceback
from dataclasses import dataclass, field
from pathlib import Path
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


class BotFailed(Exception):
    """A bot did not answer with a legal action; the message says what happened instead."""


class Interruption(BaseException):
    """Ends a bot's thinking from outside, such as its time being up: not what the bot itself did. No
    Exception, so that a bot which catches all of those cannot think on."""


def ask(bot: Bot, observation: Observation, rng: Random, budget: Budget) -> Answer:
    """The answer of a bot, checked. Raises BotFailed for whatever goes wrong inside it."""
    decision = decision_of(observation)
    legal = list(decision.legal)  # the bot may do as it likes with its own copy
    try:
        answer = bot.choose(observation, decision, rng, budget)
        action, thoughts = operator.index(answer.action), answer.thoughts
    except (Interruption, KeyboardInterrupt):
        raise
    except BaseException as error:  # SystemExit too: it is the bot that gives up, not the program
        raise BotFailed(_where(error)) from error
    if action not in legal:
        raise BotFailed(f"it answered {action}, which is none of its {len(legal)} legal actions")
    return Answer(action, thoughts)


def _where(error: BaseException) -> str:
    """The error and the innermost line it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    try:
        text = str(error)
    except Exception:
        text = "(and it cannot say what)"
    return f"{type(error).__name__}: {text}{place}".replace("\n", " ")
