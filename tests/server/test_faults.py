"""What goes wrong in the world: power cuts, full disks, locked files, slow clients, messages twice."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.games import size
from tests.helpers.stores import stored
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    Player,
    ServerProcess,
    Visitor,
    act_message,
    answer_on,
    asked_one,
    failing,
    greet,
    hear,
    hear_until,
    play_all,
    socket_of,
    split_by_turn,
    started,
    tell,
    visitors,
)

from oriflamme.notation.record import parse_record
from oriflamme.server.protocol.messages import PROTOCOL
from oriflamme.server.table.journal import Acted, Back


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("faults")) as running:
        yield running


def check_finished(server: ServerProcess, table: str, players: list[Player]) -> None:
    """All heard the same end, and every acknowledged action is in the journal exactly once."""
    assert len({json.dumps(player.result) for player in players}) == 1
    acted = [entry.message for entry in stored(server.store, table) if isinstance(entry, Acted)]
    named = [message for message in acted if message]
    assert len(named) == len(set(named))
    for player in players:
        assert len(player.acknowledged) == len(set(player.acknowledged))
        assert set(player.acknowledged) <= set(named)
    status, record, _ = players[0].visitor.request("GET", f"/api/games/{table}/record.json")
    assert status == 200
    assert len(parse_record(record.decode()).actions) == len(acted)


MOST_HEARD = 150
"""Messages between two kills: with six tables of three, about a dozen moves."""


def test_kill_at_random_moments_loses_nothing(tmp_path: Path) -> None:
    """Concurrent games, some with bots, go on exactly where they were after each kill -9."""
    rng = random.Random(4)
    kills = size(8, 200)
    with ServerProcess(tmp_path, bot_pause=0.01) as server:
        done = 0
        while done < kills:
            groups = [visitors(server, f"a{n}", f"b{n}", f"c{n}") for n in range(5)]
            groups.append(visitors(server, "alone"))
            tables = [started(people, ("page",) * (3 - len(people))) for people in groups]

            async def games(
                groups: list[list[Visitor]] = groups, tables: list[str] = tables
            ) -> list[list[Player]]:
                heard = asyncio.Semaphore(0)  # counts messages, of all players together
                playing = [
                    asyncio.create_task(play_all(people, table, rng.randrange(9999), heard.release))
                    for people, table in zip(groups, tables, strict=True)
                ]
                all_games = asyncio.gather(*playing)

                def no_more(_: object) -> None:
                    for _ in range(MOST_HEARD):
                        heard.release()

                all_games.add_done_callback(no_more)
                nonlocal done
                while done < kills:
                    for _ in range(rng.randrange(MOST_HEARD)):
                        await heard.acquire()
                    if all_games.done():
                        break
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                    done += 1
                return list(await all_games)

            for table, players in zip(tables, asyncio.run(games()), strict=True):
                check_finished(server, table, players)


def test_a_stop_in_mid_game_is_announced_and_harmless(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)

    async def part() -> None:
        async with socket_of(people[0], table) as line:
            await tell(line, type="hello")
            await hear(line)
            assert await asyncio.to_thread(server.stop) == 0
            said = await hear_until(line, lambda keys: keys["type"] == "bye")
            assert said["reason"] == "server-stops"

    asyncio.run(part())
    server.start()
    check_finished(server, table, asyncio.run(play_all(people, table)))


# -- the disk ----------------------------------------------------------------------------------------


@pytest.mark.own_store
@pytest.mark.parametrize("fault", ["full", "locked"])
def test_a_store_that_fails_refuses_and_recovers(tmp_path: Path, fault: str) -> None:
    """Nothing half-applied: what is refused has not happened, and the same message succeeds later."""
    with ServerProcess(tmp_path, busy_seconds=0.2) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people)

        async def scene() -> None:
            person, decision = await asked_one(people, table)
            before = stored(server.store, table)
            async with socket_of(person, table) as line, socket_of(people[0], table) as other:
                await greet(line, other)
                with failing(server, fault):
                    await tell(line, **act_message(decision))
                    answer = await hear_until(line, lambda keys: keys["type"] == "answer")
                    assert not answer["accepted"]
                    assert answer["reason"] == f"store-{fault}"
                    assert answer["state"]["decision"]["number"] == decision["number"]
                    status, refused = person.ask("POST", "/api/tables", {})
                    assert (status, refused["reason"]) == (503, f"store-{fault}")
                assert stored(server.store, table) == before
                await tell(line, **act_message(decision))
                news = await hear_until(line, lambda keys: keys["type"] == "news")
                assert news["answer"]["accepted"]
                told = await hear_until(other, lambda keys: keys["type"] == "news")
                assert told["number"] == news["number"]
            assert len(stored(server.store, table)) == len(before) + 1

        asyncio.run(scene())
        check_finished(server, table, asyncio.run(play_all(people, table)))


@pytest.mark.own_store
def test_who_returns_while_the_disk_is_full_can_look_and_is_told(tmp_path: Path) -> None:
    """The stand-in stays, since that it should stop cannot be stored."""
    with ServerProcess(tmp_path, absence=0.2, bot_pause=600.0) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, random_seating=False)
        person, other = split_by_turn(people, table)

        async def scene() -> None:
            async with socket_of(other, table) as waiting:
                await greet(waiting)
                await hear_until(waiting, lambda keys: "stand-in" in str(keys.get("events")))
                async with socket_of(person, table) as line:
                    with failing(server, "full"):
                        (whole,) = await greet(line)
                        refused = await answer_on(line)
                        assert (refused["id"], refused["accepted"]) == ("", False)
                        assert refused["reason"] == "store-full"
                        for seats in (whole["table"]["seats"], refused["state"]["table"]["seats"]):
                            assert [seat["stand_in"] for seat in seats if "stand_in" in seat] == ["away"]
                    await tell(line, **act_message(whole["decision"]))
                    assert (await answer_on(line))["accepted"]
            assert sum(isinstance(entry, Back) for entry in stored(server.store, table)) == 1

        asyncio.run(scene())
        assert "Traceback" not in server.log.read_text()


# -- clients -----------------------------------------------------------------------------------------


def test_two_browsers_race_on_one_seat(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)

    async def scene() -> None:
        person, decision = await asked_one(people, table)
        async with socket_of(person, table) as one, socket_of(person, table) as two:
            await greet(one, two)
            await asyncio.gather(
                tell(one, **act_message(decision, "one", 0)),
                tell(two, **act_message(decision, "two", 1)),
            )
            answers = [await answer_on(one), await answer_on(two)]
            assert [answer["id"] for answer in answers] == ["one", "two"]
            assert sorted(answer["accepted"] for answer in answers) == [False, True]
            loser = next(answer for answer in answers if not answer["accepted"])
            assert loser["reason"] == "stale"
            assert loser["state"]["decision"]["number"] == decision["number"] + 1
        acted = [entry for entry in stored(server.store, table) if isinstance(entry, Acted)]
        assert len(acted) == 1

    asyncio.run(scene())


def test_the_same_message_twice_gets_the_same_answer(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)

    async def answer_to(person: Visitor, message: Keys) -> Keys:
        async with socket_of(person, table) as line:
            await greet(line)
            await tell(line, **message)
            answer = await answer_on(line)
            return {key: answer[key] for key in ("id", "accepted", "reason") if key in answer}

    person, decision = asyncio.run(asked_one(people, table))
    wrong = {**act_message(decision, "wrong"), "action": "target 40"}
    right = act_message(decision, "right")
    refused = asyncio.run(answer_to(person, wrong))
    assert refused == {"id": "wrong", "accepted": False, "reason": "illegal"}
    accepted = asyncio.run(answer_to(person, right))
    assert accepted == {"id": "right", "accepted": True}
    assert asyncio.run(answer_to(person, wrong)) == refused
    assert asyncio.run(answer_to(person, right)) == accepted
    server.kill()
    server.start()
    assert asyncio.run(answer_to(person, right)) == accepted
    acted = [entry for entry in stored(server.store, table) if isinstance(entry, Acted)]
    assert len(acted) == 1


def test_messages_out_of_order_are_refused(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)

    async def scene() -> None:
        person, decision = await asked_one(people, table)
        async with socket_of(person, table) as line:
            await greet(line)
            for number in (decision["number"] + 1, 0, 10**9):
                await tell(line, **{**act_message(decision, f"m{number}"), "decision": number})
                answer = await hear_until(line, lambda keys: keys["type"] == "answer")
                assert (answer["accepted"], answer["reason"]) == (False, "stale")
                assert answer["values"] == {"decision": decision["number"]}
        other = next(one for one in people if one is not person)
        async with socket_of(other, table) as line:
            await tell(line, type="hello")
            await tell(line, **act_message(decision))
            answer = await hear_until(line, lambda keys: keys["type"] == "answer")
            assert answer["reason"] == "not-asked"

    asyncio.run(scene())


def test_a_client_that_never_reads_is_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits={"unsent_bytes": 64 * 1024}) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people)
        host, _, port = server.netloc.partition(":")
        idle = socket.socket()
        idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        idle.connect((host, int(port)))
        idle.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = b'{"type":"hello"}'
        frame = bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello
        idle.sendall(frame)

        async def flood() -> None:
            """Whole views again and again fill what the client does not read."""
            idle.settimeout(PATIENCE)
            for _ in range(5000):
                try:
                    await asyncio.to_thread(idle.sendall, frame * 50)
                except ConnectionError:
                    return
            raise AssertionError("it was not let go")

        async def scene() -> list[Player]:
            flooding = asyncio.create_task(flood())
            players = await play_all(people, table)
            await flooding
            return players

        check_finished(server, table, asyncio.run(scene()))
        idle.close()


def test_after_a_break_a_client_gets_just_what_it_missed(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)
    players = asyncio.run(play_all(people, table))

    async def scene() -> None:
        async with socket_of(people[0], table) as line:
            await tell(line, type="hello", number=None)
            whole = await hear(line)
            assert whole["type"] == "table"
            last = whole["number"]
        for missed in (0, 1, 50):
            async with socket_of(people[0], table) as line:
                await tell(line, type="hello", number=last - missed, protocol=PROTOCOL)
                news = await hear(line)
                assert (news["type"], news["number"]) == ("news", last)
                assert news["events"] == players[0].events[len(players[0].events) - missed :]
        for wrong in (last + 1, 10**9, 0):
            async with socket_of(people[0], table) as line:
                await tell(line, type="hello", number=wrong, protocol=PROTOCOL)
                assert (await hear(line))["type"] == ("table" if wrong or last > 200 else "news")
        async with socket_of(people[0], table) as line:  # its events would count otherwise
            await tell(line, type="hello", number=last - 1)
            assert (await hear(line))["type"] == "table"

    asyncio.run(scene())
