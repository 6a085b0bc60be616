"""The examples run, in short form."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

import numpy as np
from tests.helpers.places import ROOT

from oriflamme.arena.game import play_game
from oriflamme.envs import Batch
from oriflamme.rules import BASE, Random, draw_deal


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclass looks there
    spec.loader.exec_module(module)
    return module


def test_the_ppo_trainer_learns() -> None:
    """A few hundred games of self-play are enough to win more against random players than one of three."""
    ppo, rng = example("ppo"), np.random.default_rng(1)
    network, batch = ppo.Network(rng), Batch(64, ppo.PLAYERS, seed=1, dense=True)
    for _ in range(7):
        ppo.learn(network, ppo.play(network, batch, rng), rng)
    assert ppo.against_random(network, "base", 300, seed=1_000_000) > 0.45


def test_openspiels_search_plays_in_the_arena() -> None:
    spec = f"{ROOT / 'examples' / 'openspiel_bot.py'}:Ismcts:seconds=0.001"
    parts = play_game(draw_deal(3, BASE, Random(2)), (spec, "random", "random"), "a game")
    assert [part.forfeit for part in parts] == ["", "", ""]
