"""What the attacks share: a server as it is run in public, honest players beside the attack, raw wires.

On loopback every address of 127.0.0.0/8 is this computer, so attackers come from addresses of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tests.helpers.games import LONG
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    ServerProcess,
    Visitor,
    hear,
    socket_of,
    started,
    tell,
    visitors,
)
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

HONEST = "127.0.0.1"
_addresses = count(2)  # of those who play beside an attack: none is anybody else's

A_LOOK = 0.02
"""Seconds before a move: whole games within one would be beyond what a person may ask."""

TIMES = 5 if LONG else 1
"""How much longer an attack is in the long run."""


def public_server(folder: Path, limits: Keys | None = None, **settings: object) -> ServerProcess:
    """With the limits that everybody gets, and no proxy in front of it."""
    usual = {"usual": True, **(limits or {})}
    return ServerProcess(folder, limits=usual, **{"trusted_proxies": [], **settings})


@dataclass
class Honest:
    """People who play one game after the other, each over one line. Nothing is refused to them."""

    server: ServerProcess
    bots: tuple[str, ...] = ()
    seconds: list[float] = field(default_factory=list)  # how long each of their moves took to be answered
    work: list[float] = field(default_factory=list)  # and how long the server worked meanwhile, for anybody
    waits: list[float] = field(default_factory=list)  # and from then until each was asked again
    games: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self, people: list[Visitor]) -> None:
        self.games.append(asyncio.create_task(self._play(people)))

    def playing(self) -> None:
        """All of them are; else it fails with what was refused."""
        for game in self.games:
            if game.done():
                game.result()

    async def _play(self, people: list[Visitor]) -> None:
        rng = random.Random(1)
        while True:
            table = await asyncio.to_thread(started, people, self.bots)
            async with contextlib.AsyncExitStack() as lines:
                sockets = [await lines.enter_async_context(socket_of(one, table)) for one in people]
                await asyncio.gather(*[self._sit(socket, rng) for socket in sockets])

    async def _sit(self, line: ClientConnection, rng: random.Random) -> None:
        await tell(line, type="hello")
        sent, moved = 0, 0.0
        while True:
            keys = await hear(line)
            assert keys["type"] in ("table", "news", "presence"), keys
            if keys.get("result"):
                return
            decision = keys.get("decision")
            if not decision or not decision.get("legal"):
                continue
            if moved:
                self.waits.append(time.perf_counter() - moved)
            while True:
                await asyncio.sleep(A_LOOK)
                sent += 1
                action = rng.choice(decision["legal"])["action"]
                began, worked = time.perf_counter(), self.server.processor_time()
                await tell(line, type="act", id=f"h{sent}", decision=decision["number"], action=action)
                answer, news = await _answered(line)
                moved = time.perf_counter()
                self.seconds.append(moved - began)
                self.work.append(self.server.processor_time() - worked)
                assert answer["accepted"], answer
                if news.get("result"):
                    return
                decision = news.get("decision")
                if not decision or not decision.get("legal"):
                    break


async def _answered(line: ClientConnection) -> tuple[Keys, Keys]:
    while True:
        keys = await hear(line)
        if "answer" in keys:
            return keys["answer"], keys
        assert keys["type"] != "answer", keys


@contextlib.asynccontextmanager
async def honest_play(
    server: ServerProcess, bots: tuple[str, ...] = (), tables: int = 1
) -> AsyncIterator[Honest]:
    """Honest people play meanwhile. They have been answered before it begins and after it has ended, and
    whatever is refused to them fails the test."""
    names = ("Ada", "Bea", "Cleo")[: 3 - len(bots)]
    honest = Honest(server, bots)

    async def goes_on() -> None:
        before = len(honest.seconds)
        async with asyncio.timeout(PATIENCE):
            while len(honest.seconds) < before + 5 * tables:
                honest.playing()
                await asyncio.sleep(0.01)

    try:
        for _ in range(tables):
            address = f"127.0.3.{next(_addresses)}"
            honest.begin(await asyncio.to_thread(visitors, server, *names, source=address))
        await goes_on()
        yield honest
        await goes_on()
        (newcomer,) = await asyncio.to_thread(visitors, server, "Dora", source=address)
        assert newcomer.id
    finally:
        for game in honest.games:
            game.cancel()
        await asyncio.gather(*honest.games, return_exceptions=True)


# -- wires -------------------------------------------------------------------------------------------


@dataclass
class Wire:
    """A connection without any manners."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def ended(self) -> bytes:
        """What the server still said before it ended the connection."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while some := await self.reader.read(65536):
                    heard += some
        return heard

    def is_cut(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None or self.writer.is_closing()


@contextlib.asynccontextmanager
async def wire_to(server: ServerProcess, source: str) -> AsyncIterator[Wire]:
    host, _, port = server.netloc.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def raw_socket(server: ServerProcess, table: str, source: str) -> AsyncIterator[Wire]:
    """A table's socket, opened by hand: nobody says hello."""
    async with wire_to(server, source) as wire:
        await wire.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
        )
        head = await wire.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        yield wire


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


HELLO = frame(Opcode.TEXT, b'{"type":"hello"}')
