"""Copies of games are games of their own, by `copy`, `pickle` and in other processes; compiled or not."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from tests.helpers.games import Game, any_games

import oriflamme
from oriflamme.rules import NOBODY, Log, Observation, State, observe

COPYING: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
ways = pytest.mark.parametrize("way", COPYING)


def moments(game: Game) -> Iterator[State]:
    """Some decisions of a game, and its end."""
    for number, (state, action) in enumerate(game.decisions()):
        if number % 7 == 0 or not action:
            yield state


def played_on(state: State) -> list[object]:
    """Everything that happens when the last legal action is always taken."""
    found: list[object] = [state.facts()]
    while state.legal_count():
        state.apply(state.legal()[-1])
        found.append(state.facts())
    return found


@ways
@given(any_games)
def test_a_copy_of_a_state_plays_the_same_game_and_leaves_the_original_alone(way: str, game: Game) -> None:
    for state in moments(game):
        before = state.facts()
        twin = COPYING[way](state)
        assert type(twin) is State
        assert played_on(twin) == played_on(state.clone())
        assert state.facts() == before


@ways
def test_nobody_listens_to_a_copy(way: str) -> None:
    log = Log()
    state = Game(3, 1023, seed=1).start(log)
    told = len(log.events)
    twin = COPYING[way](state)
    twin.apply(twin.legal()[0])
    assert twin.listener is None
    assert len(log.events) == told


@ways
@given(any_games)
def test_a_copy_of_an_observation_shows_the_same_and_shares_nothing(way: str, game: Game) -> None:
    for state in moments(game):
        for viewer in (NOBODY, 0, state.seats - 1):
            seen = observe(state, viewer)
            before = seen.seen.facts()
            twin = COPYING[way](seen)
            assert type(twin) is Observation
            assert (twin.viewer, twin.seen.facts(), twin.legal()) == (viewer, before, seen.legal())
            twin.seen.families[0] += 1
            assert seen.seen.facts() == before


@ways
def test_a_copy_of_a_deal_is_equal_to_it(way: str) -> None:
    deal = Game(4, 1023, seed=5).deal()
    twin = COPYING[way](deal)
    assert twin == deal
    assert hash(twin) == hash(deal)
    assert twin.start().facts() == deal.start().facts()
    assert deal != Game(4, 1023, seed=6).deal()
    assert deal != (deal.kinds, deal.hands)


def test_states_and_observations_go_to_other_processes_and_come_back() -> None:
    states = [state.clone() for state in moments(Game(3, 1023, seed=2))]
    seen = [observe(state, 0) for state in states]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert [state.facts() for state in pool.map(copy.copy, states)] == [s.facts() for s in states]
        assert [s.seen.facts() for s in pool.map(copy.copy, seen)] == [s.seen.facts() for s in seen]


# -- the same through the front door -----------------------------------------------------------------


def words(played: Game) -> Iterator[oriflamme.Game]:
    """Some decisions of a game, and its end."""
    game = oriflamme.Game.of(played.start())
    for number, (_, action) in enumerate(played.decisions()):
        if number % 7 == 0 or not action:
            yield game
        if action:
            game.play(oriflamme.Action.of(action))


@ways
@given(any_games)
def test_a_copy_of_a_game_in_words_is_a_game_of_its_own(way: str, played: Game) -> None:
    for game in words(played):
        before = game.line()
        twin = COPYING[way](game)
        assert type(twin) is oriflamme.Game
        assert twin == game == game.copy()
        assert (twin.actions, twin.names, twin.set, twin.families) == (
            game.actions, game.names, game.set, game.families,
        )  # fmt: skip
        twin.names["R"] = "Joan"
        if twin.legal:
            twin.play(twin.legal[-1])
            assert twin != game
            assert len(twin.actions) == len(game.actions) + 1
        assert (game.line(), game.names["R"]) == (before, "Red")


@ways
def test_a_copy_keeps_how_the_game_was_dealt(way: str) -> None:
    game = oriflamme.Game(players=["Ann", "Ben", "Cleo"], seed=4)
    game.play(game.legal[0])
    twin = COPYING[way](game)
    assert twin.record() == game.record()
    twin.play(twin.legal[0])
    assert len(game.record().actions) == 1


@ways
@given(any_games)
def test_a_copy_of_an_observation_in_words_is_equal_to_it(way: str, played: Game) -> None:
    for game in words(played):
        for family in (None, *game.families):
            seen = game.seen_by(family)
            twin = COPYING[way](seen)
            assert type(twin) is oriflamme.Observation
            assert twin == seen
            assert (twin.family, twin.line(), twin.legal) == (seen.family, seen.line(), seen.legal)


def test_games_in_words_go_to_other_processes_and_come_back() -> None:
    games = [game.copy() for game in words(Game(3, 1023, seed=2))]
    seen = [game.seen_by("R") for game in games]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(copy.copy, games) == games
        assert pool.map(copy.copy, seen) == seen
        with pytest.raises(oriflamme.IllegalAction, match="did you mean 'place") as error:
            pool.apply(games[0].play, ["place archr first"])
    assert error.value.legal == games[0].legal


def test_each_says_what_it_is() -> None:
    state = Game(3, 1023, seed=1).start()
    assert repr(state) == f"<State: 3 seats, round 1 of 6, seat {state.asked} is asked>"
    assert repr(observe(state, 2)) == f"<Observation of seat 2: {state!r}>"
    assert repr(observe(state, NOBODY)) == f"<Observation of a spectator: {state!r}>"
    played_on(state)
    assert repr(state) == "<State: 3 seats, round 6 of 6, over>"
    deal = Game(3, 1023, seed=1).deal()
    assert eval(repr(deal), {"Deal": type(deal)}) == deal


@pytest.mark.slow
def test_all_of_this_holds_uncompiled_too() -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        __file__,
        "-k",
        "not uncompiled",
    ]
    subprocess.run(command, env={**os.environ, "ORIFLAMME_PURE": "1"}, check=True)
