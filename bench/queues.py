"""How long people wait for a process, a database and the bots' workers, by load: a simulation of queues.

The inputs are in capacity.toml. Generators are seeded, so the same inputs give the same figures.
"""

from __future__ import annotations

import functools
import heapq
import math
import random
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from oriflamme.server.live.pauses import pause_of

LOADS = (0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98)
EVENTS = 24_000
"""For each load. The first quarter only warms up."""


@dataclass(frozen=True)
class Inputs:
    measured: dict[str, float]
    thinking: dict[str, float]  # milliseconds of a level for a decision
    assumed: dict[str, float]
    levels: dict[str, float]
    aims: dict[str, float]
    prices: dict[str, float]


def read_inputs() -> Inputs:
    found = tomllib.loads(Path(__file__).with_name("capacity.toml").read_text(encoding="utf-8"))
    thinking, levels = found["measured"].pop("thinking_ms"), found["assumed"].pop("levels")
    return Inputs(found["measured"], thinking, found["assumed"], levels, found["aims"], found["prices"])


def thinking_s(inputs: Inputs) -> float:
    """A bot's mean processor time for a decision."""
    return sum(share * inputs.thinking[level] for level, share in inputs.levels.items()) / 1e3


def think_s(inputs: Inputs) -> float:
    """A person's mean time for a decision."""
    return inputs.assumed["think_median_s"] * math.exp(inputs.assumed["think_sigma"] ** 2 / 2)


def seconds_a_move(inputs: Inputs) -> float:
    """From a move of a table to its next, on average."""
    a = inputs.assumed
    people = a["people_a_table"] / a["seats"]
    pause = sum(share * pause_of(level) for level, share in inputs.levels.items())
    return people * think_s(inputs) + (1 - people) * pause


def p99(times: Sequence[float]) -> float:
    return sorted(times)[int(0.99 * len(times))]


def process_waits(inputs: Inputs, load: float) -> float:
    """Milliseconds until 99 of 100 moves are stored and told, at one process. Each of its tables thinks,
    moves, and thinks again; moves queue for the process, which stalls now and then."""
    a, rng = inputs.assumed, random.Random(f"process {load}")
    service = inputs.measured["process_us_a_move"] / 1e6
    median, sigma = math.log(a["think_median_s"]), a["think_sigma"]
    people = a["people_a_table"] / a["seats"]
    pauses = [pause_of(level) for level in inputs.levels]
    shares = list(inputs.levels.values())

    def thought() -> float:
        if rng.random() < people:
            return rng.lognormvariate(median, sigma)
        return rng.choices(pauses, shares)[0]

    def thought_left() -> float:
        """In the middle of a thought, where one is more often found the longer it takes."""
        if rng.random() < people * think_s(inputs) / seconds_a_move(inputs):
            return rng.random() * rng.lognormvariate(median + sigma**2, sigma)
        long = [share * pause for share, pause in zip(shares, pauses, strict=True)]
        return rng.random() * rng.choices(pauses, long)[0]

    tables = round(load * seconds_a_move(inputs) / service)
    coming = [thought_left() for _ in range(tables)]
    heapq.heapify(coming)
    free, stall, waits = 0.0, a["stall_every_s"], []
    for _ in range(EVENTS):
        now = coming[0]
        start = max(now, free)
        while start >= stall:
            start = max(start, stall + a["stall_ms"] / 1e3)
            stall += a["stall_every_s"]
        free = start + rng.expovariate(1 / service)
        waits.append(free - now)
        heapq.heapreplace(coming, free + thought())
    return 1e3 * p99(waits[EVENTS // 4 :]) + a["sync_ms"]


def waits_of(
    name: str, load: float, servers: int, mean: float, service: Callable[[random.Random], float]
) -> float:
    """Milliseconds until 99 of 100 are served, by so many servers. What comes from very many tables comes
    at random times, whatever each of them does."""
    rng = random.Random(f"{name} {load}")
    free, now, waits = [0.0] * servers, 0.0, []
    for _ in range(EVENTS):
        now += rng.expovariate(load * servers / mean)
        end = max(now, free[0]) + service(rng)
        heapq.heapreplace(free, end)
        waits.append(end - now)
    return 1e3 * p99(waits[EVENTS // 4 :])


def database_waits(inputs: Inputs, load: float) -> float:
    """By the lock of the commits, the only part of a database that more processors do not help."""
    mean = inputs.assumed["database_lock_us_a_move"] / 1e6
    waits = waits_of("database", load, 1, mean, lambda rng: rng.expovariate(1 / mean))
    return waits + inputs.assumed["sync_ms"]


def bots_waits(inputs: Inputs, load: float) -> float:
    names, shares = list(inputs.levels), list(inputs.levels.values())

    def thinks(rng: random.Random) -> float:
        return 2 * rng.random() * inputs.thinking[rng.choices(names, shares)[0]] / 1e3

    return waits_of("bots", load, int(inputs.assumed["machine_cores"]), thinking_s(inputs), thinks)


WAITS: dict[str, Callable[[Inputs, float], float]] = {
    "process": process_waits,
    "database": database_waits,
    "bots": bots_waits,
}


@functools.cache
def curves() -> dict[str, list[float]]:
    """For each load, how long 99 of 100 wait, in milliseconds."""
    inputs = read_inputs()
    return {name: [waits(inputs, load) for load in LOADS] for name, waits in WAITS.items()}


def knee(inputs: Inputs, name: str) -> float:
    """The highest of the loads at which the aim is still met."""
    met = [
        load
        for load, waits in zip(LOADS, curves()[name], strict=True)
        if waits <= inputs.aims[f"{name}_ms"]
    ]
    return max(met)
