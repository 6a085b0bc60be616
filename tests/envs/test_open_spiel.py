"""The game for OpenSpiel passes OpenSpiel's own test, and OpenSpiel's algorithms run on it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts
from tests.helpers.games import STYLES, Game, size

import oriflamme
from oriflamme.envs.core.numbering import action_of_number, number_of_action
from oriflamme.envs.open_spiel import FIRST_PLAYER, OriflammeState, state_of
from oriflamme.notation.words import action_text
from oriflamme.rules import ALLIANCE, BASE, Log, Random, observe
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import ASIDE

TINY = "python_oriflamme(players=2,cards=lord+spy+archer,aside=1,rounds=1)"
GAMES = [
    "python_oriflamme",
    "python_oriflamme(players=4,cards=alliance,reward=place)",
    "python_oriflamme(players=3,cards=lord+spy+informer+revolt+judge,aside=1,rounds=3,reward=margin)",
    TINY,
]


@pytest.mark.parametrize("name", GAMES)
def test_the_interface(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=size(1, 20), serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


def played(name: str, seed: int, moves: int) -> list[OriflammeState]:
    """A random game at each of its decisions, as many as wanted."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    found: list[OriflammeState] = []
    while not state.is_terminal() and len(found) < moves:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            found.append(state.clone())
            state.apply_action(int(rng.choice(state.legal_actions())))
    return found


def test_the_deal_is_drawn_card_by_card() -> None:
    state = pyspiel.load_game("python_oriflamme").new_initial_state()
    for dealt in range(9):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 10 - dealt % 3
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
    assert [outcome for outcome, _ in state.chance_outcomes()] == [FIRST_PLAYER + seat for seat in range(3)]
    state.apply_action(FIRST_PLAYER + 2)
    assert state.current_player() == 2
    assert state.packed.families[ASIDE] == 0b111


@pytest.mark.parametrize("cards", ["base", "alliance"])
def test_the_same_deal_and_actions_give_the_same_game(cards: str) -> None:
    game = oriflamme.Game(3, cards, seed=21)
    packed, rng = game.packed, np.random.default_rng(1)
    state = pyspiel.load_game("python_oriflamme", {"cards": cards}).new_initial_state()
    for seat in range(3):
        for kind in members_of(packed.families[ASIDE + seat]):
            state.apply_action(kind)
    state.apply_action(FIRST_PLAYER + packed.first)
    while not game.over:
        assert state.packed.facts() == game.packed.facts()
        texts = {action_text(action_of_number(number)): number for number in state.legal_actions()}
        assert set(texts) == set(game.legal)
        text = str(rng.choice(sorted(texts)))
        game.play(text)
        state.apply_action(texts[text])
    assert state.is_terminal()
    shares = [1 / len(game.winners) if family in game.winners else 0 for family in game.families]
    assert state.returns() == pytest.approx(shares)


@pytest.mark.parametrize("name", GAMES[:3])
def test_a_resampled_state_is_another_that_the_player_cannot_tell_apart(name: str) -> None:
    """Strings and tensors are the same, hidden cards differ, and all moves were legal in the new game."""
    rng = np.random.default_rng(3)
    differ = tried = 0
    for seed in range(size(3, 40)):
        for state in played(name, seed, 200)[::5]:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, rng.random)
                tried += 1
                differ += other.packed.facts() != state.packed.facts()
                assert other.current_player() == state.current_player()
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert len(other.history()) == len(state.history())
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
    assert differ > 0.8 * tried


def test_resampling_draws_every_world_alike() -> None:
    """After the deal of a tiny game, the other's card set aside is each of the three equally often."""
    state = pyspiel.load_game(TINY).new_initial_state()
    for outcome in (0, 2, FIRST_PLAYER):
        state.apply_action(state.legal_actions()[outcome] if outcome < FIRST_PLAYER else outcome)
    rng = np.random.default_rng(4)
    drawn = Counter(
        state.resample_from_infostate(0, rng.random).packed.families[ASIDE + 1] for _ in range(600)
    )
    assert len(drawn) == 3
    assert min(drawn.values()) > 150


def test_an_observation_becomes_a_state_that_cannot_be_told_from_the_real_one() -> None:
    rng = Random(3)
    for number in range(size(4, 40)):
        game, log = Game(3 + number % 3, (BASE, ALLIANCE)[number % 2], number, STYLES[number % 5]), Log()
        for at, (state, action) in enumerate(game.decisions(log)):
            if not action or at % 9:
                continue
            seen = observe(state, state.asked)
            seen.history = log.heard_by(state.asked)
            drawn = state_of(seen, rng)
            assert observe(drawn.packed, state.asked).seen.facts() == seen.seen.facts()
            assert drawn.current_player() == state.asked
            assert sorted(map(action_of_number, drawn.legal_actions())) == sorted(state.legal())


def test_an_information_state_remembers_everything() -> None:
    for before, after in pairwise(played(GAMES[1], 5, 100)):
        for player in range(4):
            assert after.information_state_string(player).startswith(
                before.information_state_string(player)
            )
            assert after.information_state_string(player) != before.information_state_string(player)


def test_openspiels_ismcts_plays_it() -> None:
    game = pyspiel.load_game("python_oriflamme(players=2,cards=lord+spy+archer+heir,aside=1,rounds=3)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 60, random_state=rng)
    state, chance = game.new_initial_state(), np.random.default_rng(2)
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(int(chance.choice(outcomes)))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            steps += 1
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert steps > 5


def test_mccfr_learns_a_tiny_game() -> None:
    """The strategy that MCCFR has found can be exploited less than that of random play."""
    game = pyspiel.load_game(TINY)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)  # OpenSpiel draws from NumPy's own generator
    values = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(60):
        solver.iteration()
    values.append(exploitability.nash_conv(game, solver.average_policy()))
    assert 0 <= values[1] < 0.5 * values[0]


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"players": 6}, "players"),
        ({"cards": "lord+sply"}, "cards"),
        ({"cards": "mixed"}, "cards"),
        ({"aside": 10}, "aside"),
        ({"rounds": 8}, "rounds"),
        ({"players": 5, "aside": 0, "rounds": 10}, "rounds"),
        ({"reward": "sahre"}, "reward"),
    ],
)
def test_a_wrong_parameter_is_named(settings: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        pyspiel.load_game("python_oriflamme", settings)


def test_actions_have_the_numbers_of_the_batches() -> None:
    for state in played(GAMES[1], 6, 60):
        assert state.legal_actions() == sorted(number_of_action(a) for a in state.packed.legal())
