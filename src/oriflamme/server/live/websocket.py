"""Uvicorn's WebSocket with a way to write at once.

An ASGI `send` costs a task to wake and a queue to pass for each of the three to five who hear of an action.
Here a frame goes straight to the transport; how much waits there is known, and a client that never reads
can be cut off. Compression is off, so a frame is a head and its text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

EXTENSION = "oriflamme.websocket"
TEXT_FRAME = 0x81


def head_of(size: int) -> bytes:
    """The head of a text frame from a server."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")


class WebSocket(WebSocketsSansIOProtocol):
    closing: asyncio.Task[None] | None = None
    on_ping: Callable[[bytes], None] | None = None  # is given the answer, to be written if it may be

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # Uvicorn forgets that a refusal answers too, and would log each as an error of ours
            self.handshake_complete = True

    def write_text(self, text: bytes) -> int:
        return self.write(head_of(len(text)) + text)

    def write(self, frames: bytes) -> int:
        """Send them; how many bytes wait in all."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(frames)
        return transport.get_write_buffer_size()

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        if self.on_ping is None:  # it has not even been let in
            self.abort()
        else:
            self.on_ping(pong)

    def keepalive_timeout(self) -> None:
        """Who has not answered for so long does not read either: what waits for them is given up."""
        self.abort()

    def close(self, code: int, reason: str) -> None:
        """Close politely, with the reason."""
        if self.closing is None:
            message = {"type": "websocket.close", "code": code, "reason": reason}
            self.closing = self.loop.create_task(self._close(message))

    async def _close(self, message: dict[str, object]) -> None:
        try:
            async with asyncio.timeout(1.0):
                await self.send(message)  # type: ignore[arg-type]
            if self.close_timer is not None:  # Uvicorn's would wait until all is read
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(self.close_timeout, self.abort)
        except Exception:  # it is gone, or nobody reads
            self.abort()

    def abort(self) -> None:
        self.transport.abort()
