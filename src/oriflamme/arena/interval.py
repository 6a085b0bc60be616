"""95% confidence intervals over deals.

The games of one deal are similar, so the sample size is the number of deals, not of games.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

_Z = 1.959964


def quantile(deals: int) -> float:
    """The number of standard errors for 95%: Student's t with one degree of freedom less than deals."""
    v = deals - 1
    if v < 1:
        return math.inf
    if v <= 3:
        return (12.7062, 4.30265, 3.18245)[v - 1]
    z = _Z  # the Cornish-Fisher expansion, accurate to some thousandths from here on
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def share_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The bounds of a win share, from the mean share of each deal.

    It is Wilson's interval, which stays between 0 and 1, for the number of games with the same variance.
    """
    deals = len(shares)
    if deals < 2:
        return 0.0, 1.0
    mean, t = statistics.fmean(shares), quantile(deals)
    spread = statistics.variance(shares, mean) / deals
    # If all deals ended the same, there is no variance: count the deals as games.
    games = mean * (1 - mean) / spread if spread > 1e-12 else deals
    middle = (mean + t * t / (2 * games)) / (1 + t * t / games)
    half = t / (1 + t * t / games) * math.sqrt(mean * (1 - mean) / games + t * t / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of values, one per deal, and its bounds."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    half = quantile(len(values)) * statistics.stdev(values, mean) / math.sqrt(len(values))
    return mean, mean - half, mean + half
