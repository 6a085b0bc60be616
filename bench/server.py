"""How much the table server bears: `make bench-server`.

Everything is stored with full sync, all on this machine. With SQLite: one core for the server, the other
for the clients; tables of three clients who play random legal moves; the time to start with many stored
tables, and the memory with many unfinished tables and open sockets. With PostgreSQL: the same moves at one,
two and three servers, which share the cores with the database and the clients; then the players of each
table at different servers, so that every move is heard at all of them, at 300 moves a second; and a restart
of all servers in turn.

`--only-play` and `--postgres N [--apart] [--pace MOVES]` measure one thing alone.
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
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.light_client import LightSocket, open_socket  # noqa: E402
from tests.helpers.databases import cluster, new_database  # noqa: E402
from tests.helpers.rolling import rolled, several  # noqa: E402
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
        self.most_moves = pace or MOVES  # a second
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
            Game(self, groups[n % self.tables])
            for n in range(self.tables + int(seconds * self.most_moves / 30))
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


def on_sqlite(folder: Path, options: argparse.Namespace) -> dict[str, float]:
    server = ServerProcess(folder)
    with server:
        assert server.process is not None
        cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
        pin(server.process.pid, 0)
        pin(os.getpid(), 1)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures = runner.run(play([server], options.tables, options.seconds))
        if cores:
            os.sched_setaffinity(0, cores)
    if options.only_play:
        return figures
    fill(server.file, options.stored)
    began = time.perf_counter()
    with server:
        figures["start_seconds"] = time.perf_counter() - began
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures["crowd_mb"] = runner.run(crowd(server, options.crowd, options.sockets))
    return figures


def on_postgres(
    folder: Path, options: argparse.Namespace, servers: int, apart: bool = False, pace: float = 0.0
) -> dict[str, float]:
    with (
        several(folder, disk_database(), servers) as running,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(play(running, options.tables, options.seconds, apart, pace))


def restarted(folder: Path, servers: int) -> dict[str, float]:
    """Longest time in which nobody let a player in while all servers were restarted in turn."""
    with several(folder, disk_database(), servers) as running:
        return {"refused_seconds": asyncio.run(rolled(running)).seconds}


@cache
def synced() -> None:
    """PostgreSQL as it is where the power may be cut, other than in tests."""
    for setting in ("fsync = on", "shared_buffers = '128MB'"):
        cluster().server.psql(f"ALTER SYSTEM SET {setting};")
    cluster().restart()


def disk_database() -> str:
    synced()
    return new_database()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
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
    measurements: dict[str, Callable[[Path], dict[str, float]]] = {
        "SQLite": lambda folder: on_sqlite(folder, options),
        "PostgreSQL, one server": lambda folder: on_postgres(folder, options, 1),
        "two servers": lambda folder: on_postgres(folder, options, 2),
        "three servers": lambda folder: on_postgres(folder, options, 3),
        "three servers, each player at another, 300 moves a second": lambda folder: on_postgres(
            folder, options, 3, apart=True, pace=300.0
        ),
        "three servers, restarted one after the other": lambda folder: restarted(folder, 3),
    }
    if options.only_play:
        measurements = {"SQLite": measurements["SQLite"]}
    if options.postgres:
        measurements = {
            f"PostgreSQL, {options.postgres} servers": lambda folder: on_postgres(
                folder, options, options.postgres, options.apart, options.pace
            )
        }
    for name, measurement in measurements.items():
        with tempfile.TemporaryDirectory(dir=options.folder or ROOT) as folder:
            figures = measurement(Path(folder))
        print(
            f"{name}: {json.dumps({key: round(value, 2) for key, value in figures.items()}, indent=1)}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
