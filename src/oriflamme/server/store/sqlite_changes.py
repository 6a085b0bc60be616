"""Each change of the store as SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from oriflamme.server.store.admin import RenamedEverywhere
from oriflamme.server.store.forgetting import (
    person_in,
    redacted_entry,
    renamed_entry,
    renamed_game,
    renamed_table,
)
from oriflamme.server.store.interface import (
    Alive,
    Append,
    Change,
    Drop,
    DropExpired,
    Forget,
    Gone,
    PersonRow,
    RatingRow,
    Renamed,
    Secret,
    UseUp,
)
from oriflamme.server.store.records import GameRow, GameSummary, TableRow, TableSummary
from oriflamme.server.store.sqlite_admin import apply_admin
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import AnyEntry, read_entry, write_entry

MOST_ROWS = 64
"""Entries that one statement puts in."""

NAMING = """SELECT table_id, number, body FROM named JOIN entries USING (table_id)
            WHERE person = ? AND instr(body, ?) ORDER BY at"""

read_table = msgspec.json.Decoder(TableSummary).decode
read_game = msgspec.json.Decoder(GameSummary).decode
write_summary = msgspec.json.Encoder().encode


def apply_changes(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Within a transaction. Raises Gone if what is to be used up, or to be changed, is gone."""
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
            raise Gone("there is no such person")
    elif isinstance(change, Secret):
        seen_again = change.kind in ("device", "strict")
        connection.execute(
            f"INSERT {'OR REPLACE' if seen_again else ''} INTO secrets VALUES (?, ?, ?, ?)",
            (change.hash, change.person, change.kind, change.expires),
        )
    elif isinstance(change, Drop):
        sql = "DELETE FROM secrets WHERE person = ? AND kind = ? AND hash != ?"
        connection.execute(sql, (change.person, change.kind, change.but))
    elif isinstance(change, DropExpired):
        connection.execute("DELETE FROM secrets WHERE kind = 'link' AND expires < ?", (change.at,))
    elif isinstance(change, UseUp):
        if connection.execute("DELETE FROM secrets WHERE hash = ?", (change.hash,)).rowcount != 1:
            raise Gone("it has been used")
    elif isinstance(change, GameRow):
        _game(connection, change)
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
    elif isinstance(change, RenamedEverywhere):
        _rewrite(connection, change.person, change.name, forgotten=False)
    elif not isinstance(change, Append):  # those are in already
        apply_admin(connection, change)


def _append(connection: sqlite3.Connection, entries: Sequence[Append]) -> None:
    """With few statements: during each the interpreter's lock goes to another thread and back."""
    for first in range(0, len(entries), MOST_ROWS):
        some = entries[first : first + MOST_ROWS]
        values: list[object] = []
        for append in some:
            entry = append.entry
            values += (append.table, append.number, entry.at, write_entry(entry))
        connection.execute(f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?, ?)'] * len(some))}", values)
    for append in entries:
        person = person_in(append.entry)
        if person:
            connection.execute("INSERT OR IGNORE INTO named VALUES (?, ?)", (person, append.table))


def _table(connection: sqlite3.Connection, row: TableRow) -> None:
    summary = write_summary(row.summary)
    connection.execute(
        """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
           status = excluded.status, wakes = excluded.wakes, summary = excluded.summary""",
        (row.id, row.code, row.status, int(row.public), row.made, int(row.wakes), summary),
    )
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
    for person in set(row.people):
        connection.execute("INSERT INTO sitting VALUES (?, ?)", (person, row.id))


def _game(connection: sqlite3.Connection, row: GameRow) -> None:
    connection.execute(
        "INSERT INTO games VALUES (?, ?, ?)", (row.id, row.finished, write_summary(row.summary))
    )
    for player in row.summary.players:
        if player.person:
            connection.execute("INSERT INTO played VALUES (?, ?, ?)", (player.person, row.finished, row.id))


def entries_of(connection: sqlite3.Connection, person: str) -> list[tuple[str, int, AnyEntry]]:
    """Each as its table, its number and what it says."""
    rows = connection.execute(NAMING, (person, f'"{person}"'.encode()))
    found = [(table, number, read_entry(body)) for table, number, body in rows]
    return [named for named in found if person_in(named[2]) == person]


def _rewrite(connection: sqlite3.Connection, person: str, name: str, forgotten: bool) -> None:
    """A person's name in journals, tables and games, and if they are forgotten their words too."""
    for table, number, entry in entries_of(connection, person):
        written = redacted_entry(entry, person) if forgotten else renamed_entry(entry, person, name)
        connection.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?",
            (write_entry(written), table, number),
        )
    sql = "SELECT id, summary FROM tables JOIN sitting ON table_id = id WHERE person = ?"
    for id_, summary in connection.execute(sql, (person,)).fetchall():
        renamed = write_summary(renamed_table(read_table(summary), person, name))
        connection.execute("UPDATE tables SET summary = ? WHERE id = ?", (renamed, id_))
    sql = "SELECT id, summary FROM games JOIN played ON game = id WHERE person = ?"
    for id_, summary in connection.execute(sql, (person,)).fetchall():
        written_game = write_summary(renamed_game(read_game(summary), person, name))
        connection.execute("UPDATE games SET summary = ? WHERE id = ?", (written_game, id_))


def _forget(connection: sqlite3.Connection, person: str) -> None:
    _rewrite(connection, person, "", forgotten=True)
    for table in ("people", "secrets", "sitting", "named", "played", "ratings", "bans", "reports"):
        column = {"people": "id", "ratings": "who", "bans": "whom"}.get(table, "person")
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
