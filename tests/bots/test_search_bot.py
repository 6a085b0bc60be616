"""Greedy and search as bots: legal, blind to what they may not see, within their budget."""

import time
from collections.abc import Iterator
from itertools import chain

import pytest
from tests.helpers.games import size
from tests.helpers.records import SETS

from oriflamme.bots import Budget, ask, make_bot
from oriflamme.rules import Random, State, draw_deal, draw_mixed, observe, worlds
from oriflamme.rules.catalogue import GAME_SETS

BOTS = ("greedy", "greedy:foresight=1", "search:iterations=12")


def decisions(set_name: str, players: int, seed: int, spec: str) -> Iterator[State]:
    """A game of a bot with itself, at each decision."""
    rng = Random(seed)
    state = draw_deal(players, GAME_SETS[set_name] or draw_mixed(rng), rng).start()
    bot = make_bot(spec)
    while state.question:
        yield state
        state.apply(ask(bot, observe(state, state.asked), rng, Budget(explain=True)).action)


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("set_name", SETS)
def test_no_illegal_answer_in_whole_games(set_name: str, spec: str) -> None:
    for seed in range(size(6, 300)):
        assert sum(1 for _ in decisions(set_name, 3 + seed % 3, seed, spec)) > 20


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("set_name", SETS)
def test_the_answer_is_the_same_in_every_world_the_seat_could_be_in(set_name: str, spec: str) -> None:
    bot, rng = make_bot(spec), Random(9)
    for number, state in enumerate(decisions(set_name, 4, 3, spec)):
        observation = observe(state, state.asked)
        other = worlds(observation).sample(rng)
        mine = ask(bot, observation, Random(number), Budget(explain=True))
        theirs = ask(bot, observe(other, state.asked), Random(number), Budget(explain=True))
        assert mine == theirs


def test_thoughts_count_the_search() -> None:
    state = draw_deal(3, GAME_SETS["base"], Random(1)).start()
    answer = ask(
        make_bot("search:iterations=500"), observe(state, state.asked), Random(1), Budget(explain=True)
    )
    visits = [thought.visits or 0 for thought in answer.thoughts]
    assert sum(visits) == 500
    assert visits == sorted(visits, reverse=True)
    assert answer.thoughts[0].action == answer.action
    assert all(0.0 <= (thought.win_chance or 0.0) <= 1.0 for thought in answer.thoughts)


def test_budget_cuts_what_the_bot_would_do() -> None:
    state = draw_deal(3, GAME_SETS["base"], Random(1)).start()
    answer = ask(
        make_bot("search"), observe(state, state.asked), Random(1), Budget(explain=True, iterations=40)
    )
    assert sum(thought.visits or 0 for thought in answer.thoughts) == 40
    started = time.thread_time()
    ask(
        make_bot("search:seconds=1.5"),
        observe(state, state.asked),
        Random(1),
        Budget(explain=True, seconds=0.05),
    )
    assert time.thread_time() - started < 0.5


def test_thoughts_are_told_only_if_asked_for() -> None:
    state = draw_deal(3, GAME_SETS["base"], Random(1)).start()
    seen = observe(state, state.asked)
    for spec in ("search:iterations=40", "champion:iterations=40"):
        told = ask(make_bot(spec), seen, Random(1), Budget(explain=True))
        untold = ask(make_bot(spec), seen, Random(1), Budget())
        assert told.thoughts
        assert (untold.action, untold.thoughts) == (told.action, [])


def test_a_single_action_is_answered_at_once() -> None:
    """Such as keeping a Revolt that has no token yet."""
    games = (decisions("alliance", 3, seed, "random") for seed in range(20))
    for state in chain.from_iterable(games):
        if state.legal_count() == 1:
            answer = ask(make_bot("search"), observe(state, state.asked), Random(0), Budget(explain=True))
            assert answer.thoughts == []
            return
    raise AssertionError("no such decision")
