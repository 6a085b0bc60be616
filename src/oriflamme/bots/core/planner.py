"""Search with the network: every action is tried in the same imagined games up to the end of the next
round, where the critic judges them.

The own seat plays by the network. What sits in the other seats is drawn anew for each imagined game, since
nobody knows how they think.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.flat import Flat
from oriflamme.bots.core.network import NetworkCritic, NetworkPolicy
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.utility import floats
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

SEEDS: Final = 1 << 40

CANDIDATES: Final = 12
"""Of more actions, only those are tried that the network likes best."""

DOUBT: Final = 0.01
"""Added to the network's chances: it may be wrong about what it hardly ever plays."""


class Planner(Flat):
    """`pool` are the players that others may be, and `sorts` what the critic calls them. `faith` is how
    much the network's own liking counts, beside what the imagined games say."""

    def __init__(
        self,
        worlds: Worlds,
        mind: NetworkPolicy,
        pool: list[Policy],
        sorts: list[int],
        critic: NetworkCritic,
        faith: float,
        rounds: i64,
        rng: Random,
    ) -> None:
        state = worlds.observation.seen
        super().__init__(worlds, [mind for _ in range(state.seats)], rng)
        self.pool = pool
        self.sorts = sorts
        self.critic = critic
        self.last_round: i64 = state.round + rounds
        self.dice = Random(0)
        self.liking: vec[float] = floats(len(self.actions))
        sharpness = mind.sharpness
        mind.sharpness = 1.0
        mind.weigh(state)
        mind.sharpness = sharpness
        for a in range(len(self.actions)):
            self.liking[a] = faith * math.log(mind.chance[a] + DOUBT)
        self.clock_every = 1  # these games take their time
        if self.n_alive > CANDIDATES:
            order = sorted(range(len(self.actions)), key=mind.chance_of, reverse=True)
            self.n_alive = CANDIDATES
            for i in range(CANDIDATES):
                self.alive[i] = order[i]

    def try_all(self, world: State) -> None:
        for seat in range(world.seats):
            if seat != self.me:
                i = self.rng.randrange(len(self.pool))
                self.minds[seat] = self.pool[i]
                self.critic.kinds[seat] = self.sorts[i]
        seed = self.rng.randrange(SEEDS)
        for i in range(self.n_alive):
            a = self.alive[i]
            self.dice.seed(seed)
            state = world.clone()
            state.take(self.actions[a])
            while state.question != NOTHING and state.round <= self.last_round:
                state.take(self.minds[state.asked].choose(state, self.dice))
            won = self.won(state)
            self.visits[a] += 1
            self.value[a] += won
            self.outlook.wins[a] += won

    def won(self, state: State) -> float:
        """The own share of the victory, or the chance of it."""
        if state.question == NOTHING:
            self.ending.read(state)
            return self.ending.share(self.me)
        self.critic.judge(state)
        return self.critic.chance[self.me]

    def mean(self, a: i64) -> float:
        return self.liking[a] + super().mean(a)
