"""`admin.py` in SQL, and what the operator sees of a store beside the servers that use it."""

from __future__ import annotations

from typing import Protocol, TypeVar, assert_never

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
from oriflamme.server.store.interface import Gone
from oriflamme.server.store.sql import Row, Work, do, marks, read
from oriflamme.server.table.journal import Said, read_entry, write_entry

T = TypeVar("T")

COMMANDS = "SELECT number, at, who, body, done, result FROM commands"


def apply_admin(change: AdminChange) -> Work[None]:
    """Applies a change within a transaction. Changes that rewrite journals are in `sql_changes.py`."""
    match change:
        case Commanded():
            yield from _ask(change)
        case CommandDone():
            sql = "UPDATE commands SET done = ?, result = ? WHERE number = ?"
            yield from do(sql, change.at, change.result, change.number)
        case Ban():
            yield from do(
                """INSERT INTO bans VALUES (?, ?, ?, ?) ON CONFLICT (whom) DO UPDATE SET
                   kind = excluded.kind, at = excluded.at, why = excluded.why""",
                *(change.whom, change.kind, change.at, change.why),
            )
        case Unbanned():
            yield from _one("DELETE FROM bans WHERE whom = ?", change.whom)
        case Reported():
            yield from do(
                """INSERT INTO reports (table_id, entry, person, at) VALUES (?, ?, ?, ?)
                   ON CONFLICT DO NOTHING""",
                *(change.table, change.entry, change.person, change.at),
            )
        case Settled():
            sql = "UPDATE reports SET settled = 1 WHERE number = ? AND settled = 0"
            yield from _one(sql, change.report)
        case LineRemoved():
            yield from _remove_line(change)
        case RenamedEverywhere():
            raise ValueError("journals are not rewritten here")
        case _:
            assert_never(change)


def _one(sql: str, value: object) -> Work[None]:
    if (yield from do(sql, value)) != 1:
        raise Gone("there is none")


def _ask(commanded: Commanded) -> Work[int]:
    rows = yield from read(
        "INSERT INTO commands (at, who, body, done, result) VALUES (?, ?, ?, 0, '') RETURNING number",
        *(commanded.at, commanded.who, write_command(commanded.command)),
    )
    return int(rows[0][0])


def _remove_line(change: LineRemoved) -> Work[None]:
    place = (change.table, change.entry)
    found = yield from read("SELECT body FROM entries WHERE table_id = ? AND number = ?", *place)
    entry = read_entry(found[0][0]) if found else None
    if not isinstance(entry, Said):
        raise Gone("there is no such line")
    empty = write_entry(Said(entry.at, entry.person, entry.name, "", entry.message))
    yield from do("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", empty, *place)
    yield from do("UPDATE reports SET settled = 1 WHERE table_id = ? AND entry = ?", *place)


def command_row(row: Row) -> CommandRow:
    return CommandRow(row[0], row[1], row[2], read_command(row[3]), row[4], row[5])


class Connected(Protocol):
    """A store that is open beside the servers that use it."""

    async def carry_out(self, work: Work[T]) -> T: ...


class Desk:
    """What the operator reads of a store, and where they leave commands."""

    def __init__(self, store: Connected) -> None:
        self.store = store

    async def ask(self, commanded: Commanded) -> int:
        """Leaves a command; returns its number."""
        return await self.store.carry_out(_ask(commanded))

    async def command(self, number: int) -> CommandRow:
        return command_row((await self._rows(f"{COMMANDS} WHERE number = ?", number))[0])

    async def commands(self, most: int) -> list[CommandRow]:
        """The latest commands, the oldest of them first."""
        rows = await self._rows(f"{COMMANDS} ORDER BY number DESC LIMIT ?", most)
        return [command_row(row) for row in reversed(rows)]

    async def people(self, text: str, most: int) -> list[tuple[str, str, int, bool, str]]:
        """People whose name contains a text, the newest first: id, name, made, whether a program, owner."""
        sql = """SELECT id, name, made, program, owner FROM people
                 WHERE instr(lower(name), lower(?)) > 0 OR id = ? ORDER BY made DESC LIMIT ?"""
        rows = await self._rows(sql, text, text, most)
        return [(id_, name, made, bool(program), owner) for id_, name, made, program, owner in rows]

    async def tables(self, status: str, most: int) -> list[tuple[str, str, str, int]]:
        """The newest tables: id, code, status, made. Without a status, those that are not over."""
        statuses = (status,) if status else ("open", "playing")
        sql = f"""SELECT id, code, status, made FROM tables WHERE status IN ({marks(statuses)})
                  ORDER BY made DESC LIMIT ?"""
        return [(row[0], row[1], row[2], row[3]) for row in await self._rows(sql, *statuses, most)]

    async def table(self, name: str) -> str | None:
        """The id of a table by its id or its code."""
        rows = await self._rows("SELECT id FROM tables WHERE id = ? OR code = ?", name, name.upper())
        return str(rows[0][0]) if rows else None

    async def lines(self, table: str) -> list[tuple[int, Said]]:
        """The chat lines of a table, each with its number in the journal."""
        rows = await self._rows(
            "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number", table
        )
        entries = [(number, read_entry(body)) for number, body in rows]
        return [(number, entry) for number, entry in entries if isinstance(entry, Said)]

    async def reports(self) -> list[tuple[int, int, str, int, str, Said]]:
        """Open reports: number, time, table, entry, who reported it, and the line."""
        sql = """SELECT reports.number, reports.at, table_id, entry, person, body FROM reports
                 JOIN entries USING (table_id) WHERE entries.number = entry AND settled = 0
                 ORDER BY reports.number"""
        found = []
        for number, at, table, entry, person, body in await self._rows(sql):
            said = read_entry(body)
            if isinstance(said, Said):
                found.append((number, at, table, entry, person, said))
        return found

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._rows("SELECT whom, kind, at, why FROM bans ORDER BY at")]

    async def _rows(self, sql: str, *values: object) -> list[Row]:
        return await self.store.carry_out(read(sql, *values))
