"""Intervals: known quantiles, and that they hold what they promise."""

import math
import statistics

import pytest
from librt.random import Random

from oriflamme.arena.interval import mean_interval, quantile, share_interval


@pytest.mark.parametrize(
    ("deals", "expected"),
    [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042), (10**6, 1.960)],
)
def test_quantiles_of_student(deals: int, expected: float) -> None:
    assert quantile(deals) == pytest.approx(expected, rel=0.003)


def test_one_deal_tells_nothing() -> None:
    assert share_interval([1.0]) == (0.0, 1.0)
    assert mean_interval([0.5])[1:] == (-math.inf, math.inf)


def test_bounds_stay_between_nothing_and_all() -> None:
    low, high = share_interval([1.0] * 10)
    assert 0.6 < low < 0.8
    assert high == 1.0
    low, high = share_interval([0.0] * 10)
    assert low == 0.0
    assert 0.2 < high < 0.4


def test_a_few_deals_that_happen_to_agree_are_not_certainty() -> None:
    low, high = share_interval([2 / 3] * 2)
    assert high - low > 0.5


def test_games_of_one_deal_that_are_alike_count_as_one() -> None:
    rng = Random(1)
    apart = [statistics.fmean(float(rng.random() < 0.6) for _ in range(3)) for _ in range(200)]
    alike = [float(rng.random() < 0.6) for _ in range(200)]
    widths = [high - low for low, high in (share_interval(apart), share_interval(alike))]
    assert widths[1] / widths[0] == pytest.approx(math.sqrt(3), rel=0.15)


@pytest.mark.parametrize("share", [0.1, 0.33, 0.6, 0.9])
def test_the_truth_lies_inside_nearly_always(share: float) -> None:
    rng = Random(5)
    inside = 0
    for _ in range(600):
        # games of a deal hang together: a deal is good or bad for the bot
        deals = []
        for _ in range(40):
            luck = share + (0.1 if rng.random() < 0.5 else -0.1)
            deals.append(statistics.fmean(float(rng.random() < luck) for _ in range(3)))
        low, high = share_interval(deals)
        inside += low <= share <= high
    assert 0.92 <= inside / 600 <= 0.98
