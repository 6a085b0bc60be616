"""How honest players fare while somebody attacks: `python bench/attacks.py [--seconds N] [ATTACK …]`.

A real server with the limits that everybody gets. Three people play beside each attack, which runs in a
process of its own. For each attack: how many moves they made, and how long these took to be answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.helpers.attacks import (  # noqa: E402
    HELLO,
    HONEST,
    frame,
    honest_play,
    public_server,
    raw_socket,
    wire_to,
)
from tests.helpers.visitors import ServerProcess, Visitor, socket_of, started, tell, visitors  # noqa: E402
from websockets.frames import Opcode  # noqa: E402

ATTACKER = "127.0.0.66"
Attack = Callable[[ServerProcess, str], Awaitable[None]]


async def nothing(server: ServerProcess, table: str) -> None:
    await asyncio.sleep(1)


async def pongs(server: ServerProcess, table: str) -> None:
    """Empty ones, as fast as the line takes them, on a new socket whenever the last was cut."""
    flood = frame(Opcode.PONG) * 10_000
    async with raw_socket(server, table, ATTACKER) as wire:
        await wire.send(HELLO)
        while True:
            await wire.send(flood)


async def connections(server: ServerProcess, table: str) -> None:
    """As many as there can be, each with half a head."""
    async with contextlib.AsyncExitStack() as held:
        for _ in range(1100):
            wire = await held.enter_async_context(wire_to(server, ATTACKER))
            with contextlib.suppress(ConnectionError):
                await wire.send(b"GET / HTTP/1.1\r\nHost: x\r\nA")
        await asyncio.sleep(1)


async def requests(server: ServerProcess, table: str) -> None:
    """In heaps, over each connection until it is cut."""
    heap = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 1000
    async with wire_to(server, ATTACKER) as wire:
        await wire.send(heap)
        await wire.ended()


async def files(server: ServerProcess, table: str) -> None:
    heap = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 1000
    async with wire_to(server, ATTACKER) as wire:
        await wire.send(heap)
        await wire.ended()


async def views(server: ServerProcess, table: str) -> None:
    """The whole story, again and again, on many sockets."""

    async def ask() -> None:
        async with socket_of(Visitor(server, source=ATTACKER), table) as line:
            while True:
                await tell(line, type="hello", history=True)
                await line.recv()

    await asyncio.gather(*(ask() for _ in range(60)))


async def tables(server: ServerProcess, table: str) -> None:
    host = Visitor(server, source=ATTACKER)
    while True:
        if not host.id:
            host.named("Mallory")
        await asyncio.to_thread(host.ask, "POST", "/api/tables", {})


async def talk(server: ServerProcess, table: str) -> None:
    async def shout(person: Visitor) -> None:
        async with socket_of(person, table) as line:
            await tell(line, type="hello")
            for n in range(10_000):
                await tell(line, type="say", id=f"{n}", text="LISTEN " * 60)
                await line.recv()

    people = visitors(server, *(f"m{n}" for n in range(20)), source=ATTACKER)
    await asyncio.gather(*(shout(person) for person in people))


async def bots(server: ServerProcess, table: str) -> None:
    """Regents by the dozen; whoever sits with them passes the turn on by being away."""
    hosts = visitors(server, *(f"m{n}" for n in range(4)), source=ATTACKER)
    for host in hosts:
        for _ in range(12):
            await asyncio.to_thread(started, [host], ("regent",) * 4)
    await asyncio.sleep(5)


ATTACKS: dict[str, Attack] = {
    one.__name__: one for one in (nothing, pongs, connections, requests, files, views, tables, talk, bots)
}


def attack(name: str, server: ServerProcess, table: str, seconds: float) -> None:
    """In a process of its own, beginning anew whenever the server has had enough."""
    os.nice(5)

    async def scene() -> None:
        while True:
            with contextlib.suppress(Exception):
                await ATTACKS[name](server, table)
            await asyncio.sleep(0.01)

    with contextlib.suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(scene(), seconds))


async def measure(name: str, seconds: float, folder: Path) -> None:
    with public_server(folder, bot_pause=None) as server:
        people = visitors(server, "Xena", "Yara", "Zoe", source=HONEST)
        table = started(people)
        child = get_context("spawn").Process(
            target=attack, args=(name, _address_of(server), table, seconds)
        )
        with_bot = ("page",) if name == "bots" else ()
        async with honest_play(server, with_bot) as honest:
            honest.seconds.clear()
            child.start()
            began = time.perf_counter()
            while child.is_alive() and time.perf_counter() - began < seconds + 10:
                await asyncio.sleep(0.1)
            taken = sorted(honest.seconds)
            child.kill()  # one that is in the middle of an answer would wait for it
        child.join()
    cut = statistics.quantiles(taken, n=100)
    print(
        f"{name:12} {len(taken):6} moves   median {1000 * cut[49]:6.1f} ms   p99 {1000 * cut[98]:6.1f} ms"
        f"   longest {1000 * taken[-1]:6.1f} ms",
        flush=True,
    )


def _address_of(server: ServerProcess) -> ServerProcess:
    """What an attacker knows of a server, and can be sent to another process."""
    known = ServerProcess(server.file.parent)
    known.address = server.address
    return known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    for name in options.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(name, options.seconds, Path(folder)))


if __name__ == "__main__":
    main()
