"""Several processes that teach one network: each plays games of its own, and before every step they take
the mean of what each would change. So all of them have the same network all the time.

PyTorch carries the numbers, by its back end gloo.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import torch
from torch import distributed

MEETING = timedelta(minutes=2)
"""How long the first of a team waits for the others."""


class Team:
    """One that is alone. The first of a team has rank 0."""

    rank = 0
    size = 1

    def average(self, parameters: Iterable[torch.nn.Parameter]) -> None:
        """Make every gradient the mean of the whole team's."""

    def told_by_first(self, known: dict[str, Any]) -> dict[str, Any]:
        """What the first of the team knows."""
        return known

    def all_go_on(self, want: bool) -> bool:
        """Whether all of the team want to go on."""
        return want

    def leave(self) -> None:
        pass


ALONE = Team()


class Joined(Team):
    """One of several. All meet at the first one's store."""

    def __init__(self, rank: int, size: int, store: distributed.Store) -> None:
        self.rank = rank
        self.size = size
        distributed.init_process_group("gloo", store=store, rank=rank, world_size=size)

    def average(self, parameters: Iterable[torch.nn.Parameter]) -> None:
        gradients = [parameter.grad for parameter in parameters if parameter.grad is not None]
        together = torch.cat([gradient.reshape(-1) for gradient in gradients])
        distributed.all_reduce(together)
        together /= self.size
        sizes = [gradient.numel() for gradient in gradients]
        for gradient, mean in zip(gradients, together.split(sizes), strict=True):
            gradient.copy_(mean.view_as(gradient))

    def told_by_first(self, known: dict[str, Any]) -> dict[str, Any]:
        told = [known if self.rank == 0 else {}]
        distributed.broadcast_object_list(told, src=0)
        return told[0]

    def all_go_on(self, want: bool) -> bool:
        wanting = torch.tensor(int(want))
        distributed.all_reduce(wanting, distributed.ReduceOp.MIN)
        return bool(wanting)

    def leave(self) -> None:
        distributed.destroy_process_group()


class Meeting:
    """Where a team meets: a port of the machine of the first one."""

    def __init__(self, size: int, host: str) -> None:
        self.size = size
        self.store = distributed.TCPStore(host, 0, size, is_master=True, wait_for_workers=False)
        self.port: int = self.store.port

    def first(self) -> Team:
        """Waits for the others."""
        return Joined(0, self.size, self.store)


def join(rank: int, size: int, host: str, port: int) -> Team:
    """Another one."""
    return Joined(rank, size, distributed.TCPStore(host, port, size, is_master=False, timeout=MEETING))
