"""Tables before a game and beside it: who sits there, who may do what, chat, rematches."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.helpers.tables import table_with
from tests.helpers.visitors import (
    ServerProcess,
    Visitor,
    answer_on,
    begin,
    greet,
    hear,
    hear_until,
    play_all,
    refusal,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.exceptions import InvalidStatus

from oriflamme.server.table import commands
from oriflamme.server.table.journal import Joined, Said


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
    assert refusal(guest, "POST", f"{path}/bots", {"level": "page"}) == (403, "host-only")
    assert refusal(guest, "POST", f"{path}/remove", {"seat": "R"}) == (403, "host-only")
    assert refusal(guest, "POST", f"{path}/start") == (403, "host-only")
    assert refusal(host, "POST", f"{path}/start") == (409, "seats-free")
    assert refusal(host, "POST", f"{path}/bots", {"level": "emperor"}) == (409, "no-such-bot")
    host.post(f"{path}/bots", {"level": "page", "seat": "G"})
    assert refusal(host, "POST", f"{path}/bots", {"level": "page"}) == (409, "full")
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


def test_one_s_own_tables_tell_who_is_asked(server: ServerProcess) -> None:
    people = visitors(server, "x", "y", "z")
    waiting = table_for(people)
    table = started(people, random_seating=False, clock={"seconds": 60})

    async def look() -> dict[str, object]:
        async with socket_of(people[0], table) as socket:
            (whole,) = await greet(socket)
        return dict(whole["decision"])

    first = asyncio.run(look())
    going = people[0].get("/api/me/tables")["going"]
    assert set(going) == {table}, f"{waiting} has not begun"
    assert (going[table]["round"], going[table]["asked"]) == (1, first["seat"])
    assert 0 < going[table]["left"] <= 60_000
    asyncio.run(play_all(people, table))
    assert people[0].get("/api/me/tables")["going"] == {}


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


def test_a_rematch_has_those_of_the_same_people_who_want_one(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)
    assert refusal(people[0], "POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    asyncio.run(play_all(people, table))
    again = people[1].post(f"/api/tables/{table}/rematch")
    assert again["after"] == table
    assert [seat["name"] for seat in again["seats"] if seat.get("name")] == ["b"]
    assert again["id"] not in [one["id"] for one in people[0].get("/api/tables")["tables"]]
    assert refusal(people[1], "POST", f"/api/tables/{again['id']}/start") == (409, "seats-free")
    assert people[2].post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    whole = people[0].post(f"/api/tables/{table}/rematch")
    assert people[0].post(f"/api/tables/{table}/rematch") == whole, "who sits there has a seat already"
    before = people[0].get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in whole["seats"]] == [seat["name"] for seat in before]
    begin([people[1], people[0], people[2]], again["id"])


@pytest.mark.own_store
def test_a_rematch_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    """The journal of the new table and the word of it at the old one stand in one commit."""
    with ServerProcess(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people)
        asyncio.run(play_all(people, table))
        with closing(sqlite3.connect(server.file)) as db:
            db.execute(
                "CREATE TRIGGER no_row BEFORE INSERT ON tables WHEN NEW.status = 'over' "
                "BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
            assert refusal(people[0], "POST", f"/api/tables/{table}/rematch") == (503, "store-broken")
            (tables,) = db.execute("SELECT count(DISTINCT table_id) FROM entries").fetchone()
            assert tables == 1
            db.execute("DROP TRIGGER no_row")
        assert len(people[0].post(f"/api/tables/{table}/rematch")["seats"]) == 3


def test_chat_with_its_limits_and_mutes(server: ServerProcess) -> None:
    people = visitors(server, "host", "noisy", "c")
    table = started(people)

    async def scene() -> None:
        async with socket_of(people[0], table) as host, socket_of(people[1], table) as noisy:
            await greet(host, noisy)
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
            assert news["events"] == [{"what": "unheard", "name": "noisy"}]
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


def test_who_is_ignored_stays_so(server: ServerProcess) -> None:
    """On every later visit, also after a restart, and for that person alone."""
    people = visitors(server, "calm", "noisy", "c")
    table = started(people)

    async def lines_of(visitor: Visitor) -> tuple[list[str], list[str]]:
        async with socket_of(visitor, table) as line:
            (whole,) = await greet(line)
        return whole.get("ignored", []), [said.get("text", "") for said in whole["chat"]]

    async def ignore(ignored: bool) -> None:
        async with socket_of(people[0], table) as calm, socket_of(people[1], table) as noisy:
            await greet(calm, noisy)
            await tell(calm, type="mute", id=f"m{ignored}", name="noisy", muted=ignored)
            assert (await answer_on(calm)) == {"type": "answer", "id": f"m{ignored}", "accepted": True}
            await tell(noisy, type="say", id=f"s{ignored}", text="hear me")
            said = await hear_until(noisy, lambda keys: keys["type"] == "news")
            assert [event["what"] for event in said["events"]] == ["said"]  # the mute was not told

    asyncio.run(ignore(True))
    assert asyncio.run(lines_of(people[0])) == (["noisy"], [""])
    server.kill()
    server.start()
    assert asyncio.run(lines_of(people[0])) == (["noisy"], [""])
    assert asyncio.run(lines_of(people[2])) == ([], ["hear me"])
    asyncio.run(ignore(False))
    assert asyncio.run(lines_of(people[0])) == ([], ["hear me", "hear me"])


def test_who_watches_may_be_silenced_and_talks_as_nobody_else(server: ServerProcess) -> None:
    host, double, stranger = visitors(server, "Joan", "joan", "stranger")
    table = table_for([host])

    async def scene() -> None:
        async with (
            socket_of(host, table) as hosts,
            socket_of(double, table) as doubles,
            socket_of(stranger, table) as strangers,
        ):
            await greet(hosts, doubles, strangers)
            await tell(doubles, type="say", id="1", text="I am the host")
            assert (await answer_on(doubles))["reason"] == "name-taken"
            await tell(strangers, type="say", id="1", text="hello")
            assert (await answer_on(strangers))["accepted"]
            await tell(hosts, type="mute", id="1", name="stranger", all=True)
            muted = await hear_until(strangers, lambda keys: "muted" in str(keys))
            assert muted["events"] == [{"what": "muted", "family": "", "name": "stranger", "muted": True}]
            await tell(strangers, type="say", id="2", text="hello?")
            assert (await answer_on(strangers))["reason"] == "muted"
            assert (await answer_on(hosts))["accepted"]
            await tell(hosts, type="mute", id="1", name="stranger", all=True)  # once more: nothing new
            assert (await answer_on(hosts)) == {"type": "answer", "id": "1", "accepted": True}
            await tell(hosts, type="mute", id="2", name="nobody")
            assert (await answer_on(hosts))["reason"] == "no-such-voice"

    asyncio.run(scene())


def test_nobody_sits_down_under_the_name_of_who_has_talked(server: ServerProcess) -> None:
    host, watcher, joan = visitors(server, "Ann", "Joan", "Joan")
    table = table_for([host])

    async def say(visitor: Visitor) -> dict[str, object]:
        async with socket_of(visitor, table) as line:
            await greet(line)
            await tell(line, type="say", id="1", text="hello")
            return await answer_on(line)

    assert asyncio.run(say(watcher))["accepted"]
    assert refusal(joan, "POST", f"/api/tables/{table}/join", {}) == (409, "name-taken")
    joan.post(f"/api/tables/{table}/join", {"name": "Jeanne"})
    watcher.post(f"/api/tables/{table}/join", {})  # it is their own
    assert asyncio.run(say(joan))["accepted"]


def test_who_sits_has_their_name_whoever_talked_under_it_before() -> None:
    """As may be in older journals."""
    talked, sits = Said(2, "watcher", "Joan", "hello"), Joined(3, 0, "Joan", "joan")
    table = table_with(talked, sits, host="ann")
    assert commands.say(table, "joan", "Joan", "it is I", "m", 4).name == "Joan"
    assert commands.mute(table, "ann", "Joan", True, 5).person == "joan"
    with pytest.raises(commands.Refusal, match="name-taken"):
        commands.say(table, "watcher", "Joan", "no, I", "m", 6)


def test_watching_only_where_it_is_allowed(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = table_for(people, watching=False)

    async def scene() -> None:
        async with socket_of(Visitor(server), table) as early, socket_of(Visitor(server), table) as silent:
            await tell(early, type="hello")
            assert (await hear(early))["type"] == "table"
            begin(people, table)
            assert await hear_until(early, lambda keys: keys["type"] == "bye") == {
                "type": "bye",
                "reason": "no-watching",
            }
            await tell(silent, type="hello")  # let in before the start, but speaks only now
            assert await hear(silent) == {"type": "bye", "reason": "no-watching"}
        with pytest.raises(InvalidStatus) as refused:
            async with socket_of(Visitor(server), table):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(scene())
