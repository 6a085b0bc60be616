"""Whole games over real sockets: what people are told and may do, and what if the line breaks."""

from __future__ import annotations

import asyncio

import pytest
from tests.helpers.visitors import (
    ServerProcess,
    play_all,
    started,
    visitors,
)

from oriflamme.notation.record import parse_record


@pytest.mark.parametrize(("set_name", "seats"), [("base", 3), ("alliance", 4), ("mixed", 5)])
def test_a_whole_game(server: ServerProcess, set_name: str, seats: int) -> None:
    people = visitors(server, *(f"player {n}" for n in range(seats)))
    table = started(people, set=set_name)
    players = asyncio.run(play_all(people, table))
    results = [player.result for player in players]
    assert all(result == results[0] for result in results)
    assert results[0] is not None
    status, record, _ = people[0].request("GET", f"/api/games/{table}/record.json")
    assert status == 200
    parsed = parse_record(record.decode())
    assert len(parsed.actions) == sum(len(player.acknowledged) for player in players)
    status, text, _ = people[0].request("GET", f"/api/games/{table}/record.txt")
    assert parse_record(text.decode()).actions == parsed.actions
