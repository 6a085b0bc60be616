"""What an end is worth, and what the critic makes of a game that is not over."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from librt.vecs import vec
from tests.helpers.games import Game, real_games, size

from oriflamme.bots.core import critic
from oriflamme.bots.core.critic import Critic
from oriflamme.bots.core.utility import Ending
from oriflamme.notation.position import parse_position
from oriflamme.rules import BASE, NOBODY, Random, State, observe
from oriflamme.rules.playout import play_out


def ending_of(state: State) -> Ending:
    ending = Ending()
    ending.read(state)
    return ending


def shares_of(state: State) -> list[float]:
    ending = ending_of(state)
    return [ending.share(seat) for seat in range(state.seats)]


def values_of(state: State) -> list[float]:
    ending = ending_of(state)
    return [ending.worth(seat) for seat in range(state.seats)]


def over(line: str) -> State:
    return parse_position(f"players=R,B,G;round=6;phase=over;{line}").state


@pytest.mark.parametrize(
    ("line", "shares"),
    [
        ("influence=R:5,B:9,G:3", [0, 1, 0]),
        ("influence=R:9,B:9,G:3", [0.5, 0.5, 0]),
        ("influence=R:9,B:9,G:9", [1 / 3, 1 / 3, 1 / 3]),
        ("influence=R:9,B:9,G:3;row=R?spy", [1, 0, 0]),
        ("influence=R:9,B:9,G:3;row=R?spy,B?spy/B?lord", [0.5, 0.5, 0]),  # what is covered does not count
        ("influence=R:9,B:9,G:3;row=R?spy,B?spy,B?lord", [0, 1, 0]),
        ("influence=R:9,B:8,G:8;row=B?spy,G?lord", [1, 0, 0]),  # influence before top cards
        ("influence=R:0,B:0,G:0;row=G!lord", [0, 0, 1]),
        ("influence=R:999,B:0,G:999;row=G!lord", [0, 0, 1]),
    ],
)
def test_the_victory_is_shared_as_the_rules_say(line: str, shares: list[float]) -> None:
    assert shares_of(over(line)) == pytest.approx(shares)


@settings(max_examples=size(150, 4000))
@given(real_games)
def test_shares_are_those_of_the_winners(game: Game) -> None:
    state = game.start()
    play_out(state, Random(game.seed))
    winners = state.winners()
    shares = shares_of(state)
    assert shares == pytest.approx(
        [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    )
    for share, value in zip(shares, values_of(state), strict=True):
        assert 0.7 * share <= value <= 0.7 * share + 0.3 + 1e-9


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("influence=R:5,B:9,G:3", [2, 1, 3]),
        ("influence=R:9,B:9,G:3", [1.5, 1.5, 3]),
        ("influence=R:3,B:9,G:3", [2.5, 1, 2.5]),
        ("influence=R:9,B:9,G:9", [2, 2, 2]),
        ("influence=R:9,B:9,G:3;row=B?spy", [2, 1, 3]),
    ],
)
def test_level_families_share_their_places(line: str, places: list[float]) -> None:
    state = over(line)
    ending = ending_of(state)
    assert [ending.mean_place(seat) for seat in range(state.seats)] == places


@pytest.mark.parametrize(
    ("line", "values"),
    [
        # seven tenths of winning, three of the lead: 12 ahead or more is all of it, 12 behind none
        ("influence=R:15,B:9,G:3", [0.7 + 0.3 * 0.75, 0.3 * 0.25, 0.0]),
        ("influence=R:9,B:9,G:9", [0.7 / 3 + 0.15] * 3),
        ("influence=R:40,B:9,G:3", [1.0, 0.0, 0.0]),
        ("influence=R:9,B:9,G:3;row=B!lord", [0.15, 0.85, 0.3 * 0.25]),
    ],
)
def test_what_an_end_is_worth(line: str, values: list[float]) -> None:
    assert values_of(over(line)) == pytest.approx(values)


# -- the critic --------------------------------------------------------------------------------------


def any_critic(seed: int) -> Critic:
    rng = Random(seed)
    return Critic(vec[float]([6.0 * rng.random() - 3.0 for _ in range(critic.SIZE)]))


@settings(max_examples=size(60, 1500))
@given(real_games)
def test_chances_add_up_to_1_and_values_are_within_bounds(game: Game) -> None:
    judge = any_critic(3)
    for state, _ in game.decisions():
        judge.judge(state)
        assert sum(judge.chance[seat] for seat in range(game.seats)) == pytest.approx(1.0)
        for seat in range(game.seats):
            assert 0.0 < judge.chance[seat] < 1.0
            assert 0.0 <= judge.value(state, seat) <= 1.0


def test_a_critic_that_knows_nothing_thinks_all_equal() -> None:
    judge = Critic(vec[float]([0.0] * critic.SIZE))
    for state, _ in Game(4, BASE, 7).decisions():
        judge.judge(state)
        assert [judge.chance[seat] for seat in range(4)] == pytest.approx([0.25] * 4)


@settings(max_examples=size(40, 1000))
@given(real_games)
def test_the_critic_looks_at_nothing_hidden(game: Game) -> None:
    judge = any_critic(4)
    for state, _ in game.decisions():
        judge.judge(state)
        chances = [judge.chance[seat] for seat in range(game.seats)]
        seen = observe(state, NOBODY).seen
        judge.judge(seen)
        assert [judge.chance[seat] for seat in range(game.seats)] == chances


def test_it_learns_who_wins() -> None:
    """After games that the richest always wins, it bets on the richest."""
    judge = Critic(vec[float]([0.0] * critic.SIZE))
    states = [over(f"influence=R:{r},B:{b},G:{g}") for r, b, g in ((9, 2, 1), (3, 8, 2), (1, 4, 12))]
    for _ in range(300):
        for state in states:
            judge.judge(state)
            shares = vec[float](shares_of(state))
            judge.learn(state, shares, 0.2)
    judge.judge(over("influence=R:4,B:11,G:5"))
    assert judge.chance[1] > 0.8
