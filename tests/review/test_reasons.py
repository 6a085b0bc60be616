"""Reasons: they are measured, they are true, and there are none where nothing differs."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from tests.helpers.games import Game

from oriflamme.bots.core import differences, features
from oriflamme.bots.core.differences import Differences, Happened
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.trials import Trials
from oriflamme.bots.core.utility import Ending
from oriflamme.notation.position import parse_position
from oriflamme.notation.words import kind_of, parse_action, slug_of
from oriflamme.review.judge import Judge, Raw
from oriflamme.review.reasons import Reason, measured, reasons_for
from oriflamme.review.shape import Why
from oriflamme.review.words import said
from oriflamme.rules import ALLIANCE, BASE, Random, Worlds, observe
from oriflamme.rules.bits import lowest
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.playout import play_out

RED = 0


def judged(line: str, taken: str, worlds: int = 200) -> Raw:
    state, _ = parse_position(line)
    return Judge(worlds=worlds).measure(observe(state, state.asked), parse_action(taken), seed=1)


@pytest.mark.parametrize(
    "game", [Game(3, BASE, 7), Game(4, ALLIANCE, 8), Game(5, ALLIANCE, 9, "swap")], ids=str
)
def test_the_facts_of_a_game_add_up_to_its_influence(game: Game) -> None:
    """Whatever a family has, its cards have earned, less what was taken from it."""
    for seat in range(game.seats):
        state = game.deal().start()
        happened = Happened(seat, state)
        state.listener = happened
        play_out(state, game.rng())
        ending = Ending()
        ending.read(state)
        happened.end(ending)
        facts = list(happened.facts)
        earned = sum(facts[differences.EARNS : differences.ATTACKED])
        left = float(USUAL.influence) + earned - facts[differences.ROBBED]
        assert left == facts[differences.ENDS_WITH + seat] == ending.influence(seat)
        happened.begin()
        assert not any(happened.facts)


ARCHER = "players=R,B,G;set=base;round=6;at=2;row=R?lord,B?archer,G?heir"


def happened_to_red(action: str) -> list[float]:
    state, _ = parse_position(ARCHER)
    happened = Happened(RED, observe(state, RED).seen)
    state.listener = happened
    state.apply(parse_action("reveal"))
    state.apply(parse_action(action))
    return list(happened.facts)


def test_who_was_eliminated_is_told_by_kind_or_by_position() -> None:
    facts = happened_to_red("target 3")
    assert facts[differences.FELLED + 3] == 1.0
    assert sum(facts[differences.ATTACKED : differences.ROBBED]) == 1.0
    facts = happened_to_red("target 1")
    assert facts[differences.ATTACKED + kind_of("lord")] == 1.0
    assert sum(facts[differences.ATTACKED : differences.ROBBED]) == 1.0


# -- true --------------------------------------------------------------------------------------------


def test_the_reason_is_what_the_card_brings() -> None:
    """After the last round three tokens are worth nothing, before it they are worth six."""
    raw = judged(
        "players=R,B,G;set=base;round=6;row=R?conspiracy+3,B?heir,G?lord;influence=R:6,B:7,G:3"
        ";discard=B:ambush",
        "keep",
    )
    (reason,) = raw.reasons
    assert (reason.what, reason.seat, slug_of(reason.kind)) == ("earns", RED, "conspiracy")
    assert (reason.difference, reason.error) == (6.0, 0.0)
    assert reason.brings == pytest.approx(raw.behind)


def test_an_elimination_by_the_action_itself_is_no_reason() -> None:
    """Red shoots at one end of the row or at the other."""
    line = "players=R,B,G;set=base;round=6;row=R!archer,G!heir,B!lord;influence=R:6,B:6,G:3"
    raw = judged(line, "target 1")
    assert raw.actions[raw.best].action == parse_action("target 3")
    assert raw.behind > 0.1
    assert [(reason.what, reason.seat, reason.difference) for reason in raw.reasons] == [("ends", 1, -1.0)]


def test_where_the_best_was_taken_it_is_compared_with_the_next() -> None:
    line = "players=R,B,G;set=base;round=6;row=R?conspiracy+3,B?heir,G?lord;influence=R:6,B:7,G:3"
    raw = judged(line, "reveal")
    assert (raw.behind, raw.error) == (0.0, 0.0)
    assert raw.actions[raw.against].action == parse_action("keep")
    assert raw.reasons == judged(line, "keep").reasons


# -- none without a difference -----------------------------------------------------------------------


def found_in(pairs: list[tuple[float, float]], fact: int) -> Differences:
    """Pairs of games: how much more there was of a fact, and of wins."""
    found, one, other = Differences(), Happened(RED, STATE), Happened(RED, STATE)
    for more, ahead in pairs:
        one.facts[fact] = more
        found.add(one, other, ahead)
    return found


STATE = Game(3, BASE, 3).deal().start()
EARNED = differences.EARNS + lowest(STATE.kinds)


def test_an_action_has_no_reason_against_itself() -> None:
    state = next(state for state, _ in Game(3, BASE, 11).decisions() if len(state.legal()) > 12)
    policy = Policy(vec[float]([0.0] * features.SIZE))
    trials = Trials(Worlds(observe(state, state.asked)), policy, Random(3))
    trials.compare(2, 2, 50)
    assert trials.differences.pairs == 50
    assert reasons_for(observe(state, state.asked), trials.differences) == []


@pytest.mark.parametrize(
    ("pairs", "why"),
    [
        ([(2.0, 1.0), (-2.0, -1.0)] * 50, "on average nothing differs"),
        ([(2.0, 1.0), (0.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], "it is not significant"),
        ([(0.2, 1.0), (0.1, 0.0)] * 100, "it is too small"),
        ([(2.0, 0.0), (0.0, 1.0), (3.0, 1.0), (1.0, 0.0)] * 50, "it does not go along with winning"),
        ([(-2.0, 1.0), (-1.0, 0.0)] * 50, "it is against the better action"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_no_reason(pairs: list[tuple[float, float]], why: str) -> None:
    found = found_in(pairs, EARNED)
    for i, (more, _) in enumerate(pairs):  # the card is all that the family lives on
        assert i < found.pairs
        found.sums[differences.ENDS_WITH + RED] += more
    assert [each for each in reasons_for(observe(STATE, RED), found) if each.what == "earns"] == [], why


def test_a_difference_that_goes_along_with_winning_is_a_reason() -> None:
    pairs = [(2.0, 1.0), (1.0, 0.0)] * 100
    found = found_in(pairs, EARNED)
    found.sums[differences.ENDS_WITH + RED] = sum(more for more, _ in pairs)
    mean, error, brings = measured(found, EARNED)
    assert mean == 1.5
    assert error == pytest.approx(0.0354, abs=1e-4)
    assert brings == pytest.approx(1.5)  # a win for each
    (reason,) = reasons_for(observe(STATE, RED), found)
    assert reason == Reason("earns", RED, mean, error, brings, kind=EARNED - differences.EARNS)
    found.sums[differences.ENDS_WITH + RED] = 0.0  # other cards earn less instead
    assert reasons_for(observe(STATE, RED), found) == []


# -- in words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Why("earns", "R", 1.62, 0.1, kind="heir"), "R's heir earns 1.6 more influence"),
        (Why("ends", "B", -2.1, 0.1), "B ends with 2.1 less influence"),
        (Why("attacked", "R", -0.27, 0.01, kind="lord"), "R's lord is eliminated 27 points less often"),
        (Why("felled", "B", 0.54, 0.01, position=6), "B's card at 6 is eliminated 54 points more often"),
        (Why("robbed", "R", -0.5, 0.1), "others take 0.5 less influence from R"),
    ],
    ids=lambda given: given.what if isinstance(given, Why) else "",
)
def test_a_reason_in_words(why: Why, words: str) -> None:
    assert said(why) == words


@pytest.mark.parametrize("share", [1 / 3, 1 / 2, 2 / 3])
def test_the_same_difference_in_every_world_is_measured_whatever_is_lost_in_rounding(share: float) -> None:
    """A third of a victory has no exact number, so squares of a sum can exceed the sum of squares."""
    found = Differences()
    for pairs in range(1, 200):
        found.pairs = pairs
        found.wins += share
        found.win_squares += share * share
        found.sums[differences.ENDS_WITH] += 1.0
        found.squares[differences.ENDS_WITH] += 1.0
        if pairs > 1:
            mean, error, brings = measured(found, differences.ENDS_WITH)
            assert (mean, error) == (1.0, 0.0)
            assert brings == pytest.approx(share)
