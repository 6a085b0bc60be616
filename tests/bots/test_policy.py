"""Policies: chances for every legal action, from nothing but what the seat that is asked knows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from librt.vecs import vec
from tests.helpers.games import Game, any_games, size

from oriflamme.bots.core import features
from oriflamme.bots.core.critic import SIZE as CRITIC_SIZE
from oriflamme.bots.core.critic import Critic
from oriflamme.bots.core.features import Features
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.trainer import SelfPlay, Student, imitate
from oriflamme.rules import ALLIANCE, BASE, Random, State, observe, worlds
from oriflamme.rules.actions import KEEP, PLACE, TARGET, kind_of_placement, number_of, verb_of


def row_of(n: int, value: float = 0.0) -> vec[float]:
    return vec[float]([value] * n)


def any_weights(seed: int) -> vec[float]:
    """Every feature counts, and each differently."""
    rng = Random(seed)
    return vec[float]([4.0 * rng.random() - 2.0 for _ in range(features.SIZE)])


WEIGHTS = any_weights(1)


def chances(policy: Policy, state: State) -> dict[int, float]:
    policy.weigh(state)
    return {policy.actions[i]: policy.chance[i] for i in range(policy.n)}


@settings(max_examples=size(120, 3000))
@given(any_games)
def test_what_the_seat_cannot_see_changes_no_chance(game: Game) -> None:
    """In the game itself, in the seat's observation, and in another world: the very same numbers."""
    policy, rng = Policy(WEIGHTS), Random(game.seed)
    for state, _ in game.decisions():
        if not state.question:
            continue
        seen = observe(state, state.asked)
        expected = chances(policy, state)
        assert chances(policy, seen.seen) == expected
        assert chances(policy, worlds(seen).sample(rng)) == expected


@settings(max_examples=size(60, 1500))
@given(any_games)
def test_every_legal_action_has_a_chance_and_they_add_up_to_1(game: Game) -> None:
    policy = Policy(WEIGHTS)
    for state, _ in game.decisions():
        if state.question:
            found = chances(policy, state)
            assert list(found) == state.legal()
            assert policy.n == len(state.legal())
            assert sum(found.values()) == pytest.approx(1.0)
            assert min(found.values()) > 0.0


@settings(max_examples=size(60, 1500))
@given(any_games)
def test_features_are_places_of_weights(game: Game) -> None:
    found = Features()
    for state, _ in game.decisions():
        if not state.question:
            continue
        found.begin(state)
        for action in state.legal():
            found.of(state, action)
            assert 0 <= found.n <= features.MOST
            assert all(0 <= found.found[i] < features.SIZE for i in range(found.n))


@settings(max_examples=size(40, 1000))
@given(any_games)
def test_one_that_learns_weighs_alike(game: Game) -> None:
    """Whether an action's features are taken together, or shared among a hand and remembered or not."""
    policy, student = Policy(WEIGHTS), Student(WEIGHTS, row_of(features.SIZE, 1.0))
    for state, _ in game.decisions():
        if state.question:
            student.forget()
            assert chances(student, state) == pytest.approx(chances(policy, state))


def test_placements_that_differ_have_features_that_differ() -> None:
    """Another card, or another end of a row whose ends differ, weighs differently."""
    policy = Policy(WEIGHTS)
    told_apart = 0
    for state, _ in Game(3, BASE, 3, "reveal").decisions():
        if state.question == PLACE and state.length > 2:
            found = chances(policy, state)
            told_apart += len(set(found.values())) == len(found)
    assert told_apart > 8


def test_sharpness() -> None:
    state = Game(4, ALLIANCE, 2).start()
    policy = Policy(WEIGHTS)
    plain = chances(policy, state)
    favourite = max(plain, key=plain.__getitem__)
    policy.sharpness = 0.0
    assert chances(policy, state) == pytest.approx(dict.fromkeys(plain, 1 / len(plain)))
    policy.sharpness = 100.0
    assert chances(policy, state)[favourite] > 0.9
    policy.sharpness = 2.0
    squares = {action: chance**2 for action, chance in plain.items()}
    total = sum(squares.values())
    assert chances(policy, state) == pytest.approx({a: s / total for a, s in squares.items()})


def asked_for(verb: int) -> State:
    """A decision in mid-game that offers this verb and another."""
    states = (state for state, _ in Game(3, BASE, 6, "reveal").decisions() if state.round > 1)
    return next(state.clone() for state in states if state.question == verb and len(state.legal()) > 1)


@pytest.mark.parametrize("verb", [PLACE, KEEP, TARGET])
def test_what_is_drawn_is_drawn_by_its_chance(verb: int) -> None:
    state = asked_for(verb)
    policy, rng, n = Policy(WEIGHTS), Random(5), size(4000, 40_000)
    policy.sharpness = 0.5
    expected = chances(policy, state)
    drawn = dict.fromkeys(expected, 0)
    for _ in range(n):
        drawn[policy.choose(state, rng)] += 1
    off = sum((drawn[a] - n * chance) ** 2 / (n * chance) for a, chance in expected.items())
    freedom = len(expected) - 1
    assert off < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_huge_weights_do_not_break_it() -> None:
    for weight in (60_000.0, -60_000.0):
        policy, rng = Policy(row_of(features.SIZE, weight)), Random(1)
        policy.sharpness = 100.0
        for state, _ in Game(3, BASE, 6).decisions():
            if state.question:
                assert sum(chances(policy, state).values()) == pytest.approx(1.0)
                assert state.is_legal(policy.choose(state, rng))


# -- learning ----------------------------------------------------------------------------------------


def lowest_card_first(state: State) -> int:
    """A player with a habit: the lowest card of the hand, at the end of the row; nothing is revealed."""
    legal = state.legal()
    if verb_of(legal[0]) == PLACE:
        return min(legal, key=lambda action: (kind_of_placement(action), -number_of(action)))
    return legal[0]


def watch(student: Student, seeds: range, rate: float) -> float:
    """The mean chance that the student gave to what the player did, where there was a choice."""
    total, n = 0.0, 0
    for seed in seeds:
        state = Game(3, BASE, seed).start()
        while state.question:
            action = lowest_card_first(state)
            if len(state.legal()) > 1:
                total += imitate(student, state, action, rate)
                n += 1
            state.apply(action)
    return total / n


def test_a_student_learns_a_habit_by_watching() -> None:
    student = Student(row_of(features.SIZE), row_of(features.SIZE, 1.0))
    before = watch(student, range(5), 0.0)
    assert before == pytest.approx(watch(student, range(5), 0.0))  # at rate 0 nothing is learned
    watch(student, range(100, 100 + size(80, 400)), 0.15)
    after = watch(student, range(5), 0.0)
    assert before < 0.5 < 0.75 < after


def test_what_was_chosen_becomes_likelier() -> None:
    student = Student(row_of(features.SIZE), row_of(features.SIZE, 1.0))
    for seed in range(20):
        state = Game(4, ALLIANCE, seed).start()
        action = state.legal()[seed % len(state.legal())]
        before = chances(student, state)[action]
        assert imitate(student, state, action, 0.1) == before
        assert chances(student, state)[action] > before


def test_self_play_moves_the_weights_and_repeats() -> None:
    def taught() -> list[float]:
        student = Student(row_of(features.SIZE), row_of(features.SIZE, 1.0))
        table, rng = SelfPlay(student, Critic(row_of(CRITIC_SIZE))), Random(4)
        for _ in range(30):
            table.play(3, ALLIANCE, rng, 0.1, 0.01)
        return list(student.weights)

    first = taught()
    assert any(first)
    assert first == taught()
