"""What a viewer of a table is sent: the events of the game in words, and what happens beside the game."""

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
    """The start of a game that does not begin with a deal, as far as the viewer may know it."""

    board: Board
    why: str


class Unheard(msgspec.Struct, frozen=True, tag_field="what", tag="unheard"):
    """Somebody whom this viewer ignores said something."""

    name: str


TableEvent: TypeAlias = GameEvent | Notice | PositionLaid | Unheard
"""Everything that a viewer can be sent."""

ToldEvent: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/TableEvent"})]
"""One such event, already encoded, because most viewers are sent the same."""
