"""docs/capacity.md has the figures that its inputs give, and the simulation behind them is right."""

import dataclasses
import math

import pytest
from bench import capacity, queues


def test_the_page_has_the_figures_of_the_inputs() -> None:
    page = capacity.PAGE.read_text(encoding="utf-8")
    assert page == capacity.page_with(capacity.figures()), "run `make capacity`"
    assert capacity.PICTURE.read_text(encoding="utf-8") == capacity.picture(), "run `make capacity`"


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_a_queue_that_can_be_computed_is_simulated_right(load: float) -> None:
    """With random arrivals and random service, the time spent there is exponential."""
    computed = 1e3 * math.log(100) * 0.001 / (1 - load)
    simulated = queues.waits_of("test", load, 1, 0.001, lambda rng: rng.expovariate(1000))
    assert simulated == pytest.approx(computed, rel=0.15)


def test_more_load_means_more_waiting() -> None:
    for waits in queues.curves().values():
        assert waits[0] < waits[len(waits) // 2] < waits[-1]


def test_a_cheaper_move_needs_fewer_processes_and_less_money() -> None:
    inputs = queues.read_inputs()
    cheaper = dataclasses.replace(
        inputs, measured={**inputs.measured, "process_us_a_move": inputs.measured["process_us_a_move"] / 2}
    )
    before, after = (capacity.need(each, 1_000_000) for each in (inputs, cheaper))
    assert after.processes == pytest.approx(before.processes / 2, abs=1)
    assert after.cores_money < before.cores_money
    limits = [capacity.first(capacity.limits(each), capacity.ONE) for each in (inputs, cheaper)]
    assert limits[1].tables > 1.5 * limits[0].tables
    nearly_free = dataclasses.replace(inputs, measured={**inputs.measured, "process_us_a_move": 10.0})
    # then it is the bots that are used up first
    assert "bots" in capacity.first(capacity.limits(nearly_free), capacity.ONE).what


def test_what_the_page_says_of_the_limits_holds() -> None:
    inputs = queues.read_inputs()
    found = capacity.limits(inputs)
    assert [capacity.first(found, shape).what for shape in capacity.SHAPES] == [
        "the process",
        "a year of games in one database",
        "the lock of commits",
        "bandwidth of the site",
    ]
    large = capacity.need(inputs, 1_000_000)
    assert large.bandwidth_money + large.storage_money > large.cores_money
    assert [queues.knee(inputs, name) == queues.LOADS[-1] for name in queues.WAITS] == [False, True, True]


def test_what_a_step_needs_grows_with_it() -> None:
    needs = [capacity.need(queues.read_inputs(), tables) for tables in capacity.STEPS]
    for figure in ("moves", "processes", "databases", "bot_cores", "gbit", "memory_gb"):
        small, middle, large = (getattr(need, figure) for need in needs)
        assert small < middle < large, figure
