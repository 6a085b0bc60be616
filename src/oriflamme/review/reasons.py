"""Why one action is better than another: what differs in the imagined games, and nothing else.

Both actions meet the same worlds and draws, so what differs between their games comes from the action. A
difference is a reason if it is significant, large enough to be told, and goes along with winning: a line
through all pairs of games says how many wins it brings. Those that bring most are told.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from oriflamme.bots.core.differences import (
    ATTACKED,
    EARNS,
    ENDS_WITH,
    FELLED,
    ROBBED,
    Differences,
)
from oriflamme.review.shape import Difference
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import seat_of
from oriflamme.rules.observation import Observation

SURE = 4.0
"""Standard errors that a difference must have. About fifty are looked at, so two would not do."""

LEAST_INFLUENCE, LEAST_SHARE = 0.3, 0.05
"""Smaller differences are not worth a sentence: in influence, and in the share of games."""

MOST_TOLD = 2

CERTAIN = 1e-9
"""A variance below this is rounding."""

OFFSET = 0.5
"""What a card earns is told only if at least this part of it is left once all other cards are counted."""


@dataclass(frozen=True)
class Reason:
    """How much more of something there is after the better action, on average, with the standard error.
    `review.shape` says what each is."""

    what: Difference
    seat: int
    difference: float
    error: float
    brings: float
    """Wins, as a share of games."""
    kind: int = -1
    position: int = 0


def reasons_for(observation: Observation, differences: Differences) -> list[Reason]:
    """Those that bring most, the first one most."""
    favourable = sorted(_favourable(observation, differences), key=lambda reason: -reason.brings)
    told = favourable[:1]
    for reason in favourable[1:MOST_TOLD]:
        if reason.brings >= OFFSET * told[0].brings:
            told.append(reason)
    return told


def measured(found: Differences, fact: int) -> tuple[float, float, float]:
    """The mean difference, its standard error, and the wins it brings: 0 if it is not significant. What is
    the same in all worlds brings all there is to win."""
    n = found.pairs
    mean, win = found.sums[fact] / n, found.wins / n
    variance = found.squares[fact] / n - mean * mean
    win_variance = max(0.0, found.win_squares / n - win * win)  # rounding may leave it a little below
    if n < 2.0 or mean == 0.0:
        return 0.0, 0.0, 0.0
    if variance < CERTAIN:
        ahead = win > SURE * math.sqrt(win_variance / (n - 1.0))
        return mean, 0.0, win if ahead else 0.0
    error = math.sqrt(variance / (n - 1.0))
    together = found.products[fact] / n - mean * win
    sure = abs(mean) > SURE * error and together * together * n > SURE * SURE * variance * win_variance
    return mean, error, mean * together / variance if sure else 0.0


def _favourable(observation: Observation, differences: Differences) -> Iterator[Reason]:
    """Those that are for the better action. That a card is eliminated in all games after one action, and in
    none after the other, is the action itself and no reason."""
    me, seen = observation.viewer, observation.seen
    own, own_error, own_brings = measured(differences, ENDS_WITH + me)
    by_card = False
    for kind in members_of(seen.kinds):
        more, error, brings = measured(differences, EARNS + kind)
        if brings > 0.0 and more >= LEAST_INFLUENCE and own >= OFFSET * more:
            by_card = True
            yield Reason("earns", me, more, error, brings, kind=kind)
        more, error, brings = measured(differences, ATTACKED + kind)
        if brings > 0.0 and LEAST_SHARE <= abs(more) < 1.0:
            yield Reason("attacked", me, more, error, brings, kind=kind)
    if not by_card and own_brings > 0.0 and own >= LEAST_INFLUENCE:
        yield Reason("ends", me, own, own_error, own_brings)
    for position in range(1, seen.length + 1):
        seat = seat_of(seen.row[position])
        more, error, brings = measured(differences, FELLED + position)
        if seat != me and brings > 0.0 and LEAST_SHARE <= abs(more) < 1.0:
            yield Reason("felled", seat, more, error, brings, position=position)
    more, error, brings = measured(differences, ROBBED)
    if brings > 0.0 and more <= -LEAST_INFLUENCE:
        yield Reason("robbed", me, more, error, brings)
    for seat in range(seen.seats):
        more, error, brings = measured(differences, ENDS_WITH + seat)
        if seat != me and brings > 0.0 and more <= -LEAST_INFLUENCE:
            yield Reason("ends", seat, more, error, brings)
