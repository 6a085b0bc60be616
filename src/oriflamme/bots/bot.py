"""What a bot is given and what it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from librt.random import Random

from oriflamme.bots.errors import (
    error_text,
    files_of,
    method_of,
    not_an_action,
    not_an_answer,
    not_legal,
    raised_text,
    trace_of,
    whole_number,
)
from oriflamme.rules.events import Log
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.state import State


@dataclass(frozen=True)
class Decision:
    """What the seat is asked: the question (a verb of `rules.actions`) and all legal answers."""

    seat: int
    question: int
    legal: list[int]


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision; what is None is up to the bot. With `explain` it also
    tells its thoughts."""

    iterations: int | None = None
    seconds: float | None = None
    explain: bool = False


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action; what it does not reckon is None."""

    action: int
    visits: int | None = None
    win_chance: float | None = None
    expected_place: float | None = None


@dataclass(frozen=True)
class Answer:
    """The chosen action, and what led to it if that was asked for."""

    action: int
    thoughts: list[Thought] = field(default_factory=list)


class Bot(Protocol):
    """Plays one decision at a time; it keeps nothing between decisions that the observation lacks.

    Randomness comes from `rng` alone, so that the same observation and seed give the same answer. A bot
    with an attribute `wants_history` that is true gets observations with their history.
    """

    def choose(
        self, observation: Observation, decision: Decision, rng: Random, budget: Budget
    ) -> Answer: ...


def wants_history(bot: Bot) -> bool:
    return bool(getattr(bot, "wants_history", False))


def observation_for(bot: Bot, state: State, log: Log) -> Observation:
    """What the seat that is asked knows, with what it has heard if its bot wants that."""
    observation = observe(state, state.asked)
    if wants_history(bot):
        observation.history = log.heard_by(state.asked)
    return observation


def decision_of(observation: Observation) -> Decision:
    """The decision that an observation's own seat is asked."""
    return Decision(observation.viewer, observation.seen.question, observation.legal())


class BotFailed(Exception):
    """A bot did not answer with a legal action; the message says what happened instead. `trace` has the
    lines through which its error came, if it was one."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.trace = trace


class Interruption(BaseException):
    """Ends a bot's thinking from outside, such as its time being up: not what the bot itself did. No
    Exception, so that a bot which catches all of those cannot think on."""


def ask(bot: Bot, observation: Observation, rng: Random, budget: Budget) -> Answer:
    """The answer of a bot, checked. Raises BotFailed for whatever goes wrong inside it."""
    decision = decision_of(observation)
    legal = list(decision.legal)  # the bot may do as it likes with its own copy
    try:
        answer: object = bot.choose(observation, decision, rng, budget)
    except (BotFailed, Interruption, KeyboardInterrupt):
        raise
    except BaseException as error:  # SystemExit too: it is the bot that gives up, not the program
        raise BotFailed(_raised(bot, error), trace_of(error)) from error
    if not isinstance(answer, Answer):
        raise BotFailed(f"{not_an_answer(answer, legal)} ({method_of(bot)})")
    action = whole_number(answer.action)
    if action is None:
        raise BotFailed(f"{not_an_action(answer.action)} ({method_of(bot)})")
    if action not in legal:
        raise BotFailed(f"{not_legal(action, legal)} ({method_of(bot)})")
    return Answer(action, answer.thoughts)


def _raised(bot: Bot, error: BaseException) -> str:
    inside = error.__traceback__.tb_next if error.__traceback__ is not None else None
    if inside is not None:
        files = files_of(type(bot)) | {inside.tb_frame.f_code.co_filename}
        return raised_text(error.with_traceback(inside), files)
    right = ""
    if isinstance(error, TypeError):  # it takes other arguments than it is given
        right = ": `def choose(self, observation, decision, rng, budget)` would be right"
    return f"{error_text(error)}{right} ({method_of(bot)})"
