"""What every store in a database reads. How it reads is the store's own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from oriflamme.server.store.admin import Ban, CommandRow, Reported
from oriflamme.server.store.interface import PersonRow, RatingRow, Secret
from oriflamme.server.store.records import (
    AttemptRow,
    GameRow,
    JudgedRow,
    MissedRow,
    PuzzleRow,
    ReviewRow,
    SumsRow,
    TableRow,
)
from oriflamme.server.store.sql import Row, Work, do, marks, read
from oriflamme.server.store.sql_admin import COMMANDS, command_row
from oriflamme.server.store.sql_changes import UNFINISHED, entries_of, read_game, read_sums, read_table
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import AnyEntry, read_entry

T = TypeVar("T")


class SqlReader:
    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Carries out a piece of work beside those who write; again if the connection was lost."""
        raise NotImplementedError

    async def _all(self, row: Callable[[Row], T], sql: str, *values: object) -> list[T]:
        return await self.read(lambda: _each(row, sql, values))

    async def _one(self, row: Callable[[Row], T], sql: str, *values: object) -> T | None:
        found = await self._all(row, sql, *values)
        return found[0] if found else None

    async def _count(self, sql: str, *values: object) -> int:
        return (await self._all(_number, sql, *values))[0]

    async def journal(self, table: str, after: int = 0) -> list[AnyEntry]:
        sql = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return await self._all(_entry, sql, table, after)

    async def entries_of(
        self, person: str, tables: Sequence[str] | None = None
    ) -> list[tuple[str, AnyEntry]]:
        return [(row[0], row[2]) for row in await self.read(lambda: entries_of(person, tables))]

    async def tables_naming(self, person: str, after: str, most: int) -> list[str]:
        sql = "SELECT table_id FROM named WHERE person = ? AND table_id > ? ORDER BY table_id LIMIT ?"
        return await self._all(lambda row: str(row[0]), sql, person, after, most)

    async def tables(self, status: str) -> list[TableRow]:
        sql = f"SELECT {_TABLE} FROM tables WHERE status = ? ORDER BY made DESC"
        return await self._all(_table_row, sql, status)

    async def public_tables(self, status: str, most: int) -> list[TableRow]:
        return await self._all(_table_row, PUBLIC, status, most)

    async def table(self, id: str) -> TableRow | None:
        return await self._one(_table_row, f"SELECT {_TABLE} FROM tables WHERE id = ?", id)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._one(_table_row, f"SELECT {_TABLE} FROM tables WHERE code = ?", code)

    async def tables_of(self, person: str) -> list[TableRow]:
        sql = (
            f"SELECT {_TABLE} FROM tables JOIN sitting ON table_id = id WHERE person = ? ORDER BY made DESC"
        )
        return await self._all(_table_row, sql, person)

    async def some_tables_of(self, person: str, after: TableRow | None, most: int) -> list[TableRow]:
        place = (int(after.status in UNFINISHED), after.made, after.id) if after is not None else (2, 0, "")
        return await self._all(_table_row, SOME_TABLES, person, *place, most)

    async def count_tables_of(self, person: str, statuses: Sequence[str]) -> int:
        sql = f"""SELECT count(*) FROM sitting JOIN tables ON id = table_id
                  WHERE person = ? AND status IN ({marks(statuses)})"""
        return await self._count(sql, person, *statuses)

    async def last_touched(self, status: str) -> list[tuple[str, int]]:
        sql = """SELECT id, (SELECT at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1)
                 FROM tables WHERE status = ?"""
        return await self._all(lambda row: (row[0], row[1] or 0), sql, status)

    async def person(self, id: str) -> PersonRow | None:
        sql = "SELECT id, name, made, seen, program, owner FROM people WHERE id = ?"
        return await self._one(_person_row, sql, id)

    async def secrets_of(self, person: str, kind: str) -> list[Secret]:
        sql = "SELECT hash, person, kind, expires FROM secrets WHERE person = ? AND kind = ?"
        return await self._all(lambda row: Secret(*row), sql, person, kind)

    async def programs_of(self, person: str) -> list[PersonRow]:
        sql = "SELECT id, name, made, seen, program, owner FROM people WHERE owner = ? AND owner != ''"
        return await self._all(_person_row, sql, person)

    async def secret(self, hash: str) -> Secret | None:
        return await self._one(
            lambda row: Secret(*row), "SELECT hash, person, kind, expires FROM secrets WHERE hash = ?", hash
        )

    async def game(self, id: str) -> GameRow | None:
        return await self._one(_game_row, "SELECT id, finished, summary FROM games WHERE id = ?", id)

    async def games_of(self, person: str) -> list[GameRow]:
        sql = """SELECT id, played.finished, summary FROM played JOIN games ON id = game
                 WHERE person = ? ORDER BY played.finished DESC"""
        return await self._all(_game_row, sql, person)

    async def some_games_of(self, person: str, after: GameRow | None, most: int) -> list[GameRow]:
        place = (after.finished, after.id) if after is not None else (1 << 62, "")
        sql = """SELECT id, played.finished, summary FROM played JOIN games ON id = game
                 WHERE person = ? AND (played.finished, game) < (?, ?)
                 ORDER BY played.finished DESC, game DESC LIMIT ?"""
        return await self._all(_game_row, sql, person, *place, most)

    async def count_games_of(self, person: str) -> int:
        return await self._count("SELECT count(*) FROM played WHERE person = ?", person)

    async def review(self, game: str) -> ReviewRow | None:
        return await self._one(_review_row, f"SELECT {_REVIEW} FROM reviews WHERE game = ?", game)

    async def judged(self, game: str, after: int) -> list[JudgedRow]:
        sql = "SELECT game, number, decision FROM judged WHERE game = ? AND number > ? ORDER BY number"
        return await self._all(lambda row: JudgedRow(row[0], row[1], bytes(row[2])), sql, game, after)

    async def unfinished_reviews(self, judge: str) -> list[ReviewRow]:
        sql = f"SELECT {_REVIEW} FROM reviews WHERE finished = 0 AND judge = ? ORDER BY game"
        return await self._all(_review_row, sql, judge)

    async def sums_of(self, person: str, judge: str, most: int) -> list[SumsRow]:
        sql = f"{SUMS} WHERE person = ? AND judge = ? ORDER BY finished DESC, game DESC LIMIT ?"
        return await self._all(_sums_row, sql, person, judge, most)

    async def some_sums_of(self, person: str, after: SumsRow | None, most: int) -> list[SumsRow]:
        place = (after.judge, after.finished, after.game) if after is not None else ("", 0, "")
        sql = f"""{SUMS} WHERE person = ? AND (judge, finished, game) > (?, ?, ?)
                  ORDER BY judge, finished, game LIMIT ?"""
        return await self._all(_sums_row, sql, person, *place, most)

    async def count_sums_of_others(self, person: str, judge: str) -> int:
        return await self._count("SELECT count(*) FROM sums WHERE person = ? AND judge != ?", person, judge)

    async def shares(self, person: str) -> bool:
        return await self._count("SELECT count(*) FROM sharing WHERE person = ?", person) > 0

    async def puzzle(self, id: str) -> PuzzleRow | None:
        return await self._one(_puzzle_row, f"{PUZZLES} WHERE id = ?", id)

    async def puzzle_of_day(self, day: str) -> PuzzleRow | None:
        return await self._one(_puzzle_row, f"{PUZZLES} WHERE day = ? AND day != ''", day)

    async def next_puzzle(self, before: int) -> PuzzleRow | None:
        sql = f"{PUZZLES} WHERE public = 1 AND day = '' AND found < ? ORDER BY found, id LIMIT 1"
        return await self._one(_puzzle_row, sql, before)

    async def missed_by(self, person: str, most: int) -> list[MissedRow]:
        sql = """SELECT id, success FROM puzzles
                 LEFT JOIN attempts ON puzzle = id AND attempts.person = puzzles.person
                 WHERE puzzles.person = ? AND puzzles.person != '' ORDER BY found DESC, id LIMIT ?"""
        return await self._all(_missed_row, sql, person, most)

    async def attempt(self, person: str, puzzle: str) -> AttemptRow | None:
        return await self._one(_attempt_row, f"{ATTEMPTS} WHERE person = ? AND puzzle = ?", person, puzzle)

    async def some_attempts_of(self, person: str, after: str, most: int) -> list[AttemptRow]:
        sql = f"{ATTEMPTS} WHERE person = ? AND puzzle > ? ORDER BY puzzle LIMIT ?"
        return await self._all(_attempt_row, sql, person, after, most)

    async def count_attempts(self, person: str) -> tuple[int, int]:
        sql = "SELECT count(*), coalesce(sum(success), 0) FROM attempts WHERE person = ?"
        return (await self._all(lambda row: (int(row[0]), int(row[1])), sql, person))[0]

    async def ratings(self, who: Sequence[str]) -> list[tuple[RatingRow, str]]:
        if not who:
            return []
        sql = f"{RATINGS} WHERE who IN ({marks(who)})"
        return await self._all(_rating_row, sql, *who)

    async def best_ratings(self, pool: str, most: int) -> list[tuple[RatingRow, str]]:
        sql = f"{RATINGS} WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ?"
        return await self._all(_rating_row, sql, pool, most)

    async def outages(self) -> list[Outage]:
        return await self._all(lambda row: Outage(*row), "SELECT began, ended FROM outages ORDER BY began")

    async def alive(self) -> int:
        return await self._one(_number, "SELECT at FROM alive") or 0

    async def commands_to_do(self) -> list[CommandRow]:
        return await self._all(command_row, f"{COMMANDS} WHERE done = 0 ORDER BY number")

    async def bans(self) -> list[Ban]:
        return await self._all(lambda row: Ban(*row), "SELECT whom, kind, at, why FROM bans")

    async def count_reports(self, person: str) -> int:
        sql = "SELECT count(*) FROM reports WHERE person = ? AND settled = 0"
        return await self._count(sql, person)

    async def reports_of(self, person: str) -> list[Reported]:
        sql = "SELECT table_id, entry, person, at FROM reports WHERE person = ? ORDER BY number"
        return await self._all(lambda row: Reported(*row), sql, person)

    async def key(self, name: str) -> bytes:
        return await self.read(lambda: _key(name))


def _each(row: Callable[[Row], T], sql: str, values: Sequence[object]) -> Work[list[T]]:
    """Rows are taken apart where they are read."""
    return [row(one) for one in (yield from read(sql, *values))]


def _key(name: str) -> Work[bytes]:
    yield from do("INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING", name, secrets.token_bytes(32))
    rows = yield from read("SELECT value FROM keys WHERE name = ?", name)
    return bytes(rows[0][0])


RATINGS = """SELECT who, pool, mu, sigma, games, coalesce(name, '') FROM ratings
             LEFT JOIN people ON id = who"""
SUMS = "SELECT person, judge, finished, game, sums FROM sums"
PUZZLES = "SELECT id, game, number, public, person, found, observation, decision FROM puzzles"
ATTEMPTS = "SELECT person, puzzle, at, action, success FROM attempts"
_REVIEW = "game, judge, decisions, finished"
_TABLE = "id, code, status, public, made, wakes, summary"
_FIRST = f"CASE WHEN status IN {UNFINISHED} THEN 1 ELSE 0 END"
SOME_TABLES = f"""
    SELECT {_TABLE} FROM tables WHERE id IN (
        SELECT table_id FROM sitting WHERE person = ? AND (unfinished, table_made, table_id) < (?, ?, ?)
        ORDER BY unfinished DESC, table_made DESC, table_id DESC LIMIT ?
    ) ORDER BY {_FIRST} DESC, made DESC, id DESC"""
PUBLIC = f"SELECT {_TABLE} FROM tables WHERE status = ? AND public = 1 ORDER BY made DESC LIMIT ?"


def _number(row: Row) -> int:
    return int(row[0])


def _entry(row: Row) -> AnyEntry:
    return read_entry(row[0])


def _table_row(row: Row) -> TableRow:
    return TableRow(row[0], row[1], row[2], bool(row[3]), row[4], bool(row[5]), read_table(row[6]))


def _game_row(row: Row) -> GameRow:
    return GameRow(row[0], row[1], read_game(row[2]))


def _review_row(row: Row) -> ReviewRow:
    return ReviewRow(row[0], row[1], row[2], bool(row[3]))


def _sums_row(row: Row) -> SumsRow:
    return SumsRow(row[0], row[1], row[2], row[3], read_sums(row[4]))


def _puzzle_row(row: Row) -> PuzzleRow:
    id_, game, number, public, person, found, observation, decision = row
    return PuzzleRow(id_, game, number, bool(public), person, found, observation, bytes(decision))


def _missed_row(row: Row) -> MissedRow:
    return MissedRow(row[0], None if row[1] is None else bool(row[1]))


def _attempt_row(row: Row) -> AttemptRow:
    return AttemptRow(row[0], row[1], row[2], row[3], bool(row[4]))


def _rating_row(row: Row) -> tuple[RatingRow, str]:
    return RatingRow(*row[:5]), row[5]


def _person_row(row: Row) -> PersonRow:
    return PersonRow(row[0], row[1], row[2], row[3], bool(row[4]), row[5])
