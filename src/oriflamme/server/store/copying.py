"""From one store to another, and whether every journal of a store can be played again.

A copy is made of one state of the store, whatever is written meanwhile. It is there as a whole or not at
all. Both stores have the same tables with the same columns (`postgres_schema.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from typing import Protocol, TypeAlias, TypeVar

from oriflamme.server.store import sqlite_schema
from oriflamme.server.store.interface import NoStore
from oriflamme.server.store.opening import is_postgres, open_store, postgres, sqlite_file
from oriflamme.server.store.sql import Row, Work, carry_out, do, marks, read
from oriflamme.server.table.journal import read_entry
from oriflamme.server.table.table import table_of

T = TypeVar("T")

Progress: TypeAlias = Callable[[int, int], None]
"""Is called with the number of rows copied so far and the total."""

AT_ONCE = 500
"""Rows that are read, and put in, with one statement."""

MOST_VALUES = 900
NUMBERED = ("commands", "reports")
"""Tables whose rows the database numbers itself."""


class BadCopy(Exception):
    """Why a store is not copied, in one line."""


class Opened(Protocol):
    """A store within one transaction."""

    async def carry_out(self, work: Work[T]) -> T: ...


class _Sqlite:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def carry_out(self, work: Work[T]) -> T:
        return carry_out(self.connection, work)


async def copy(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Copies a store into one that is empty; returns how many rows each table has. If anything goes wrong,
    the target stays empty. Raises NoStore and BadCopy."""
    columns = sqlite_schema.columns()
    await (await open_store(target)).close()  # makes its tables; refused if a server uses the file
    async with transaction(source, writes=False) as old, transaction(target, writes=True) as new:
        counts = {table: await _count(old, table) for table in columns}
        if any([await _count(new, table) for table in columns if table != "keys"]):
            raise BadCopy("there are tables or people in it already; a copy is never written over another")
        await new.carry_out(do("DELETE FROM keys"))
        done, total = 0, sum(counts.values())
        for table, names in columns.items():
            async for rows in _pages(old, table, names):
                await _put(new, table, names, rows)
                done += len(rows)
                progress(done, total)
        if is_postgres(target):
            for table in NUMBERED:
                sequence = f"pg_get_serial_sequence('{table}', 'number')"
                sql = f"SELECT setval({sequence}, max(number)) FROM {table} HAVING max(number) IS NOT NULL"
                await new.carry_out(read(sql))
        await _compare(old, new, columns)
    return counts


async def check(url: str, progress: Progress) -> tuple[int, list[tuple[str, str]]]:
    """Plays every journal again. Returns how many there are, and for those that cannot be played the table
    and the type of the error; its message may name cards. Raises NoStore."""
    bad = []
    async with transaction(url, writes=False) as store:
        ids = [str(row[0]) for row in await store.carry_out(read("SELECT id FROM tables ORDER BY id"))]
        orphans = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
        bad += [(str(row[0]), "NoSuchTable") for row in await store.carry_out(read(orphans))]
        for done, id_ in enumerate(ids, 1):
            why = await _fault(store, id_)
            if why:
                bad.append((id_, why))
            progress(done, len(ids))
    return len(ids), bad


async def _fault(store: Opened, id: str) -> str:
    """Why a journal cannot be played again; empty if it can."""
    sql = "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number"
    rows = await store.carry_out(read(sql, id))
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        return "MissingEntry"
    try:
        table = table_of(id, [read_entry(row[1]) for row in rows])
    except Exception as error:
        return type(error).__name__
    ((status,),) = await store.carry_out(read("SELECT status FROM tables WHERE id = ?", id))
    return "" if table.status == status else "OtherStatus"


@asynccontextmanager
async def transaction(url: str, writes: bool) -> AsyncIterator[Opened]:
    """One state of a store, or one change of it. Raises NoStore."""
    if is_postgres(url):
        async with postgres().transaction(url, writes) as line:
            yield line
        return
    file = sqlite_file(url)
    if not file.is_file():
        raise NoStore(f"there is no store '{file}'")
    address = f"{file.resolve().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=30.0)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version != len(sqlite_schema.STEPS):
                raise NoStore(
                    f"'{file}' has version {version}; start the server of this program on it once"
                )
            connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
            yield _Sqlite(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise NoStore(f"the store '{file}' cannot be used: {error}") from error


async def _count(store: Opened, table: str) -> int:
    return int((await store.carry_out(read(f"SELECT count(*) FROM {table}")))[0][0])


async def _pages(
    store: Opened, table: str, names: Sequence[str], most: int = AT_ONCE
) -> AsyncIterator[list[Row]]:
    """All rows of a table in the order of its key, some at a time."""
    listed = ", ".join(names)
    if table == "outages":  # it has no key, and is short
        yield await store.carry_out(read(f"SELECT {listed} FROM {table} ORDER BY {listed}"))
        return
    key = sqlite_schema.keys()[table]
    order, last = ", ".join(key), None
    while True:
        after = f"WHERE ({order}) > ({marks(key)})" if last is not None else ""
        sql = f"SELECT {listed} FROM {table} {after} ORDER BY {order} LIMIT {most}"
        rows = await store.carry_out(read(sql, *(last or ())))
        if rows:
            yield rows
            last = tuple(rows[-1])[: len(key)]
        if len(rows) < most:
            return


async def _put(store: Opened, table: str, names: Sequence[str], rows: Sequence[Row]) -> None:
    one = f"({marks(names)})"
    for some in _chunks(rows, MOST_VALUES // len(names)):
        sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([one] * len(some))}"
        await store.carry_out(do(sql, *(value for row in some for value in row)))


def _chunks(rows: Sequence[Row], size: int) -> Iterator[Sequence[Row]]:
    for first in range(0, len(rows), size):
        yield rows[first : first + size]


async def _compare(old: Opened, new: Opened, columns: dict[str, tuple[str, ...]]) -> None:
    """Row by row, before the copy becomes one. Raises BadCopy."""
    for table, names in columns.items():
        copied = _pages(new, table, names)
        async for rows in _pages(old, table, names):
            others = await anext(copied, None) or []
            if [tuple(row) for row in rows] != [tuple(row) for row in others]:
                raise BadCopy(f"the rows of {table} are not what they were")
        if await anext(copied, None):
            raise BadCopy(f"there are more rows of {table} than there were")
