"""Connections and bytes: nobody keeps the server busy, or from hearing others, below the messages."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from pathlib import Path

import pytest
from tests.helpers.attacks import (
    HELLO,
    HONEST,
    TIMES,
    frame,
    honest_play,
    public_server,
    raw_socket,
    wire_to,
)
from tests.helpers.visitors import PATIENCE, ServerProcess, Visitor, visitors
from websockets.frames import Opcode
from websockets.utils import apply_mask


@pytest.fixture
def table(public: ServerProcess) -> str:
    (host,) = visitors(public, "host", source=HONEST)
    return str(host.post("/api/tables", {})["id"])


@pytest.mark.parametrize("opcode", [Opcode.PONG, Opcode.PING])
def test_empty_frames_by_the_megabyte(
    public: ServerProcess, table: str, attacker: str, opcode: Opcode
) -> None:
    """The first bytes too many end the connection, said hello or not."""
    flood = frame(opcode) * 10_000

    async def scene() -> None:
        async with honest_play(public):
            for hello in (b"", HELLO) * TIMES:
                async with raw_socket(public, table, attacker) as wire:
                    await wire.send(hello)
                    with contextlib.suppress(ConnectionError):
                        for _ in range(20):
                            await wire.send(flood)
                    await wire.ended()

    asyncio.run(scene())


def test_few_frames_that_nobody_asked_for(public: ServerProcess, table: str, attacker: str) -> None:
    """Within the budget of bytes. They count like messages."""

    async def scene() -> None:
        async with raw_socket(public, table, attacker) as wire:
            await wire.send(HELLO)
            await wire.reader.readuntil(b'"table"')
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    await wire.send(frame(Opcode.PONG))
            assert b'"reason":"pace"' in await wire.ended()

    asyncio.run(scene())


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_messages_without_an_end(public: ServerProcess, table: str, attacker: str, opcode: Opcode) -> None:
    async def scene() -> None:
        for hello in (b"", HELLO):
            async with raw_socket(public, table, attacker) as wire:
                await wire.send(hello + frame(opcode, fin=False))
                await wire.ended()

    asyncio.run(scene())


def test_messages_are_read_however_the_network_cuts_them(
    public: ServerProcess, table: str, attacker: str
) -> None:
    text = b'{"type":"ping"}'
    ping, long = frame(Opcode.TEXT, text), frame(Opcode.TEXT, text + b" " * 200)
    # masked so that what follows its head looks like a whole frame
    mask = bytes((text[0] ^ 0x81, text[1] ^ 0x80 + len(text) - 6, 0, 0))
    head, rest = bytes((0x81, 0x80 + len(text))) + mask, apply_mask(text, mask)
    pieces = [HELLO, ping, ping + ping, ping, ping[:1], ping[1:4], ping[4:], head, rest, ping, long, ping]

    async def scene() -> None:
        async with (
            raw_socket(public, table, attacker) as wire,
            raw_socket(public, table, attacker) as other,
            asyncio.timeout(PATIENCE),
        ):
            await other.send(HELLO)
            for piece in pieces:
                await wire.send(piece)
                await other.send(ping)  # when it is answered, the piece has been read
                await other.reader.readuntil(b'{"type":"pong"}')
            for _ in range(8):
                await wire.reader.readuntil(b'{"type":"pong"}')

    asyncio.run(scene())


def test_a_thousand_connections_that_say_nothing(public: ServerProcess, attacker: str) -> None:
    """An address has so many and no more, and none for long."""

    async def scene() -> None:
        async with honest_play(public), contextlib.AsyncExitStack() as open_ones:
            wires = [
                await open_ones.enter_async_context(wire_to(public, attacker)) for _ in range(1100 * TIMES)
            ]
            for begun in wires[:50]:
                with contextlib.suppress(ConnectionError):
                    await begun.send(b"GET / HTTP/1.1\r\nHost: x\r\nA")
            said = [await wire.ended() for wire in wires]
            assert sum(one.startswith(b"HTTP/1.1 429") for one in said) > len(said) / 2
            newcomer = Visitor(public, source="127.0.0.9")  # as does anybody who has not been there before
            assert (await asyncio.to_thread(newcomer.request, "GET", "/api/health"))[0] == 200

    asyncio.run(scene())


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    """From that of programs without visitors, which many systems give to all."""
    usual, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, usual), hard))
    try:
        with public_server(tmp_path) as server:
            assert server.process is not None
            raised, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, hard))
    assert raised >= min(65536, hard)


HEAD = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def test_heads_and_bodies_that_never_end(public: ServerProcess, attacker: str) -> None:
    """Byte by byte, so that there is no long wait between two of them."""

    async def trickle(head: bytes) -> None:
        async with wire_to(public, attacker) as wire:
            ended = asyncio.create_task(wire.ended())
            await wire.send(head)
            with contextlib.suppress(ConnectionError):
                while not ended.done():
                    await wire.send(b"a")
                    await asyncio.wait([ended], timeout=0.2)
            await ended

    async def scene() -> None:
        after_an_answer = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /"
        heads = (b"GET /", HEAD, HEAD + b"Content-Length: 9000\r\n\r\n", after_an_answer)
        async with honest_play(public), asyncio.timeout(60):
            await asyncio.gather(*(trickle(head) for head in heads))

    asyncio.run(scene())


def test_heads_that_are_not_read(public: ServerProcess, attacker: str) -> None:
    """Though they come whole, alone or behind another."""
    start, end = b"GET /api/health HTTP/1.1\r\nHost: x\r\n", b"\r\n"
    many, long = b"a: b\r\n" * 200, b"a: " + b"b" * 20_000 + b"\r\n"

    async def scene() -> None:
        for lines in (many, long):
            for before in (b"", start + end):
                async with wire_to(public, attacker) as wire:
                    await wire.send(before + start + lines + end)
                    assert b"HTTP/1.1 400" in await wire.ended()
        async with wire_to(public, attacker) as wire:
            await wire.send(start + b"a: b\r\n" * 90 + b"a: " + b"b" * 15_000 + b"\r\n" + end)
            assert (await wire.reader.readline()).startswith(b"HTTP/1.1 200")

    asyncio.run(scene())


def test_bodies_that_are_not_read(public: ServerProcess, attacker: str) -> None:
    """One of unknown length, which may come in chunks of a byte, and one that is too long."""

    async def scene() -> None:
        chunked = b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 1000
        too_long = HEAD + b"Content-Length: 999999\r\n\r\n" + b"a" * 1000
        both = HEAD + b"Content-Length: 9\r\n" + chunked
        for request, status in ((HEAD + chunked, b"400"), (both, b"400"), (too_long, b"413")):
            async with wire_to(public, attacker) as wire:
                await wire.send(request)
                assert (await wire.ended()).startswith(b"HTTP/1.1 " + status)

    asyncio.run(scene())


def test_answers_that_nobody_reads(public: ServerProcess, attacker: str) -> None:
    """As many as fill what the system keeps for who reads later, and the server's own share of it."""

    async def scene() -> None:
        async with wire_to(public, attacker) as wire:
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
            async with asyncio.timeout(60):
                with contextlib.suppress(ConnectionError):
                    for _ in range(300):
                        await wire.send(b"GET /api/messages.json HTTP/1.1\r\nHost: x\r\n\r\n")
                    while not wire.writer.transport.is_closing():
                        await wire.send(b"\r\n")
                        await asyncio.sleep(0.1)

    asyncio.run(scene())
