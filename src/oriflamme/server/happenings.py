"""What happens at a table, as its viewers hear it: the events of the game, and those beside it.

Like the events of the game (`notation/events.py`) each has a class of its own, told apart by `what`, and
every field is always there. Where an entry of the journal leads to an event, both have the same name.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from oriflamme.notation.enums import Letter, one_of
from oriflamme.notation.events import GameEvent
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.boards import Board

LetterOrNone: TypeAlias = Annotated[str, one_of("LetterOrNone", *FAMILIES, "")]


class _Beside(msgspec.Struct, frozen=True, tag_field="what"):
    pass


class PositionLaid(_Beside, frozen=True, tag="position"):
    """Where a game begins that does not begin with a deal, as far as the viewer may know it."""

    board: Board
    why: str


class Joined(_Beside, frozen=True, tag="joined"):
    """`bot` is the level of a bot, empty for a person; a program plays under a name of its own."""

    family: Letter
    name: str
    bot: str
    program: bool


class Left(_Beside, frozen=True, tag="left"):
    """`removed`: by the host."""

    family: Letter
    removed: bool


class HostChanged(_Beside, frozen=True, tag="host"):
    """The host's family; empty for a host who does not sit at the table."""

    family: LetterOrNone


class Started(_Beside, frozen=True, tag="started"):
    """The names by family, as they may have been mixed, and the hash of the seed."""

    seats: dict[str, str]
    hash: str


class StandIn(_Beside, frozen=True, tag="stand-in"):
    """A bot plays for a person from now on; `why` is the key of the reason."""

    family: Letter
    why: str


class Back(_Beside, frozen=True, tag="back"):
    """The person plays again."""

    family: Letter


class Said(_Beside, frozen=True, tag="said"):
    """`at`: milliseconds since 1970."""

    name: str
    text: str
    at: int


class Unheard(_Beside, frozen=True, tag="unheard"):
    """Somebody said something whom this viewer does not want to hear."""

    name: str


class Muted(_Beside, frozen=True, tag="muted"):
    """The host has silenced somebody for all, or (`muted` is false) lets them talk again."""

    family: LetterOrNone
    name: str
    muted: bool


class Rematched(_Beside, frozen=True, tag="rematched"):
    """The table at which those who sit here play again, by its id."""

    table: str


class Closed(_Beside, frozen=True, tag="closed"):
    """`why` is the key of the reason."""

    why: str


Beside: TypeAlias = (
    PositionLaid
    | Joined
    | Left
    | HostChanged
    | Started
    | StandIn
    | Back
    | Said
    | Unheard
    | Muted
    | Rematched
    | Closed
)

Event: TypeAlias = GameEvent | Beside
