"""The store in a PostgreSQL database, which any number of servers use at the same time.

All changes that are waiting are written in one transaction, as with SQLite. A lost connection is opened
again, and then the store finds out whether the last transaction was carried out. A request is refused only
when the database stays away.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar

from oriflamme.server.measures import StoreMeasures
from oriflamme.server.store.interface import (
    Append,
    Change,
    NoStore,
    RatingRow,
    StoreError,
    Taken,
    Unstoppable,
    to_the_end,
)
from oriflamme.server.store.peers import Peers
from oriflamme.server.store.postgres_connection import (
    PATIENCE,
    Line,
    Lost,
    Waiting,
    is_to_be_tried_again,
    no_store,
    store_error,
    without_password,
)
from oriflamme.server.store.postgres_peers import PostgresPeers
from oriflamme.server.store.postgres_schema import migrate, version_of
from oriflamme.server.store.sql import Work
from oriflamme.server.store.sql_admin import Desk
from oriflamme.server.store.sql_changes import apply_changes, only_entries
from oriflamme.server.store.sql_reader import SqlReader
from oriflamme.server.store.sqlite_schema import STEPS
from oriflamme.server.table.journal import write_entry

T = TypeVar("T")

READERS = 3
"""Connections that read, so that a long answer does not hold up the short ones."""

MOST_TRIES = 5
"""How often a batch that got in another's way is written again."""

# All entries of a batch with one statement: it is a transaction of its own.
APPEND = """INSERT INTO entries
            SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])"""
ARE_THERE = """SELECT count(*) FROM entries
               JOIN unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS o (t, n, a, b)
               ON table_id = t AND number = n AND body = b"""


@dataclass(slots=True)
class _Waiting:
    changes: Sequence[Change]
    done: Unstoppable


class PostgresStore(SqlReader):
    def __init__(self, url: str) -> None:
        self.url = url
        self.line = Line(url)  # the one that writes
        self.readers = [Line(url) for _ in range(READERS)]
        self.free = asyncio.Semaphore(READERS)
        self.waiting: list[_Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.commits = 0
        self.measures = StoreMeasures()
        self.closed = False

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Raises NoStore."""
        store = cls(url)
        try:
            await migrate(store.line)
        except Exception as error:
            await store.line.close()
            raise no_store(url, error) from error
        return store

    def peers(self) -> Peers:
        return PostgresPeers(self.url)

    # -- writing -------------------------------------------------------------------------------------

    async def write(self, changes: Sequence[Change]) -> None:
        if self.closed:
            raise StoreError("broken", "the store is closed")
        done = Unstoppable(loop=asyncio.get_running_loop())
        self.waiting.append(_Waiting(changes, done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write_all())
        await to_the_end(done)

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            errors: list[StoreError | None] = [None] * len(batch)
            whole = await self._commit(batch)
            if whole is not None:
                if len(batch) > 1 and whole.reason == "broken":
                    # one of them is at fault: try each alone, so that the others succeed
                    errors = [await self._commit([waiting]) for waiting in batch]
                else:
                    errors = [whole] * len(batch)
            for waiting, error in zip(batch, errors, strict=True):
                if error is None:
                    waiting.done.set_result(None)
                else:
                    waiting.done.set_exception(error)

    async def _commit(self, batch: list[_Waiting]) -> StoreError | None:
        began = time.monotonic()
        changes = _in_one_order([change for waiting in batch for change in waiting.changes])
        try:
            entries = only_entries(changes)
            if entries is not None:
                await self._append(entries)
            else:
                await self._transact(changes)
        except Exception as error:  # whatever it is, report it and go on writing
            found = store_error(error)
            self.measures.errors[found.reason] += 1
            return found
        self.commits += 1
        self.measures.batches.add(len(changes))
        self.measures.seconds.add(time.monotonic() - began)
        return None

    async def _append(self, entries: Sequence[Append]) -> None:
        rows = (
            [one.table for one in entries],
            [one.number for one in entries],
            [one.entry.at for one in entries],
            [write_entry(one.entry) for one in entries],
        )
        waiting, unsure = Waiting(PATIENCE), False
        while True:
            try:
                await self.line.fetch(APPEND, *rows)
                return
            except Lost as lost:
                unsure = True
                await waiting.pause(lost)
            except Exception as error:
                if unsure and isinstance(store_error(error), Taken) and await self._are_there(rows):
                    return  # the one that was lost had been carried out
                raise

    async def _are_there(self, rows: Sequence[Sequence[object]]) -> bool:
        waiting = Waiting(PATIENCE)
        while True:
            try:
                return int((await self.line.fetch(ARE_THERE, *rows))[0][0]) == len(rows[0])
            except Lost as lost:
                await waiting.pause(lost)

    async def _transact(self, changes: Sequence[Change]) -> None:
        waiting, tries = Waiting(PATIENCE), 0
        while True:
            number = ""
            try:
                await self.line.execute("BEGIN")
                rows = await self.line.fetch("SELECT pg_current_xact_id()::text")
                await self.line.carry_out(apply_changes(changes))
                number = rows[0][0]
                await self.line.execute("COMMIT")
                return
            except Lost as lost:
                await waiting.pause(lost)
                if number and await self._was_committed(number, waiting):
                    return
            except Exception as error:
                with suppress(Lost):
                    await self.line.execute("ROLLBACK")
                tries += 1
                if not is_to_be_tried_again(error) or tries == MOST_TRIES:
                    raise

    async def _was_committed(self, number: str, waiting: Waiting) -> bool:
        while True:
            try:
                rows = await self.line.fetch("SELECT pg_xact_status($1::text::xid8)", number)
            except Lost as lost:
                await waiting.pause(lost)
                continue
            if rows[0][0] != "in progress":
                return bool(rows[0][0] == "committed")
            await waiting.pause(Lost("a transaction has not ended"))

    async def close(self) -> None:
        self.closed = True
        if self.writing is not None:
            await self.writing
        await asyncio.gather(*(line.close() for line in (self.line, *self.readers)))

    # -- reading -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[Line]:
        async with self.free:
            line = self.readers.pop()
            try:
                yield line
            finally:
                self.readers.append(line)

    async def read(self, work: Callable[[], Work[T]]) -> T:
        if self.closed:
            raise StoreError("broken", "the store is closed")
        waiting = Waiting(PATIENCE)
        while True:
            try:
                async with self._reader() as line:
                    return await line.carry_out(work())
            except Lost as lost:
                await waiting.pause(lost)
            except Exception as error:
                raise store_error(error) from error


@asynccontextmanager
async def transaction(url: str, writes: bool) -> AsyncIterator[Line]:
    """One state of a store, or one change of it. Raises NoStore."""
    line = Line(url)
    try:
        await _is_of_today(line)
        await line.execute("SET idle_in_transaction_session_timeout = 0")  # the other store may be slow
        await line.execute(
            f"BEGIN ISOLATION LEVEL REPEATABLE READ {'READ WRITE' if writes else 'READ ONLY'}"
        )
        yield line
        await line.execute("COMMIT")
    except Lost as error:
        raise no_store(url, error) from error
    finally:
        await line.close()


@asynccontextmanager
async def postgres_desk(url: str) -> AsyncIterator[Desk]:
    """Raises NoStore."""
    line = Line(url)
    try:
        await _is_of_today(line)
        yield Desk(line)
    except Lost as error:
        raise no_store(url, error) from error
    finally:
        await line.close()


async def _is_of_today(line: Line) -> None:
    version = await version_of(line)
    if version != len(STEPS):
        raise NoStore(
            f"'{without_password(line.url)}' has version {version or 0}; "
            "start the server of this program on it once"
        )


def _in_one_order(changes: list[Change]) -> list[Change]:
    """What several servers write at once is locked in one order, or they would wait for each other."""
    if len(changes) < 2:
        return changes
    return sorted(changes, key=_place)


def _place(change: Change) -> tuple[int, str, str, int]:
    if isinstance(change, Append):
        return 0, change.table, "", change.number
    if isinstance(change, RatingRow):
        return 2, change.who, change.pool, 0
    return 1, "", "", 0
