"""What a loss is called, how accurate play was, and reasons in English."""

from __future__ import annotations

import math

from oriflamme.review.shape import Verdict, Why

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""From which loss on, in shares of the victory."""

SIGNIFICANT = 2.0
"""A loss counts if it is larger than this many standard errors."""

HALVED_BY = 0.04
"""The average loss at which the accuracy is 50."""


def verdict(loss: float, proved_win: bool = False) -> Verdict:
    """`proved_win`: the best action was proved to win. Whoever gives that away blunders, however rarely the
    others make use of it."""
    if loss >= BLUNDER or (proved_win and loss > 0.0):
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "none"


def accuracy(average_loss: float) -> float:
    """100 for no loss at all; every `HALVED_BY` more halves it."""
    return round(100.0 * math.pow(0.5, average_loss / HALVED_BY), 1)


def said(why: Why) -> str:
    """A reason in a few words, as the best action is seen."""
    more = "more" if why.difference > 0 else "less"
    influence, points = f"{abs(why.difference):.1f}", f"{100 * abs(why.difference):.0f}"
    if why.what == "ends":
        return f"{why.family} ends with {influence} {more} influence"
    if why.what == "robbed":
        return f"others take {influence} {more} influence from {why.family}"
    card = why.kind or f"card at {why.position}"
    if why.what == "earns":
        return f"{why.family}'s {card} earns {influence} {more} influence"
    return f"{why.family}'s {card} is eliminated {points} points {more} often"
