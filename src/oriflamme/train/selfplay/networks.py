"""The two networks in PyTorch: one plays, the other judges and sees everything.

Positions and actions are short lists of features out of long ones, so the first layers add up rows. What
the layers pass on is cut off at TOP, which keeps the numbers small enough to be packed as whole numbers
for the engine (bots/core/network.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, hardtanh

from oriflamme.bots.core.encoder import ACTION_SIZE, SIZE
from oriflamme.bots.core.network import CRITIC_SIZE, TOP
from oriflamme.envs.core.numbering import LEGAL_MOST
from oriflamme.rules.board import SEATS
from oriflamme.train.selfplay.settings import Settings

Shorts = NDArray[np.int16]
Longs = NDArray[np.int64]


@dataclass
class Rows:
    """Lists of features, one after the other."""

    found: Tensor
    starts: Tensor
    size: int  # how many features there are
    by_feature: tuple[Tensor, Tensor]  # the numbers of the lists that have a feature, and where they start

    @staticmethod
    def of(padded: Shorts, size: int, *, learning: bool) -> Rows:
        """From lists padded with `size`."""
        there = padded < size
        lengths = there.sum(axis=1)
        found = padded[there]
        starts = np.zeros(len(padded), np.int64)
        np.cumsum(lengths[:-1], out=starts[1:])
        nothing = torch.empty(0, dtype=torch.int32)
        by_feature = nothing, nothing
        if learning:
            order = np.argsort(found, kind="stable")  # of short integers it is a radix sort
            rows = np.repeat(np.arange(len(padded), dtype=np.int32), lengths)[order]
            begins = np.zeros(size, np.int32)
            np.cumsum(np.bincount(found, minlength=size)[:-1], out=begins[1:])
            by_feature = torch.from_numpy(rows), torch.from_numpy(begins)
        return Rows(
            torch.from_numpy(found.astype(np.int32)),
            torch.from_numpy(starts.astype(np.int32)),
            size,
            by_feature,
        )


def one_each(counts: Longs) -> Rows:
    """Lists that have one feature each: as many with feature 0 as the first count says, and so on."""
    each = np.repeat(np.arange(len(counts), dtype=np.int32), counts)
    lists = torch.arange(len(each), dtype=torch.int32)
    starts = torch.from_numpy((np.cumsum(counts) - counts).astype(np.int32))
    return Rows(torch.from_numpy(each), lists, len(counts), (lists, starts))


class Context(Protocol):
    """Where a function keeps what its gradient needs."""

    rows: Rows


class AddRows(torch.autograd.Function):
    """For each list the sum of the weights of its features. The gradient is the same the other way round,
    which is four times as fast as PyTorch's own."""

    @staticmethod
    def forward(ctx: Context, weights: Tensor, rows: Rows) -> Tensor:
        ctx.rows = rows
        return embedding_bag(rows.found, weights, rows.starts, mode="sum")

    @staticmethod
    def backward(ctx: Context, gradient: Tensor) -> tuple[Tensor, None]:
        lists, starts = ctx.rows.by_feature
        return embedding_bag(lists, gradient.contiguous(), starts, mode="sum"), None


def add_rows(weights: Tensor, rows: Rows) -> Tensor:
    result: Tensor = AddRows.apply(weights, rows)
    return result


def pass_on(sums: Tensor) -> Tensor:
    return hardtanh(sums, 0.0, float(TOP))


@dataclass
class Positions:
    """What the networks are asked about: a row for each decision."""

    seen: Shorts
    hidden: Shorts  # with the kinds of players
    players: Longs
    actions: Shorts  # of all legal actions, one decision after the other
    counts: Longs

    def take(self, rows: Longs) -> Positions:
        ends = np.cumsum(self.counts)
        counts = self.counts[rows]
        firsts = ends[rows] - counts
        shift = np.cumsum(counts) - counts
        chosen = np.repeat(firsts - shift, counts) + np.arange(counts.sum())
        return Positions(
            self.seen[rows], self.hidden[rows], self.players[rows], self.actions[chosen], counts
        )


class Networks(nn.Module):
    """Policy and critic. They share nothing but the lists of features."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        one, two, three = settings.policy
        critic_one, critic_two = settings.critic
        self.split = one
        self.first = nn.Parameter(torch.randn(SIZE, one + critic_one) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(one + critic_one))
        self.hidden = nn.Parameter(torch.randn(CRITIC_SIZE, critic_one) * 0.1)
        self.second = nn.Linear(one, two)
        self.third = nn.Linear(two, three)
        self.actions = nn.Parameter(torch.randn(ACTION_SIZE, three) * 0.25)
        self.last = nn.Parameter(torch.randn(three) * 0.05)
        self.critic_second = nn.Linear(critic_one, critic_two)
        self.critic_last = nn.Linear(critic_two, SEATS)
        with torch.no_grad():
            self.critic_last.weight.mul_(0.1)

    def forward(
        self, at: Positions, *, learning: bool = False, critic: bool = True
    ) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all actions, LEGAL_MOST for each decision, and those of the
        seats to win, the asked seat first."""
        rows = Rows.of(at.seen, SIZE, learning=learning)
        if critic:
            both = add_rows(self.first, rows) + self.first_bias
            judged = both[:, self.split :] + add_rows(
                self.hidden, Rows.of(at.hidden, CRITIC_SIZE, learning=learning)
            )
            judged = self.critic_last(pass_on(self.critic_second(pass_on(judged))))
            seats = torch.from_numpy(np.arange(SEATS)[None, :] >= at.players[:, None])
            chances = torch.log_softmax(judged.masked_fill(seats, -1e9), dim=1)
            mine = both[:, : self.split]
        else:
            mine = add_rows(self.first[:, : self.split].contiguous(), rows) + self.first_bias[: self.split]
            chances = torch.empty(0)
        mine = self.third(pass_on(self.second(pass_on(mine))))
        each = one_each(at.counts)
        acts = add_rows(self.actions, Rows.of(at.actions, ACTION_SIZE, learning=learning))
        logits = pass_on(acts + add_rows(mine, each)) @ self.last
        padded = torch.full((len(at.counts), LEGAL_MOST), -1e9)
        firsts = np.repeat(np.cumsum(at.counts) - at.counts, at.counts)
        columns = torch.from_numpy(np.arange(at.counts.sum()) - firsts)
        padded = padded.index_put((each.found.long(), columns), logits)
        return torch.log_softmax(padded, dim=1), chances
