"""What a viewer of a table hears: the events of the game in words, and what happens beside it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw

from oriflamme.notation.enums import one_of
from oriflamme.notation.events import GameEvent
from oriflamme.server.protocol.boards import Board
from oriflamme.server.table.notices import Notice

Status: TypeAlias = Annotated[str, one_of("Status", "open", "playing", "over", "closed")]


class PositionLaid(msgspec.Struct, frozen=True, tag_field="what", tag="position"):
    """Where a game begins that does not begin with a deal, as far as the viewer may know it."""

    board: Board
    why: str


class Unheard(msgspec.Struct, frozen=True, tag_field="what", tag="unheard"):
    """Somebody said something whom this viewer does not want to hear."""

    name: str


TableEvent: TypeAlias = GameEvent | Notice | PositionLaid | Unheard
"""All that a viewer hears."""

ToldEvent: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/TableEvent"})]
"""One of them, encoded already: most viewers hear the same."""
