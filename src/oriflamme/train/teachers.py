"""Games of `search` against itself, for policies to learn from."""

from __future__ import annotations

import math
from dataclasses import dataclass

from librt.random import Random

from oriflamme.arena.loop import Watcher, play
from oriflamme.bots.core.ismcts import Search
from oriflamme.bots.search_bot import SearchBot
from oriflamme.rules.catalogue import GAME_SETS, draw_mixed
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.observation import observe
from oriflamme.rules.state import State


@dataclass(frozen=True)
class Watched:
    """A whole game: its deal and its actions."""

    kinds: int
    hands: list[int]
    asides: list[int]
    first: int
    actions: list[int]


@dataclass(frozen=True)
class Session:
    """Some games to play: the number of seats, the teacher's iterations, the seed."""

    seats: int
    iterations: int
    games: int
    seed: int


def kinds_of(number: int, rng: Random) -> int:
    """Every set in turn, and the mixed one."""
    return list(GAME_SETS.values())[number % len(GAME_SETS)] or draw_mixed(rng)


def watch(session: Session) -> list[Watched]:
    rng = Random(session.seed)
    watched = []
    for number in range(session.games):
        kinds = kinds_of(number, rng)
        deal = draw_deal(session.seats, kinds, rng)
        actions = _Actions()
        play(deal.start(), lambda state: _choice(state, session.iterations, rng), actions)
        watched.append(Watched(kinds, list(deal.hands), list(deal.asides), deal.first, actions.taken))
    return watched


class _Actions(Watcher):
    def __init__(self) -> None:
        self.taken: list[int] = []

    def decided(self, state: State, action: int) -> None:
        self.taken.append(action)


def _choice(state: State, iterations: int, rng: Random) -> int:
    """What the bot would play without a time limit. The bot itself stops thinking after a while on a slow
    machine, and then the same seed would not give the same games."""
    if state.legal_count() == 1:
        return state.legal_at(0)
    search = Search(observe(state, state.asked), SearchBot().c, rng)
    search.run(iterations, math.inf)
    return search.best()
