"""What is kept of a game that is over: its result, and the new ratings of those who played it."""

from __future__ import annotations

from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.store.interface import Change, RatingRow, Store
from oriflamme.server.store.records import GameRow, GameSummary, PlayerRecord
from oriflamme.server.table.ratings import Rating, is_rated, places, pool_of, rate, rated_as
from oriflamme.server.table.table import Seat, Table


async def finished(table: Table, at: int, store: Store) -> list[Change]:
    seats = [seat for seat in table.seats if seat is not None]
    place, pool, rated = places(table), pool_of(table), is_rated(table)
    game = GameSummary(table.settings.set, pool, rated, _players(seats, place, table.influence()))
    changes: list[Change] = [GameRow(table.id, at, game)]
    if rated:
        changes.extend(await _new_ratings(seats, place, pool, store))
    return changes


def _players(seats: list[Seat], place: list[int], influence: list[int]) -> list[PlayerRecord]:
    return [
        PlayerRecord(FAMILIES[i], seat.name, place[i], influence[i], seat.person, seat.bot, seat.program)
        for i, seat in enumerate(seats)
    ]


async def _new_ratings(seats: list[Seat], place: list[int], pool: str, store: Store) -> list[RatingRow]:
    names = [rated_as(seat) for seat in seats]
    kept = {
        row.who: Rating(row.mu, row.sigma, row.games)
        for row, _ in await store.ratings(names)
        if row.pool == pool
    }
    return [
        RatingRow(name, pool, rating.mu, rating.sigma, rating.games)
        for name, rating in rate(names, place, kept).items()
    ]
