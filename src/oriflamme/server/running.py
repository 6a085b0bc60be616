"""Running the server: its listening socket, its store, its signals."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import uvicorn

from oriflamme.server.http.app import Server
from oriflamme.server.live.http_connection import HttpConnection
from oriflamme.server.live.open_files import allow_more_files
from oriflamme.server.live.websocket import WebSocket
from oriflamme.server.logs import log_to_standard_error
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import NoStore, StoreError
from oriflamme.server.store.opening import open_store
from oriflamme.texts import LANGUAGES, catalogue

log = logging.getLogger("oriflamme.server")

STOP_SECONDS = 5

NEW_OBJECTS = 20_000
"""How many more objects must be there before the garbage collector looks at them. Nearly everything is
freed without it. With Python's 700 it takes a tenth of a busy server's time."""

TURNS = 2
"""After how many looks at the new objects those are looked at that were there before, and after how many of
these all. With Python's 10 nearly two million objects of finished games could wait for it."""


class CannotRun(Exception):
    """Why the server cannot run: one line for the person who started it."""


def bind(host: str, port: int, option: str = "--port N, any free one: --port 0") -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotRun(f"port {port} is in use; another one: {option}") from None
        raise CannotRun(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    listening.setblocking(False)
    return listening


def read_address(text: str) -> tuple[str, int]:
    """The two halves of ADDRESS:PORT, or [ADDRESS]:PORT for IPv6."""
    host, _, port = text.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)


class _Uvicorn(uvicorn.Server):
    """Uvicorn without its signal handling. Ours works before the first request and stops cleanly."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[str], None],
    operators: socket.socket | None = None,
) -> None:
    """Serves until a signal stops it. `ready` is called once requests are answered. `operators` is the
    socket for the metrics, if there is one."""
    loop, told = asyncio.get_running_loop(), asyncio.Event()
    loop.set_exception_handler(_note)
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError, ValueError):  # Windows, or not the main thread
            loop.add_signal_handler(number, told.set)
    try:
        store = await open_store(settings.store)
        server = Server(settings, store, await store.key("cookies"))
        await server.start()
    except NoStore as error:
        raise CannotRun(str(error)) from None
    except StoreError as error:
        raise CannotRun(f"the store cannot be used: {error}") from None
    webs = [(web_server(server), listening)]
    if operators is not None:
        webs.append((operators_server(server), operators))
    stopping = asyncio.create_task(_stop_when(told, webs, server))
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(NEW_OBJECTS, TURNS, TURNS)
    gc.enable()
    ready(address_of(listening))
    try:
        await asyncio.gather(*(web.serve(sockets=[place]) for web, place in webs))
    finally:
        told.set()
        await stopping


def web_server(server: Server) -> uvicorn.Server:
    config = uvicorn.Config(
        server,
        http=HttpConnection,
        proxy_headers=False,  # the door reads the headers
        ws=WebSocket,
        ws_max_size=server.settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",
        log_config=None,
        access_log=False,  # addresses and table ids must not be logged
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=30,
    )
    return _Uvicorn(config)


def operators_server(server: Server) -> uvicorn.Server:
    from oriflamme.server.http.exporter import OperatorsApp  # here: most servers do without Prometheus

    app = OperatorsApp(server, server.budgets.refusals)
    config = uvicorn.Config(
        app,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return _Uvicorn(config)


async def _stop_when(
    told: asyncio.Event, webs: Sequence[tuple[uvicorn.Server, socket.socket]], server: Server
) -> None:
    """Nobody is let in any more: who comes back at once is for another server. Then the tables are stopped
    first, so that sockets are sent the reason why they close."""
    await told.wait()
    for web, _ in webs:
        for listening in getattr(web, "servers", ()):  # none if it has not started yet
            listening.close()
    await server.stop()
    for web, _ in webs:
        web.should_exit = True


def _note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs the failure of a task that nobody awaits. Asyncio's own line would contain the message."""
    log.error(context["message"], exc_info=context.get("exception"))


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Runs a server. Raises CannotRun, and MissingText if a text of the page is missing."""
    for language in LANGUAGES:
        catalogue(language)
    log_to_standard_error(settings.log)
    allow_more_files()
    listening = bind(settings.host, settings.port)
    operators = bind(*read_address(settings.metrics), "--metrics") if settings.metrics else None
    if sys.platform == "win32" or sys.implementation.name != "cpython":
        asyncio.run(serve(settings, listening, ready, operators))
    else:
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve(settings, listening, ready, operators))
