"""What learns: the networks, the games they play, and older copies of them. Each of a team has the same
networks and plays games of its own."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from oriflamme.train.selfplay.learning import learn
from oriflamme.train.selfplay.networks import Networks
from oriflamme.train.selfplay.playing import Experience, Tables
from oriflamme.train.selfplay.settings import Settings
from oriflamme.train.selfplay.team import ALONE, Team

APART = 1_000_003
"""Between the seeds of the tables of two in a team."""


def following(done: int, every: int) -> int:
    """The next multiple."""
    return done - done % every + every


class Student:
    """`begin`, then `play` and `learn` in turn. The whole team does the same at the same time."""

    def __init__(self, settings: Settings) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.team = ALONE
        self.done = 0
        self.updates = 0
        self.networks = Networks(settings)
        self.optimiser = torch.optim.Adam(self.networks.parameters(), eps=1e-5, fused=True)
        self.snapshots: list[dict[str, torch.Tensor]] = []

    def state(self) -> dict[str, Any]:
        """All that has been learned, to be resumed by `load`."""
        return {
            "networks": self.networks.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "snapshots": self.snapshots,
            "done": self.done,
            "updates": self.updates,
        }

    def load(self, saved: dict[str, Any]) -> None:
        self.networks.load_state_dict(saved["networks"])
        self.optimiser.load_state_dict(saved["optimiser"])
        self.snapshots = saved["snapshots"]
        self.done, self.updates = saved["done"], saved["updates"]

    def begin(self, team: Team) -> None:
        """The first of the team tells the others what has been learned, and all sit down to play."""
        settings = self.settings
        self.team = team
        if team.size > 1:
            self.load(team.told_by_first(self.state()))
        seed = settings.seed + self.done
        games = max(1, settings.games // team.size)
        self.tables = Tables(settings, seed + team.rank * APART, games, team.rank * games)
        self.rng = np.random.default_rng(seed)  # the same for all
        self.next_snapshot = following(self.done, settings.snapshot_every)
        self.seat_snapshots()

    def play(self) -> Experience:
        return self.tables.play(self.networks)

    def learn(self, seen: Experience) -> dict[str, float]:
        """Returns how it went, on average."""
        said = learn(self.networks, self.optimiser, seen, self.settings, self.done, self.rng, self.team)
        self.done += len(seen.gains) * self.team.size
        self.updates += 1
        if self.done >= self.next_snapshot:
            self.next_snapshot = following(self.done, self.settings.snapshot_every)
            self.take_snapshot()
        return said

    def take_snapshot(self) -> None:
        """A copy of the network sits at some tables from now on."""
        kept = {name: value.clone() for name, value in self.networks.state_dict().items()}
        self.snapshots.append(kept)
        if len(self.snapshots) > self.settings.snapshots_kept:
            # the older ones become rarer
            del self.snapshots[int(self.rng.integers(self.settings.snapshots_kept - 2))]
        self.seat_snapshots()

    def seat_snapshots(self) -> None:
        self.tables.snapshots.clear()
        for kept in self.snapshots:
            network = Networks(self.settings)
            network.load_state_dict(kept)
            self.tables.snapshots.append(network)
