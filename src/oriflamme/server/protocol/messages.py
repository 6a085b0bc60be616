"""Everything that is sent over a table's socket, as data. docs/protocol.md has an example of each."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from oriflamme.notation.enums import Letter, LetterOrNone, Question
from oriflamme.notation.events import GameEvent
from oriflamme.server.protocol.boards import Board
from oriflamme.server.protocol.events import Status, TableEvent, ToldEvent
from oriflamme.server.protocol.previews import Offer
from oriflamme.server.protocol.table_settings import TableSettings

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]

PROTOCOL = 3
"""The version of these messages. In version 1 one name stood for several kinds of event."""

CALLS = 3
"""The first version whose clients are called to a game."""

NUMBERED_ALIKE = (2, 3)
"""The versions in which events have the same numbers."""

# -- from the client ---------------------------------------------------------------------------------


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message. `number` is the number of the last event that the client has, if it has any.
    `history`: a whole view has to include all events that led to it. `protocol` is the version that the
    client speaks. Events are numbered differently in other versions, so a client that speaks another
    version gets everything."""

    number: Number | None = None
    history: bool = False
    protocol: int = 1


class Act(_FromClient, frozen=True, tag="act"):
    """An action for the open decision. The client chooses `id`, a new one for each message."""

    id: MessageId
    decision: Number
    action: Annotated[str, Meta(max_length=60)]


class Say(_FromClient, frozen=True, tag="say"):
    id: MessageId
    text: Annotated[str, Meta(max_length=2000)]


class Return(_FromClient, frozen=True, tag="return"):
    """I am back: the stand-in has to stop playing for me."""

    id: MessageId


class Mute(_FromClient, frozen=True, tag="mute"):
    """I do not want to read what this person says. `all`, sent by the host: nobody else should either."""

    id: MessageId
    name: Annotated[str, Meta(max_length=24)]
    muted: bool = True
    all: bool = False


class Ping(_FromClient, frozen=True, tag="ping"):
    """Checks whether the connection is alive."""


FromClient: TypeAlias = Hello | Act | Say | Return | Mute | Ping

# -- from the server ---------------------------------------------------------------------------------


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. A seat without a name is free."""

    family: Letter
    name: str = ""
    person: str = ""
    bot: str = ""
    program: bool = False
    stand_in: str = ""
    host: bool = False
    muted: bool = False  # by the host, for all


class ClockView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Milliseconds: how long the open decision may still take, and what each family has in its bank."""

    left: int
    banks: dict[str, int] = {}


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open decision. `legal` is present only for the seat that has to decide."""

    number: int
    seat: Letter
    question: Question
    legal: list[Offer] = []
    clock: ClockView | None = None


class Standing(msgspec.Struct, frozen=True):
    """The place of a family, from 1. Families that tie have the same place. `top_cards` breaks ties of
    influence: it is the number of the family's own cards that lie on top in the row."""

    family: Letter
    place: int
    influence: int
    top_cards: int


class Contribution(msgspec.Struct, frozen=True):
    """What a person added to the deal, who sat in the seat of this family before the start. `bits` is empty
    if they did not come in time, and were left out."""

    family: Letter
    commitment: str
    bits: str


class Proof(msgspec.Struct, frozen=True):
    """From what the seed was made: the server's secret, what people added, and the id of the table. `order`
    has the numbers of the old seats in their new order, if the seating was drawn."""

    secret: str
    table: str
    contributions: list[Contribution]
    order: list[int]


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended. `standings`: all families, the winners first. `richest`: the families with the
    most influence; if there are several, the row decided among them. The seed lets anyone check the deal;
    without a `proof` it is the server's secret. `ratings`: `left` if somebody left and is therefore rated
    last; `position` if the game is not rated because it began in the middle."""

    winners: list[Letter]
    richest: list[Letter]
    standings: list[Standing]
    influence: dict[str, int]
    seed: str
    game: str
    ratings: Literal["", "left", "position"] = ""
    proof: Proof | None = None


class CallView(msgspec.Struct, frozen=True):
    """The host calls everybody to the game. `waits`: the families that are not ready. `left`: milliseconds
    until they lose their seats or, once everybody is ready, until missing bits are left out of the deal."""

    left: int
    waits: list[Letter]
    commitments: dict[str, str]


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table."""

    id: str
    code: str
    status: Status
    settings: TableSettings
    seats: list[SeatView]
    hash: str
    made: int
    kinds: list[str] = []
    after: str = ""
    rematch: str = ""
    position: bool = False  # it began from a position, so there is no deal to check
    source: str = ""  # the finished game that this one continues
    step: int = 0  # the number of its actions that were played before


class Whole(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="table"):
    """Everything as this viewer sees it, up to and including the event with this number."""

    number: int
    table: TableView
    you: LetterOrNone = ""  # the viewer's own family; empty for a spectator
    board: Board | None = None  # once the game has started, unless the client asked for its history
    decision: DecisionView | None = None
    result: ResultView | None = None
    chat: list[ToldEvent] = []
    connected: list[Letter] = []
    events: list[ToldEvent] = []  # all but old chat lines, if the client asked for the history
    ignored: list[str] = []  # the names of the people whom this viewer ignores
    away: dict[str, int] = {}  # as in `Presence`
    call: CallView | None = None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="answer"):
    """Answers the message with this id: accepted, or refused with the key of a reason and the state."""

    id: str
    accepted: bool
    reason: str = ""
    values: dict[str, str | int] = {}
    state: Whole | None = None


class News(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="news"):
    """New events; the last of them has this number. Other changes are sent together with them."""

    number: int
    events: list[ToldEvent]
    decision: DecisionView | None = None
    result: ResultView | None = None
    answer: Answer | None = None


class Presence(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="presence"):
    """The families whose people are connected. `away`: the families that are absent while others wait, with
    the milliseconds until a bot takes over if they have to decide by then."""

    connected: list[Letter]
    away: dict[str, int] = {}


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    pass


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes the connection, with the key of the reason."""

    reason: str


FromServer: TypeAlias = Whole | News | Answer | Presence | Pong | Bye

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def read_message(text: str | bytes) -> FromClient:
    """Decodes a message of a client. Raises msgspec.ValidationError or msgspec.DecodeError."""
    message: FromClient = _decoder.decode(text)
    return message


def json_schema() -> dict[str, object]:
    """The JSON Schema of all messages in both directions."""
    (client, server, game, table, *_), definitions = msgspec.json.schema_components(
        [FromClient, FromServer, GameEvent, TableEvent],
        ref_template="#/$defs/{name}",
        schema_hook=lambda _: {"description": "any value"},
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages over the socket of an Oriflamme table",
        "$defs": {
            **definitions,
            "FromClient": client,
            "FromServer": server,
            "GameEvent": game,
            "TableEvent": table,
        },
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }
