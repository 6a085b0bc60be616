"""How well people and bots play: openskill, one rating for games among people and one for games with bots.

A person who leaves is rated last. A person and their programs are never rated against each other, nor are
people who sat down in the same browser. The more often the same few people play together, the less their
games count, so that they cannot push each other up. Nor can anybody rise over newcomers without end: names
are free here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from openskill.models import PlackettLuce, PlackettLuceRating

from oriflamme.rules.scoring import scores_of
from oriflamme.server.table.table import Seat, Table

PEOPLE, BOTS = "people", "bots"
MODEL = PlackettLuce()

HALVED_AFTER = 10
"""After this many games in the same company the next one counts half, and so on. All of them together count
like about fifteen games."""

KNOWN_AFTER = 5
"""Who has played more than this many games fewer than somebody counts less for them: hardly known yet."""

LAST = 99
"""The place of people who left, behind everybody else."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant in a rated game. Entrants with the same `owner` are not rated against each other.
    `weight` says how much the game counts."""

    name: str
    place: int
    owner: str
    weight: float = 1.0


def weight_of(games: int, others: Sequence[tuple[int, int]]) -> float:
    """How much a game counts for somebody who has played so many. Of each other person we know how many
    games the two have played together lately, and how many the other has played at all."""
    counts = [
        0.5 ** (met / HALVED_AFTER) * min(1.0, (theirs + KNOWN_AFTER) / max(1, games))
        for met, theirs in others
    ]
    return sum(counts) / len(counts) if counts else 1.0


def places(table: Table) -> list[int]:
    """The place of each seat, from 1. Seats that tie have the same place."""
    state = table.state
    assert state is not None
    scores = scores_of(state)
    return [scores.place(seat) for seat in range(state.seats)]


def rated_places(table: Table) -> dict[int, int]:
    """The place by which each seat is rated. Bots that failed and were replaced are left out."""
    return {
        number: LAST if seat.person and seat.has_left else place
        for number, (seat, place) in enumerate(zip(table.seats, places(table), strict=True))
        if seat is not None and not (seat.bot and seat.stood_in)
    }


def pool_of(table: Table) -> str:
    return BOTS if table.has_bots() else PEOPLE


def note_of(table: Table) -> Literal["", "left", "position"]:
    """What is unusual about the ratings: somebody left and is rated last, or the game began in the middle
    and is not rated."""
    if table.made.position:
        return "position"
    return "left" if any(seat and seat.person and seat.has_left for seat in table.seats) else ""


def rated_as(seat: Seat) -> str:
    """The name under which a seat is rated. The bots of one level share a rating."""
    return f"bot:{seat.bot}" if seat.bot else seat.person


def apart(seats: Sequence[tuple[str, str]]) -> list[str]:
    """Seats are given by owner and browser. Those with the same owner, or taken in the same browser, get
    the same name: they are not rated against each other."""
    groups = [owner for owner, _ in seats]
    for i, (owner, browser) in enumerate(seats):
        for j in range(i):
            if groups[i] != groups[j] and (owner == seats[j][0] or (browser and browser == seats[j][1])):
                merged, kept = groups[i], groups[j]
                groups = [kept if group == merged else group for group in groups]
    return groups


def rate(entrants: Sequence[Entrant], kept: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game. An entrant without a rating starts with the default. An entrant who had
    nobody to be rated against is left out."""
    new: dict[str, Rating] = {}
    rated: dict[tuple[Entrant, ...], list[list[PlackettLuceRating]]] = {}  # usually all are in one field
    for one in entrants:
        field = tuple(other for other in entrants if other is one or other.owner != one.owner)
        # a level of bots with two seats counts once, with the place of its first seat
        if len(field) == 1 or one.name in new:
            continue
        if field not in rated:
            ranks = [float(entrant.place) for entrant in field]
            rated[field] = MODEL.rate([[_model(kept.get(entrant.name))] for entrant in field], ranks=ranks)
        (after,) = rated[field][field.index(one)]
        old = kept.get(one.name)
        start = _model(old)
        new[one.name] = Rating(
            start.mu + one.weight * (after.mu - start.mu),
            start.sigma + one.weight * (after.sigma - start.sigma),
            (old.games if old else 0) + 1,
        )
    return new


def _model(rating: Rating | None) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma) if rating else MODEL.rating()
