"""What the operator can have a running server do.

A command is a row of the store. Another program writes it; the server carries it out and writes the result.
The rows are therefore also a log of who did what, and every kind of store can support it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import msgspec


class _Command(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do"):
    pass


class BanPerson(_Command, frozen=True, omit_defaults=True, tag="ban-person"):
    """The person and their programs may look and may delete their data, but nothing else."""

    person: str
    why: str = ""


class BanAddress(_Command, frozen=True, omit_defaults=True, tag="ban-address"):
    """An address or a network gets no answer except that it is banned."""

    network: str
    why: str = ""


class Unban(_Command, frozen=True, tag="unban"):
    whom: str  # a person's id, or a network


class Rename(_Command, frozen=True, tag="rename"):
    """Renames a person, also where they sat and talked before."""

    person: str
    name: str


class RemoveLine(_Command, frozen=True, tag="remove-line"):
    table: str
    entry: int  # the number of the line in the journal


class CloseTable(_Command, frozen=True, tag="close-table"):
    table: str


class Settle(_Command, frozen=True, tag="settle"):
    """A report needs no further action."""

    report: int


Command: TypeAlias = BanPerson | BanAddress | Unban | Rename | RemoveLine | CloseTable | Settle

_decoder = msgspec.json.Decoder(Command)


def read_command(body: bytes) -> Command:
    command: Command = _decoder.decode(body)
    return command


def write_command(command: Command) -> bytes:
    return msgspec.json.encode(command)


@dataclass(frozen=True, slots=True)
class CommandRow:
    number: int
    at: int
    who: str  # the user's name on the operating system
    command: Command
    done: int = 0  # when it was done; 0: not yet
    result: str = ""


# -- changes of the store ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Commanded:
    at: int
    who: str
    command: Command


@dataclass(frozen=True, slots=True)
class CommandDone:
    number: int
    at: int
    result: str


@dataclass(frozen=True, slots=True)
class Ban:
    whom: str
    kind: str  # person or address
    at: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Unbanned:
    """Fails with `Gone` if there is no such ban."""

    whom: str


@dataclass(frozen=True, slots=True)
class Reported:
    """Somebody reports a chat line. A second report by the same person changes nothing."""

    table: str
    entry: int
    person: str
    at: int


@dataclass(frozen=True, slots=True)
class Settled:
    """Fails with `Gone` if there is no such open report."""

    report: int


@dataclass(frozen=True, slots=True)
class RenamedEverywhere:
    """Replaces a person's name in the stored tables and games."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class LineRemoved:
    """Removes what was said, but not that it was said. Fails with `Gone` if there is no such line."""

    table: str
    entry: int


AdminChange: TypeAlias = (
    Commanded | CommandDone | Ban | Unbanned | Reported | Settled | RenamedEverywhere | LineRemoved
)
