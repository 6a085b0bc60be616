"""Simulations: what is counted, and work in many processes."""

import multiprocessing

import pytest

from oriflamme.arena.runner import Here, Processes
from oriflamme.arena.simulate import Simulation, Statistics, chunks, game_seed, simulate
from oriflamme.notation.trace import check_trace
from oriflamme.rules.catalogue import BASE, CARDS


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(f"no {number}")


def total(simulation: Simulation) -> Statistics:
    statistics = Statistics(len(simulation.bots))
    for played in simulate(simulation, Here()):
        statistics.add(played.statistics)
    return statistics


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(Here().run(double, range(5))) == [0, 2, 4, 6, 8]
    assert list(Processes(2).run(double, range(50))) == list(range(0, 100, 2))
    assert multiprocessing.active_children() == []


def test_a_failing_job_is_raised_and_no_process_is_left() -> None:
    with pytest.raises(ValueError, match="no 0"):
        list(Processes(2).run(fail, range(50)))
    assert multiprocessing.active_children() == []


def test_results_need_not_all_be_taken() -> None:
    results = Processes(2).run(double, range(10**9))
    assert next(results) == 0
    del results
    assert multiprocessing.active_children() == []


def test_chunks_hold_every_game_once() -> None:
    simulation = Simulation("base", BASE, ("random",) * 3, 0, 12_345)
    found = [(chunk.first, chunk.games) for chunk in chunks(simulation)]
    assert sum(games for _, games in found) == 12_345
    assert all(first == sum(games for _, games in found[:i]) for i, (first, _) in enumerate(found))


def test_seeds_of_games_follow_each_other_and_simulations_are_far_apart() -> None:
    assert game_seed(7, 5) == game_seed(7, 0) + 5
    assert abs(game_seed(7, 0) - game_seed(8, 0)) > 10**12


@pytest.mark.parametrize("kinds", [BASE, 0])
def test_counting_inside_the_engine_agrees_with_playing_bots(kinds: int) -> None:
    quick = Simulation("mixed", kinds, ("random",) * 4, 3, 60)
    slow = Simulation("mixed", kinds, ("random",) * 4, 3, 60, trace=True)
    assert total(quick) == total(slow)
    lines = "".join(played.trace for played in simulate(slow, Here())).splitlines()
    assert check_trace(lines).games == 60


def test_what_is_counted_adds_up() -> None:
    statistics = total(Simulation("base", BASE, ("random",) * 3, 1, 200))
    assert statistics.games == 200
    assert sum(statistics.win_share(seat) for seat in range(3)) == pytest.approx(1)
    base = [counted for counted in statistics.cards if counted.dealt_in]
    assert len(base) == 10
    assert all(counted.dealt_in == 600 for counted in base)
    assert sum(counted.played for counted in base) == 200 * 3 * 6
    assert all(counted.revealed + counted.eliminated <= 2 * counted.played for counted in base)
    # everybody starts with 1; what the cards earned less what Spies took is in the stocks
    spies = statistics.cards[[card.slug for card in CARDS].index("spy")]
    earned = sum(counted.earned for counted in base)
    assert sum(statistics.influence) <= earned + 600
    assert sum(statistics.influence) >= earned + 600 - spies.earned - statistics.cards[4].earned
