"""The rules of the house: headers, other sites, limits, clients that do not read."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.helpers.visitors import (
    PATIENCE,
    PATIENTLY,
    Keys,
    ServerProcess,
    Visitor,
    answer_on,
    greet,
    hear_until,
    refusal,
    server_here,
    socket_of,
    started,
    tell,
    visitors,
)
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from oriflamme.server.budgets import Budgets, Limits, counted_as
from oriflamme.server.live.connections import Connection
from oriflamme.server.live.door import Door
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import PersonRow
from oriflamme.server.table.journal import TableSettings


def test_headers(server: ServerProcess) -> None:
    for path in ("/", "/api/tables", "/nowhere"):
        _, _, headers = Visitor(server).request("GET", path)
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert "upgrade-insecure" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "Strict-Transport-Security" not in headers
        assert "Server" not in headers


def test_other_sites_can_do_nothing(server: ServerProcess) -> None:
    (visitor,) = visitors(server, "browser")
    own, foreign = f"http://{server.netloc}", "http://evil.example"
    visitor.origin = own
    table = visitor.post("/api/tables", {})["id"]
    for origin in (foreign, "null", f"{own}.evil.example", "http://[", own.removeprefix("http://")):
        visitor.origin = origin
        assert refusal(visitor, "POST", "/api/tables", {}) == (403, "foreign")
        assert refusal(visitor, "DELETE", "/api/me") == (403, "foreign")
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(_connect(visitor, table))
        assert refused.value.response.status_code == 403
    visitor.origin = own
    asyncio.run(_connect(visitor, table))


async def _connect(visitor: Visitor, table: str) -> None:
    async with socket_of(visitor, table):
        pass


def test_limits(tmp_path: Path) -> None:
    limits = {
        "requests_at_once": 60,
        "requests_a_second": 0.001,
        "sockets_of_an_address": 2,
        "tables_of_a_person": 2,
        "messages_at_once": 5,
        "messages_a_second": 0.001,
        "tokens_of_a_person": 1,
    }
    with ServerProcess(tmp_path, limits=limits) as server:
        (host,) = visitors(server, "greedy")
        first = host.post("/api/tables", {})["id"]
        host.post("/api/tables", {})
        assert refusal(host, "POST", "/api/tables", {}) == (409, "too-many-tables")
        host.post("/api/me/tokens", {"name": "one"})
        assert refusal(host, "POST", "/api/me/tokens", {"name": "two"}) == (409, "too-many-tokens")

        async def scene() -> None:
            async with socket_of(host, first) as one, socket_of(host, first):
                with pytest.raises(InvalidStatus) as refused:
                    await _connect(host, first)
                assert refused.value.response.status_code == 429
                await tell(one, type="hello")
                for _ in range(5):
                    await tell(one, type="ping")
                bye = await hear_until(one, lambda keys: keys["type"] == "bye")
                assert bye["reason"] == "pace"

        asyncio.run(scene())
        statuses = [host.request("GET", "/api/health")[0] for _ in range(70)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_a_refused_socket_is_told_why_and_leaves_no_line_in_the_log(tmp_path: Path) -> None:
    """Any crawler would fill it."""
    limits = {"sockets_of_an_address": 1, "requests_at_once": 30, "requests_a_second": 0.001}
    with ServerProcess(tmp_path, limits=limits) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, watching=False)
        nobody, elsewhere = Visitor(server), Visitor(server, origin="http://evil.example")
        forged = people[0].forged()

        async def refused(visitor: Visitor, path: str) -> tuple[int, str]:
            address = f"ws://{server.netloc}{path}"
            with pytest.raises(InvalidStatus) as told:
                async with connect(address, additional_headers=visitor.headers(), **PATIENTLY):
                    pass
            response = told.value.response
            keys = json.loads(response.body or b"{}")
            assert keys["text"].endswith(".")
            return response.status_code, keys["reason"]

        async def scene() -> None:
            path = f"/api/tables/{table}/socket"
            assert await refused(elsewhere, path) == (403, "foreign")
            assert await refused(nobody, path) == (403, "no-watching")
            assert await refused(forged, path) == (403, "no-watching")
            assert await refused(nobody, "/api/tables/nowhere/socket") == (404, "no-such-table")
            assert await refused(nobody, f"/api/tables/{'x' * 65}/socket") == (404, "no-such-page")
            assert await refused(nobody, "/") == (404, "no-such-page")
            async with socket_of(people[0], table):
                assert await refused(people[0], path) == (429, "too-many-sockets")
                while people[0].request("GET", "/api/health")[0] == 200:
                    pass
                assert await refused(people[0], path) == (429, "pace")

        asyncio.run(scene())
        for key, version in (("", 13), ("MDEyMzQ1Njc4OWFiY2RlZg==", 12), ("too short", 13)):
            broken = http.client.HTTPConnection(server.netloc, timeout=PATIENCE)
            upgrade = {
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec-WebSocket-Version": str(version),
            }
            broken.request("GET", "/socket", headers={**upgrade, "Sec-WebSocket-Key": key})
            assert broken.getresponse().status in (400, 426)
            broken.close()
        assert server.stop() == 0
        assert server.log.read_text() == ""


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:a:b:1:2:3:4", "2001:db8:a:b::/64"),
        ("2001:db8:a:b::1", "2001:db8:a:b::/64"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::5:6:7:8", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_home_is_counted_as_one(host: str, counted: str) -> None:
    assert counted_as(host) == counted


class Silent:
    def waits_for(self) -> tuple[object, float | None]:
        return "head", None


def test_a_home_with_many_networks_does_not_take_all_connections() -> None:
    """Many homes have 256 networks of IPv6, of which each is counted by itself."""
    door = Door(Budgets(Limits(connections_of_a_network=5)), [], 100)

    def comes(host: str) -> asyncio.Transport | None:
        line = asyncio.Transport()
        return line if door.enter(line, host, Silent()) else None

    lines = [comes(f"2001:db8:1:{n:x}::1") for n in range(8)]
    assert [line is not None for line in lines] == [True] * 5 + [False] * 3
    assert comes("2001:db8:2::1") is not None
    assert all(comes("192.0.2.7") for _ in range(9))
    assert lines[0] is not None
    door.leave(lines[0])
    assert comes("2001:db8:1:a::1") is not None
    assert comes("2001:db8:1:b::1") is None


# -- clients that do not read ------------------------------------------------------------------------

HOST = PersonRow("host", "Host", 1, 1)


def frame(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


@contextlib.asynccontextmanager
async def silent_client(folder: Path, limits: Limits) -> AsyncIterator[tuple[socket.socket, Connection]]:
    """Somebody who says hello and reads nothing after that, from either side."""
    loop = asyncio.get_running_loop()
    async with server_here(folder, Settings(workers=1, limits=limits)) as (server, netloc):
        live = await server.hub.make(TableSettings(), HOST)
        with socket.socket() as silent:
            silent.setblocking(False)
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, _, port = netloc.partition(":")
            await loop.sock_connect(silent, (host, int(port)))
            asks = (
                f"GET /api/tables/{live.table.id}/socket HTTP/1.1\r\nHost: {netloc}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            )
            await loop.sock_sendall(silent, asks.encode())
            await loop.sock_recv(silent, 1)
            await loop.sock_sendall(silent, frame(Opcode.TEXT, b'{"type":"hello"}'))
            async with asyncio.timeout(PATIENCE):
                while not live.connections:
                    await asyncio.sleep(0)
            (connection,) = live.connections
            yield silent, connection


def test_pings_count_like_messages(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(messages_at_once=5, messages_a_second=0.001)
        async with server_here(tmp_path, Settings(workers=1, limits=limits)) as (server, netloc):
            live = await server.hub.make(TableSettings(), HOST)
            async with connect(f"ws://{netloc}/api/tables/{live.table.id}/socket", **PATIENTLY) as line:
                await greet(line)
                for _ in range(4):
                    await (await line.ping())
                await line.ping()
                assert (await hear_until(line, lambda keys: keys["type"] == "bye"))["reason"] == "pace"

    asyncio.run(scene())


def test_who_pings_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    pings = frame(Opcode.PING, b"x" * 125) * 200

    async def scene() -> None:
        limits = Limits(messages_at_once=10**9, unsent_bytes=64 * 1024)
        async with silent_client(tmp_path, limits) as (silent, _):
            for _ in range(1000):
                await asyncio.get_running_loop().sock_sendall(silent, pings)

    with pytest.raises(ConnectionError):
        asyncio.run(scene())


@pytest.mark.parametrize("way", ["politely", "given up"])
def test_a_line_ends_though_nobody_reads(tmp_path: Path, way: str) -> None:
    """With bytes that wait to be read, and would for ever."""

    async def scene() -> None:
        async with silent_client(tmp_path, Limits()) as (_, connection):
            wire = connection.websocket
            while not wire.write(b"x" * 1000):
                await asyncio.sleep(0)
            if way == "politely":
                wire.close_timeout = 0.0
                connection.let_go("pace")
            else:
                wire.keepalive_timeout()
            async with asyncio.timeout(PATIENCE):
                while not wire.disconnected:
                    await asyncio.sleep(0)

    asyncio.run(scene())


def test_a_host_who_does_not_sit_has_tables_all_the_same(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits={"tables_of_a_person": 2}) as server:
        (host,) = visitors(server, "standing")
        standing = host.post("/api/tables", {"sit": False})["id"]
        left = host.post("/api/tables", {})["id"]
        host.post(f"/api/tables/{left}/remove", {"seat": "R"})
        assert refusal(host, "POST", "/api/tables", {}) == (409, "too-many-tables")
        assert {table["id"] for table in host.get("/api/me/tables")["tables"]} == {standing, left}
        host.ask("DELETE", "/api/me")
        assert host.get(f"/api/tables/{standing}")["status"] == "closed"


def test_many_at_once_are_not_more_than_are_allowed(tmp_path: Path) -> None:
    limits = {"tables_of_a_person": 3, "seats_of_a_person": 5, "tokens_of_a_person": 3}
    with ServerProcess(tmp_path, limits=limits) as server, ThreadPoolExecutor(16) as pool:
        host, guest, other = visitors(server, "hasty", "everywhere", "other")
        third = visitors(server, "third")[0]

        def at_once(visitor: Visitor, path: str, bodies: list[Keys]) -> int:
            answers = pool.map(lambda body: visitor.ask("POST", path, body)[0], bodies)
            return list(answers).count(200)

        assert at_once(host, "/api/tables", [{}] * 16) == 3
        assert at_once(host, "/api/me/tokens", [{"name": f"p{n}"} for n in range(16)]) == 3
        tables = [who.post("/api/tables", {})["id"] for who in (other, third) for _ in range(3)]
        joins = pool.map(lambda table: guest.ask("POST", f"/api/tables/{table}/join", {})[0], tables)
        assert list(joins).count(200) == 5


def test_bots_do_not_play_alone(server: ServerProcess) -> None:
    (host,) = visitors(server, "onlooker")
    path = f"/api/tables/{host.post('/api/tables', {'sit': False})['id']}"
    for level in ("champion", "random", "search"):  # no level for people
        assert refusal(host, "POST", f"{path}/bots", {"level": level}) == (409, "no-such-bot")
    for _ in range(3):
        host.post(f"{path}/bots", {"level": "page"})
    assert refusal(host, "POST", f"{path}/start") == (409, "nobody-plays")


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    """Not over many sockets either, nor at many tables. Who has talked enough can still silence others."""
    limits = {"lines_at_once": 2, "lines_a_second": 0.001, "mutes_at_once": 2, "mutes_a_second": 0.001}
    with ServerProcess(tmp_path, limits=limits) as server:
        host, guest = visitors(server, "host", "guest")
        tables = [host.post("/api/tables", {})["id"] for _ in range(2)]

        async def scene() -> None:
            async with socket_of(guest, tables[0]) as one, socket_of(guest, tables[0]) as other:
                await greet(one, other)
                for n, line in enumerate((one, other)):
                    await tell(line, type="say", id=f"{n}", text="hear me")
                    assert (await answer_on(line))["accepted"]
                for n in range(2):
                    await tell(one, type="mute", id=f"m{n}", name="host", muted=not n)
                    assert (await answer_on(one))["accepted"]
                await tell(one, type="mute", id="m2", name="host")
                assert (await answer_on(one))["reason"] == "pace"
            async with socket_of(guest, tables[1]) as line, socket_of(host, tables[1]) as hosts:
                await greet(line, hosts)
                await tell(line, type="say", id="2", text="and me")
                assert (await answer_on(line))["reason"] == "pace"
                await tell(hosts, type="say", id="2", text="we hear you")  # nobody pays for another
                assert (await answer_on(hosts))["accepted"]

        asyncio.run(scene())
