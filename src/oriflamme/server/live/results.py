"""What is kept of a finished game: its result, and the new ratings of its players."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.store.interface import Change, RatingRow, Store
from oriflamme.server.store.records import GameRow, GameSummary, PlayerRecord
from oriflamme.server.table.ratings import (
    Entrant,
    Rating,
    apart,
    places,
    pool_of,
    rate,
    rated_as,
    rated_places,
    weight_of,
)
from oriflamme.server.table.table import Seat, Table

LATELY = 30 * 24 * 3600 * 1000
"""For how many milliseconds a game counts as recent when repeated opponents are counted."""

MOST_GAMES = 100
"""How many of a person's latest games are examined."""


async def finished(table: Table, at: int, store: Store) -> list[Change]:
    ratings = [] if table.made.position else await _new_ratings(table, at, store)
    seats = [seat for seat in table.seats if seat is not None]
    players = _players(seats, places(table), table.influence())
    game = GameSummary(table.settings.set, pool_of(table), bool(ratings), players)
    return [GameRow(table.id, at, game), *ratings]


def _players(seats: list[Seat], place: list[int], influence: list[int]) -> list[PlayerRecord]:
    return [
        PlayerRecord(FAMILIES[i], seat.name, place[i], influence[i], seat.person, seat.bot, seat.program)
        for i, seat in enumerate(seats)
    ]


async def _new_ratings(table: Table, at: int, store: Store) -> list[RatingRow]:
    places_by_seat = rated_places(table)
    owners = apart(await asyncio.gather(*(_owner(table, number, store) for number in places_by_seat)))
    pool = pool_of(table)
    names = [rated_as(seat) for seat in table.seats if seat is not None]
    kept = {
        row.who: Rating(row.mu, row.sigma, row.games)
        for row, _ in await store.ratings(names)
        if row.pool == pool
    }
    entrants = await asyncio.gather(
        *(
            _entrant(table, number, place, owner, at, kept, store)
            for (number, place), owner in zip(places_by_seat.items(), owners, strict=True)
        )
    )
    return [
        RatingRow(name, pool, rating.mu, rating.sigma, rating.games)
        for name, rating in rate(entrants, kept).items()
    ]


async def _owner(table: Table, number: int, store: Store) -> tuple[str, str]:
    """To whom a seat belongs, and the mark of the browser it was taken in."""
    seat = table.seats[number]
    assert seat is not None
    if not seat.person:
        return f"seat {number}", ""
    program = await store.person(seat.person) if seat.program else None
    return (program.owner if program is not None else "") or seat.person, seat.browser


async def _entrant(
    table: Table, number: int, place: int, owner: str, at: int, kept: Mapping[str, Rating], store: Store
) -> Entrant:
    seat = table.seats[number]
    assert seat is not None
    if not seat.person:
        return Entrant(rated_as(seat), place, owner)
    others = [other for other in table.people() if other != seat.person]
    games, *theirs = (kept[one].games if one in kept else 0 for one in (seat.person, *others))
    met = await _met(seat.person, others, at, store)
    return Entrant(seat.person, place, owner, weight_of(games, list(zip(met, theirs, strict=True))))


async def _met(person: str, others: list[str], at: int, store: Store) -> list[int]:
    """How many recent rated games somebody has played with each of the others."""
    if not others:
        return []
    games = await store.some_games_of(person, None, MOST_GAMES)
    lately = [game.summary.players for game in games if game.summary.rated and at - game.finished < LATELY]
    return [sum(any(player.person == other for player in game) for game in lately) for other in others]
