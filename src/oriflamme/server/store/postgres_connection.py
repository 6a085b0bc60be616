"""A connection to PostgreSQL that comes back, and what its errors mean. The driver is used nowhere else.

The driver was chosen by measurement: a statement of asyncpg, in the event loop, costs a third of what one
of psycopg costs in a thread.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeVar

import asyncpg

from oriflamme.server.store.interface import NoStore, StoreError, Taken
from oriflamme.server.store.sql import Row, Work

T = TypeVar("T")

CONNECT_SECONDS = 3.0
STATEMENT_SECONDS = 10.0
"""A statement that takes longer has lost its database."""

PATIENCE = 10.0
"""Seconds for which a lost database is waited for before a request is refused."""

PAUSE = 0.05
MOST_PAUSE = 0.5

SETTINGS = {
    "application_name": "oriflamme",
    # A server that hangs in the middle of a change does not hold up the others for longer.
    "idle_in_transaction_session_timeout": "2000",
    "lock_timeout": "5000",
    "default_transaction_isolation": "read committed",
}

REASONS = {"53100": "full", "53200": "full", "25006": "read-only", "55P03": "locked", "57014": "locked"}
TRY_AGAIN = ("40001", "40P01")  # serialization failure, deadlock
GOES_AWAY = ("57P01", "57P02", "57P03", "53300", "25P03")  # shutdowns, too many connections, idle too long


# The second: the driver was cut off between two steps of an answer, and cannot go on.
BROKEN = asyncpg.PostgresConnectionError | asyncpg.InternalClientError


class Lost(Exception):
    """The connection is gone. What was under way may have been carried out."""


@lru_cache(512)
def numbered(sql: str) -> str:
    """Its `?` as `$1`, `$2`, …"""
    parts = sql.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]


class Line:
    """One connection. It is opened when it is first needed, and again when it was lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: asyncpg.Connection | None = None

    async def _connected(self) -> asyncpg.Connection:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(
                self.url,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS,
                server_settings=SETTINGS,
            )
            await self.opened(self.connection)
        return self.connection

    async def opened(self, connection: asyncpg.Connection) -> None:
        """What is stored is safe on disk, whatever the database's default is."""
        sql = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting($1) = 'off'"
        await connection.fetch(sql, "synchronous_commit")

    async def fetch(self, sql: str, *values: object) -> list[Row]:
        """Rows of one statement. Raises Lost, or what the database says."""
        with self._noticing():
            rows: list[Row] = await (await self._connected()).fetch(sql, *values)
            return rows

    async def execute(self, sql: str) -> None:
        """Statements without values."""
        with self._noticing():
            await (await self._connected()).execute(sql)

    async def carry_out(self, work: Work[T]) -> T:
        """Statement by statement. Raises Lost, or what the database or the work says."""
        answer: object = None
        with self._noticing():
            connection = await self._connected()
            while True:
                try:
                    statement = work.send(answer)
                except StopIteration as end:
                    result: T = end.value
                    return result
                sql = numbered(statement.sql)
                if statement.reads:
                    answer = await connection.fetch(sql, *statement.values)
                else:
                    answer = _count(await connection.execute(sql, *statement.values))

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        try:
            yield
        except StoreError:
            raise
        except Exception as error:
            lost = isinstance(error, OSError | TimeoutError | BROKEN)
            gone = getattr(error, "sqlstate", None) in GOES_AWAY
            closed = self.connection is not None and self.connection.is_closed()
            if not (lost or gone or closed):
                raise
            self.drop()
            raise Lost(f"{type(error).__name__}: {error}") from error

    def drop(self) -> None:
        """Without a word: there may be nobody who hears it."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        if self.connection is not None:
            try:
                await self.connection.close(timeout=CONNECT_SECONDS)
            except (Exception, asyncio.CancelledError):
                self.drop()


class Waiting:
    """Pauses between two attempts, until patience ends."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds
        self.next = PAUSE

    async def pause(self, lost: Lost) -> None:
        """Raises StoreError once it has taken too long."""
        if time.monotonic() > self.until:
            raise StoreError("io", f"the database does not answer ({lost})") from lost
        await asyncio.sleep(self.next)
        self.next = min(MOST_PAUSE, self.next * 2)


def store_error(error: Exception) -> StoreError:
    """Why something was not written or read."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    reason = REASONS.get(getattr(error, "sqlstate", None) or "", "broken")
    return StoreError(reason, f"{type(error).__name__}: {error}")


def is_to_be_tried_again(error: Exception) -> bool:
    return getattr(error, "sqlstate", None) in TRY_AGAIN


def no_store(url: str, error: Exception) -> NoStore:
    why = str(error) or type(error).__name__
    return NoStore(f"the store '{without_password(url)}' cannot be used: {why.splitlines()[0]}")


def without_password(url: str) -> str:
    return re.sub(r"(://[^/@:]*):[^/@]*@", r"\1@", url)


def _count(status: str) -> int:
    """Of `INSERT 0 3`, `UPDATE 1`."""
    last = status.rpartition(" ")[2]
    return int(last) if last.isdigit() else 0
