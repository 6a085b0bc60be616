"""The start of a game: everybody is called, says that they are ready, and adds random bits to the deal.

All of it happens while the table's lock is held. What is due without a person is done by the scheduler.
"""

from __future__ import annotations

from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.store.interface import anew
from oriflamme.server.table import commands
from oriflamme.server.table.clocks import elapsed
from oriflamme.server.table.journal import Left
from oriflamme.server.table.table import Table


def who_waits(live: LiveTable, host: str) -> list[int]:
    """The seats whose people have to say that they are ready. A program that sits down is ready, and so is
    a person whose client cannot ask them. At a correspondence table nobody has to be there."""
    if live.table.clock.correspondence:
        return []
    return [
        number
        for number, seat in enumerate(live.table.seats)
        if seat is not None and seat.person not in ("", host) and not seat.program
        if live.can_be_called(seat.person)
    ]


async def call(live: LiveTable, host: str, commitment: str, within: tuple[float, float]) -> None:
    """If nobody has to be waited for, the game starts at once."""
    waits, at = who_waits(live, host), now()
    if not waits and not (commitment and host in live.table.people()):
        await live.commit(commands.start(live.table, host, at))
        return
    ready_within, bits_within = (round(seconds * 1000) for seconds in within)
    await live.commit(commands.call(live.table, host, waits, commitment, at, (ready_within, bits_within)))
    await anew(lambda: _go_on(live))


async def ready(live: LiveTable, person: str, commitment: str) -> None:
    await live.commit(commands.ready(live.table, person, commitment, now()))
    await anew(lambda: _go_on(live))


async def contribute(live: LiveTable, person: str, bits: str) -> None:
    if not _has(live.table, person, bits):  # it may be sent again after a break
        await live.commit(commands.contribute(live.table, person, bits, now()))
        await anew(lambda: _go_on(live))


def _has(table: Table, person: str, bits: str) -> bool:
    call, seat = table.call, table.seat_of(person)
    if table.order and seat >= 0:
        seat = table.order[seat]
    return call is not None and call.bits.get(seat) == bits


async def _go_on(live: LiveTable) -> None:
    call = live.table.called
    if call is not None and call.gathered and not call.missing:
        await live.commit(commands.begin(live.table, now()))


def left(live: LiveTable) -> int | None:
    """The milliseconds that the present step may still take; None: nobody is called."""
    call = live.table.called
    return None if call is None else call.within - elapsed(call.at, now(), live.outages)


async def overdue(live: LiveTable) -> None:
    """The time is up. Who is not ready gives the seat free, and the host calls again when the table is
    full. Bits that have not come are left out, and the game starts."""
    call = live.table.called
    assert call is not None
    if call.gathered:
        await live.commit(commands.begin(live.table, now()))
        return
    for seat in call.waits:
        await live.commit(Left(now(), seat, late=True))
