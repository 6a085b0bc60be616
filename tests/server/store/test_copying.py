"""From a file into PostgreSQL and back, and checks of every journal."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.helpers.databases import new_database

from oriflamme.cli.commands import run
from oriflamme.notation.words import action_text
from oriflamme.server.store.admin import Ban, BanPerson, Commanded, Reported
from oriflamme.server.store.copying import BadCopy, copy
from oriflamme.server.store.interface import Alive, Append, PersonRow, RatingRow, Secret
from oriflamme.server.store.opening import open_store
from oriflamme.server.store.records import table_row
from oriflamme.server.table import commands
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import AnyEntry, Clock, Joined, Said, TableSettings
from oriflamme.server.table.table import Table, table_of


def in_mid_choice() -> tuple[Table, list[AnyEntry]]:
    """A table at which some have played and somebody is asked."""
    made = commands.make(TableSettings("base", [], 3, Clock(30, 60), True, True, True, True), "anna", 5)
    entries: list[AnyEntry] = [made]
    table = table_of("t1", entries)
    for number, name in enumerate(("Anna", "Bert", "Cleo")):
        table.apply(Joined(6, number, name, name.lower()))
        entries.append(Joined(6, number, name, name.lower()))
    entries.append(commands.start(table, "anna", 7))
    table.apply(entries[-1])
    for at in range(8, 13):
        state = table.state
        assert state is not None
        act = commands.act(
            table, table.asked(), table.decision, action_text(state.legal()[0]), f"m{at}", at
        )
        entries.append(act)
        table.apply(act)
    return table, entries


async def fill(url: str, more: int = 0) -> None:
    table, entries = in_mid_choice()
    store = await open_store(url)
    await store.key("cookies")
    await store.write([Append("t1", number, entry) for number, entry in enumerate(entries, 1)])
    await store.write(
        [
            table_row(table),
            *(PersonRow(f"p{n}", f"Name {n} – żółw", n, n) for n in range(more + 2)),
            Secret("h", "p1", "link", 9),
            RatingRow("p1", "bots", 25.123456789012345, 8.3333333333333339, 3),
            *(Outage(1, 2), Outage(1, 2), Alive(9)),
            *(Commanded(5, "root", BanPerson("p1", "x")), Ban("p1", "person", 5)),
            *(Append("t1", len(entries) + 1, Said(20, "p1", "Name", "hello")), Reported("t1", 1, "p1", 9)),
        ]
    )
    await store.close()


def everything_in(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def test_a_file_goes_to_postgresql_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, database = tmp_path / "old.sqlite", tmp_path / "new.sqlite", new_database()
    asyncio.run(fill(f"sqlite:///{old}", more=1200))
    assert run(["store", "copy", f"sqlite:///{old}", database]) == 0
    assert "1 tables, 11 entries, 1,202 people" in capsys.readouterr().out
    assert run(["store", "check", database]) == 0
    assert capsys.readouterr().out == "all journals can be played again: 1 tables\n"
    assert run(["store", "copy", database, f"sqlite:///{new}"]) == 0
    assert everything_in(new) == everything_in(old)

    async def goes_on() -> None:
        before = await open_store(f"sqlite:///{old}")
        store = await open_store(database)
        table, again = [table_of("t1", await one.journal("t1")) for one in (before, store)]
        assert again.state is not None
        assert table.state is not None
        assert (again.decision, again.state.legal()) == (6, table.state.legal())
        await before.close()
        await store.write([Commanded(6, "root", BanPerson("p2", "y"))])  # numbers go on too
        assert [row.number for row in await store.commands_to_do()] == [1, 2]
        await store.close()

    asyncio.run(goes_on())


@pytest.mark.parametrize("make", [lambda folder: f"sqlite:///{folder}/b.sqlite", lambda _: new_database()])
def test_a_copy_is_never_written_over_another(tmp_path: Path, make: Callable[[Path], str]) -> None:
    source, target = f"sqlite:///{tmp_path}/a.sqlite", make(tmp_path)

    async def scene() -> None:
        await fill(source)
        await copy(source, target, lambda done, of: None)
        with pytest.raises(BadCopy, match="in it already"):
            await copy(source, target, lambda done, of: None)

    asyncio.run(scene())


@pytest.mark.parametrize("make", [lambda folder: f"sqlite:///{folder}/b.sqlite", lambda _: new_database()])
def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, make: Callable[[Path], str]) -> None:
    source, target = f"sqlite:///{tmp_path}/a.sqlite", make(tmp_path)

    def interrupt(done: int, of: int) -> None:
        if done > of // 2:
            raise KeyboardInterrupt

    async def scene() -> None:
        with pytest.raises(KeyboardInterrupt):
            await copy(source, target, interrupt)
        store = await open_store(target)
        assert (await store.journal("t1"), await store.person("p1")) == ([], None)
        await store.close()

    asyncio.run(fill(source, more=1000))
    asyncio.run(scene())


def test_a_journal_that_cannot_be_played_again_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.sqlite"
    asyncio.run(fill(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(
            "UPDATE entries SET body = ? WHERE number = 7", (b'{"is":"acted","at":9,"action":"fly"}',)
        )
        db.execute("INSERT INTO tables SELECT 't2', 'CODE2', status, 0, 1, 0, summary FROM tables")
        db.execute("INSERT INTO entries SELECT 't2', number, at, body FROM entries WHERE number IN (1, 3)")
        db.execute(
            "INSERT INTO entries SELECT 't3', number, at, body FROM entries WHERE number = 1 LIMIT 1"
        )
    assert run(["store", "check", f"sqlite:///{file}"]) == 2
    told = capsys.readouterr()
    assert [line.partition(":")[0] for line in told.out.splitlines()] == [
        "table t3",
        "table t1",
        "table t2",
    ]
    assert "fly" not in told.out
    assert "3 of 2 tables" in told.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["store", "copy", "sqlite:///a"], "oriflamme store copy FROM TO"),
        (["store", "check", "sqlite:///nowhere.sqlite"], "there is no store"),
        (["backup", "postgresql://x/y", "file"], "use pg_dump"),
        (["restore", "file", "postgresql://x/y"], "use pg_restore"),
    ],
)
def test_what_is_not_done_is_said(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    assert says in capsys.readouterr().err
