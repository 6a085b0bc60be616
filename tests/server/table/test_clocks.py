"""Clocks: what a decision takes, what is left to who returns, and what is not counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.helpers.stores import ON_POSTGRES, change, rows, stored
from tests.helpers.tables import people, start, table_with
from tests.helpers.visitors import (
    ServerProcess,
    asked_one,
    greet,
    hear_until,
    socket_of,
    started,
    tell,
    visitors,
)

from oriflamme.notation.words import action_text
from oriflamme.server.table.clocks import DAY, GRACE, Outage, clock_of, elapsed, is_a_clock
from oriflamme.server.table.journal import (
    Acted,
    AnyEntry,
    Back,
    Clock,
    StandIn,
    TableSettings,
    read_entry,
    write_entry,
)
from oriflamme.server.table.table import Table


def test_to_leave_and_return_gives_no_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_pause=600.0) as server:  # no stand-in plays before the person is back
        people = visitors(server, "a", "b", "c")
        table = started(people, clock={"seconds": 600})

        async def scene() -> None:
            asked, decision = await asked_one(people, table)
            async with socket_of(asked, table) as line:
                await greet(line)
                await asyncio.to_thread(asked.post, f"/api/tables/{table}/leave")
                await tell(line, type="return", id="r")
                news = await hear_until(line, lambda keys: "answer" in keys)
                assert news["decision"]["number"] == decision["number"]
                assert news["decision"]["clock"]["left"] <= decision["clock"]["left"]

        asyncio.run(scene())
        (gone,) = [entry for entry in stored(server.store, table) if isinstance(entry, StandIn)]
        assert gone.used > 0


def at_a_clock(clock: Clock, *later: AnyEntry) -> Table:
    """Somebody is asked at 1000, and then this happens."""
    settings = TableSettings(clock=clock, random_seating=False)
    return table_with(*people("a", "b", "c"), start(at=1000), *later, settings=settings)


def left(table: Table, at: int) -> tuple[int, int]:
    """What is left for the decision, and what of it is the bank."""
    seat, time = table.seats[table.asked()], table.left(at, [])
    assert seat is not None
    assert time is not None
    return time, seat.bank


def test_who_returns_has_what_was_left_and_time_to_look_once() -> None:
    clock = Clock(seconds=30, bank=60)
    asked = at_a_clock(clock).asked()
    in_time: list[AnyEntry] = [StandIn(21_000, asked, "left", 20_000)]
    assert left(at_a_clock(clock, *in_time), 500_000) == (70_000, 60_000)  # while a bot plays it stands
    in_time.append(Back(500_000, asked))
    assert left(at_a_clock(clock, *in_time), 501_000) == (69_000, 60_000)
    in_the_bank: list[AnyEntry] = [StandIn(51_000, asked, "away", 50_000), Back(60_000, asked)]
    assert left(at_a_clock(clock, *in_the_bank), 60_000) == (40_000, 40_000)
    too_late: list[AnyEntry] = [StandIn(91_001, asked, "time", 90_001)]
    assert left(at_a_clock(clock, *too_late), 91_001) == (0, 0)
    too_late.append(Back(91_500, asked))
    assert left(at_a_clock(clock, *too_late), 92_500) == (GRACE - 1000, 0)
    again: list[AnyEntry] = [
        *too_late,
        StandIn(93_500, asked, "left", 30_000 - GRACE + 2000),
        Back(94_000, asked),
    ]
    assert left(at_a_clock(clock, *again), 94_000) == (GRACE - 2000, 0)
    twice: list[AnyEntry] = [*too_late, StandIn(101_500, asked, "time", 30_000), Back(102_000, asked)]
    assert left(at_a_clock(clock, *twice), 102_000) == (0, 0)


def test_the_next_decision_has_its_time_whatever_became_of_the_last() -> None:
    clock = Clock(seconds=30, bank=60)
    first = at_a_clock(clock)
    assert first.state is not None
    asked, action = first.asked(), action_text(first.state.legal_at(0))
    table = at_a_clock(clock, StandIn(91_000, asked, "time", 90_000), Acted(92_000, action, stand_in=True))
    assert left(table, 92_000) == (90_000, 60_000)  # another family's
    assert [seat.bank for seat in table.seats if seat] == [0 if n == asked else 60_000 for n in range(3)]


def test_older_journals_tell_what_they_told() -> None:
    """Without what was used by then: who returned had all the time again."""
    clock = Clock(seconds=30, bank=60)
    asked = at_a_clock(clock).asked()
    body = b'{"is":"stand-in","at":91000,"seat":%d,"why":"time"}' % asked
    assert left(at_a_clock(clock, read_entry(body), Back(92_000, asked)), 92_000) == (90_000, 60_000)


def test_clocks_run_on_after_a_restart_without_the_outage(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people, clock={"seconds": 600})

        async def left() -> int:
            async with socket_of(people[0], table) as line:
                (whole,) = await greet(line)
                return int(whole["decision"]["clock"]["left"])

        before = asyncio.run(left())
        server.kill()
        an_hour_passes(server.store)
        server.start()
        after = asyncio.run(left())
        # the hour is not counted, nor is more than that given back
        assert abs(after - before) < 120_000


def an_hour_passes(url: str) -> None:
    """All that is stored is an hour older."""
    hour = 3_600_000
    change(url, "UPDATE alive SET at = at - ?", hour)
    if ON_POSTGRES:  # where the server that is gone counts as there for some seconds
        change(url, "UPDATE servers SET beat = beat - interval '1 hour', at = at - ?", hour)
    for table, number, body in rows(url, "SELECT table_id, number, body FROM entries"):
        entry = read_entry(body)
        older = write_entry(msgspec.structs.replace(entry, at=entry.at - hour))
        sql = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
        change(url, sql, older, table, number)


# -- arithmetic --------------------------------------------------------------------------------------


def test_time_without_outages() -> None:
    assert elapsed(0, 100, []) == 100
    assert elapsed(0, 100, [Outage(20, 50)]) == 70
    assert elapsed(30, 100, [Outage(20, 50), Outage(90, 200)]) == 40
    assert elapsed(30, 40, [Outage(20, 50)]) == 0


def test_what_a_clock_allows() -> None:
    none, live, days = clock_of(Clock()), clock_of(Clock(seconds=30, bank=60)), clock_of(Clock(days=2))
    assert [clock.allowed(5000) for clock in (none, live, days)] == [None, 35_000, 2 * DAY]
    assert [clock.bank for clock in (none, live, days)] == [0, 60_000, 0]
    assert [clock.from_bank(29_000) for clock in (none, live, days)] == [0, 0, 0]
    assert [clock.from_bank(32_000) for clock in (none, live, days)] == [0, 2000, 0]
    assert [clock.runs for clock in (none, live, days)] == [False, True, True]
    assert [clock.correspondence for clock in (none, live, days)] == [False, False, True]


@pytest.mark.parametrize(
    "clock",
    [Clock(-1), Clock(3601), Clock(30, -1), Clock(30, 36_001), Clock(0, 60), Clock(days=-1), Clock(days=31),
     Clock(30, 0, 1), Clock(0, 60, 1)],
)  # fmt: skip
def test_what_is_no_clock(clock: Clock) -> None:
    assert not is_a_clock(clock)
    assert is_a_clock(Clock(30, 60))
    assert is_a_clock(Clock(days=3))
    assert is_a_clock(Clock())
