"""Proximal policy optimisation: what went better than expected becomes more likely, but never by much."""

from __future__ import annotations

import math

import numpy as np
import torch

from oriflamme.train.selfplay.networks import Networks
from oriflamme.train.selfplay.playing import Experience
from oriflamme.train.selfplay.settings import Settings
from oriflamme.train.selfplay.team import Team


def learn(
    networks: Networks,
    optimiser: torch.optim.Optimizer,
    seen: Experience,
    settings: Settings,
    done: int,
    rng: np.random.Generator,
    team: Team,
) -> dict[str, float]:
    """Some steps from one batch of experience. Returns how it went, on average."""
    rate, entropy = settings.at(settings.rate, done), settings.at(settings.entropy, done)
    for group in optimiser.param_groups:
        group["lr"] = rate
    choice = seen.own & (seen.at.counts > 1)
    scale = float(seen.gains[choice].std()) + 1e-6
    gains = np.where(choice, (seen.gains - seen.gains[choice].mean()) / scale, 0).astype(np.float32)
    said: list[list[float]] = []
    parts = math.ceil(len(gains) * team.size / settings.minibatch)
    for _ in range(settings.epochs):
        for some in np.array_split(rng.permutation(len(gains)), parts):
            logs, judged = networks(seen.at.take(some), learning=True)
            picked = logs[torch.arange(len(some)), torch.from_numpy(seen.chosen[some])]
            mine = torch.from_numpy(choice[some].astype(np.float32))
            many = mine.sum().clamp(min=1)
            gain = torch.from_numpy(gains[some])
            ratio = torch.exp((picked - torch.from_numpy(seen.chances[some])) * mine)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            better = (torch.minimum(ratio * gain, clipped * gain) * mine).sum() / many
            doubt = -((logs.exp() * logs).sum(dim=1) * mine).sum() / many
            surprise = -(torch.from_numpy(seen.targets[some]) * judged.clamp(min=-20)).sum(dim=1).mean()
            loss = surprise - better - entropy * doubt
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            team.average(networks.parameters())
            torch.nn.utils.clip_grad_norm_(networks.parameters(), 1.0)
            optimiser.step()
            said.append([float(figure.detach()) for figure in (doubt, surprise, (ratio - 1).abs().mean())])
    means = np.mean(said, axis=0).tolist()
    return {**dict(zip(("entropy", "critic", "moved"), means, strict=True)), "spread": scale}
