"""Uvicorn's WebSocket with a way to write at once.

With ASGI's `send`, each of the three to five connections that hear of an action costs a task switch and a
queue. Here a frame goes straight to the transport. So we also know how much is waiting to be sent, and can
drop a client that never reads. Compression is off, so a frame is a header and its text.

Bytes are counted before they are parsed, and every frame after that. No honest client sends a message in
fragments, which are for those who do not know its end yet, so a fragment ends the connection.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets is not compiled
    from websockets.utils import apply_mask

from oriflamme.server.budgets import Bucket, counted_as
from oriflamme.server.live.http_connection import door_of

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

EXTENSION = "oriflamme.websocket"
TEXT_FRAME = 0x81
MASKED = 0x80
SHORT = 125
"""The longest text whose frame has its length in one byte."""


def _is_text(data: bytes) -> bool:
    """Uvicorn would look too, but log what is none, with a traceback."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def head_of(size: int) -> bytes:
    """The header of a text frame from a server."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")


class Inbox:
    """As much of a queue as Uvicorn needs: it has one reader, and is never full."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[ASGIReceiveEvent] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.messages

    async def get(self) -> ASGIReceiveEvent:
        while not self.messages:
            self.reader = self.loop.create_future()
            await self.reader
        return self.messages.popleft()


class WebSocket(WebSocketsSansIOProtocol):
    closing: asyncio.Task[None] | None = None
    on_ping: Callable[[bytes], None] | None = None  # is given the answer, to be written if it may be
    read_first = False  # the request that it began with
    between_frames = True  # the parser is not in the middle of one
    close_seconds = 3.0  # how long the other side may take to agree to the end

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = self.close_seconds
        self.door = door_of(self.config)
        self.address = counted_as(self.client[0]) if self.client else ""
        limits = self.door.budgets.limits
        self.bytes = Bucket(limits.socket_bytes_a_second, limits.socket_bytes_at_once)
        self.short = min(SHORT, limits.message_bytes)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def waits_for(self) -> tuple[object, float | None]:
        """Uvicorn's own pings look after an open socket."""
        return "handshake", None if self.handshake_complete else self.door.budgets.limits.header_seconds

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    # -- what comes in -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.read_first:  # it was counted when it came over HTTP
            self.read_first = True
            super().data_received(data)
        elif not self.bytes.take(len(data)):
            self._refuse("socket-bytes")
        elif not self.door.budgets.bytes.take(self.address, len(data)):
            self.abort()
        elif (text := self._short_text(data)) is not None:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading after each message until it is taken, with system calls for both. One may
        wait before that, since hardly anybody sends a second one so soon."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames[0]):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self.queue.empty():
            self.read_paused = True  # says so, and reads on
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def _short_text(self, data: bytes) -> bytes | None:
        """The text, if the data is one short text frame and nothing else. Moves are, and the parser takes
        longer for them than everything else until they are judged. Once the data is not one whole frame,
        only the parser knows where the next one begins."""
        size = data[1] - MASKED if len(data) > 1 else -1
        self.between_frames = (
            self.between_frames
            and self.handshake_complete
            and 0 <= size <= self.short
            and len(data) == size + 6
        )
        if not self.between_frames or data[0] != TEXT_FRAME or self.conn.state is not State.OPEN:
            return None
        return apply_mask(data[6:], data[2:6])

    def _refuse(self, budget: str) -> None:
        self.door.budgets.refusals[budget] += 1
        self.abort()

    def handle_text(self, event: Frame) -> None:
        if event.fin:
            super().handle_text(event)
        else:
            self._refuse("fragments")

    def handle_bytes(self, event: Frame) -> None:
        if event.fin:
            super().handle_bytes(event)
        else:
            self._refuse("fragments")

    def handle_cont(self, event: Frame) -> None:
        """The first fragment has ended the connection already."""

    def handle_pong(self, event: Frame) -> None:
        """One that nobody asked for counts like a message."""
        if self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload:
            super().handle_pong(event)
        else:
            self._count(b"")

    # -- what goes out -------------------------------------------------------------------------------

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # Uvicorn does not count a refusal as an answer, and would log an error for each
            self.handshake_complete = True

    def write(self, frames: bytes) -> int:
        """Send frames. Returns how many bytes are waiting to be sent."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(frames)
        return transport.get_write_buffer_size()

    def handle_ping(self) -> None:
        self._count(b"".join(self.conn.data_to_send()))

    def _count(self, answer: bytes) -> None:
        if self.on_ping is None:  # it was never admitted
            self.abort()
        else:
            self.on_ping(answer)

    def keepalive_timeout(self) -> None:
        """A client that answers no pings does not read either, so drop what is waiting for it."""
        self.abort()

    def close(self, code: int, reason: str) -> None:
        """Close with a closing handshake and the reason."""
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
        except Exception:  # the client is gone, or does not read
            self.abort()

    def abort(self) -> None:
        self.transport.abort()
