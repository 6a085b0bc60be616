"""All tables: loads them from the store, unloads those that nobody uses, closes those that are too old."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress

import msgspec

from oriflamme.server.live.bot_pool import BotPool
from oriflamme.server.live.coordination import Coordination
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.live.scheduler import Scheduler
from oriflamme.server.measures import Measures
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import (
    Alive,
    Append,
    Change,
    DropExpired,
    PersonRow,
    Store,
    StoreError,
    anew,
)
from oriflamme.server.store.peers import REWRITTEN
from oriflamme.server.store.records import table_row
from oriflamme.server.table import commands
from oriflamme.server.table.clocks import Outage, elapsed
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import (
    AnyEntry,
    Closed,
    Joined,
    Made,
    Rematched,
    TableSettings,
)
from oriflamme.server.table.table import CLOSED, OPEN, OVER, PLAYING, Table, table_of

log = logging.getLogger("oriflamme.server")

HOUR, DAY = 3_600_000, 86_400_000
LONG_JOURNAL = 500
HEARTBEAT = 1.0
SELDOM = 600.0
MOST_REMEMBERED = 20_000
SHORTEST_OUTAGE = 3000
"""Milliseconds between two heartbeats; less than this is no outage."""


class Hub:
    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.measures = Measures()
        peers = store.peers()
        self.coordination = Coordination(self, peers) if peers is not None else None
        tends = self.coordination.tends if self.coordination is not None else lambda live: True
        self.scheduler = Scheduler(settings, bot_pool, self.measures, tends)
        self.live: dict[str, LiveTable] = {}
        self.made_from: OrderedDict[str, str] = OrderedDict()  # unfinished table: address; the latest ones
        self.held: Counter[str] = Counter()  # how many hold it
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.due_later: dict[str, asyncio.TimerHandle] = {}
        self.outages: list[Outage] = []
        self.unstored: list[Outage] = []
        self.last_beat = now()
        self.ratings_lock = asyncio.Lock()
        self.rewriting_lock = asyncio.Lock()
        self.rewritten: set[str] = set()  # tables that are not loaded now, since their journal is changed
        self.may_load = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.loading_due: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.outages.extend(await self.store.outages())
        alive = await self.store.alive() or now()
        works = [self.load_all_due(), self._sweep(), self._unload_idle()]
        if self.coordination is not None:
            await self.coordination.start()
        else:
            works.append(self._beat())
        if self.coordination is None or not self.coordination.others:
            await self._record_heartbeat(alive, now())
        self.tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        tasks = [*self.tasks, *self.loading_due]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self.due_later.values():
            timer.cancel()
        await self.scheduler.stop()
        for live in list(self.live.values()):
            async with live.lock:  # wait until what is being stored has been sent
                pass
        with suppress(StoreError):
            await self.store.write([Alive(now())])
        if self.coordination is not None:
            await self.coordination.stop()

    def changed(self, live: LiveTable) -> None:
        self.scheduler.look(live)
        if self.coordination is not None:
            self.coordination.changed(live)

    # -- the server's own time -----------------------------------------------------------------------

    async def _record_heartbeat(self, last: int, at: int) -> None:
        """If the last one is long ago, the server was down or its computer slept. Clocks must not count
        that time."""
        if at - last > SHORTEST_OUTAGE:
            self.outages.append(Outage(last, at))
            self.unstored.append(Outage(last, at))
        await self.store.write([Alive(at), *self.unstored])
        self.unstored.clear()

    async def _beat(self) -> None:
        """Written each second while a clock runs that somebody sits by: a crash must not cost them time.
        Otherwise seldom: an idle server lets its disk sleep."""
        self.last_beat, written = now(), time.monotonic()
        while True:
            await asyncio.sleep(HEARTBEAT)
            at = now()
            was_away = at - self.last_beat > SHORTEST_OUTAGE
            if was_away or self.unstored or self._is_timed() or time.monotonic() - written > SELDOM:
                with suppress(StoreError):
                    await self._record_heartbeat(self.last_beat, at)
                    written = time.monotonic()
            self.last_beat = at

    def _is_timed(self) -> bool:
        """Whether a clock runs at a table in memory; those of correspondence have time."""
        tables = (live.table for live in self.live.values())
        return any(
            table.status == PLAYING and table.clock.runs and not table.clock.correspondence
            for table in tables
        )

    # -- tables --------------------------------------------------------------------------------------

    async def make(
        self,
        settings: TableSettings,
        host: PersonRow,
        sits: bool = True,
        address: str = "",
        browser: str = "",
    ) -> LiveTable:
        made = await self._made(settings, host.id)
        sitting = [Joined(made.at, 0, host.name, host.id, host.program, browser=browser)] if sits else []
        table, changes = _opened(made, sitting)
        await self.store.write(changes)
        return self._add_new(table, address)

    async def rematch(self, old: LiveTable, host: str, address: str = "", browser: str = "") -> LiveTable:
        """A new table for those who played: the bots and who asks have the seats they had, the other people
        take theirs when they ask too. No list shows it. The old table, whose lock is held, says which one
        it is; all of it is stored together."""
        before = old.table
        settings = msgspec.structs.replace(before.settings, public=False)
        if settings.set == "mixed":  # draw new kinds
            settings = msgspec.structs.replace(settings, kinds=[])
        made = await self._made(settings, host, before.id)
        sitting = [
            Joined(
                made.at,
                number,
                seat.name,
                seat.person,
                seat.program,
                seat.bot,
                browser if seat.person == host else "",
            )
            for number, seat in enumerate(before.seats)
            if seat is not None and seat.name and (seat.bot or seat.program or seat.person == host)
        ]
        table, changes = _opened(made, sitting)
        await old.commit(Rematched(made.at, table.id), together_with=changes)
        return self._add_new(table, address)

    async def _made(self, settings: TableSettings, host: str, after: str = "") -> Made:
        """With a code that no other table has."""
        while True:
            made = commands.make(settings, host, now(), after)
            if await self.store.table_by_code(made.code) is None:
                return made

    def _add_new(self, table: Table, address: str) -> LiveTable:
        self.measures.tables["made"] += 1
        self.made_from[table.id] = address
        if len(self.made_from) > MOST_REMEMBERED:
            self.made_from.popitem(last=False)
        live = self._add(table)
        live.set_elsewhere({})  # nobody else knows it yet
        return live

    def bot_games(self) -> list[LiveTable]:
        """Games in memory that are played with bots."""
        return [
            live
            for live in self.live.values()
            if live.table.status == PLAYING and any(seat and seat.bot for seat in live.table.seats)
        ]

    def _add(self, table: Table) -> LiveTable:
        address = self.made_from.get(table.id, "")
        live = LiveTable(
            table,
            self.store,
            self.outages,
            self.ratings_lock,
            self.changed,
            self.measures,
            self.settings.absence,
            address,
        )
        self.live[table.id] = live
        timer = self.due_later.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        self.scheduler.look(live)
        return live

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """A table by its id. It stays in memory until its last holder lets go: if it were unloaded before,
        the next one to ask would load a second one beside it."""
        self.held[id] += 1
        try:
            live = await self._find(id)
            if live is None:
                raise Refusal("no-such-table")
            if self.coordination is not None:
                await self.coordination.freshen(live)
            yield live
        finally:
            self.held[id] -= 1
            if not self.held[id]:
                del self.held[id]
            if id in self.live:
                self.live[id].idle_since = time.monotonic()

    async def _find(self, id: str) -> LiveTable | None:
        """In memory, or loaded from the store."""
        live = self.live.get(id)
        if live is not None:
            return live
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable | None:
        try:
            if id in self.rewritten:
                await self.may_load.wait()
            table = await self._read(id)
            return self._add(table) if table is not None else None
        finally:
            del self.loading[id]

    async def _read(self, id: str) -> Table | None:
        """A long journal is read beside the event loop, so that nobody waits for it."""
        journal = await self.store.journal(id)
        if not journal:
            return None
        if len(journal) < LONG_JOURNAL:
            return table_of(id, journal)
        return await asyncio.to_thread(table_of, id, journal)

    @asynccontextmanager
    async def rewriting(self, ids: Collection[str]) -> AsyncIterator[None]:
        """While the journals of these tables are changed in the store, nothing is appended to them and none
        is loaded. Those in memory are read again at the end, or they would bring back what was redacted."""
        async with self.rewriting_lock, AsyncExitStack() as until_done:
            held: dict[str, LiveTable] = {}
            while here := [key for key in sorted(ids) if key not in held and self._is_here(key)]:
                for key in here:
                    held[key] = await until_done.enter_async_context(self.table(key))
                    await until_done.enter_async_context(held[key].lock)
            self.rewritten = {*ids} - {*held}
            self.may_load.clear()
            try:
                yield
                for key, live in held.items():
                    await live.replace(await self._read(key) or live.table)
            finally:
                self.rewritten = set()
                self.may_load.set()
        if self.coordination is not None:
            self.coordination.tell(REWRITTEN, ids)

    async def read_again(self, ids: Collection[str]) -> None:
        """Another server has changed the journals of these tables."""
        for key in [key for key in ids if self._is_here(key)]:
            async with self.table(key) as live, live.lock:
                await live.replace(await self._read(key) or live.table)
                live.show_all()

    def _is_here(self, id: str) -> bool:
        return id in self.live or id in self.loading

    async def open(self, table: Table, entries: Sequence[AnyEntry], address: str) -> LiveTable:
        """Store and open a table that was prepared elsewhere, with its whole journal."""
        await self.store.write(_stored(table, entries))
        return self._add_new(table, address)

    # -- loading and unloading -----------------------------------------------------------------------

    async def load_all_due(self) -> None:
        """After a restart, or when another server is gone: load the tables at which bots or clocks go on,
        or people are called to a game. One at a time, so that requests are answered meanwhile."""
        for row in [*await self.store.tables(PLAYING), *await self.store.tables(OPEN)]:
            is_known = row.id in self.live or row.id in self.due_later
            is_mine = self.coordination is None or self.coordination.is_mine(row.id)
            if row.wakes and not is_known and is_mine:
                with _whatever_happens_to(row.id):
                    async with self.table(row.id) as live:
                        pass
                    self._unload(live)
                await asyncio.sleep(0)

    async def _unload_idle(self) -> None:
        """Unload tables that nobody has held for a while."""
        idle = self.settings.idle
        while True:
            await asyncio.sleep(max(0.05, idle / 4))
            since = time.monotonic() - idle
            for key in [key for key, live in self.live.items() if live.idle_since < since]:
                self._unload(self.live[key])

    def _unload(self, live: LiveTable) -> None:
        key = live.table.id
        if self.held[key] or self.scheduler.busy(key):
            return
        due = self.scheduler.due_in(live)
        self.scheduler.forget(key)
        del self.live[key]
        if live.table.status in (OVER, CLOSED):
            self.made_from.pop(key, None)
        if due is not None:
            loop = asyncio.get_running_loop()
            self.due_later[key] = loop.call_later(max(0.0, due), self._load_due_soon, key)

    def _load_due_soon(self, key: str) -> None:
        self.due_later.pop(key, None)
        task = asyncio.create_task(self._load_due(key))
        self.loading_due.add(task)
        task.add_done_callback(self.loading_due.discard)

    async def _load_due(self, id: str) -> None:
        """Something is due at a table. Once it is in memory, the scheduler sees what."""
        with _whatever_happens_to(id):
            async with self.table(id):
                pass

    async def _sweep(self) -> None:
        """Close tables that nobody started within a day, or played at for three months."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            at = now()
            if at - self.last_beat > SHORTEST_OUTAGE:  # the clock has jumped, or the computer slept
                continue
            if self.coordination is not None and not self.coordination.is_mine("sweep"):
                continue
            with suppress(StoreError):
                await self.store.write([DropExpired(at // 1000)])
                await self.close_old(at)

    async def close_old(self, at: int) -> None:
        """Outages do not count. So a clock that jumps ahead closes nothing either, since that looks the
        same."""
        unstarted = int(self.settings.open_hours * HOUR)
        untouched = int(self.settings.untouched_days * DAY)
        for row in await self.store.tables(OPEN):
            if elapsed(row.made, at, self.outages) > unstarted:
                await self._close(row.id, OPEN, "unstarted", at)
        for key, touched in await self.store.last_touched(PLAYING):
            if elapsed(touched, at, self.outages) > untouched:
                await self._close(key, PLAYING, "untouched", at)

    async def _close(self, id: str, status: str, why: str, at: int) -> None:
        with _whatever_happens_to(id):
            async with self.table(id) as live, live.lock:
                await anew(lambda: live.close(status, Closed(at, why)))


@contextmanager
def _whatever_happens_to(id: str) -> Iterator[None]:
    """A table that cannot be read or written does not hold up the others. Only the kind of the error is
    logged, since the engine's messages name cards."""
    try:
        yield
    except Exception as error:
        log.error("the table %s could not be loaded or closed (%s)", id, type(error).__name__)


def _opened(made: Made, sitting: Sequence[Joined]) -> tuple[Table, list[Change]]:
    """A new table with these people, and what to store."""
    entries: list[AnyEntry] = [made, *sitting]
    table = table_of(secrets.token_urlsafe(12), entries)
    return table, _stored(table, entries)


def _stored(table: Table, entries: Sequence[AnyEntry]) -> list[Change]:
    """A new table with its whole journal."""
    journal = [Append(table.id, n, entry) for n, entry in enumerate(entries, 1)]
    return [*journal, table_row(table)]
