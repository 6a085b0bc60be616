"""All tables: those in memory, those asleep in the store, and those whose time has come to close."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

import msgspec

from oriflamme.server.live.bot_pool import Thinkers
from oriflamme.server.live.live_table import LiveTable, now, table_row, to_append
from oriflamme.server.live.scheduler import Minder
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import Alive, Change, PersonRow, Store, StoreError
from oriflamme.server.table import commands
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import (
    AnyEntry,
    Closed,
    Joined,
    Made,
    Rematched,
    TableSettings,
    read_entry,
)
from oriflamme.server.table.table import OPEN, PLAYING, Table, table_of

log = logging.getLogger("oriflamme.server")

HOUR, DAY = 3_600_000, 86_400_000
HEARTBEAT = 1.0
SHORTEST_OUTAGE = 3000
"""Less than this between two signs of life is no outage."""


class Hub:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.minder = Minder(settings, thinkers)
        self.live: dict[str, LiveTable] = {}
        self.held: Counter[str] = Counter()  # by how many at a time
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.sleeping: dict[str, asyncio.TimerHandle] = {}
        self.outages: list[Outage] = []
        self.unstored: list[Outage] = []
        self.ratings_lock = asyncio.Lock()
        self.tasks: list[asyncio.Task[None]] = []
        self.waking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.outages.extend(await self.store.outages())
        await self._give_sign_of_life(await self.store.alive() or now(), now())
        self.tasks = [
            asyncio.create_task(work)
            for work in (self._beat(), self._wake_all(), self._sweep(), self._rest())
        ]

    async def stop(self) -> None:
        tasks = [*self.tasks, *self.waking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self.sleeping.values():
            timer.cancel()
        await self.minder.stop()
        for live in list(self.live.values()):
            async with live.lock:  # what is being stored is told before we go
                pass
        with suppress(StoreError):
            await self.store.write([Alive(now())])

    # -- the server's own time -----------------------------------------------------------------------

    async def _give_sign_of_life(self, last: int, at: int) -> None:
        """If it was long since the last one, there was no server, or its computer slept: clocks must not
        count that time."""
        if at - last > SHORTEST_OUTAGE:
            self.outages.append(Outage(last, at))
            self.unstored.append(Outage(last, at))
        await self.store.write([Alive(at), *self.unstored])
        self.unstored.clear()

    async def _beat(self) -> None:
        last = now()
        while True:
            await asyncio.sleep(HEARTBEAT)
            at = now()
            with suppress(StoreError):
                await self._give_sign_of_life(last, at)
            last = at

    # -- tables --------------------------------------------------------------------------------------

    async def make(self, settings: TableSettings, host: PersonRow, sits: bool = True) -> LiveTable:
        made = await self._made(settings, host.id)
        sitting = [Joined(made.at, 0, host.name, host.id, host.program)] if sits else []
        table, changes = _opened(made, sitting)
        await self.store.write(changes)
        return self._add(table)

    async def rematch(self, old: LiveTable, host: str) -> LiveTable:
        """A new table with the same people in the same seats. The old table, whose lock is held, says which
        one it is; all of it is stored together."""
        before = old.table
        settings = before.settings
        if settings.set == "mixed":  # ten kinds anew
            settings = msgspec.structs.replace(settings, kinds=[])
        made = await self._made(settings, host, before.id)
        sitting = [
            Joined(made.at, number, seat.name, seat.person, seat.program, seat.bot)
            for number, seat in enumerate(before.seats)
            if seat is not None and seat.name
        ]
        table, changes = _opened(made, sitting)
        await old.commit(Rematched(made.at, table.id), together_with=changes)
        return self._add(table)

    async def _made(self, settings: TableSettings, host: str, after: str = "") -> Made:
        """With a code that no other table has."""
        while True:
            made = commands.make(settings, host, now(), after)
            if await self.store.table_by_code(made.code) is None:
                return made

    def _add(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.outages, self.ratings_lock, self.minder.look)
        self.live[table.id] = live
        timer = self.sleeping.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        self.minder.look(live)
        return live

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """A table by its id, which stays in memory until its last holder lets go. Were it put to sleep
        meanwhile, the next to come would wake a second one beside it."""
        self.held[id] += 1
        try:
            live = await self._find(id)
            if live is None:
                raise Refusal("no-such-table")
            yield live
        finally:
            self.held[id] -= 1
            if not self.held[id]:
                del self.held[id]
            if id in self.live:
                self.live[id].idle_since = time.monotonic()

    async def _find(self, id: str) -> LiveTable | None:
        """Out of the store if it is not in memory."""
        live = self.live.get(id)
        if live is not None:
            return live
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable | None:
        try:
            journal = await self.store.journal(id)
            if not journal:
                return None
            return self._add(table_of(id, [read_entry(body) for body in journal]))
        finally:
            del self.loading[id]

    async def reload(self, id: str) -> None:
        """Read a table anew: its journal has been changed, since somebody is to be forgotten."""
        if id not in self.live:
            return
        async with self.table(id) as live, live.lock:
            live.table = table_of(id, [read_entry(body) for body in await self.store.journal(id)])

    async def open(self, table: Table, entries: Sequence[AnyEntry]) -> LiveTable:
        """A table that has been prepared: its journal is stored at once."""
        await self.store.write(_stored(table, entries))
        return self._add(table)

    # -- tables that nobody looks at -----------------------------------------------------------------

    async def _wake_all(self) -> None:
        """After a restart: bots think again, clocks run on. One by one, so as to hold up nobody."""
        for row in await self.store.tables(PLAYING):
            if row.wakes and row.id not in self.live:
                with _whatever_happens_to(row.id):
                    async with self.table(row.id) as live:
                        pass
                    self._put_to_sleep(live)
                await asyncio.sleep(0)

    async def _rest(self) -> None:
        """Tables that nobody holds leave the memory."""
        idle = self.settings.idle
        while True:
            await asyncio.sleep(max(0.05, idle / 4))
            for live in list(self.live.values()):
                if time.monotonic() - live.idle_since > idle:
                    self._put_to_sleep(live)

    def _put_to_sleep(self, live: LiveTable) -> None:
        key = live.table.id
        if self.held[key] or self.minder.busy(key):
            return
        due = self.minder.due_in(live) if live.table.status == PLAYING else None
        self.minder.forget(key)
        del self.live[key]
        if due is not None:
            loop = asyncio.get_running_loop()
            self.sleeping[key] = loop.call_later(max(0.0, due), self._wake, key)

    def _wake(self, key: str) -> None:
        self.sleeping.pop(key, None)
        task = asyncio.create_task(self._rouse(key))
        self.waking.add(task)
        task.add_done_callback(self.waking.discard)

    async def _rouse(self, id: str) -> None:
        """Something is due: once the table is in memory, the minder sees to it."""
        with _whatever_happens_to(id):
            async with self.table(id):
                pass

    async def _sweep(self) -> None:
        """Close what nobody started within a day, and what nobody went on with for three months."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            with suppress(StoreError):
                await self.close_old(now())

    async def close_old(self, at: int) -> None:
        unstarted = at - int(self.settings.open_hours * HOUR)
        untouched = at - int(self.settings.untouched_days * DAY)
        for row in await self.store.tables(OPEN):
            if row.made < unstarted:
                await self._close(row.id, OPEN, "unstarted", at)
        for key, touched in await self.store.last_touched(PLAYING):
            if touched < untouched:
                await self._close(key, PLAYING, "untouched", at)

    async def _close(self, id: str, status: str, why: str, at: int) -> None:
        with _whatever_happens_to(id):
            async with self.table(id) as live, live.lock:
                if live.table.status == status:
                    await live.commit(Closed(at, why))


@contextmanager
def _whatever_happens_to(id: str) -> Iterator[None]:
    """A table that cannot be read or written keeps no other from its turn. Of what went wrong only the kind
    is noted: the words of the engine name cards."""
    try:
        yield
    except Exception as error:
        log.error("the table %s could not be minded (%s)", id, type(error).__name__)


def _opened(made: Made, sitting: Sequence[Joined]) -> tuple[Table, list[Change]]:
    """A new table at which these sit, and what is to be stored of it."""
    entries: list[AnyEntry] = [made, *sitting]
    table = table_of(secrets.token_urlsafe(12), entries)
    return table, _stored(table, entries)


def _stored(table: Table, entries: Sequence[AnyEntry]) -> list[Change]:
    """A new table with its whole journal."""
    journal = [to_append(table.id, n, entry) for n, entry in enumerate(entries, 1)]
    return [*journal, table_row(table)]
