"""The loop that plays a game to its end. Watchers follow it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from librt.random import Random

from oriflamme.bots import Bot, Budget, ask, observation_for
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.events import Log
from oriflamme.rules.state import State

Choose: TypeAlias = Callable[[State], int]
"""Chooses the action of the asked seat."""


class Watcher:
    """Is called for each decision, before it is carried out, and at the end."""

    def decided(self, state: State, action: int) -> None:
        pass

    def ended(self, state: State) -> None:
        pass


def play(state: State, choose: Choose, *watchers: Watcher) -> int:
    """Play from the current position to the end. Returns the number of decisions."""
    decisions = 0
    while state.question != NOTHING:
        action = choose(state)
        for watcher in watchers:
            watcher.decided(state, action)
        state.apply(action)
        decisions += 1
    for watcher in watchers:
        watcher.ended(state)
    return decisions


def by_bots(bots: Sequence[Bot], rng: Random, budget: Budget, log: Log | None = None) -> Choose:
    """One bot per seat, all with the same generator. Bots that want the history of the game get it from the
    log. Raises BotFailed."""
    log = log or Log()

    def choose(state: State) -> int:
        bot = bots[state.asked]
        return ask(bot, observation_for(bot, state, log), rng, budget).action

    return choose
