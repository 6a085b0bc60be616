"""The store in a SQLite file: what its errors mean, who may read it, and how older files become newer."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from oriflamme.server.live.bot_pool import BotPool
from oriflamme.server.live.hub import Hub
from oriflamme.server.settings import Settings
from oriflamme.server.store import sqlite_schema
from oriflamme.server.store.interface import Append, Forget, NoStore, PersonRow, StoreError
from oriflamme.server.store.sql_changes import NAMING
from oriflamme.server.store.sql_reader import PUBLIC
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.server.table.clocks import Outage, elapsed
from oriflamme.server.table.journal import Acted, AnyEntry, Joined, Left, Said, write_entry

ANNA = PersonRow("anna", "Anna", 1, 2)


def descriptor_of(path: Path) -> int:
    """The number under which this process has a file open."""
    wanted = path.stat()
    for number in range(3, 1024):
        with suppress(OSError):  # a number that is not in use
            if os.path.samestat(os.fstat(number), wanted):
                return number
    raise AssertionError(f"{path} is not open")


@contextmanager
def refusing(store: SqliteStore, reason: str) -> Iterator[None]:
    """While it lasts a store's own connection cannot write, for a true reason of SQLite's."""
    if reason == "full":
        store.file.writing.execute("PRAGMA max_page_count = 1")
        yield
        store.file.writing.execute("PRAGMA max_page_count = 1000000")
    elif reason == "read-only":
        store.file.writing.execute("PRAGMA query_only = ON")
        yield
        store.file.writing.execute("PRAGMA query_only = OFF")
    elif reason == "locked":
        with closing(sqlite3.connect(store.file.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:  # its log is a file that cannot be written, on a disk that can
        log = next(
            int(link.name)
            for link in Path("/proc/self/fd").iterdir()
            if link.is_symlink() and str(link.readlink()) == f"{store.file.path}-wal"
        )
        kept = os.dup(log)
        with Path("/dev/null").open("rb") as nothing:
            os.dup2(nothing.fileno(), log)
        yield
        os.dup2(kept, log)
        os.close(kept)


@pytest.mark.parametrize("reason", ["full", "locked", "read-only", "io"])
def test_a_refusal_says_why(tmp_path: Path, reason: str) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.sqlite", busy_seconds=0.1)
        line = Append("t", 1, Said(5, "anna", "Anna", "x" * 100_000))
        with refusing(store, reason):
            with pytest.raises(StoreError) as refused:
                await store.write([ANNA, line])
            assert refused.value.reason == reason
        assert await store.person("anna") is None
        await store.write([ANNA, line])
        assert await store.journal("t") == [line.entry]
        await store.close()

    asyncio.run(scene())


def test_full_sync_and_write_ahead(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        assert store.file.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.file.writing.execute("PRAGMA synchronous").fetchone() == (2,)
        await store.close()

    asyncio.run(scene())


async def write_anna(file: Path) -> None:
    store = SqliteStore(file)
    await store.write([ANNA])
    await store.close()


def test_an_older_file_is_copied_then_brought_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "s.sqlite"

    async def read() -> None:
        store = SqliteStore(file)
        assert await store.person("anna") == ANNA
        await store.close()

    asyncio.run(write_anna(file))
    version = len(sqlite_schema.STEPS)
    monkeypatch.setattr(
        sqlite_schema,
        "STEPS",
        [*sqlite_schema.STEPS, "CREATE TABLE later (x); INSERT INTO later VALUES (1);"],
    )
    asyncio.run(read())
    copy = tmp_path / f"s.sqlite.version-{version}"
    for path, wanted in ((copy, version), (file, version + 1)):
        with sqlite3.connect(path) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (wanted,)
            assert db.execute("SELECT name FROM people").fetchall() == [("Anna",)]
        db.close()
    monkeypatch.undo()
    with pytest.raises(NoStore, match="version"):
        SqliteStore(file)


@pytest.fixture(params=[0o000, 0o022, 0o377], ids="umask {:03o}".format)
def _umask(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[None]:
    """Once the folder is there, which needs another one."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def rights_in(folder: Path) -> dict[str, str]:
    return {file.name: f"{stat.S_IMODE(file.stat().st_mode):o}" for file in folder.iterdir()}


@pytest.mark.usefixtures("_umask")
def test_only_the_owner_may_read_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They hold the key that signs cookies."""
    file, version = tmp_path / "s.sqlite", len(sqlite_schema.STEPS)

    async def open_and_look(*beside: str) -> None:
        store = SqliteStore(file)
        await store.write([ANNA])
        wanted = ["s.sqlite", "s.sqlite-shm", "s.sqlite-wal", "s.sqlite.lock", *beside]
        assert rights_in(tmp_path) == dict.fromkeys(wanted, "600")
        await store.write([Forget("anna")])
        await store.close()

    asyncio.run(open_and_look())
    monkeypatch.setattr(sqlite_schema, "STEPS", [*sqlite_schema.STEPS, "CREATE TABLE later (x);"])
    asyncio.run(open_and_look(f"s.sqlite.version-{version}"))


def test_files_that_others_may_read_are_narrowed(tmp_path: Path) -> None:
    asyncio.run(write_anna(tmp_path / "real [1].sqlite"))
    link = tmp_path / "s.sqlite"
    link.symlink_to(tmp_path / "real [1].sqlite")
    (tmp_path / "s.sqlite.version-1").touch()
    (tmp_path / "real [1].sqlite-wal").touch()
    (tmp_path / "mine.txt").touch()
    for path in tmp_path.iterdir():
        path.chmod(0o664)

    async def look() -> None:
        store = SqliteStore(link)
        assert rights_in(tmp_path).pop("mine.txt") == "664"  # that is none of ours
        (tmp_path / "mine.txt").unlink()
        assert set(rights_in(tmp_path).values()) == {"600"}
        await store.close()

    asyncio.run(look())


def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "s.sqlite"

    asyncio.run(write_anna(file))
    version = len(sqlite_schema.STEPS)
    monkeypatch.setattr(sqlite_schema, "STEPS", [*sqlite_schema.STEPS, "CREATE TABLE half (x); NONSENSE;"])
    with pytest.raises(NoStore):
        SqliteStore(file)
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (version,)
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    db.close()


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        with pytest.raises(NoStore, match="another server uses"):
            SqliteStore(tmp_path / "s.sqlite")
        await store.close()

    asyncio.run(scene())
    asyncio.run(scene())  # once closed it can be opened again


def test_a_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "s.sqlite"
    file.write_bytes(b"this is not a database" * 100)
    with pytest.raises(NoStore):
        SqliteStore(file)


def test_what_somebody_said_is_found_without_looking_at_all_entries(tmp_path: Path) -> None:
    """Also what was said before the file kept who said where."""
    file = tmp_path / "s.sqlite"
    entries: list[AnyEntry] = [
        Joined(1, 0, "Anna", "anna"),
        Acted(2, "keep"),
        Said(3, "anna", "Anna", "hello"),
        Left(4, 0),
    ]
    with closing(sqlite3.connect(file)) as db, db:
        db.executescript(f"{sqlite_schema.STEPS[0]} PRAGMA user_version = 1;")
        for number, entry in enumerate(entries, 1):
            db.execute(
                "INSERT INTO entries VALUES ('old', ?, ?, ?)", (number, entry.at, write_entry(entry))
            )
        db.execute("INSERT INTO entries VALUES ('other', 1, 1, ?)", (write_entry(Joined(1, 0, "B", "b")),))

    async def scene() -> None:
        store = SqliteStore(file)
        said = Said(5, "anna", "Anna", "again")
        await store.write([Append("new", 1, Left(5, 1)), Append("new", 2, said), Append("new", 3, said)])
        found = await store.entries_of("anna")
        assert found == [("old", entries[0]), ("old", entries[2]), ("new", said), ("new", said)]
        assert [plan[3].partition(" ")[0] for plan in plans(store, NAMING, ("b", b"b"))][:2] == [
            "SEARCH"
        ] * 2
        await store.close()

    asyncio.run(scene())


def plans(store: SqliteStore, sql: str, values: tuple[object, ...]) -> list[tuple[int, int, int, str]]:
    return store.file.reading.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()


def test_public_tables_are_listed_without_looking_at_all(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        (plan,) = plans(store, PUBLIC, ("open", 3))
        assert "tables_listed" in plan[3]
        await store.close()

    asyncio.run(scene())


def test_while_the_computer_sleeps_no_clock_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each beat of the server takes a second, except one, in which an hour passes."""
    hour = 3_600_000
    times = iter([0, 1000, 2000, 2000 + hour, 3000 + hour])
    slept = asyncio.Event()

    def now() -> int:
        at = next(times, None)
        if at is None:
            slept.set()
        return 4000 + hour if at is None else at

    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        hub = Hub(Settings(), store, BotPool(0, 1.0))
        monkeypatch.setattr("oriflamme.server.live.hub.now", now)
        monkeypatch.setattr("oriflamme.server.live.hub.HEARTBEAT", 0.0)
        with refusing(store, "read-only"):  # what cannot be stored at once is so with a later beat
            beats = asyncio.create_task(hub._beat())
            await slept.wait()
        while hub.unstored:
            await asyncio.sleep(0)
        beats.cancel()
        await asyncio.gather(beats, return_exceptions=True)
        asleep = Outage(2000, 2000 + hour)
        assert hub.outages == await store.outages() == [asleep]
        assert elapsed(0, 4000 + hour, hub.outages) == 4000
        await store.close()

    asyncio.run(scene())
