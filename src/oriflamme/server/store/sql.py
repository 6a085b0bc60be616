"""SQL that runs in every database: statements without anybody who carries them out.

A piece of work is a generator. It asks for one statement after the other and gets what came of each. So the
same text serves a connection that blocks (SQLite, in a thread) and one that is awaited (PostgreSQL).
Values stand as `?`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Row: TypeAlias = Sequence[Any]
"""What a database answers; its types are those of the columns."""


@dataclass(frozen=True, slots=True)
class Statement:
    sql: str
    values: Sequence[object]
    reads: bool  # whether its rows are wanted, or how many it has changed


Work: TypeAlias = Generator[Statement, Any, T]


def read(sql: str, *values: object) -> Work[list[Row]]:
    """The rows that a statement finds."""
    rows: list[Row] = yield Statement(sql, values, True)
    return rows


def do(sql: str, *values: object) -> Work[int]:
    """How many rows a statement has changed."""
    count: int = yield Statement(sql, values, False)
    return count


def marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def carry_out(connection: sqlite3.Connection, work: Work[T]) -> T:
    """With SQLite."""
    answer: object = None
    try:
        while True:
            statement = work.send(answer)
            cursor = connection.execute(statement.sql, statement.values)
            answer = cursor.fetchall() if statement.reads else cursor.rowcount
    except StopIteration as end:
        result: T = end.value
        return result
