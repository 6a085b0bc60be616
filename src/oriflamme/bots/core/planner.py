"""Search: every action is tried in the same imagined games. Where they break off before the end, a critic
judges them.

How the other seats play is drawn anew for each imagined game, since nobody knows how they think.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from oriflamme.bots.core.belief import BelievedWorlds
from oriflamme.bots.core.flat import Flat
from oriflamme.bots.core.network import NetworkCritic
from oriflamme.bots.core.policy import Policy
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.state import State

SEEDS: Final = 1 << 40


class Planner(Flat):
    """`pool` has a policy for each sort of player that the worlds draw, and `names` what the critic calls
    it; the own seat plays by `mind`, which is called `name`."""

    def __init__(
        self,
        worlds: BelievedWorlds,
        mind: Policy,
        name: i64,
        pool: list[Policy],
        names: list[int],
        critic: NetworkCritic,
        rounds: i64,
        rng: Random,
    ) -> None:
        state = worlds.observation.seen
        super().__init__(worlds, [mind for _ in range(state.seats)], rng)
        self.believed = worlds
        self.pool = pool
        self.names = names
        self.critic = critic
        self.critic.kinds[self.me] = name
        self.last_round: i64 = state.round + rounds
        self.dice = Random(0)

    def try_all(self, world: State) -> None:
        for seat in range(world.seats):
            if seat != self.me:
                sort = self.believed.sort_of[seat]
                self.minds[seat] = self.pool[sort]
                self.critic.kinds[seat] = self.names[sort]
        seed = self.rng.randrange(SEEDS)
        for i in range(self.n_alive):
            a = self.alive[i]
            self.dice.seed(seed)
            state = world.clone()
            state.take(self.actions[a])
            while state.question != NOTHING and state.round <= self.last_round:
                state.take(self.minds[state.asked].choose(state, self.dice))
            self.visits[a] += 1
            if state.question == NOTHING:
                self.ending.read(state)
                self.value[a] += self.ending.worth(self.me)
                self.outlook.add(a, self.ending)
            else:
                self.critic.judge(state)
                self.value[a] += self.critic.chance[self.me]
                self.outlook.wins[a] += self.critic.chance[self.me]
