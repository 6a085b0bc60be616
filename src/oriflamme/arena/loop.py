"""The loop that plays a game to its end. Whoever wants to know how it went watches it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from librt.random import Random

from oriflamme.bots import Bot, Budget, ask
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.observation import observe
from oriflamme.rules.state import State

Choose: TypeAlias = Callable[[State], int]
"""The action of the seat that is asked."""


class Watcher:
    """Hears of each decision, before it is carried out, and of the end."""

    def decided(self, state: State, action: int) -> None:
        pass

    def ended(self, state: State) -> None:
        pass


def play(state: State, choose: Choose, *watchers: Watcher) -> int:
    """From where the game stands to its end. Returns the number of decisions."""
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


def by_bots(bots: Sequence[Bot], rng: Random, budget: Budget) -> Choose:
    """One bot a seat, all of which draw from one generator. Raises BotFailed."""

    def choose(state: State) -> int:
        return ask(bots[state.asked], observe(state, state.asked), rng, budget).action

    return choose
