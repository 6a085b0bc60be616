"""A store that an older program left behind is opened, read and played on in.

`stores/version-2.sqlite.gz` was made by a server that stored the messages it sent: people and a program,
tables in the middle of a choice, by correspondence and on from a position, finished games, chat, ratings,
and somebody who had been forgotten. `stores/version-2.json` has what it answered before it stopped.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.helpers.places import TESTS
from tests.helpers.stores import stored
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    ServerProcess,
    Visitor,
    asked_one,
    play_all,
)

from oriflamme.notation.position import position_text
from oriflamme.server.http.people import COOKIE, People
from oriflamme.server.store.opening import open_store
from oriflamme.server.table.table import table_of

STORES = TESTS / "stores"
THEN: Keys = json.loads((STORES / "version-2.json").read_text("utf-8"))
TABLES: dict[str, str] = THEN["tables"]


@pytest.fixture
def old(tmp_path: Path) -> Iterator[ServerProcess]:
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((STORES / "version-2.sqlite.gz").read_bytes()))
    with ServerProcess(tmp_path, absence=3600.0) as server:
        yield server


def person(server: ServerProcess, name: str) -> Visitor:
    """Who comes back with the cookie of then."""
    with closing(sqlite3.connect(server.file)) as db:
        ((key,),) = db.execute("SELECT value FROM keys WHERE name = 'cookies'")
    id_ = THEN["people"][name]
    cookie = People(None, key)._signed(f"{id_}.1700000000")  # type: ignore[arg-type]  # asks no store
    return Visitor(server, cookie=f"{COOKIE}={cookie}", id=id_)


def test_everything_is_answered_as_before(old: ServerProcess) -> None:
    people = {name: person(old, name) for name in ("anna", "bert", "wanda")}
    for question, then in THEN["answers"].items():
        name, _, path = question.partition(" ")
        now = people[name].get(path)
        for table, going in now.get("going", {}).items():  # the months in between did not cost any time
            left, before = going.pop("left", 0), then["going"][table].pop("left", 0)
            assert abs(left - before) < PATIENCE * 1000, (question, table)
        for table in now.get("tables", [now]):  # a setting that there was not yet
            assert table.get("settings", {}).pop("spectators_talk", True) is True
        for lists in (now, then):  # the unfinished ones come first now
            if "going" in lists or "chat" in lists:
                lists["tables"].sort(key=lambda table: str(table["id"]))
        if question.endswith("/me/data"):  # there were no reports, marks, bans and reviews yet
            assert (now.pop("reports"), now.pop("browsers"), now.pop("ban")) == ([], [], None)
            assert (now.pop("decided"), now.pop("shares"), now.pop("attempts")) == ([], False, [])
        for keys in (now, now.get("result") or {}):  # the server's secret was the seed
            assert keys.pop("proof", None) is None
        assert now == then, question
    assert Visitor(old, token=THEN["token"]).get("/api/me")["id"] == THEN["people"]["crank"]
    for key, line in THEN["positions"].items():
        table = table_of(key, stored(old.store, key))
        assert table.state is not None
        assert position_text(table.state, table.seating) == line


def test_a_game_goes_on_in_the_middle_of_a_choice(old: ServerProcess) -> None:
    people = [person(old, name) for name in ("anna", "bert", "cleo")]
    anna, table = people[0], TABLES["clock"]
    _, decision = asyncio.run(asked_one(people, table))
    assert (decision["number"], decision["question"]) == (12, "target")
    players = asyncio.run(play_all(people, table))
    assert players[0].result is not None
    games = [played["game"]["id"] for played in anna.get("/api/me/games")["games"]]
    assert games == [table, TABLES["bots"], TABLES["people"]]
    assert anna.get("/api/me/statistics")["all"]["games"] == 3
    pool = anna.get("/api/ratings?pool=people")["ratings"]
    assert {one["name"]: one["games"] for one in pool} == {"Anna": 2, "Bert": 3, "Cleo": 3}


def test_a_game_from_a_position_goes_on_against_its_bots(old: ServerProcess) -> None:
    anna, table = person(old, "anna"), TABLES["continued"]
    (player,) = asyncio.run(play_all([anna], table))
    assert player.result is not None
    assert anna.get(f"/api/games/{table}")["game"]["rated"] is False
    assert anna.get(f"/api/games/{table}/events?viewer=R")["table"]["source"] == TABLES["people"]


def test_who_was_forgotten_stays_so_and_others_can_be(old: ServerProcess) -> None:
    bert = person(old, "bert")
    forgotten = bert.get(f"/api/games/{TABLES['forgotten']}")["game"]["seats"]
    assert [seat["name"] for seat in forgotten if seat["person"] == THEN["forgotten"]] == [""]
    assert bert.ask("DELETE", "/api/me")[0] == 200
    shown = person(old, "anna").get(f"/api/games/{TABLES['people']}")["game"]["seats"]
    assert sorted(seat["name"] for seat in shown) == ["", "Anna", "Cleo"]
    old.stop()
    assert b"Bert" not in old.file.read_bytes()


def test_a_copy_of_the_old_file_is_kept(old: ServerProcess) -> None:
    copy = old.file.with_name("tables.sqlite.version-2")
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        assert db.execute("SELECT count(*) FROM played").fetchone()[0] > 0


def test_nothing_is_lost_on_the_way(tmp_path: Path) -> None:
    """Every row of the old file has its like in the new one."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((STORES / "version-2.sqlite.gz").read_bytes()))

    def rows() -> dict[str, int]:
        with closing(sqlite3.connect(file)) as db:
            names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}

    async def scene() -> None:
        await (await open_store(f"sqlite:///{file}")).close()

    before = rows()
    asyncio.run(scene())
    after = rows()
    assert {name: after[name] for name in before} == before
