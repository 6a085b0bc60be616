"""What a loss is called, and how accurate play was."""

from __future__ import annotations

import math

from oriflamme.review.shape import Verdict

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""From which loss on, in shares of the victory."""

SIGNIFICANT = 2.0
"""A loss counts if it is larger than this many standard errors."""

HALVED_BY = 0.04
"""The average loss at which the accuracy is 50."""


def verdict(loss: float) -> Verdict:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "none"


def accuracy(average_loss: float) -> float:
    """100 for no loss at all; every `HALVED_BY` more halves it."""
    return round(100.0 * math.pow(0.5, average_loss / HALVED_BY), 1)
