"""Ratings: those of Plackett and Luce by openskill, from the places of every game.

They start at 25 with a deviation of 25/3. Only differences between bots matter. A win share says how a bot
does against these opponents; a rating takes their strength into account.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A bot's strength and its uncertainty."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - 1.96 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + 1.96 * self.sigma


class Ratings:
    """The ratings of some bots, updated game by game."""

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce()
        self._rated = [self._model.rating() for _ in range(bots)]

    def add(self, group: Sequence[int], places: Sequence[float]) -> None:
        """Add a game: who played, and the place of each."""
        rated = self._model.rate([[self._rated[bot]] for bot in group], ranks=list(places))
        for bot, (rating,) in zip(group, rated, strict=True):
            self._rated[bot] = rating

    def of(self, bot: int) -> Rating:
        return Rating(self._rated[bot].mu, self._rated[bot].sigma)

    @property
    def order(self) -> list[int]:
        """The bots, best first."""
        return sorted(range(len(self._rated)), key=lambda bot: -self._rated[bot].mu)
