"""Three servers on one database are killed, stopped, cut off and restarted while people play and go from
one to another: every game ends, nothing that was acknowledged is lost or doubled, and everybody hears
everything that they may know, once."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from tests.helpers.databases import cluster, new_database
from tests.helpers.games import LONG, size
from tests.helpers.proxy import Proxy
from tests.helpers.rolling import Roamer
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    Player,
    ServerProcess,
    socket_of,
    started,
    tell,
    visitors,
)
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from oriflamme.rules import FAMILIES
from oriflamme.server.protocol.messages import PROTOCOL
from oriflamme.server.protocol.views import Telling
from oriflamme.server.store.interface import Store
from oriflamme.server.store.opening import open_store
from oriflamme.server.table.journal import Acted
from oriflamme.server.table.table import OVER, table_of

TABLES, SECONDS = size(6, 60), size(8, 55)
PAUSE = size(250, 1800) / 1000
"""Seconds, so that most games last as long as the disturbances."""

KINDS = {"database", "kill", "hang", "cut", "restart"}
BOTS = ((), ("page",), ("squire", "page"))


@dataclass
class Restless(Player):
    """Stays for a few seconds at most, and goes without a word."""

    heard: dict[int, Keys] = field(default_factory=dict)  # number: event

    async def play(self) -> Self:
        while self.result is None:
            try:
                async with asyncio.timeout(self.rng.uniform(0.5, 4.0)):
                    await self._visit()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.02)
        return self

    async def _visit(self) -> None:
        async with socket_of(self.visitor, self.table) as socket:
            try:
                await tell(socket, type="hello", number=self.number, protocol=PROTOCOL)
                if self.pending is not None:
                    await tell(socket, **self.pending)
                await self._listen(socket)
            finally:
                socket.transport.abort()

    def _take(self, keys: Keys) -> None:
        before = self.number
        super()._take(keys)
        assert before is None or keys["number"] >= before
        if keys["type"] == "news":
            first = keys["number"] - len(keys["events"]) + 1
            self.heard |= dict(enumerate(keys["events"], first))
        decision = keys.get("decision") or {}
        assert not decision.get("legal") or not self.you or decision["seat"] == self.you


class Site:
    """Three servers, each with a way to the database of its own."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.servers: list[ServerProcess] = []
        self.proxies: list[Proxy] = []
        self.done: list[str] = []

    async def disturb(self, seconds: float) -> None:
        """Something happens all the time, to two servers at once at most; the database is restarted
        once."""
        end = asyncio.get_running_loop().time() + seconds
        whats: list[Callable[[int], Awaitable[None]]] = [self.kill, self.cut, self.database, self.hang]
        under_way: dict[int, asyncio.Task[None]] = {}
        while (asyncio.get_running_loop().time() < end) or set(self.done) < KINDS:
            if not whats:
                whats = [self.kill, self.hang, self.cut, self.restart]
                self.rng.shuffle(whats)
            under_way = {number: task for number, task in under_way.items() if not task.done()}
            free = [number for number in range(len(self.servers)) if number not in under_way]
            if len(free) > 1:
                number, what = self.rng.choice(free), whats.pop()
                self.done.append(what.__name__)
                under_way[number] = asyncio.ensure_future(what(number))
            await asyncio.sleep(self.rng.uniform(0.2, size(800, 2500) / 1000))
        await asyncio.gather(*under_way.values())

    async def database(self, _: int) -> None:
        await asyncio.to_thread(cluster().restart)

    async def kill(self, number: int) -> None:
        await asyncio.to_thread(self.servers[number].kill)
        await asyncio.to_thread(self.servers[number].start)

    async def restart(self, number: int) -> None:
        assert await asyncio.to_thread(self.servers[number].stop) == 0
        await asyncio.to_thread(self.servers[number].start)

    async def hang(self, number: int) -> None:
        process = self.servers[number].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.rng.uniform(0.5, 10 if LONG else 3))
        finally:
            process.send_signal(signal.SIGCONT)

    async def cut(self, number: int) -> None:
        proxy = self.proxies[number]
        proxy.closed = True
        proxy.cut()
        try:
            await asyncio.sleep(self.rng.uniform(0, 5 if LONG else 2))
        finally:
            proxy.closed = False


@asynccontextmanager
async def site(folder: Path, url: str, rng: random.Random) -> AsyncIterator[Site]:
    found = Site(rng)
    async with AsyncExitStack() as until_the_end:
        for number in range(3):
            proxy = Proxy(cluster().socket())
            await proxy.start()
            until_the_end.push_async_callback(proxy.stop)
            found.proxies.append(proxy)
            place = folder / str(number)
            place.mkdir()
            server = ServerProcess(place, store=proxy.address_of(url))
            await asyncio.to_thread(server.__enter__)
            until_the_end.push_async_callback(asyncio.to_thread, server.__exit__)
            found.servers.append(server)
        yield found


async def check(store: Store, id: str, players: list[Restless]) -> None:
    """What the journal says is what everybody heard, each as far as they may know it."""
    journal = await store.journal(id)
    table = table_of(id, journal)
    assert table.status == OVER
    taken = [entry.message for entry in journal if isinstance(entry, Acted) and entry.message]
    assert len(taken) == len(set(taken))
    assert {name for player in players for name in player.acknowledged} <= set(taken)
    for player in players:
        seat = FAMILIES.index(player.you) if player.you else table.seat_of(player.visitor.id)
        may_know = [json.loads(bytes(event)) for event in Telling(table.events).to(seat)]
        assert player.number is not None
        assert player.number <= len(may_know)
        numbers = range(min(player.heard), player.number + 1)
        assert [player.heard[number] for number in numbers] == [may_know[n - 1] for n in numbers]


def test_games_go_on_whatever_happens_to_the_servers(tmp_path: Path) -> None:
    async def scene() -> None:
        url, rng = new_database(), random.Random("chaos")
        async with site(tmp_path, url, rng) as here:
            tables: dict[str, list[Restless]] = {}
            for number in range(TABLES):
                bots = BOTS[number % len(BOTS)]
                table, people = await asyncio.to_thread(open_table, here.servers, bots, rng)
                tables[table] = [
                    Restless(one, table, random.Random(rng.random()), pause=PAUSE) for one in people
                ]
            games = [asyncio.create_task(one.play()) for players in tables.values() for one in players]
            await here.disturb(SECONDS)
            async with asyncio.timeout(5 * PATIENCE):
                await asyncio.gather(*games)
            assert set(here.done) == KINDS
            store = await open_store(url)
            for table, players in tables.items():
                assert len({json.dumps(player.result, sort_keys=True) for player in players}) == 1
                await check(store, table, players)
            with_a_page = sum("page" in BOTS[number % len(BOTS)] for number in range(TABLES))
            assert [row.games for row, _ in await store.ratings(["bot:page"])] == [with_a_page]
            await store.close()

    asyncio.run(scene())


def open_table(
    servers: list[ServerProcess], bots: tuple[str, ...], rng: random.Random
) -> tuple[str, list[Roamer]]:
    people = visitors(rng.choice(servers), *("anna", "bert", "cleo")[: 3 - len(bots)])
    for person in people:
        person.server = rng.choice(servers)
    table = started(people, bots)
    return table, [
        Roamer(one.server, one.cookie, id=one.id, servers=servers, rng=random.Random(rng.random()))
        for one in people
    ]
