"""Looking after a server: what the operator asks for happens while it runs, and is written down."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import getpass
import io
import re
from pathlib import Path

import pytest
from tests.helpers.commands import refused
from tests.helpers.stores import ON_POSTGRES, stored
from tests.helpers.visitors import (
    Keys,
    ServerProcess,
    Visitor,
    answer_on,
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
from websockets.exceptions import InvalidStatus

from oriflamme.cli.admin import run
from oriflamme.server.http.administration import Bans, network_of
from oriflamme.server.store.admin import Ban
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import Closed, Said


def admin(server: ServerProcess, *words: str | int) -> list[str]:
    """What the command prints. Unlike `run_here` it may be called in a thread."""
    what, *more = map(str, words)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        run(argparse.Namespace(store=server.store, what=what, words=more))
    return said.getvalue().splitlines()


def say(person: Visitor, table: str, text: str) -> Keys:
    """What everybody hears of it."""

    async def scene() -> Keys:
        async with socket_of(person, table) as line:
            await greet(line)
            await tell(line, type="say", id=text.rpartition(" ")[2], text=text)
            news = await hear_until(line, lambda keys: keys["type"] == "news")
            said: Keys = news["events"][-1]
            return said

    return asyncio.run(scene())


def seen(person: Visitor, table: str) -> Keys:
    async def scene() -> Keys:
        async with socket_of(person, table) as line:
            return (await greet(line))[0]

    return asyncio.run(scene())


def test_a_reported_line_is_removed(server: ServerProcess) -> None:
    """The way of a report: from the table to the list, to those who look at the table, into the log."""
    anna, bert, cora = visitors(server, "anna", "bert", "cora")
    table = started([anna, bert, cora])
    kind = say(anna, table, "a kind word")
    rude = say(bert, table, "a rude word")
    line = {"name": rude["name"], "at": rude["at"]}
    for _ in range(2):  # twice is once
        assert cora.post(f"/api/tables/{table}/reports", line) == line
    assert refusal(cora, "POST", f"/api/tables/{table}/reports", {**line, "at": 1}) == (404, "no-such-line")
    assert refusal(Visitor(server), "POST", f"/api/tables/{table}/reports", line) == (401, "no-person")
    (report,) = [row for row in admin(server, "reports") if table in row]
    assert report.endswith(f"{bert.id} bert: a rude word")
    assert f"by {cora.id}: table {table}, line " in report
    entry = re.findall(r"line (\d+)", report)[0]
    assert [row.split("  ")[0] for row in admin(server, "lines", table)][-1] == entry

    async def watched() -> Keys:
        async with socket_of(anna, table) as socket:
            await greet(socket)
            code = anna.get(f"/api/tables/{table}")["code"]
            assert await asyncio.to_thread(admin, server, "remove-line", code, entry) == ["done"]
            return await hear_until(socket, lambda keys: keys["type"] == "table")

    whole = asyncio.run(watched())
    assert [said["text"] for said in whole["chat"]] == [kind["text"], ""]
    assert "rude" not in str(whole)
    assert "rude" not in str(seen(bert, table))
    assert "rude" not in str(stored(server.store, table))
    assert not [row for row in admin(server, "reports") if table in row]
    assert refused_by(server, "remove-line", table, 1) == "remove-line: there is no such line"
    who = getpass.getuser()
    assert (
        f'{who}  {{"do":"remove-line","table":"{table}","entry":{entry}}}  done' in admin(server, "log")[-2]
    )
    server.kill()
    if not ON_POSTGRES:
        for file in (server.file, server.file.with_name(f"{server.file.name}-wal")):
            assert b"a rude word" not in file.read_bytes()
    server.start()
    asyncio.run(play_all([anna, bert, cora], table))


def refused_by(server: ServerProcess, *words: str | int) -> str:
    said = refused("admin", server.store, *map(str, words))
    return said.removeprefix("oriflamme: ")


def test_reports_of_one_person_are_bounded(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits={"reports_of_a_person": 2}) as server:
        (anna, bert) = visitors(server, "anna", "bert")
        table = table_for([anna, bert])
        lines = [say(anna, table, f"line {n}") for n in range(3)]
        keys = [{"name": line["name"], "at": line["at"]} for line in lines]
        for one in keys[:2]:
            bert.post(f"/api/tables/{table}/reports", one)
        assert refusal(bert, "POST", f"/api/tables/{table}/reports", keys[2])[1] == "pace"
        mine = bert.get("/api/me/data")["reports"]
        assert [one["table"] for one in mine] == [table] * 2
        assert len({one["line"] for one in mine}) == 2
        report = next(row for row in admin(server, "reports") if table in row).split("  ")[0]
        assert admin(server, "settle", report) == ["done"]
        bert.post(f"/api/tables/{table}/reports", keys[2])
        assert refused_by(server, "settle", report) == "settle: there is none"


def test_a_banned_person_may_look_and_be_forgotten(server: ServerProcess) -> None:
    anna, bert, cora = visitors(server, "anna", "bert", "cora")
    token = bert.post("/api/me/tokens", {"name": "crank"})["token"]
    table = started([anna, bert, cora])
    assert any(row.startswith(bert.id) for row in admin(server, "people", "bert"))

    async def banned() -> None:
        async with socket_of(bert, table) as line:
            await greet(line)
            await asyncio.to_thread(admin, server, "ban", bert.id, "was", "rude")
            bye = await hear_until(line, lambda keys: keys["type"] == "bye")
            assert bye["reason"] == "banned"
        with pytest.raises(InvalidStatus):
            async with socket_of(bert, table):
                pass

    asyncio.run(banned())
    program = Visitor(server, token=token)
    for who in (bert, program):
        assert refusal(who, "POST", "/api/tables", {}) == (403, "banned")
        assert refusal(who, "POST", "/api/me", {"name": "another"}) == (403, "banned")
    data = bert.get("/api/me/data")
    assert (data["me"]["name"], data["ban"]["why"]) == ("bert", "was rude")
    assert anna.get("/api/me/data")["ban"] is None
    asyncio.run(play_all([anna, cora], table))  # a stand-in plays for who is gone
    assert any("person  was rude" in row for row in admin(server, "bans"))
    server.kill()
    server.start()
    assert refusal(bert, "POST", "/api/tables", {}) == (403, "banned")
    assert admin(server, "unban", bert.id) == ["done"]
    bert.post("/api/tables", {})
    assert refused_by(server, "ban", "nobody") == "ban: There’s no such person."
    admin(server, "ban", bert.id)
    assert bert.ask("DELETE", "/api/me")[0] == 200
    assert not [row for row in admin(server, "bans") if bert.id in row]


def test_a_banned_address_gets_no_answers(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        (anna,) = visitors(server, "anna")
        table = table_for([anna])

        async def banned() -> None:
            async with socket_of(anna, table) as line:
                await greet(line)
                await asyncio.to_thread(admin, server, "ban-address", "127.0.0.0/24")
                bye = await hear_until(line, lambda keys: keys["type"] == "bye")
                assert bye["reason"] == "banned"
            with pytest.raises(InvalidStatus):
                async with socket_of(anna, table):
                    pass

        asyncio.run(banned())
        assert refusal(anna, "GET", "/api/tables") == (403, "banned")
        assert anna.request("GET", "/")[0] == 200  # the page, which tells it
        admin(server, "unban", "127.0.0.77/24")
        anna.get("/api/tables")
        assert "couldn’t be read" in refused_by(server, "ban-address", "example.org")


@pytest.mark.parametrize(
    ("ban", "counted", "banned"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("2001:db8::7", "2001:db8::/64", True),
        ("2001:db8::/32", "2001:db8:5::/64", True),
        ("2001:db8::/32", "203.0.113.8", False),
        ("0.0.0.0/0", "a name", False),
    ],
)
def test_who_is_meant_by_an_address(ban: str, counted: str, banned: bool) -> None:
    bans = Bans()
    bans.add(Ban(network_of(ban), "address", 1))
    assert bans.has_address(counted) is banned
    bans.remove(network_of(ban))
    assert not bans.has_address(counted)
    with pytest.raises(Refusal):
        network_of("nowhere")


def test_a_name_is_changed_wherever_it_stands(server: ServerProcess) -> None:
    anna, bert, cora = visitors(server, "anna", "vile", "cora")
    over = started([anna, bert, cora])
    asyncio.run(play_all([anna, bert, cora], over))
    table = started([anna, bert, cora])
    say(bert, table, "hello")

    async def renamed() -> Keys:
        async with socket_of(anna, table) as line, socket_of(bert, table) as mine:
            await greet(line, mine)
            assert await asyncio.to_thread(admin, server, "rename", bert.id, "mild", "one") == ["done"]
            whole = await hear_until(line, lambda keys: keys["type"] == "table")
            await tell(mine, type="say", id="again", text="here I am")
            assert (await answer_on(mine))["accepted"]
            return whole

    whole = asyncio.run(renamed())
    for found in (
        whole,
        seen(anna, table),
        seen(anna, over),
        anna.get("/api/me/games"),
        anna.get(f"/api/games/{over}"),
        bert.get("/api/me"),
    ):
        assert "vile" not in str(found)
        assert "mild one" in str(found)
    assert "vile" not in str(stored(server.store, table)) + str(stored(server.store, over))
    assert "A name must have 1 to 24 characters." in refused_by(server, "rename", bert.id, "x" * 30)
    asyncio.run(play_all([anna, bert, cora], table))


def test_a_table_is_closed_beside_the_server_and_without_one(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        people = visitors(server, "anna", "bert", "cora")
        one, other = started(people), table_for(people)
        assert len(admin(server, "tables")) == 2
        admin(server, "close", one)
        assert people[0].get(f"/api/tables/{one}")["status"] == "closed"
        assert refused_by(server, "close", one) == "close: No game is in progress."
        server.stop()
        assert admin(server, "close", other) == ["done"]
        admin(server, "ban", people[1].id)
        last = stored(server.store, other)[-1]
        assert isinstance(last, Closed)
        assert last.why == "operator"
        server.start()
        assert people[0].get(f"/api/tables/{other}")["status"] == "closed"
        assert refusal(people[1], "POST", "/api/tables", {}) == (403, "banned")
        assert admin(server, "tables") == []
        assert len(admin(server, "tables", "closed")) == 2
        assert [row.split("  ")[-1] for row in admin(server, "log")] == [
            *("done", "No game is in progress.", "done", "done")
        ]
        assert not [entry for entry in stored(server.store, one) if isinstance(entry, Said)]


def test_a_wrong_command_is_told(server: ServerProcess, tmp_path: Path) -> None:
    assert "there is no command 'bann'; did you mean 'ban'?" in refused_by(server, "bann", "x")
    assert "close needs more words" in refused_by(server, "close")
    assert "there is no table 'NOWHERE'" in refused_by(server, "close", "NOWHERE")
    assert "there is no table '-NOWHERE'" in refused_by(server, "close", "-NOWHERE")
    assert "'x' is not a number" in refused_by(server, "settle", "x")
    assert "there is no store" in refused("admin", f"sqlite:///{tmp_path}/none.sqlite", "people")
