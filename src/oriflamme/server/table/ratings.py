"""Who plays how well: openskill, one rating for games among people and one for games with bots.

A game in which a stand-in has played, or that began in the middle, is kept, but not rated.
"""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from oriflamme.rules.bits import count
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.protocol.boards import Letter
from oriflamme.server.store.interface import Change, GameRow, RatingRow, Store
from oriflamme.server.table.table import Seat, Table

PEOPLE, BOTS = "people", "bots"
MODEL = PlackettLuce()


class Fared(msgspec.Struct, frozen=True):
    """How a person fared in a game."""

    family: Letter
    place: int
    influence: int
    won: bool
    pool: str
    set: str
    seats: int
    rated: bool


class PlayerOf(msgspec.Struct, frozen=True, omit_defaults=True):
    family: Letter
    name: str
    place: int
    influence: int
    person: str = ""
    bot: str = ""
    program: bool = False


class Game(msgspec.Struct, frozen=True):
    """A finished game as lists show it."""

    id: str
    finished: int
    set: str
    pool: str
    rated: bool
    seats: list[PlayerOf]


def places(table: Table) -> list[int]:
    """The place of each seat, from 1; who shares a place has the same number."""
    state = table.state
    assert state is not None
    scores = [(influence, count(state.slots_of(seat))) for seat, influence in enumerate(table.influence())]
    return [1 + sum(other > score for other in scores) for score in scores]


def pool_of(table: Table) -> str:
    return BOTS if table.has_bots() else PEOPLE


def who(seat: Seat) -> str:
    return f"bot:{seat.bot}" if seat.bot else seat.person


async def finished(table: Table, at: int, store: Store) -> list[Change]:
    """What is kept of a game that is over: its result, and the new ratings."""
    seats = [seat for seat in table.seats if seat is not None]
    place, influence, pool = places(table), table.influence(), pool_of(table)
    rated = not table.stood_in and not table.made.position
    game = Game(
        table.id,
        at,
        table.settings.set,
        pool,
        rated,
        [
            PlayerOf(FAMILIES[i], seat.name, place[i], influence[i], seat.person, seat.bot, seat.program)
            for i, seat in enumerate(seats)
        ],
    )
    fared = tuple(
        (
            seat.person,
            msgspec.json.encode(
                Fared(FAMILIES[i], place[i], influence[i], place[i] == 1, pool, game.set, len(seats), rated)
            ),
        )
        for i, seat in enumerate(seats)
        if seat.person
    )
    changes: list[Change] = [GameRow(table.id, at, msgspec.json.encode(game), fared)]
    if rated:
        changes.extend(await _rate(seats, place, pool, store))
    return changes


async def _rate(seats: list[Seat], place: list[int], pool: str, store: Store) -> list[RatingRow]:
    names = [who(seat) for seat in seats]
    kept = {row.who: row for row, _ in await store.ratings(names) if row.pool == pool}
    teams = []
    for name in names:
        old = kept.get(name)
        teams.append([MODEL.rating(mu=old.mu, sigma=old.sigma) if old else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in place])
    new: dict[str, RatingRow] = {}
    for name, (rating,) in zip(names, rated, strict=True):
        # a level of bots that sat there twice counts once, as its first seat did
        old = kept.get(name)
        new.setdefault(name, RatingRow(name, pool, rating.mu, rating.sigma, (old.games if old else 0) + 1))
    return list(new.values())
