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
    """`removed`: the host removed them. `late`: they did not say that they were ready."""

    family: Letter
    removed: bool
    late: bool


class HostChanged(_Notice, frozen=True, tag="host"):
    """The host's family; empty if the host does not sit at the table."""

    family: LetterOrNone


class Called(_Notice, frozen=True, tag="called"):
    """The host calls everybody to the game. `waits` are the families that have to say that they are ready,
    `within` so many milliseconds."""

    waits: list[Letter]
    within: int


class Ready(_Notice, frozen=True, tag="ready"):
    """The person is ready. `commitment` is empty if they add nothing to the deal."""

    family: Letter
    commitment: str


class Gathered(_Notice, frozen=True, tag="gathered"):
    """Everybody is ready. Those who committed to random bits now have to send them, `within` so many
    milliseconds."""

    commitments: dict[str, str]
    within: int


class Started(_Notice, frozen=True, tag="started"):
    """The names by family, since the seats may have been shuffled, and the hash of the server's secret.
    `left_out`: the families whose bits did not come in time."""

    seats: dict[str, str]
    hash: str
    left_out: list[Letter]


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
    Joined
    | Left
    | HostChanged
    | Called
    | Ready
    | Gathered
    | Started
    | StandIn
    | Back
    | Said
    | Muted
    | Rematched
    | Closed
)
