"""The entries of a table's journal. A table is determined by its journal and by nothing else.

Entries are stored and never sent. They are read again years later, so a field may be added with a default,
but never removed or given another meaning.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a decision may take. Without any of these there is no limit.

    seconds and bank: each decision has its seconds; time beyond that comes out of the bank.
    days: correspondence play, with this many days for each decision.
    """

    seconds: int = 0
    bank: int = 0
    days: int = 0


class TableSettings(msgspec.Struct, frozen=True):
    """What a host chooses when making a table."""

    set: str = "base"
    kinds: list[str] = []  # for a mixed set; empty: drawn when the table is made
    seats: int = 3
    clock: Clock = Clock()
    public: bool = True
    random_seating: bool = True
    watching: bool = True
    aids: bool = True
    spectators_talk: bool = True


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """at: the time, in milliseconds since 1970."""

    at: int


class Made(Entry, frozen=True, omit_defaults=True, tag="made"):
    settings: TableSettings
    host: str  # a person's id
    code: str
    seed: str  # as hexadecimal digits; secret until the game is over
    after: str = ""  # the table whose rematch this is
    position: str = ""  # one complete line of the notation: the game begins there instead of with a deal
    source: str = ""  # the finished game that this one continues
    step: int = 0  # the number of its actions that were played before


class Joined(Entry, frozen=True, omit_defaults=True, tag="joined"):
    """Somebody sits down: a person, a program (its own name and a person's id), or a bot of a level."""

    seat: int
    name: str
    person: str = ""
    program: bool = False
    bot: str = ""
    browser: str = ""  # a hash of the random mark of the browser, if it has one


class Left(Entry, frozen=True, omit_defaults=True, tag="left"):
    seat: int
    removed: bool = False  # by the host
    late: bool = False  # was not ready in time


class HostChanged(Entry, frozen=True, omit_defaults=True, tag="host"):
    person: str


class Called(Entry, frozen=True, omit_defaults=True, tag="called"):
    """The host calls everybody to the game. Times are in milliseconds, as they were announced."""

    waits: list[int]  # the seats that have to say that they are ready
    ready_within: int  # who is not ready by then loses the seat
    bits_within: int  # once all are ready: bits that have not come by then are left out of the deal
    seat: int = -1  # the host's own
    commitment: str = ""  # the host's


class Ready(Entry, frozen=True, omit_defaults=True, tag="ready"):
    """Somebody is ready, with a commitment to random bits, as hexadecimal digits, or without."""

    seat: int
    commitment: str = ""


class Contributed(Entry, frozen=True, omit_defaults=True, tag="contributed"):
    """The bits to which somebody had committed, as hexadecimal digits; secret until the game is over."""

    seat: int
    bits: str


class Started(Entry, frozen=True, omit_defaults=True, tag="started"):
    """The seating: the old seat numbers in their new order."""

    order: list[int]


class Acted(Entry, frozen=True, omit_defaults=True, tag="acted"):
    """An action of the seat that had to decide, in the notation. `message` is the client's id for it."""

    action: str
    message: str = ""
    stand_in: bool = False
    bank: int = 0  # milliseconds that it took from the seat's bank


class StandIn(Entry, frozen=True, omit_defaults=True, tag="stand-in"):
    """From now on a bot plays for this seat, until the person is back."""

    seat: int
    why: str  # away, time, left
    used: int = 0  # milliseconds that the open decision had taken by then, if this seat had to decide


class Back(Entry, frozen=True, omit_defaults=True, tag="back"):
    seat: int


class Said(Entry, frozen=True, omit_defaults=True, tag="said"):
    person: str
    name: str
    text: str
    message: str = ""


class Muted(Entry, frozen=True, omit_defaults=True, tag="muted"):
    """The host silences a person at this table, or lets them speak again."""

    person: str
    muted: bool


class Ignored(Entry, frozen=True, omit_defaults=True, tag="ignored"):
    """A person does not want to read what another says here, or does again. It is sent to nobody else."""

    by: str
    person: str
    ignored: bool


class Rematched(Entry, frozen=True, omit_defaults=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, omit_defaults=True, tag="closed"):
    """The table was never started, was not continued, or was given up by its host."""

    why: str  # unstarted, untouched, host


AnyEntry: TypeAlias = (
    Made
    | Joined
    | Left
    | HostChanged
    | Called
    | Ready
    | Contributed
    | Started
    | Acted
    | StandIn
    | Back
    | Said
    | Muted
    | Ignored
    | Rematched
    | Closed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(body: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry


def write_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)
