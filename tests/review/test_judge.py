"""The judge: what it measures comes true, it is right where there is a proof, and it sees no secrets."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from tests.helpers.forced_wins import LAST_BUT_ONE, LAST_ROUND, Puzzle
from tests.helpers.games import Game, size
from tests.helpers.pairs import act, hear, shown_openly, twin_deals
from tests.helpers.records import random_record

from oriflamme.arena.loop import Watcher, by_bots, play
from oriflamme.arena.match import Match
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.core import features
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.trials import Trials, standard_error
from oriflamme.notation.record import Record, replay
from oriflamme.notation.words import action_text
from oriflamme.review import BadJudge, Job, Judge, Work, decided, judged
from oriflamme.review.curves import Curve, curve_for, fitted
from oriflamme.review.judge import SEARCHER
from oriflamme.review.words import BLUNDER, verdict
from oriflamme.rules import ALLIANCE, BASE, FAMILIES, Log, Observation, Random, State, Worlds, observe
from oriflamme.rules.catalogue import GAME_SETS
from oriflamme.rules.scoring import scores_of

PUZZLES = [pytest.param(puzzle, id=puzzle.name) for puzzle in (*LAST_ROUND, *LAST_BUT_ONE)]

RARELY_PUNISHED = "an empty Conspiracy is worth its place: most top cards"
"""Here the win is forced, but whoever misses it loses only if another family eliminates its own card."""


# -- right -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_forced_win_costs_nothing_and_missing_it_is_a_blunder(puzzle: Puzzle) -> None:
    observation, judge = puzzle.observation(), Judge(worlds=400)
    for action in observation.legal():
        judgement = judge.judge(observation, action, seed=1)
        assert action_text(judgement.best) in puzzle.answers
        if action_text(action) in puzzle.answers:
            assert judgement.loss == 0.0
        else:
            assert verdict(judgement.loss, judgement.proved) == "blunder"
        assert judgement.proved is (puzzle in LAST_ROUND)


def test_a_proved_win_is_certain_and_a_loss_stays_what_was_measured() -> None:
    (puzzle,) = [puzzle for puzzle in LAST_ROUND if puzzle.name == RARELY_PUNISHED]
    (missed,) = [each for each in puzzle.observation().legal() if action_text(each) not in puzzle.answers]
    decision = decided(1, "RBG", puzzle.observation(), missed, Judge(worlds=400), 0)
    sure, other = decision.actions
    assert (sure.win_chance, sure.error, sure.proved, other.proved) == (1.0, 0.0, True, False)
    assert decision.loss == pytest.approx(1.0 - other.win_chance, abs=1e-5)
    assert 0.0 < decision.loss < BLUNDER
    assert decision.verdict == "blunder"


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_best_action_alone_is_the_one_that_costs_nothing(puzzle: Puzzle) -> None:
    judge = Judge(worlds=50)
    best = judge.best(puzzle.observation(), seed=3)
    assert judge.judge(puzzle.observation(), best, seed=3).behind == 0.0


class Kept(Watcher):
    """Some decisions of a game."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.positions: list[tuple[State, int]] = []

    def decided(self, state: State, action: int) -> None:
        if self.rng.randrange(25) == 0:
            self.positions.append((state.clone(), action))


def test_what_it_measures_comes_true() -> None:
    """Games of the very players whom it imagines: the action taken wins as often as it says."""
    spec = f"policy:of={SEARCHER}"
    judge, bots, rng = Judge(spec, worlds=40), [make_bot(spec)] * 3, Random(7)
    match = Match((spec,) * 3, "mixed", seed=4)
    off = []
    for deal in range(size(200, 2000)):
        state, kept = match.deal(deal).start(), Kept(rng)
        play(state, by_bots(bots, rng, Budget()), kept)
        scores = scores_of(state)
        for number, (position, action) in enumerate(kept.positions):
            raw = judge.measure(observe(position, position.asked), action, seed=deal * 100 + number)
            off.append(scores.share(position.asked) - raw.actions[raw.chosen].win_chance)
    error = standard_error(len(off), sum(off), sum(each * each for each in off))
    assert len(off) > 200
    assert error < 0.04
    assert abs(sum(off) / len(off)) < 4 * error


def test_all_actions_meet_the_same_worlds_and_draws() -> None:
    state = next(state for state, _ in Game(3, BASE, 11).decisions() if len(state.legal()) > 12)
    trials = Trials(
        Worlds(observe(state, state.asked)), Policy(vec[float]([0.0] * features.SIZE)), Random(3)
    )
    trials.compare(2, 2, 50)
    assert (trials.differences.wins, trials.differences.win_squares) == (0.0, 0.0)
    assert 0.0 < trials.win_chance(2) < 1.0
    trials.run([0, 1], 30)
    assert [trials.games[a] for a in range(3)] == [30.0, 30.0, 100.0]


def test_a_standard_error_is_that_of_a_mean() -> None:
    assert standard_error(1.0, 1.0, 1.0) == 1.0  # nothing is known
    assert standard_error(100.0, 100.0, 100.0) == 0.0
    assert standard_error(101.0, 50.5, 50.5) == pytest.approx(0.05)


# -- repeatable --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_judgement() -> None:
    state = next(state for state, _ in Game(4, ALLIANCE, 5).decisions() if len(state.legal()) > 8)
    observation, taken, judge = observe(state, state.asked), state.legal()[3], Judge(worlds=30)
    first = judge.judge(observation, taken, seed=1)
    assert judge.judge(observation, taken, seed=1) == first
    assert judge.judge(observation, taken, seed=2) != first


@pytest.mark.parametrize("spec", ["random", "greedy", "search"])
def test_a_bot_without_a_policy_cannot_judge(spec: str) -> None:
    with pytest.raises(BadJudge, match=f"'{spec}' cannot judge"):
        Judge(spec)


def test_levels_and_policies_can_judge() -> None:
    assert Judge("knight").imagines == "rival:2.5"
    assert Judge("regent").imagines == Judge("champion").imagines == "searcher:1"
    assert not Judge("policy").corrected


# -- secrets -----------------------------------------------------------------------------------------


def twin_records(game: Game, viewer: int) -> tuple[Record, Record]:
    """Two games that the viewer cannot tell apart, up to where a card that differs is shown."""
    rng = game.rng()
    deals = twin_deals(game, viewer, rng)
    names = dict.fromkeys(FAMILIES[: game.seats], "")
    one, two = (Record("mixed", names, deal) for deal in deals)
    logs = Log(), Log()
    states = deals[0].start_with(logs[0]), deals[1].start_with(logs[1])
    heard = [0, 0]
    while states[0].question:
        here, there = act(states[0], states[1], viewer, game.style, rng)
        news = [
            [facts for event in log.events[start:] for facts in hear(event, viewer)]
            for log, start in zip(logs, heard, strict=True)
        ]
        heard = [len(log.events) for log in logs]
        one.actions.append(here)
        two.actions.append(there)
        if shown_openly(*news):
            break
    return one, two


def own_jobs(judge: Judge, record: Record, viewer: int) -> list[Job]:
    work = Work(judge, record)
    return [
        Job(work, number)
        for number in range(1, len(record.actions) + 1)
        if replay(record, number - 1).asked == viewer
    ]


PAIRS = [
    Game(3, BASE, 21, "keep"),
    Game(4, ALLIANCE, 22, "keep"),
    Game(5, BASE, 23, "keep"),
    Game(3, ALLIANCE, 24, "swap"),
]


@pytest.mark.parametrize("game", PAIRS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_in_its_review(game: Game) -> None:
    judge, compared, told = Judge(worlds=150), 0, set[str]()
    for viewer in range(game.seats):
        one, two = twin_records(game, viewer)
        assert one.deal != two.deal
        for here, there in zip(own_jobs(judge, one, viewer), own_jobs(judge, two, viewer), strict=True):
            decision = judged(here)
            assert decision == judged(there)
            compared += 1
            told.update(name for name in ("reasons", "closed") if getattr(decision, name))
    assert compared > 2 * game.seats
    assert told == {"reasons", "closed"}


def test_a_judge_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above fails if the truth gets in."""

    def peek(state: State, viewer: int) -> Observation:
        return Observation(viewer, state.clone())

    monkeypatch.setattr("oriflamme.review.game.observe", peek)
    with pytest.raises(AssertionError):
        test_what_a_seat_cannot_know_changes_nothing_in_its_review(PAIRS[0])


def test_the_rest_of_the_record_changes_nothing() -> None:
    """A decision is judged without what came later."""
    record = random_record("base", 3, 31)
    other = Record(record.set_name, record.names, record.deal, record.actions[:20])
    judge = Judge(worlds=20)
    assert judged(Job(Work(judge, record), 20)) == judged(Job(Work(judge, other), 20))


# -- curves ------------------------------------------------------------------------------------------


def test_a_curve_grows_and_keeps_certainties() -> None:
    for curve in (Curve(), Curve(-0.5, 0.9), Curve(0.4, 1.3)):
        chances = [curve(i / 50) for i in range(51)]
        assert chances == sorted(chances)
        assert (chances[0], chances[-1]) == (0.0, 1.0)
        assert curve.slope(0.3, 0.5) * 0.2 == pytest.approx(curve(0.5) - curve(0.3))
        assert curve.slope(0.4, 0.4) > 0
    assert Curve()(0.3) == pytest.approx(0.3)


def test_fitted_curves_correct_and_say_where_they_come_from() -> None:
    curves, imagined = fitted().curves, Judge().imagines
    assert {"3", "5"} <= set(curves[imagined])
    assert all(set(by_set) == set(GAME_SETS) for by_set in curves[imagined].values())
    assert all("games" in told and "bench/review.py" in told for told in fitted().provenance)
    state = random_record("base", 3, 31).deal.start()
    early = curve_for(imagined, state)
    assert early(0.44) < 0.40  # there is most to choose from, so the best is most too high
    state.round = 6
    assert curve_for(imagined, state) != early
    assert curve_for("learner:1", state) == Curve()


def test_every_set_has_curves_of_its_own() -> None:
    imagined, place = Judge().imagines, []
    for set_name in GAME_SETS:
        curve = curve_for(imagined, random_record(set_name, 3, 31).deal.start())
        assert curve == fitted().curves[imagined]["3"][set_name].place.at(0.0)
        place.append(curve)
    assert len(set(place)) == len(GAME_SETS)


def test_a_number_of_players_that_was_not_fitted_has_the_nearest_curves() -> None:
    imagined = Judge().imagines
    four = random_record("base", 4, 31).deal.start()
    three = random_record("base", 3, 31).deal.start()
    assert curve_for(imagined, four) == curve_for(imagined, three)
