"""What the store keeps beside the journals: short records of tables and of finished games.

Records are not messages (`protocol`), though some look alike. A message may change with the next version of
the program; a record, like an entry of a journal, is read again years later. So a field may be added with a
default. Any other change needs a step that converts what is stored (`sqlite_schema.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from oriflamme.notation.position import slugs_of
from oriflamme.server.table.journal import TableSettings
from oriflamme.server.table.table import OPEN, PLAYING, Table


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table; without a name it is free."""

    family: str
    name: str = ""
    person: str = ""
    bot: str = ""
    program: bool = False
    stand_in: str = ""
    host: bool = False
    muted: bool = False


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a table, as far as no column has it."""

    settings: TableSettings
    seats: list[SeatRecord]
    hash: str
    kinds: list[str] = []
    after: str = ""
    rematch: str = ""
    position: bool = False
    source: str = ""
    step: int = 0


class PlayerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    family: str
    name: str
    place: int
    influence: int
    person: str = ""
    bot: str = ""
    program: bool = False


class GameSummary(msgspec.Struct, frozen=True):
    set: str
    pool: str  # people, bots
    rated: bool
    players: list[PlayerRecord]


class Tally(msgspec.Struct, frozen=True):
    """Decisions with a choice, and what was lost in all of them together, in shares of the victory."""

    choices: int
    loss: float


class Sums(msgspec.Struct, frozen=True):
    """How a person decided in a game: result = 1/n + deal + luck - losses. Cards are those that were placed
    or acted."""

    deal: float
    luck: float
    result: float
    by_question: dict[str, Tally]
    by_card: dict[str, Tally]


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists show of a table, and what a restart must know, without reading its journal."""

    id: str
    code: str
    status: str  # open, playing, over, closed
    public: bool
    made: int
    wakes: bool  # has bots, stand-ins or a clock: something may be due without anybody coming
    summary: TableSummary
    people: tuple[str, ...] = ()  # who sits there, and who hosts it until it is over


@dataclass(frozen=True, slots=True)
class GameRow:
    """A finished game."""

    id: str
    finished: int
    summary: GameSummary


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The review of a finished game: who judges, and how many decisions it will have. It grows decision by
    decision. If another judge begins, what the former one has judged is gone."""

    game: str
    judge: str
    decisions: int
    finished: bool = False


@dataclass(frozen=True, slots=True)
class JudgedRow:
    """One decision of a review, as JSON (`review.shape.Decision`). It names families, not people."""

    game: str
    number: int
    decision: bytes


@dataclass(frozen=True, slots=True)
class SumsRow:
    """What a finished review says of one person. It replaces what another judge said."""

    person: str
    judge: str
    finished: int  # the game, not the review
    game: str
    sums: Sums


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A decision of a finished game with one clearly best action. It names families, not people."""

    id: str  # random: it does not tell the game
    game: str
    number: int  # of the decision
    public: bool  # whether others may see it than `person`
    person: str  # who decided otherwise; empty: nobody did, or they have been forgotten
    found: int  # when, in milliseconds since 1970
    observation: str  # what the seat saw, as a line of the notation
    decision: bytes  # as JSON (`review.shape.Decision`)


@dataclass(frozen=True, slots=True)
class PuzzleOfDay:
    """A public puzzle becomes that of a day, as 2026-05-15. Fails with `Taken` if the day has one."""

    puzzle: str
    day: str


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """Somebody's answer to a puzzle. Their first one stays."""

    person: str
    puzzle: str
    at: int
    action: str
    right: bool


@dataclass(frozen=True, slots=True)
class MissedRow:
    """A puzzle out of somebody's own game, and whether they have found the answer since."""

    puzzle: str
    right: bool | None  # None: not tried


def table_row(table: Table) -> TableRow:
    people = table.people()
    if table.status in (OPEN, PLAYING):  # it counts among those of its host, who need not sit there
        people.append(table.host)
    made = table.made
    summary = TableSummary(
        made.settings,
        _seats(table),
        table.hash,
        slugs_of(table.kinds),
        made.after,
        table.rematch,
        bool(made.position),
        made.source,
        made.step,
    )
    return TableRow(
        table.id,
        made.code,
        table.status,
        made.settings.public,
        made.at,
        table.wakes(),
        summary,
        tuple(people),
    )


def _seats(table: Table) -> list[SeatRecord]:
    found = []
    for letter, seat in zip(table.seating, table.seats, strict=True):
        if seat is None:
            found.append(SeatRecord(letter))
            continue
        host = bool(seat.person) and seat.person == table.host
        muted = seat.person in table.muted
        found.append(
            SeatRecord(letter, seat.name, seat.person, seat.bot, seat.program, seat.stand_in, host, muted)
        )
    return found
