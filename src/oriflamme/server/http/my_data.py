"""The HTTP API: everything that is stored about a person, as one file to download.

Some have played thousands of games, so it is written page by page: at no time is more than a page of it in
memory, and others are served in between.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response, StreamingResponse

from oriflamme.server.http.api import PAGE, me_of
from oriflamme.server.http.history import played_game, rating_of
from oriflamme.server.http.progress import decided_game
from oriflamme.server.http.routing import JSON, Call
from oriflamme.server.protocol.schemas import Attempt, BanSuffered, ReportMade
from oriflamme.server.protocol.views import listed_table
from oriflamme.server.store.interface import Store
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import Joined, Said

GZIP = 31
"""What `zlib` calls that format."""


async def my_data(call: Call) -> Response:
    """A `MyData`."""
    if not call.server.budgets.exports.take(call.me().id):
        raise Refusal("pace")
    headers = {
        "content-disposition": 'attachment; filename="oriflamme-data.json"',
        "vary": "accept-encoding",
    }
    pieces = _written(call)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        pieces = _packed(pieces)
    return StreamingResponse(pieces, headers=headers, media_type=JSON)


async def _packed(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    packer = zlib.compressobj(wbits=GZIP)
    async for piece in pieces:
        yield packer.compress(piece)
    yield packer.flush()


async def _written(call: Call) -> AsyncIterator[bytes]:
    me, store = call.me(), call.server.store
    bans = [BanSuffered(ban.at, ban.why) for ban in await store.bans() if ban.whom == me.id]
    short = {
        "me": me_of(me),
        "programs": [me_of(program) for program in await store.programs_of(me.id)],
        "ratings": {row.pool: rating_of(row, name) for row, name in await store.ratings([me.id])},
        "reports": [ReportMade(row.table, row.entry, row.at) for row in await store.reports_of(me.id)],
        "shares": await store.shares(me.id),
        "ban": bans[0] if bans else None,
    }
    yield msgspec.json.encode(short).removesuffix(b"}")
    browsers: set[str] = set()
    lists = {
        "tables": _tables(store, me.id),
        "games": _games(store, me.id),
        "decided": _decided(store, me.id),
        "attempts": _attempts(store, me.id),
        "chat": _lines(store, me.id, browsers),
    }
    for name, pages in lists.items():
        before = f',"{name}":['.encode()
        async for page in pages:
            if page:
                yield before + msgspec.json.encode(page)[1:-1]
                before = b","
        yield b"]" if before == b"," else before + b"]"
    yield b',"browsers":' + msgspec.json.encode(sorted(browsers - {""})) + b"}"


async def _tables(store: Store, me: str) -> AsyncIterator[list[object]]:
    """Unfinished ones first."""
    rows = await store.some_tables_of(me, None, PAGE)
    while rows:
        yield [listed_table(row) for row in rows]
        rows = await store.some_tables_of(me, rows[-1], PAGE)


async def _games(store: Store, me: str) -> AsyncIterator[list[object]]:
    rows = await store.some_games_of(me, None, PAGE)
    while rows:
        yield [played_game(row, me) for row in rows]
        rows = await store.some_games_of(me, rows[-1], PAGE)


async def _decided(store: Store, me: str) -> AsyncIterator[list[object]]:
    rows = await store.some_sums_of(me, None, PAGE)
    while rows:
        yield [decided_game(row) for row in rows]
        rows = await store.some_sums_of(me, rows[-1], PAGE)


async def _attempts(store: Store, me: str) -> AsyncIterator[list[object]]:
    rows = await store.some_attempts_of(me, "", PAGE)
    while rows:
        yield [Attempt(row.puzzle, row.at, row.action, row.right) for row in rows]
        rows = await store.some_attempts_of(me, rows[-1].puzzle, PAGE)


async def _lines(store: Store, me: str, browsers: set[str]) -> AsyncIterator[list[object]]:
    """What they said, table by table; and the browsers in which they sat down are noted."""
    tables = await store.tables_naming(me, "", PAGE)
    while tables:
        entries = await store.entries_of(me, tables)
        browsers.update(entry.browser for _, entry in entries if isinstance(entry, Joined))
        yield [entry.text for _, entry in entries if isinstance(entry, Said)]
        tables = await store.tables_naming(me, tables[-1], PAGE)
