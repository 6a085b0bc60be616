"""Questions that cost more to answer than to ask, guesses, false addresses, and what fills a log."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import signal
import time
from pathlib import Path

import pytest
from tests.helpers.attacks import (
    HELLO,
    HONEST,
    TIMES,
    frame,
    honest_play,
    public_server,
    raw_socket,
    wire_to,
)
from tests.helpers.stores import rows
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    ServerProcess,
    Visitor,
    greet,
    hear,
    play_all,
    refusal,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.asyncio.client import ClientConnection
from websockets.frames import Opcode

from oriflamme.server.budgets import Budgets, Limits
from oriflamme.server.http.routes import ROUTES
from oriflamme.server.live.door import Door


def test_the_whole_story_again_and_again(public: ServerProcess, attacker: str) -> None:
    """A few times. Then a short no, and what happens is told all the same."""
    people = visitors(public, "Ada", "Bea", "Cleo", source=HONEST)
    table = started(people)
    watcher = Visitor(public, source=attacker)

    async def scene() -> None:
        async with honest_play(public):
            for _ in range(TIMES):
                async with socket_of(watcher, table) as line:
                    answers = await ask(line)
                assert sum(keys["type"] == "table" for keys in answers) < 25
                assert answers[-1] == {"type": "answer", "id": "", "accepted": False, "reason": "pace"}

    async def ask(line: ClientConnection) -> list[Keys]:
        answers: list[Keys] = []
        for _ in range(40):
            await tell(line, type="hello", history=True)
            while (keys := await hear(line))["type"] not in ("table", "answer"):
                pass
            answers.append(keys)
        return answers

    asyncio.run(scene())


def test_messages_that_are_refused_do_not_bring_the_table_each_time(
    public: ServerProcess, attacker: str
) -> None:
    people = visitors(public, "Ada", "Bea", "Cleo", source=HONEST)
    table = started(people)
    (stranger,) = visitors(public, "stranger", source=attacker)

    async def scene() -> None:
        async with socket_of(stranger, table) as line:
            await greet(line)
            answers = []
            for n in range(30):
                await tell(line, type="act", id=f"a{n}", decision=1, action="keep")
                while (keys := await hear(line))["type"] != "answer":
                    pass
                assert keys["reason"] == "no-seat"
                answers.append(keys)
            assert "state" in answers[0]
            assert sum("state" in keys for keys in answers) < 20

    asyncio.run(scene())


def test_codes_cannot_be_guessed(public: ServerProcess, attacker: str) -> None:
    """Those of games that are over are none any more, and nobody may try many."""
    people = visitors(public, "Ada", "Bea", "Cleo", source=HONEST)
    table = started(people)
    code = people[0].get(f"/api/tables/{table}")["code"]
    finder = Visitor(public, source=attacker)
    for _ in range(50):  # more than there are guesses: it is none
        assert finder.get(f"/api/codes/{code}")["id"] == table
    asyncio.run(play_all(people, table))
    assert refusal(finder, "GET", f"/api/codes/{code}") == (404, "no-such-table")
    reasons = [refusal(finder, "GET", f"/api/codes/AAAA{n:02}")[1] for n in range(40)]
    assert reasons[0] == "no-such-table"
    assert reasons[-1] == "pace"


def test_all_the_data_of_a_person(public: ServerProcess, attacker: str) -> None:
    (person,) = visitors(public, "curious", source=attacker)
    statuses = [person.ask("GET", "/api/me/data")[0] for _ in range(10)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_lists_come_in_pages(server: ServerProcess) -> None:
    """The unfinished tables first; and each once."""
    (person,) = visitors(server, "everywhere")
    made = [person.post("/api/tables", {})["id"] for _ in range(60)]
    person.post(f"/api/tables/{made[-1]}/leave")  # the last one is closed, and comes last
    pages, after = [], ""
    while True:
        page = person.get(f"/api/me/tables{after}")
        assert len(page["tables"]) <= 50
        pages += [table["id"] for table in page["tables"]]
        if "next" not in page:
            break
        after = f"?after={page['next']}"
    assert set(pages) <= set(made)
    assert pages[:59] == made[-2::-1]
    assert person.get("/api/me/games") == {"games": []}
    assert refusal(person, "GET", "/api/me/games?after=nothing") == (422, "malformed")
    assert refusal(person, "GET", "/api/me/tables?after=nothing") == (422, "malformed")


def test_no_answer_is_long(server: ServerProcess) -> None:
    """Whoever asks: with as many tables as fit a page, and after a game."""
    people = visitors(server, "Ada", "Bea", "Cleo")
    table = started(people)
    asyncio.run(play_all(people, table))
    for _ in range(60):
        people[0].post("/api/tables", {"settings": {"seats": 5}})
    for route in ROUTES:
        if route.method == "GET":
            path = route.path.replace("{name}", "first").replace("{id}", table)
            _, content, _ = people[0].request("GET", path)
            assert len(content) <= 100_000, path


# -- addresses and names -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "forwarded", "counted"),
    [
        ("192.0.2.7", "", "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),  # not a proxy of ours, whatever it says
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),  # the first was the visitor's own claim
        ("10.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "2001:db8::1:2:3:4", "2001:db8::/64"),
        ("10.0.0.1", "10.0.0.3", "10.0.0.3"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),  # the same proxy at a server on all addresses
        ("::ffff:192.0.2.7", "198.51.100.1", "192.0.2.7"),
    ],
)
def test_who_a_request_counts_for(host: str, forwarded: str, counted: str) -> None:
    door = Door(Budgets(Limits()), ["10.0.0.0/24"], 9)
    headers = [(b"x-forwarded-for", part.encode()) for part in [forwarded] if part]
    assert door.address(host, headers) == counted


def _post(server: ServerProcess, source: str, **headers: str) -> tuple[int, http.client.HTTPMessage]:
    line = http.client.HTTPConnection(server.netloc, timeout=PATIENCE, source_address=(source, 0))
    with contextlib.closing(line):
        sent = {"Content-Type": "application/json", **{k.replace("_", "-"): v for k, v in headers.items()}}
        line.request("POST", "/api/me", json.dumps({"name": "Ada"}), sent)
        answer = line.getresponse()
        answer.read()
        return answer.status, answer.headers


def test_behind_a_proxy_and_by_the_names_of_the_site(tmp_path: Path) -> None:
    limits = {"people_a_minute": 2.0}
    proxy = "127.0.0.7"
    with public_server(tmp_path, limits, trusted_proxies=[proxy], allowed_hosts=["play.example"]) as server:

        def new(source: str, forwarded: str, host: str = "play.example") -> int:
            return _post(server, source, X_Forwarded_For=forwarded, Host=host)[0]

        for n in range(4):  # whatever a visitor claims, the address that the proxy saw counts
            assert new(proxy, f"203.0.113.{n}, 198.51.100.1") == (200 if n < 2 else 429)
        assert new(proxy, "198.51.100.2") == 200
        for n in range(4):  # from anywhere else the header says nothing
            assert new("127.0.0.8", f"198.51.100.{100 + n}") == (200 if n < 2 else 429)
        assert new(proxy, "198.51.100.3", "play.example:8443") == 200
        for host in ("evil.example", "play.example.evil.example", "127.0.0.1"):
            assert new(proxy, "198.51.100.4", host) == 421
        told = {"X_Forwarded_For": "198.51.100.5", "X_Forwarded_Proto": "https", "Host": "play.example"}
        assert "Secure" in _post(server, proxy, **told)[1]["Set-Cookie"]
        assert "Secure" not in _post(server, "127.0.0.9", **told)[1]["Set-Cookie"]


# -- clocks and logs ---------------------------------------------------------------------------------


def test_a_clock_that_jumps(tmp_path: Path) -> None:
    """By days ahead, and by an hour back: tables stay open and people stay who they are."""
    with ServerProcess(tmp_path, sweep=0.1) as server:
        (person,) = visitors(server, "Ada")
        table = table_for([person])
        person.post("/api/me/link")

        def jump(seconds: int) -> None:
            assert server.process is not None
            assert server.process.stdout is not None
            (tmp_path / "later").write_text(str(seconds))
            server.process.send_signal(signal.SIGHUP)
            server.process.stdout.readline()

        jump(3 * 24 * 3600)
        patience = time.monotonic() + PATIENCE
        while _links(server) and time.monotonic() < patience:  # until it is swept again
            assert person.get("/api/me")["id"] == person.id
        assert not _links(server)
        assert person.get(f"/api/tables/{table}")["status"] == "open"
        (later,) = visitors(server, "Bea")
        jump(-3600)
        for one in (person, later):
            assert one.get("/api/me")["id"] == one.id


def _links(server: ServerProcess) -> int:
    return int(rows(server.store, "SELECT count(*) FROM secrets WHERE kind = 'link'")[0][0])


def test_garbage_does_not_fill_the_log(tmp_path: Path) -> None:
    """A few lines tell of it, and uploads that break off leave none."""

    async def scene() -> None:
        with public_server(tmp_path) as server:
            (host,) = visitors(server, "host")
            table = host.post("/api/tables", {})["id"]
            for n in range(30):
                async with wire_to(server, f"127.0.2.{n}") as wire:
                    await wire.send(b"\x16\x03\x01 nonsense\r\n\r\n")
                    await wire.ended()
                async with wire_to(server, f"127.0.2.{n}") as wire:
                    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n"
                    await wire.send(head + b"Expect: 100-continue\r\n\r\n")
                    await wire.reader.readuntil(b"\r\n\r\n")  # it waits for the body
                async with raw_socket(server, table, f"127.0.2.{n}") as wire:
                    await wire.send(HELLO + frame(Opcode.TEXT, b"\xff\xfe"))
                    assert (await wire.ended()).endswith(b"\x03\xef")  # 1007: not the text it says it is
            assert server.stop() == 0
            assert 1 <= server.log.read_text().count("\n") <= 6
            assert "Traceback" not in server.log.read_text()

    asyncio.run(scene())
