"""Tables on their own: the journal, sleep, and tables that close by themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.helpers.games import Game, choose, real_games, size
from tests.helpers.visitors import PATIENCE, PATIENTLY, greet, server_here
from websockets.asyncio.client import connect

from oriflamme.notation.events import Dealt, Placed, Swapped, in_words
from oriflamme.notation.words import action_text
from oriflamme.rules import (
    FAMILIES,
    Log,
)
from oriflamme.server.live.bot_pool import BotPool
from oriflamme.server.live.hub import DAY, HOUR, Hub
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import Alive, Append, Forget, PersonRow
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.server.table import commands
from oriflamme.server.table.commands import Refusal, clean_name
from oriflamme.server.table.journal import (
    Acted,
    AnyEntry,
    Clock,
    Joined,
    Made,
    Started,
    TableSettings,
    read_entry,
)
from oriflamme.server.table.table import CLOSED, OPEN, OVER, PLAYING, Table, table_from, table_of


@given(real_games)
@settings(max_examples=size(25, 500))
def test_every_event_has_words(game: Game) -> None:
    log = Log()
    for _ in game.decisions(log):
        pass
    for event in log.events:
        for viewer in range(-1, game.seats):
            told = in_words(event.seen_by(viewer), FAMILIES)
            assert told.what == event.what
            if isinstance(told, Placed):
                assert (told.kind is not None) == (viewer == event.seat)
            elif isinstance(told, Swapped):
                assert (told.laid_kind is not None) == (viewer == event.seat)
            elif isinstance(told, Dealt):
                assert (None not in told.hand + told.aside) == (viewer == event.seat)
            else:  # what a card is, all hear
                assert getattr(told, "kind", "?") != ""


def journal_of(seats: int = 3, actions: int | None = None) -> tuple[Table, list[AnyEntry]]:
    """A table played at random, and its journal."""
    made = commands.make(TableSettings(seats=seats, random_seating=False), "p0", 1)
    table = table_from("t", made)
    entries: list[AnyEntry] = [made]

    def add(entry: AnyEntry) -> None:
        entries.append(entry)
        table.apply(entry)

    for seat in range(seats):
        add(Joined(2, seat, f"n{seat}", f"p{seat}"))
    add(commands.start(table, "p0", 3))
    game = Game(seats, 0, 5)
    rng = game.rng()
    while table.status == PLAYING and (actions is None or len(table.actions) < actions):
        assert table.state is not None
        text = action_text(choose(table.state, "anyhow", rng))
        number = table.decision
        add(commands.act(table, table.asked(), number, text, f"m{number}", 4 + number))
    return table, entries


def test_a_journal_makes_the_same_table_at_every_entry() -> None:
    table, entries = journal_of()
    assert table.status == OVER
    for n in range(4, len(entries)):
        again = table_of("t", entries[:n])
        after = again.after(entries[n])
        again.apply(entries[n])
        assert after.status == again.status
        assert after.state is not None
        assert again.state is not None
        assert after.state.facts() == again.state.facts()
    assert [len(table.events)] == [len(table_of("t", entries).events)]
    assert table_of("t", entries).accepted == table.accepted


def test_actions_are_refused_with_their_reason() -> None:
    table, _ = journal_of(actions=3)
    seat, number = table.asked(), table.decision
    for arguments, reason in (
        ((seat, number + 1, "keep"), "stale"),
        ((seat, number - 1, "keep"), "stale"),
        (((seat + 1) % 3, number, "keep"), "not-asked"),
        ((seat, number, "dance"), "not-an-action"),
        ((seat, number, "target 40"), "illegal"),
    ):
        with pytest.raises(Refusal) as refused:
            commands.act(table, *arguments, "m", 9)
        assert refused.value.reason == reason


def test_names_are_cleaned() -> None:
    assert clean_name(" Joan\n of\tArc ") == "Joan of Arc"
    assert clean_name("e\u0301") == "é"
    for bad in ("", "\u202e", "x" * 25):
        with pytest.raises(Refusal):
            clean_name(bad)


HOST = PersonRow("host", "Host", 1, 1)


def hub_at(folder: Path) -> Hub:
    return Hub(Settings(idle=0.1), SqliteStore(folder / "s.sqlite"), BotPool(0, 1.0))


def test_tables_close_when_nobody_cares(tmp_path: Path) -> None:
    async def scene() -> None:
        hub = hub_at(tmp_path)
        unstarted = await hub.make(TableSettings(), HOST)
        playing = await hub.make(TableSettings(clock=Clock(days=3)), HOST, sits=False)
        async with playing.lock:
            for seat in range(3):
                await playing.commit(Joined(now(), seat, f"n{seat}", f"p{seat}"))
            await playing.commit(commands.start(playing.table, "host", now()))
        await hub.close_old(now() + 23 * HOUR)
        assert unstarted.table.status == OPEN
        await hub.close_old(now() + 25 * HOUR)
        assert unstarted.table.status == CLOSED
        await hub.close_old(now() + 89 * DAY)
        assert playing.table.status == PLAYING
        await hub.close_old(now() + 91 * DAY)
        assert playing.table.status == CLOSED
        await hub.scheduler.stop()
        await hub.store.close()

    asyncio.run(scene())


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        hub = hub_at(tmp_path)
        await hub.start()
        live = await hub.make(TableSettings(), HOST)
        await asleep(hub, live)
        async with hub.table(live.table.id) as again, hub.table(live.table.id) as once_more:
            assert again is not live
            assert again is once_more
            assert again.table.made == live.table.made
        await hub.stop()
        await hub.store.close()

    asyncio.run(scene())


async def asleep(hub: Hub, live: LiveTable) -> None:
    """Returns when a table has left the memory."""
    async with asyncio.timeout(PATIENCE):
        while live.table.id in hub.live:
            await asyncio.sleep(0)


def test_a_table_that_somebody_holds_stays_in_memory(tmp_path: Path) -> None:
    """Also who is still waiting for it: after a restart it is woken, looked at and put to sleep again."""

    async def scene() -> None:
        before = hub_at(tmp_path)
        made = await before.make(TableSettings(clock=Clock(days=3)), HOST, sits=False)
        async with made.lock:
            for seat in range(3):
                await made.commit(Joined(now(), seat, f"n{seat}", f"p{seat}"))
            await made.commit(commands.start(made.table, "host", now()))
        await before.scheduler.stop()
        await before.store.close()

        hub = hub_at(tmp_path)
        await hub.start()
        async with hub.table(made.table.id) as live:
            await asleep(hub, await hub.make(TableSettings(), HOST))
            assert hub.live[made.table.id] is live
        await asleep(hub, live)
        assert not hub.held
        assert not hub.loading
        await hub.stop()
        await hub.store.close()

    asyncio.run(scene())


def test_a_table_that_cannot_be_read_holds_up_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        before = hub_at(tmp_path)
        tables = []
        for _ in range(3):
            live = await before.make(TableSettings(), HOST, sits=False)
            async with live.lock:
                for seat in range(3):
                    await live.commit(Joined(now(), seat, "random", bot="random"))
                await live.commit(Started(now(), [0, 1, 2]))
            tables.append(live.table)
        bad = tables[1]
        wrong = Append(bad.id, bad.entries + 1, Acted(now(), "place heir on 40"))
        await before.store.write([wrong])
        await before.scheduler.stop()
        await before.store.close()

        hub = hub_at(tmp_path)
        await hub.start()
        async with asyncio.timeout(PATIENCE):
            while not {tables[0].id, tables[2].id} <= {*hub.live}:
                await asyncio.sleep(0)
        await hub.close_old(now() + 91 * DAY)
        for good in (tables[0], tables[2]):
            async with hub.table(good.id) as live:
                assert live.table.status == CLOSED
        await hub.stop()
        await hub.store.close()
        assert {*caplog.messages} == {f"the table {bad.id} could not be loaded or closed (IllegalAction)"}

    asyncio.run(scene())


def test_nothing_brings_back_who_is_being_forgotten(tmp_path: Path) -> None:
    """A table that somebody plays at, or asks for, while it is redacted."""

    async def scene() -> None:
        hub = hub_at(tmp_path)
        played, asked_for = [await hub.make(TableSettings(), HOST) for _ in range(2)]
        hub._unload(asked_for)

        async def join() -> None:
            async with played.lock:
                await played.commit(Joined(now(), 1, "Bert", "bert"))

        async def look() -> str:
            async with hub.table(asked_for.table.id) as live:
                seat = live.table.seats[0]
                return seat.name if seat is not None else "nobody"

        async with hub.rewriting([played.table.id, asked_for.table.id]):
            looking = asyncio.create_task(look())
            await hub.store.person("anna")  # time enough to read from the store
            await hub.store.write([Forget(HOST.id)])
            joining = asyncio.create_task(join())
            await hub.store.write([Alive(1)])  # time enough to write to it
        await joining
        assert await looking == ""
        rows = {row.id: row.summary.seats for row in await hub.store.tables("open")}
        assert [seat.name for seat in rows[played.table.id]] == ["", "Bert", ""]
        await hub.scheduler.stop()
        await hub.store.close()

    asyncio.run(scene())


def test_who_is_let_in_but_has_not_spoken_yet_holds_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_here(tmp_path, Settings(idle=0.1, workers=1)) as (server, netloc):
            made = await server.hub.make(TableSettings(), HOST)
            async with connect(f"ws://{netloc}/api/tables/{made.table.id}/socket", **PATIENTLY) as line:
                await asleep(server.hub, await server.hub.make(TableSettings(), HOST))
                await greet(line)
                async with server.hub.table(made.table.id) as live:
                    assert len(live.connections) == 1

    asyncio.run(scene())


def test_entries_from_older_programs_are_read() -> None:
    """What is stored today must be read by every later program: these lines may not be changed."""
    stored = [
        b'{"is":"made","at":1,"settings":{"set":"base","kinds":[],"seats":3,"clock":{},"public":true,'
        b'"random_seating":true,"watching":true,"aids":true},"host":"h","code":"ABC234","seed":"00"}',
        b'{"is":"joined","at":2,"seat":0,"name":"Joan","person":"p"}',
        b'{"is":"joined","at":2,"seat":1,"name":"knight","bot":"knight"}',
        b'{"is":"left","at":3,"seat":1,"removed":true}',
        b'{"is":"host","at":3,"person":"p"}',
        b'{"is":"started","at":4,"order":[2,0,1]}',
        b'{"is":"acted","at":5,"action":"place heir first","message":"m1"}',
        b'{"is":"acted","at":5,"action":"keep","stand_in":true,"bank":700}',
        b'{"is":"stand-in","at":6,"seat":2,"why":"away"}',
        b'{"is":"back","at":7,"seat":2}',
        b'{"is":"said","at":8,"person":"p","name":"Joan","text":"hello","message":"m2"}',
        b'{"is":"muted","at":9,"person":"p","muted":true}',
        b'{"is":"ignored","at":9,"by":"q","person":"p","ignored":true}',
        b'{"is":"rematched","at":10,"table":"t2"}',
        b'{"is":"closed","at":11,"why":"untouched"}',
    ]
    entries = [read_entry(body) for body in stored]
    assert isinstance(entries[0], Made)
    assert entries[7] == Acted(5, "keep", stand_in=True, bank=700)
    assert FAMILIES == "RBGYV"
