"""From a request to a response: reads the body, identifies the person, reports refusals. A route is a line
of data, from which both the routing and the OpenAPI description are made."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from oriflamme.server.http.people import COOKIE, NOBODY, YEAR, Known
from oriflamme.server.protocol.schemas import Refused
from oriflamme.server.store.interface import PersonRow, StoreError, anew
from oriflamme.server.table.commands import Refusal
from oriflamme.texts import english

if TYPE_CHECKING:
    from oriflamme.server.http.app import Server

log = logging.getLogger("oriflamme.server")

BROWSER, BROWSER_DIGITS = "oriflamme-browser", 24
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
STATUS = {
    "malformed": 422,
    "record": 422,
    "position": 422,
    "position-hand": 422,
    "position-over": 422,
    "position-room": 422,
    "no-person": 401,
    "banned": 403,
    "host-only": 403,
    "people-only": 403,
    "no-watching": 403,
    "no-seat": 403,
    "foreign": 403,
    "host": 421,
    "no-such-table": 404,
    "no-such-line": 404,
    "no-such-person": 404,
    "no-such-game": 404,
    "no-such-link": 404,
    "no-such-page": 404,
    "no-such-program": 404,
    "no-such-puzzle": 404,
    "no-such-seat": 404,
    "no-such-step": 404,
    "not-allowed": 405,
    "too-long": 413,
    "pace": 429,
    "too-many-sockets": 429,
    "store-full": 503,
    "store-locked": 503,
    "store-read-only": 503,
    "store-io": 503,
    "store-broken": 503,
}


@dataclass
class Call:
    """A request as a handler gets it."""

    server: Server
    request: Request
    person: PersonRow | None = None
    device: str = ""
    body: object = None
    cookie: str = ""  # to be set

    def me(self) -> PersonRow:
        if self.person is None:
            raise Refusal("no-person")
        return self.person

    @property
    def address(self) -> str:
        return self.server.address(self.request.scope)

    @property
    def browser(self) -> str:
        """A hash of the mark by which a browser knows itself, whoever uses it; empty without one."""
        mark = self.request.headers.get(BROWSER, "")
        return hashlib.sha256(mark.encode()).hexdigest()[:BROWSER_DIGITS] if mark else ""

    def parameter(self, name: str) -> str:
        return str(self.request.path_params[name])


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Callable[[Call], Awaitable[object]]
    gives: type | str  # a schema, or a content type
    takes: type | None = None
    summary: str = ""
    refusals: tuple[int, ...] = ()
    query: dict[str, dict[str, object]] = field(default_factory=dict)
    may_be_empty: bool = False  # a request without a body is one with no key


def refused(reason: str, **values: str | int) -> Response:
    text = english().text(f"refused-{reason}", **values)
    body = msgspec.json.encode(Refused(reason, dict(values), text))
    # whoever asks too much, or sends what is not read, has to knock again
    headers = {"connection": "close"} if reason in ("pace", "too-long") else None
    return Response(body, STATUS.get(reason, 409), headers, media_type=JSON)


def is_foreign(origin: str, host: str, site: str = "") -> bool:
    """Whether a page of another site makes the browser send this. Programs send none of these headers."""
    if origin:
        return not host or origin.partition("://")[2].lower() != host.lower()
    return site not in ("", "same-origin", "none")


async def identify(server: Server, cookies: dict[str, str], authorization: str) -> Known:
    """Who asks. Who is banned is refused."""
    known = await _identify(server, cookies, authorization)
    if known.person is not None and server.administration.bans.has(known.person):
        raise Refusal("banned")
    return known


async def _identify(server: Server, cookies: dict[str, str], authorization: str) -> Known:
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() == "bearer":
        return Known(await server.people.by_token(token.strip()))
    cookie = cookies.get(COOKIE, "")
    return await server.people.by_cookie(cookie) if cookie else NOBODY


async def read_body(request: Request, most: int) -> bytes:
    if int(request.headers.get("content-length", "0")) > most:
        raise Refusal("too-long", most=most)
    return await request.body()


async def answer(server: Server, route: Route, request: Request) -> Response:
    """The response of a route, or a refusal."""
    try:
        return await _answer(server, route, request)
    except Refusal as refusal:
        return refused(refusal.reason, **refusal.values)
    except StoreError as error:
        log.error("the store: %s", error)
        return refused(f"store-{error.reason}")


async def _answer(server: Server, route: Route, request: Request) -> Response:
    headers = request.headers
    call = Call(server, request)
    if route.method != "GET" and is_foreign(
        headers.get("origin", ""), headers.get("host", ""), headers.get("sec-fetch-site", "")
    ):
        raise Refusal("foreign")
    if route.takes is not None:
        body = await read_body(request, server.settings.limits.body_bytes)
        content = headers.get("content-type", "").partition(";")[0].strip().lower()
        if route.may_be_empty and not body:
            body = b"{}"
        elif content != JSON:  # which a form on another site cannot send
            raise Refusal("malformed", what="content-type")
        try:
            call.body = msgspec.json.decode(body, type=route.takes)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Refusal("malformed", what=str(error)) from None
    # only now: the body may take long to arrive, and the person may be gone by then
    # who is banned may look, and have their data deleted
    harmless = route.method == "GET" or (route.method, route.path) == ("DELETE", "/api/me")
    find = _identify if harmless else identify
    known = await find(server, request.cookies, headers.get("authorization", ""))
    call.person, call.device, call.cookie = known
    result = await anew(lambda: route.handler(call))
    if isinstance(result, Response):
        response = result
    else:
        response = Response(msgspec.json.encode(result), media_type=JSON)
    if call.cookie:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, call.cookie, YEAR, httponly=True, samesite="lax", secure=secure)
    return response
