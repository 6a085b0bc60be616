"""The page as the server gives it: where it opens, how it is packed and kept; and a server without one."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import logging
import re
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message
from tests.helpers.places import ROOT
from tests.helpers.visitors import PATIENCE, ServerProcess, Visitor

from oriflamme.server.http.app import Server
from oriflamme.server.http.page import BUILT, SCREENS, Page
from oriflamme.server.settings import Settings
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.texts import english

Heard = tuple[int, bytes, http.client.HTTPMessage]


def get(server: ServerProcess, path: str, method: str = "GET", **headers: str) -> Heard:
    connection = http.client.HTTPConnection(server.netloc, timeout=PATIENCE)
    try:
        connection.request(
            method, path, headers={key.replace("_", "-"): value for key, value in headers.items()}
        )
        response = connection.getresponse()
        return response.status, response.read(), response.headers
    finally:
        connection.close()


def assets(shell: bytes) -> list[str]:
    return re.findall(r'(?:href|src)="(/assets/[^"]+)"', shell.decode())


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/tables/Zk3vTq0aXw9L",
        "/games/Zk3vTq0aXw9L",
        "/ladder",
        "/me",
        "/learn",
        "/learn/first",
        "/rules",
        "/position?p=x",
    ],
)
def test_the_page_opens_at_each_of_its_screens(server: ServerProcess, path: str) -> None:
    status, body, headers = get(server, path)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert b'<div id="app">' in body
    assert headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in headers["content-security-policy"]


def linked(server: ServerProcess, path: str, **headers: str) -> list[str]:
    return re.findall("<([^>]+)>", get(server, path, **headers)[2]["link"])


def test_a_browser_hears_at_once_of_all_that_a_screen_is_made_of(server: ServerProcess) -> None:
    page = Page()
    replay = linked(server, "/games/Zk3vTq0aXw9L?step=3")
    assert any("/Replay-" in path for path in replay)
    assert not any("/Home-" in path for path in replay)
    assert any("/Home-" in path for path in linked(server, "/"))
    for screen in SCREENS.values():
        assert any(f"/{Path(screen).stem}-" in path for path in page.ahead.screens[screen]), screen
    for path in replay:
        status, _, headers = get(server, path)
        assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
    again = get(server, "/", if_none_match=get(server, "/")[2]["etag"])
    assert (again[0], "/Home-" in again[2]["link"]) == (304, True)


def test_server_and_page_have_the_same_screens_at_the_same_addresses() -> None:
    text = (ROOT / "web" / "src" / "screens.ts").read_text()
    theirs = re.findall(r"at: /\^(\S+)\$/,\s+load: \(\) => import\('\./(\S+)'\)", text)
    assert len(theirs) == text.count("at: /^")
    bare = [(re.sub(r"\\(?=/)|[()]", "", address), f"src/{screen}") for address, screen in theirs]
    assert bare == [(address.pattern, screen) for address, screen in SCREENS.items()]


@pytest.mark.parametrize(
    ("path", "accepted", "language"),
    [
        ("/", "uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("/", "de-DE,de;q=0.9,fr;q=0.7", "fr"),
        ("/", "de", "en"),
        ("/", "", "en"),
        ("/?lang=pl", "uk", "pl"),
        ("/?lang=../x", "ru;q=0.4", "ru"),
    ],
)
def test_and_of_the_texts_in_its_language(
    server: ServerProcess, path: str, accepted: str, language: str
) -> None:
    def texts(path: str) -> list[str]:
        names = [Path(path).name[:3] for path in linked(server, path, accept_language=accepted)]
        return [name for name in names if name in {"en-", "uk-", "ru-", "pl-", "fr-"}]

    assert texts(path) == [f"{language}-"]
    assert texts(path.replace("/", "/rules", 1)) == [f"{language}-"] * 2, "what Home says, and the rest"


def test_it_needs_nothing_inline_and_nothing_from_elsewhere(server: ServerProcess) -> None:
    _, shell, _ = get(server, "/")
    assert b"style=" not in shell
    assert not re.search(rb"<script(?![^>]*\ssrc=)", shell)
    assert not re.search(rb'(href|src)="(?!/)', shell)


def test_its_files_may_be_kept_for_good(server: ServerProcess) -> None:
    _, shell, _ = get(server, "/")
    found = assets(shell)
    assert {Path(path).suffix for path in found} == {".js", ".css", ".woff2"}
    for path in found:
        status, body, headers = get(server, path)
        assert status == 200
        assert body
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["x-content-type-options"] == "nosniff"


def test_what_the_browser_has_is_not_sent_again(server: ServerProcess) -> None:
    _, _, headers = get(server, "/")
    status, body, again = get(server, "/", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")
    assert again["etag"] == headers["etag"]
    assert get(server, "/", if_none_match='"another"')[0] == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_files_come_packed_as_the_browser_likes(
    server: ServerProcess, accepted: str, encoding: str | None
) -> None:
    _, shell, _ = get(server, "/")
    for path in ("/", *(path for path in assets(shell) if not path.endswith(".woff2"))):
        plain = get(server, path)[1]
        _, body, headers = get(server, path, accept_encoding=accepted)
        assert headers["content-encoding"] == encoding
        assert headers["vary"] == "accept-encoding"
        assert (len(body) < len(plain)) is (encoding is not None)
        if encoding == "gzip":
            assert gzip.decompress(body) == plain


def test_head_has_no_body_and_nothing_may_be_written(server: ServerProcess) -> None:
    status, body, headers = get(server, "/", "HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) == len(get(server, "/")[1])
    assert get(server, "/icon.svg")[2]["content-type"] == "image/svg+xml"
    assert get(server, "/learn", "POST")[0] == 404


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/no.js",
        "/manifest.json",
        "/cards.json",
        "/tables/",
        "/tables/../app.py",
        "/index.html.br",
        "/assets/",
    ],
)
def test_elsewhere_the_page_itself_says_that_nothing_is_there(server: ServerProcess, path: str) -> None:
    status, body, headers = get(server, path)
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="app">' in body


def test_pages_are_no_requests_to_be_counted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits={"requests_at_once": 2, "requests_a_second": 0.0001}) as strict:
        assert {get(strict, "/")[0] for _ in range(20)} == {200}
        assert [get(strict, "/api/bots")[0] for _ in range(3)] == [200, 200, 429]


def test_the_link_to_another_device_asks_first(server: ServerProcess) -> None:
    person = Visitor(server).named("pages")
    path = person.post("/api/me/link")["path"]
    assert get(server, path)[0] == 200
    device = Visitor(server)
    assert device.post(path.replace("/move/", "/api/links/"))["id"] == person.id
    assert device.get("/api/me")["id"] == person.id


def test_a_server_without_its_page_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask(path: str) -> tuple[int, bytes]:
        store = SqliteStore(tmp_path / "tables.sqlite")
        server = Server(Settings(), store, b"key")
        server.page = Page(tmp_path / "nothing")
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b""}

        async def send(message: Message) -> None:
            said.append(message)

        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
        try:
            await server(scope, receive, send)
        finally:
            await store.close()
        return said[0]["status"], said[1]["body"]

    with caplog.at_level(logging.WARNING):
        status, body = asyncio.run(ask("/"))
    assert status == 503
    assert english().text("page-not-built").encode() in body
    assert "was not built" in caplog.text


def test_only_what_was_built_is_given(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("hello")
    (tmp_path / "notes.py").write_text("secret")
    page = Page(tmp_path)
    assert list(page.files) == []
    scope = {"type": "http", "method": "GET", "path": "/notes.py", "query_string": b"", "headers": []}
    assert page.find(Request(scope)) is None


def test_the_page_is_built_here() -> None:
    assert (BUILT / "index.html").exists(), "run: make setup"
