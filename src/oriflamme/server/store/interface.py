"""What the server keeps, behind one small interface.

Changes are plain data and are written together or not at all; `write` returns when they are safe on disk.
Whoever keeps them in another database implements the methods of `Store`, and nothing else changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from oriflamme.server.table.clocks import Outage


class StoreError(Exception):
    """It was not written, no part of it. `reason` is `full`, `locked`, `read-only`, `io`, `broken`, or
    `gone` if what it is about is not there any more."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class Unstoppable(asyncio.Future[None]):
    """Something under way that cannot be taken back: who waits for it and is cancelled, waits on."""

    def cancel(self, msg: object = None) -> bool:
        return False


async def to_the_end(done: Unstoppable) -> None:
    """Wait for it. Who is cancelled meanwhile is so at the next occasion: what was stored must also be
    carried out, or memory and store would part."""
    try:
        await done
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is not None:
            task.cancel()
        done.result()


@dataclass(frozen=True, slots=True)
class Append:
    """The next entry of a table's journal; a number is given once."""

    table: str
    number: int
    at: int
    body: bytes
    person: str = ""  # who sits down or talks in it: what is theirs is found again by that


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists show of a table, and what a restart must know, without reading its journal."""

    id: str
    code: str
    status: str  # open, playing, over, closed
    public: bool
    made: int
    wakes: bool  # has bots, stand-ins or a clock: something may be due without anybody coming
    summary: bytes  # JSON, what everybody may know
    people: tuple[str, ...]  # who sits there, and who hosts it until it is over


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
    """A person takes another name. Fails if they are gone."""

    person: str
    name: str
    seen: int


@dataclass(frozen=True, slots=True)
class Secret:
    """A hash that stands for a person: a program's token, or the link to another device (used once)."""

    hash: str
    person: str
    kind: str  # token, link
    expires: int = 0  # 0: never


@dataclass(frozen=True, slots=True)
class UseUp:
    """A secret is used for the last time. Fails if it is gone already."""

    hash: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A finished game, and how each person fared."""

    id: str
    finished: int
    summary: bytes
    people: tuple[tuple[str, bytes], ...]  # person and JSON


@dataclass(frozen=True, slots=True)
class RatingRow:
    who: str  # a person's id, or bot:LEVEL
    pool: str  # people, bots
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Forget:
    """A person's data are deleted, and what is theirs in journals and games is blotted out."""

    person: str


@dataclass(frozen=True, slots=True)
class Alive:
    """The server was running at this time; after a crash it tells when the outage began."""

    at: int


Change: TypeAlias = (
    Append | TableRow | PersonRow | Renamed | Secret | UseUp | GameRow | RatingRow | Forget | Alive | Outage
)


class Store(Protocol):
    async def write(self, changes: Sequence[Change]) -> None:
        """All or nothing, and safe when it returns. Raises StoreError."""

    async def journal(self, table: str) -> list[bytes]:
        """The bodies of a table's entries in order; none if there is no such table."""

    async def entries_naming(self, person: str) -> list[tuple[str, bytes]]:
        """Entries that name a person, of all tables at which they sat or talked; each with its table."""

    async def tables(self, status: str) -> list[TableRow]:
        """Tables of this status, the newest first, without their people."""

    async def public_tables(self, status: str, most: int) -> list[TableRow]:
        """The newest of them that are public."""

    async def table_by_code(self, code: str) -> TableRow | None: ...

    async def tables_of(self, person: str) -> list[TableRow]:
        """Those of whose people they are one, the newest first."""

    async def count_tables_of(self, person: str, statuses: Sequence[str]) -> int: ...

    async def last_touched(self, status: str) -> list[tuple[str, int]]:
        """Tables of this status, each with the time of its last entry."""

    async def person(self, id: str) -> PersonRow | None: ...

    async def secret(self, hash: str) -> Secret | None: ...

    async def programs_of(self, person: str) -> list[PersonRow]: ...

    async def game(self, id: str) -> GameRow | None: ...

    async def games_of(self, person: str) -> list[tuple[bytes, bytes]]:
        """Finished games, the latest first: summary, how this person fared."""

    async def ratings(self, who: Sequence[str] = ()) -> list[tuple[RatingRow, str]]:
        """Of these, or of all; with the person's name."""

    async def outages(self) -> list[Outage]: ...

    async def alive(self) -> int:
        """When the server was last known to run; 0 for a new store."""

    async def key(self, name: str) -> bytes:
        """A random key that is made on first use and kept."""

    async def close(self) -> None: ...
