"""What whoever runs the server can have done to it while it runs.

A command is a row of the store: another program writes it, the server carries it out and writes what came
of it. So the rows are also the journal of who did what, and every kind of store can do this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import msgspec


class _Command(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do"):
    pass


class BanPerson(_Command, frozen=True, omit_defaults=True, tag="ban-person"):
    """They may look and delete their data, and nothing else; nor may their programs."""

    person: str
    why: str = ""


class BanAddress(_Command, frozen=True, omit_defaults=True, tag="ban-address"):
    """An address or a network gets no answer but that it is banned."""

    network: str
    why: str = ""


class Unban(_Command, frozen=True, tag="unban"):
    whom: str  # a person's id, or a network


class Rename(_Command, frozen=True, tag="rename"):
    """Here and wherever they sat and talked before."""

    person: str
    name: str


class RemoveLine(_Command, frozen=True, tag="remove-line"):
    table: str
    entry: int  # its number in the journal


class CloseTable(_Command, frozen=True, tag="close-table"):
    table: str


class Settle(_Command, frozen=True, tag="settle"):
    """A report needs nothing more to be done."""

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
    who: str  # the system's name of the user
    command: Command
    done: int = 0  # when; 0: not yet
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
    kind: str  # person, address
    at: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Unbanned:
    """Fails with `Gone` if they are not banned."""

    whom: str


@dataclass(frozen=True, slots=True)
class Reported:
    """Somebody finds that a line should not stand there. Twice the same is once."""

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
    """A person's name is replaced in what is kept of tables and games."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class LineRemoved:
    """What was said goes; that it was said stays. Fails with `Gone` if there is no such line."""

    table: str
    entry: int


AdminChange: TypeAlias = (
    Commanded | CommandDone | Ban | Unbanned | Reported | Settled | RenamedEverywhere | LineRemoved
)
