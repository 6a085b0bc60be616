"""How sure a mean is: 95% intervals over deals.

The games of one deal are alike, so it is the deals that are counted, not the games.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

_Z = 1.959964


def quantile(deals: int) -> float:
    """How many standard errors make 95%: Student's t for one deal less."""
    v = deals - 1
    if v < 1:
        return math.inf
    if v <= 3:
        return (12.7062, 4.30265, 3.18245)[v - 1]
    z = _Z  # the expansion by Cornish and Fisher: right within some thousandths from here on
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def share_interval(shares: Sequence[float]) -> tuple[float, float]:
    """Between what bounds a win share lies, given the mean share of each deal.

    Wilson's interval, which stays between 0 and 1, for as many games as would spread like these deals.
    """
    deals = len(shares)
    if deals < 2:
        return 0.0, 1.0
    mean, t = statistics.fmean(shares), quantile(deals)
    spread = statistics.variance(shares, mean) / deals
    # When all deals came out the same there is no spread to go by: count the deals as games.
    games = mean * (1 - mean) / spread if spread > 1e-12 else deals
    middle = (mean + t * t / (2 * games)) / (1 + t * t / games)
    half = t / (1 + t * t / games) * math.sqrt(mean * (1 - mean) / games + t * t / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean of values, one a deal, and its bounds."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    half = quantile(len(values)) * statistics.stdev(values, mean) / math.sqrt(len(values))
    return mean, mean - half, mean + half
