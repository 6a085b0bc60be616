"""People, programs and their data; tables before and after a game; the rules of the house."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from pathlib import Path

import pytest
from tests.visitors import (
    ServerProcess,
    Visitor,
    hear,
    hear_until,
    play_all,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.exceptions import InvalidStatus

from oriflamme.notation.record import parse_record
from oriflamme.server.people import COOKIE, LINK_SECONDS, YEAR, People


def refusal(visitor: Visitor, method: str, path: str, body: object = None) -> tuple[int, str]:
    status, keys = visitor.ask(method, path, body)
    return status, keys["reason"]


# -- people ------------------------------------------------------------------------------------------


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


def test_forged_and_old_cookies_are_nobody(server: ServerProcess) -> None:
    (visitor,) = visitors(server, "true")
    with sqlite3.connect(server.file) as db:
        (key,) = db.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchone()
    db.close()
    people = People(None, key)  # type: ignore[arg-type]
    text, _, signature = visitor.cookie.removeprefix(f"{COOKIE}=").rpartition(".")
    assert f"{text}.{signature}" == people.cookie(visitor.id, int(text.rpartition(".")[2]))
    for forged in (
        f"{text}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
        f"x{text}.{signature}",
        f"{visitor.id}.9999999999.{signature}",
        people.cookie(visitor.id, 1),
        people.cookie(visitor.id, 99_999_999_999),
        people.cookie("nobody-like-that"),
        "",
        "..",
        "é",
        "a" * 3000,
    ):
        stranger = Visitor(server, cookie=f"{COOKIE}={forged}".encode().decode("latin-1"))
        assert refusal(stranger, "GET", "/api/me") == (401, "no-person")


def test_a_cookie_is_renewed_on_use(server: ServerProcess) -> None:
    (visitor,) = visitors(server, "often here")
    with sqlite3.connect(server.file) as db:
        (key,) = db.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchone()
    db.close()
    import time

    month_ago = int(time.time()) - 30 * 24 * 3600
    old = People(None, key).cookie(visitor.id, month_ago)  # type: ignore[arg-type]
    again = Visitor(server, cookie=f"{COOKIE}={old}")
    assert again.get("/api/me")["id"] == visitor.id
    assert again.cookie != f"{COOKIE}={old}"


def test_the_link_moves_a_person_to_another_device_once(server: ServerProcess) -> None:
    (visitor,) = visitors(server, "mobile")
    link = visitor.post("/api/me/link")["path"]
    phone = Visitor(server)
    status, page, _ = phone.request("GET", link)  # a look does not use it up
    assert status == 200
    assert b"<form" in page
    assert phone.request("POST", link)[0] == 303
    assert phone.get("/api/me")["id"] == visitor.id
    assert Visitor(server).request("POST", link)[0] == 404


def test_the_link_is_good_for_ten_minutes(server: ServerProcess) -> None:
    assert LINK_SECONDS == 600
    (visitor,) = visitors(server, "too late")
    link = visitor.post("/api/me/link")["path"]
    with sqlite3.connect(server.file) as db:
        db.execute("UPDATE secrets SET expires = expires - 601 WHERE kind = 'link'")
    db.close()
    assert Visitor(server).request("POST", link)[0] == 404


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


# -- tables ------------------------------------------------------------------------------------------


def test_names_are_unique_at_a_table(server: ServerProcess) -> None:
    one, two = visitors(server, "Same", "other")
    table = table_for([one])
    assert refusal(two, "POST", f"/api/tables/{table}/join", {"name": "ＳＡＭＥ"}) == (409, "name-taken")
    two.post(f"/api/tables/{table}/join", {"name": "Not the same"})
    assert refusal(two, "POST", f"/api/tables/{table}/join", {}) == (409, "seated")


def test_what_only_the_host_may_do(server: ServerProcess) -> None:
    host, guest = visitors(server, "host", "guest")
    table = table_for([host, guest])
    path = f"/api/tables/{table}"
    assert refusal(guest, "POST", f"{path}/bots", {"level": "random"}) == (403, "host-only")
    assert refusal(guest, "POST", f"{path}/remove", {"seat": "R"}) == (403, "host-only")
    assert refusal(guest, "POST", f"{path}/start") == (403, "host-only")
    assert refusal(host, "POST", f"{path}/start") == (409, "seats-free")
    assert refusal(host, "POST", f"{path}/bots", {"level": "emperor"}) == (409, "no-such-bot")
    host.post(f"{path}/bots", {"level": "random", "seat": "G"})
    assert refusal(host, "POST", f"{path}/bots", {"level": "random"}) == (409, "full")
    host.post(f"{path}/remove", {"seat": "G"})
    host.post(f"{path}/remove", {"seat": "B"})
    seats = host.get(path)["seats"]
    assert [seat.get("name", "") for seat in seats] == ["host", "", ""]
    guest.post(f"{path}/join", {"seat": "G"})
    host.post(f"{path}/leave")  # the next person becomes host
    assert [seat.get("host", False) for seat in guest.get(path)["seats"]] == [False, False, True]
    guest.post(f"{path}/leave")
    assert guest.get(path)["status"] == "closed"


def test_public_tables_are_listed_and_private_ones_found_by_code(server: ServerProcess) -> None:
    (host,) = visitors(server, "quiet")
    private = host.post("/api/tables", {"settings": {"public": False}})
    public = host.post("/api/tables", {"settings": {"public": True}})
    listed = {table["id"] for table in Visitor(server).get("/api/tables")["tables"]}
    assert public["id"] in listed
    assert private["id"] not in listed
    code = private["code"].lower()
    assert Visitor(server).get(f"/api/codes/{code}")["id"] == private["id"]
    assert refusal(Visitor(server), "GET", "/api/codes/NOSUCH") == (404, "no-such-table")
    assert {private["id"], public["id"]} <= {t["id"] for t in host.get("/api/me/tables")["tables"]}


@pytest.mark.parametrize(
    "settings",
    [
        {"set": "tarot"},
        {"seats": 2},
        {"seats": 6},
        {"clock": {"seconds": -1}},
        {"clock": {"days": 1, "seconds": 5}},
        {"clock": {"bank": 5}},
        {"clock": {"days": 400}},
        {"set": "mixed", "kinds": ["archer"]},
        {"set": "mixed", "kinds": ["archer"] * 10},
    ],
)
def test_tables_that_cannot_be(server: ServerProcess, settings: dict[str, object]) -> None:
    (host,) = visitors(server, "odd")
    assert refusal(host, "POST", "/api/tables", {"settings": settings}) == (409, "settings")


def test_a_mixed_set_shows_its_ten_kinds_before_the_start(server: ServerProcess) -> None:
    (host,) = visitors(server, "mixer")
    drawn = host.post("/api/tables", {"settings": {"set": "mixed"}})
    assert len(set(drawn["kinds"])) == 10
    assert drawn["settings"]["kinds"] == drawn["kinds"]


def test_a_rematch_has_the_same_people(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)
    assert refusal(people[0], "POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    asyncio.run(play_all(people, table))
    again = people[1].post(f"/api/tables/{table}/rematch")
    assert again["after"] == table
    assert people[2].post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert sorted(seat["name"] for seat in again["seats"]) == ["a", "b", "c"]
    people[1].post(f"/api/tables/{again['id']}/start")


def test_chat_with_its_limits_and_mutes(server: ServerProcess) -> None:
    people = visitors(server, "host", "noisy", "c")
    table = started(people)

    async def scene() -> None:
        async with socket_of(people[0], table) as host, socket_of(people[1], table) as noisy:
            for line in (host, noisy):
                await tell(line, type="hello")
                await hear_until(line, lambda keys: keys["type"] == "table")
            await tell(noisy, type="say", id="1", text="hello\u0007 all ")
            news = await hear_until(host, lambda keys: keys["type"] == "news")
            assert {key: news["events"][0][key] for key in ("what", "name", "text")} == {
                "what": "said",
                "name": "noisy",
                "text": "hello all",
            }
            await tell(host, type="mute", id="m", name="noisy")
            await hear_until(host, lambda keys: keys["type"] == "answer")
            await tell(noisy, type="say", id="2", text="again")
            news = await hear_until(host, lambda keys: keys["type"] == "news")
            assert news["events"] == [{"what": "said", "name": "noisy", "muted": True}]
            await tell(host, type="mute", id="all", name="noisy", all=True)
            await hear_until(noisy, lambda keys: "muted" in str(keys.get("events")))
            for number, text in enumerate(("no more", "x" * 501, " ")):
                await tell(noisy, type="say", id=f"n{number}", text=text)
                answer = await hear_until(noisy, lambda keys: keys["type"] == "answer")
                assert answer["reason"] in ("muted", "chat-length")
            await tell(noisy, type="mute", id="x", name="host", all=True)
            answer = await hear_until(noisy, lambda keys: keys["type"] == "answer")
            assert answer["reason"] == "host-only"

        async with socket_of(Visitor(server), table) as watching:
            await tell(watching, type="hello")
            whole = await hear(watching)
            assert [line["text"] for line in whole["chat"]] == ["hello all", "again"]
            await tell(watching, type="say", id="1", text="may I?")
            answer = await hear_until(watching, lambda keys: keys["type"] == "answer")
            assert answer["reason"] == "no-person"

    asyncio.run(scene())


def test_watching_only_where_it_is_allowed(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = table_for(people, watching=False)

    async def scene() -> None:
        async with socket_of(Visitor(server), table) as early:
            await tell(early, type="hello")
            assert (await hear(early))["type"] == "table"
            people[0].post(f"/api/tables/{table}/start")
            bye = await hear_until(early, lambda keys: keys["type"] == "bye")
            assert bye["reason"] == "no-watching"
        with pytest.raises(InvalidStatus) as refused:
            async with socket_of(Visitor(server), table):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(scene())


# -- afterwards --------------------------------------------------------------------------------------


def test_the_deal_can_be_checked_afterwards(server: ServerProcess) -> None:
    """Written from docs/protocol.md alone."""
    people = visitors(server, "a", "b", "c", "d")
    table = started(people, set="alliance")
    announced = people[0].get(f"/api/tables/{table}")["hash"]
    assert refusal(people[0], "GET", f"/api/games/{table}") == (404, "no-such-game")
    asyncio.run(play_all(people, table))
    game = people[0].get(f"/api/games/{table}")
    seed = bytes.fromhex(game["seed"])
    assert len(seed) == 32
    assert hashlib.sha256(seed).hexdigest() == announced == game["hash"]
    record = json.loads(people[0].request("GET", game["record"])[1])
    parse_record(json.dumps(record))

    words: list[int] = []

    def below(limit: int) -> int:
        while True:
            if not words:
                block = hashlib.sha256(seed + below.counter.to_bytes(8, "big")).digest()  # type: ignore[attr-defined]
                below.counter += 1  # type: ignore[attr-defined]
                words.extend(int.from_bytes(block[i : i + 8], "big") for i in range(0, 32, 8))
            word = words.pop(0)
            if word < 2**64 - 2**64 % limit:
                return word % limit

    below.counter = 0  # type: ignore[attr-defined]
    for family in "RBGY":
        cards = list(record["kinds"])
        for i in range(9, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        assert sorted(record["deal"]["aside"][family]) == sorted(cards[:3])
    assert record["first"] == "RBGY"[below(4)]


def test_history_statistics_and_ratings(server: ServerProcess) -> None:
    people = visitors(server, "hist a", "hist b", "hist c")
    table = started(people)
    players = asyncio.run(play_all(people, table))
    with_bots = started(people[:1], ("random", "random"))
    asyncio.run(play_all(people[:1], with_bots))
    games = people[0].get("/api/me/games")["games"]
    assert [game["game"]["id"] for game in games] == [with_bots, table]
    assert players[0].result is not None
    influence = players[0].result["influence"][games[1]["fared"]["family"]]
    assert games[1]["fared"]["influence"] == influence
    numbers = people[0].get("/api/me/statistics")
    assert numbers["all"]["games"] == 2
    assert numbers["by_pool"]["people"]["games"] == numbers["by_pool"]["bots"]["games"] == 1
    rated = {rating["name"]: rating for rating in people[0].get("/api/ratings?pool=people")["ratings"]}
    assert rated["hist b"]["games"] == 1
    bots = {rating["name"]: rating for rating in people[0].get("/api/ratings?pool=bots")["ratings"]}
    assert bots["random"]["bot"]
    assert "hist a" in bots
    assert "hist b" not in bots
    assert people[0].request("GET", f"/games/{table}")[0] == 200


# -- the rules of the house --------------------------------------------------------------------------


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
    owner.post(f"/api/tables/{table}/start")
    asyncio.run(play_all([owner, friend, program], table))
    assert owner.get(f"/api/games/{table}")["game"]["pool"] == "bots"
    assert refusal(Visitor(server, token="wrong"), "GET", "/api/me") == (401, "no-person")
