"""The proof of a win: it finds what the slow proof of the tests finds, and claims no more than it may."""

from __future__ import annotations

import pytest
from tests.helpers.forced_wins import LAST_BUT_ONE, LAST_ROUND, Puzzle, sure_wins
from tests.helpers.games import Game

from oriflamme.bots.core.proof import Proof
from oriflamme.notation.words import action_text
from oriflamme.rules import ALLIANCE, BASE, Observation, Random, Worlds, observe
from oriflamme.rules.bits import members_of

PUZZLES = [pytest.param(puzzle, id=puzzle.name) for puzzle in (*LAST_ROUND, *LAST_BUT_ONE)]
STEPS = 20_000

WHICH_IS_THE_HEIR = (
    "players=R,B,G;set=base;round=6;row=R?assassination,R!lord,B?heir,G!spy,B?ambush;influence=R:9,B:8,G:2"
    ";discard=B:archer,soldier,spy,lord,shapeshifter,assassination,royal-decree,conspiracy"
)
"""Revealed, the Assassination wins if it strikes at the Heir, but not if it strikes at the Ambush."""


def proved(observation: Observation, steps: int = STEPS) -> list[str]:
    return [action_text(action) for action in Proof(observation, steps).sure()]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_it_finds_the_forced_wins(puzzle: Puzzle) -> None:
    assert sorted(proved(puzzle.observation())) == sorted(puzzle.answers)


def test_a_win_that_only_a_seer_finds_is_not_proved() -> None:
    observation = Puzzle("", WHICH_IS_THE_HEIR, ()).observation()
    assert sure_wins(observation) == ["reveal"]
    assert proved(observation) == []
    assert proved(Puzzle("", WHICH_IS_THE_HEIR.replace("R:9", "R:12"), ()).observation()) == [
        "keep",
        "reveal",
    ]


def test_a_shared_victory_is_no_win() -> None:
    line = "players=R,B,G;set=base;round=6;row=B!lord,R?conspiracy;at=2;influence=R:5,B:4,G:1"
    assert proved(Puzzle("", line, ()).observation()) == ["keep", "reveal"]
    assert proved(Puzzle("", line.replace("B:4", "B:5"), ()).observation()) == []


def test_what_would_take_too_many_steps_is_not_proved() -> None:
    observation = LAST_ROUND[0].observation()
    assert proved(observation, steps=200) == []  # there are 90 worlds
    assert proved(observation, steps=400) == []
    assert proved(observation, steps=2000) == ["reveal"]


# -- the worlds --------------------------------------------------------------------------------------

MOST = 150


def few_worlds(game: Game) -> list[Observation]:
    """What was seen at the last decisions of a game, where few worlds fit."""
    seen = [observe(state, state.asked) for state, _ in game.decisions() if state.question]
    return [each for each in seen[-12:] if len(Worlds(each).every(MOST)) > 1][:3]


def rules_some_out(worlds: Worlds) -> bool:
    return any(
        not worlds.may_be(card, kind)
        for seat, cards in enumerate(worlds.unknown_cards)
        for card in cards
        for kind in members_of(worlds.unseen[seat])
    )


RETURNED = [Game(3, ALLIANCE, 1, "swap", aside=1), Game(3, ALLIANCE, 19, "swap", aside=0)]
"""Here cards went back to the hand in the open, so some closed cards are known not to be of their kind."""

GAMES = [Game(3, BASE, 3, "reveal", aside=1), Game(2, BASE | ALLIANCE, 9, "swap", aside=0), *RETURNED]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_world_is_one_that_can_be_drawn_and_all_are_there(game: Game) -> None:
    rng, looked_at = Random(1), few_worlds(game)
    assert looked_at
    assert any(map(rules_some_out, map(Worlds, looked_at))) is (game in RETURNED)
    for observation in looked_at:
        worlds = Worlds(observation)
        every = [str(world.facts()) for world in worlds.every(MOST)]
        assert len(set(every)) == len(every)
        assert {str(worlds.sample(rng).facts()) for _ in range(20 * MOST)} == set(every)
        assert worlds.every(len(every) - 1) == []
