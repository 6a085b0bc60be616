"""The rules of the house: headers, other sites, limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.visitors import (
    ServerProcess,
    Visitor,
    hear_until,
    refusal,
    socket_of,
    tell,
    visitors,
)
from websockets.exceptions import InvalidStatus


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
    for origin in (foreign, "null", f"{own}.evil.example"):
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
        "requests_a_second": 0.1,
        "sockets_of_an_address": 2,
        "tables_of_a_person": 2,
        "messages_at_once": 5,
        "messages_a_second": 0.1,
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
