"""Several servers on one database, restarted one after the other, and people who go on elsewhere."""

from __future__ import annotations

import asyncio
import http.client
import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.helpers.visitors import PATIENCE, Player, ServerProcess, Visitor, seated, started, visitors
from websockets.asyncio.client import ClientConnection

TABLES = 6
NAMES = ("Ada", "Bea", "Cleo")


@contextmanager
def several(folder: Path, url: str, number: int) -> Iterator[list[ServerProcess]]:
    with ExitStack() as until_the_end:
        servers = []
        for name in map(str, range(number)):
            (folder / name).mkdir()
            servers.append(until_the_end.enter_context(ServerProcess(folder / name, store=url)))
        yield servers


@dataclass
class Roamer(Visitor):
    """Comes to another server each time."""

    servers: list[ServerProcess] = field(default_factory=list)
    rng: random.Random = field(default_factory=random.Random)
    tries: int = 0

    def socket_address(self, table: str) -> str:
        self.tries += 1
        self.server = self.rng.choice(self.servers)
        return super().socket_address(table)


@dataclass
class Refused:
    """The most in a row: tries that nobody let in, and seconds."""

    tries: int = 0
    seconds: float = 0.0

    def add(self, tries: int, seconds: float) -> None:
        self.tries, self.seconds = max(self.tries, tries), max(self.seconds, seconds)


@dataclass
class Steady(Player):
    """Plays on at another server whenever one lets go of them."""

    lost_at: float = 0.0
    refused: list[tuple[int, float]] = field(default_factory=list)  # tries and seconds, each time

    def __post_init__(self) -> None:
        self.on_hearing = self._is_back

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            await super()._listen(socket)
        finally:
            self.lost_at = time.monotonic()
            assert isinstance(self.visitor, Roamer)
            self.visitor.tries = 0

    def _is_back(self) -> None:
        if self.lost_at:
            assert isinstance(self.visitor, Roamer)
            self.refused.append((self.visitor.tries - 1, time.monotonic() - self.lost_at))
            self.lost_at = 0.0


async def rolled(servers: list[ServerProcess]) -> Refused:
    """All servers are restarted, one after the other, while people play at all of them. How long any of
    them was let in by none, at a table or with a request."""
    rng = random.Random(1)
    tables = [await asyncio.to_thread(_players, servers, rng) for _ in range(TABLES)]
    players = [player for group in tables for player in group]
    games = await seated(*players)
    asking = asyncio.create_task(asyncio.to_thread(_ask, servers, rng, done := threading.Event()))
    for server in servers:
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)
    done.set()
    most = await asking
    async with asyncio.timeout(PATIENCE):
        for player in players:
            player.pause = 0.0
        await asyncio.gather(*games)
    assert all(player.result for player in players)
    assert any(player.refused for player in players)
    for player in players:
        for tries, seconds in player.refused:
            most.add(tries, seconds)
    return most


def _players(servers: list[ServerProcess], rng: random.Random) -> list[Steady]:
    people = visitors(rng.choice(servers), *NAMES)
    table = started(people)
    roamers = [Roamer(one.server, one.cookie, id=one.id, servers=servers, rng=rng) for one in people]
    return [Steady(one, table, random.Random(rng.random()), pause=1.0) for one in roamers]


def _ask(servers: list[ServerProcess], rng: random.Random, done: threading.Event) -> Refused:
    """Somebody who looks for tables all the time, at any server that answers."""
    most, tries, since = Refused(), 0, time.monotonic()
    while not done.is_set():
        with suppress(OSError, http.client.HTTPException):
            if Visitor(rng.choice(servers)).request("GET", "/api/tables")[0] == 200:
                most.add(tries, time.monotonic() - since)
                tries, since = -1, time.monotonic()
        tries += 1
    return most
