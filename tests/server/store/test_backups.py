"""Copies of the store: taken beside a server that writes, put back where none runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from tests.helpers.commands import refused, run_here
from tests.helpers.stores import stored
from tests.helpers.visitors import (
    PATIENCE,
    ServerProcess,
    play_all,
    started,
    visitors,
)

from oriflamme.server.store.backups import BadCopy, back_up, check, restore
from oriflamme.server.store.interface import Alive, NoStore
from oriflamme.server.store.opening import open_store


def silent(done: int, of: int) -> None:
    pass


def test_a_copy_beside_a_running_server_is_put_back(tmp_path: Path) -> None:
    """A finished game and one in play are in it; what came later is gone after the restore."""
    copy = tmp_path / "copy.sqlite"
    with ServerProcess(tmp_path) as server:
        url = f"sqlite:///{server.file}"
        people = visitors(server, "a", "b", "c")
        over = started(people)
        asyncio.run(play_all(people, over))
        going = started(people)
        done = run_here("backup", url, copy)
        assert done.returncode == 0, done.stderr
        assert "is complete and sound" in done.stdout
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.sqlite"]
        before = stored(server.store, going)
        later = started(people)
        assert "another server uses" in refused("restore", copy, url)
        assert "exists already" in refused("backup", url, copy)
        server.kill()  # its log stays behind, with the later table in it
        assert server.file.with_name(f"{server.file.name}-wal").stat().st_size > 0
        done = run_here("restore", copy, url)
        assert done.returncode == 0, done.stderr
        kept = tmp_path / "tables.sqlite.before-restore"
        assert f"what was there before is '{kept}'" in done.stdout
        assert stored(f"sqlite:///{kept}", later)
        assert stored(server.store, going) == before
        assert not stored(server.store, later)
        assert stat.S_IMODE(server.file.stat().st_mode) == 0o600
        server.start()
        asyncio.run(play_all(people, going))
        assert people[0].ask("GET", f"/api/tables/{later}")[0] == 404


def test_a_copy_ends_though_another_never_stops_writing(tmp_path: Path) -> None:
    """Each write falls between two steps of the copy. SQLite's own way would begin again each time."""
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    steps = []
    with closing(_filled(file, 3000)) as other:

        def write_between(done: int, of: int) -> None:
            steps.append((done, of))
            other.execute("UPDATE alive SET at = at + 1")

        back_up(file, copy, write_between)
        assert len(steps) > 2
        assert [done for done, _ in steps] == sorted({done for done, _ in steps})
        assert _alive(file) == 1 + len(steps)
    assert _alive(copy) == 1


def test_a_writer_is_not_held_up_by_a_copy(tmp_path: Path) -> None:
    """A server's store commits while a copy stands still in its middle."""
    file = tmp_path / "tables.sqlite"
    _filled(file, 3000).close()
    middle, written = threading.Event(), threading.Event()

    def wait_once(done: int, of: int) -> None:
        if not middle.is_set():
            middle.set()
            assert written.wait(PATIENCE)

    async def scene() -> None:
        store = await open_store(f"sqlite:///{file}")
        copying = asyncio.create_task(asyncio.to_thread(back_up, file, tmp_path / "copy", wait_once))
        await asyncio.to_thread(middle.wait, PATIENCE)
        await store.write([Alive(7)])
        written.set()
        await copying
        assert await store.alive() == 7
        await store.close()

    asyncio.run(scene())


def _filled(file: Path, tables: int) -> sqlite3.Connection:
    """A store with some megabytes in it, and a connection to it, as another program has."""

    async def make() -> None:
        store = await open_store(f"sqlite:///{file}")
        await store.write([Alive(1)])
        await store.close()

    asyncio.run(make())
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    db.execute("BEGIN")
    db.executemany(
        "INSERT INTO secrets VALUES (?, ?, 'token', 0)", ((f"{n}", "x" * 8000) for n in range(tables))
    )
    db.execute("COMMIT")
    return db


def _alive(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT at FROM alive").fetchone()[0])


def _damaged(file: Path) -> None:
    """A page in its middle is not what it was."""
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    file.write_bytes(content)


@pytest.mark.parametrize(
    "fault", ["damaged", "cut off", "no store", "newer", "unreadable journal", "missing"]
)
def test_a_bad_copy_is_not_put_back(tmp_path: Path, fault: str) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    _filled(file, 1).close()
    _filled(copy, 100).close()
    if fault == "damaged":
        _damaged(copy)
    elif fault == "cut off":
        copy.write_bytes(copy.read_bytes()[: 50 * 4096])
    elif fault == "no store":
        copy.write_text("names and cards")
    elif fault == "missing":
        copy.unlink()
    else:
        with closing(sqlite3.connect(copy)) as db:
            if fault == "newer":
                db.execute("PRAGMA user_version = 99")
            else:
                db.execute("INSERT INTO tables VALUES ('t', 'CODE', 'playing', 1, 1, 1, '{}')")
                db.execute("""INSERT INTO entries VALUES ('t', 1, 1, '{"is": "nonsense"}')""")
            db.commit()
    before, names = file.read_bytes(), {path.name for path in tmp_path.iterdir()}
    with pytest.raises((BadCopy, NoStore)):
        restore(copy, file, silent)
    assert file.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} - names <= {"tables.sqlite.lock"}


def test_what_root_puts_back_belongs_to_the_server(tmp_path: Path) -> None:
    """Whoever owns the folder. Without root's rights that is who runs this."""
    folder, copy = tmp_path / "store", tmp_path / "copy.sqlite"
    folder.mkdir()
    if os.geteuid() == 0:
        os.chown(folder, 65534, 65534)
    _filled(copy, 1).close()
    restore(copy, folder / "tables.sqlite", silent)
    files = [*folder.iterdir()]
    assert {path.name for path in files} >= {"tables.sqlite", "tables.sqlite.lock"}
    assert {path.stat().st_uid for path in files} == {folder.stat().st_uid}


def test_a_damaged_store_is_replaced_and_kept_with_its_log(tmp_path: Path) -> None:
    """Even one that SQLite cannot open any more. A second restore keeps what the first one made."""
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    _filled(copy, 10).close()
    file.write_bytes(b"nonsense" * 1000)
    log = tmp_path / "tables.sqlite-wal"
    log.write_bytes(b"a log")
    kept = restore(copy, file, silent)
    assert kept is not None
    assert kept.read_bytes() == b"nonsense" * 1000
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"a log"
    assert not log.exists()
    assert _alive(file) == 1
    assert restore(copy, file, silent) == tmp_path / "tables.sqlite.before-restore-2"


def test_a_log_without_its_store_does_not_come_into_the_copy(tmp_path: Path) -> None:
    file, copy = tmp_path / "new" / "tables.sqlite", tmp_path / "copy.sqlite"
    _filled(copy, 10).close()
    file.parent.mkdir()
    (file.parent / "tables.sqlite-wal").write_bytes(b"of another file")
    assert restore(copy, file, silent) is None
    assert not (file.parent / "tables.sqlite-wal").exists()
    check(file)


def test_after_a_crash_the_store_is_looked_at(tmp_path: Path) -> None:
    """A sound one is used, with a line in the log; a damaged one is refused, and what to do is said."""
    with ServerProcess(tmp_path) as server:
        visitors(server, "anna", "bert")
        assert "was not stopped" not in server.log.read_text()
        server.kill()
        server.start()
        assert "was not stopped in order; its store is sound" in server.log.read_text()
        assert server.stop() == 0
        _damaged(server.file)
        server.file.with_name(f"{server.file.name}-wal").write_bytes(b"a log that was cut off")
        with pytest.raises(AssertionError, match=r"is damaged .*put back a copy: oriflamme restore"):
            server.start()
