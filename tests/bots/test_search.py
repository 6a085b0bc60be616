"""Vanilla search: what it counts, how it scores the end of a game, and that it never answers nonsense."""

from __future__ import annotations

import pytest
from tests.helpers.forced_wins import LAST_ROUND, Puzzle
from tests.helpers.games import Game, size

from oriflamme.arena.game import play_game
from oriflamme.bots import Answer, Budget, ask, make_bot
from oriflamme.bots.core.ismcts import NONE, SOME_CARD, SOME_KIND, Search
from oriflamme.bots.core.utility import Ending
from oriflamme.rules import ALLIANCE, BASE, Observation, Random, draw_deal, draw_mixed, observe
from oriflamme.rules.actions import FIRST, KEEP, LAST, REPORT, SWAP, action, placement


def answer_to(observation: Observation, spec: str, seed: int = 1) -> Answer:
    return ask(make_bot(spec), observation, Random(seed), Budget(explain=True))


def visits(answer: Answer) -> list[int]:
    return [thought.visits or 0 for thought in answer.thoughts]


def first_decision(seats: int, kinds: int, seed: int) -> Observation:
    state = Game(seats, kinds, seed).start()
    return observe(state, state.asked)


def test_the_action_visited_most_is_played() -> None:
    for seed in range(size(20, 200)):
        answer = answer_to(first_decision(3, BASE, seed), "search:iterations=120", seed)
        assert visits(answer) == sorted(visits(answer), reverse=True)
        best = [thought.action for thought in answer.thoughts if thought.visits == visits(answer)[0]]
        assert answer.action in best


def test_what_is_thought_of_is_each_legal_action_once() -> None:
    observation = first_decision(4, ALLIANCE, 3)
    answer = answer_to(observation, "search:iterations=400")
    assert sorted(thought.action for thought in answer.thoughts) == sorted(observation.legal())
    for thought in answer.thoughts:
        assert thought.win_chance is not None
        assert thought.expected_place is not None
        assert 0.0 <= thought.win_chance <= 1.0
        assert 1.0 <= thought.expected_place <= 4.0 - 3.0 * thought.win_chance  # first, or at most the last


@pytest.mark.parametrize("spec", ["search:iterations=50", "champion:iterations=50"])
def test_the_end_of_a_game_is_scored_by_itself(spec: str) -> None:
    """Where every answer ends the game there is nothing to imagine: it knows its share and its place."""
    (puzzle,) = [puzzle for puzzle in LAST_ROUND if puzzle.name.startswith("the Archer brings the tie")]
    observation = puzzle.observation()
    for thought in answer_to(observation, spec).thoughts:
        end = puzzle.state()
        end.apply(thought.action)
        assert end.question == 0
        ending = Ending()
        ending.read(end)
        assert thought.win_chance == pytest.approx(ending.share(observation.viewer))
        assert thought.expected_place == pytest.approx(ending.place(observation.viewer))


def test_an_untried_action_is_tried_before_any_twice() -> None:
    observation = first_decision(5, BASE, 8)
    legal = len(observation.legal())
    answer = answer_to(observation, f"search:iterations={legal}")
    assert visits(answer) == [1] * legal


def test_an_only_answer_takes_no_thought() -> None:
    revolt = (
        "players=R,B,G;set=alliance;round=3;row=R?revolt,B?judge"  # without a token it can only be kept
    )
    observation = Puzzle("", revolt, ()).observation()
    for spec in ("search", "champion"):
        assert answer_to(observation, spec) == Answer(action(KEEP, 0))


@pytest.mark.parametrize("part", range(6))
def test_many_games_without_an_illegal_answer(part: int) -> None:
    """The arena checks every answer; whoever gives a wrong one forfeits."""
    rng = Random(part)
    for number in range(size(30, 800)):
        seats = 3 + number % 3
        kinds = (BASE, ALLIANCE, draw_mixed(rng))[part % 3]
        specs = [f"search:iterations={1 + (number + seat) % 6}" for seat in range(seats)]
        parts = play_game(draw_deal(seats, kinds, rng), specs, f"few/{part}/{number}")
        assert [each.forfeit for each in parts] == [""] * seats
        assert sum(each.share for each in parts) == 60


def below_the_first_answers(search: Search) -> set[int]:
    """The edges of the second level of the tree."""
    found = set()
    child = search.tree.first_child[0]
    while child != NONE:
        grandchild = search.tree.first_child[child]
        while grandchild != NONE:
            found.add(search.tree.key[grandchild])
            grandchild = search.tree.sibling[grandchild]
        child = search.tree.sibling[child]
    return found


def test_of_an_opponents_placement_only_the_place_is_an_edge() -> None:
    state = Game(3, BASE, 2).start()
    search = Search(observe(state, state.asked), 0.7, Random(1))
    search.run(300, 10.0)
    assert below_the_first_answers(search) == {placement(SOME_KIND, FIRST), placement(SOME_KIND, LAST)}


def test_of_an_opponents_swap_only_that_there_was_one_is_an_edge() -> None:
    line = "players=R,B,G;set=alliance;round=6;row=R?fanatic,B!informer,G?judge;hands=B:judge,deal"
    search = Search(Puzzle("", line, ()).observation(), 0.7, Random(1))
    search.run(300, 10.0)
    assert below_the_first_answers(search) == {action(REPORT, 0), action(SWAP, SOME_CARD)}
