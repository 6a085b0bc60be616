"""Many games as arrays: the same games as everywhere else, and nothing in the arrays that is secret."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from librt.vecs import vec
from mypy_extensions import i16
from tests.helpers.games import STYLES, Game, size
from tests.helpers.pairs import Leak, Table, Tally, compare
from tests.helpers.pairs import may_do as may_do_in_words

import oriflamme
from oriflamme.bots.core import encoder as e
from oriflamme.bots.weights import model
from oriflamme.envs import ACTIONS, Batch, Turn
from oriflamme.envs.core.numbering import LEGAL_MOST, action_of_number, number_of_action
from oriflamme.notation.words import action_text
from oriflamme.rules import ALLIANCE, BASE, Random, State, draw_mixed, observe
from oriflamme.rules.bits import count
from oriflamme.rules.board import HAND, SEATS
from oriflamme.rules.scoring import Scores, scores_of

CARDS = ["base", "alliance", "mixed"]
PLAYERS = [3, 4, 5] * 5
SETS = [CARDS[i // 5] for i in range(15)]


def everything(seed: int | list[int]) -> Batch:
    """All sets and numbers of players in one batch, with all features."""
    return Batch(15, PLAYERS, SETS, seed, observations=True, dense=True, action_features=True, hidden=True)


# -- the same games ----------------------------------------------------------------------------------


def test_every_game_is_that_of_the_library_decision_by_decision() -> None:
    batch, rng = everything(seed=40), np.random.default_rng(1)
    games = [oriflamme.Game(PLAYERS[i], SETS[i], seed=40 + i) for i in range(15)]
    turn, ended = batch.turn, np.zeros(15, bool)
    while not ended.all():
        for i, game in enumerate(games):
            if not ended[i]:
                numbers = turn.legal[i, : turn.legal_count[i]].tolist()
                assert [action_text(action_of_number(n)) for n in numbers] == game.legal
                assert np.flatnonzero(turn.mask[i]).tolist() == sorted(numbers)
                assert game.families[turn.asked[i]] == game.asked
        actions = batch.sample(rng)
        for i, game in enumerate(games):
            if not ended[i]:
                game.play(action_text(action_of_number(int(actions[i]))))
        batch.step(actions)
        for i, game in enumerate(games):
            if not ended[i]:
                assert batch.state(i).facts() == game.packed.facts()
                assert turn.over[i] == game.over
        ended |= turn.over


def worth(scores: Scores, seat: int, reward: str) -> float:
    if reward == "share":
        return scores.share(seat)
    if reward == "place":
        return (float(scores.seats) - scores.mean_place(seat)) / float(scores.seats - 1)
    others = [scores.influence(other) for other in range(scores.seats) if other != seat]
    return float(scores.influence(seat) - max(others))


@pytest.mark.parametrize("reward", ["share", "place", "margin"])
def test_rewards_are_those_of_the_result(reward: str) -> None:
    batch, rng = Batch(9, players=[3, 4, 5] * 3, seed=3, reward=reward), np.random.default_rng(2)
    seen = 0
    while seen < 9:
        turn = batch.step(batch.sample(rng))
        assert not turn.rewards[~turn.over].any()
        for i in np.flatnonzero(turn.over):
            scores, players = scores_of(batch.state(int(i))), int(turn.players[i])
            expected = [worth(scores, seat, reward) for seat in range(players)]
            assert turn.rewards[i].tolist() == pytest.approx(expected + [0.0] * (SEATS - players))
            seen += 1


def test_a_finished_game_is_followed_by_the_next_as_in_gymnasium() -> None:
    """next-step: one step at the end, with nothing to choose; then the next game, from the next seed.
    same-step: the next game at once."""
    assert {mode.name for mode in AutoresetMode} >= {"NEXT_STEP", "SAME_STEP"}
    later = oriflamme.Game(seed=107).packed.facts()
    for autoreset in ("next-step", "same-step"):
        batch, rng = Batch(100, seed=7, autoreset=autoreset), np.random.default_rng(3)
        while not batch.turn.over[0]:
            batch.step(batch.sample(rng))
        rewards = batch.turn.rewards[0].copy()
        assert rewards.sum() == pytest.approx(1)
        if autoreset == "next-step":
            assert batch.turn.legal_count[0] == 0
            assert not batch.turn.mask[0].any()
            assert batch.turn.seeds[0] == 7
            actions = batch.sample(rng)
            actions[0] = 9999
            batch.step(actions)
        assert batch.turn.seeds[0] == 107
        assert batch.state(0).facts() == later
        batch.step(batch.sample(rng))
        assert not batch.turn.over[0]
        assert not batch.turn.rewards[0].any()


def test_seeds_decide_and_reset_deals_them_again() -> None:
    def plays(batch: Batch) -> list[list[int]]:
        rng = np.random.default_rng(4)
        return [batch.step(batch.sample(rng)).legal.ravel().tolist() for _ in range(60)]

    batch = everything(seed=5)
    first = plays(batch)
    assert plays(everything(seed=5)) == first
    batch.reset(seed=5)
    assert plays(batch) == first
    batch.reset()
    assert plays(batch) != first
    assert plays(everything(list(range(5, 20)))) == first


def test_an_illegal_action_changes_nothing_and_names_the_game() -> None:
    batch, rng = everything(seed=6), np.random.default_rng(5)
    before = batch.turn.copy()
    actions = batch.sample(rng)
    for wrong in (-1, ACTIONS, ACTIONS - 1):
        actions[7] = wrong
        with pytest.raises(ValueError, match=f"in game 7, {wrong} is none of the legal"):
            batch.step(actions)
    with pytest.raises(ValueError, match="one number for each"):
        batch.step(actions[:3])
    for name in Turn.__slots__:
        assert np.array_equal(getattr(before, name), getattr(batch.turn, name))
    with pytest.raises(ValueError, match="read-only"):
        batch.turn.mask[0, 0] = True


@pytest.mark.parametrize("setting", ["players", "cards", "reward", "autoreset", "seed"])
def test_a_wrong_setting_is_named(setting: str) -> None:
    wrong = {"players": 6, "cards": "bse", "reward": "shares", "autoreset": "never", "seed": [1, 2]}
    with pytest.raises(ValueError, match=setting):
        Batch(3, **{setting: wrong[setting]})  # type: ignore[arg-type]


def test_numbers_and_actions_are_one_to_one() -> None:
    packed = [action_of_number(number) for number in range(ACTIONS)]
    assert len(set(packed)) == ACTIONS
    assert [number_of_action(action) for action in packed] == list(range(ACTIONS))
    most = 0
    for seed in range(size(60, 3000)):
        game = Game(
            3 + seed % 3, [BASE, ALLIANCE, draw_mixed(Random(seed))][seed % 3], seed, STYLES[seed % 5]
        )
        for state, _ in game.decisions():
            assert [action_of_number(number_of_action(a)) for a in state.legal()] == state.legal()
            most = max(most, state.legal_count())
    assert 15 < most <= LEGAL_MOST


# -- whole games inside ------------------------------------------------------------------------------


def test_games_are_played_out_by_weights() -> None:
    """A seat with learned weights wins far more than its third against random ones."""
    weights = np.asarray(model("learner", 3), np.float64)
    batch = Batch(300, seed=8)
    decisions = batch.play_out([weights, 0 * weights, 0 * weights], seed=1)
    assert batch.turn.over.all()
    assert decisions == batch.decisions > 300 * 30
    assert batch.turn.rewards[:, 0].mean() > 0.6
    assert batch.step(np.zeros(300)).seeds.tolist() == list(range(308, 608))
    again = Batch(300, seed=8)
    again.play_out([weights, 0 * weights, 0 * weights], seed=1)
    other = Batch(300, seed=8)
    other.play_out(seed=1)
    assert again.turn.rewards[:, 0].mean() > other.turn.rewards[:, 0].mean() > 0.2
    with pytest.raises(ValueError, match="one vector for each of 3"):
        other.play_out([weights])


# -- the features ------------------------------------------------------------------------------------


def positions(games: int) -> list[State]:
    """Games of every sort at every decision."""
    found = []
    for seed in range(games):
        kinds = [BASE, ALLIANCE, draw_mixed(Random(seed))][seed % 3]
        game = Game(3 + seed // 3 % 3, kinds, seed, STYLES[seed % len(STYLES)])
        found += [state.clone() for state, action in game.decisions() if action]
    return found


def encoded(state: State, viewer: int) -> list[int]:
    encoder, out = e.Encoder(), vec[i16]([0] * e.MOST)
    encoder.look(state, viewer)
    return first(encoder.position(state, out, 0), out)


def first(n: int, numbers: vec[i16]) -> list[int]:
    return [int(number) for number in numbers][:n]


def encoded_actions(state: State) -> list[list[int]]:
    encoder, found = e.Encoder(), []
    encoder.look(state, state.asked)
    for action in state.legal():
        out = vec[i16]([0] * e.ACTION_MOST)
        found.append(first(encoder.action(state, action, out, 0), out))
    return found


def test_features_are_made_from_the_observation_alone() -> None:
    """For every seat, asked or not: the features of the game are those of what the seat sees of it."""
    for state in positions(size(24, 600)):
        for viewer in range(state.seats):
            assert encoded(state, viewer) == encoded(observe(state, viewer).seen, viewer)
        seen = observe(state, state.asked).seen
        assert encoded_actions(state) == encoded_actions(seen)


def arrays_of(state: State, viewer: int) -> str:
    """Everything that a batch shows while this seat is asked, and the features of the seat at any time."""
    if state.question == 0 or state.asked != viewer:
        return str(encoded(state, viewer))
    batch = Batch(1, observations=True, dense=True, action_features=True)
    turn = batch.put(0, state)
    shown = (turn.asked, turn.mask, turn.legal, turn.legal_count, turn.observation, turn.dense)
    return "".join(str(array.tobytes()) for array in (*shown, turn.action_features))


def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_arrays() -> None:
    tally = Tally()
    for seed in range(size(6, 120)):
        kinds = [BASE, ALLIANCE, draw_mixed(Random(seed))][seed % 3]
        game = Game(3 + seed % 3, kinds, seed, STYLES[seed % len(STYLES)])
        for viewer in range(game.seats):
            compare(game, viewer, tally, Table(see=arrays_of, may_do=may_do_in_words))
    assert tally.differing > 0.8 * tally.decisions > size(400, 8000)


def with_a_hand(state: State, viewer: int) -> str:
    return arrays_of(state, viewer) + str(state.families[HAND + (viewer + 1) % state.seats])


def with_the_hidden_features(state: State, viewer: int) -> str:
    encoder, out = e.Encoder(), vec[i16]([0] * e.HIDDEN_MOST)
    encoder.look(state, viewer)
    return str(first(encoder.hidden(state, out, 0), out))


@pytest.mark.parametrize("leak", [with_a_hand, with_the_hidden_features])
def test_that_comparison_can_fail(leak: Callable[[State, int], str]) -> None:
    with pytest.raises(Leak):
        compare_many([Game(3, BASE, seed) for seed in range(20)], Table(see=leak, may_do=may_do_in_words))


def compare_many(games: list[Game], table: Table) -> None:
    for game in games:
        compare(game, 0, Tally(), table)


def test_arrays_tell_nothing_of_earlier_decisions() -> None:
    """A batch in the middle of its games shows the same as a new one that has only these positions."""
    batch, rng = everything(seed=9), np.random.default_rng(6)
    for _ in range(300):
        turn = batch.step(batch.sample(rng))
        if rng.random() < 0.1:
            fresh = everything(seed=9)
            for i in range(15):
                fresh.put(i, batch.state(i))
            for name in (
                "legal",
                "legal_count",
                "mask",
                "observation",
                "dense",
                "action_features",
                "hidden",
            ):
                ongoing = ~turn.over
                shown, expected = getattr(turn, name)[ongoing], getattr(fresh.turn, name)[ongoing]
                assert np.array_equal(shown, expected), name


def test_the_forms_of_features_agree_and_stay_in_their_range() -> None:
    batch, rng = everything(seed=10), np.random.default_rng(7)
    used = np.zeros(e.SIZE, bool)
    for _ in range(size(400, 20_000)):
        turn = batch.step(batch.sample(rng))
        from_sparse = np.zeros((15, e.SIZE + 1), np.uint8)
        np.put_along_axis(from_sparse, turn.observation.astype(np.intp), 1, axis=1)
        assert np.array_equal(from_sparse[:, :-1], turn.dense)
        lengths = (turn.observation < e.SIZE).sum(axis=1)
        assert (lengths == turn.dense.sum(axis=1)).all()  # none is there twice
        assert turn.observation.min() >= 0
        assert ((turn.action_features < e.ACTION_SIZE).any(axis=2).sum(axis=1) == turn.legal_count).all()
        assert ((turn.hidden >= 0) & (turn.hidden <= e.HIDDEN_SIZE)).all()
        used |= turn.dense.any(axis=0)
    assert used.mean() > 0.5


def test_a_seat_that_knows_everything_has_nothing_hidden() -> None:
    """The features that are hidden from a seat are the cards that it would need to know the whole game."""
    for state in positions(6):
        encoder, out = e.Encoder(), vec[i16]([0] * e.HIDDEN_MOST)
        seen = observe(state, state.asked).seen
        encoder.look(seen, state.asked)
        assert encoder.hidden(seen, out, 0) == 0
        encoder.look(state, state.asked)
        shown = first(encoder.hidden(state, out, 0), out)
        hands = [i - e.HIDDEN_HANDS for i in shown if e.HIDDEN_HANDS <= i < e.HIDDEN_ASIDES]
        others = [(state.asked + i // e.KINDS) % state.seats for i in hands]
        for i, seat in zip(hands, others, strict=True):
            assert state.families[HAND + seat] >> i % e.KINDS & 1
        held = sum(count(state.families[HAND + s]) for s in range(state.seats) if s != state.asked)
        assert len(hands) == held
