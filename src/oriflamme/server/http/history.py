"""The HTTP API: finished games, history, statistics and ratings."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from starlette.responses import Response

from oriflamme.notation.record import Record, record_json, record_text
from oriflamme.server.http.api import PAGE
from oriflamme.server.http.routing import JSON, TEXT, Call
from oriflamme.server.protocol.schemas import (
    Fared,
    FinishedGame,
    Game,
    Games,
    PlayedGame,
    PlayerOf,
    Rating,
    Ratings,
    Share,
    Statistics,
)
from oriflamme.server.protocol.views import proof_of
from oriflamme.server.store.interface import RatingRow
from oriflamme.server.store.records import GameRow
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.fairness import deal_from
from oriflamme.server.table.ratings import BOTS, PEOPLE
from oriflamme.server.table.table import OVER, Table

MOST_KEPT = 1000
MOST_RATED = 500


async def my_games(call: Call) -> Games:
    """A page of them, the latest first."""
    store, me, after = call.server.store, call.me().id, call.request.query_params.get("after", "")
    last = await store.game(after) if after else None
    if after and last is None:
        raise Refusal("malformed", what="after")
    rows = await store.some_games_of(me, last, PAGE + 1)
    more, rows = len(rows) > PAGE, rows[:PAGE]
    return Games([played_game(row, me) for row in rows], rows[-1].id if more else "")


def played_game(row: GameRow, person: str) -> PlayedGame:
    return PlayedGame(game_view(row), fared(row, person))


def game_view(row: GameRow) -> Game:
    kept = row.summary
    players = [
        PlayerOf(one.family, one.name, one.place, one.influence, one.person, one.bot, one.program)
        for one in kept.players
    ]
    return Game(row.id, row.finished, kept.set, kept.pool, kept.rated, players)


def fared(row: GameRow, person: str) -> Fared:
    kept = row.summary
    mine = next(player for player in kept.players if player.person == person)
    won, seats = mine.place == 1, len(kept.players)
    return Fared(mine.family, mine.place, mine.influence, won, kept.pool, kept.set, seats, kept.rated)


def share(games: Iterable[Fared]) -> Share:
    played = list(games)
    influence = sum(fared.influence for fared in played) / len(played) if played else 0.0
    return Share(len(played), sum(fared.won for fared in played), round(influence, 2))


async def my_statistics(call: Call) -> Statistics:
    """Kept until there is another game: some have played thousands."""
    me, kept = call.me().id, call.server.statistics
    count = await call.server.store.count_games_of(me)
    if me not in kept or kept[me][0] != count:
        kept[me] = count, _statistics([fared(row, me) for row in await call.server.store.games_of(me)])
        if len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    return kept[me][1]


def _statistics(games: list[Fared]) -> Statistics:
    return Statistics(
        share(games),
        {name: share(f for f in games if f.set == name) for name in sorted({f.set for f in games})},
        {str(n): share(f for f in games if f.seats == n) for n in sorted({f.seats for f in games})},
        {pool: share(f for f in games if f.pool == pool) for pool in sorted({f.pool for f in games})},
    )


def rating_of(row: RatingRow, name: str) -> Rating:
    bot = row.who.startswith("bot:")
    shown = row.mu - 3 * row.sigma
    return Rating(
        row.who.removeprefix("bot:") if bot else name,
        bot,
        round(row.mu, 3),
        round(row.sigma, 3),
        round(shown, 3),
        row.games,
    )


async def ratings(call: Call) -> Ratings:
    pool = call.request.query_params.get("pool", PEOPLE)
    if pool not in (PEOPLE, BOTS):
        raise Refusal("malformed", what="pool")
    rows = await call.server.store.best_ratings(pool, MOST_RATED)
    return Ratings(pool, [rating_of(row, name) for row, name in rows])


# -- finished games ----------------------------------------------------------------------------------


async def finished_table(call: Call) -> Table:
    try:
        async with call.server.hub.table(call.parameter("id")) as live:
            table = live.table
    except Refusal:
        raise Refusal("no-such-game") from None
    if table.status != OVER:
        raise Refusal("no-such-game")
    return table


def record_of(table: Table) -> Record:
    """The record, with the seed and the levels of bots. A game that began from a position has none."""
    if table.made.position:
        raise Refusal("from-position")
    names = {
        letter: seat.name if seat is not None else ""
        for letter, seat in zip(table.seating, table.seats, strict=True)
    }
    bots = {
        letter: seat.bot
        for letter, seat in zip(table.seating, table.seats, strict=True)
        if seat is not None and seat.bot
    }
    deal = deal_from(table.seed, table.kinds, table.settings.seats)
    record = Record(table.settings.set, names, deal, list(table.actions))
    record.further = {"seed": table.seed.hex(), "hash": table.hash, "bots": bots}
    proof = proof_of(table)
    if proof is not None:
        record.further["proof"] = msgspec.to_builtins(proof)
    return record


async def game(call: Call) -> FinishedGame:
    table = await finished_table(call)
    row = await call.server.store.game(table.id)
    if row is None:
        raise Refusal("no-such-game")
    base = "" if table.made.position else f"/api/games/{table.id}/record"
    return FinishedGame(
        game_view(row),
        table.seed.hex(),
        table.hash,
        proof_of(table),
        f"/games/{table.id}",
        base and f"{base}.json",
        base and f"{base}.txt",
    )


async def game_record(call: Call) -> Response:
    return Response(record_json(record_of(await finished_table(call))), media_type=JSON)


async def game_text(call: Call) -> Response:
    return Response(record_text(record_of(await finished_table(call))), media_type=TEXT)
