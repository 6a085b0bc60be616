"""The tables of the SQLite store, and how older files become newer ones."""

from __future__ import annotations

import glob
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from oriflamme.server.store.private_files import make_private

# Each step brings a file from its place in this list to the next version; none may ever be changed.
STEPS = [
    """
    CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
    CREATE TABLE outages (began INTEGER NOT NULL, ended INTEGER NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL, public INTEGER NOT NULL,
        made INTEGER NOT NULL, wakes INTEGER NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, made);
    CREATE TABLE sitting (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX sitting_by_table ON sitting (table_id);
    CREATE TABLE entries (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL,
        program INTEGER NOT NULL, owner TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX people_by_owner ON people (owner) WHERE owner != '';
    CREATE TABLE secrets (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE games (
        id TEXT PRIMARY KEY, finished INTEGER NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE played (
        person TEXT NOT NULL, finished INTEGER NOT NULL, game TEXT NOT NULL, fared BLOB NOT NULL,
        PRIMARY KEY (person, finished, game)
    ) WITHOUT ROWID;
    CREATE INDEX played_by_game ON played (game);
    CREATE TABLE ratings (
        who TEXT NOT NULL, pool TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
        games INTEGER NOT NULL, PRIMARY KEY (who, pool)
    ) WITHOUT ROWID;
    """,
    """
    CREATE INDEX tables_listed ON tables (status, made) WHERE public = 1;
    CREATE TABLE named (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO named
        SELECT json_extract(entry, '$.person'), table_id
        FROM (SELECT table_id, CAST(body AS TEXT) AS entry FROM entries)
        WHERE json_valid(entry) AND json_extract(entry, '$.is') IN ('joined', 'said')
        AND json_extract(entry, '$.person') IS NOT NULL;
    """,
    # Summaries were the messages that clients got; from here on they are records of the store's own
    # (`records.py`), without what a column has. How a person fared follows from the game.
    """
    UPDATE tables SET summary = CAST(
        json_remove(CAST(summary AS TEXT), '$.id', '$.code', '$.status', '$.made') AS BLOB
    );
    UPDATE games SET summary = CAST(
        json_set(
            json_remove(CAST(summary AS TEXT), '$.id', '$.finished', '$.seats'),
            '$.players', json_extract(CAST(summary AS TEXT), '$.seats')
        ) AS BLOB
    );
    CREATE TABLE played_by (
        person TEXT NOT NULL, finished INTEGER NOT NULL, game TEXT NOT NULL,
        PRIMARY KEY (person, finished, game)
    ) WITHOUT ROWID;
    INSERT INTO played_by SELECT person, finished, game FROM played;
    DROP TABLE played;
    ALTER TABLE played_by RENAME TO played;
    """,
    """
    CREATE INDEX secrets_by_person ON secrets (person, kind);
    CREATE INDEX ratings_best ON ratings (pool, mu - 3 * sigma);
    """,
    # What whoever runs the server has done to it (`admin.py`), and what is reported to them.
    """
    CREATE TABLE commands (
        number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL,
        body BLOB NOT NULL, done INTEGER NOT NULL, result TEXT NOT NULL
    );
    CREATE INDEX commands_to_do ON commands (number) WHERE done = 0;
    CREATE TABLE bans (
        whom TEXT PRIMARY KEY, kind TEXT NOT NULL, at INTEGER NOT NULL, why TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, entry INTEGER NOT NULL,
        person TEXT NOT NULL, at INTEGER NOT NULL, settled INTEGER NOT NULL DEFAULT 0,
        UNIQUE (table_id, entry, person)
    );
    CREATE INDEX reports_by_person ON reports (person);
    """,
    # The order in which a person's tables are listed, so that a page of them is found without the others.
    """
    ALTER TABLE sitting ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sitting ADD COLUMN table_made INTEGER NOT NULL DEFAULT 0;
    UPDATE sitting SET
        unfinished = coalesce((
            SELECT CASE WHEN status IN ('open', 'playing') THEN 1 ELSE 0 END FROM tables WHERE id = table_id
        ), 0),
        table_made = coalesce((SELECT made FROM tables WHERE id = table_id), 0);
    CREATE INDEX sitting_listed ON sitting (person, unfinished, table_made, table_id);
    """,
    # Reviews of finished games, decision by decision.
    """
    CREATE TABLE reviews (
        game TEXT PRIMARY KEY, judge TEXT NOT NULL, decisions INTEGER NOT NULL, finished INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX reviews_unfinished ON reviews (judge) WHERE finished = 0;
    CREATE TABLE judged (
        game TEXT NOT NULL, number INTEGER NOT NULL, decision BLOB NOT NULL, PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    """,
    # What reviews say of each person, and who lets everybody see it. What is finished is added up anew.
    """
    CREATE TABLE sums (
        person TEXT NOT NULL, judge TEXT NOT NULL, finished INTEGER NOT NULL, game TEXT NOT NULL,
        sums BLOB NOT NULL, PRIMARY KEY (person, judge, finished, game)
    ) WITHOUT ROWID;
    CREATE INDEX sums_by_game ON sums (game);
    CREATE TABLE sharing (person TEXT PRIMARY KEY) WITHOUT ROWID;
    UPDATE reviews SET finished = 0;
    """,
    # Puzzles out of reviewed games, and who has tried them. Reviews are looked through for them.
    """
    CREATE TABLE puzzles (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, number INTEGER NOT NULL, public INTEGER NOT NULL,
        person TEXT NOT NULL, found INTEGER NOT NULL, day TEXT NOT NULL, observation TEXT NOT NULL,
        decision BLOB NOT NULL, UNIQUE (game, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX puzzles_by_day ON puzzles (day) WHERE day != '';
    CREATE INDEX puzzles_to_come ON puzzles (found, id) WHERE public = 1 AND day = '';
    CREATE INDEX puzzles_by_person ON puzzles (person, found) WHERE person != '';
    CREATE TABLE attempts (
        person TEXT NOT NULL, puzzle TEXT NOT NULL, at INTEGER NOT NULL, action TEXT NOT NULL,
        success INTEGER NOT NULL, PRIMARY KEY (person, puzzle)
    ) WITHOUT ROWID;
    UPDATE reviews SET finished = 0;
    """,
]


COPY = ".version-"


class TooNew(Exception):
    """The file was written by a newer program."""


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file up to date. A copy of an older file is put beside it first."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        raise TooNew(f"'{path}' has version {version}; this program knows {len(STEPS)}")
    if version == len(STEPS):
        return
    if version > 0:
        back_up(connection, path.with_name(f"{path.name}{COPY}{version}"))
    for number, step in enumerate(STEPS[version:], version + 1):
        # in one transaction: a file is never left between two versions
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def described() -> sqlite3.Connection:
    """What the steps make of nothing: an empty store of today."""
    db = sqlite3.connect(":memory:")
    for step in STEPS:
        db.executescript(step)
    return db


def columns() -> dict[str, tuple[str, ...]]:
    """The columns of each table, those of its key first."""
    return {table: tuple(name for name, _ in found) for table, found in _columns().items()}


def keys() -> dict[str, tuple[str, ...]]:
    return {table: tuple(name for name, is_key in found if is_key) for table, found in _columns().items()}


def _columns() -> dict[str, list[tuple[str, bool]]]:
    found = {}
    with closing(described()) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if not table.startswith("sqlite_"):
                rows = db.execute("SELECT name, pk FROM pragma_table_info(?) ORDER BY pk = 0, pk", (table,))
                found[str(table)] = [(str(name), bool(pk)) for name, pk in rows]
    return found


def copies_of(path: Path) -> Iterator[Path]:
    """The copies of older versions beside the file."""
    return path.parent.glob(f"{glob.escape(path.name)}{COPY}*")


def back_up(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the whole file. An existing copy stays, so that it is never replaced by a worse one."""
    if path.exists():
        return
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    with sqlite3.connect(part) as copy:
        connection.backup(copy)
    copy.close()
    part.rename(path)
