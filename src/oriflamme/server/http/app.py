"""The server as an ASGI application: what every request passes through, and where it goes."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections import OrderedDict

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oriflamme.review import Judge
from oriflamme.server.budgets import Budgets, Limits
from oriflamme.server.http import elsewhere, fallback_page
from oriflamme.server.http.administration import Administration
from oriflamme.server.http.page import Page
from oriflamme.server.http.people import People
from oriflamme.server.http.readiness import Readiness, healthz, readyz
from oriflamme.server.http.routes import ROUTES
from oriflamme.server.http.routing import JSON, TEXT, Route, answer, refused
from oriflamme.server.http.sockets import serve_socket
from oriflamme.server.live.bot_pool import BotPool
from oriflamme.server.live.connections import Connection
from oriflamme.server.live.door import Door
from oriflamme.server.live.hub import Hub
from oriflamme.server.live.open_files import files_allowed
from oriflamme.server.live.reviews import Reviews
from oriflamme.server.protocol.schemas import Statistics
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import Store

log = logging.getLogger("oriflamme.server")

PAGES = [
    Route("GET", "/style.css", fallback_page.style, "text/css"),
    Route("GET", "/healthz", healthz, TEXT),
    Route("GET", "/readyz", readyz, JSON),
]

# No `upgrade-insecure-requests` and no HSTS: at home the game is played over plain http.
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ROUTE = "oriflamme.route"
SPARE_FILES = 128
"""For the store, the bots and what is read now and then."""

SOCKET = re.compile(r"/api/tables/([\w-]{1,64})/socket")


class Server:
    """What the handlers share. It is made in the event loop that will run it."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        workers = settings.workers or max(1, (os.cpu_count() or 1) - 1)
        self.settings = settings
        self.store = store
        self.bot_pool = BotPool(workers, settings.think_limit)
        self.hub = Hub(settings, store, self.bot_pool)
        self.reviews = Reviews(Judge(worlds=settings.review_worlds), store, self.hub, self.bot_pool)
        self.people = People(store, key)
        self.budgets = Budgets(settings.limits)
        self.door = Door(self.budgets, settings.trusted_proxies, _most_connections(settings.limits))
        self.tasks: list[asyncio.Task[None]] = []
        self.readiness = Readiness(self)
        self.administration = Administration(self)
        self.sockets: set[Connection] = set()
        elsewhere.listen(self)
        self.statistics: OrderedDict[str, tuple[int, Statistics]] = OrderedDict()  # of how many games
        self.page = Page()
        self.routes = [
            (StarletteRoute(route.path, _unused, methods=[route.method]), route)
            for route in [*ROUTES, *PAGES]
        ]

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.door.watch())]
        self.bot_pool.start()
        await self.hub.start()
        self.reviews.start()
        await self.administration.start()

    async def stop(self) -> None:
        for connection in list(self.sockets):
            connection.let_go("server-stops")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.administration.stop()
        await self.readiness.stop()
        await self.reviews.stop()
        await self.hub.stop()
        await self.bot_pool.stop()
        await self.store.close()

    def sockets_of(self, person: str) -> list[Connection]:
        return [connection for connection in self.sockets if connection.person == person]

    def is_banned(self, scope: Scope) -> bool:
        return self.administration.bans.has_address(self.address(scope))

    def drop_devices(self, person: str, but: str) -> None:
        """Disconnect a person on all devices but one."""
        for connection in list(self.sockets):
            if connection.person == person and connection.device != but:
                connection.let_go("signed-out")

    # -- addresses -----------------------------------------------------------------------------------

    def address(self, scope: Scope) -> str:
        """Who a request counts for."""
        client = scope.get("client")
        return self.door.address(str(client[0]), scope["headers"]) if client else ""

    def _comes_by(self, scope: Scope) -> None:
        """What a proxy in front says of how the visitor came."""
        client = scope.get("client")
        if client and self.door.is_secure(str(client[0]), scope["headers"]):
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"

    def _is_called(self, scope: Scope) -> bool:
        """Whether the visitor calls this site by one of its names."""
        allowed = self.settings.allowed_hosts
        named = next((value for name, value in scope["headers"] if name == b"host"), b"")
        host: str = named.decode("latin-1").lower()
        return not allowed or host in allowed or re.sub(r":\d+$", "", host) in allowed

    # -- ASGI ----------------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._comes_by(scope)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            match = SOCKET.fullmatch(scope["path"])
            if not self._is_called(scope):
                await receive()  # websocket.connect
                await refused("host")(scope, receive, send)
            elif match is None or self.is_banned(scope):
                await receive()  # websocket.connect
                await refused("banned" if match else "no-such-page")(scope, receive, send)
            else:
                await serve_socket(self, match[1], scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        measures, began = self.hub.measures, time.monotonic()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                measures.requests[scope.get(ROUTE, "page"), message["status"]] += 1
                measures.request_seconds.add(time.monotonic() - began)
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            response: ASGIApp = await self._respond(scope, receive)
        except ClientDisconnect:  # in the middle of its own request
            return
        except Exception:
            log.exception("a request failed")
            response = Response("", 500)
        await response(scope, receive, send_with_headers)

    async def _respond(self, scope: Scope, receive: Receive) -> Response:
        request = Request(scope, receive)
        if not self._is_called(scope):
            return refused("host")
        # Counted apart: a page is a dozen files, and a whole school comes from one address.
        found = self.page.find(request)
        if found is not None:
            return found if self.budgets.files.take(self.address(scope)) else refused("pace")
        if not self.budgets.requests.take(self.address(scope)):
            return refused("pace")
        if self.is_banned(scope):
            return refused("banned")
        allowed = []
        for pattern, route in self.routes:
            match, matched = pattern.matches(scope)
            if match == Match.FULL:
                scope.update(matched)
                scope[ROUTE] = route.path
                return await answer(self, route, request)
            if match == Match.PARTIAL:
                allowed.append(route.method)
        if allowed:
            response = refused("not-allowed")
            response.headers["allow"] = ", ".join(
                sorted({*allowed, "HEAD"} if "GET" in allowed else allowed)
            )
            return response
        if scope["path"].startswith("/api/"):
            return refused("no-such-page")
        return self.page.not_found(request) or fallback_page.not_built()


def _most_connections(limits: Limits) -> int:
    """As many as are allowed, and as there are files for: some are needed for other things."""
    return min(limits.connections, files_allowed() - SPARE_FILES)


async def _unused(request: Request) -> Response:
    raise NotImplementedError
