"""Proves that an action wins: in every world that fits, whatever the others do, if the seat goes on well.

The seat does not know the world. So where it decides again, one action must do for all worlds, and for all
ways to get there, that look alike to it.
"""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.actions import NOTHING
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.scoring import Scores
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds


class TooLong(Exception):
    """There are no steps left."""


class Proof:
    """Of the decision that this observation asks for. It takes at most so many steps: what is not proved by
    then counts as not proved."""

    def __init__(self, observation: Observation, steps: i64) -> None:
        self.me: i64 = observation.viewer
        self.actions: list[int] = observation.seen.legal()
        self.worlds: list[State] = Worlds(observation).every(steps // 4)
        self.steps = steps
        self.scores = Scores()

    def sure(self) -> list[int]:
        """The actions that win for sure."""
        found: list[int] = []
        if not self.worlds:
            return found
        try:
            for action in self.actions:
                if self.wins(self.worlds, action):
                    found.append(action)
        except TooLong:
            pass
        return found

    def wins(self, alike: list[State], action: i64) -> bool:
        """Whether the action wins in all these states, which look alike to the seat."""
        asked_again: dict[str, list[State]] = {}
        for before in alike:
            if not self.play_on(before, action, asked_again):
                return False
        for again in asked_again.values():
            if not self.some_wins(again):
                return False
        return True

    def some_wins(self, alike: list[State]) -> bool:
        for action in alike[0].legal():
            if self.wins(alike, action):
                return True
        return False

    def play_on(self, before: State, action: i64, asked_again: dict[str, list[State]]) -> bool:
        """Lets the others do whatever they may until the seat is asked again. False if it can fail to win
        alone before."""
        self.steps -= 1
        if self.steps < 0:
            raise TooLong
        state = before.clone()
        state.take(action)
        if state.question == NOTHING:
            self.scores.read(state)
            return self.scores.share(self.me) == 1.0
        if state.asked == self.me:
            looks = repr(observe(state, self.me).seen.facts())
            if looks not in asked_again:
                asked_again[looks] = []
            asked_again[looks].append(state)
            return True
        for reply in state.legal():
            if not self.play_on(state, reply, asked_again):
                return False
        return True
