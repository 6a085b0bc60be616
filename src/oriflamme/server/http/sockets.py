"""One WebSocket: who may open it, and what its messages lead to."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, assert_never

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from oriflamme.server.http.people import Known
from oriflamme.server.http.routing import identify, is_foreign, refused
from oriflamme.server.live import talk
from oriflamme.server.live.connections import Connection
from oriflamme.server.live.live_table import LiveTable
from oriflamme.server.live.websocket import EXTENSION, WebSocket
from oriflamme.server.protocol.messages import (
    NUMBERED_ALIKE,
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
from oriflamme.server.store.interface import StoreError, anew
from oriflamme.server.table import commands
from oriflamme.server.table.commands import Refusal

if TYPE_CHECKING:
    from oriflamme.server.http.app import Server

log = logging.getLogger("oriflamme.server")

HELLO_SECONDS = 10.0


class Unwelcome(Exception):
    """The connection ends, with the key of the reason."""


async def serve_socket(server: Server, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    async with AsyncExitStack() as until_it_ends:
        try:
            live, known = await _admit(server, id, scope, until_it_ends)
        except Refusal as refusal:
            await refused(refusal.reason, **refusal.values)(scope, receive, send)
            return
        except StoreError as error:
            await refused(f"store-{error.reason}")(scope, receive, send)
            return
        await send({"type": "websocket.accept"})
        await _serve(server, live, known, scope, receive)


async def _admit(
    server: Server, id: str, scope: Scope, until_it_ends: AsyncExitStack
) -> tuple[LiveTable, Known]:
    """The table, which stays in memory as long as the socket is open, and who comes."""
    address = server.address(scope)
    if not server.budgets.requests.take(address):
        raise Refusal("pace")
    asked = HTTPConnection(scope)
    headers = asked.headers
    if is_foreign(headers.get("origin", ""), headers.get("host", "")):
        raise Refusal("foreign")
    known = await identify(server, asked.cookies, headers.get("authorization", ""))
    person = known.person
    live = await until_it_ends.enter_async_context(server.hub.table(id))
    if not commands.may_look(live.table, person.id if person is not None else ""):
        raise Refusal("no-watching")
    if not server.budgets.sockets.take(address):
        raise Refusal("too-many-sockets")
    until_it_ends.callback(server.budgets.sockets.give_back, address)
    return live, known


async def _serve(server: Server, live: LiveTable, known: Known, scope: Scope, receive: Receive) -> None:
    websocket: WebSocket = scope["extensions"][EXTENSION]
    person = known.person
    who, name = (person.id, person.name) if person is not None else ("", "")
    connection = Connection(websocket, who, name, server.budgets, server.address(scope))
    connection.device = known.device
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
        if websocket.closing is not None:
            await websocket.closing


async def _read(server: Server, live: LiveTable, connection: Connection, receive: Receive) -> None:
    async with asyncio.timeout(HELLO_SECONDS) as patience:
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if not connection.may_send():
                raise Unwelcome("pace")
            text = event.get("text")
            if text is None:
                raise Unwelcome("binary")
            try:
                message = read_message(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                connection.push(encode(Answer("", False, "malformed")))
                continue
            if not connection.welcome:
                if not isinstance(message, Hello):
                    raise Unwelcome("hello")
                patience.reschedule(None)
            await _take(server, live, connection, message)


async def _take(server: Server, live: LiveTable, connection: Connection, message: FromClient) -> None:
    if isinstance(message, Ping):
        connection.push(encode(Pong()))
        return
    name = "" if isinstance(message, Hello) else message.id
    if name and (connection.person, name) in live.refused:
        async with live.lock:
            live.refuse(connection, name, Refusal("stale"), remember=False)
        return
    try:
        match message:
            case Act():
                await anew(lambda: live.act(connection, message))
            case Hello() if not connection.may_look():
                if not connection.welcome:
                    raise Unwelcome("pace")
                raise Refusal("pace")
            case Hello() if connection.welcome:
                await live.show(connection, message.history)
            case Hello():
                connection.protocol = message.protocol
                number = message.number if message.protocol in NUMBERED_ALIKE else None
                await live.welcome(connection, number, message.history)
            case Say():
                await anew(lambda: talk.say(live, connection, message))
            case Return():
                await anew(lambda: live.come_back(connection, message))
            case Mute():
                await anew(lambda: talk.mute(live, connection, message))
            case _:
                assert_never(message)
    except Refusal as refusal:
        live.refuse(connection, name, refusal, remember=refusal.reason != "pace")
    except StoreError as error:
        log.error("the store: %s", error)
        # not remembered: the same message may succeed later
        live.refuse(connection, name, Refusal(f"store-{error.reason}"), remember=False)
