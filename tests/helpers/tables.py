"""Tables in memory, without a server. Over a server they are made by `visitors.py`."""

from __future__ import annotations

from oriflamme.server.table.journal import AnyEntry, Joined, Made, Started, TableSettings
from oriflamme.server.table.table import Table, table_of

SEED = "00" * 32


def table_with(
    *entries: AnyEntry,
    settings: TableSettings | None = None,
    host: str = "joan",
    seed: str = SEED,
    position: str = "",
) -> Table:
    """A new table, and what happens at it."""
    made = Made(0, settings or TableSettings(), host, "CODE", seed, position=position)
    return table_of("t", [made, *entries])


def bots(*levels: str) -> list[Joined]:
    """They sit down in this order."""
    return [Joined(1, seat, f"{level} {seat}", bot=level) for seat, level in enumerate(levels)]


def people(*names: str) -> list[Joined]:
    """They sit down in this order; the id of a person is their name."""
    return [Joined(1, seat, name, person=name) for seat, name in enumerate(names)]


def start(seats: int = 3, at: int = 1) -> Started:
    """In the seats that they took."""
    return Started(at, list(range(seats)))
