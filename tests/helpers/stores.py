"""Which store the servers of the tests have, and what stands in it.

`ORIFLAMME_TEST_STORE=postgres` gives them PostgreSQL instead of a file. Tests that are about the file, or
bring a store of their own, are marked `own_store`, and left out then.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from oriflamme.server.store.opening import open_desk
from oriflamme.server.store.sql import Row, Work, do, read
from oriflamme.server.table.journal import AnyEntry, read_entry

T = TypeVar("T")

ON_POSTGRES = os.environ.get("ORIFLAMME_TEST_STORE") == "postgres"


@cache
def store_in(folder: Path) -> str:
    """The address of a store for the servers of this folder."""
    if not ON_POSTGRES:
        return f"sqlite:///{folder / 'tables.sqlite'}"
    from tests.helpers.databases import new_database

    return new_database()


def stored(url: str, table: str) -> list[AnyEntry]:
    """The journal of a table."""
    sql = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
    return [read_entry(body) for (body,) in rows(url, sql, table)]


def rows(url: str, sql: str, *values: object) -> list[Row]:
    """What a query finds, beside the server."""
    return _carried_out(url, read(sql, *values))


def change(url: str, sql: str, *values: object) -> None:
    _carried_out(url, do(sql, *values))


def _carried_out(url: str, work: Work[T]) -> T:
    async def scene() -> T:
        async with open_desk(url) as desk:
            return await desk.store.carry_out(work)

    with ThreadPoolExecutor(1) as beside:  # whoever asks may be in a loop of their own
        return beside.submit(asyncio.run, scene()).result()
