"""From a network that learned in floating point to the whole numbers that the engine plays by, and back."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from oriflamme.bots.core.network import COARSE, FINE, LAST
from oriflamme.bots.networks import Arrays
from oriflamme.train.selfplay.networks import Networks


def arrays_of(networks: Networks) -> dict[str, list[int]]:
    """The arrays of bots/networks.py."""
    split = networks.split
    first, bias = networks.first.detach(), networks.first_bias.detach()
    judge_first = torch.cat([first[:, split:], networks.hidden.detach()])
    return {
        "first": whole(first[:, :split], FINE),
        "first_bias": whole(bias[:split], FINE),
        "second": whole(networks.second.weight.T, FINE),
        "second_bias": whole(networks.second.bias, FINE * COARSE, np.int32),
        "third": whole(networks.third.weight.T, FINE),
        "third_bias": whole(networks.third.bias, FINE * COARSE, np.int32),
        "actions": whole(networks.actions, FINE),
        "last": whole(networks.last, LAST),
        "judge_first": whole(judge_first, FINE),
        "judge_first_bias": whole(bias[split:], FINE),
        "judge_second": whole(networks.critic_second.weight.T, FINE),
        "judge_second_bias": whole(networks.critic_second.bias, FINE * COARSE, np.int32),
        "judge_last": whole(networks.critic_last.weight.T, FINE),
        "judge_last_bias": whole(networks.critic_last.bias, FINE * COARSE, np.int32),
    }


def take_over(networks: Networks, arrays: Arrays) -> None:
    """Begin with what a file has. Raises ValueError if its layers have other widths."""
    split = networks.split

    def put(into: Tensor, name: str, unit: int, *, turned: bool = False) -> None:
        if into.numel() != len(arrays[name]):
            raise ValueError(f"{name} has {len(arrays[name])} numbers, not {into.numel()}")
        numbers = torch.tensor(arrays[name], dtype=torch.float32) / unit
        into.copy_(numbers.view(into.T.shape).T if turned else numbers.view(into.shape))

    with torch.no_grad():
        judge_first = torch.cat([networks.first[:, split:], networks.hidden])
        put(networks.first[:, :split], "first", FINE)
        put(networks.first_bias[:split], "first_bias", FINE)
        put(networks.actions, "actions", FINE)
        put(networks.last, "last", LAST)
        put(judge_first, "judge_first", FINE)
        networks.first[:, split:] = judge_first[: len(networks.first)]
        networks.hidden.copy_(judge_first[len(networks.first) :])
        put(networks.first_bias[split:], "judge_first_bias", FINE)
        for layer, name in (
            (networks.second, "second"),
            (networks.third, "third"),
            (networks.critic_second, "judge_second"),
            (networks.critic_last, "judge_last"),
        ):
            put(layer.weight, name, FINE, turned=True)
            put(layer.bias, f"{name}_bias", FINE * COARSE)


def whole(weights: Tensor, unit: int, kind: type[np.signedinteger] = np.int16) -> list[int]:
    """In whole units. Numbers that are too large for their type are an error: the network has gone wild."""
    numbers = np.rint(weights.detach().numpy().astype(np.float64) * unit)
    if np.abs(numbers).max() > np.iinfo(kind).max:
        raise OverflowError(f"a weight of {np.abs(numbers).max() / unit:g} is too large")
    flat: list[int] = numbers.astype(np.int64).ravel().tolist()
    return flat
