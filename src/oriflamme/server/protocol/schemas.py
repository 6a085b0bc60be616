"""What is sent over HTTP, as data. The OpenAPI description is generated from these classes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw

from oriflamme.notation.enums import Letter
from oriflamme.review.shape import Decision, JudgeNote, Seat
from oriflamme.server.protocol.boards import Board
from oriflamme.server.protocol.messages import Proof, ResultView, TableView
from oriflamme.server.protocol.previews import Offer
from oriflamme.server.protocol.table_settings import TableSettings
from oriflamme.server.store.records import Tally

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Family: TypeAlias = Annotated[str, Meta(pattern="^[RBGYV]$")]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NameGiven(_Asked, frozen=True):
    """A name has 1 to 24 letters after the spaces around it are removed."""

    name: Name


class NewTable(_Asked, frozen=True):
    """`sit`: whether the host takes a seat."""

    settings: TableSettings = TableSettings()
    sit: bool = True


class Join(_Asked, frozen=True):
    """The name to use at this table, and the seat to take; both are optional."""

    name: Name | None = None
    seat: Family | None = None


class AddBot(_Asked, frozen=True):
    level: Annotated[str, Meta(max_length=40)]
    seat: Family | None = None


class SeatGiven(_Asked, frozen=True):
    seat: Family


class Committed(_Asked, frozen=True):
    """A commitment to random bits for the deal, which may be left out. docs/protocol.md says how it is
    made."""

    commitment: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""


class BitsGiven(_Asked, frozen=True):
    """The 256 bits to which a commitment was made, as hexadecimal digits."""

    bits: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Refused(msgspec.Struct, frozen=True):
    """Why a request was refused: a key of the message catalogue, its values, and the English text."""

    reason: str
    values: dict[str, str | int]
    text: str


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    program: bool
    made: int


class Link(msgspec.Struct, frozen=True):
    """A link for another device. Opened there within ten minutes, once, it signs in the same person."""

    path: str
    expires: int


class Device(msgspec.Struct, frozen=True):
    """When it was last seen, to the day, in seconds since 1970. `this`: it sent the request."""

    seen: int
    this: bool


class Devices(msgspec.Struct, frozen=True):
    """The devices on which a person is signed in."""

    devices: list[Device]


class Token(msgspec.Struct, frozen=True):
    """The token for the header `Authorization: Bearer TOKEN`. It is shown only once."""

    id: str
    name: str
    token: str


class Programs(msgspec.Struct, frozen=True):
    """The programs that a person has admitted."""

    programs: list[Me]


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableView]


class Going(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in progress: its round, the family that has to decide, and the milliseconds it has left."""

    round: int
    asked: str
    left: int | None = None


class MyTables(msgspec.Struct, frozen=True, omit_defaults=True):
    """`going` describes each table with a game in progress, by its id."""

    tables: list[TableView]
    going: dict[str, Going]
    next: str = ""  # the value of `after` for the next page; empty: this is the last page


class PlayerOf(msgspec.Struct, frozen=True, omit_defaults=True):
    family: Letter
    name: str
    place: int
    influence: int
    person: str = ""
    bot: str = ""
    program: bool = False


class Game(msgspec.Struct, frozen=True):
    """A finished game as lists show it."""

    id: str
    finished: int
    set: str
    pool: str
    rated: bool
    seats: list[PlayerOf]


class Fared(msgspec.Struct, frozen=True):
    """How a person did in a game."""

    family: Letter
    place: int
    influence: int
    won: bool
    pool: str
    set: str
    seats: int
    rated: bool


class PlayedGame(msgspec.Struct, frozen=True):
    game: Game
    fared: Fared


class Games(msgspec.Struct, frozen=True, omit_defaults=True):
    games: list[PlayedGame]
    next: str = ""  # the value of `after` for the next page; empty: this is the last page


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


class ShareWish(_Asked, frozen=True):
    """Whether everybody may see how you decide."""

    shared: bool


class DecidedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reviewed game of somebody: decisions with a choice and what was lost in them, the luck of the deal,
    the luck after it, and the result. 1/n + deal + luck - loss = result. Only the person themselves is told
    which `game` it was and when it `finished`."""

    choices: int
    loss: float
    deal: float
    luck: float
    result: float
    game: str = ""
    finished: int = 0


class Progress(msgspec.Struct, frozen=True):
    """How a person decides: the latest reviewed games, the oldest first, and all of them together by
    question and by card. `earlier` is how many games an earlier judge has reviewed, which do not compare.
    `shared`: everybody may see it."""

    name: str
    shared: bool
    earlier: int
    games: list[DecidedGame]
    by_question: dict[str, Tally]
    by_card: dict[str, Tally]


class AnswerGiven(_Asked, frozen=True):
    """One of the legal actions, in the notation."""

    action: Annotated[str, Meta(max_length=60)]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Whether it was `right`, and the decision as if it had been played, by a longer look than a review's.
    `game`: your own, in which you missed it; else empty."""

    right: bool
    decision: Decision
    game: str


class PuzzleShown(msgspec.Struct, frozen=True):
    """A decision with one clearly best action, as the asked family saw it. `day`: it is everybody's on this
    day. `answer`: you have answered it before."""

    id: str
    day: str
    board: Board
    kinds: list[str]
    asked: Letter
    question: str
    legal: list[Offer]
    answer: PuzzleAnswer | None


class OwnPuzzle(msgspec.Struct, frozen=True):
    """A puzzle out of a game of yours, and whether you found the answer. null: not tried yet."""

    id: str
    right: bool | None


class MyPuzzles(msgspec.Struct, frozen=True):
    """Those out of your own games, the latest first, and how many puzzles you have tried and found."""

    own: list[OwnPuzzle]
    tried: int
    right: int


class Attempt(msgspec.Struct, frozen=True):
    """An answer to a puzzle, and when in milliseconds since 1970."""

    puzzle: str
    at: int
    action: str
    right: bool


class Rating(msgspec.Struct, frozen=True):
    """`shown` is a cautious estimate: mu minus three sigma."""

    name: str
    bot: bool
    mu: float
    sigma: float
    shown: float
    games: int


class Ratings(msgspec.Struct, frozen=True):
    pool: str
    ratings: list[Rating]


class LineGiven(msgspec.Struct, frozen=True):
    """A chat line: who said it, and when in milliseconds since 1970."""

    name: str
    at: int


class ReportMade(msgspec.Struct, frozen=True):
    """A chat line that a person has reported: its table, its number in the journal there, and when."""

    table: str
    line: int
    at: int


class BanSuffered(msgspec.Struct, frozen=True):
    """Whoever runs the server has banned this person: when, in milliseconds since 1970, and why."""

    at: int
    why: str


class MyData(msgspec.Struct, frozen=True):
    """Everything that is stored about a person."""

    me: Me
    programs: list[Me]
    tables: list[TableView]
    games: list[PlayedGame]
    ratings: dict[str, Rating]
    decided: list[DecidedGame]  # how they decided in games that were reviewed
    shares: bool  # whether everybody may see that
    attempts: list[Attempt]  # at puzzles
    chat: list[str]
    reports: list[ReportMade]
    browsers: list[str]  # hashes of the marks of the browsers in which they sat down
    ban: BanSuffered | None


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game. `seed`, `hash` and `proof` let anyone check the deal. A game that began in the
    middle has no record."""

    game: Game
    seed: str
    hash: str
    proof: Proof | None
    page: str
    record: str
    text: str


RetoldEvent: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/TableEvent"})]


class Retold(msgspec.Struct, frozen=True):
    """A game as one viewer saw it: its events, numbered from 1, and for each action the number of the first
    event that it caused. The record of an unfinished game has no result."""

    table: TableView
    events: list[RetoldEvent]
    steps: list[int]
    result: ResultView | None


class GameReview(msgspec.Struct, frozen=True):
    """The review of a finished game as far as it has grown: `done` decisions `of` all, from what each seat
    knew then. `seats` is empty until all are done. `growing`: it is being worked out now. Without a judge,
    nobody has asked for it yet."""

    judge: JudgeNote | None
    growing: bool
    done: int
    of: int
    seats: dict[str, Seat]
    decisions: list[Decision]


class RecordGiven(_Asked, frozen=True):
    """A record as a JSON object, or as the text of either form. `viewer`: a family, `-` for a spectator,
    `all` for every card open."""

    record: str | dict[str, object]
    viewer: Annotated[str, Meta(max_length=3)] = "-"


class PositionShown(msgspec.Struct, frozen=True):
    """A position with its open decision: the family that has to decide, and the question. Both are empty
    once the game is over. `viewer` is the family from whose view the position was written, if the line says
    so. `line` is the complete position."""

    board: Board
    kinds: list[str]
    asked: str
    question: str
    viewer: str
    line: str


class PlayOn(_Asked, frozen=True):
    """Continue a finished game after this many actions, in this seat, against bots of this level."""

    step: Annotated[int, Meta(ge=0, le=10_000)]
    seat: Family
    level: Annotated[str, Meta(max_length=40)]


class PlayOnRecord(PlayOn, frozen=True):
    """Continue the game of a record."""

    record: str | dict[str, object]


class PlayOnFrom(_Asked, frozen=True):
    """Continue from a position. Cards that it does not specify are drawn at random."""

    position: Annotated[str, Meta(max_length=8000)]
    seat: Family
    level: Annotated[str, Meta(max_length=40)]


class Bots(msgspec.Struct, frozen=True):
    levels: list[str]


class Health(msgspec.Struct, frozen=True):
    well: bool
    version: str
