"""The server as an ASGI application: what every request passes through, and where it goes."""

from __future__ import annotations

import logging
import os
import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oriflamme.server.http import fallback_page
from oriflamme.server.http.page import Page
from oriflamme.server.http.people import People
from oriflamme.server.http.routes import ROUTES
from oriflamme.server.http.routing import Route, answer, refused
from oriflamme.server.http.sockets import serve_socket
from oriflamme.server.live.bot_pool import BotPool
from oriflamme.server.live.connections import Connection
from oriflamme.server.live.hub import Hub
from oriflamme.server.live.limits import RateLimiter, counted_as
from oriflamme.server.protocol.messages import json_schema
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import Store

log = logging.getLogger("oriflamme.server")

PAGES = [Route("GET", "/style.css", fallback_page.style, "text/css")]

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
SOCKET = re.compile(r"/api/tables/([\w-]{1,64})/socket")


class Server:
    """What the handlers share. It is made in the event loop that will run it."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        workers = settings.workers or max(1, (os.cpu_count() or 1) - 1)
        self.settings = settings
        self.store = store
        self.bot_pool = BotPool(workers, settings.think_limit)
        self.hub = Hub(settings, store, self.bot_pool)
        self.people = People(store, key)
        self.rate_limiter = RateLimiter(settings.limits)
        self.sockets: set[Connection] = set()
        self.page = Page()
        self.schema = msgspec.json.encode(json_schema())
        self.routes = [
            (StarletteRoute(route.path, _unused, methods=[route.method]), route)
            for route in [*ROUTES, *PAGES]
        ]

    async def start(self) -> None:
        self.bot_pool.start()
        await self.hub.start()

    async def stop(self) -> None:
        for connection in list(self.sockets):
            connection.let_go("server-stops")
        await self.hub.stop()
        await self.bot_pool.stop()
        await self.store.close()

    def drop_person(self, person: str) -> None:
        """Disconnect a person who is forgotten."""
        for connection in list(self.sockets):
            if connection.person == person:
                connection.let_go("forgotten")

    # -- addresses -----------------------------------------------------------------------------------

    def address(self, scope: Scope) -> str:
        client = scope.get("client")
        return counted_as(str(client[0])) if client else ""

    # -- ASGI ----------------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            match = SOCKET.fullmatch(scope["path"])
            if match is None:
                await receive()  # websocket.connect
                await refused("no-such-page")(scope, receive, send)
            else:
                await serve_socket(self, match[1], scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            response: ASGIApp = await self._respond(scope, receive)
        except Exception:
            log.exception("a request failed")
            response = Response("", 500)
        await response(scope, receive, send_with_headers)

    async def _respond(self, scope: Scope, receive: Receive) -> Response:
        request = Request(scope, receive)
        # Not counted: a page is a dozen files, and a whole school comes from one address.
        found = self.page.find(request)
        if found is not None:
            return found
        if not self.rate_limiter.may_ask(self.address(scope)):
            return refused("pace")
        allowed = []
        for pattern, route in self.routes:
            match, matched = pattern.matches(scope)
            if match == Match.FULL:
                scope.update(matched)
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


async def _unused(request: Request) -> Response:
    raise NotImplementedError
