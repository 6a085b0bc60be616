"""People and programs: who they are, on which device, and what is kept of them."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import http.client
import json
import socket
import sqlite3
import time
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from tests.helpers.stores import change, rows
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    ServerProcess,
    Visitor,
    answer_on,
    begin,
    greet,
    hear_until,
    play_all,
    refusal,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)

from oriflamme.server.budgets import Budgets, Limits
from oriflamme.server.http.people import COOKIE, LINK_SECONDS, YEAR, People
from oriflamme.server.protocol.schemas import MyData
from oriflamme.server.store.interface import Gone
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.server.table.commands import Refusal


def signer(server: ServerProcess) -> People:
    """Signs cookies as the server does."""
    ((key,),) = rows(server.store, "SELECT value FROM keys WHERE name = 'cookies'")
    return People(None, key)  # type: ignore[arg-type]


def test_a_name_makes_a_person_and_the_cookie_keeps_them(server: ServerProcess) -> None:
    visitor = Visitor(server)
    assert refusal(visitor, "GET", "/api/me") == (401, "no-person")
    status, _, headers = visitor.request("POST", "/api/me", {"name": "  Joan   of Arc "})
    assert status == 200
    cookie = headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Max-Age={YEAR}" in cookie
    assert "Secure" not in cookie  # at home there is no https
    assert visitor.get("/api/me")["name"] == "Joan of Arc"
    visitor.post("/api/me", {"name": "Jeanne"})
    assert visitor.get("/api/me")["name"] == "Jeanne"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b", "\u0000"])
def test_names_that_are_none(server: ServerProcess, name: str) -> None:
    status, _ = refusal(Visitor(server), "POST", "/api/me", {"name": name})
    assert status in (409, 422)


def test_forged_cookies_are_nobody(server: ServerProcess) -> None:
    (visitor,) = visitors(server, "true")
    people = signer(server)
    text, _, signature = visitor.cookie.removeprefix(f"{COOKIE}=").rpartition(".")
    _, issued, device = text.split(".")
    assert f"{text}.{signature}" == people.cookie(visitor.id, device, int(issued))
    for forged in (
        f"{text}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
        f"x{text}.{signature}",
        f"{visitor.id}.9999999999.{device}.{signature}",
        f"{visitor.id}.{issued}.{signature}",
        people.cookie(visitor.id, "another-device"),
        people.cookie("nobody-like-that", device),
        "",
        "..",
        "é",
        "a" * 3000,
    ):
        stranger = Visitor(server, cookie=f"{COOKIE}={forged}".encode().decode("latin-1"))
        assert refusal(stranger, "GET", "/api/me") == (401, "no-person")


@pytest.mark.parametrize("days", [-400, -30, 30, 4000])
def test_a_cookie_is_renewed_on_use(server: ServerProcess, days: int) -> None:
    """Whenever it was issued: it is the clock that may be wrong."""
    (visitor,) = visitors(server, "often here")
    issued = int(time.time()) + days * 24 * 3600
    old = signer(server).cookie(visitor.id, visitor.cookie.split(".")[2], issued)
    again = Visitor(server, cookie=f"{COOKIE}={old}")
    assert again.get("/api/me")["id"] == visitor.id
    assert again.cookie != f"{COOKIE}={old}"
    assert len(again.get("/api/me/devices")["devices"]) == 1


def test_who_signs_out_of_other_devices_is_nobody_there(server: ServerProcess) -> None:
    """Nor with a cookie of an older server, which names no device; nor over a socket that is open."""
    (visitor,) = visitors(server, "everywhere")
    table = table_for([visitor])
    older = Visitor(server, cookie=f"{COOKIE}={signer(server)._signed(f'{visitor.id}.1700000000')}")
    unused = Visitor(server, cookie=older.cookie)
    for _ in range(2):  # however often it comes, it is one device
        again = Visitor(server, cookie=older.cookie)
        assert again.get("/api/me")["id"] == visitor.id
    phone = Visitor(server)
    phone.post(visitor.post("/api/me/link")["path"].replace("/move/", "/api/links/"))
    shown = visitor.get("/api/me/devices")["devices"]
    assert [one["this"] for one in shown] == [True, False, False]
    assert all(abs(one["seen"] - time.time()) < 3600 for one in shown)

    async def scene() -> None:
        async with socket_of(phone, table) as line, socket_of(visitor, table) as own:
            await greet(line, own)
            visitor.ask("DELETE", "/api/me/devices")
            bye = await hear_until(line, lambda keys: keys["type"] == "bye")
            assert bye["reason"] == "signed-out"
            await tell(own, type="ping")
            await hear_until(own, lambda keys: keys["type"] == "pong")

    asyncio.run(scene())
    for other in (phone, again, unused):
        assert refusal(other, "GET", "/api/me") == (401, "no-person")
    assert [one["this"] for one in visitor.get("/api/me/devices")["devices"]] == [True]
    token = visitor.post("/api/me/tokens", {"name": "program"})["token"]
    assert refusal(Visitor(server, token=token), "GET", "/api/me/devices") == (403, "people-only")


@pytest.mark.parametrize("foreign", ['theme={"dark":true}', "a@b=1", "é=è", '="', "x"])
def test_cookies_of_others_beside_ours_hide_nobody(server: ServerProcess, foreign: str) -> None:
    """Other programs at the same address set cookies too, and not all keep to the letter."""
    (person,) = visitors(server, "a")
    table = table_for([person])
    ours = person.cookie

    async def seat() -> str:
        async with socket_of(person, table) as line:
            (whole,) = await greet(line)
            return str(whole.get("you"))

    for cookies in (f"{foreign}; {ours}", f"{ours}; {foreign}"):
        person.cookie = cookies
        assert person.get("/api/me")["id"] == person.id
        assert asyncio.run(seat()) == "R"


def test_the_link_moves_a_person_to_another_device_once(server: ServerProcess) -> None:
    (visitor,) = visitors(server, "mobile")
    link = visitor.post("/api/me/link")["path"]
    phone = Visitor(server)
    assert phone.request("GET", link)[0] == 200  # a look does not use it up
    taken = link.replace("/move/", "/api/links/")
    phone.post(taken)
    assert phone.get("/api/me")["id"] == visitor.id
    assert refusal(Visitor(server), "POST", taken) == (404, "no-such-link")


def test_the_link_is_good_for_ten_minutes(server: ServerProcess) -> None:
    assert LINK_SECONDS == 600
    (visitor,) = visitors(server, "too late")
    link = visitor.post("/api/me/link")["path"]
    change(server.store, "UPDATE secrets SET expires = expires - 601 WHERE kind = 'link'")
    taken = link.replace("/move/", "/api/links/")
    assert refusal(Visitor(server), "POST", taken) == (404, "no-such-link")


def test_nobody_signs_in_without_end(tmp_path: Path) -> None:
    """Every device is kept and listed. Who signs out of the others can go on."""
    with ServerProcess(tmp_path, limits={"devices_of_a_person": 3}) as server:
        (ada,) = visitors(server, "Ada")
        for _ in range(2):
            Visitor(server).post(f"/api/links/{ada.post('/api/me/link')['path'].removeprefix('/move/')}")
        assert refusal(ada, "POST", "/api/me/link") == (409, "too-many-devices")
        assert len(ada.get("/api/me/devices")["devices"]) == 3
        assert ada.ask("DELETE", "/api/me/devices")[0] == 200
        ada.post("/api/me/link")


@pytest.mark.own_store
def test_all_data_can_be_had_and_deleted(server: ServerProcess) -> None:
    people = visitors(server, "Forgettable", "b", "c")
    table = started(people)

    async def chat() -> None:
        async with socket_of(people[0], table) as line:
            await tell(line, type="hello")
            await tell(line, type="say", id="1", text="unrepeatable words")
            await hear_until(line, lambda keys: "answer" in keys)

    asyncio.run(chat())
    asyncio.run(play_all(people, table))
    data = people[0].get("/api/me/data")
    assert data["me"]["name"] == "Forgettable"
    assert data["chat"] == ["unrepeatable words"]
    assert len(data["games"]) == 1
    assert data["ratings"]["people"]["games"] == 1
    assert people[0].ask("DELETE", "/api/me")[0] == 200
    assert refusal(people[0], "GET", "/api/me") == (401, "no-person")
    server.stop()
    stored = b"".join(path.read_bytes() for path in server.file.parent.glob("tables.sqlite*"))
    server.start()
    with sqlite3.connect(server.file) as db:
        dump = "\n".join(db.iterdump())
        blobs = b"".join(body for (body,) in db.execute("SELECT body FROM entries"))
        blobs += b"".join(body for (body,) in db.execute("SELECT summary FROM tables"))
        blobs += b"".join(body for (body,) in db.execute("SELECT summary FROM games"))
    db.close()
    assert "Forgettable" not in dump
    assert b"Forgettable" not in blobs
    assert b"unrepeatable" not in blobs
    assert b"unrepeatable" not in stored
    assert people[1].get("/api/me/games")["games"][0]["game"]["id"] == table  # theirs stays


def test_the_data_of_who_played_much_is_one_file_of_many_pages(tmp_path: Path) -> None:
    """Everything once, and the same whether it is packed or not."""
    with ServerProcess(tmp_path, page=2) as server:
        (person,) = visitors(server, "Ada")

        async def game(number: int) -> str:
            table = started([person], ("page", "page"))
            async with socket_of(person, table) as line:
                await greet(line)
                await tell(line, type="say", id="1", text=f"line {number}")
                await answer_on(line)
            await play_all([person], table)
            return table

        games = [asyncio.run(game(number)) for number in range(5)]
        going = [table_for([person]) for _ in range(3)]
        status, plain, headers = person.request("GET", "/api/me/data")
        assert status == 200
        assert headers["Content-Disposition"] == 'attachment; filename="oriflamme-data.json"'
        data = msgspec.json.decode(plain, type=MyData)
        assert [played.game.id for played in data.games] == games[::-1]
        assert [table.id for table in data.tables] == going[::-1] + games[::-1]
        assert sorted(data.chat) == [f"line {number}" for number in range(5)]
        packs = Request(
            f"{server.address}/api/me/data", headers={"Accept-Encoding": "gzip", "Cookie": person.cookie}
        )
        with urlopen(packs) as answer:
            packed = answer.read()
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2


def test_what_was_said_while_watching_is_ones_own_too(server: ServerProcess) -> None:
    host, guest = visitors(server, "a host", "Passer-by")
    table = table_for([host])

    async def look(visitor: Visitor, *texts: str) -> str:
        async with socket_of(visitor, table) as line:
            (whole,) = await greet(line)
            for text in texts:
                await tell(line, type="say", id=text, text=text)
                await hear_until(line, lambda keys: "answer" in keys)
            return json.dumps(whole)

    guest.post(f"/api/tables/{table}/join", {})
    guest.post(f"/api/tables/{table}/leave")
    asyncio.run(look(guest, "just looking"))
    assert guest.get("/api/me/data")["chat"] == ["just looking"]
    assert "just looking" in asyncio.run(look(host))
    assert guest.ask("DELETE", "/api/me")[0] == 200
    whole = asyncio.run(look(host))
    assert "just looking" not in whole
    assert "Passer-by" not in whole


def test_a_program_takes_a_seat_under_its_own_name(server: ServerProcess) -> None:
    owner, friend = visitors(server, "owner", "friend")
    token = owner.post("/api/me/tokens", {"name": "Deep Crown"})
    program = Visitor(server, token=token["token"], id=token["id"])
    assert program.get("/api/me")["program"]
    assert refusal(program, "POST", "/api/me/tokens", {"name": "x"}) == (403, "people-only")
    assert refusal(program, "POST", "/api/me/link") == (403, "people-only")
    table = table_for([owner, friend, program])
    seats = owner.get(f"/api/tables/{table}")["seats"]
    assert (seats[2]["name"], seats[2]["program"]) == ("Deep Crown", True)
    begin([owner, friend, program], table)
    asyncio.run(play_all([owner, friend, program], table))
    assert owner.get(f"/api/games/{table}")["game"]["pool"] == "bots"
    assert refusal(Visitor(server, token="wrong"), "GET", "/api/me") == (401, "no-person")


def test_a_program_is_forgotten_by_who_let_it_in(server: ServerProcess) -> None:
    owner, friend = visitors(server, "owner", "friend")
    made = [owner.post("/api/me/tokens", {"name": name}) for name in ("One", "Other")]
    one, other = (Visitor(server, token=keys["token"], id=keys["id"]) for keys in made)
    table = table_for([owner, one])
    assert [keys["name"] for keys in owner.get("/api/me/tokens")["programs"]] == ["One", "Other"]
    assert "token" not in owner.get("/api/me/tokens")["programs"][0]
    assert refusal(friend, "DELETE", f"/api/me/tokens/{one.id}") == (404, "no-such-program")
    assert owner.ask("DELETE", f"/api/me/tokens/{one.id}")[0] == 200
    assert refusal(one, "GET", "/api/me") == (401, "no-person")
    assert other.get("/api/me")["name"] == "Other"
    assert [keys["name"] for keys in owner.get("/api/me/tokens")["programs"]] == ["Other"]
    assert [seat.get("name", "") for seat in owner.get(f"/api/tables/{table}")["seats"]] == [
        "owner",
        "",
        "",
    ]


def begun(visitor: Visitor, path: str, body: bytes) -> socket.socket:
    """A request of which the last byte is still to come; the server has read all else."""
    server = visitor.server
    host, _, port = server.netloc.partition(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    head = f"POST {path} HTTP/1.1\r\nHost: {server.netloc}\r\nCookie: {visitor.cookie}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    line.sendall(head.encode())
    heard = b""
    while not heard.endswith(b"\r\n\r\n") and (byte := line.recv(1)):
        heard += byte
    assert heard.startswith(b"HTTP/1.1 100 ")  # it is waiting for the body
    line.sendall(body[:-1])
    return line


def answer_to(line: socket.socket) -> tuple[int, Keys]:
    with line, contextlib.closing(http.client.HTTPResponse(line)) as response:
        response.begin()
        return response.status, json.loads(response.read())


def test_who_is_forgotten_does_not_come_back(server: ServerProcess) -> None:
    """By a request that began before and ends after: it is nobody's by then."""
    (visitor,) = visitors(server, "Forgotten")
    name = b'{"name": "Forgotten"}'
    paths = ["/api/me", "/api/me/tokens"]
    lines = [begun(visitor, path, name) for path in paths]
    assert visitor.ask("DELETE", "/api/me")[0] == 200
    for line in lines:
        line.sendall(name[-1:])
    (_, made), (refused, _) = (answer_to(line) for line in lines)
    assert made["id"] != visitor.id  # somebody new
    assert refused == 401
    assert refusal(visitor, "GET", "/api/me") == (401, "no-person")


def test_nothing_is_written_of_who_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "s.sqlite")
        people = People(store, b"key")
        joan, _ = await people.make("Joan")
        forgetting = asyncio.create_task(people.forget(joan, []))
        await asyncio.sleep(0)
        with pytest.raises(Gone):
            await people.rename(joan, "Jeanne")
        await forgetting
        for late in (
            people.rename(joan, "Jeanne"),
            people.make_token(joan, "p", Budgets(Limits())),
            people.make_link(joan, Budgets(Limits())),
        ):
            with pytest.raises(Refusal, match="no-person"):
                await late
        assert await store.person(joan.id) is None
        assert await people.find(joan.id) is None
        await store.close()

    asyncio.run(scene())
