"""The store in one SQLite file: write-ahead log, full sync, one writer, group commit.

All changes that are waiting are written in one transaction, so that a busy server needs one sync for many.
All work on the file happens in two threads, one that writes and one that reads.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from oriflamme.server.measures import StoreMeasures
from oriflamme.server.store.admin import Ban, CommandRow, LineRemoved, RenamedEverywhere, Reported
from oriflamme.server.store.interface import (
    Change,
    Forget,
    PersonRow,
    RatingRow,
    Renamed,
    Secret,
    StoreError,
    Taken,
    Unstoppable,
    to_the_end,
)
from oriflamme.server.store.records import GameRow, TableRow
from oriflamme.server.store.sqlite_admin import COMMANDS, command_row
from oriflamme.server.store.sqlite_changes import apply_changes, entries_of, read_game, read_table
from oriflamme.server.store.sqlite_file import SqliteFile
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import AnyEntry, read_entry
from oriflamme.server.table.table import OPEN, PLAYING

T = TypeVar("T")

BUSY_SECONDS = 3.0
"""How long to wait for another program's lock before the change is refused."""

GATHER_SECONDS = 0.002
"""While several write at once, a sync waits this long for more to join it. A sync takes about as long."""


@dataclass(slots=True)
class _Waiting:
    changes: Sequence[Change]
    done: Unstoppable


class SqliteStore:
    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self.file = SqliteFile(path, busy_seconds)
        self.waiting: list[_Waiting] = []
        self.batches: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self.busy = False  # the writer has a batch, or will have one soon
        self.crowded = False  # several wrote at once
        self.commits = 0
        self.rated = 0  # how often ratings, or names of those who have one, have changed
        self.best: dict[tuple[str, int], list[tuple[RatingRow, str]]] = {}
        self.measures = StoreMeasures()
        self.closed = False
        self.reader = ThreadPoolExecutor(1, "oriflamme-reads")
        self.writer = threading.Thread(target=self._write_all, name="oriflamme-writes", daemon=True)
        self.writer.start()

    # -- writing -------------------------------------------------------------------------------------

    async def write(self, changes: Sequence[Change]) -> None:
        if self.closed:
            raise StoreError("broken", "the store is closed")
        loop = asyncio.get_running_loop()
        done = Unstoppable(loop=loop)
        self.waiting.append(_Waiting(changes, done))
        if not self.busy:
            self.busy = True
            self._hand_over_soon(loop)
        await to_the_end(done)

    def _hand_over_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.call_later(GATHER_SECONDS if self.crowded else 0.0, self._hand_over)

    def _hand_over(self) -> None:
        """Hand all waiting changes to the writing thread at once."""
        batch, self.waiting = self.waiting, []
        if batch:
            self.batches.put(batch)

    def _written(self, batch: list[_Waiting], errors: list[StoreError | None]) -> None:
        for waiting, error in zip(batch, errors, strict=True):
            if error is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(error)
        if any(isinstance(c, RatingRow | Renamed | Forget) for waiting in batch for c in waiting.changes):
            self.rated += 1
            self.best.clear()
        self.crowded = len(batch) > 1
        self.busy = bool(self.waiting)
        if self.busy:
            self._hand_over_soon(batch[0].done.get_loop())

    # in the thread that writes

    def _write_all(self) -> None:
        while (batch := self.batches.get()) is not None:
            self._write_batch(batch)

    def _write_batch(self, batch: list[_Waiting]) -> None:
        errors: list[StoreError | None] = [None] * len(batch)
        whole = self._commit(batch)
        if whole is not None:
            if len(batch) > 1 and whole.reason == "broken":
                # one of them is at fault: try each alone, so that the others succeed
                errors = [self._commit([waiting]) for waiting in batch]
            else:
                errors = [whole] * len(batch)
        with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
            batch[0].done.get_loop().call_soon_threadsafe(self._written, batch, errors)

    def _commit(self, batch: list[_Waiting]) -> StoreError | None:
        connection, began = self.file.writing, time.monotonic()
        changes = [change for waiting in batch for change in waiting.changes]
        try:
            connection.execute("BEGIN IMMEDIATE")
            apply_changes(connection, changes)
            connection.execute("COMMIT")
            self.commits += 1
            if any(isinstance(change, Forget | LineRemoved | RenamedEverywhere) for change in changes):
                self.file.forget_the_past()
        except Exception as error:  # whatever it is, report it and go on writing
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            found = self._meant_by(error)
            self.measures.errors[found.reason] += 1
            return found
        self.measures.batches.add(len(changes))
        self.measures.seconds.add(time.monotonic() - began)
        return None

    def _meant_by(self, error: Exception) -> StoreError:
        if isinstance(error, StoreError):
            return error
        if isinstance(error, sqlite3.IntegrityError):
            return Taken(str(error))
        return self.file.error(error)

    async def close(self) -> None:
        self.closed = True
        self._hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.shutdown()
        self.file.close()

    # -- reading -------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise StoreError("broken", "the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, work, self.file.reading)
        except sqlite3.Error as error:
            raise self.file.error(error) from error

    async def journal(self, table: str) -> list[AnyEntry]:
        sql = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
        return await self._read(lambda c: [read_entry(row[0]) for row in c.execute(sql, (table,))])

    async def entries_of(self, person: str) -> list[tuple[str, AnyEntry]]:
        return await self._read(lambda c: [(row[0], row[2]) for row in entries_of(c, person)])

    async def tables(self, status: str) -> list[TableRow]:
        sql = f"SELECT {_TABLE} FROM tables WHERE status = ? ORDER BY made DESC"
        return await self._read(lambda c: [_table_row(row) for row in c.execute(sql, (status,))])

    async def public_tables(self, status: str, most: int) -> list[TableRow]:
        return await self._read(lambda c: [_table_row(row) for row in c.execute(PUBLIC, (status, most))])

    async def table(self, id: str) -> TableRow | None:
        sql = f"SELECT {_TABLE} FROM tables WHERE id = ?"
        row = await self._read(lambda c: c.execute(sql, (id,)).fetchone())
        return _table_row(row) if row else None

    async def table_by_code(self, code: str) -> TableRow | None:
        sql = f"SELECT {_TABLE} FROM tables WHERE code = ?"
        row = await self._read(lambda c: c.execute(sql, (code,)).fetchone())
        return _table_row(row) if row else None

    async def tables_of(self, person: str) -> list[TableRow]:
        sql = (
            f"SELECT {_TABLE} FROM tables JOIN sitting ON table_id = id WHERE person = ? ORDER BY made DESC"
        )
        return await self._read(lambda c: [_table_row(row) for row in c.execute(sql, (person,))])

    async def some_tables_of(self, person: str, after: TableRow | None, most: int) -> list[TableRow]:
        place = (after.status in UNFINISHED, after.made, after.id) if after is not None else (2, 0, "")
        return await self._read(
            lambda c: [_table_row(row) for row in c.execute(SOME_TABLES, (person, *place, most))]
        )

    async def count_tables_of(self, person: str, statuses: Sequence[str]) -> int:
        marks = ",".join("?" * len(statuses))
        sql = f"""SELECT count(*) FROM sitting JOIN tables ON id = table_id
                  WHERE person = ? AND status IN ({marks})"""
        return int(await self._read(lambda c: c.execute(sql, (person, *statuses)).fetchone()[0]))

    async def last_touched(self, status: str) -> list[tuple[str, int]]:
        sql = """SELECT id, (SELECT at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1)
                 FROM tables WHERE status = ?"""
        return await self._read(lambda c: [(row[0], row[1] or 0) for row in c.execute(sql, (status,))])

    async def person(self, id: str) -> PersonRow | None:
        sql = "SELECT id, name, made, seen, program, owner FROM people WHERE id = ?"
        row = await self._read(lambda c: c.execute(sql, (id,)).fetchone())
        return _person_row(row) if row else None

    async def secrets_of(self, person: str, kind: str) -> list[Secret]:
        sql = "SELECT hash, person, kind, expires FROM secrets WHERE person = ? AND kind = ?"
        return await self._read(lambda c: [Secret(*row) for row in c.execute(sql, (person, kind))])

    async def programs_of(self, person: str) -> list[PersonRow]:
        sql = "SELECT id, name, made, seen, program, owner FROM people WHERE owner = ? AND owner != ''"
        return await self._read(lambda c: [_person_row(row) for row in c.execute(sql, (person,))])

    async def secret(self, hash: str) -> Secret | None:
        sql = "SELECT hash, person, kind, expires FROM secrets WHERE hash = ?"
        row = await self._read(lambda c: c.execute(sql, (hash,)).fetchone())
        return Secret(*row) if row else None

    async def game(self, id: str) -> GameRow | None:
        sql = "SELECT id, finished, summary FROM games WHERE id = ?"
        row = await self._read(lambda c: c.execute(sql, (id,)).fetchone())
        return _game_row(row) if row else None

    async def games_of(self, person: str) -> list[GameRow]:
        sql = """SELECT id, played.finished, summary FROM played JOIN games ON id = game
                 WHERE person = ? ORDER BY played.finished DESC"""
        return await self._read(lambda c: [_game_row(row) for row in c.execute(sql, (person,))])

    async def some_games_of(self, person: str, after: GameRow | None, most: int) -> list[GameRow]:
        place = (after.finished, after.id) if after is not None else (1 << 62, "")
        sql = """SELECT id, played.finished, summary FROM played JOIN games ON id = game
                 WHERE person = ? AND (played.finished, game) < (?, ?)
                 ORDER BY played.finished DESC, game DESC LIMIT ?"""
        return await self._read(
            lambda c: [_game_row(row) for row in c.execute(sql, (person, *place, most))]
        )

    async def count_games_of(self, person: str) -> int:
        sql = "SELECT count(*) FROM played WHERE person = ?"
        return int(await self._read(lambda c: c.execute(sql, (person,)).fetchone()[0]))

    async def ratings(self, who: Sequence[str]) -> list[tuple[RatingRow, str]]:
        sql = f"{RATINGS} WHERE who IN ({','.join('?' * len(who))})"
        return await self._read(lambda c: [_rating_row(row) for row in c.execute(sql, tuple(who))])

    async def best_ratings(self, pool: str, most: int) -> list[tuple[RatingRow, str]]:
        """Kept until somebody's rating or name changes."""
        found = self.best.get((pool, most))
        if found is None:
            changes, sql = self.rated, f"{RATINGS} WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ?"
            found = await self._read(lambda c: [_rating_row(row) for row in c.execute(sql, (pool, most))])
            if changes == self.rated:
                self.best[pool, most] = found
        return found

    async def outages(self) -> list[Outage]:
        return await self._read(
            lambda c: [Outage(*row) for row in c.execute("SELECT began, ended FROM outages ORDER BY began")]
        )

    async def alive(self) -> int:
        row = await self._read(lambda c: c.execute("SELECT at FROM alive").fetchone())
        return int(row[0]) if row else 0

    async def commands_to_do(self) -> list[CommandRow]:
        sql = f"{COMMANDS} WHERE done = 0 ORDER BY number"
        return await self._read(lambda c: [command_row(row) for row in c.execute(sql)])

    async def bans(self) -> list[Ban]:
        sql = "SELECT whom, kind, at, why FROM bans"
        return await self._read(lambda c: [Ban(*row) for row in c.execute(sql)])

    async def count_reports(self, person: str) -> int:
        sql = "SELECT count(*) FROM reports WHERE person = ? AND settled = 0"
        return int(await self._read(lambda c: c.execute(sql, (person,)).fetchone()[0]))

    async def reports_of(self, person: str) -> list[Reported]:
        sql = "SELECT table_id, entry, person, at FROM reports WHERE person = ? ORDER BY number"
        return await self._read(lambda c: [Reported(*row) for row in c.execute(sql, (person,))])

    async def key(self, name: str) -> bytes:
        def make(connection: sqlite3.Connection) -> bytes:
            sql = "INSERT OR IGNORE INTO keys VALUES (?, ?)"
            connection.execute(sql, (name, secrets.token_bytes(32)))
            found = connection.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
            return bytes(found[0])

        return await self._read(make)


UNFINISHED = (OPEN, PLAYING)
RATINGS = """SELECT who, pool, mu, sigma, games, coalesce(name, '') FROM ratings
             LEFT JOIN people ON id = who"""
_TABLE = "id, code, status, public, made, wakes, summary"
SOME_TABLES = f"""
    SELECT {_TABLE} FROM tables WHERE id IN (
        SELECT table_id FROM sitting JOIN tables ON id = table_id
        WHERE person = ? AND (status IN {UNFINISHED}, made, id) < (?, ?, ?)
        ORDER BY status IN {UNFINISHED} DESC, made DESC, id DESC LIMIT ?
    ) ORDER BY status IN {UNFINISHED} DESC, made DESC, id DESC"""
PUBLIC = f"SELECT {_TABLE} FROM tables WHERE status = ? AND public = 1 ORDER BY made DESC LIMIT ?"


def _table_row(row: tuple[str, str, str, int, int, int, bytes]) -> TableRow:
    return TableRow(row[0], row[1], row[2], bool(row[3]), row[4], bool(row[5]), read_table(row[6]))


def _game_row(row: tuple[str, int, bytes]) -> GameRow:
    return GameRow(row[0], row[1], read_game(row[2]))


def _rating_row(row: tuple[str, str, float, float, int, str]) -> tuple[RatingRow, str]:
    return RatingRow(*row[:5]), row[5]


def _person_row(row: tuple[str, str, int, int, int, str]) -> PersonRow:
    return PersonRow(row[0], row[1], row[2], row[3], bool(row[4]), row[5])
