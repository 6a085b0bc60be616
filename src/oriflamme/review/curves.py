"""Corrects win chances by curves that were fitted on other games.

A judge measures what the best action wins if all then play like its policy. Real players of its strength
choose better than that policy, the others too, so the measured chances are too high, most of all for
early placements, where there is most to choose from. The corrected chance has the log-odds
`shift + stretch * log-odds`. Both run evenly from the first round to the last, and placements have their
own, as has every set of cards. `curves.json` has the numbers and says where they come from.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

import msgspec

from oriflamme.rules.actions import PLACE
from oriflamme.rules.catalogue import set_name_of
from oriflamme.rules.state import State

Ends = tuple[float, float]
"""A number in the first round and in the last."""


@dataclass(frozen=True)
class Curve:
    """From a measured chance to a corrected one. It grows, and 0 and 1 stay what they are."""

    shift: float = 0.0
    stretch: float = 1.0

    def __call__(self, chance: float) -> float:
        if chance <= 0.0 or chance >= 1.0:
            return min(1.0, max(0.0, chance))
        return 1.0 / (1.0 + math.exp(-self.shift - self.stretch * math.log(chance / (1.0 - chance))))

    def slope(self, one: float, other: float) -> float:
        """How steep the curve is between two chances, or at one. 1 is a straight line."""
        if abs(one - other) < 1e-9:
            one, other = min(1.0, one + 1e-4), max(0.0, other - 1e-4)
        return (self(one) - self(other)) / (one - other)


class Fitted(msgspec.Struct, frozen=True):
    """The curves for one sort of question."""

    shift: Ends
    stretch: Ends

    def at(self, part: float) -> Curve:
        """The curve when this part of the game, 0 to 1, is over."""
        return Curve(*(start + part * (end - start) for start, end in (self.shift, self.stretch)))


class ForSet(msgspec.Struct, frozen=True):
    """The curves for a number of players and a set of cards."""

    place: Fitted
    other: Fitted


class CurvesFile(msgspec.Struct, frozen=True):
    """All curves, by the policy that plays the imagined games, the number of players and the set."""

    provenance: Sequence[str]
    curves: dict[str, dict[str, dict[str, ForSet]]]


@functools.cache
def fitted() -> CurvesFile:
    data = files("oriflamme.review").joinpath("curves.json").read_bytes()
    return msgspec.json.decode(data, type=CurvesFile)


def curve_for(imagined: str, state: State) -> Curve:
    """The curve for the decision that is open, of a judge that imagines this policy. Without one, chances
    stay as measured. Numbers of players that were not fitted get the nearest."""
    by_players = fitted().curves.get(imagined)
    if by_players is None:
        return Curve()
    seats, game_round, rounds = int(state.seats), int(state.round), int(state.rounds)
    nearest = min(by_players, key=lambda number: abs(int(number) - seats))
    curves = by_players[nearest][set_name_of(state.kinds)]
    part = (game_round - 1) / max(1, rounds - 1)
    return (curves.place if state.question == PLACE else curves.other).at(min(1.0, max(0.0, part)))
