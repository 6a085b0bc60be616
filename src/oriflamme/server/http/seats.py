"""The HTTP API: the seats of a table, the start of its game, and a rematch."""

from __future__ import annotations

from oriflamme.rules.board import NOBODY
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.http.api import body, new_table, room_for_a_table, room_for_bots
from oriflamme.server.http.routing import Call
from oriflamme.server.live import starting
from oriflamme.server.live.leaving import get_up
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.protocol.messages import TableView
from oriflamme.server.protocol.schemas import AddBot, BitsGiven, Committed, Join, SeatGiven
from oriflamme.server.protocol.views import table_view
from oriflamme.server.store.interface import PersonRow
from oriflamme.server.table import commands
from oriflamme.server.table.commands import Refusal, clean_name
from oriflamme.server.table.table import OPEN, OVER, PLAYING, Table


def seat_number(live: LiveTable, family: str | None) -> int | None:
    if family is None:
        return None
    if family not in live.table.seating:
        raise Refusal("no-such-seat")
    return FAMILIES.index(family)


def room_for_changes(call: Call, table: Table) -> None:
    """Whoever looks at a table reads all of it, so nobody comes and goes without end."""
    budgets = call.server.budgets
    if not budgets.within("changes", table.changes, budgets.limits.changes_of_a_table):
        raise Refusal("changes-full")


def may_sit_down(call: Call, table: Table) -> None:
    room_for_changes(call, table)
    if not call.server.budgets.seats.take(call.address):
        raise Refusal("pace")


async def join(call: Call) -> TableView:
    wish, most = body(call, Join), call.server.settings.limits.seats_of_a_person
    async with (
        room_for_a_table(call, most) as person,
        call.server.hub.table(call.parameter("id")) as live,
        live.lock,
    ):
        name = clean_name(wish.name) if wish.name is not None else person.name
        seat = seat_number(live, wish.seat)
        may_sit_down(call, live.table)
        at, program, browser = now(), person.program, call.browser
        await live.commit(commands.join(live.table, person.id, name, at, seat, program, browser))
        return table_view(live.table)


async def leave(call: Call) -> TableView:
    async with call.server.hub.table(call.parameter("id")) as live, live.lock:
        if live.table.seat_of(call.me().id) == NOBODY:
            raise Refusal("no-seat")
        commands.not_while_starting(live.table)
        if live.table.status == PLAYING:
            room_for_changes(call, live.table)  # who leaves a game can come back, and leave again
        await get_up(live, call.me().id)
        return table_view(live.table)


async def add_bot(call: Call) -> TableView:
    wish, me = body(call, AddBot), call.me()
    async with call.server.hub.table(call.parameter("id")) as live, live.lock:
        seat = seat_number(live, wish.seat)
        room_for_changes(call, live.table)
        await live.commit(commands.add_bot(live.table, me.id, wish.level, now(), seat))
        return table_view(live.table)


async def remove(call: Call) -> TableView:
    wish, me = body(call, SeatGiven), call.me()
    async with call.server.hub.table(call.parameter("id")) as live, live.lock:
        seat = seat_number(live, wish.seat)
        assert seat is not None
        await live.commit(commands.remove(live.table, me.id, seat, now()))
        return table_view(live.table)


async def start(call: Call) -> TableView:
    """Everybody is called to the game. It starts at once if nobody has to be waited for."""
    me, wish, settings = call.me(), body(call, Committed), call.server.settings
    async with call.server.hub.table(call.parameter("id")) as live, live.lock:
        commands.may_start(live.table, me.id)
        if any(seat and seat.bot for seat in live.table.seats):
            room_for_bots(call, live.table.host)
        within = settings.ready_within, settings.bits_within
        await starting.call(live, me.id, wish.commitment, within)
        return table_view(live.table)


async def ready(call: Call) -> TableView:
    me, wish = call.me(), body(call, Committed)
    async with call.server.hub.table(call.parameter("id")) as live, live.lock:
        await starting.ready(live, me.id, wish.commitment)
        return table_view(live.table)


async def bits(call: Call) -> TableView:
    me, wish = call.me(), body(call, BitsGiven)
    async with call.server.hub.table(call.parameter("id")) as live, live.lock:
        await starting.contribute(live, me.id, wish.bits)
        return table_view(live.table)


async def _sit_again(call: Call, new: LiveTable, before: Table, me: PersonRow) -> None:
    """In the seat one had, if nobody has taken it meanwhile; else in any, while there is one."""
    table, seat = new.table, before.seat_of(me.id)
    if table.status != OPEN or table.seat_of(me.id) != NOBODY or None not in table.seats:
        return
    wanted = seat if table.seats[seat] is None else None
    sat = before.seats[seat]
    name = sat.name if sat else me.name
    may_sit_down(call, table)
    await new.commit(commands.join(table, me.id, name, now(), wanted, me.program, call.browser))


async def rematch(call: Call) -> TableView:
    """A new table for those who played. Who asks has the seat they had; the others ask too."""
    me, hub = call.me(), call.server.hub
    async with hub.table(call.parameter("id")) as old, old.lock:
        table = old.table
        if table.seat_of(me.id) == NOBODY:
            raise Refusal("no-seat")
        if table.status != OVER:
            raise Refusal("not-over")
        if table.made.position:
            raise Refusal("from-position")
        if table.rematch:
            async with hub.table(table.rematch) as new, new.lock:
                await _sit_again(call, new, old.table, me)
                return table_view(new.table)
        new_table(call)
        return table_view((await hub.rematch(old, me.id, call.address, call.browser)).table)
