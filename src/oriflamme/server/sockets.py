"""One WebSocket: who may open it, its messages in, its frames out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

import msgspec
from starlette.types import Receive, Scope, Send

from oriflamme.rules.board import NOBODY
from oriflamme.server.asking import Refusal
from oriflamme.server.connections import Connection
from oriflamme.server.live import LiveTable
from oriflamme.server.messages import (
    Act,
    Answer,
    FromClient,
    Hello,
    Mute,
    Ping,
    Pong,
    Return,
    Say,
    encode,
    read_message,
)
from oriflamme.server.routes import STATUS, identify, is_foreign
from oriflamme.server.store import PersonRow, StoreError
from oriflamme.server.table import OPEN
from oriflamme.server.wire import EXTENSION, Wire

if TYPE_CHECKING:
    from oriflamme.server.app import Server

log = logging.getLogger("oriflamme.server")

HELLO_SECONDS = 10.0


class Unwelcome(Exception):
    """The connection ends, with the key of the reason."""


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def cookies_of(scope: Scope) -> dict[str, str]:
    jar: SimpleCookie = SimpleCookie()
    with suppress(CookieError):
        jar.load(header(scope, b"cookie"))
    return {name: morsel.value for name, morsel in jar.items()}


async def serve_socket(server: Server, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    address = server.address(scope)
    try:
        if not server.doorkeeper.may_ask(address):
            raise Refusal("pace")
        if is_foreign(header(scope, b"origin"), header(scope, b"host")):
            raise Refusal("foreign")
        live, person = await _admit(server, id, scope)
        if not server.doorkeeper.may_connect(address):
            raise Refusal("too-many-sockets")
    except (Refusal, StoreError) as error:
        reason = error.reason if isinstance(error, Refusal) else f"store-{error.reason}"
        await _reject(reason, send)
        return
    try:
        await send({"type": "websocket.accept"})
        await _serve(server, live, person, scope["extensions"][EXTENSION], receive)
    finally:
        server.doorkeeper.disconnected(address)


async def _reject(reason: str, send: Send) -> None:
    """No socket: an ordinary answer of HTTP with the reason."""
    status = STATUS.get(reason, 409)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode({"reason": reason})})


async def _admit(server: Server, id: str, scope: Scope) -> tuple[LiveTable, PersonRow | None]:
    person, _ = await identify(server, cookies_of(scope), header(scope, b"authorization"))
    live = await server.hub.get(id)
    table = live.table
    seated = person is not None and table.seat_of(person.id) != NOBODY
    if not seated and not table.settings.watching and table.status != OPEN:
        raise Refusal("no-watching")
    return live, person


async def _serve(
    server: Server, live: LiveTable, person: PersonRow | None, wire: Wire, receive: Receive
) -> None:
    name = person.name if person is not None else ""
    limits = server.settings.limits
    connection = Connection(wire, person.id if person is not None else "", name, limits)
    server.sockets.add(connection)
    try:
        await _read(server, live, connection, receive)
    except Unwelcome as reason:
        connection.let_go(str(reason))
    except TimeoutError:
        connection.let_go("hello")
    finally:
        server.sockets.discard(connection)
        if connection.welcome:
            live.leave(connection)
        if wire.closing is not None:
            await wire.closing


async def _read(server: Server, live: LiveTable, connection: Connection, receive: Receive) -> None:
    async with asyncio.timeout(HELLO_SECONDS) as patience:
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if not connection.pace.take():
                raise Unwelcome("pace")
            text = event.get("text")
            if text is None:
                raise Unwelcome("binary")
            try:
                message = read_message(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                connection.push(encode(Answer("", False, "malformed")))
                continue
            if isinstance(message, Hello) and not connection.welcome:
                patience.reschedule(None)
                await live.welcome(connection, message.number, message.history)
            elif not connection.welcome:
                raise Unwelcome("hello")
            else:
                await _take(server, live, connection, message)


async def _take(server: Server, live: LiveTable, connection: Connection, message: FromClient) -> None:
    if isinstance(message, Ping):
        connection.push(encode(Pong()))
        return
    if isinstance(message, Hello):
        connection.push(encode(live.whole(connection, message.history)))
        return
    if (connection.person, message.id) in live.refused:
        live.refuse(connection, message.id, Refusal("stale"), remember=False)
        return
    person = connection.person
    if isinstance(message, Say | Mute) and person and not server.doorkeeper.may_talk(person):
        live.refuse(connection, message.id, Refusal("pace"), remember=False)
        return
    try:
        if isinstance(message, Act):
            await live.act(connection, message)
        elif isinstance(message, Say):
            await live.say(connection, message)
        elif isinstance(message, Return):
            await live.come_back(connection, message)
        elif isinstance(message, Mute):
            await live.mute(connection, message)
    except Refusal as refusal:
        live.refuse(connection, message.id, refusal, remember=True)
    except StoreError as error:
        log.error("the store: %s", error)
        # not remembered: the same message may well succeed later
        live.refuse(connection, message.id, Refusal(f"store-{error.reason}"), remember=False)
