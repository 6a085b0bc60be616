"""The store in one SQLite file: write-ahead log, full sync, one writer, group commit.

All changes that are waiting are written in one transaction, so that a busy server needs one sync for many.
All work on the file happens in two threads, one that writes and one that reads.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from oriflamme.server.measures import StoreMeasures
from oriflamme.server.store.admin import LineRemoved, RenamedEverywhere
from oriflamme.server.store.interface import (
    Change,
    Forget,
    NoStore,
    RatingRow,
    Renamed,
    StoreError,
    Taken,
    Unstoppable,
    to_the_end,
)
from oriflamme.server.store.sql import Work, carry_out
from oriflamme.server.store.sql_admin import Desk
from oriflamme.server.store.sql_changes import MOST_ROWS, apply_changes, only_entries, put_in
from oriflamme.server.store.sql_reader import SqlReader
from oriflamme.server.store.sqlite_file import SqliteFile
from oriflamme.server.store.sqlite_schema import STEPS

T = TypeVar("T")

BUSY_SECONDS = 3.0
"""How long to wait for another program's lock before the change is refused."""

RATED = (RatingRow, Renamed, Forget)
"""What changes a list of ratings."""

GATHER_SECONDS = 0.002
"""While several write at once, a sync waits this long for more to join it. A sync takes about as long."""


@dataclass(slots=True)
class _Waiting:
    changes: Sequence[Change]
    done: Unstoppable


class SqliteStore(SqlReader):
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

    def peers(self) -> None:
        """Nobody else can open the file."""

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
        if any(isinstance(change, RATED) for waiting in batch for change in waiting.changes):
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
            # of its own, a statement is a transaction: one wait for the interpreter's lock instead of three
            entries = only_entries(changes)
            if entries is not None and len(entries) <= MOST_ROWS:
                carry_out(connection, put_in(entries))
            else:
                connection.execute("BEGIN IMMEDIATE")
                carry_out(connection, apply_changes(changes))
                connection.execute("COMMIT")
                if any(isinstance(change, Forget | LineRemoved | RenamedEverywhere) for change in changes):
                    self.file.forget_the_past()
            self.commits += 1
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

    async def read(self, work: Callable[[], Work[T]]) -> T:
        if self.closed:
            raise StoreError("broken", "the store is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, carry_out, self.file.reading, work())
        except sqlite3.Error as error:
            raise self.file.error(error) from error

    async def best_ratings(self, pool: str, most: int) -> list[tuple[RatingRow, str]]:
        """Kept until somebody's rating or name changes."""
        found = self.best.get((pool, most))
        if found is None:
            changes = self.rated
            found = await super().best_ratings(pool, most)
            if changes == self.rated:
                self.best[pool, most] = found
        return found


class SqliteDesk:
    """The file without the server's lock."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def carry_out(self, work: Work[T]) -> T:
        return carry_out(self.connection, work)


@contextmanager
def sqlite_desk(file: Path) -> Iterator[Desk]:
    """Opens the file. Raises NoStore."""
    if not file.is_file():
        raise NoStore(f"there is no store '{file}'")
    address = f"{file.resolve().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=10.0)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version != len(STEPS):
                raise NoStore(
                    f"'{file}' has version {version}; start the server of this program on it once"
                )
            yield Desk(SqliteDesk(connection))
    except sqlite3.Error as error:
        raise NoStore(f"the store '{file}' cannot be used: {error}") from error
