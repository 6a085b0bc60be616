"""The store in PostgreSQL: connections that are lost, versions, addresses, and what it has in common."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from tests.helpers.databases import cluster, new_database
from tests.helpers.proxy import Proxy
from tests.helpers.visitors import PATIENCE

from oriflamme.server.store import postgres_connection, sqlite_schema
from oriflamme.server.store.interface import Append, NoStore, PersonRow, Secret, StoreError, Taken, UseUp
from oriflamme.server.store.opening import open_desk, open_store
from oriflamme.server.store.postgres import PostgresStore
from oriflamme.server.store.postgres_connection import Line, without_password
from oriflamme.server.table.journal import Acted, Left

ANNA = PersonRow("anna", "Anna", 1, 2)
LINK = Secret("h", "anna", "link", 10)


@asynccontextmanager
async def behind_a_proxy() -> AsyncIterator[tuple[PostgresStore, Proxy]]:
    url, proxy = new_database(), Proxy(cluster().socket())
    await proxy.start()
    store = await PostgresStore.open(proxy.address_of(url))
    try:
        yield store, proxy
    finally:
        await store.close()
        await proxy.stop()


async def deafly(proxy: Proxy, work: Awaitable[None], done: Callable[[], Awaitable[object]]) -> None:
    """The database carries something out, and the connection is cut before anybody hears of it."""
    proxy.deaf = True
    task = asyncio.ensure_future(work)
    async with asyncio.timeout(PATIENCE):
        while not await done():
            await asyncio.sleep(0.01)
    proxy.deaf = False
    proxy.cut()
    await task


def test_what_was_carried_out_unheard_is_not_carried_out_twice() -> None:
    async def scene() -> None:
        async with behind_a_proxy() as (store, proxy):
            for number in (1, 2):  # from the second time on it is one message to the database
                await store.write([Append("t", number, Left(number, 0))])
            direct = Line(cluster().server.get_uri(store.url.rpartition("/")[2]))

            async def is_there() -> bool:
                return bool(await direct.fetch("SELECT 1 FROM entries WHERE number = 3"))

            await deafly(proxy, store.write([Append("t", 3, Acted(3, "keep"))]), is_there)
            assert await store.journal("t") == [Left(1, 0), Left(2, 0), Acted(3, "keep")]
            with pytest.raises(Taken):
                await store.write([Append("t", 3, Left(4, 0))])
            await direct.close()

    asyncio.run(scene())


def test_a_lost_answer_to_a_commit_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A link that is used up in that moment was used up by whoever asked."""

    async def scene() -> None:
        async with behind_a_proxy() as (store, proxy):
            await store.write([ANNA, LINK])
            honest = Line.execute

            async def execute(line: Line, sql: str) -> None:
                if line is store.line and sql == "COMMIT" and not cut:
                    cut.append(sql)
                    proxy.deaf = True
                    asyncio.get_running_loop().call_later(0.2, hear_again)
                await honest(line, sql)

            def hear_again() -> None:
                proxy.deaf = False
                proxy.cut()

            cut: list[str] = []
            monkeypatch.setattr(Line, "execute", execute)
            await store.write([UseUp("h")])
            assert cut
            assert await store.secret("h") is None

    asyncio.run(scene())


def test_who_reads_and_writes_waits_for_a_database_that_comes_back() -> None:
    async def scene() -> None:
        url = new_database()
        store = await open_store(url)
        await store.write([ANNA])
        restart = asyncio.create_task(asyncio.to_thread(cluster().restart))
        written, number = 0, 0
        while not restart.done() or written < 3:
            number += 1
            await store.write([Append("t", number, Left(number, 0))])
            assert await store.person("anna") == ANNA
            written += restart.done()
        await restart
        assert [entry.at for entry in await store.journal("t")] == list(range(1, number + 1))
        await store.close()

    asyncio.run(scene())


def test_a_database_that_stays_away_is_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with behind_a_proxy() as (store, proxy):
            await store.write([Append("t", 1, Left(1, 0))])
            proxy.closed = True
            proxy.cut()
            for attempt in (store.write([Append("t", 2, Left(2, 0))]), store.write([ANNA])):
                with pytest.raises(StoreError) as refused:
                    await attempt
                assert refused.value.reason == "io"
            with pytest.raises(StoreError):
                await store.person("anna")
            proxy.closed = False
            await store.write([Append("t", 2, Left(2, 0)), ANNA])
            assert await store.person("anna") == ANNA

    monkeypatch.setattr("oriflamme.server.store.postgres.PATIENCE", 0.1)
    asyncio.run(scene())


def test_older_and_newer_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened() -> None:
        store = await open_store(url)
        assert await store.person("anna") == ANNA
        await store.close()

    async def make() -> None:
        store = await open_store(url)
        await store.write([ANNA])
        await store.close()

    url = new_database()
    asyncio.run(make())
    before = sqlite_schema.STEPS
    monkeypatch.setattr(
        sqlite_schema, "STEPS", [*before, "CREATE TABLE half (x INTEGER, y BLOB) WITHOUT ROWID; NONSENSE;"]
    )
    with pytest.raises(NoStore, match="NONSENSE"):
        asyncio.run(opened())
    monkeypatch.setattr(sqlite_schema, "STEPS", [*before, "CREATE TABLE half (x INTEGER, y BLOB);"])
    asyncio.run(opened())
    monkeypatch.setattr(sqlite_schema, "STEPS", before)
    with pytest.raises(NoStore, match=f"version {len(before) + 1}; this program knows {len(before)}"):
        asyncio.run(opened())


def test_several_servers_may_make_the_tables_at_once() -> None:
    async def scene() -> None:
        url = new_database()
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        await stores[0].write([ANNA])
        assert [await store.person("anna") for store in stores] == [ANNA] * 4
        assert len({await store.key("cookies") for store in stores}) == 1
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())


def test_an_address_where_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoStore, match=r"'postgresql://me@127.0.0.1:1/x' cannot be used: ") as refused:
        asyncio.run(open_store("postgresql://me:secret@127.0.0.1:1/x"))
    assert "secret" not in str(refused.value)
    assert without_password("postgresql:///x?host=/tmp") == "postgresql:///x?host=/tmp"

    async def look() -> None:
        async with open_desk(new_database()):
            pass

    with pytest.raises(NoStore, match="start the server of this program on it once"):
        asyncio.run(look())


def test_without_its_package_the_store_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in ("postgres", "postgres_connection", "postgres_schema"):
        monkeypatch.delitem(sys.modules, f"oriflamme.server.store.{module}")
    with pytest.raises(NoStore, match=r"pip install 'oriflamme\[postgres\]'"):
        asyncio.run(open_store("postgresql://localhost/x"))


def test_values_are_numbered() -> None:
    assert postgres_connection.numbered("a = ? AND b IN (?, ?)") == "a = $1 AND b IN ($2, $3)"
    assert postgres_connection.numbered("SELECT 1") == "SELECT 1"
