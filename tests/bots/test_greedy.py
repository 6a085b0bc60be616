"""Greedy: it does what its rules of thumb say, in positions where a person would see why."""

from __future__ import annotations

import pytest
from tests.helpers.forced_wins import Puzzle

from oriflamme.bots import Budget, ask, make_bot
from oriflamme.notation.words import action_text
from oriflamme.rules import Random

RULES = [
    # in the last round, what is kept is lost
    Puzzle("", "players=R,B,G;set=base;round=6;row=R?conspiracy+2,B?spy", ("reveal",)),
    Puzzle("", "players=R,B,G;set=base;round=6;row=R?lord,B?spy", ("reveal",)),
    # with rounds to come, a Conspiracy gains twice what it waits for
    Puzzle("", "players=R,B,G;set=base;round=2;row=R?conspiracy+1,B?spy", ("keep",)),
    # an Ambush lies in wait
    Puzzle("", "players=R,B,G;set=base;round=3;row=R?ambush,B?soldier", ("keep",)),
    # a Heir that is not the only one open brings nothing now, one token is more
    Puzzle("", "players=R,B,G;set=base;round=3;row=R?heir,B!heir", ("keep",)),
    # of two cards the leader's is struck, of two of the same family the one with more on it
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=B?lord,R!soldier,G?lord;at=2;doing=soldier;influence=R:3,B:2,G:9",
        ("target 3",),
    ),
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=B?lord+3,R!soldier,B?spy;at=2;doing=soldier",
        ("target 1",),
    ),
    # never one's own if another can be had
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=R?lord,R!soldier,G?lord;at=2;doing=soldier",
        ("target 3",),
    ),
    # a Spy robs the one who has most, not one who has nothing
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=B!lord,R!spy,G!lord;at=2;doing=spy;influence=R:3,B:2,G:9",
        ("target 3",),
    ),
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=B!lord,R!spy,G!lord;at=2;doing=spy;influence=R:3,B:2,G:0",
        ("target 1",),
    ),
    # a Shapeshifter would be an Heir
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=B!heir,R!shapeshifter,G!lord;at=2;doing=shapeshifter",
        ("target 1",),
    ),
    # a Royal Decree: one's own card that has acted goes to where it acts again
    Puzzle(
        "",
        "players=R,B,G;set=base;round=3;row=R!heir,B!spy,R?royal-decree,B!lord;at=3",
        ("gap 3", "gap 4"),
        ("reveal", "target 1"),
    ),
    # the Informer reports where there is much, the Diplomat withdraws with much on it
    Puzzle(
        "",
        "players=R,B,G;set=alliance;round=6;row=B?judge+3,R!informer,G?deal;at=2;doing=informer"
        ";hands=R:judge,deal",
        ("report",),
    ),
    Puzzle(
        "",
        "players=R,B,G;set=alliance;round=6;row=B!diplomat,R!diplomat+4,G?deal;at=2;doing=diplomat",
        ("withdraw",),
    ),
    # the Judge strikes what has been judged if it is worth something, and spares one's own
    Puzzle(
        "",
        "players=R,B,G;set=alliance;round=3;row=R!empress^1,B!diplomat+4^1,R!judge;at=3;doing=judge"
        ";influence=R:2,B:9",
        ("eliminate 2",),
    ),
    # a Revolt with a token takes both neighbours
    Puzzle("", "players=R,B,G;set=alliance;round=6;row=B?deal+2,R?revolt+1,G?judge+2;at=2", ("reveal",)),
    # a Lord goes beside one's own, a Soldier away from it
    Puzzle(
        "",
        "players=R,B,G;set=base;round=2;phase=placement;row=R!heir,B!lord;hands=R:lord",
        ("place lord first",),
    ),
    Puzzle(
        "",
        "players=R,B,G;set=base;round=2;phase=placement;row=R!heir,B!lord;hands=R:soldier",
        ("place soldier last",),
    ),
]


@pytest.mark.parametrize("puzzle", RULES, ids=[f"{rule.line[12:]}: {rule.answers[0]}" for rule in RULES])
def test_a_rule_of_thumb(puzzle: Puzzle) -> None:
    observation = puzzle.observation()
    assert set(puzzle.answers) < {action_text(action) for action in observation.legal()}
    for seed in range(6):
        answer = ask(make_bot("greedy"), observation, Random(seed), Budget())
        assert action_text(answer.action) in puzzle.answers


def test_with_foresight_a_card_that_will_earn_is_shown_early() -> None:
    line = "players=R,B,G;set=base;round=2;row=R?spy,B?lord+1"
    observation = Puzzle("", line, ()).observation()
    chosen = {
        foresight: action_text(
            ask(make_bot(f"greedy:foresight={foresight}"), observation, Random(1), Budget()).action
        )
        for foresight in (0, 1)
    }
    assert chosen == {0: "keep", 1: "reveal"}


def test_with_foresight_an_open_card_of_its_own_is_worth_keeping() -> None:
    """Without, an open card that bears nothing is worth nothing to it, whose ever it is."""
    line = "players=R,B,G;set=base;round=3;row=R!lord,R!soldier,G!lord;at=2;doing=soldier"
    observation = Puzzle("", line, ()).observation()
    for seed in range(6):
        answer = ask(make_bot("greedy:foresight=1"), observation, Random(seed), Budget())
        assert action_text(answer.action) == "target 3"


def test_among_equals_it_is_not_always_the_same() -> None:
    line = "players=R,B,G;set=base;round=3;row=B!lord,R!soldier,B!spy;at=2;doing=soldier"
    observation = Puzzle("", line, ()).observation()
    bot = make_bot("greedy")
    assert len({ask(bot, observation, Random(seed), Budget()).action for seed in range(30)}) == 2
