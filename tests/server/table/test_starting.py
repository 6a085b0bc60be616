"""Everybody is called to a game, is ready or not, and adds to the deal what nobody knows before."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.helpers.commands import oriflamme
from tests.helpers.stores import stored
from tests.helpers.tables import bots, people, table_with
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    Player,
    ServerProcess,
    Visitor,
    begin,
    greet,
    hear_until,
    play_all,
    refusal,
    seated,
    socket_of,
    table_for,
    visitors,
)

from oriflamme.notation.record import Record, parse_record
from oriflamme.server.protocol.deal_check import check_deal
from oriflamme.server.table import commands
from oriflamme.server.table import journal as e
from oriflamme.server.table.fairness import player_commitment
from oriflamme.server.table.table import PLAYING, Table, table_of

SETTLED = [5, 1_790_000_000]
BITS = {"R": "0a" * 32, "B": "0b" * 32, "G": "0c" * 32}


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that makes the seed from all its parts, which those of other tests do not."""
    with ServerProcess(tmp_path_factory.mktemp("honest"), settled=SETTLED, bits_within=PATIENCE) as server:
        yield server


def commitment(table: str, letter: str) -> Keys:
    return {"commitment": player_commitment(BITS[letter], table, letter)}


def call(people: list[Visitor], table: str) -> None:
    """All are ready, each with a commitment."""
    path = f"/api/tables/{table}"
    for step, letter, person in zip(("start", "ready", "ready"), BITS, people, strict=True):
        assert person.post(f"{path}/{step}", commitment(table, letter))["status"] == "open"


def record_of(visitor: Visitor, table: str) -> Record:
    return parse_record(visitor.request("GET", f"/api/games/{table}/record.json")[1].decode())


def test_a_deal_is_made_from_what_all_have_added(honest: ServerProcess, tmp_path: Path) -> None:
    people = visitors(honest, "Ada", "Ben", "Cleo")
    table = table_for(people)
    path = f"/api/tables/{table}"

    async def scene() -> str:
        watching = Player(Visitor(honest), table, None)  # type: ignore[arg-type]
        (game,) = await seated(watching)
        call(people, table)
        assert refusal(people[1], "POST", f"{path}/leave") == (409, "starting")
        assert refusal(people[0], "POST", f"{path}/remove", {"seat": "B"}) == (409, "starting")
        assert refusal(people[1], "POST", f"{path}/bits", {"bits": "0d" * 32}) == (409, "other-bits")
        for letter, person in zip(BITS, people, strict=True):
            sent = person.post(f"{path}/bits", {"bits": BITS[letter]})
            assert sent == person.post(f"{path}/bits", {"bits": BITS[letter]}), "twice is once"
        assert sent["status"] == "playing"
        await play_all(people, table)
        await game
        return json.dumps([event for event in watching.events if event["what"] != "game-over"])

    told = asyncio.run(scene())
    for letter, bits in BITS.items():
        assert commitment(table, letter)["commitment"] in told
        assert bits not in told
    record = record_of(people[0], table)
    assert [right for right, _ in check_deal(record)] == [True, True, True]
    proof = record.further["proof"]
    assert isinstance(proof, dict)
    assert [one["bits"] for one in proof["contributions"]] == [*BITS.values()]
    assert proof["secret"] not in told
    names = [people[0].get(path)["seats"][proof["order"].index(n)]["name"] for n in range(3)]
    assert names == ["Ada", "Ben", "Cleo"], "who sat where before"

    file = tmp_path / "game.json"
    file.write_bytes(people[0].request("GET", f"/api/games/{table}/record.json")[1])
    done = oriflamme("replay", file, "--check-deal")
    assert (done.returncode, done.stdout.count("✓")) == (0, 3)
    file.write_text(file.read_text().replace("0a0a", "0b0a"))
    done = oriflamme("replay", file, "--check-deal")
    assert (done.returncode, done.stdout.count("✗")) == (1, 1)
    retold = people[0].post("/api/records/events", {"record": file.read_text(), "viewer": "all"})
    assert retold["result"]["proof"]["table"] == table


def test_nobody_sends_bits_before_all_have_committed(honest: ServerProcess) -> None:
    people = visitors(honest, "Dan", "Eve", "Fay")
    table = table_for(people)
    path = f"/api/tables/{table}"
    assert refusal(people[1], "POST", f"{path}/ready") == (409, "not-called")
    people[0].post(f"{path}/start", commitment(table, "R"))
    assert refusal(people[0], "POST", f"{path}/start") == (409, "starting")
    assert refusal(people[0], "POST", f"{path}/bits", {"bits": BITS["R"]}) == (409, "not-called")
    assert refusal(Visitor(honest).named("Gil"), "POST", f"{path}/ready") == (403, "no-seat")
    people[1].post(f"{path}/ready")
    people[2].post(f"{path}/leave")  # who says no
    assert refusal(people[1], "POST", f"{path}/ready") == (409, "not-called")
    people[2].post(f"{path}/join", {})
    begin(people, table)
    assert people[0].get(path)["status"] == "playing"


def test_who_is_alone_with_bots_or_by_correspondence_waits_for_nobody(honest: ServerProcess) -> None:
    people = visitors(honest, "Hal", "Ida", "Jon")
    alone = table_for(people[:1], ("page", "page"))
    assert people[0].post(f"/api/tables/{alone}/start")["status"] == "playing"
    again = table_for(people[:1], ("page", "page"))
    people[0].post(f"/api/tables/{again}/start", commitment(again, "R"))
    assert people[0].post(f"/api/tables/{again}/bits", {"bits": BITS["R"]})["status"] == "playing"
    slow = table_for(people, clock={"days": 2})
    assert people[0].post(f"/api/tables/{slow}/start")["status"] == "playing"


def test_who_is_not_ready_in_time_gives_the_seat_free(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, settled=SETTLED, ready_within=0.2) as server:
        people = visitors(server, "here", "away", "there")
        table = table_for(people)

        async def scene() -> None:
            async with socket_of(people[0], table) as line:
                await greet(line)
                people[0].post(f"/api/tables/{table}/start")
                gone = await hear_until(line, lambda keys: "left" in str(keys.get("events")))
                (event,) = gone["events"]
                assert event == {"what": "left", "family": "B", "removed": False, "late": True}

        asyncio.run(scene())
        path = f"/api/tables/{table}"
        people[1].post(f"{path}/join", {})  # who comes back is welcome
        assert people[0].get(path)["status"] == "open"


def test_bits_that_do_not_come_are_left_out(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, settled=SETTLED, bits_within=0.2) as server:
        people = visitors(server, "Kim", "Lea", "Max")
        table = table_for(people)
        path = f"/api/tables/{table}"

        async def scene() -> Keys:
            async with socket_of(people[0], table) as line:
                await greet(line)
                call(people, table)
                for letter, person in [*zip(BITS, people, strict=True)][1:]:
                    person.ask("POST", f"{path}/bits", {"bits": BITS[letter]})
                heard = await hear_until(line, lambda keys: "started" in str(keys.get("events")))
            await play_all(people, table)
            return heard

        heard = asyncio.run(scene())
        (event,) = [event for event in heard["events"] if event["what"] == "started"]
        assert "Kim" in [event["seats"][letter] for letter in event["left_out"]]
        record = record_of(people[0], table)
        assert all(right for right, _ in check_deal(record))
        proof = record.further["proof"]
        assert isinstance(proof, dict)
        assert proof["contributions"][0]["bits"] == ""


def test_a_killed_server_goes_on_with_the_call(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, settled=SETTLED, bits_within=PATIENCE) as server:
        people = visitors(server, "Ned", "Oda", "Pia")
        table = table_for(people)
        path = f"/api/tables/{table}"
        people[0].post(f"{path}/start", commitment(table, "R"))
        server.kill()
        server.start()
        people[1].post(f"{path}/ready", commitment(table, "B"))
        people[2].post(f"{path}/ready")
        people[0].post(f"{path}/bits", {"bits": BITS["R"]})
        server.kill()
        server.settings["bits_within"] = 1  # what was announced holds
        server.start()

        async def look() -> Keys:
            async with socket_of(people[0], table) as line:
                (whole,) = await greet(line)
            return whole

        shown = asyncio.run(look())["call"]
        assert shown["waits"] == []
        assert {letter: {"commitment": made} for letter, made in shown["commitments"].items()} == {
            letter: commitment(table, letter) for letter in "RB"
        }
        assert 10_000 < shown["left"] <= PATIENCE * 1000
        assert people[1].post(f"{path}/bits", {"bits": BITS["B"]})["status"] == "playing"
        server.kill()
        server.start()
        assert people[0].get(path)["status"] == "playing"
        kinds = [type(entry).__name__ for entry in stored(server.store, table)]
        assert kinds[4:] == ["Called", "Ready", "Ready", "Contributed", "Contributed", "Started"]


def called(table: str) -> Table:
    """Three people at a table of this id, each with a commitment, before anybody has sent bits."""
    made = e.Made(0, e.TableSettings(), "joan", "CODE", "00" * 32)
    commitments = [player_commitment(bits, table, letter) for letter, bits in BITS.items()]
    ready = [e.Ready(2, seat, commitments[seat]) for seat in (1, 2)]
    call = e.Called(1, [1, 2], 30, 5, 0, commitments[0])
    return table_of(table, [made, *people("joan", "karl", "lena"), call, *ready])


def refused(table: Table, person: str, bits: str) -> str:
    with pytest.raises(commands.Refusal) as found:
        commands.contribute(table, person, bits, 3)
    return found.value.reason


def test_bits_fit_the_commitment_of_their_own_seat_and_table_alone() -> None:
    table = called("t")
    assert refused(table, "karl", BITS["G"]) == "other-bits", "somebody else's"
    assert refused(table, "karl", "0d" * 32) == "other-bits"
    assert refused(table, "mara", BITS["B"]) == "no-seat"
    table.apply(commands.contribute(table, "karl", BITS["B"], 3))
    assert refused(table, "karl", BITS["B"]) == "not-called", "sent before"
    assert refused(table, "karl", "0d" * 32) == "not-called"
    # a commitment that is repeated, by who sits elsewhere or at another table, cannot be kept
    for seat, name, letter, at in ((1, "karl", "R", "t"), (0, "joan", "R", "u")):
        copied = called("t")
        assert copied.call is not None
        made = {**copied.call.commitments, seat: player_commitment(BITS[letter], at, letter)}
        copied.call = dataclasses.replace(copied.call, commitments=made)
        assert refused(copied, name, BITS[letter]) == "other-bits"


def test_bits_that_come_after_the_start_change_nothing() -> None:
    table = called("t")
    for name, letter in (("joan", "R"), ("karl", "B")):
        table.apply(commands.contribute(table, name, BITS[letter], 3))
    table.apply(commands.begin(table, 4))
    seed = table.seed
    assert refused(table, "lena", BITS["G"]) == "not-called"
    assert table.seed == seed


def test_who_is_replaced_while_people_are_called_adds_nothing() -> None:
    """Whoever sits there then is called anew, and so are all others."""
    table = called("t")
    assert table.called is not None
    with pytest.raises(commands.Refusal, match="starting"):
        commands.remove(table, "joan", 1, 3)  # all are ready: too late
    table.apply(commands.contribute(table, "joan", BITS["R"], 3))
    table.apply(e.Left(4, 1))  # has had their data deleted
    assert table.call is None
    table.apply(commands.add_bot(table, "joan", "page", 5))
    assert refused(table, "joan", BITS["R"]) == "not-called"
    table.apply(commands.start(table, "joan", 6))
    assert table.seed == table.secret


def test_a_journal_from_before_deals_what_it_dealt() -> None:
    """Without a call the secret is the seed, as it was when there were no calls."""
    old = table_with(*people("joan"), *bots("page", "page", "page")[1:], e.Started(1, [2, 0, 1]))
    assert old.status == PLAYING
    assert old.seed == old.secret
    called: list[e.AnyEntry] = [
        e.Called(1, [], 30, 5, 0, "ab"),
        e.Contributed(1, 0, "0a" * 32),
        e.Started(1, [2, 0, 1]),
    ]
    new = table_with(*people("joan"), *bots("page", "page", "page")[1:], *called)
    assert new.seed != new.secret
    assert new.hash == old.hash


def test_an_entry_of_a_call_is_read_as_it_was_written() -> None:
    """The journals of a year from now hold these lines."""
    lines = [
        b'{"is":"called","at":1,"waits":[1],"ready_within":30000,"bits_within":5000,"seat":0,"commitment":"ab"}',
        b'{"is":"ready","at":2,"seat":1,"commitment":"cd"}',
        b'{"is":"contributed","at":3,"seat":0,"bits":"ef"}',
        b'{"is":"left","at":4,"seat":1,"late":true}',
    ]
    for line in lines:
        assert msgspec.json.decode(e.write_entry(e.read_entry(line))) == msgspec.json.decode(line)
