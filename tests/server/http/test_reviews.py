"""Reviews of finished games, worked out by a real server and its workers."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.records import random_record
from tests.helpers.reviewing import finished, grown
from tests.helpers.visitors import PATIENCE, ServerProcess, Visitor, refusal, started, visitors

from oriflamme.notation.position import observation_text
from oriflamme.notation.record import parse_record, replay
from oriflamme.review import Judge, Work, review
from oriflamme.rules import observe
from oriflamme.server.live.bot_pool import BotPool

WORLDS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("reviews"), review_worlds=WORLDS) as running:
        yield running


def test_a_review_is_what_the_command_gives_and_anybody_may_read_it(server: ServerProcess) -> None:
    (person,) = visitors(server, "Ada")
    path = finished(person)
    nothing = Visitor(server).get(path)
    assert (nothing["judge"], nothing["done"], nothing["decisions"]) == (None, 0, [])
    assert refusal(Visitor(server), "POST", path) == (401, "no-person")
    person.post(path)
    found = grown(Visitor(server), path)
    _, record, _ = person.request("GET", path.replace("review", "record.json"))
    told = review(Work(Judge(worlds=WORLDS), parse_record(record.decode())))
    assert found["judge"]["worlds"] == WORLDS
    assert [one["number"] for one in found["decisions"]] == list(range(1, found["of"] + 1))
    assert [one["luck"] for one in found["decisions"]] == [one.luck for one in told.decisions]
    assert {letter: seat["loss"] for letter, seat in found["seats"].items()} == {
        letter: seat.loss for letter, seat in told.seats.items()
    }
    for seat in found["seats"].values():
        assert seat["start"] + seat["luck"] - seat["loss"] == pytest.approx(seat["result"], abs=1e-9)
    latest = person.get(f"{path}?after={found['of'] - 2}")
    assert latest["decisions"] == found["decisions"][-2:]
    assert latest["seats"] == found["seats"]


def test_a_game_in_play_has_no_review(server: ServerProcess) -> None:
    people = visitors(server, "Ada", "Ben", "Cleo")
    path = f"/api/games/{started(people)}/review"
    for method in ("GET", "POST"):
        assert refusal(people[0], method, path) == (404, "no-such-game")
    assert refusal(people[0], "GET", "/api/games/none/review") == (404, "no-such-game")


def test_after_a_restart_it_goes_on_where_it_was(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, review_worlds=400) as server:
        (person,) = visitors(server, "Ada")
        path = finished(person)
        person.post(path)
        while not (before := person.get(path))["done"]:
            pass
        assert before["done"] < before["of"]
        server.kill()
        server.start()
        after = person.get(path)  # nobody has asked again
        assert after["decisions"][: before["done"]] == before["decisions"]
        until = time.monotonic() + PATIENCE
        while person.get(path)["done"] <= after["done"]:
            assert time.monotonic() < until


def test_new_reviews_are_a_persons_to_ask_for_now_and_then(tmp_path: Path) -> None:
    limits = {"reviews_at_once": 1, "reviews_an_hour": 0.001}
    with ServerProcess(tmp_path, review_worlds=2, limits=limits) as server:
        (person,) = visitors(server, "Ada")
        first, second = finished(person), finished(person)
        person.post(first)
        person.post(first)
        assert refusal(person, "POST", second) == (429, "pace")
        grown(person, first)
        person.post(first)


def test_a_bot_does_not_wait_for_reviews() -> None:
    """Not for a worker, and its worker goes before theirs wherever both want the processor."""
    record = random_record("base", 3, 1)
    state = replay(record, 0)
    seen, taken = observation_text(observe(state, state.asked), record.seating), record.actions[0]

    async def scene() -> None:
        pool = BotPool(1, PATIENCE)
        pool.start()
        try:
            reviews = [
                asyncio.create_task(pool.judge(Judge(worlds=2000), 1, seen, taken, seed))
                for seed in range(20)
            ]
            await asyncio.wait_for(pool.ask("page", seen, 1.0), PATIENCE)
            assert not all(task.done() for task in reviews)
            await asyncio.wait_for(reviews[0], PATIENCE)
            assert not pool.waiting
            nice = sorted(os.getpriority(os.PRIO_PROCESS, process.pid) for process in pool.processes)
            assert len(nice) == 2
            assert nice[1] >= nice[0] + 10, "ten steps are a tenth of a processor beside one that is busy"
            for task in reviews:
                task.cancel()
            await asyncio.gather(*reviews, return_exceptions=True)
            assert not pool.reviews.addresses
        finally:
            await pool.stop()

    asyncio.run(scene())
