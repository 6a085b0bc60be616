"""The champion's search: imagined games to their end, or so far that the critic can judge them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from tests.bots.test_network import SOME
from tests.helpers.games import Game

from oriflamme.bots import Budget, ask, make_bot
from oriflamme.bots.core import belief, features
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.network import NetworkCritic
from oriflamme.bots.core.planner import Planner
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.networks import network_of
from oriflamme.rules import ALLIANCE, BASE, Observation, Random, observe

NETWORK = network_of(SOME)
OWN, ONE, OTHER = 7, 2, 6


def nothing(n: int) -> vec[float]:
    return vec[float]([0.0] * n)


def decision(round_: int, kinds: int = BASE) -> Observation:
    """A decision with some answers, in this round."""
    states = (state for state, _ in Game(3, kinds, 11).decisions())
    state = next(state for state in states if state.round == round_ and len(state.legal()) > 4)
    return observe(state, state.asked)


def planner(observation: Observation) -> Planner:
    """In it everybody plays at random. There are two sorts of others."""
    pool = [Policy(nothing(features.SIZE)) for _ in range(2)]
    fits = [Fit(nothing(belief.SIZE)) for _ in range(2)]
    worlds, mind = BelievedWorlds(observation, fits, 0.9, Random(1)), Policy(nothing(features.SIZE))
    return Planner(worlds, mind, OWN, pool, [ONE, OTHER], NetworkCritic(NETWORK), 1, Random(1))


def test_an_open_game_is_worth_what_the_critic_says() -> None:
    search = planner(decision(2))
    search.try_all(search.worlds.sample(Random(1)))
    last = len(search.actions) - 1
    assert search.value[last] == search.critic.chance[search.me] > 0.0
    assert search.outlook.wins[last] == search.value[last]
    assert search.outlook.places[last] == 0.0


def test_a_finished_game_is_worth_its_result() -> None:
    search = planner(decision(5))
    search.try_all(search.worlds.sample(Random(1)))
    last = len(search.actions) - 1
    assert search.value[last] == pytest.approx(search.ending.worth(search.me))
    assert search.outlook.wins[last] == search.ending.share(search.me)
    assert search.outlook.places[last] == search.ending.mean_place(search.me)


def test_the_critic_is_told_who_sits_where() -> None:
    search = planner(decision(2))
    others, told = [seat for seat in range(3) if seat != search.me], set()
    for odds in (0.0, 1.0):
        for seat in others:
            search.believed.odds[2 * seat], search.believed.odds[2 * seat + 1] = odds, 1.0 - odds
        search.try_all(search.worlds.sample(search.rng))
        assert search.critic.kinds[search.me] == OWN
        told.add(tuple(search.critic.kinds[seat] for seat in others))
    assert told == {(OTHER, OTHER), (ONE, ONE)}


@pytest.mark.parametrize(("kinds", "to_the_end"), [(BASE, True), (ALLIANCE, False)])
def test_its_thoughts_are_chances_and_places_where_games_go_on_to_the_end(
    kinds: int, to_the_end: bool
) -> None:
    seen = decision(3, kinds)
    answer = ask(make_bot("champion"), seen, Random(1), Budget(explain=True, iterations=60))
    assert {thought.action for thought in answer.thoughts} == set(seen.legal())
    assert all(0 <= (thought.win_chance or 0) <= 1 for thought in answer.thoughts)
    for thought in answer.thoughts:
        assert (thought.expected_place is not None) == to_the_end
    assert max(thought.visits or 0 for thought in answer.thoughts) > 1


def test_at_the_end_its_thoughts_have_places() -> None:
    answer = ask(make_bot("champion"), decision(6), Random(1), Budget(explain=True, iterations=60))
    assert all(1 <= (thought.expected_place or 0) <= 3 for thought in answer.thoughts)
