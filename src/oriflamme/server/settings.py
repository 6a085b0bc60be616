"""What a server is run with."""

from __future__ import annotations

from dataclasses import dataclass, field

from oriflamme.server.budgets import Limits


@dataclass(frozen=True)
class Settings:
    """One server. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""  # empty: the user's data directory
    limits: Limits = field(default_factory=Limits)
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks of what stands in front
    allowed_hosts: tuple[str, ...] = ()  # the site's names; none: whatever name it is called by
    absence: float = 120.0  # asked and away for so long at a live table: a stand-in plays
    bot_pause: float | None = None  # of every bot and stand-in; None: as its level has it
    think_limit: float = 20.0  # a worker that takes longer is replaced
    workers: int = 0  # 0: one less than there are cores, at least one
    idle: float = 60.0  # a table nobody is connected to leaves the memory after so long
    sweep: float = 600.0  # between two looks for tables to close
    open_hours: float = 24.0  # an unstarted table closes after
    untouched_days: float = 90.0  # an unfinished one that nobody touched closes after
    metrics: str = ""  # ADDRESS:PORT for whoever runs it, with figures for Prometheus; empty: none
    log: str = "text"  # or json: a line is an object
