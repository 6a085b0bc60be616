"""What is kept: long talk is read beside the others' games, who is forgotten is gone at once, one server a
file, and an idle one lets its disk sleep."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest
from tests.helpers.stores import store_in
from tests.helpers.tables import table_with
from tests.helpers.visitors import (
    PATIENCE,
    ServerProcess,
    answer_on,
    greet,
    server_here,
    socket_of,
    table_for,
    tell,
    visitors,
)

from oriflamme.server.http import readiness
from oriflamme.server.live import hub
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import Append, NoStore, PersonRow
from oriflamme.server.store.opening import open_store
from oriflamme.server.store.records import table_row
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.server.table.journal import AnyEntry, Clock, Joined, Said, Started, TableSettings
from oriflamme.server.table.names import same_name
from oriflamme.server.table.table import Table, table_of


def test_long_talk_is_read_beside_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of an older server, which kept whatever was said."""
    table = table_with()
    said = [Append("t", n, Said(n, "p", "Ada", "again " * 20)) for n in range(2, 3000)]
    readers: list[threading.Thread] = []

    def noted(id_: str, journal: list[AnyEntry]) -> Table:
        readers.append(threading.current_thread())
        return table_of(id_, journal)

    async def scene() -> None:
        store = await open_store(store_in(tmp_path))
        await store.write([Append("t", 1, table.made), *said, table_row(table)])
        await store.close()
        monkeypatch.setattr(hub, "table_of", noted)
        async with server_here(tmp_path, Settings(workers=1)) as (server, _):
            async with server.hub.table("t") as live:
                assert len(live.table.chat) == len(said)
            assert readers
            assert threading.main_thread() not in readers

    asyncio.run(scene())


@pytest.mark.own_store
def test_who_is_forgotten_is_not_in_any_file(tmp_path: Path) -> None:
    """While the server runs on."""
    with ServerProcess(tmp_path) as server:
        (person,) = visitors(server, "Somebody Unforgettable")
        table = table_for([person])

        async def talk() -> None:
            async with socket_of(person, table) as line:
                await greet(line)
                await tell(line, type="say", id="1", text="what I said in confidence")
                assert (await answer_on(line))["accepted"]

        asyncio.run(talk())
        kept = [path for path in tmp_path.iterdir() if path.name.startswith("tables.sqlite")]
        assert any(b"Unforgettable" in path.read_bytes() for path in kept)
        assert person.ask("DELETE", "/api/me")[0] == 200
        for path in kept:
            assert b"Unforgettable" not in path.read_bytes(), path
            assert b"in confidence" not in path.read_bytes(), path


@pytest.mark.own_store
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_file_with_two_names_has_one_server(tmp_path: Path, link: object) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "one.sqlite")
        (os.symlink if link is os.symlink else os.link)(tmp_path / "one.sqlite", tmp_path / "two.sqlite")
        with pytest.raises(NoStore, match="another server uses"):
            SqliteStore(tmp_path / "two.sqlite")
        await store.close()

    asyncio.run(scene())


@pytest.mark.own_store
def test_an_idle_server_does_not_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But every second while a clock runs that somebody sits by."""
    monkeypatch.setattr(hub, "HEARTBEAT", 0.01)

    async def scene() -> None:
        async with server_here(tmp_path, Settings(workers=1)) as (server, _):
            store = server.store
            assert isinstance(store, SqliteStore)

            async def beats() -> int:
                """How much was written in twenty of them."""
                before, seen = store.commits, set[int]()
                async with asyncio.timeout(PATIENCE):
                    while len(seen) < 20:
                        seen.add(server.hub.last_beat)
                        await asyncio.sleep(0.005)
                return store.commits - before

            assert await beats() == 0
            host = PersonRow("host", "Host", 1, 1)
            live = await server.hub.make(TableSettings(clock=Clock(60)), host)
            async with live.lock:
                for seat in (1, 2):
                    await live.commit(Joined(1, seat, f"p{seat}", f"p{seat}"))
                await live.commit(Started(1, [0, 1, 2]))
            assert await beats() > 10

    asyncio.run(scene())


@pytest.mark.own_store
def test_nor_does_one_that_is_asked_whether_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every two minutes it tries; until then it has heard of no write that failed."""
    monkeypatch.setattr(readiness, "KEPT_SECONDS", 0.0)

    async def scene() -> None:
        async with server_here(tmp_path, Settings(workers=1)) as (server, _):
            store = server.store
            assert isinstance(store, SqliteStore)

            async def looks() -> int:
                """How much was written in twenty of them."""
                before = store.commits
                for _ in range(20):
                    assert (await server.readiness.look())["store"] == "ok"
                return store.commits - before

            assert await looks() == 1
            assert await looks() == 0
            store.measures.errors["full"] += 1
            assert await looks() == 1
            monkeypatch.setattr(readiness, "TRIED_EVERY", 0.0)
            assert await looks() == 20

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "АDA"),  # Cyrillic
        ("Олена", "Oлена"),
        ("Alice", "Αlice"),  # Greek
        ("Ada", "A\u200bd\u3164a"),
        ("Ada", "Ad\ufe0fa\u034f"),
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Modern", "Modem"),
        ("Bob", "B0b"),
        ("Ｂob", "Bob"),
        ("ADA", "ᎪᎠᎪ"),  # Cherokee
        ("Lisa", "ꓡꓲꓢꓮ"),  # Lisu
        ("honour", "հօոօսr"),  # Armenian
        ("Anna", "ᴀɴɴᴀ"),
        ("Ольга", "ОЛЬГА"),
        ("Νίκος", "ΝΊΚΟΣ"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Олена", "Олеся"), ("José", "Jose"), ("Éva", "Eva")]
)
def test_names_that_do_not_are_not(one: str, other: str) -> None:
    assert not same_name(one, other)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f\u1160", "\ufe0f", "\u2800", "\u034f\u200b", "\U000e0100"]
)
def test_names_that_nobody_sees_are_none(server: ServerProcess, name: str) -> None:
    (visitor,) = visitors(server, "seen")
    assert visitor.ask("POST", "/api/me", {"name": name})[0] == 409
