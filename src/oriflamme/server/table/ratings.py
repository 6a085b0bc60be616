"""Who plays how well: openskill, one rating for games among people and one for games with bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from oriflamme.rules.scoring import scores_of
from oriflamme.server.table.table import Seat, Table

PEOPLE, BOTS = "people", "bots"
MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float
    games: int


def places(table: Table) -> list[int]:
    """The place of each seat, from 1; who shares a place has the same number."""
    state = table.state
    assert state is not None
    scores = scores_of(state)
    return [scores.place(seat) for seat in range(state.seats)]


def pool_of(table: Table) -> str:
    return BOTS if table.has_bots() else PEOPLE


def is_rated(table: Table) -> bool:
    """Not if a stand-in has played, nor if the game began in the middle."""
    return not table.stood_in and not table.made.position


def rated_as(seat: Seat) -> str:
    """The bots of one level share a rating."""
    return f"bot:{seat.bot}" if seat.bot else seat.person


def rate(names: Sequence[str], places: Sequence[int], kept: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game in which these took these places; who has none yet begins with the usual."""
    old = [kept.get(name) for name in names]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma) if one else MODEL.rating()] for one in old]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    new: dict[str, Rating] = {}
    for name, before, (rating,) in zip(names, old, rated, strict=True):
        # a level of bots that sat there twice counts once, as its first seat did
        new.setdefault(name, Rating(rating.mu, rating.sigma, (before.games if before else 0) + 1))
    return new
