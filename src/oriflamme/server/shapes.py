"""What goes over HTTP, as data; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from oriflamme.server.entries import TableSettings
from oriflamme.server.messages import TableView
from oriflamme.server.ratings import Fared, Game

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Family: TypeAlias = Annotated[str, Meta(pattern="^[RBGYV]$")]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NameGiven(_Asked, frozen=True):
    """A name has 1 to 24 letters once spaces around it are gone."""

    name: Name


class NewTable(_Asked, frozen=True):
    """`sit`: whether its host takes a seat."""

    settings: TableSettings = TableSettings()
    sit: bool = True


class Join(_Asked, frozen=True):
    """Under another name than the usual one, at a seat of one's choice."""

    name: Name | None = None
    seat: Family | None = None


class AddBot(_Asked, frozen=True):
    level: Annotated[str, Meta(max_length=40)]
    seat: Family | None = None


class SeatGiven(_Asked, frozen=True):
    seat: Family


class Refused(msgspec.Struct, frozen=True):
    """Why not: a key of the message catalogue, its values, and the English text."""

    reason: str
    values: dict[str, str | int]
    text: str


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    program: bool
    made: int


class Link(msgspec.Struct, frozen=True):
    """Opened on another device within ten minutes, once, it makes that device yours too."""

    path: str
    expires: int


class Token(msgspec.Struct, frozen=True):
    """For the header `Authorization: Bearer TOKEN`. It is shown this once."""

    id: str
    name: str
    token: str


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableView]


class Going(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that goes on: its round, the family that is asked, and how many milliseconds it still has."""

    round: int
    asked: str
    left: int | None = None


class MyTables(msgspec.Struct, frozen=True):
    """`going` tells of each table where a game goes on, by its id."""

    tables: list[TableView]
    going: dict[str, Going]


class PlayedGame(msgspec.Struct, frozen=True):
    game: Game
    fared: Fared


class Games(msgspec.Struct, frozen=True):
    games: list[PlayedGame]


class Share(msgspec.Struct, frozen=True):
    """Games, victories and average influence."""

    games: int
    won: int
    influence: float


class Statistics(msgspec.Struct, frozen=True):
    all: Share
    by_set: dict[str, Share]
    by_seats: dict[str, Share]
    by_pool: dict[str, Share]


class Rating(msgspec.Struct, frozen=True):
    """`shown` is a cautious estimate: mu less three sigma."""

    name: str
    bot: bool
    mu: float
    sigma: float
    shown: float
    games: int


class Ratings(msgspec.Struct, frozen=True):
    pool: str
    ratings: list[Rating]


class MyData(msgspec.Struct, frozen=True):
    """Everything that is kept about a person."""

    me: Me
    programs: list[Me]
    tables: list[TableView]
    games: list[PlayedGame]
    ratings: dict[str, Rating]
    chat: list[str]


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game; `seed` and `hash` let anyone check the deal."""

    game: Game
    seed: str
    hash: str
    page: str
    record: str
    text: str


class Bots(msgspec.Struct, frozen=True):
    levels: list[str]


class Health(msgspec.Struct, frozen=True):
    well: bool
    version: str
