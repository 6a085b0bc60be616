"""Several servers on one database: any of them serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.helpers.databases import new_database
from tests.helpers.visitors import Player, ServerProcess, Visitor, play_all, started, visitors


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    url = new_database()
    with ExitStack() as until_the_end:
        found = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            found.append(until_the_end.enter_context(ServerProcess(tmp_path / name, store=url)))
        yield found


def at(server: ServerProcess, visitor: Visitor) -> Visitor:
    """The same person at another server."""
    return Visitor(server, visitor.cookie, visitor.token, id=visitor.id)


def spread(servers: list[ServerProcess], *names: str) -> list[Visitor]:
    """People of the first server, each at the next."""
    made = visitors(servers[0], *names)
    return [at(servers[n % len(servers)], visitor) for n, visitor in enumerate(made)]


def test_a_game_is_played_at_three_servers(servers: list[ServerProcess]) -> None:
    people = spread(servers, "anna", "bert", "cleo")
    table = started(people, ("page",))
    players: list[Player] = asyncio.run(play_all(people, table))
    assert players[0].result is not None
    assert [player.result for player in players] == [players[0].result] * 3
    assert len({player.number for player in players}) == 1
