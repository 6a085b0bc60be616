"""Several processes that teach one network: each plays games of its own, and before every step they take
the mean of what each would change. So all of them have the same network all the time.

PyTorch carries the numbers, by its back end gloo.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import torch
from torch import distributed

MEETING = 120.0
"""Seconds within which all of a team must have come."""

ANSWER = timedelta(minutes=10)
"""How long one waits for another: the first one sometimes measures for a minute or two."""

HERE = "here"
"""How many have come, in the first one's store."""


class TeamLost(Exception):
    """Somebody of the team has not come, or is not there any more. The message says what is known of it."""


class Team:
    """One process that trains by itself; `Joined` is one of several. The first of a team has rank 0."""

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
    """One of several, who have met at a store. Every method waits for all of them. Raises TeamLost."""

    def __init__(self, rank: int, size: int, store: distributed.Store) -> None:
        self.rank = rank
        self.size = size
        with _losses_named():
            distributed.init_process_group("gloo", store=store, rank=rank, world_size=size, timeout=ANSWER)

    def average(self, parameters: Iterable[torch.nn.Parameter]) -> None:
        gradients = [parameter.grad for parameter in parameters if parameter.grad is not None]
        together = torch.cat([gradient.reshape(-1) for gradient in gradients])
        with _losses_named():
            distributed.all_reduce(together)
        together /= self.size
        sizes = [gradient.numel() for gradient in gradients]
        for gradient, mean in zip(gradients, together.split(sizes), strict=True):
            gradient.copy_(mean.view_as(gradient))

    def told_by_first(self, known: dict[str, Any]) -> dict[str, Any]:
        told = [known if self.rank == 0 else {}]
        with _losses_named():
            distributed.broadcast_object_list(told, src=0)
        return told[0]

    def all_go_on(self, want: bool) -> bool:
        wanting = torch.tensor(int(want))
        with _losses_named():
            distributed.all_reduce(wanting, distributed.ReduceOp.MIN)
        return bool(wanting)

    def leave(self) -> None:
        distributed.destroy_process_group()


class Meeting:
    """Where a team meets: at a port of this machine, the first one's."""

    def __init__(self, size: int, host: str) -> None:
        self.size = size
        self.store = _store(host, 0, size, first=True)
        self.port: int = self.store.port

    def first(self, hopeless: Callable[[], bool]) -> Team:
        """Waits for the others, unless it has become hopeless. Raises TeamLost."""
        until = time.monotonic() + MEETING
        # the store itself would wait too, but deaf to Ctrl-C
        while self.store.add(HERE, 0) < self.size - 1:
            if hopeless() or time.monotonic() > until:
                raise TeamLost("not all of them have come")
            time.sleep(0.05)
        return Joined(0, self.size, self.store)


def join(rank: int, size: int, host: str, port: int) -> Team:
    """Come to a meeting. Raises TeamLost."""
    with _losses_named():
        store = _store(host, port, size, first=False)
        store.add(HERE, 1)
    return Joined(rank, size, store)


def _store(host: str, port: int, size: int, *, first: bool) -> distributed.TCPStore:
    return distributed.TCPStore(
        host,
        port,
        size,
        is_master=first,
        wait_for_workers=False,
        timeout=timedelta(seconds=MEETING),
        use_libuv=sys.platform != "win32",  # PyTorch is built without it there
    )


@contextmanager
def _losses_named() -> Iterator[None]:
    try:
        yield
    except RuntimeError as error:  # PyTorch's, when a connection ends or nobody answers
        raise TeamLost(str(error).splitlines()[0]) from error
