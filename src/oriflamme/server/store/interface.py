"""What the server keeps, behind one interface.

Changes are plain data. They are written together or not at all, and `write` returns when they are safe on
disk. To keep them in another database, implement `Store`, name it in `opening.py`, and let the tests of
`Store` open it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from oriflamme.server.measures import StoreMeasures
from oriflamme.server.store.admin import AdminChange, Ban, CommandRow, Reported
from oriflamme.server.store.peers import Peers
from oriflamme.server.store.records import (
    AttemptRow,
    GameRow,
    JudgedRow,
    MissedRow,
    PuzzleOfDay,
    PuzzleRow,
    ReviewRow,
    SumsRow,
    TableRow,
)
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import AnyEntry

T = TypeVar("T")

MOST_OVERTAKEN = 50
"""How often a request is judged again. Each time another one was served."""


class StoreError(Exception):
    """It was not written, no part of it. `reason` is `full`, `locked`, `read-only`, `io` or `broken`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class Gone(StoreError):
    """What is to be changed or used up is not there any more."""

    def __init__(self, detail: str) -> None:
        super().__init__("broken", detail)


class Taken(StoreError):
    """What is to be new is there already: an entry of this number, a table of this code."""

    def __init__(self, detail: str) -> None:
        super().__init__("broken", detail)


class NoStore(Exception):
    """Why a store cannot be opened, in one line."""


class InUse(NoStore):
    """A server has it open."""


async def anew(work: Callable[[], Awaitable[T]]) -> T:
    """Judges a request again for as long as other servers write something first."""
    for _ in range(MOST_OVERTAKEN):
        try:
            return await work()
        except Taken:
            continue
    return await work()


class Unstoppable(asyncio.Future[None]):
    """A result that must be waited for: cancelling the waiting task does not cancel it."""

    def cancel(self, msg: object = None) -> bool:
        return False


async def to_the_end(done: Unstoppable) -> None:
    """Wait for the result even if this task is cancelled meanwhile; the cancellation takes effect at the
    next `await`. What was stored must also be applied, or memory and store would differ."""
    try:
        await done
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None:
            task.cancel()
        done.result()


class Append(Struct, frozen=True):
    """The next entry of a table's journal. `number` is the one that the writer expects it to have, from 1.
    If there is an entry of that number already, the whole write fails with `Taken`: somebody else has
    written to this table."""

    table: str
    number: int
    entry: AnyEntry


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    made: int
    seen: int
    program: bool = False
    owner: str = ""  # of a program: the person who made its token


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person takes another name. Fails with `Gone` if there is no such person."""

    person: str
    name: str
    seen: int


@dataclass(frozen=True, slots=True)
class Secret:
    """The hash of a program's token, of a link to another device, which works once, or of a device on which
    a person is signed in. Somebody who has signed out of other devices is `strict`: cookies that name no
    device are nobody's."""

    hash: str
    person: str
    kind: str  # token, link, device, strict
    expires: int = 0  # 0: never; of a device: when it was last seen


@dataclass(frozen=True, slots=True)
class UseUp:
    """A secret is used for the last time. Fails with `Gone` if it was used before."""

    hash: str


@dataclass(frozen=True, slots=True)
class Drop:
    """All secrets of a person that are of one kind are gone, but for one."""

    person: str
    kind: str
    but: str = ""


@dataclass(frozen=True, slots=True)
class DropExpired:
    """Links that nobody has used in time are gone."""

    at: int  # in seconds


@dataclass(frozen=True, slots=True)
class RatingRow:
    who: str  # a person's id, or bot:LEVEL
    pool: str  # people, bots
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Sharing:
    """Whether everybody may see how a person decides. Nobody may, before they say so."""

    person: str
    shares: bool


@dataclass(frozen=True, slots=True)
class Forget:
    """What is a person's own is deleted: their name, secrets, ratings, where they sat and played, how
    they decided, and their attempts at puzzles. What names them in journals, tables and games is redacted
    (`forgetting.py`)."""

    person: str


@dataclass(frozen=True, slots=True)
class Alive:
    """The server was running at this time. After a crash this tells when the outage began."""

    at: int


Change: TypeAlias = (
    Append
    | TableRow
    | PersonRow
    | Renamed
    | Secret
    | UseUp
    | Drop
    | DropExpired
    | GameRow
    | ReviewRow
    | JudgedRow
    | SumsRow
    | Sharing
    | PuzzleRow
    | PuzzleOfDay
    | AttemptRow
    | RatingRow
    | Forget
    | Alive
    | Outage
    | AdminChange
)


class Store(Protocol):
    measures: StoreMeasures

    def peers(self) -> Peers | None:
        """What connects several servers on this store; None: no other server can open it."""

    async def write(self, changes: Sequence[Change]) -> None:
        """All or nothing, and safe when it returns. Raises StoreError."""

    async def journal(self, table: str, after: int = 0) -> list[AnyEntry]:
        """A table's entries after this number, in order; none if there is no such table."""

    async def entries_of(
        self, person: str, tables: Sequence[str] | None = None
    ) -> list[tuple[str, AnyEntry]]:
        """Entries that hold a person's name or words (`forgetting.person_in`), the oldest first, each with
        the id of its table; in all tables or in these."""

    async def tables_naming(self, person: str, after: str, most: int) -> list[str]:
        """The ids of tables with such entries, page by page: those that follow this one."""

    async def tables(self, status: str) -> list[TableRow]:
        """Tables of this status, the newest first, without their people."""

    async def public_tables(self, status: str, most: int) -> list[TableRow]:
        """The newest of them that are public."""

    async def table(self, id: str) -> TableRow | None: ...

    async def table_by_code(self, code: str) -> TableRow | None: ...

    async def tables_of(self, person: str) -> list[TableRow]:
        """Those of whose people they are one, the newest first."""

    async def some_tables_of(self, person: str, after: TableRow | None, most: int) -> list[TableRow]:
        """The same page by page, unfinished ones first: those that follow this one."""

    async def count_tables_of(self, person: str, statuses: Sequence[str]) -> int: ...

    async def last_touched(self, status: str) -> list[tuple[str, int]]:
        """Tables of this status, each with the time of its last entry."""

    async def person(self, id: str) -> PersonRow | None: ...

    async def secret(self, hash: str) -> Secret | None: ...

    async def secrets_of(self, person: str, kind: str) -> list[Secret]: ...

    async def programs_of(self, person: str) -> list[PersonRow]: ...

    async def game(self, id: str) -> GameRow | None: ...

    async def games_of(self, person: str) -> list[GameRow]:
        """The finished games of a person, the latest first."""

    async def some_games_of(self, person: str, after: GameRow | None, most: int) -> list[GameRow]:
        """The same page by page: those that follow this one."""

    async def count_games_of(self, person: str) -> int: ...

    async def review(self, game: str) -> ReviewRow | None: ...

    async def judged(self, game: str, after: int) -> list[JudgedRow]:
        """The decisions of its review that follow this number, in order."""

    async def unfinished_reviews(self, judge: str) -> list[ReviewRow]:
        """Those that this judge has begun."""

    async def sums_of(self, person: str, judge: str, most: int) -> list[SumsRow]:
        """Of the latest games that this judge has reviewed, the latest first."""

    async def some_sums_of(self, person: str, after: SumsRow | None, most: int) -> list[SumsRow]:
        """By every judge, page by page: those that follow this one."""

    async def count_sums_of_others(self, person: str, judge: str) -> int:
        """How many games other judges have reviewed."""

    async def shares(self, person: str) -> bool: ...

    async def puzzle(self, id: str) -> PuzzleRow | None: ...

    async def puzzle_of_day(self, day: str) -> PuzzleRow | None: ...

    async def next_puzzle(self, before: int) -> PuzzleRow | None:
        """The oldest public one that was found before this time and has not been a day's."""

    async def missed_by(self, person: str, most: int) -> list[MissedRow]:
        """Puzzles out of this person's own games, the latest first."""

    async def attempt(self, person: str, puzzle: str) -> AttemptRow | None: ...

    async def some_attempts_of(self, person: str, after: str, most: int) -> list[AttemptRow]:
        """Page by page: those at puzzles that follow this one."""

    async def count_attempts(self, person: str) -> tuple[int, int]:
        """How many there are, and how many of them are right."""

    async def ratings(self, who: Sequence[str]) -> list[tuple[RatingRow, str]]:
        """Those of these people and bots; each with the person's name."""

    async def best_ratings(self, pool: str, most: int) -> list[tuple[RatingRow, str]]:
        """The best first."""

    async def outages(self) -> list[Outage]: ...

    async def alive(self) -> int:
        """When the server was last known to run; 0 for a new store."""

    async def commands_to_do(self) -> list[CommandRow]:
        """The operator's commands that nobody has carried out yet, the oldest first."""

    async def bans(self) -> list[Ban]: ...

    async def count_reports(self, person: str) -> int:
        """How many reports of this person are open."""

    async def reports_of(self, person: str) -> list[Reported]:
        """What this person has reported, the oldest first, open or not."""

    async def key(self, name: str) -> bytes:
        """A random key that is made on first use and kept."""

    async def close(self) -> None:
        """What is being written is written first."""
