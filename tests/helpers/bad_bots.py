"""Bots that misbehave, each in its own way, and one that tells what it was given."""

import os
import signal
import sys
from asyncio import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from librt.random import Random

from oriflamme.bots import Answer, Budget, Decision
from oriflamme.notation.words import action_text
from oriflamme.rules import Observation


class Crashes:
    """At its n-th decision."""

    def __init__(self, after: int = 3) -> None:
        self.left = after

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("I have lost my head")
        return Answer(decision.legal[0])


class Exits:
    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        raise SystemExit(3)


class Terminated:
    """Thinks while somebody ends the program."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        signal.raise_signal(signal.SIGTERM)
        return Answer(decision.legal[0])


class Cheats:
    """Answers what is not offered, and says that it was."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        decision.legal.append(12345)
        return Answer(12345)


class Mute:
    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> None:
        return None


class Bare:
    """Answers with the action alone."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> int:
        return decision.legal[0]


class Writes:
    """Answers in the notation."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> str:
        return action_text(decision.legal[0])


class Spells:
    """The same, in an answer."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(action_text(decision.legal[0]))  # type: ignore[arg-type]


class Deaf:
    """Takes less than it is given."""

    def choose(self, decision: Decision) -> Answer:
        return Answer(decision.legal[0])


class Meddles:
    """Plays with what it sees, as nobody may."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        observation.seen.apply(12345)
        return Answer(decision.legal[0])


class Rounds:
    """Answers with what is a number, but no whole one."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(float(decision.legal[0]))  # type: ignore[arg-type]


class Cancels:
    """Ends with what is no Exception."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        raise CancelledError("changed my mind")


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("words fail me")


class Chokes:
    """Its error cannot be told."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        raise Unspeakable


class Late:
    """Thinks until its time is up, and answers all the same."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        with suppress(BaseException):
            Event().wait()
        return Answer(decision.legal[0])


class Talks:
    """Prints what it thinks."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        print("hm, let me see")
        return Answer(decision.legal[0])


class Dies:
    """Takes its process with it."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        os._exit(3)


class Leaves:
    """Its constructor ends the program, if it can."""

    def __init__(self) -> None:
        sys.exit(0)

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(decision.legal[0])


class Once:
    """Plays one game; a second one it would not stand."""

    def __init__(self) -> None:
        self.round = 0

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if observation.seen.round < self.round:
            raise RuntimeError("one game is enough")
        self.round = observation.seen.round
        return Answer(decision.legal[0])


class Hangs:
    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        while True:
            with suppress(Exception):
                Event().wait()


class First:
    """Always the first legal action: two games of it differ only by the deal."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(decision.legal[0])


class Draws(First):
    """The same, but wasteful with chance."""

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        for _ in range(decision.legal[0] % 7):
            rng.random()
        return super().choose(observation, decision, rng, budget)


class Marks(First):
    """Adds a letter to a file for every game it is in."""

    def __init__(self, file: str) -> None:
        with Path(file).open("a") as marked:
            marked.write("x")


@dataclass
class Settings:
    whole: int = 1
    part: float | None = None
    flag: bool = False
    word: str = "a"

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(decision.legal[0])


class NeedsMore:
    def __init__(self, what: str) -> None:
        self.what = what

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        return Answer(decision.legal[0])
