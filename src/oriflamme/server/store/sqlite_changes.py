"""Each change of the store as SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import assert_never

import msgspec

from oriflamme.server.store.interface import (
    Alive,
    Append,
    Change,
    Forget,
    GameRow,
    PersonRow,
    RatingRow,
    Renamed,
    Secret,
    TableRow,
    UseUp,
)
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import Joined, Said, read_entry, write_entry

MOST_ROWS = 64
"""Entries that one statement puts in."""

NAMING = """SELECT table_id, number, body FROM named JOIN entries USING (table_id)
            WHERE person = ? AND instr(body, ?) ORDER BY at"""


def apply_changes(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Within a transaction. Raises LookupError if what is to be used up, or to be changed, is gone."""
    _append(connection, [change for change in changes if isinstance(change, Append)])
    for change in changes:
        _apply(connection, change)


def _apply(connection: sqlite3.Connection, change: Change) -> None:
    if isinstance(change, TableRow):
        _table(connection, change)
    elif isinstance(change, PersonRow):
        c = change
        connection.execute(
            "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)",
            (c.id, c.name, c.made, c.seen, int(c.program), c.owner),
        )
    elif isinstance(change, Renamed):
        sql = "UPDATE people SET name = ?, seen = ? WHERE id = ?"
        if connection.execute(sql, (change.name, change.seen, change.person)).rowcount != 1:
            raise LookupError("there is no such person")
    elif isinstance(change, Secret):
        connection.execute(
            "INSERT INTO secrets VALUES (?, ?, ?, ?)",
            (change.hash, change.person, change.kind, change.expires),
        )
    elif isinstance(change, UseUp):
        if connection.execute("DELETE FROM secrets WHERE hash = ?", (change.hash,)).rowcount != 1:
            raise LookupError("it has been used")
    elif isinstance(change, GameRow):
        connection.execute(
            "INSERT INTO games VALUES (?, ?, ?)", (change.id, change.finished, change.summary)
        )
        for person, fared in change.people:
            connection.execute(
                "INSERT INTO played VALUES (?, ?, ?, ?)", (person, change.finished, change.id, fared)
            )
    elif isinstance(change, RatingRow):
        r = change
        connection.execute(
            "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)", (r.who, r.pool, r.mu, r.sigma, r.games)
        )
    elif isinstance(change, Forget):
        _forget(connection, change.person)
    elif isinstance(change, Alive):
        connection.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (change.at,))
    elif isinstance(change, Outage):
        connection.execute("INSERT INTO outages VALUES (?, ?)", (change.began, change.ended))
    elif not isinstance(change, Append):  # those are in already
        assert_never(change)


def _append(connection: sqlite3.Connection, entries: Sequence[Append]) -> None:
    """With few statements: during each the interpreter's lock goes to another thread and back."""
    for first in range(0, len(entries), MOST_ROWS):
        some = entries[first : first + MOST_ROWS]
        values = [value for entry in some for value in (entry.table, entry.number, entry.at, entry.body)]
        connection.execute(f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?, ?)'] * len(some))}", values)
    for entry in entries:
        if entry.person:
            connection.execute("INSERT OR IGNORE INTO named VALUES (?, ?)", (entry.person, entry.table))


def _table(connection: sqlite3.Connection, row: TableRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row.id, row.code, row.status, int(row.public), row.made, int(row.wakes), row.summary),
    )
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
    for person in set(row.people):
        connection.execute("INSERT INTO sitting VALUES (?, ?)", (person, row.id))


def entries_naming(connection: sqlite3.Connection, person: str) -> list[tuple[str, int, bytes]]:
    """Each as its table, its number and its body."""
    return connection.execute(NAMING, (person, f'"{person}"'.encode())).fetchall()


def _forget(connection: sqlite3.Connection, person: str) -> None:
    """Names and chat lines go; what was played stays, for the sake of those who played it too."""
    for table, number, body in entries_naming(connection, person):
        entry = read_entry(body)
        # made anew of what may stay: whatever else an entry comes to hold goes too, until it is named here
        if isinstance(entry, Joined) and entry.person == person:
            entry = Joined(entry.at, entry.seat, "", entry.person, entry.program, entry.bot)
        elif isinstance(entry, Said) and entry.person == person:
            entry = Said(entry.at, entry.person, "", "", entry.message)
        else:
            continue
        blotted = (write_entry(entry), table, number)
        connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", blotted)
    for kind, link in (("tables", "sitting"), ("games", "played")):
        column = "table_id" if link == "sitting" else "game"
        sql = f"SELECT id, summary FROM {kind} JOIN {link} ON {column} = id WHERE person = ?"
        for id_, summary in connection.execute(sql, (person,)).fetchall():
            blotted_summary = _without_name(summary, person)
            connection.execute(f"UPDATE {kind} SET summary = ? WHERE id = ?", (blotted_summary, id_))
    for table in ("people", "secrets", "sitting", "named", "played", "ratings"):
        column = {"people": "id", "ratings": "who"}.get(table, "person")
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))


def _without_name(summary: bytes, person: str) -> bytes:
    keys = msgspec.json.decode(summary)
    for seat in keys["seats"]:
        if seat.get("person") == person:
            seat["name"] = ""
    return msgspec.json.encode(keys)
