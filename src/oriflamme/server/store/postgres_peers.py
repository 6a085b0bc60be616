"""`peers.py` in PostgreSQL: a row for each server and each visitor, and hints by LISTEN and NOTIFY.

A hint goes out beside the entries, not with them: a transaction that notifies holds a lock of the whole
database until it is on disk, and one that does nothing else is not written to disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress

import asyncpg

from oriflamme.server.store.interface import StoreError
from oriflamme.server.store.peers import BYE, LEASE, PRESENCE, Beat, Hear, Present
from oriflamme.server.store.postgres_connection import Line, Lost, store_error
from oriflamme.server.store.postgres_questions import PostgresQuestions
from oriflamme.server.store.postgres_schema import LOCK
from oriflamme.server.store.sql import Row
from oriflamme.server.table.clocks import Outage

CHANNEL = "oriflamme"
MOST_BYTES = 7000
"""Of a hint; PostgreSQL takes 8000."""

LATEST = 50
"""Outages that are read with each beat."""

SHORTEST_OUTAGE = 3000
"""Milliseconds between two beats; less than this is no outage."""

LOOK_SECONDS = 5.0
"""Between two looks whether the connection that listens is still there."""

AGAIN_SECONDS = 0.2

TABLES = f"""
SELECT pg_advisory_xact_lock({LOCK});
CREATE TABLE IF NOT EXISTS servers (
    id TEXT COLLATE "C" PRIMARY KEY, beat TIMESTAMPTZ NOT NULL, at BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS present (
    table_id TEXT COLLATE "C", server TEXT COLLATE "C", person TEXT COLLATE "C",
    PRIMARY KEY (table_id, server, person)
);
CREATE INDEX IF NOT EXISTS present_by_server ON present (server);
DELETE FROM present WHERE server NOT IN (SELECT id FROM servers);
"""
BEAT = """INSERT INTO servers VALUES ($1, clock_timestamp(), $2)
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, at = excluded.at RETURNING xmax = 0"""
ALIVE = """INSERT INTO alive VALUES (1, $1)
    ON CONFLICT (one) DO UPDATE SET at = greatest(alive.at, excluded.at)"""
OUTAGE = "INSERT INTO outages VALUES ($1, $2) ON CONFLICT DO NOTHING"
DEAD = f"""WITH dead AS (
        DELETE FROM servers WHERE beat < clock_timestamp() - interval '{LEASE} s' RETURNING id, at
    ), gone AS (DELETE FROM present WHERE server IN (SELECT id FROM dead))
    INSERT INTO outages SELECT at, greatest(at, $1) FROM dead ON CONFLICT DO NOTHING"""
LIVING = "SELECT id FROM servers"
OUTAGES = f"SELECT began, ended FROM outages ORDER BY began DESC LIMIT {LATEST}"
GONE = "DELETE FROM present WHERE server = $1 AND table_id = ANY($2::text[])"
HERE = """INSERT INTO present SELECT t, $1, p FROM unnest($2::text[], $3::text[]) AS o (t, p)
    ON CONFLICT DO NOTHING"""
ELSEWHERE = """SELECT table_id, server, person FROM present
    WHERE table_id = ANY($1::text[]) AND server <> $2 AND server IN (SELECT id FROM servers)"""
BEHIND = """SELECT t FROM unnest($1::text[], $2::bigint[]) AS known (t, n)
    WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = t AND number = n + 1)"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"


class _Quick(Line):
    """What it writes need not survive a crash of the database."""

    async def opened(self, connection: asyncpg.Connection) -> None:
        await connection.execute("SET synchronous_commit = off")


class _Ear(_Quick):
    def __init__(self, url: str, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        super().__init__(url)
        self.hear = hear
        self.missed = missed
        self.ended = asyncio.Event()

    async def opened(self, connection: asyncpg.Connection) -> None:
        self.ended.clear()
        connection.add_termination_listener(lambda _: self.ended.set())
        await connection.add_listener(CHANNEL, lambda *words: self.hear(words[-1]))
        self.missed()  # nobody knows what was said before

    async def listen(self) -> None:
        while True:
            with suppress(Lost):
                await self.fetch("SELECT 1")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.ended.wait(), LOOK_SECONDS)
                continue
            await asyncio.sleep(AGAIN_SECONDS)


class PostgresPeers:
    def __init__(self, url: str) -> None:
        self.url = url
        self.id = secrets.token_urlsafe(9)
        self.line = _Quick(url)
        self.lock = asyncio.Lock()
        self.has_tables = False

    async def beat(self, at: int, last: int, judges: bool) -> Beat:
        async with self._line() as line:
            if not self.has_tables:
                await line.execute(TABLES)
                self.has_tables = True
            is_new = bool((await line.fetch(BEAT, self.id, at))[0][0])
            await line.fetch(ALIVE, at)
            if at - last > SHORTEST_OUTAGE:
                await line.fetch(OUTAGE, last, at)
            if judges:
                await line.fetch(DEAD, at)
            others = frozenset(str(row[0]) for row in await line.fetch(LIVING)) - {self.id}
            return Beat(is_new, others, [Outage(*row) for row in await line.fetch(OUTAGES)])

    async def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        def heard(hint: str) -> None:
            sender, kind, *words = hint.split(" ")
            if sender != self.id:
                hear(sender, kind, words)

        ear = _Ear(self.url, heard, missed)
        try:
            await ear.listen()
        finally:
            ear.drop()

    async def tell(self, kind: str, words: Collection[str] = ()) -> None:
        async with self._line() as line:
            await self._tell(line, kind, words)

    async def _tell(self, line: Line, kind: str, words: Collection[str]) -> None:
        hint = f"{self.id} {kind}"
        for word in words:
            if len(hint) + len(word) > MOST_BYTES:
                await line.fetch(NOTIFY, hint)
                hint = f"{self.id} {kind}"
            hint = f"{hint} {word}"
        await line.fetch(NOTIFY, hint)

    async def show(self, visitors: Mapping[str, Collection[str]]) -> None:
        pairs = [(table, person) for table, people in visitors.items() for person in people]
        async with self._line() as line:
            await line.fetch(GONE, self.id, list(visitors))
            if pairs:
                await line.fetch(HERE, self.id, [table for table, _ in pairs], [who for _, who in pairs])
            await self._tell(line, PRESENCE, visitors)

    async def present(self, tables: Collection[str]) -> dict[str, Present]:
        found: dict[str, dict[str, set[str]]] = {table: {} for table in tables}
        for table, server, person in await self._rows(ELSEWHERE, list(tables), self.id):
            found[table].setdefault(server, set()).add(person)
        return {
            table: {server: frozenset(people) for server, people in at.items()}
            for table, at in found.items()
        }

    async def behind(self, numbers: Mapping[str, int]) -> list[str]:
        rows = await self._rows(BEHIND, list(numbers), list(numbers.values()))
        return [str(row[0]) for row in rows]

    async def leave(self) -> None:
        with suppress(StoreError):
            await self._rows("DELETE FROM servers WHERE id = $1", self.id)
            await self._rows("DELETE FROM present WHERE server = $1", self.id)
            await self.tell(BYE)
        await self.line.close()

    def questions(self) -> PostgresQuestions:
        return PostgresQuestions(self.url)

    async def _rows(self, sql: str, *values: object) -> list[Row]:
        async with self._line() as line:
            return await line.fetch(sql, *values)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Line]:
        """Raises StoreError."""
        async with self.lock:
            try:
                yield self.line
            except Lost as error:
                raise StoreError("io", str(error)) from error
            except Exception as error:
                raise store_error(error) from error
