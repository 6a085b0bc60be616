"""How much the table server bears: `make bench-server`.

One core for the server, the other for the clients, all on this machine, everything stored with full sync.
Three measurements: tables of three clients who play random legal moves; memory with many unfinished
tables and open sockets; the time to start with many stored tables.

`--postgres N` measures the first with N servers on one PostgreSQL, which share the cores with the clients.
With `--apart` the players of each table are at different servers, so that every move is heard at all of
them. With `--pace M` there are M moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.light_client import LightSocket, open_socket  # noqa: E402
from tests.helpers.databases import cluster, new_database  # noqa: E402
from tests.helpers.visitors import ServerProcess, Visitor, started  # noqa: E402

SEATS = 3
MOVES = 3600  # a second, more than are expected


class Game:
    """Three clients at a table. A move counts as heard when the last of them has it."""

    def __init__(self, bench: Bench, people: list[Visitor]) -> None:
        self.bench = bench
        self.people = people
        self.table = started(people)
        self.next_at = 0.0
        self.sockets: list[LightSocket] = []
        self.views = 0
        self.first: tuple[LightSocket, dict[str, object]] | None = None
        self.sent_at = 0.0
        self.waiting = 0

    async def open(self) -> None:
        for person in self.people:
            socket = await open_socket(person.server.netloc, self.table, person.cookie, self.hear)
            self.sockets.append(socket)
            socket.send(b'{"type":"hello"}')
        while self.views < SEATS:  # all look on before the first moves
            await asyncio.sleep(0.001)

    def begin(self) -> None:
        assert self.first is not None
        self.act(*self.first)

    def hear(self, socket: LightSocket, text: bytes) -> None:
        if text.startswith(b'{"type":"presence"'):
            return
        news = text.startswith(b'{"type":"news"')
        if news and self.sent_at:
            self.waiting -= 1
            if self.waiting == 0:
                self.bench.times.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
        if not news:
            self.views += 1
            decision = msgspec.json.decode(text).get("decision", {})
            if "legal" in decision:
                self.first = socket, decision
        elif b'"legal":[' in text:
            self.act(socket, msgspec.json.decode(text)["decision"])
        elif b'"result":{' in text and self.sent_at == 0.0:
            self.bench.finished(self)

    def act(self, socket: LightSocket, decision: dict[str, object]) -> None:
        if self.bench.stopping:
            return
        legal = decision["legal"]
        assert isinstance(legal, list)
        action = random.choice(legal)["action"]
        number = decision["number"]
        message = f'{{"type":"act","id":"{number}","decision":{number},"action":"{action}"}}'
        # the others may still be told of the last move: only when all have it, the next is sent
        asyncio.get_running_loop().call_soon(self.send, socket, message.encode())

    def send(self, socket: LightSocket, message: bytes) -> None:
        if self.bench.stopping:
            return
        if self.waiting > 0:
            asyncio.get_running_loop().call_later(0.0005, self.send, socket, message)
            return
        early = self.next_at - time.perf_counter()
        if early > 0:
            asyncio.get_running_loop().call_later(early, self.send, socket, message)
            return
        self.next_at = time.perf_counter() + self.bench.pause
        self.sent_at, self.waiting = time.perf_counter(), SEATS
        socket.send(message)


class Bench:
    def __init__(
        self, servers: list[ServerProcess], tables: int, apart: bool = False, pace: float = 0.0
    ) -> None:
        self.servers = servers
        self.tables = tables
        self.apart = apart
        self.pause = tables / pace if pace else 0.0  # seconds between two moves at a table
        self.times: list[float] = []
        self.stopping = False
        self.spare: list[Game] = []

    def finished(self, game: Game) -> None:
        """A finished game gives way to another at once."""
        game.sent_at = -1.0
        if self.spare:
            self.spare.pop().begin()

    async def run(self, seconds: float) -> dict[str, float]:
        groups = [
            [Visitor(self.server_of(t, n)).named(f"p{t}-{n}") for n in range(SEATS)]
            for t in range(self.tables)
        ]
        # enough games beforehand: making tables and opening sockets is not what is measured
        games = [
            Game(self, groups[n % self.tables]) for n in range(self.tables + int(seconds * MOVES / 30))
        ]
        for game in games:
            await game.open()
        await asyncio.sleep(0.5)
        for game in games[: self.tables]:
            game.begin()
        self.spare = games[self.tables :]
        await asyncio.sleep(1.0)  # warm
        self.times.clear()
        self.system = 0.0
        cpu, began = self.cpu(), time.perf_counter()
        system, database = self.system, self.database_cpu()
        await asyncio.sleep(seconds)
        took, moves, used = time.perf_counter() - began, len(self.times), self.cpu() - cpu
        if not self.spare:
            print("the games were too few: the figures are too low", file=sys.stderr)
        times = sorted(self.times)
        self.stopping = True
        for game in games:
            for socket in game.sockets:
                socket.transport.abort()
        return {
            "moves_a_second": moves / took,
            "cpu_us_a_move": 1e6 * used / moves,
            "of_it_system_us": 1e6 * (self.system - system) / moves,
            "p50_ms": 1e3 * statistics.median(times),
            "p99_ms": 1e3 * times[int(len(times) * 0.99)],
            "server_core_share": used / took,
            **({"database_us_a_move": 1e6 * (self.database_cpu() - database) / moves} if database else {}),
        }

    def server_of(self, table: int, seat: int) -> ServerProcess:
        return self.servers[(table + seat * self.apart) % len(self.servers)]

    def cpu(self) -> float:
        """Seconds of processor time that the servers have used."""
        pids = [server.process.pid for server in self.servers if server.process is not None]
        self.system = sum(cpu_of(pid)[1] for pid in pids)
        return sum(sum(cpu_of(pid)) for pid in pids)

    def database_cpu(self) -> float:
        return sum(sum(cpu_of(pid)) for pid in self.database()) if "postgres" in self.store else 0.0

    @property
    def store(self) -> str:
        return str(self.servers[0].settings["store"])

    def database(self) -> list[int]:
        """The processes of PostgreSQL."""
        main = cluster().server.get_pid()
        assert main is not None
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *map(int, children)]


def cpu_of(process: int) -> tuple[float, float]:
    """Seconds that it has run for itself, and in the system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def memory_mb(server: ServerProcess) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def pin(process: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        for task in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(task.name), {core})


def fill(file: Path, tables: int) -> None:
    """Copies of the first stored game that is under way, as unfinished tables."""
    with sqlite3.connect(file) as db:
        (model,) = db.execute("SELECT id FROM tables WHERE status = 'playing' LIMIT 1").fetchone()
        rows = db.execute("SELECT number, at, body FROM entries WHERE table_id = ?", (model,)).fetchall()
        keys = db.execute("SELECT public, made, summary FROM tables WHERE id = ?", (model,)).fetchone()
        for n in range(tables):
            name = f"copy-{n}"
            summary = keys[2].replace(model.encode(), name.encode())
            row = (name, f"C{n:05}", "playing", keys[0], keys[1], 1, summary)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [(name, *entry) for entry in rows])
    db.close()


async def play(
    servers: list[ServerProcess], tables: int, seconds: float, apart: bool = False, pace: float = 0.0
) -> dict[str, float]:
    return await Bench(servers, tables, apart, pace).run(seconds)


def on_postgres(folder: Path, options: argparse.Namespace) -> dict[str, float]:
    for setting in ("fsync = on", "shared_buffers = '128MB'"):
        cluster().server.psql(f"ALTER SYSTEM SET {setting};")
    cluster().restart()
    url = new_database()
    with ExitStack() as until_the_end:
        servers = []
        for number in range(options.postgres):
            (folder / str(number)).mkdir()
            server = ServerProcess(folder / str(number), store=url)
            servers.append(until_the_end.enter_context(server))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(play(servers, options.tables, options.seconds, options.apart, options.pace))


async def crowd(server: ServerProcess, tables: int, sockets: int) -> float:
    """Memory with so many unfinished tables looked at once, and so many sockets open."""
    visitor = Visitor(server)
    for n in range(tables):
        await asyncio.to_thread(visitor.get, f"/api/tables/copy-{n}")
    opened = []
    for n in range(sockets):
        socket = await open_socket(server.netloc, f"copy-{n // SEATS}", "", lambda *_: None)
        socket.send(b'{"type":"hello"}')
        opened.append(socket)
    await asyncio.sleep(1.0)
    used = memory_mb(server)
    for socket in opened:
        socket.transport.abort()
    return used


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--crowd", type=int, default=5_000)
    parser.add_argument("--sockets", type=int, default=1_000)
    parser.add_argument("--only-play", action="store_true")
    parser.add_argument("--postgres", type=int, default=0, metavar="SERVERS")
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--folder", help="where the store lies (a disk, not memory); default: here")
    options = parser.parse_args()
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(dir=options.folder or ROOT) as folder:
        if options.postgres:
            figures = on_postgres(Path(folder), options)
            print(json.dumps({key: round(value, 2) for key, value in figures.items()}, indent=1))
            return 0
        server = ServerProcess(Path(folder))
        with server:
            assert server.process is not None
            pin(server.process.pid, 0)
            pin(os.getpid(), 1)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures.update(runner.run(play([server], options.tables, options.seconds)))
        if not options.only_play:
            fill(server.file, options.stored)
            began = time.perf_counter()
            with server:
                figures["start_seconds"] = time.perf_counter() - began
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    figures["crowd_mb"] = runner.run(crowd(server, options.crowd, options.sockets))
    print(json.dumps({key: round(value, 2) for key, value in figures.items()}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
