"""Copies of the SQLite file: made while the server runs, checked, and restored.

A copy is made within one read transaction. The write-ahead log keeps what that transaction sees for as long
as it lasts. Writers therefore continue, and the copy never has to start again.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from oriflamme.server.store.interface import NoStore
from oriflamme.server.store.private_files import make_private
from oriflamme.server.store.sqlite_file import alone
from oriflamme.server.store.sqlite_schema import STEPS
from oriflamme.server.table.journal import read_entry
from oriflamme.server.table.table import table_of

Progress: TypeAlias = Callable[[int, int], None]
"""Is called with the number of pages copied so far and the total."""

PAGES = 1024
"""Pages that are copied in one step: 4 MB."""

SAMPLE = 200
"""How many of the newest journals are replayed as a check. As many again are picked from all journals."""

BUSY_SECONDS = 30.0

KEPT = ".before-restore"


class BadCopy(Exception):
    """What is wrong with a file that should be a store, in one line."""


def back_up(file: Path, target: Path, progress: Progress) -> None:
    """Copies the store to a new file, with or without a running server. The new file gets its name only
    when it is complete and checked. Raises NoStore and BadCopy."""
    if target.exists() or target.is_symlink():
        raise BadCopy(f"'{target}' exists already; a copy is never written over another")
    with _new_file(target) as part, _complaining_of(file), closing(_open(file)) as store:
        _copy(store, part, progress)
        check(part)
        _settle(part)
        part.rename(target)
    _settle_folder(target)


def restore(source: Path, file: Path, progress: Progress) -> Path | None:
    """Puts a copy in the place of a store that no server uses. The old store is kept beside it, and its
    name is returned. If anything is wrong with the copy, nothing changes. Raises NoStore and BadCopy."""
    file = file.resolve()
    if file.exists() and source.exists() and source.samefile(file):
        raise BadCopy(f"'{source}' is the store itself")
    with ExitStack() as held:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            held.enter_context(alone(file))
        except OSError as error:
            raise NoStore(f"the store '{file}' cannot be used: {error.strerror}") from error
        part = held.enter_context(_new_file(file))
        with _complaining_of(source), closing(_open(source)) as copy:
            _copy(copy, part, progress)
        check(part)
        _settle(part)
        kept = _keep(file)
        part.replace(file)
    _settle_folder(file)
    return kept


def check(file: Path) -> None:
    """Checks that a file is an intact store whose games can be continued. Raises BadCopy."""
    try:
        with closing(_open(file)) as store:
            version = store.execute("PRAGMA user_version").fetchone()[0]
            if not 0 < version <= len(STEPS):
                raise BadCopy(f"its version is {version}; this program knows 1 to {len(STEPS)}")
            found = store.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise BadCopy(f"it is damaged: {found.splitlines()[-1]}")
            _play_again(store)
    except (sqlite3.Error, NoStore) as error:
        raise BadCopy(f"it cannot be read: {error}") from error


def _play_again(store: sqlite3.Connection) -> None:
    """Replays the journals of some tables: the newest, and a regular sample of the others."""
    count = store.execute("SELECT count(*) FROM tables").fetchone()[0]
    step = max(1, count // SAMPLE)
    sql = f"""SELECT id FROM (SELECT id, row_number() OVER (ORDER BY made DESC) AS place FROM tables)
              WHERE place <= {SAMPLE} OR place % {step} = 0"""
    for (table,) in store.execute(sql).fetchall():
        bodies = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
        try:
            table_of(table, [read_entry(body) for (body,) in store.execute(bodies, (table,))])
        except Exception as error:  # only the type is reported, because the message may name cards
            raise BadCopy(f"the journal of table {table} cannot be read ({type(error).__name__})") from None


def _copy(store: sqlite3.Connection, part: Path, progress: Progress) -> None:
    store.execute("BEGIN")
    store.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on it sees one state
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        copy.execute("PRAGMA synchronous = OFF")  # the whole file is synced at the end
        store.backup(copy, pages=PAGES, progress=lambda _, left, all_: progress(all_ - left, all_))
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without a log beside it
    store.execute("COMMIT")


def _open(file: Path) -> sqlite3.Connection:
    """Opens an existing file without taking the server's lock."""
    if not file.is_file():
        raise NoStore(f"there is no store '{file}'")
    address = f"{file.resolve().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_SECONDS)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A private file in the same folder. It is deleted afterwards unless it was moved."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        if not part.exists():
            part.touch(exist_ok=False)  # raises the reason why it cannot be created
        yield part
    except OSError as error:
        raise BadCopy(f"'{target}' cannot be written: {error.strerror or error}") from error
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(f"{part.name}{end}").unlink()


@contextmanager
def _complaining_of(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadCopy(f"'{file}' cannot be copied: {error}") from error


def _keep(file: Path) -> Path | None:
    """Gives the old store a second name. SQLite first writes the contents of its log into the store. If the
    store is too damaged for that, the log is kept too, under the matching name. No log is left for the new
    file."""
    logs = [file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm")]
    kept = _unused_name(file) if file.exists() else None
    if kept is not None:
        kept_log = kept.with_name(f"{kept.name}-wal")
        os.link(file, kept)
        if logs[0].exists():
            os.link(logs[0], kept_log)
        with suppress(sqlite3.Error), closing(_open(file)) as store:
            store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if kept_log.exists() and not kept_log.stat().st_size:
            kept_log.unlink()
    for log in logs:
        log.unlink(missing_ok=True)
    return kept


def _unused_name(file: Path) -> Path:
    kept, number = file.with_name(f"{file.name}{KEPT}"), 1
    while kept.exists():
        number += 1
        kept = file.with_name(f"{file.name}{KEPT}-{number}")
    return kept


def _settle(part: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _settle_folder(file: Path) -> None:
    """Makes sure that the file's name is on disk too."""
    if os.name == "nt":
        return
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
