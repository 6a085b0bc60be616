"""Uvicorn's HTTP connection behind the door: it is counted before it is read, and it has timeouts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from oriflamme.server.budgets import Limits
from oriflamme.server.live.door import FULL, Caller, Door

if TYPE_CHECKING:
    from uvicorn.config import Config


class _HasDoor(Protocol):
    door: Door


def door_of(config: Config) -> Door:
    return cast(_HasDoor, config.app).door


class ShortHeads(h11.Connection):
    """Refuses what costs much to read before it is read: heads that are long, or of many lines, and bodies
    of unknown length, each of whose chunks may be one byte. Browsers send neither."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, limits.header_bytes)
        self.limits = limits

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE:
            head, _, _ = self.trailing_data[0].partition(b"\r\n\r\n")
            if len(head) > self.limits.header_bytes or head.count(b"\n") > self.limits.header_lines:
                raise h11.RemoteProtocolError("a head that is too long")
        event = super().next_event()
        if isinstance(event, h11.Request) and any(
            name == b"transfer-encoding" for name, _ in event.headers
        ):
            raise h11.RemoteProtocolError("a body of unknown length")
        return event


class HttpConnection(H11Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door = door_of(self.config)
        self.conn = ShortHeads(self.door.budgets.limits)
        host = self.client[0] if self.client else ""
        if not self.door.enter(transport, host, self):
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.door.takes(self.transport, len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.door.becomes_a_socket(self.transport, cast(Caller, self.transport.get_protocol()))

    def waits_for(self) -> tuple[object, float | None]:
        limits = self.door.budgets.limits
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        answered = cycle is None or cycle.response_complete
        if self.transport.get_write_buffer_size():
            return ("reads", self.cycle), limits.answer_seconds
        if not answered:
            theirs = self.conn.their_state is h11.SEND_BODY
            return ("body", self.cycle), limits.body_seconds if theirs else None
        if self.timeout_keep_alive_task is not None:  # nothing has arrived since the last response
            return "next", None
        return ("head", self.cycle), limits.header_seconds
