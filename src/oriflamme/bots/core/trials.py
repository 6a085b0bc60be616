"""Measures actions without choosing: each is tried in the same imagined games, and all seats play alike.

A search imagines its own seat sharper than the others and then takes the best, so what it expects is too
high. Here one policy plays every seat, and nothing is dropped on the way.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.differences import Differences, Happened
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.utility import Ending, floats
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

SEEDS: Final = 1 << 40


class Trials:
    """Imagined games from one decision on, in worlds that are drawn by `rng`. All figures are sums over
    games, by the number of the action in `actions`."""

    def __init__(self, worlds: Worlds, mind: Policy, rng: Random) -> None:
        observation = worlds.observation
        self.me: i64 = observation.viewer
        self.worlds = worlds
        self.mind = mind
        self.rng = rng
        self.dice = Random(0)
        self.actions: list[int] = observation.seen.legal()
        n = len(self.actions)
        self.games: vec[float] = floats(n)
        self.wins: vec[float] = floats(n)
        self.squares: vec[float] = floats(n)
        self.places: vec[float] = floats(n)
        self.influence: vec[float] = floats(n)
        self.ending = Ending()
        self.watched: Happened | None = None
        self.differences = Differences()  # of `compare`

    def run(self, chosen: list[int], worlds: i64) -> None:
        """Try these actions, each in the same worlds."""
        for _ in range(worlds):
            world = self.worlds.sample(self.rng)
            seed = self.rng.randrange(SEEDS)
            for a in chosen:
                self.play(world, a, seed)

    def compare(self, one: i64, other: i64, worlds: i64) -> None:
        """The same for two actions, and what differs: how far the first is ahead, and more."""
        seen = self.worlds.observation.seen
        here, there = Happened(self.me, seen), Happened(self.me, seen)
        for _ in range(worlds):
            world = self.worlds.sample(self.rng)
            seed = self.rng.randrange(SEEDS)
            self.watched = here
            ahead = self.play(world, one, seed)
            self.watched = there
            ahead -= self.play(world, other, seed)
            self.differences.add(here, there, ahead)
        self.watched = None

    def play(self, world: State, a: i64, seed: i64) -> float:
        """One game to its end. Returns the share of the victory. The same seed gives the same draws, so
        games that go on alike end alike."""
        dice, mind, me, watched = self.dice, self.mind, self.me, self.watched
        dice.seed(seed)
        state = world.clone()
        if watched is not None:
            watched.begin()
            state.listener = watched
        state.take(self.actions[a])
        while state.question != NOTHING:
            state.take(mind.choose(state, dice))
        ending = self.ending
        ending.read(state)
        if watched is not None:
            watched.end(ending)
        share = ending.share(me)
        self.games[a] += 1.0
        self.wins[a] += share
        self.squares[a] += share * share
        self.places[a] += ending.mean_place(me)
        self.influence[a] += float(ending.influence(me))
        return share

    def win_chance(self, a: i64) -> float:
        return self.wins[a] / self.games[a]

    def error(self, a: i64) -> float:
        """The standard error of the win chance."""
        return standard_error(self.games[a], self.wins[a], self.squares[a])


def standard_error(n: float, total: float, squares: float) -> float:
    """Of a mean, from the sums of the numbers and of their squares."""
    if n < 2.0:
        return 1.0
    mean = total / n
    return math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1.0))
