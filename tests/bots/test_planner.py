"""Search with the network: imagined games up to the end of the next round, judged by the critic."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec
from tests.bots.test_network import SOME
from tests.helpers.games import Game

from oriflamme.bots import Budget, ask, make_bot
from oriflamme.bots.core import features
from oriflamme.bots.core.network import NetworkCritic, NetworkPolicy
from oriflamme.bots.core.planner import CANDIDATES, DOUBT, Planner
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.networks import network_of
from oriflamme.bots.planner_bot import RESOLVE
from oriflamme.rules import BASE, Observation, Random, State, Worlds, observe

NETWORK = network_of(SOME)


def decision(round_: int) -> Observation:
    """A decision with some answers, in this round."""
    states = (state for state, _ in Game(3, BASE, 11).decisions())
    state = next(state for state in states if state.round == round_ and len(state.legal()) > 4)
    return observe(state, state.asked)


def planner(observation: Observation, faith: float = 0.0) -> Planner:
    mind = NetworkPolicy(NETWORK)
    mind.sharpness = RESOLVE
    pool = [Policy(vec[float]([0.0] * features.SIZE))]
    worlds, critic, rng = Worlds(observation), NetworkCritic(NETWORK), Random(1)
    return Planner(worlds, mind, pool, [2], critic, faith, 1, rng)


def world_in(round_: int) -> State:
    return next(state.clone() for state, _ in Game(3, BASE, 11).decisions() if state.round == round_)


def test_an_open_game_is_worth_what_the_critic_says() -> None:
    search, state, critic = planner(decision(2)), world_in(4), NetworkCritic(NETWORK)
    critic.judge(state)
    assert search.won(state) == critic.chance[search.me]


def test_a_finished_game_is_worth_its_victory() -> None:
    search, state = planner(decision(5)), world_in(6)
    rng = Random(3)
    while state.question:
        state.take(state.random_action(rng))
    winners = state.winners()
    assert search.won(state) == (1 / len(winners) if search.me in winners else 0.0)


def test_the_others_are_told_to_the_critic() -> None:
    search = planner(decision(2))
    search.run(20, 10.0, 10.0)
    kinds = [search.critic.kinds[seat] for seat in range(3)]
    assert kinds == [0 if seat == search.me else 2 for seat in range(3)]


def test_the_network_is_heard_before_anything_is_tried() -> None:
    observation = decision(3)
    search, mind = planner(observation, faith=0.5), NetworkPolicy(NETWORK)
    mind.weigh(observation.seen)
    expected = [0.5 * math.log(mind.chance[a] + DOUBT) for a in range(mind.n)]
    assert list(search.liking) == pytest.approx(expected)


def test_its_thoughts_are_chances() -> None:
    answer = ask(make_bot("planner"), decision(3), Random(1), Budget(explain=True, iterations=60))
    assert {thought.action for thought in answer.thoughts} == set(decision(3).legal())
    assert sum(thought.visits != 0 for thought in answer.thoughts) <= CANDIDATES
    assert all(thought.win_chance is None or 0 <= thought.win_chance <= 1 for thought in answer.thoughts)
    assert max(thought.visits or 0 for thought in answer.thoughts) > 1


@pytest.mark.parametrize("spec", ["planner:others=nobody", "planner:trust=2", "planner:iterations=0"])
def test_settings_out_of_bounds(spec: str) -> None:
    with pytest.raises(ValueError, match="not"):
        make_bot(spec)
