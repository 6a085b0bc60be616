"""Getting up from a table, before the game or during it."""

from __future__ import annotations

from oriflamme.rules.board import NOBODY
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.store.interface import anew
from oriflamme.server.table.journal import Closed, HostChanged, Left
from oriflamme.server.table.table import OPEN, PLAYING


async def get_up(live: LiveTable, person: str) -> None:
    """Before the start the seat becomes free. During a game a stand-in takes over."""
    await anew(lambda: _get_up(live, person))


async def _get_up(live: LiveTable, person: str) -> None:
    table = live.table
    seat = table.seat_of(person)
    if table.status == OPEN and seat != NOBODY:
        await live.commit(Left(now(), seat))
    elif table.status == PLAYING and seat != NOBODY:
        sitting = table.seats[seat]
        if sitting is not None and sitting.stand_in != "left":
            await live.stand_in(seat, "left")
    if table.status == OPEN and table.host == person:
        others = table.people()
        await live.commit(HostChanged(now(), others[0]) if others else Closed(now(), "host"))
