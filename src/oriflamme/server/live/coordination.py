"""This server among the others on its database: who lives, who is connected where, what others wrote.

No server owns a table. Each that has one in memory reads on when it hears that another has written to it,
when its own entry comes second, when somebody comes, and every few seconds. The bots of a table are asked
by one of the servers that have visitors there. If servers disagree for a moment, a bot thinks twice and one
of its answers is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.live.remote_bots import RemoteBots
from oriflamme.server.store.interface import StoreError
from oriflamme.server.store.peers import (
    BYE,
    ENTRIES,
    HELLO,
    LEASE,
    PRESENCE,
    REWRITTEN,
    Beat,
    Peers,
    merged,
)

if TYPE_CHECKING:
    from oriflamme.server.live.hub import Hub

log = logging.getLogger("oriflamme.server")

BEAT_SECONDS = 1.0
POLL_SECONDS = 2.0
"""Between two looks for entries of which no hint came."""

AGAIN_SECONDS = 0.2


class Coordination:
    def __init__(self, hub: Hub, peers: Peers) -> None:
        self.hub = hub
        self.peers = peers
        self.others: frozenset[str] = frozenset()
        self.last = 0  # when it last beat
        self.sure_until = 0.0
        self.written: dict[str, int] = {}  # numbers of entries of which the others are to hear
        self.visited: set[str] = set()  # tables whose visitors have changed
        self.outbox: list[tuple[str, Collection[str]]] = []
        self.work, self.beat_now = asyncio.Event(), asyncio.Event()
        self.hears: dict[str, Callable[[list[str]], Awaitable[None]]] = {REWRITTEN: hub.read_again}
        self.on_missed: Callable[[], None] = lambda: None
        self.questions = peers.questions()
        self.bots = RemoteBots(self.questions, hub.settings.think_limit)
        self.tasks: list[asyncio.Task[None]] = []
        self.errands: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Raises StoreError."""
        await self._take(await self._beat())
        self.tell(HELLO)
        self.hub.scheduler.bot_pool.elsewhere = self.bots
        watching = self.bots.watch()
        works = (self._keep_beating(), self._poll(), self._keep_telling(), self._listen(), watching)
        self.tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        tasks = [*self.tasks, *self.errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.peers.leave()
        await self.questions.close()

    # -- who does what -------------------------------------------------------------------------------

    def tends(self, live: LiveTable) -> bool:
        """Whether this server asks the bots of a table. Without visitors each does that has it in memory:
        that is for a minute at most."""
        if not live.knows_elsewhere:
            return False
        servers = [*live.elsewhere, *([self.peers.id] if live.connections else [])]
        return not servers or self._is_for_me(live.table.id, servers)

    def is_mine(self, table: str) -> bool:
        """Whether this server loads a table at which something may be due, after another is gone."""
        return self._is_for_me(table, [*self.others, self.peers.id])

    def _is_for_me(self, table: str, servers: Iterable[str]) -> bool:
        chosen = min(servers, key=lambda server: zlib.crc32(f"{server} {table}".encode()))
        return chosen == self.peers.id

    # -- beats ---------------------------------------------------------------------------------------

    async def _beat(self) -> Beat:
        began, at = time.monotonic(), now()
        # who could not beat knows nothing of the others: the database was away from all of them
        judges = began < self.sure_until or not self.last
        beat = await self.peers.beat(at, self.last or at, judges)
        self.last, self.sure_until = at, began + LEASE
        self.hub.last_beat = at
        return beat

    async def _keep_beating(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.beat_now.wait(), BEAT_SECONDS)
            self.beat_now.clear()
            try:
                await self._take(await self._beat())
            except StoreError as error:
                log.warning("this server's beat: %s", error)
            except Exception:  # it must beat on, whatever that was
                log.exception("this server's beat")

    async def _take(self, beat: Beat) -> None:
        outages = merged([*self.hub.outages, *beat.outages])
        if outages != self.hub.outages:
            self.hub.outages[:] = outages
        gone = self.others - beat.others
        self.others = beat.others
        if beat.is_new:  # what they knew of this one is gone
            self._show_all()
        if gone:
            self._without(gone)

    def _show_all(self) -> None:
        for key, live in self.hub.live.items():
            if live.visitors():
                self.visited.add(key)
        self.work.set()

    def _without(self, gone: Collection[str]) -> None:
        """These servers are gone: others go on with what they did."""
        for live in list(self.hub.live.values()):
            if not live.elsewhere.keys().isdisjoint(gone):
                left = {server: who for server, who in live.elsewhere.items() if server not in gone}
                live.set_elsewhere(left)
        self.soon(self.hub.load_all_due())

    # -- telling -------------------------------------------------------------------------------------

    def changed(self, live: LiveTable) -> None:
        """Something has changed at a table: what the others must hear of it goes out soon."""
        key = live.table.id
        # where nobody else has visitors, nobody waits for it; whoever gets some is told then
        if live.written > live.hinted and (live.elsewhere or not live.knows_elsewhere):
            live.hinted = self.written[key] = live.written
            self.work.set()
        if live.visitors() != live.shown:
            self.visited.add(key)
            self.work.set()

    def tell(self, kind: str, words: Collection[str] = ()) -> None:
        self.outbox.append((kind, words))
        self.work.set()

    async def _keep_telling(self) -> None:
        while True:
            await self.work.wait()
            self.work.clear()
            if not self.others:  # nobody to hear it; who comes reads it
                self.written.clear()
            try:
                await self._tell_all()
            except StoreError as error:
                log.warning("the other servers hear late of something: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)
                self.work.set()

    async def _tell_all(self) -> None:
        """What could not be told is kept, but for numbers of entries: the others look for those anyway."""
        if self.written:
            words = [f"{table}:{number}" for table, number in self.written.items()]
            self.written = {}
            await self.peers.tell(ENTRIES, words)
        if self.visited:
            tables, self.visited = self.visited, set()
            visitors = {
                key: live.visitors() if (live := self.hub.live.get(key)) else frozenset() for key in tables
            }
            try:
                await self.peers.show(visitors)
            except StoreError:
                self.visited |= tables
                raise
            for key, people in visitors.items():
                if key in self.hub.live:
                    self.hub.live[key].shown = people
                    self.changed(self.hub.live[key])  # somebody may have come or gone meanwhile
        while self.outbox:
            await self.peers.tell(*self.outbox[0])
            self.outbox.pop(0)

    # -- hearing -------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            try:
                await self.peers.listen(self._hear, self._missed)
            except Exception:
                log.exception("this server does not hear the others")
                await asyncio.sleep(AGAIN_SECONDS)

    def _hear(self, sender: str, kind: str, words: list[str]) -> None:
        if kind == BYE:
            self.others -= {sender}
            self._without({sender})
            return
        if sender not in self.others:
            self.beat_now.set()
        if kind == ENTRIES:
            for word in words:
                key, _, number = word.rpartition(":")
                live = self.hub.live.get(key)
                if live is not None and live.table.entries < int(number):
                    self.soon(self._read_on(key))
        elif kind == PRESENCE:
            here = [key for key in words if key in self.hub.live]
            if here:
                self.soon(self._look_elsewhere(here))
        elif kind in self.hears:
            self.soon(self.hears[kind](words))

    def _missed(self) -> None:
        self.beat_now.set()
        self.on_missed()
        self.soon(self._look_elsewhere(list(self.hub.live)))
        self.soon(self._read_on_all())

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with suppress(StoreError):
                await self._read_on_all()
                unknown = [key for key, live in self.hub.live.items() if not live.knows_elsewhere]
                if unknown:
                    await self._look_elsewhere(unknown)

    async def _read_on_all(self) -> None:
        if self.others and self.hub.live:
            numbers = {key: live.table.entries for key, live in self.hub.live.items()}
            for key in await self.peers.behind(numbers):
                self.soon(self._read_on(key))

    async def _read_on(self, key: str) -> None:
        if key in self.hub.live:
            async with self.hub.table(key):  # reads on whenever somebody takes hold of it
                pass

    async def freshen(self, live: LiveTable) -> None:
        """A table as it is now, wherever it was played at."""
        if self.others:
            async with live.lock:
                await live.read_on()
        if self.last and not live.knows_elsewhere:  # an operator's command never starts
            await self._look_elsewhere([live.table.id])

    async def _look_elsewhere(self, keys: Collection[str]) -> None:
        for key, found in (await self.peers.present(keys)).items():
            live = self.hub.live.get(key)
            if live is not None:
                live.set_elsewhere(found)

    def soon(self, work: Awaitable[None]) -> None:
        async def carry_out() -> None:
            try:
                await work
            except StoreError as error:
                log.warning("this server hears late of something: %s", error)
            except Exception as error:  # the engine's messages name cards
                log.error("a hint could not be followed (%s)", type(error).__name__)

        task = asyncio.create_task(carry_out())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
