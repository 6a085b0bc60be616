"""Search without a tree: every action is tried in the same imagined games, which policies play to the end.

The weaker half of the actions is dropped again and again, so most games compare the best ones.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.utility import Ending, Outlook, floats
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

CLOCK_EVERY: Final = 4
"""Worlds between two looks at the clock."""


class Flat:
    """One decision. `minds` are the policies that play the imagined games, one for each seat."""

    def __init__(self, worlds: Worlds, minds: list[Policy], rng: Random) -> None:
        observation = worlds.observation
        self.observation = observation
        self.me: i64 = observation.viewer
        self.rng = rng
        self.worlds = worlds
        self.minds = minds
        self.actions: list[int] = observation.seen.legal()
        n = len(self.actions)
        self.visits: vec[i64] = vec[i64]([0] * n)
        self.value: vec[float] = floats(n)
        self.alive: vec[i64] = vec[i64](list(range(n)))
        self.n_alive: i64 = n
        self.ending = Ending()
        self.outlook = Outlook(self.me, n)

    def run(self, playouts: i64, seconds: float, patience: float) -> i64:
        """Play this many games or for this processor time, whichever ends first, but never longer than
        `patience` in real time. Returns the number of games."""
        started, deadline = time.thread_time(), time.perf_counter() + patience
        halvings = math.ceil(math.log2(float(max(2, len(self.actions)))))
        done: i64 = 0
        for phase in range(halvings):
            share = float(phase + 1) / float(halvings)
            worlds: i64 = 0
            while float(done) < float(playouts) * share:
                self.try_all(self.worlds.sample(self.rng))
                done += self.n_alive
                worlds += 1
                if worlds % CLOCK_EVERY == 0 and (
                    time.thread_time() >= started + seconds * share or time.perf_counter() >= deadline
                ):
                    break
            if phase < halvings - 1:
                self.halve()
        return done

    def try_all(self, world: State) -> None:
        """One imagined game for every action that is still in the running."""
        for i in range(self.n_alive):
            a = self.alive[i]
            state = world.clone()
            state.take(self.actions[a])
            while state.question != NOTHING:
                state.take(self.minds[state.asked].choose(state, self.rng))
            self.ending.read(state)
            self.visits[a] += 1
            self.value[a] += self.ending.worth(self.me)
            self.outlook.add(a, self.ending)

    def mean(self, a: i64) -> float:
        return self.value[a] / float(self.visits[a]) if self.visits[a] > 0 else -1.0

    def halve(self) -> None:
        """Keep only the better half of the actions."""
        if self.n_alive <= 2:
            return
        order = sorted([self.alive[i] for i in range(self.n_alive)], key=self.mean, reverse=True)
        self.n_alive = (self.n_alive + 1) // 2
        for i in range(self.n_alive):
            self.alive[i] = order[i]

    def best(self) -> i64:
        best = self.alive[0]
        for i in range(self.n_alive):
            if self.mean(self.alive[i]) > self.mean(best):
                best = self.alive[i]
        return self.actions[best]
