"""The puzzles that come with the package, for days on which the server's own games have given none.

`bench/puzzles.py` makes them from games of bots.
"""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec

from oriflamme.review.puzzles import Puzzle

PREFIX = "stock-"


@functools.cache
def stock() -> list[Puzzle]:
    data = files("oriflamme.server.teaching").joinpath("puzzles.json").read_bytes()
    return msgspec.json.decode(data, type=list[Puzzle])


def of_day(number: int) -> str:
    """The id of the one for a day, by the days since 1970."""
    return f"{PREFIX}{number % len(stock())}"


def from_stock(id: str) -> Puzzle | None:
    number = id.removeprefix(PREFIX)
    if not id.startswith(PREFIX) or number not in map(str, range(len(stock()))):
        return None
    return stock()[int(number)]
