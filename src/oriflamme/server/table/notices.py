"""What happens at a table beside the game: one class for each meaning, told apart by `what`.

As with the events of the game (`notation/events.py`), every field is always there. Where an entry of the
journal leads to a notice, both have the same name.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from oriflamme.notation.enums import Letter, LetterOrNone


class _Notice(msgspec.Struct, frozen=True, tag_field="what"):
    pass


class Joined(_Notice, frozen=True, tag="joined"):
    """`bot` is the level of a bot, empty for a person; a program plays under a name of its own."""

    family: Letter
    name: str
    bot: str
    program: bool


class Left(_Notice, frozen=True, tag="left"):
    """`removed`: by the host."""

    family: Letter
    removed: bool


class HostChanged(_Notice, frozen=True, tag="host"):
    """The host's family; empty for a host who does not sit at the table."""

    family: LetterOrNone


class Started(_Notice, frozen=True, tag="started"):
    """The names by family, as they may have been mixed, and the hash of the seed."""

    seats: dict[str, str]
    hash: str


class StandIn(_Notice, frozen=True, tag="stand-in"):
    """A bot plays for a person from now on; `why` is the key of the reason."""

    family: Letter
    why: str


class Back(_Notice, frozen=True, tag="back"):
    """The person plays again."""

    family: Letter


class Said(_Notice, frozen=True, tag="said"):
    """`at`: milliseconds since 1970."""

    name: str
    text: str
    at: int


class Muted(_Notice, frozen=True, tag="muted"):
    """The host has silenced somebody for all, or (`muted` is false) lets them talk again."""

    family: LetterOrNone
    name: str
    muted: bool


class Rematched(_Notice, frozen=True, tag="rematched"):
    """The table at which those who sit here play again, by its id."""

    table: str


class Closed(_Notice, frozen=True, tag="closed"):
    """`why` is the key of the reason."""

    why: str


Notice: TypeAlias = (
    Joined | Left | HostChanged | Started | StandIn | Back | Said | Muted | Rematched | Closed
)
