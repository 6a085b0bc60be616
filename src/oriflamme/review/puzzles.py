"""Decisions in which one action is clearly the best: puzzles."""

from __future__ import annotations

import math

import msgspec

from oriflamme.notation.words import parse_action
from oriflamme.review.judge import Judge
from oriflamme.review.shape import Decision, Option

LEAD, ERRORS = 0.10, 5.0
"""How far the best action must be ahead of every other one, in win chance and in standard errors."""

LONGER = 4
"""How many times as many worlds the longer look takes, by which a puzzle is confirmed."""

SEED = 1
"""Of the longer look, so that it sees other worlds."""


class Puzzle(msgspec.Struct, frozen=True):
    """What the seat saw, as a line of the notation, and the decision as the longer look judged it."""

    observation: str
    decision: Decision


def is_clear(decision: Decision) -> bool:
    """Whether one action is clearly the best."""
    best, *others = decision.actions
    return bool(others) and all(_is_behind(other, best) for other in others)


def _is_behind(other: Option, best: Option) -> bool:
    lead = best.win_chance - other.win_chance
    return lead >= LEAD and lead >= ERRORS * math.hypot(best.error, other.error)


def second(decision: Decision) -> int:
    """The next best action, which the longer look compares with the best in the same worlds."""
    return parse_action(decision.actions[1].action)


def longer(judge: Judge) -> Judge:
    return Judge(judge.bot, LONGER * judge.worlds)


def confirmed(decision: Decision, again: Decision, observation: str) -> Puzzle | None:
    """The puzzle, if the longer look finds the same action clearly the best."""
    if again.best != decision.best or not is_clear(again):
        return None
    return Puzzle(observation, msgspec.structs.replace(again, action=decision.action))
