"""Bots and stand-ins: who plays when a person does not, when, and what the store keeps of it."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from librt.random import Random
from tests.helpers.places import BAD_BOTS
from tests.helpers.stores import stored
from tests.helpers.tables import bots, start, table_with
from tests.helpers.visitors import (
    PATIENCE,
    Player,
    ServerProcess,
    Visitor,
    act_message,
    begin,
    greet,
    hear_until,
    play_all,
    seated,
    socket_of,
    split_by_turn,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.asyncio.client import ClientConnection

from oriflamme.bots import Budget, ask, make_bot
from oriflamme.bots.levels import LEVELS
from oriflamme.bots.thinking import LONGEST
from oriflamme.notation.position import position_text
from oriflamme.rules import BASE, FAMILIES, Log, observe
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.deal import draw_deal
from oriflamme.server.live.bot_pool import BotPool, Busy, NoAnswer
from oriflamme.server.live.live_table import LiveTable
from oriflamme.server.live.pauses import may_think, pause_of, released_at
from oriflamme.server.live.scheduler import Scheduler
from oriflamme.server.measures import Measures
from oriflamme.server.settings import Settings
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.server.table.journal import (
    Acted,
    Back,
    StandIn,
)
from oriflamme.server.table.ratings import rated_places
from oriflamme.server.table.table import OVER, Table


def workers_of(server: ServerProcess) -> list[int]:
    assert server.process is not None
    parent = str(server.process.pid)
    if sys.platform == "linux":
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    else:
        children = subprocess.check_output(["pgrep", "-P", parent], text=True)
    return [int(child) for child in children.split()]


def test_a_game_with_bots_of_every_level(server: ServerProcess) -> None:
    (person,) = visitors(server, "alone")
    assert person.get("/api/bots")["levels"] == list(LEVELS)
    for levels in (("page", "squire"), ("knight", "baron", "regent")):
        table = started([person], levels)
        asyncio.run(play_all([person], table))


def test_a_worker_that_dies_is_replaced_and_its_decision_asked_again(server: ServerProcess) -> None:
    """It is halted while a bot is asked, so it dies with the question unanswered."""
    server.stop()
    server.start()  # with one worker, until there is work for more
    (person,) = visitors(server, "alone")
    table = started([person], ("page", "page"))
    before = server.log.read_text()

    async def scene() -> None:
        async with socket_of(person, table) as line:
            (keys,) = await greet(line)
            killed = 0
            while killed < 3:
                while not keys["decision"].get("legal"):
                    keys = await hear_until(line, lambda keys: "decision" in keys)
                (worker,) = workers_of(server)
                os.kill(worker, signal.SIGSTOP)
                await tell(line, **act_message(keys["decision"], f"m{keys['decision']['number']}"))
                keys = await hear_until(line, lambda keys: "decision" in keys)
                waits_for_bot = not keys["decision"].get("legal")
                person.get("/api/health")  # whatever news make the server do, it has done by now
                os.kill(worker, signal.SIGKILL if waits_for_bot else signal.SIGCONT)
                killed += waits_for_bot

    asyncio.run(scene())
    asyncio.run(play_all([person], table))
    assert server.log.read_text().removeprefix(before).count("worker is replaced") == 3


def test_no_worker_is_left_when_the_server_is_killed(server: ServerProcess) -> None:
    (person,) = visitors(server, "alone")
    asyncio.run(play_all([person], started([person], ("page", "page"))))
    watched = [os.pidfd_open(worker) for worker in workers_of(server)]
    assert watched
    server.kill()
    for worker in watched:
        ended, _, _ = select.select([worker], [], [], PATIENCE)
        os.close(worker)
        assert ended
    server.start()


def test_the_queue_of_questions_is_bounded() -> None:
    async def scene() -> None:
        bot_pool = BotPool(0, 1.0, most_waiting=2)
        waiting = [asyncio.create_task(bot_pool.ask("random", "", 0.1)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await bot_pool.ask("random", "", 0.1)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not bot_pool.waiting

    asyncio.run(scene())


def test_a_bot_that_fails_says_so_and_names_no_card() -> None:
    async def scene() -> None:
        bot_pool = BotPool(1, PATIENCE)
        bot_pool.start()
        try:
            with pytest.raises(NoAnswer, match="NotationError"):
                await bot_pool.ask("random", "row=R?archer", 0.1)
        finally:
            await bot_pool.stop()

    asyncio.run(scene())


def played_by(folder: Path, specs: Sequence[str], position: str = "") -> Table:
    """A game to its end, one bot a seat."""
    table = table_with(*bots(*specs), start(), position=position)

    async def scene() -> None:
        bot_pool, store, over = BotPool(1, PATIENCE), SqliteStore(folder / "s.sqlite"), asyncio.Event()
        scheduler = Scheduler(Settings(bot_pause=0.0), bot_pool, Measures())

        def changed(live: LiveTable) -> None:
            scheduler.look(live)
            if live.table.status == OVER:
                over.set()

        bot_pool.start()
        live = LiveTable(table, store, [], asyncio.Lock(), changed, Measures(), absence=60)
        scheduler.look(live)
        await asyncio.wait_for(over.wait(), PATIENCE)
        await scheduler.stop()
        await bot_pool.stop()
        await store.close()

    asyncio.run(scene())
    return table


def test_levels_that_remember_are_told_what_their_seat_has_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They choose as they would if they had watched the game from their seat."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 5)  # what each bot draws from
    table, baron, log = played_by(tmp_path, ["baron"] * 3), make_bot("baron"), Log()
    state = table.begin(log)
    for action in table.actions:
        observation = observe(state, state.asked)
        observation.history = log.heard_by(state.asked)
        assert ask(baron, observation, Random(5), Budget()).action == action
        state.apply(action)
    assert state.question == NOTHING


def test_where_no_bot_can_answer_the_game_goes_on(tmp_path: Path) -> None:
    """After the next placement its number of plays is more than the notation allows for."""
    deal = draw_deal(3, BASE, Random(3)).start()
    played_by(tmp_path, ["page"] * 3, position_text(deal, "RBG") + ";plays=400")


@pytest.mark.parametrize(
    ("bad", "why"),
    [("Cheats", "BotFailed"), ("Mute", "BotFailed"), ("Crashes", "RuntimeError"), ("Exits", "SystemExit"),
     ("Dies", "its workers died"), ("Leaves", "SystemExit")],
)  # fmt: skip
def test_a_bot_that_fails_once_is_played_for_to_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bad: str, why: str
) -> None:
    spec = f"{BAD_BOTS}:{bad}"
    table = played_by(tmp_path, [spec, "page", "page"])
    failures = [text for text in caplog.messages if "gave no answer" in text]
    assert failures == [f"the bot {spec} gave no answer ({why})"]
    entries = stored(f"sqlite:///{tmp_path}/s.sqlite", "t")
    assert any(isinstance(entry, Acted) and entry.stand_in for entry in entries)
    assert set(rated_places(table)) == {1, 2}


# -- the pause ---------------------------------------------------------------------------------------


def test_the_pause_does_not_tell_how_long_a_bot_thought() -> None:
    for thought in (0.0, 0.001, 0.5, 0.999, 1.0):
        assert released_at(7.0, 7.0 + thought, 1.0) == 8.0
    # late: the server has more questions than it bears
    assert released_at(7.0, 8.001, 1.0) == released_at(7.0, 8.9, 1.0) == 9.0
    assert released_at(7.0, 7.3, 0.0) == 7.3


def test_every_level_thinks_within_its_pause() -> None:
    """What it may think is processor time, twice of which is left for all else."""
    for level in (*LEVELS, "random"):
        pause = pause_of(level)
        assert 0.7 <= pause <= 2.0
        assert may_think(pause) <= pause / 2
    assert pause_of("regent") > LONGEST  # no bot thinks longer than that on the wall
    assert pause_of("regent", 0.1) == 0.1


def test_answers_come_after_the_same_pause(tmp_path: Path) -> None:
    """Of a bot that hardly thinks and of one that ponders, with one legal action and with many."""
    pause = 100
    with ServerProcess(tmp_path, bot_pause=pause / 1000) as server:
        (person,) = visitors(server, "alone")
        table = started([person], ("page", "regent"))
        asyncio.run(play_all([person], table))
        times = sorted(
            entry.at - before.at
            for before, entry in pairwise(stored(server.store, table))
            if isinstance(entry, Acted) and not entry.message
        )
        # whole milliseconds of another clock; and a busy machine is often late, but not always
        assert pause - 2 <= times[0] < 2 * pause - 2


# -- stand-ins ---------------------------------------------------------------------------------------


def test_who_is_away_gets_a_stand_in_until_they_return(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, absence=0.3) as server:
        people = visitors(server, "here", "there", "away")
        table = table_for(people)

        async def scene() -> None:
            async with socket_of(people[0], table) as line:
                await greet(line)
                here, there = await seated(
                    *(Player(person, table, random.Random(7)) for person in people[:2])
                )
                begin(people, table)
                told = await hear_until(line, lambda keys: keys["type"] == "presence" and "away" in keys)
                ((away, left),) = told["away"].items()
                assert away not in told["connected"]
                assert 0 <= left <= 300
                news = await hear_until(line, lambda keys: "stand-in" in str(keys.get("events")))
                assert news["decision"]["seat"] == away
                asked = news["decision"]["number"]  # of the one who is away
                await hear_until(line, lambda keys: keys.get("decision", {}).get("number", 0) > asked)
                here.cancel()  # one who does not answer, so that the game waits for who returns
                late = Player(people[2], table, random.Random(9))
                playing = await seated(late, Player(people[0], table, random.Random(8)))
                await asyncio.gather(there, *playing)
                assert late.acknowledged

        asyncio.run(scene())
        entries = stored(server.store, table)
        stood_in = [entry for entry in entries if isinstance(entry, StandIn)]
        assert [entry.why for entry in stood_in] == ["away"]
        assert sum(isinstance(entry, Back) for entry in entries) == 1
        assert any(isinstance(entry, Acted) and entry.stand_in for entry in entries)
        game = people[0].get(f"/api/games/{table}")["game"]
        assert game["rated"]
        rated = {one["name"]: one["games"] for one in people[0].get("/api/ratings?pool=people")["ratings"]}
        assert rated == {"here": 1, "there": 1, "away": 1}


async def stand_in_at(line: ClientConnection) -> None:
    await greet(line)
    await hear_until(line, lambda keys: "stand-in" in str(keys.get("events")))


def test_nobody_is_replaced_where_nobody_waits(tmp_path: Path) -> None:
    """Who only watches is nobody here, and makes no stand-in play for those who have left."""
    with ServerProcess(tmp_path, absence=0.2) as server:
        people = visitors(server, "a", "b", "c")
        deserted, watched, left, waiting = (started(people, random_seating=False) for _ in range(4))
        for person in people:
            person.post(f"/api/tables/{left}/leave")
        _, patient = split_by_turn(people, waiting)

        async def scene() -> None:
            async with (
                socket_of(Visitor(server), watched) as at_watched,
                socket_of(Visitor(server), left) as at_left,
                socket_of(patient, waiting) as line,
            ):
                await greet(at_watched, at_left)
                await stand_in_at(line)
                await hear_until(line, lambda keys: "placed" in str(keys.get("events")))

        asyncio.run(scene())  # the other tables would have come first
        assert not any(isinstance(entry, StandIn) for entry in stored(server.store, deserted))
        assert not any(isinstance(entry, StandIn) for entry in stored(server.store, watched))
        assert not any(isinstance(entry, Acted) for entry in stored(server.store, left))


def test_at_a_correspondence_table_only_the_clock_decides(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, absence=0.2) as server:
        people = visitors(server, "a", "b", "c")
        slow = started(people, random_seating=False, clock={"days": 1})
        live = started(people, random_seating=False)
        _, waits_slow = split_by_turn(people, slow)
        _, waits_live = split_by_turn(people, live)

        async def scene() -> None:
            async with socket_of(waits_slow, slow) as patient, socket_of(waits_live, live) as line:
                await greet(patient)
                await stand_in_at(line)

        asyncio.run(scene())  # at the correspondence table somebody waited before
        assert not any(isinstance(entry, StandIn) for entry in stored(server.store, slow))


def test_out_of_time_a_stand_in_plays(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, clock={"seconds": 1})

        async def scene() -> None:
            async with socket_of(people[0], table) as line:
                await greet(line)
                await hear_until(line, lambda keys: keys.get("decision", {}).get("number", 0) > 1)

        asyncio.run(scene())
        entries = stored(server.store, table)
        assert next(entry.why for entry in entries if isinstance(entry, StandIn)) == "time"
        assert next(entry.stand_in for entry in entries if isinstance(entry, Acted))


def test_out_of_time_a_stand_in_takes_over_until_one_says_that_one_is_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_pause=600.0) as server:  # it thinks for as long as anybody needs
        people = visitors(server, "a", "b", "c")
        table = table_for(people, clock={"seconds": 1}, random_seating=False)

        async def scene() -> None:
            async with (
                socket_of(people[0], table) as one,
                socket_of(people[1], table) as two,
                socket_of(people[2], table) as three,
            ):
                await greet(one, two, three)
                people[0].post(f"/api/tables/{table}/start")
                news = await hear_until(one, lambda keys: "stand-in" in str(keys.get("events")))
                seat = news["decision"]["seat"]
                assert news["events"] == [{"what": "stand-in", "family": seat, "why": "time"}]
                line = (one, two, three)[FAMILIES.index(seat)]
                await tell(line, type="return", id="r")
                news = await hear_until(line, lambda keys: "answer" in keys)
                assert news["answer"]["accepted"]
                assert news["events"] == [{"what": "back", "family": seat}]

        asyncio.run(scene())


def test_who_leaves_a_game_is_played_for(server: ServerProcess) -> None:
    people = visitors(server, "a", "b", "c")
    table = started(people)
    people[2].post(f"/api/tables/{table}/leave")
    asyncio.run(play_all(people[:2], table))
