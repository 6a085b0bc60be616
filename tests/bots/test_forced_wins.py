"""Positions with a right answer: it is proved right, and those who look ahead find it."""

from __future__ import annotations

import pytest
from tests.helpers.forced_wins import LAST_BUT_ONE, LAST_ROUND, Puzzle, sure_wins
from tests.helpers.visitors import PATIENCE

from oriflamme.bots import Budget, ask, champion_bot, former_bot, make_bot, thinking
from oriflamme.notation.words import action_text
from oriflamme.rules import Random

PUZZLES = [pytest.param(puzzle, id=puzzle.name) for puzzle in (*LAST_ROUND, *LAST_BUT_ONE)]
SEEDS = 5


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_only_these_actions_win_whatever_is_hidden(puzzle: Puzzle) -> None:
    observation = puzzle.observation()
    assert sorted(sure_wins(observation)) == sorted(puzzle.answers)
    assert len(puzzle.answers) < len(observation.legal())


@pytest.mark.parametrize("spec", ["search:iterations=1000", "champion", "former"])
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_they_are_found(puzzle: Puzzle, spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for patient in (thinking, champion_bot, former_bot):
        # on a busy machine they may take longer, and think as much
        monkeypatch.setattr(patient, "LONGEST", PATIENCE)
    observation, bot = puzzle.observation(), make_bot(spec)
    for seed in range(SEEDS):
        answer = ask(bot, observation, Random(seed), Budget())
        assert action_text(answer.action) in puzzle.answers


def test_the_proof_sees_the_traps() -> None:
    """The Assassination's victim could be an Ambush, were they not all on the discard pile."""
    (puzzle,) = [puzzle for puzzle in LAST_ROUND if "discard=B:ambush,G:ambush" in puzzle.line
                 and puzzle.steps]  # fmt: skip
    line = puzzle.line.replace(";discard=B:ambush,G:ambush", "")
    assert sure_wins(Puzzle("", line, (), puzzle.steps).observation()) == []


def test_the_proof_sees_what_others_can_do() -> None:
    """Blue has a card more to act, which may be the Heir."""
    puzzle = LAST_ROUND[0]
    line = puzzle.line.replace("B:7", "B:11")
    assert sure_wins(Puzzle("", line, ()).observation()) == []
