"""A WebSocket client that does as little as possible, so that a benchmark measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


def masked(text: bytes) -> bytes:
    """A text frame as clients send it. The mask is all zeros, which is legal and costs nothing."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    else:
        head = bytes((0x81, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text


class LightSocket(asyncio.Protocol):
    """Calls `hear` with each text message."""

    def __init__(self, request: bytes, hear: Callable[[LightSocket, bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = b""
        self.open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def send(self, text: bytes) -> None:
        self.transport.write(masked(text))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(OSError(head.decode("latin-1")))
                return
            self.open, self.buffer = True, rest
            self.opened.set_result(None)
        while len(self.buffer) >= 2:
            kind, size, start = self.buffer[0] & 15, self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            text, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
            if kind == 1:
                self.hear(self, text)
            elif kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | len(text))) + b"\0\0\0\0" + text)


async def open_socket(
    netloc: str, table: str, cookie: str, hear: Callable[[LightSocket, bytes], None]
) -> LightSocket:
    host, _, port = netloc.partition(":")
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(lambda: LightSocket(request, hear), host, int(port))
    await protocol.opened
    return protocol
