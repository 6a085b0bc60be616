"""What happens at a table beside the game. There is one class for each meaning; `what` tells them apart.

As with the events of the game (`notation/events.py`), every field is always present. If a journal entry
leads to a notice, both have the same name.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from oriflamme.notation.enums import Letter, LetterOrNone


class _Notice(msgspec.Struct, frozen=True, tag_field="what"):
    pass


class Joined(_Notice, frozen=True, tag="joined"):
    """`bot` is the level of a bot; it is empty for a person. A program plays under its own name."""

    family: Letter
    name: str
    bot: str
    program: bool


class Left(_Notice, frozen=True, tag="left"):
    """`removed`: the host removed them."""

    family: Letter
    removed: bool


class HostChanged(_Notice, frozen=True, tag="host"):
    """The host's family; empty if the host does not sit at the table."""

    family: LetterOrNone


class Started(_Notice, frozen=True, tag="started"):
    """The names by family, since the seats may have been shuffled, and the hash of the seed."""

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
    """The host has muted somebody for everybody, or (`muted` is false) lets them talk again."""

    family: LetterOrNone
    name: str
    muted: bool


class Rematched(_Notice, frozen=True, tag="rematched"):
    """The id of the table where the same players play again."""

    table: str


class Closed(_Notice, frozen=True, tag="closed"):
    """`why` is the key of the reason."""

    why: str


Notice: TypeAlias = (
    Joined | Left | HostChanged | Started | StandIn | Back | Said | Muted | Rematched | Closed
)
