"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field

from oriflamme.review.judge import WORLDS
from oriflamme.server.budgets import Limits


@dataclass(frozen=True)
class Settings:
    """The settings of one server. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""  # empty: the user's data directory
    limits: Limits = field(default_factory=Limits)
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks of the proxies in front
    allowed_hosts: tuple[str, ...] = ()  # the site's names; empty: any name
    absence: float = 120.0  # at a live table, a stand-in takes over after this absence if a decision is due
    ready_within: float = 30.0  # who is called to a game and not ready by then gives the seat free
    bits_within: float = 5.0  # what browsers add to the deal has to come by then
    bot_pause: float | None = None  # of every bot and stand-in; None: that of its level
    think_limit: float = 20.0  # a worker that takes longer is replaced
    review_worlds: int = WORLDS  # how deep the review of a finished game looks at each decision
    workers: int = 0  # 0: one less than the number of cores, at least one
    idle: float = 60.0  # a table without connections is unloaded from memory after this time
    sweep: float = 600.0  # between two searches for tables to close
    open_hours: float = 24.0  # a table that was not started closes after this time
    untouched_days: float = 90.0  # an unfinished table that nobody touched closes after this time
    metrics: str = ""  # ADDRESS:PORT for the operator, with metrics for Prometheus; empty: none
    log: str = "text"  # or json: each line is an object
