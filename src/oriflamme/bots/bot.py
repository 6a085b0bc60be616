"""What a bot gets and what it returns."""

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
    """How much a bot may think about one decision. None leaves it to the bot. With `explain` the bot also
    returns its thoughts."""

    iterations: int | None = None
    seconds: float | None = None
    explain: bool = False


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action. A figure that it does not work out is None."""

    action: int
    visits: int | None = None
    win_chance: float | None = None
    expected_place: float | None = None


@dataclass(frozen=True)
class Answer:
    """The chosen action, and the thoughts behind it if they were requested."""

    action: int
    thoughts: list[Thought] = field(default_factory=list)


class Bot(Protocol):
    """Plays one decision at a time. It remembers nothing between decisions.

    All randomness comes from `rng`, so the same observation and seed give the same answer. If its attribute
    `wants_history` is true, its observations come with their history.
    """

    def choose(
        self, observation: Observation, decision: Decision, rng: Random, budget: Budget
    ) -> Answer: ...


def wants_history(bot: Bot) -> bool:
    return bool(getattr(bot, "wants_history", False))


def observation_for(bot: Bot, state: State, log: Log) -> Observation:
    """What the asked seat knows, with its history if the bot wants that."""
    observation = observe(state, state.asked)
    if wants_history(bot):
        observation.history = log.heard_by(state.asked)
    return observation


def decision_of(observation: Observation) -> Decision:
    """The decision that the viewer of an observation is asked for."""
    return Decision(observation.viewer, observation.seen.question, observation.legal())


class BotFailed(Exception):
    """A bot did not answer with a legal action. The message says what happened instead. If it raised an
    error, `trace` has the traceback."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.trace = trace


class Interruption(BaseException):
    """Ends a bot's thinking from outside, for example because its time is up. It is not an Exception, so a
    bot that catches all of those cannot continue."""


def ask(bot: Bot, observation: Observation, rng: Random, budget: Budget) -> Answer:
    """The checked answer of a bot. Raises BotFailed for anything that goes wrong inside it."""
    decision = decision_of(observation)
    legal = list(decision.legal)  # the bot may change its own copy
    try:
        answer: object = bot.choose(observation, decision, rng, budget)
    except (BotFailed, Interruption, KeyboardInterrupt):
        raise
    except BaseException as error:  # SystemExit too: the bot gives up, not the program
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
    if isinstance(error, TypeError):  # it expects other arguments
        right = ": `def choose(self, observation, decision, rng, budget)` would be right"
    return f"{error_text(error)}{right} ({method_of(bot)})"
