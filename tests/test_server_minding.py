"""Bots, stand-ins and clocks: who plays when a person does not, when, and what the store keeps of it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest
from tests.test_server_faults import asked_one, journal
from tests.visitors import (
    Player,
    ServerProcess,
    hear,
    hear_until,
    play_all,
    server_in,
    socket_of,
    started,
    tell,
    visitors,
)

from oriflamme.bots.levels import LEVELS
from oriflamme.server.clocks import DAY, allowed, elapsed, from_bank
from oriflamme.server.entries import Acted, Back, Clock, StandIn
from oriflamme.server.minding import Minder
from oriflamme.server.settings import Settings
from oriflamme.server.store import Outage
from oriflamme.server.thinkers import Busy, NoAnswer, Thinkers


def workers_of(server: ServerProcess) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(child) for child in children.split()]


def test_a_game_with_bots_of_every_level(tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        (person,) = visitors(server, "alone")
        assert person.get("/api/bots")["levels"] == list(LEVELS)
        for levels in (("page", "squire"), ("knight", "baron", "regent")):
            table = started([person], levels)
            asyncio.run(play_all([person], table))


def test_a_worker_that_dies_is_replaced_and_its_decision_asked_again(tmp_path: Path) -> None:
    with server_in(tmp_path, bot_pause=0.1) as server:
        (person,) = visitors(server, "alone")
        table = started([person], ("random", "random"))

        async def scene() -> None:
            playing = asyncio.create_task(play_all([person], table))
            killed = 0
            while not playing.done() and killed < 3:  # a new worker needs a moment to get up
                await asyncio.sleep(1.0)
                for worker in workers_of(server):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            await playing
            assert killed > 0

        asyncio.run(scene())


def test_no_worker_is_left_when_the_server_is_killed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        workers: list[int] = []
        while not workers:
            workers = workers_of(server)
        time.sleep(0.5)
        server.kill()
        for _ in range(100):
            if not any(Path(f"/proc/{worker}").exists() for worker in workers):
                break
            time.sleep(0.05)
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
        server.start()


def test_the_queue_of_questions_is_bounded() -> None:
    async def scene() -> None:
        thinkers = Thinkers(0, 1.0, 0.1, most_waiting=2)
        waiting = [asyncio.create_task(thinkers.ask("random", "")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.ask("random", "")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not thinkers.waiting

    asyncio.run(scene())


def test_a_bot_that_fails_says_so_and_names_no_card() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, 20.0, 0.1)
        thinkers.start()
        try:
            with pytest.raises(NoAnswer, match="NotationError"):
                await thinkers.ask("random", "row=R?archer")
        finally:
            await thinkers.stop()

    asyncio.run(scene())


# -- the pause ---------------------------------------------------------------------------------------


def test_the_pause_does_not_tell_how_long_a_bot_thought() -> None:
    minder = Minder(Settings(bot_pause=1.0), Thinkers(0, 1.0, 0.1))
    for thought in (0.0, 0.001, 0.5, 0.999):
        assert thought + minder.release_in(thought) == pytest.approx(1.0)
    assert 1.2 + minder.release_in(1.2) == pytest.approx(2.0)


def test_answers_come_after_the_same_pause(tmp_path: Path) -> None:
    """A bot with one legal action and one that ponders are heard equally late."""
    pause = 0.4
    with server_in(tmp_path, bot_pause=pause) as server:
        (person,) = visitors(server, "alone")
        table = started([person], ("baron", "page"))

        async def scene() -> list[float]:
            times: list[float] = []
            asked_at = 0.0
            async with socket_of(person, table) as line:
                await tell(line, type="hello")
                rng = random.Random(1)
                while len(times) < 12:
                    keys = await hear(line)
                    if keys["type"] not in ("news", "table"):
                        continue
                    if asked_at and keys["type"] == "news":
                        times.append(time.monotonic() - asked_at)
                    decision = keys["decision"]
                    asked_at = 0.0
                    if decision.get("legal"):
                        action = rng.choice(decision["legal"])["action"]
                        number = decision["number"]
                        await tell(line, type="act", id=str(number), decision=number, action=action)
                    else:
                        asked_at = time.monotonic()
            return times

        for seconds in asyncio.run(scene()):
            assert seconds % pause < 0.25 or seconds % pause > pause - 0.05
            assert seconds > pause - 0.1


# -- stand-ins ---------------------------------------------------------------------------------------


def test_who_is_away_gets_a_stand_in_until_they_return(tmp_path: Path) -> None:
    with server_in(tmp_path, absence=0.3) as server:
        people = visitors(server, "here", "there", "away")
        table = started(people)

        async def scene() -> None:
            playing = [
                asyncio.create_task(Player(person, table, random.Random(n)).play())
                for n, person in enumerate(people[:2])
            ]
            async with socket_of(people[0], table) as line:
                await tell(line, type="hello")
                news = await hear_until(line, lambda keys: "stand-in" in str(keys.get("events")))
                asked = news["decision"]["number"]  # of the one who is away
                await hear_until(line, lambda keys: keys.get("decision", {}).get("number", 0) > asked)
                late = await Player(people[2], table, random.Random(9)).play()
                assert late.acknowledged
            await asyncio.gather(*playing)

        asyncio.run(scene())
        entries = journal(server.file, table)
        stood_in = [entry for entry in entries if isinstance(entry, StandIn)]
        assert [entry.why for entry in stood_in] == ["away"]
        assert sum(isinstance(entry, Back) for entry in entries) == 1
        assert any(isinstance(entry, Acted) and entry.stand_in for entry in entries)
        game = people[0].get(f"/api/games/{table}")["game"]
        assert not game["rated"]
        assert "people" not in people[0].get("/api/me/data")["ratings"]


def test_nobody_is_replaced_where_nobody_waits(tmp_path: Path) -> None:
    with server_in(tmp_path, absence=0.1) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people)
        asyncio.run(asked_one(people, table))
        time.sleep(0.5)
        assert not any(isinstance(entry, StandIn) for entry in journal(server.file, table))


def test_at_a_correspondence_table_only_the_clock_decides(tmp_path: Path) -> None:
    with server_in(tmp_path, absence=0.1) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, clock={"days": 1})

        async def scene() -> None:
            for person in people:
                async with socket_of(person, table) as line:
                    await tell(line, type="hello")
                    await asyncio.sleep(0.3)

        asyncio.run(scene())
        assert not any(isinstance(entry, StandIn) for entry in journal(server.file, table))


def test_out_of_time_a_stand_in_plays_and_an_action_of_ones_own_ends_it(tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, clock={"seconds": 1})

        async def scene() -> None:
            async with socket_of(people[0], table) as line:
                await tell(line, type="hello")
                seat = (await hear_until(line, lambda keys: keys["type"] == "table"))["you"]
                mine = f"'what': 'stand-in', 'seat': '{seat}'"
                await hear_until(line, lambda keys: mine in str(keys.get("events")))
                await tell(line, type="return", id="r")
                news = await hear_until(line, lambda keys: "answer" in keys)
                assert news["answer"]["accepted"]
                assert news["events"] == [{"what": "back", "seat": seat}]

        asyncio.run(scene())
        assert {entry.why for entry in journal(server.file, table) if isinstance(entry, StandIn)} == {
            "time"
        }


def test_who_leaves_a_game_is_played_for(tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people)
        people[2].post(f"/api/tables/{table}/leave")
        asyncio.run(play_all(people[:2], table))


def test_clocks_run_on_after_a_restart_without_the_outage(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, clock={"seconds": 600})

        async def left() -> int:
            async with socket_of(people[0], table) as line:
                await tell(line, type="hello")
                keys = await hear_until(line, lambda keys: keys["type"] == "table")
                return int(keys["decision"]["clock"]["left"])

        time.sleep(1.2)
        before = asyncio.run(left())
        server.kill()
        time.sleep(4.5)
        server.start()
        after = asyncio.run(left())
        # what passed since the last sign of life, a second at most, is given back
        assert before - 3000 < after <= before + 1500


# -- arithmetic --------------------------------------------------------------------------------------


def test_time_without_outages() -> None:
    assert elapsed(0, 100, []) == 100
    assert elapsed(0, 100, [Outage(20, 50)]) == 70
    assert elapsed(30, 100, [Outage(20, 50), Outage(90, 200)]) == 40
    assert elapsed(30, 40, [Outage(20, 50)]) == 0


def test_what_a_clock_allows() -> None:
    assert allowed(Clock(), 0) is None
    assert allowed(Clock(seconds=30, bank=60), 5000) == 35_000
    assert allowed(Clock(days=2), 0) == 2 * DAY
    assert from_bank(Clock(seconds=30), 29_000) == 0
    assert from_bank(Clock(seconds=30), 32_000) == 2000
    assert from_bank(Clock(days=1), DAY) == 0
