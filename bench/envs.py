"""Decisions a second of the environments, beside those of other libraries: `make bench-envs`.

One core, processor time, random legal actions, best of three; all take turns, so that a busy machine is the
same for all. Base set, 3 players. Three of the others need packages that nothing else here does; they are
left out if they are not installed: pip install pygame-ce rlcard
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from librt.random import Random
from rich.console import Console
from rich.table import Table

import oriflamme.envs.open_spiel  # noqa: F401 (registers the game)
from oriflamme.bots.weights import model
from oriflamme.envs import Batch, oriflamme_v1
from oriflamme.rules.catalogue import BASE
from oriflamme.rules.playout import random_games

SECONDS = 0.7
BEST_OF = 3

Work = Callable[[float], tuple[int, float]]
"""Plays for about this many seconds. Returns the number of decisions, and the seconds."""


def engine(seconds: float) -> tuple[int, float]:
    rng, decisions, started = Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += random_games(1000, 3, BASE, rng)
    return decisions, time.process_time() - started


def batch(games: int, **wanted: bool) -> Work:
    """All that a learning program does, but learning: choose by NumPy, step, look at the arrays."""
    many = Batch(games, autoreset="same-step", **wanted)  # type: ignore[arg-type]
    rng = np.random.default_rng(1)

    def work(seconds: float) -> tuple[int, float]:
        before, started = many.decisions, time.process_time()
        while time.process_time() - started < seconds:
            many.step(many.sample(rng))
        return many.decisions - before, time.process_time() - started

    return work


def played_out(seconds: float) -> tuple[int, float]:
    many, weights = Batch(1000), np.asarray(model("learner", 3), np.float64)
    decisions, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        many.reset()
        decisions += many.play_out([weights] * 3, decisions)
    return decisions, time.process_time() - started


def pettingzoo(env: Any) -> Work:  # noqa: ANN401 (it has no types)
    def work(seconds: float) -> tuple[int, float]:
        rng, decisions, started = random.Random(1), 0, time.process_time()
        while time.process_time() - started < seconds:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[rng.randrange(len(legal))]))
                decisions += 1
        return decisions, time.process_time() - started

    return work


def open_spiel(name: str, tensors: bool) -> Work:
    game = pyspiel.load_game(name)

    def work(seconds: float) -> tuple[int, float]:
        rng, decisions, started = random.Random(1), 0, time.process_time()
        while time.process_time() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                    if tensors:
                        state.information_state_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
        return decisions, time.process_time() - started

    return work


def rlcard(name: str) -> Work:
    env = importlib.import_module("rlcard").make(name)

    def work(seconds: float) -> tuple[int, float]:
        rng, decisions, started = random.Random(1), 0, time.process_time()
        while time.process_time() - started < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions, time.process_time() - started

    return work


def works() -> dict[str, Work]:
    found = {
        "the engine: random games inside the compiled part": engine,
        "batch of 256, masks": batch(256),
        "batch of 1,024, masks": batch(1024),
        "batch of 4,096, masks": batch(4096),
        "batch of 256, masks and features": batch(256, observations=True),
        "batch of 1,024, masks and features": batch(1024, observations=True),
        "batch of 1,024, masks, features of positions and actions": batch(
            1024, observations=True, action_features=True
        ),
        "batch of 1,024, masks, dense features": batch(1024, dense=True),
        "batch: whole games by weights": played_out,
        "PettingZoo: oriflamme_v1.env": pettingzoo(oriflamme_v1.env()),
        "PettingZoo: oriflamme_v1.raw_env": pettingzoo(oriflamme_v1.raw_env()),
        "OpenSpiel: python_oriflamme": open_spiel("python_oriflamme", False),
        "OpenSpiel: hearts (C++)": open_spiel("hearts", False),
        "OpenSpiel: hearts (C++), with tensors": open_spiel("hearts", True),
    }
    if importlib.util.find_spec("pygame"):
        connect_four = importlib.import_module("pettingzoo.classic.connect_four_v3")
        found["PettingZoo: connect_four_v3.env"] = pettingzoo(connect_four.env())
        found["PettingZoo: connect_four_v3.raw_env"] = pettingzoo(connect_four.raw_env())
    if importlib.util.find_spec("rlcard"):
        found["RLCard: uno"] = rlcard("uno")
    return found


def main() -> None:
    measured = dict.fromkeys(all_works := works(), 0.0)
    for _ in range(BEST_OF):
        for name, work in all_works.items():
            decisions, seconds = work(SECONDS)
            measured[name] = max(measured[name], decisions / seconds)
    table = Table("decisions a second, one core", "", "of the engine’s rate")
    own = measured["the engine: random games inside the compiled part"]
    for name, rate in measured.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / own:.1%}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
