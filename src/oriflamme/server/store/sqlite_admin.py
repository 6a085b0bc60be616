"""`admin.py` in SQL, and access to the file beside the server that uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import assert_never

from oriflamme.server.store.admin import (
    AdminChange,
    Ban,
    CommandDone,
    Commanded,
    CommandRow,
    LineRemoved,
    RenamedEverywhere,
    Reported,
    Settled,
    Unbanned,
    read_command,
    write_command,
)
from oriflamme.server.store.interface import Gone, NoStore
from oriflamme.server.store.sqlite_schema import STEPS
from oriflamme.server.table.journal import Said, read_entry, write_entry

COMMANDS = "SELECT number, at, who, body, done, result FROM commands"


def apply_admin(connection: sqlite3.Connection, change: AdminChange) -> None:
    """Applies a change within a transaction. Changes that rewrite journals are in `sqlite_changes.py`."""
    match change:
        case Commanded():
            connection.execute(
                "INSERT INTO commands (at, who, body, done, result) VALUES (?, ?, ?, 0, '')",
                (change.at, change.who, write_command(change.command)),
            )
        case CommandDone():
            connection.execute(
                "UPDATE commands SET done = ?, result = ? WHERE number = ?",
                (change.at, change.result, change.number),
            )
        case Ban():
            connection.execute(
                "INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)",
                (change.whom, change.kind, change.at, change.why),
            )
        case Unbanned():
            _one(connection, "DELETE FROM bans WHERE whom = ?", change.whom)
        case Reported():
            connection.execute(
                "INSERT OR IGNORE INTO reports (table_id, entry, person, at) VALUES (?, ?, ?, ?)",
                (change.table, change.entry, change.person, change.at),
            )
        case Settled():
            sql = "UPDATE reports SET settled = 1 WHERE number = ? AND settled = 0"
            _one(connection, sql, change.report)
        case LineRemoved():
            _remove_line(connection, change)
        case RenamedEverywhere():
            raise ValueError("journals are not rewritten here")
        case _:
            assert_never(change)


def _one(connection: sqlite3.Connection, sql: str, value: object) -> None:
    if connection.execute(sql, (value,)).rowcount != 1:
        raise Gone("there is none")


def _remove_line(connection: sqlite3.Connection, change: LineRemoved) -> None:
    place = (change.table, change.entry)
    found = connection.execute(
        "SELECT body FROM entries WHERE table_id = ? AND number = ?", place
    ).fetchone()
    entry = read_entry(found[0]) if found else None
    if not isinstance(entry, Said):
        raise Gone("there is no such line")
    empty = write_entry(Said(entry.at, entry.person, entry.name, "", entry.message))
    connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", (empty, *place))
    connection.execute("UPDATE reports SET settled = 1 WHERE table_id = ? AND entry = ?", place)


def command_row(row: tuple[int, int, str, bytes, int, str]) -> CommandRow:
    return CommandRow(row[0], row[1], row[2], read_command(row[3]), row[4], row[5])


class SqliteDesk:
    """The file without the server's lock, to read it and to leave commands in it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def ask(self, commanded: Commanded) -> int:
        """Leaves a command; returns its number."""
        self.connection.execute("BEGIN IMMEDIATE")
        apply_admin(self.connection, commanded)
        number = int(self.connection.execute("SELECT max(number) FROM commands").fetchone()[0])
        self.connection.execute("COMMIT")
        return number

    def command(self, number: int) -> CommandRow:
        return command_row(self.connection.execute(f"{COMMANDS} WHERE number = ?", (number,)).fetchone())

    def commands(self, most: int) -> list[CommandRow]:
        """The latest commands, the oldest of them first."""
        rows = self.connection.execute(f"{COMMANDS} ORDER BY number DESC LIMIT ?", (most,)).fetchall()
        return [command_row(row) for row in reversed(rows)]

    def people(self, text: str, most: int) -> list[tuple[str, str, int, bool, str]]:
        """People whose name contains a text, the newest first: id, name, made, whether a program, owner."""
        sql = """SELECT id, name, made, program, owner FROM people
                 WHERE instr(lower(name), lower(?)) OR id = ? ORDER BY made DESC LIMIT ?"""
        rows = self.connection.execute(sql, (text, text, most))
        return [(id_, name, made, bool(program), owner) for id_, name, made, program, owner in rows]

    def tables(self, status: str, most: int) -> list[tuple[str, str, str, int]]:
        """The newest tables: id, code, status, made. Without a status, those that are not over."""
        statuses = (status,) if status else ("open", "playing")
        marks = ",".join("?" * len(statuses))
        sql = f"""SELECT id, code, status, made FROM tables WHERE status IN ({marks})
                  ORDER BY made DESC LIMIT ?"""
        return self.connection.execute(sql, (*statuses, most)).fetchall()

    def table(self, name: str) -> str | None:
        """The id of a table by its id or its code."""
        sql = "SELECT id FROM tables WHERE id = ? OR code = ?"
        row = self.connection.execute(sql, (name, name.upper())).fetchone()
        return str(row[0]) if row else None

    def lines(self, table: str) -> list[tuple[int, Said]]:
        """The chat lines of a table, each with its number in the journal."""
        sql = "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number"
        entries = [(number, read_entry(body)) for number, body in self.connection.execute(sql, (table,))]
        return [(number, entry) for number, entry in entries if isinstance(entry, Said)]

    def reports(self) -> list[tuple[int, int, str, int, str, Said]]:
        """Open reports: number, time, table, entry, who reported it, and the line."""
        sql = """SELECT reports.number, reports.at, table_id, entry, person, body FROM reports
                 JOIN entries USING (table_id) WHERE entries.number = entry AND settled = 0
                 ORDER BY reports.number"""
        found = []
        for number, at, table, entry, person, body in self.connection.execute(sql):
            said = read_entry(body)
            if isinstance(said, Said):
                found.append((number, at, table, entry, person, said))
        return found

    def bans(self) -> list[Ban]:
        return [
            Ban(*row) for row in self.connection.execute("SELECT whom, kind, at, why FROM bans ORDER BY at")
        ]


@contextmanager
def sqlite_desk(file: Path) -> Iterator[SqliteDesk]:
    """Opens the file. Raises NoStore."""
    if not file.is_file():
        raise NoStore(f"there is no store '{file}'")
    address = f"{file.resolve().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=10.0)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version != len(STEPS):
                raise NoStore(
                    f"'{file}' has version {version}; start the server of this program on it once"
                )
            yield SqliteDesk(connection)
    except sqlite3.Error as error:
        raise NoStore(f"the store '{file}' cannot be used: {error}") from error
