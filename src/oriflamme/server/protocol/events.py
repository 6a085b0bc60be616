"""What events look like to who hears them. They are made as plain keys, with no more than their viewer may
know (views.py); these classes describe them. Only lessons hold events as such."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from oriflamme.notation.enums import Letter, LetterOrNone, Question, one_of
from oriflamme.notation.events import GameEvent
from oriflamme.server.protocol.boards import Board
from oriflamme.server.table.notices import Notice

Status: TypeAlias = Annotated[str, one_of("Status", "open", "playing", "over", "closed")]
IN_THE_GAME = (
    *("dealt", "round", "placed", "acts", "asked", "chose", "tokens", "revealed", "copied", "gained"),
    *("robbed", "verdict", "eliminated", "discarded", "reserved", "moved", "returned", "swapped"),
    *("turned-down", "over", "position"),
)
BESIDE_IT = ("joined", "left", "host", "started", "stand-in", "back", "said", "muted", "rematch", "closed")
What: TypeAlias = Annotated[str, one_of("What", *IN_THE_GAME, *BESIDE_IT)]

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType


class EventFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, as far as this viewer may know. `card` is a handle, `kind` a slug."""

    what: What
    why: Maybe[str] = UNSET  # the key of a ruling
    seat: Maybe[LetterOrNone] = UNSET  # whose card, turn, gain or loss it is
    card: Maybe[int] = UNSET
    owner: Maybe[Letter] = UNSET  # of the card, if that is another family
    kind: Maybe[str] = UNSET
    number: Maybe[int] = UNSET  # how many, at which position, or which round
    cards: Maybe[int] = UNSET  # dealt: how many are in the hand
    hand: Maybe[list[str]] = UNSET
    aside: Maybe[list[str]] = UNSET
    where: Maybe[str] = UNSET  # placed: "first", "last", or "on 3"
    question: Maybe[Question] = UNSET  # asked
    action: Maybe[str] = UNSET  # chose
    board: Maybe[Board] = UNSET  # position: where a game begins that does not begin with a deal
    # beside the game
    name: Maybe[str] = UNSET
    bot: Maybe[str] = UNSET  # joined: its level
    program: Maybe[bool] = UNSET
    removed: Maybe[bool] = UNSET  # left: by the host
    seats: Maybe[dict[str, str]] = UNSET  # started: names by family
    hash: Maybe[str] = UNSET  # started
    text: Maybe[str] = UNSET  # said
    at: Maybe[int] = UNSET  # said: when, in milliseconds since 1970
    muted: Maybe[bool] = UNSET  # silenced by the host; or said by whom this viewer does not want to hear
    table: Maybe[str] = UNSET  # rematch: its id


class PositionLaid(msgspec.Struct, frozen=True, tag_field="what", tag="position"):
    """Where a game begins that does not begin with a deal, as far as the viewer may know it."""

    board: Board
    why: str


class Unheard(msgspec.Struct, frozen=True, tag_field="what", tag="unheard"):
    """Somebody said something whom this viewer does not want to hear."""

    name: str


TableEvent: TypeAlias = GameEvent | Notice | PositionLaid | Unheard
"""All that a viewer hears."""


ToldEvent: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/EventFacts"})]
