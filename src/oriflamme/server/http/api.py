"""The HTTP API: people and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeVar

from oriflamme import __version__
from oriflamme.bots.levels import LEVELS
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.http.routing import Call
from oriflamme.server.live.leaving import get_up
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.protocol.messages import TableView
from oriflamme.server.protocol.schemas import (
    Bots,
    Device,
    Devices,
    Going,
    Health,
    LineGiven,
    Link,
    Me,
    MyTables,
    NameGiven,
    NewTable,
    Programs,
    Tables,
    Token,
)
from oriflamme.server.protocol.table_settings import settings_from
from oriflamme.server.protocol.views import clock_view, listed_table, table_view
from oriflamme.server.store.admin import Reported
from oriflamme.server.store.interface import PersonRow
from oriflamme.server.store.records import TableRow
from oriflamme.server.table import commands
from oriflamme.server.table.commands import Refusal, clean_name
from oriflamme.server.table.table import OPEN, PLAYING

T = TypeVar("T")

PAGE = 50
MOST_LISTED = 100
MOST_LOOKED_AT = 1000
"""The newest public tables, of which each host and each address gets a share of the list."""


def body(call: Call, shape: type[T]) -> T:
    assert isinstance(call.body, shape)
    return call.body


def me_of(person: PersonRow) -> Me:
    return Me(person.id, person.name, person.program, person.made)


# -- people ------------------------------------------------------------------------------------------


async def health(call: Call) -> Health:
    return Health(True, __version__)


async def bots(call: Call) -> Bots:
    return Bots(list(LEVELS))


async def put_me(call: Call) -> Me:
    """The first call creates a person; later calls rename them."""
    name = body(call, NameGiven).name
    if call.person is not None:
        return me_of(await call.server.people.rename(call.person, name))
    clean_name(name)
    if not call.server.budgets.people.take(call.address):
        raise Refusal("pace")
    person, call.cookie = await call.server.people.make(name)
    return me_of(person)


async def get_me(call: Call) -> Me:
    return me_of(call.me())


async def make_link(call: Call) -> Link:
    token, expires = await call.server.people.make_link(call.me(), call.server.budgets)
    return Link(f"/move/{token}", expires)


async def take_link(call: Call) -> Me:
    """A POST: messengers fetch every address they are sent, and a GET would use the link up."""
    person = await call.server.people.by_link(call.parameter("token"))
    call.cookie = await call.server.people.sign_in(person)
    return me_of(person)


async def my_devices(call: Call) -> Devices:
    """This one first, then those that were seen last."""
    person = call.me()
    if person.program:
        raise Refusal("people-only")
    rows = await call.server.store.secrets_of(person.id, "device")
    rows.sort(key=lambda row: (row.hash != call.device, -row.expires))
    return Devices([Device(row.expires, row.hash == call.device) for row in rows])


async def sign_out_others(call: Call) -> Devices:
    person = call.me()
    if person.program:
        raise Refusal("people-only")
    await call.server.people.sign_out_others(person, call.device)
    call.server.drop_devices(person.id, but=call.device)
    return await my_devices(call)


async def make_token(call: Call) -> Token:
    name, budgets = body(call, NameGiven).name, call.server.budgets
    program, token = await call.server.people.make_token(call.me(), name, budgets)
    return Token(program.id, program.name, token)


async def my_programs(call: Call) -> Programs:
    programs = await call.server.store.programs_of(call.me().id)
    return Programs([me_of(program) for program in sorted(programs, key=lambda one: (one.made, one.name))])


async def delete_program(call: Call) -> Me:
    me = call.me()
    async with call.server.people.one_at_a_time(me):
        for program in await call.server.store.programs_of(me.id):
            if program.id == call.parameter("id"):
                return await _forget(call, program)
    raise Refusal("no-such-program")


async def delete_me(call: Call) -> Me:
    return await _forget(call, call.me())


async def _forget(call: Call, person: PersonRow) -> Me:
    """A person with all their programs leaves every table and is forgotten. Nothing else is written about
    them meanwhile."""
    hub, people, store = call.server.hub, call.server.people, call.server.store
    async with AsyncExitStack() as alone:
        await alone.enter_async_context(people.one_at_a_time(person))
        programs = await store.programs_of(person.id)
        for program in programs:
            await alone.enter_async_context(people.one_at_a_time(program))
        for who in [person, *programs]:
            for connection in call.server.sockets_of(who.id):
                connection.let_go("forgotten")
            for row in await store.tables_of(who.id):
                if row.status not in (OPEN, PLAYING):
                    continue
                async with hub.table(row.id) as live, live.lock:
                    await get_up(live, who.id)
        # also tables where they only talked, or sat before
        tables = {table for who in [person, *programs] for table, _ in await store.entries_of(who.id)}
        async with hub.rewriting(tables):
            await people.forget(person, programs)
    return me_of(person)


# -- tables ------------------------------------------------------------------------------------------


async def list_tables(call: Call) -> Tables:
    """Open tables first, then those that can be watched; the newest of both, and nobody fills the list."""
    limits, made_from = call.server.settings.limits, call.server.hub.made_from
    shown: list[TableRow] = []
    listed: Counter[str] = Counter()
    for status in (OPEN, PLAYING):
        for row in await call.server.store.public_tables(status, MOST_LOOKED_AT):
            host = next((seat.person for seat in row.summary.seats if seat.host), row.id)
            address = made_from.get(row.id, "")
            if (
                (status == OPEN or row.summary.settings.watching)
                and len(shown) < MOST_LISTED
                and listed[host] < limits.listed_of_a_host
                and (not address or listed[f"from {address}"] < limits.listed_of_an_address)
            ):
                shown.append(row)
                listed.update((host, f"from {address}"))
    shown.sort(key=lambda row: row.made, reverse=True)
    return Tables([listed_table(row) for row in shown])


async def my_tables(call: Call) -> MyTables:
    """A page of them: unfinished ones first, then the newest."""
    store, me, after = call.server.store, call.me().id, call.request.query_params.get("after", "")
    last = await store.table(after) if after else None
    if after and last is None:
        raise Refusal("malformed", what="after")
    rows = await store.some_tables_of(me, last, PAGE + 1)
    more, rows = len(rows) > PAGE, rows[:PAGE]
    going = {}
    for row in rows:
        if row.status == PLAYING:
            async with call.server.hub.table(row.id) as live:
                if live.table.status == PLAYING:
                    going[row.id] = going_of(live)
    return MyTables([listed_table(row) for row in rows], going, rows[-1].id if more else "")


def going_of(live: LiveTable) -> Going:
    table = live.table
    assert table.state is not None
    clock = clock_view(table, now(), live.outages)
    return Going(table.state.round, FAMILIES[table.asked()], clock.left if clock is not None else None)


async def make_table(call: Call) -> TableView:
    wish = body(call, NewTable)
    async with room_for_a_table(call, call.server.settings.limits.tables_of_a_person) as person:
        new_table(call)
        settings = settings_from(wish.settings)
        live = await call.server.hub.make(settings, person, wish.sit, call.address, call.browser)
        return table_view(live.table)


def new_table(call: Call) -> None:
    if not call.server.budgets.tables.take(call.address):
        raise Refusal("pace")


def room_for_bots(call: Call, host: str) -> None:
    """Bots think with the server's processors, which are for all."""
    budgets, games = call.server.budgets, call.server.hub.bot_games()
    limits = budgets.limits
    own = sum(live.table.host == host for live in games)
    near = sum(live.address == call.address for live in games)
    if not budgets.within("bot-games", own, limits.bot_games_of_a_person):
        raise Refusal("too-many-bot-games", most=limits.bot_games_of_a_person)
    if not budgets.within("address-bot-games", near, limits.bot_games_of_an_address):
        raise Refusal("too-many-bot-games", most=limits.bot_games_of_an_address)


@asynccontextmanager
async def room_for_a_table(call: Call, most: int) -> AsyncIterator[PersonRow]:
    """The person who asks, if they may have one more unfinished table. Their tables are counted one request
    at a time."""
    person = call.me()
    async with call.server.people.one_at_a_time(person):
        have = await call.server.store.count_tables_of(person.id, [OPEN, PLAYING])
        if not call.server.budgets.within("unfinished-tables", have, most):
            raise Refusal("too-many-tables", most=most)
        yield person


async def find_table(call: Call) -> TableView:
    async with call.server.hub.table(call.parameter("id")) as live:
        return table_view(live.table)


async def find_code(call: Call) -> TableView:
    """Codes are short, so they hold until the game is over, and nobody may try many."""
    guesses, address = call.server.budgets.guesses, call.address
    if not guesses.take(address):
        raise Refusal("pace")
    row = await call.server.store.table_by_code(call.parameter("code").upper())
    if row is None or row.status not in (OPEN, PLAYING):
        raise Refusal("no-such-table")
    guesses.give_back(address)  # that was no guess
    async with call.server.hub.table(row.id) as live:
        return table_view(live.table)


async def report(call: Call) -> LineGiven:
    """A chat line that should not stand there goes onto a list, which whoever runs the server sees."""
    me, wish, id_ = call.me(), body(call, LineGiven), call.parameter("id")
    budgets = call.server.budgets
    async with call.server.people.one_at_a_time(me), call.server.hub.table(id_) as live:
        if not commands.may_look(live.table, me.id):
            raise Refusal("no-watching")
        most, have = budgets.limits.reports_of_a_person, await call.server.store.count_reports(me.id)
        if not budgets.within("reports", have, most):
            raise Refusal("pace")
        for line in live.table.chat:
            if (line.notice.at, line.notice.name) == (wish.at, wish.name):
                await call.server.store.write([Reported(id_, line.entry, me.id, now())])
                return wish
    raise Refusal("no-such-line")
