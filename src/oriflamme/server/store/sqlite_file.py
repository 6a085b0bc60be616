"""Opening the SQLite file: its lock, its rights, its connections, and what its errors mean."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from oriflamme.server.store.interface import InUse, NoStore, StoreError
from oriflamme.server.store.private_files import make_private, narrow
from oriflamme.server.store.sqlite_schema import TooNew, copies_of, migrate

log = logging.getLogger("oriflamme.server")

CHECKPOINT_PAGES = 4000
PROBE_BYTES = 64 * 1024

REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
}


class SqliteFile:
    """The file, up to date, with one connection to write and one to read. No other server may open it."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self.path = path
        try:
            with ExitStack() as opened:
                path.parent.mkdir(parents=True, exist_ok=True)
                make_private(path.resolve())  # also so that it can be locked
                opened.enter_context(alone(path))
                _keep_private(path)
                stopped = _was_stopped(path)
                self.writing = opened.enter_context(closing(_connect(path, busy_seconds)))
                if not stopped:
                    _quick_check(self.writing, path)
                migrate(self.writing, path)
                self.reading = opened.enter_context(closing(_connect(path, busy_seconds)))
                self._opened = opened.pop_all()
        except (OSError, sqlite3.Error, TooNew) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise NoStore(f"the store '{path}' cannot be used: {why}") from error

    def close(self) -> None:
        self._opened.close()

    def forget_the_past(self) -> None:
        """What was overwritten is still in the write-ahead log, until that is begun anew."""
        with suppress(sqlite3.Error):  # somebody reads: the next one does it, or a clean end
            self.writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def error(self, error: Exception) -> StoreError:
        """Why something could not be written or read."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        disk = code == sqlite3.SQLITE_IOERR
        reason = _trouble_in(self.path.parent) if disk else REASONS.get(code, "broken")
        return StoreError(reason, str(error))


def _was_stopped(path: Path) -> bool:
    """Whether the last one to use the file closed it. If not, its log is still there."""
    file = path.resolve()
    log_file = file.with_name(f"{file.name}-wal")
    return not log_file.exists() or not log_file.stat().st_size


def _quick_check(connection: sqlite3.Connection, path: Path) -> None:
    """After a crash or a power cut: better no server than one that writes into a damaged file."""
    began = time.monotonic()
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise NoStore(
            f"the store '{path}' is damaged ({found.splitlines()[-1]}); put back a copy: oriflamme restore"
        )
    took = time.monotonic() - began
    log.warning("the server was not stopped in order; its store is sound (looked at in %.1f s)", took)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Refuse a second server on the same file: each would keep tables in memory that the other changes."""
    file = path.resolve()  # also if they come by different links
    lock_file = file.with_name(f"{file.name}.lock")
    make_private(lock_file)  # who can open it can hold it
    with ExitStack() as held:
        lock = held.enter_context(lock_file.open("a"))
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                # The file itself too, in case it has a second name. Elsewhere SQLite's locks may be the
                # same ones. To close it ends those, so it is opened only if the first lock is free.
                if sys.platform == "linux" and file.exists():
                    itself = held.enter_context(file.open("rb"))
                    fcntl.flock(itself, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse(f"another server uses '{path}'") from None
        yield


def _keep_private(path: Path) -> None:
    """Make the file private, with what SQLite has left beside it and the copies of older versions. Files
    that SQLite creates later get the rights of the file."""
    file = path.resolve()
    make_private(file)
    for end in ("-wal", "-shm"):
        narrow(file.with_name(f"{file.name}{end}"))
    for copy in copies_of(path):
        narrow(copy)


def _connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is not left in unused pages
        connection.execute("PRAGMA temp_store = MEMORY")  # no files beside the private ones
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _trouble_in(folder: Path) -> str:
    """Why files cannot be written there. SQLite only says that something is wrong."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(PROBE_BYTES))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            return "full"
        if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            return "read-only"
    return "io"
