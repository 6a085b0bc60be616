"""Attacks that go on for as long as they are let, each in a process of its own, and how honest players fare
beside them.

`python tests/helpers/floods.py NAME ADDRESS TABLE SOURCE` is the attacker: it begins when told a line, says
so, and begins anew whenever the server has had enough of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.helpers.attacks import HELLO, HONEST, Honest, frame, honest_play, raw_socket, wire_to
from tests.helpers.places import ROOT
from tests.helpers.visitors import ServerProcess, Visitor, socket_of, started, tell, visitors
from websockets.frames import Opcode


@dataclass
class Target:
    """What an attacker knows, and where they come from."""

    server: ServerProcess
    table: str
    source: str


async def pongs(at: Target) -> None:
    """Empty ones, as fast as the line takes them."""
    flood = frame(Opcode.PONG) * 10_000
    async with raw_socket(at.server, at.table, at.source) as wire:
        await wire.send(HELLO)
        while True:
            await wire.send(flood)


async def fragments(at: Target) -> None:
    """A message that has no end."""
    more = frame(Opcode.CONT, b"a" * 1000, fin=False) * 100
    async with raw_socket(at.server, at.table, at.source) as wire:
        await wire.send(HELLO + frame(Opcode.TEXT, fin=False))
        while True:
            await wire.send(more)


async def connections(at: Target) -> None:
    """As many as there can be, each with half a head."""
    async with contextlib.AsyncExitStack() as held:
        for _ in range(1100):
            wire = await held.enter_async_context(wire_to(at.server, at.source))
            with contextlib.suppress(ConnectionError):
                await wire.send(b"GET / HTTP/1.1\r\nHost: x\r\nA")
        await asyncio.sleep(1)


async def _in_heaps(at: Target, request: bytes) -> None:
    async with wire_to(at.server, at.source) as wire:
        await wire.send(request * 1000)
        await wire.ended()


async def requests(at: Target) -> None:
    await _in_heaps(
        at, b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ratings HTTP/1.1\r\nHost: x\r\n\r\n"
    )


async def files(at: Target) -> None:
    await _in_heaps(at, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")


async def _at_once(at: Target, request: bytes) -> None:
    async def send() -> None:
        async with wire_to(at.server, at.source) as wire:
            await wire.send(request)
            await wire.ended()

    await asyncio.gather(*(send() for _ in range(30)), return_exceptions=True)


async def chunks(at: Target) -> None:
    """Bodies that nobody wants, each byte a chunk of its own."""
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    await _at_once(at, head + b"1\r\na\r\n" * 10_000)


async def heads(at: Target) -> None:
    """Long ones, of thousands of lines."""
    await _at_once(at, b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 10_000 + b"\r\n")


async def garbage(at: Target) -> None:
    """What is logged."""
    await _in_heaps(at, b"\x16\x03\x01 nonsense\r\n\r\n")


async def views(at: Target) -> None:
    """The whole story, again and again, on many sockets."""

    async def ask() -> None:
        async with socket_of(Visitor(at.server, source=at.source), at.table) as line:
            while True:
                await tell(line, type="hello", history=True)
                await line.recv()

    await asyncio.gather(*(ask() for _ in range(60)))


async def exports(at: Target) -> None:
    (person,) = await asyncio.to_thread(visitors, at.server, "Mallory", source=at.source)
    while True:
        await asyncio.to_thread(person.request, "GET", "/api/me/data")


async def tables(at: Target) -> None:
    (host,) = await asyncio.to_thread(visitors, at.server, "Mallory", source=at.source)
    while True:
        await asyncio.to_thread(host.request, "POST", "/api/tables", {})


async def talk(at: Target) -> None:
    async def shout(person: Visitor) -> None:
        async with socket_of(person, at.table) as line:
            await tell(line, type="hello")
            for n in range(10_000):
                await tell(line, type="say", id=f"{n}", text="LISTEN " * 60)
                await line.recv()

    people = await asyncio.to_thread(visitors, at.server, *(f"m{n}" for n in range(20)), source=at.source)
    await asyncio.gather(*(shout(person) for person in people))


async def bots(at: Target) -> None:
    """Regents by the dozen; whoever sits with them passes the turn on by being away."""
    hosts = await asyncio.to_thread(visitors, at.server, *(f"m{n}" for n in range(4)), source=at.source)
    for host in hosts:
        for _ in range(12):
            await asyncio.to_thread(started, [host], ("regent",) * 4)
    await asyncio.sleep(5)


FLOODS: dict[str, Callable[[Target], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        *(pongs, fragments, connections, requests, chunks, heads, files, garbage),
        *(views, exports, tables, talk, bots),
    )
}


async def _again_and_again(name: str, at: Target) -> None:
    print("begun", flush=True)
    while True:
        with contextlib.suppress(Exception):
            await FLOODS[name](at)
        await asyncio.sleep(0.01)


# -- beside honest players ---------------------------------------------------------------------------

FEWEST = 20
"""Moves from which something can be told."""

LONGER = 10.0
"""Seconds after which they will not come."""


@dataclass
class Spell:
    """What honest people met for a while: how long their moves took to be answered, how long the server
    worked meanwhile, and how long they waited for their next question."""

    seconds: list[float]
    work: list[float]
    waits: list[float]

    def __str__(self) -> str:
        answered = f"median {_ms(statistics.median(self.seconds))}, p99 {_ms(p99(self.seconds))}"
        worked = f"the server's work for each: p99 {_ms(p99(self.work))}"
        return f"{len(self.seconds):5} moves, {answered}; {worked}"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:6.1f} ms"


@dataclass
class Fared:
    """Without an attack, and with it."""

    quiet: Spell
    attacked: Spell

    def told(self) -> str:
        return f"before: {self.quiet}\nduring: {self.attacked}"


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[int(0.99 * len(seconds))]


async def fared(server: ServerProcess, name: str, source: str, seconds: float) -> Fared:
    """People play for a while, and then as long beside an attack. Nothing is refused to them."""
    watched = await asyncio.to_thread(
        lambda: started(visitors(server, "Xena", "Yara", "Zoe", source=HONEST))
    )
    with_bots = ("page", "page") if name == "bots" else ()
    command = [sys.executable, str(Path(__file__)), name, server.address, watched, source]
    async with honest_play(server, with_bots, tables=3) as honest:
        with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, cwd=ROOT) as attacker:
            try:
                quiet = await _during(honest, seconds)
                await asyncio.to_thread(_begin, attacker)
                attacked = await _during(honest, seconds)
                assert attacker.poll() is None
            finally:
                attacker.kill()
    return Fared(quiet, attacked)


def _begin(attacker: subprocess.Popen[bytes]) -> None:
    assert attacker.stdin is not None
    assert attacker.stdout is not None
    attacker.stdin.write(b"begin\n")
    attacker.stdin.flush()
    assert attacker.stdout.readline() == b"begun\n"


async def _during(honest: Honest, seconds: float) -> Spell:
    """What they did in this time; a bit longer if that was little. If it still is, somebody has waited for
    all of that."""
    honest.seconds.clear()
    honest.work.clear()
    honest.waits.clear()
    loop = asyncio.get_running_loop()
    begun, worked = loop.time(), honest.server.processor_time()
    while loop.time() < begun + seconds or min(len(honest.seconds), len(honest.waits)) < FEWEST:
        honest.playing()
        await asyncio.sleep(0.01)
        if loop.time() > begun + seconds + LONGER:
            honest.seconds.append(loop.time() - begun)
            honest.work.append(honest.server.processor_time() - worked)
            honest.waits.append(loop.time() - begun)
            break
    return Spell(honest.seconds[:], honest.work[:], honest.waits[:])


if __name__ == "__main__":
    os.nice(5)
    sys.stdin.readline()
    flood, address, its_table, comes_from = sys.argv[1:]
    target = ServerProcess(ROOT, store="unknown")
    target.address = address
    asyncio.run(_again_and_again(flood, Target(target, its_table, comes_from)))
