"""The environment for PettingZoo passes PettingZoo's own tests, and plays the games of the library."""

from __future__ import annotations

import itertools
import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import oriflamme
from oriflamme.envs import ACTIONS, SIZE, oriflamme_v1
from oriflamme.envs.core.numbering import action_of_number
from oriflamme.notation.words import action_text
from oriflamme.rules import observe

ENVS = [oriflamme_v1.env, oriflamme_v1.raw_env]


# PettingZoo expects masks beside the observation only of the games that it knows by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("make", ENVS)
@pytest.mark.parametrize(("cards", "players"), [("base", 3), ("alliance", 4), ("mixed", 5)])
def test_the_interface(make: type, cards: str, players: int) -> None:
    api_test(make(cards=cards, players=players), num_cycles=150)


@pytest.mark.parametrize("make", ENVS)
def test_seeds(make: type) -> None:
    seed_test(partial(make, cards="mixed"), num_cycles=100)


@pytest.mark.parametrize("make", ENVS)
def test_rendering(make: type, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(make)
    assert "Red" in capsys.readouterr().out


def test_the_interface_for_all_at_once() -> None:
    """PettingZoo's tests of these two, and of cut games, know no masks: so illegal actions are replaced."""
    lenient = partial(oriflamme_v1.parallel_env, illegal="random")
    parallel_api_test(lenient(), num_cycles=200)
    parallel_seed_test(lenient, num_cycles=200)
    for cards in ("base", "alliance"):
        max_cycles_test(
            SimpleNamespace(
                env=partial(oriflamme_v1.env, cards=cards, illegal="random"),
                parallel_env=partial(oriflamme_v1.parallel_env, cards=cards, illegal="random"),
            )
        )


@pytest.mark.parametrize("reward", ["share", "place", "margin"])
def test_a_whole_game_is_that_of_the_library(reward: str) -> None:
    env = oriflamme_v1.env("alliance", 4, reward)
    env.reset(seed=11)
    game = oriflamme.Game(4, "alliance", seed=11)
    rng = np.random.default_rng(1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward_so_far, terminated, truncated, info = env.last()
        if terminated:
            rewards[agent] = reward_so_far
            env.step(None)
            continue
        assert not truncated
        mask = observation["action_mask"]
        assert np.array_equal(mask, info["action_mask"])
        assert {action_text(action_of_number(n)) for n in np.flatnonzero(mask).tolist()} == set(game.legal)
        assert game.asked == game.families[env.possible_agents.index(agent)]
        action = int(rng.choice(np.flatnonzero(mask)))
        game.play(action_text(action_of_number(action)))
        env.step(action)
        assert env.unwrapped.packed.facts() == game.packed.facts()
    assert game.over
    winners = {agent for agent, worth in rewards.items() if worth == max(rewards.values())}
    assert {f"player_{game.families.index(family)}" for family in game.winners} <= winners
    assert sum(rewards.values()) == pytest.approx(
        {"share": 1, "place": 2}.get(reward, sum(rewards.values()))
    )


def test_an_agent_that_is_not_asked_sees_its_own_side_and_may_do_nothing() -> None:
    env = oriflamme_v1.raw_env()
    env.reset(seed=3)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = oriflamme_v1.raw_env()
    for agent in env.agents:
        seat = env.possible_agents.index(agent)
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        twin.reset(options={"state": observe(env.packed, seat).seen})  # only what the agent knows
        assert np.array_equal(twin.observe(agent)["observation"], seen["observation"])
        assert seen["observation"].shape == (SIZE,)
        assert seen["action_mask"].shape == (ACTIONS,)
    assert env.state_space.contains(env.state())


def test_illegal_actions() -> None:
    env = oriflamme_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(ACTIONS - 1)
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
    strict = oriflamme_v1.raw_env()
    strict.reset(seed=1)
    before = strict.packed.facts()
    with pytest.raises(ValueError, match="may choose from place"):
        strict.step(ACTIONS - 1)
    assert strict.packed.facts() == before


def test_a_truncated_agent_leaves_and_the_others_finish() -> None:
    env = oriflamme_v1.env(max_cycles=12)
    env.reset(seed=5)
    turns = dict.fromkeys(env.agents, 0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            turns[agent] += 1
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert max(turns.values()) == 12
    assert not env.agents


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(oriflamme_v1.raw_env("alliance", 5, "margin")))
    env.reset(seed=2)
    assert env.num_agents == 5


@pytest.mark.parametrize(
    "setting", [{"cards": "bse"}, {"players": 2}, {"reward": "x"}, {"illegal": "x"}, {"max_cycles": 0}]
)
def test_a_wrong_setting_is_named(setting: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(setting))):
        oriflamme_v1.env(**setting)  # type: ignore[arg-type]


def test_the_picture_shows_what_changes() -> None:
    env = oriflamme_v1.raw_env(render_mode="rgb_array", cards="alliance", players=5)
    env.reset(seed=4)
    pictures = [np.asarray(env.render())]
    for _ in range(15):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
        pictures.append(np.asarray(env.render()))
    assert {picture.shape for picture in pictures} == {pictures[0].shape}
    assert all((one != other).any() for one, other in itertools.pairwise(pictures))
