"""Each change of the store as SQL."""

from __future__ import annotations

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
    Sharing,
    Taken,
    UseUp,
)
from oriflamme.server.store.records import (
    AttemptRow,
    GameRow,
    GameSummary,
    JudgedRow,
    PuzzleOfDay,
    PuzzleRow,
    ReviewRow,
    Sums,
    SumsRow,
    TableRow,
    TableSummary,
)
from oriflamme.server.store.sql import Work, do, marks, read
from oriflamme.server.store.sql_admin import apply_admin
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import AnyEntry, Joined, Said, read_entry, write_entry
from oriflamme.server.table.table import OPEN, PLAYING

UNFINISHED = (OPEN, PLAYING)

OWN = (
    *("people", "secrets", "sitting", "named", "played", "sums", "sharing"),
    *("attempts", "ratings", "bans", "reports"),
)
"""The tables with rows that are one person's."""

MOST_ROWS = 64
"""Entries that one statement puts in."""

NAMING = """SELECT table_id, number, body FROM named JOIN entries USING (table_id)
            WHERE person = ? AND instr(body, ?) > 0"""

read_table = msgspec.json.Decoder(TableSummary).decode
read_sums = msgspec.json.Decoder(Sums).decode
read_game = msgspec.json.Decoder(GameSummary).decode
write_summary = msgspec.json.Encoder().encode


def apply_changes(changes: Sequence[Change]) -> Work[None]:
    """Within a transaction. Raises Gone if what is to be used up, or to be changed, is gone, and Taken if a
    rating has changed since it was read."""
    yield from _append([change for change in changes if isinstance(change, Append)])
    for change in changes:
        if not isinstance(change, Append):  # those are in already
            yield from _apply(change)


def _apply(change: Change) -> Work[None]:
    if isinstance(change, TableRow):
        yield from _table(change)
    elif isinstance(change, PersonRow):
        c = change
        yield from do(
            "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)",
            *(c.id, c.name, c.made, c.seen, int(c.program), c.owner),
        )
    elif isinstance(change, Renamed):
        sql = "UPDATE people SET name = ?, seen = ? WHERE id = ?"
        if (yield from do(sql, change.name, change.seen, change.person)) != 1:
            raise Gone("there is no such person")
    elif isinstance(change, Secret):
        seen_again = change.kind in ("device", "strict")
        again = "ON CONFLICT (hash) DO UPDATE SET person = excluded.person, kind = excluded.kind"
        yield from do(
            f"INSERT INTO secrets VALUES (?, ?, ?, ?) "
            f"{f'{again}, expires = excluded.expires' if seen_again else ''}",
            *(change.hash, change.person, change.kind, change.expires),
        )
    elif isinstance(change, Drop):
        sql = "DELETE FROM secrets WHERE person = ? AND kind = ? AND hash != ?"
        yield from do(sql, change.person, change.kind, change.but)
    elif isinstance(change, DropExpired):
        yield from do("DELETE FROM secrets WHERE kind = 'link' AND expires < ?", change.at)
    elif isinstance(change, UseUp):
        if (yield from do("DELETE FROM secrets WHERE hash = ?", change.hash)) != 1:
            raise Gone("it has been used")
    elif isinstance(change, GameRow):
        yield from _game(change)
    elif isinstance(change, ReviewRow):
        yield from _review(change)
    elif isinstance(change, JudgedRow):
        yield from _judged(change)
    elif isinstance(change, SumsRow):
        yield from _sums(change)
    elif isinstance(change, Sharing):
        yield from _sharing(change)
    elif isinstance(change, PuzzleRow):
        yield from _puzzle(change)
    elif isinstance(change, PuzzleOfDay):
        yield from do("UPDATE puzzles SET day = ? WHERE id = ? AND public = 1", change.day, change.puzzle)
    elif isinstance(change, AttemptRow):
        yield from _attempt(change)
    elif isinstance(change, RatingRow):
        yield from _rating(change)
    elif isinstance(change, Forget):
        yield from _forget(change.person)
    elif isinstance(change, Alive):
        yield from do(
            "INSERT INTO alive VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at", change.at
        )
    elif isinstance(change, Outage):
        yield from do("INSERT INTO outages VALUES (?, ?)", change.began, change.ended)
    elif isinstance(change, RenamedEverywhere):
        yield from _rewrite(change.person, change.name, forgotten=False)
    elif not isinstance(change, Append):
        yield from apply_admin(change)


def _append(entries: Sequence[Append]) -> Work[None]:
    for first in range(0, len(entries), MOST_ROWS):
        yield from put_in(entries[first : first + MOST_ROWS])
    for append in entries:
        person = person_in(append.entry)
        if person:
            yield from do("INSERT INTO named VALUES (?, ?) ON CONFLICT DO NOTHING", person, append.table)


def only_entries(changes: Sequence[Change]) -> list[Append] | None:
    """The changes, if they are entries in which nobody is named, as moves are, and nothing else."""
    found: list[Append] = []
    for change in changes:
        if not isinstance(change, Append) or isinstance(change.entry, Joined | Said):
            return None
        found.append(change)
    return found


def put_in(entries: Sequence[Append]) -> Work[None]:
    """With one statement: during each the interpreter's lock goes to another thread and back."""
    values: list[object] = []
    for append in entries:
        entry = append.entry
        values += (append.table, append.number, entry.at, write_entry(entry))
    yield from do(f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?, ?)'] * len(entries))}", *values)


def _table(row: TableRow) -> Work[None]:
    summary = write_summary(row.summary)
    yield from do(
        """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
           status = excluded.status, wakes = excluded.wakes, summary = excluded.summary""",
        *(row.id, row.code, row.status, int(row.public), row.made, int(row.wakes), summary),
    )
    yield from do("DELETE FROM sitting WHERE table_id = ?", row.id)
    unfinished = int(row.status in UNFINISHED)
    for person in set(row.people):
        yield from do("INSERT INTO sitting VALUES (?, ?, ?, ?)", person, row.id, unfinished, row.made)


def _game(row: GameRow) -> Work[None]:
    yield from do("INSERT INTO games VALUES (?, ?, ?)", row.id, row.finished, write_summary(row.summary))
    for player in row.summary.players:
        if player.person:
            yield from do("INSERT INTO played VALUES (?, ?, ?)", player.person, row.finished, row.id)


def _review(row: ReviewRow) -> Work[None]:
    sql = "DELETE FROM judged WHERE game IN (SELECT game FROM reviews WHERE game = ? AND judge != ?)"
    yield from do(sql, row.game, row.judge)
    yield from do("DELETE FROM sums WHERE game = ? AND judge != ?", row.game, row.judge)
    yield from do(
        """INSERT INTO reviews VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET
           judge = excluded.judge, decisions = excluded.decisions, finished = excluded.finished""",
        *(row.game, row.judge, row.decisions, int(row.finished)),
    )


def _judged(row: JudgedRow) -> Work[None]:
    """Two servers may judge the same decision after a restart, and find the same."""
    sql = "INSERT INTO judged VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    yield from do(sql, row.game, row.number, row.decision)


def _sums(row: SumsRow) -> Work[None]:
    """Not of somebody who was forgotten while their game was reviewed."""
    if not (yield from _is_there(row.person)):
        return
    yield from do(
        """INSERT INTO sums VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (person, judge, finished, game) DO UPDATE SET sums = excluded.sums""",
        *(row.person, row.judge, row.finished, row.game, write_summary(row.sums)),
    )


def _is_there(person: str) -> Work[bool]:
    return bool((yield from read("SELECT id FROM people WHERE id = ?", person)))


def _puzzle(row: PuzzleRow) -> Work[None]:
    """The same game may be looked at twice; what was found first stays."""
    person = row.person if (yield from _is_there(row.person)) else ""
    if not person and not row.public:
        return  # nobody could see it
    yield from do(
        "INSERT INTO puzzles VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        *(row.id, row.game, row.number, int(row.public), person, row.found, ""),
        *(row.observation, row.decision),
    )


def _attempt(row: AttemptRow) -> Work[None]:
    if (yield from _is_there(row.person)):
        sql = "INSERT INTO attempts VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        yield from do(sql, row.person, row.puzzle, row.at, row.action, int(row.right))


def _sharing(change: Sharing) -> Work[None]:
    yield from do("DELETE FROM sharing WHERE person = ?", change.person)
    if change.shares:
        yield from do("INSERT INTO sharing VALUES (?)", change.person)


def _rating(row: RatingRow) -> Work[None]:
    """A rating is worked out from the one before. If that is no longer the stored one, the whole write is
    refused, so that no game is left out of it."""
    written = yield from do(
        """INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (who, pool) DO UPDATE SET
           mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
           WHERE ratings.games = excluded.games - 1""",
        *(row.who, row.pool, row.mu, row.sigma, row.games),
    )
    if written != 1:
        raise Taken(f"the rating of {row.who} has changed")


def entries_of(person: str, tables: Sequence[str] | None = None) -> Work[list[tuple[str, int, AnyEntry]]]:
    """Each as its table, its number and what it says; in all tables or in these."""
    among = "" if tables is None else f"AND table_id IN ({marks(tables)})"
    sql = f"{NAMING} {among} ORDER BY at"
    rows = yield from read(sql, person, f'"{person}"'.encode(), *(tables or ()))
    found = [(table, number, read_entry(body)) for table, number, body in rows]
    return [named for named in found if person_in(named[2]) == person]


def _rewrite(person: str, name: str, forgotten: bool) -> Work[None]:
    """A person's name in journals, tables and games, and if they are forgotten their words too."""
    for table, number, entry in (yield from entries_of(person)):
        written = redacted_entry(entry, person) if forgotten else renamed_entry(entry, person, name)
        sql = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
        yield from do(sql, write_entry(written), table, number)
    sql = "SELECT id, summary FROM tables JOIN sitting ON table_id = id WHERE person = ?"
    for id_, summary in (yield from read(sql, person)):
        renamed = write_summary(renamed_table(read_table(summary), person, name))
        yield from do("UPDATE tables SET summary = ? WHERE id = ?", renamed, id_)
    sql = "SELECT id, summary FROM games JOIN played ON game = id WHERE person = ?"
    for id_, summary in (yield from read(sql, person)):
        written_game = write_summary(renamed_game(read_game(summary), person, name))
        yield from do("UPDATE games SET summary = ? WHERE id = ?", written_game, id_)


def _forget(person: str) -> Work[None]:
    yield from _rewrite(person, "", forgotten=True)
    yield from do("DELETE FROM puzzles WHERE person = ? AND public = 0", person)
    yield from do("UPDATE puzzles SET person = '' WHERE person = ?", person)
    for table in OWN:
        column = {"people": "id", "ratings": "who", "bans": "whom"}.get(table, "person")
        yield from do(f"DELETE FROM {table} WHERE {column} = ?", person)
