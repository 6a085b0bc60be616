"""What a server is run with."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask of the server. The figures are a person's pace with ample room."""

    body_bytes: int = 16 * 1024
    message_bytes: int = 4 * 1024  # the longest honest message is a chat line
    messages_a_second: float = 20.0
    messages_at_once: int = 60
    lines_a_second: float = 0.5  # of chat, by one person; to silence somebody counts as one
    lines_at_once: int = 20
    requests_a_second: float = 20.0  # of one address
    requests_at_once: int = 200
    sockets_of_an_address: int = 200  # a school or an office comes from one address
    tables_of_a_person: int = 50  # open ones; correspondence players have many
    seats_of_a_person: int = 200
    tokens_of_a_person: int = 20
    people_a_minute: float = 60.0  # new ones from one address
    unsent_bytes: int = 512 * 1024  # a client that does not read is let go when so much waits


@dataclass(frozen=True)
class Settings:
    """One server. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""  # empty: the user's data directory
    limits: Limits = field(default_factory=Limits)
    absence: float = 120.0  # asked and away for so long at a live table: a stand-in plays
    bot_pause: float | None = None  # of every bot and stand-in; None: as its level has it
    think_limit: float = 20.0  # a worker that takes longer is replaced
    workers: int = 0  # 0: one less than there are cores, at least one
    idle: float = 60.0  # a table nobody is connected to leaves the memory after so long
    sweep: float = 600.0  # between two looks for tables to close
    open_hours: float = 24.0  # an unstarted table closes after
    untouched_days: float = 90.0  # an unfinished one that nobody touched closes after
