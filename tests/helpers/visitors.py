"""What the tests of the server share: a server in a process, people who visit it, and players."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from tests.helpers.places import ROOT
from tests.helpers.stores import store_in
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection as Line
from websockets.sync.client import connect as connect_now

from oriflamme.rules import FAMILIES
from oriflamme.server.http.app import Server
from oriflamme.server.protocol.messages import PROTOCOL
from oriflamme.server.running import address_of, bind, web_server
from oriflamme.server.settings import Settings
from oriflamme.server.store.opening import open_store

PATIENCE = 120
"""Seconds after which what is waited for will not come any more, on any machine."""

Keys = dict[str, Any]


class ServerProcess:
    """A server on a file, which can be killed and started again: on the same port, so that clients find it,
    and which nobody else is given meanwhile."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.file = folder / "tables.sqlite"
        self.store = str(settings.get("store") or store_in(folder))
        self.settings = {**settings, "store": self.store, "folder": str(folder)}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.log = folder / "server.log"

    @property
    def netloc(self) -> str:
        return self.address.removeprefix("http://")

    def start(self) -> Self:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "tests" / "helpers" / "serve.py"), json.dumps(self.settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Listening on http://"):
            self._end()
            raise AssertionError(line + self.log.read_text())
        self.address = line.split()[-1]
        self.settings["port"] = int(self.address.rpartition(":")[2])
        return self

    def kept(self) -> Counter[str]:
        """How many objects of each type the process has."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGWINCH)
        return Counter(json.loads(self.process.stdout.readline()))

    def processor_time(self) -> float:
        """Seconds that all threads of the process have worked. On Linux the number of another process's
        clock is made of its id (clock_getcpuclockid(3)); elsewhere it is the time that has passed."""
        assert self.process is not None
        if sys.platform != "linux":
            return time.perf_counter()
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._end()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        self.place = socket.socket()
        if sys.platform == "linux":  # elsewhere two may not be bound to one port
            self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.place.bind(("127.0.0.1", self.settings.get("port", 0)))
            self.settings["port"] = self.place.getsockname()[1]
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop()
        self.place.close()


class failing:  # noqa: N801
    """While it lasts the store cannot be written: its file may not grow, or another program has it."""

    def __init__(self, server: ServerProcess, fault: str) -> None:
        self.server, self.fault = server, fault
        self.db: sqlite3.Connection | None = None

    def __enter__(self) -> None:
        if self.fault == "locked":
            self.db = sqlite3.connect(self.server.file, isolation_level=None)
            self.db.execute("BEGIN IMMEDIATE")
        else:
            self._limit(signal.SIGUSR1)

    def __exit__(self, *_: object) -> None:
        if self.db is not None:
            self.db.execute("ROLLBACK")
            self.db.close()
        else:
            self._limit(signal.SIGUSR2)

    def _limit(self, number: int) -> None:
        process = self.server.process
        assert process is not None
        assert process.stdout is not None
        process.send_signal(number)
        assert process.stdout.readline().startswith("files may have ")


@dataclass
class Visitor:
    """A browser: keeps its cookie. With a token: a program."""

    server: ServerProcess
    cookie: str = ""
    token: str = ""
    origin: str = ""
    id: str = ""
    source: str = ""  # the address of this computer that they come from

    def headers(self) -> dict[str, str]:
        found = {"Content-Type": "application/json"}
        if self.cookie:
            found["Cookie"] = self.cookie
        if self.token:
            found["Authorization"] = f"Bearer {self.token}"
        if self.origin:
            found["Origin"] = self.origin
        return found

    def request(
        self, method: str, path: str, body: object = None
    ) -> tuple[int, bytes, http.client.HTTPMessage]:
        source = (self.source, 0) if self.source else None
        connection = http.client.HTTPConnection(self.server.netloc, timeout=PATIENCE, source_address=source)
        try:
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, self.headers())
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        cookie = response.headers.get("Set-Cookie", "")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        return response.status, content, response.headers

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Keys]:
        status, content, _ = self.request(method, path, body)
        return status, json.loads(content)

    def get(self, path: str) -> Keys:
        return self._done("GET", path, None)

    def post(self, path: str, body: object = None) -> Keys:
        return self._done("POST", path, body)

    def _done(self, method: str, path: str, body: object) -> Keys:
        status, keys = self.ask(method, path, body)
        assert status == 200, (method, path, status, keys)
        return keys

    def named(self, name: str) -> Self:
        self.id = self.post("/api/me", {"name": name})["id"]
        return self

    def forged(self) -> Visitor:
        """Somebody with this visitor's cookie, but for a letter of its signature."""
        text, _, signature = self.cookie.rpartition(".")
        return Visitor(self.server, f"{text}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}")

    def socket_address(self, table: str) -> str:
        return f"ws://{self.server.netloc}/api/tables/{table}/socket"


@contextlib.asynccontextmanager
async def server_here(folder: Path, settings: Settings) -> AsyncIterator[tuple[Server, str]]:
    """A server in the loop of the test, and where it listens."""
    store = await open_store(store_in(folder))
    server = Server(settings, store, await store.key("cookies"))
    await server.start()
    listening = bind("127.0.0.1", 0)
    web = web_server(server)
    serving = asyncio.create_task(web.serve(sockets=[listening]))
    try:
        yield server, address_of(listening).removeprefix("http://")
    finally:
        await server.stop()
        web.should_exit = True
        await serving


def refusal(visitor: Visitor, method: str, path: str, body: object = None) -> tuple[int, str]:
    """The status and the reason with which something is refused."""
    status, keys = visitor.ask(method, path, body)
    return status, keys["reason"]


def visitors(server: ServerProcess, *names: str, source: str = "") -> list[Visitor]:
    return [Visitor(server, source=source).named(name) for name in names]


def table_for(people: list[Visitor], bots: tuple[str, ...] = (), **settings: object) -> str:
    """A table at which these people and bots sit, not started."""
    host = people[0]
    wish = {"set": "base", "seats": max(3, len(people) + len(bots)), **settings}
    table = str(host.post("/api/tables", {"settings": wish})["id"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    for level in bots:
        host.post(f"/api/tables/{table}/bots", {"level": level})
    return table


def started(people: list[Visitor], bots: tuple[str, ...] = (), **settings: object) -> str:
    table = table_for(people, bots, **settings)
    begin(people, table)
    return table


def begin(people: list[Visitor], table: str) -> None:
    """The first of them is the host and calls everybody to the game; the others are ready."""
    path = f"/api/tables/{table}"
    status = people[0].post(f"{path}/start")["status"]
    for person in people[1:]:
        if status == "open" and not person.token:
            status = person.post(f"{path}/ready")["status"]
    assert status == "playing"


PATIENTLY: dict[str, Any] = {
    "open_timeout": PATIENCE,
    "ping_timeout": None,
    "max_size": None,
    "max_queue": None,
}
"""How a socket is opened: it is not given up since the machine is busy, and however much is waiting to be
heard, the server's pings are answered."""


@contextlib.asynccontextmanager
async def socket_of(visitor: Visitor, table: str) -> AsyncIterator[ClientConnection]:
    headers = {key: value for key, value in visitor.headers().items() if key != "Content-Type"}
    address = visitor.socket_address(table)
    source: Keys = {"local_addr": (visitor.source, 0)} if visitor.source else {}
    async with connect(
        address, additional_headers=headers, compression=None, **PATIENTLY, **source
    ) as socket:
        yield socket


def line_of(visitor: Visitor, table: str) -> Line:
    """A socket for who waits for one thing at a time; they have said hello."""
    headers = {"Cookie": visitor.cookie}
    line = connect_now(visitor.socket_address(table), additional_headers=headers, **PATIENTLY)
    line.send('{"type": "hello"}')
    return line


async def hear(socket: ClientConnection) -> Keys:
    keys: Keys = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return keys


async def hear_until(socket: ClientConnection, wanted: Callable[[Keys], bool]) -> Keys:
    while True:
        keys = await hear(socket)
        if wanted(keys):
            return keys


async def tell(socket: ClientConnection, **keys: object) -> None:
    await socket.send(json.dumps(keys))


async def greet(*lines: ClientConnection) -> list[Keys]:
    """Say hello on each; the whole view that each gets."""
    wholes = []
    for line in lines:
        await tell(line, type="hello")
        wholes.append(await hear_until(line, lambda keys: keys["type"] == "table"))
    return wholes


async def answer_on(socket: ClientConnection) -> Keys:
    """The next answer to one's own messages, alone or with news."""
    while True:
        keys = await hear(socket)
        answer: Keys | None = keys if keys["type"] == "answer" else keys.get("answer")
        if answer is not None:
            return answer


async def asked_one(people: list[Visitor], table: str) -> tuple[Visitor, Keys]:
    """Who is asked, and the decision."""
    for person in people:
        async with socket_of(person, table) as line:
            (whole,) = await greet(line)
            if whole["decision"].get("legal"):
                return person, whole["decision"]
    raise AssertionError("nobody is asked")


def split_by_turn(people: list[Visitor], table: str) -> tuple[Visitor, Visitor]:
    """Who is asked, and one who waits; nobody comes to the table to find out. They sit in their order."""
    letter = people[0].get("/api/me/tables")["going"][table]["asked"]
    asked = people[FAMILIES.index(letter)]
    return asked, next(person for person in people if person is not asked)


def act_message(decision: Keys, name: str = "m", offer: int = 0) -> Keys:
    action = decision["legal"][offer]["action"]
    return {"type": "act", "id": name, "decision": decision["number"], "action": action}


@dataclass
class Player:
    """Plays random legal actions to the end, connecting anew whenever the line breaks."""

    visitor: Visitor
    table: str
    rng: random.Random
    number: int | None = None
    events: list[Keys] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    decision: Keys | None = None
    pending: Keys | None = None
    result: Keys | None = None
    you: str = ""
    sent: int = 0
    on_hearing: Callable[[], None] = lambda: None
    looks: asyncio.Event = field(default_factory=asyncio.Event)
    pause: float = 0  # the most seconds before an action

    async def play(self) -> Self:
        while self.result is None:
            try:
                async with socket_of(self.visitor, self.table) as socket:
                    await tell(socket, type="hello", number=self.number, protocol=PROTOCOL)
                    if self.pending is not None:  # was it taken? the same message again tells
                        await tell(socket, **self.pending)
                    await self._listen(socket)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                await asyncio.sleep(0.05)
            except Exception as error:
                if type(error).__name__ not in ("InvalidStatus", "InvalidMessage", "InvalidHandshake"):
                    raise
                await asyncio.sleep(0.05)
        return self

    async def _listen(self, socket: ClientConnection) -> None:
        while self.result is None:
            keys = await hear(socket)
            self.on_hearing()
            if keys["type"] == "answer":
                self._answered(keys)
                keys = keys.get("state") or {}
            elif "answer" in keys:
                self._answered(keys["answer"])
            if keys and keys["type"] in ("news", "table"):
                self._take(keys)
            # the next question may have come before the answer to the last action: it is not told again
            if self.pending is None and self.decision and self.decision.get("legal"):
                self.sent += 1
                self.pending = self._act(self.decision)
                self.decision = None
                if self.pause:
                    await asyncio.sleep(self.rng.uniform(0, self.pause))
                await tell(socket, **self.pending)

    def _answered(self, answer: Keys) -> None:
        if self.pending is not None and answer["id"] == self.pending["id"]:
            if answer["accepted"]:
                self.acknowledged.append(answer["id"])
            self.pending = None

    def _take(self, keys: Keys) -> None:
        if keys["type"] == "news":
            have = keys["number"] - len(keys["events"])
            assert self.number is None or have == self.number, "events are missing or come twice"
            self.events += keys["events"]
        else:
            self.you = keys.get("you", "")
        self.number = keys["number"]
        self.looks.set()
        self.result = keys.get("result")
        self.decision = keys.get("decision") or self.decision

    def _act(self, decision: Keys) -> Keys:
        return {
            "type": "act",
            "id": f"{self.visitor.id}-{decision['number']}-{self.sent}",
            "decision": decision["number"],
            "action": self.rng.choice(decision["legal"])["action"],
        }


async def seated(*players: Player) -> list[asyncio.Task[Player]]:
    """Their games; all of them look at the table by now."""
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(PATIENCE):
        for player in players:
            await player.looks.wait()
    return playing


async def play_all(
    people: list[Visitor],
    table: str,
    seed: int = 1,
    on_hearing: Callable[[], None] = lambda: None,
) -> list[Player]:
    rng = random.Random(seed)
    players = [
        Player(person, table, random.Random(rng.random()), on_hearing=on_hearing) for person in people
    ]
    async with asyncio.timeout(5 * PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    return players
