"""Several servers on one database: any of them serves any table."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack

import pytest
from tests.helpers.databases import new_database
from tests.helpers.places import ROOT
from tests.helpers.visitors import (
    PATIENCE,
    Keys,
    Player,
    ServerProcess,
    Visitor,
    greet,
    hear,
    hear_until,
    play_all,
    seated,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.asyncio.client import ClientConnection

from oriflamme.server.store.opening import open_store
from oriflamme.server.store.peers import LEASE, merged
from oriflamme.server.table.clocks import Outage, elapsed


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    url, folder = new_database(), tmp_path_factory.mktemp("several")
    with ExitStack() as until_the_end:
        found = []
        for name in ("one", "two", "three"):
            (folder / name).mkdir()
            found.append(until_the_end.enter_context(ServerProcess(folder / name, store=url)))
        yield found


@pytest.fixture
def servers(three: list[ServerProcess]) -> list[ServerProcess]:
    """All of them run at the beginning, whatever the test before did to them."""
    for server in three:
        if server.process is None:
            server.start()
    return three


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


def test_who_is_connected_is_known_everywhere(servers: list[ServerProcess]) -> None:
    async def scene() -> None:
        anna, bert, _ = people = spread(servers, "anna", "bert", "cleo")
        table = started(people)
        async with socket_of(anna, table) as line:
            await greet(line)
            async with socket_of(bert, table) as other:
                await tell(other, type="hello")
                await hear_until(other, sees(2))
                await hear_until(line, sees(2))
            await hear_until(line, sees(1))
            async with socket_of(bert, table) as other:
                await greet(other)
                await hear_until(line, sees(2))
                servers[1].kill()  # without a word
                assert len((await hear_until(line, sees(1)))["away"]) == 2
            store = await open_store(str(servers[0].settings["store"]))
            lost = (await store.outages())[-1]  # on nobody's clock
            assert lost.ended - lost.began >= LEASE * 900
            await store.close()

    asyncio.run(scene())


def sees(people: int) -> Callable[[Keys], bool]:
    """Whether a message says that so many players are connected."""
    return lambda keys: len(keys.get("connected", ())) == people


def test_what_was_said_at_one_server_is_heard_and_read_at_the_others(servers: list[ServerProcess]) -> None:
    async def scene() -> None:
        anna, bert, _ = spread(servers, "anna", "bert", "cleo")
        table = table_for([anna, bert])
        seats = at(servers[2], anna).get(f"/api/tables/{table}")["seats"]
        assert [seat.get("name") for seat in seats] == ["anna", "bert", None]
        async with socket_of(anna, table) as line, socket_of(bert, table) as other:
            await greet(line, other)
            for number in range(10):  # each has an entry of the other to read before its own
                await asyncio.gather(
                    tell(line, type="say", id=f"a{number}", text=f"a{number}"),
                    tell(other, type="say", id=f"b{number}", text=f"b{number}"),
                )
            lines = [[event async for event in said(one, 20)] for one in (line, other)]
        assert lines[0] == lines[1]
        assert sorted(lines[0]) == sorted(f"{who}{number}" for who in "ab" for number in range(10))

    asyncio.run(scene())


async def said(line: ClientConnection, most: int) -> AsyncIterator[str]:
    while most:
        keys = await hear(line)
        assert keys.get("accepted", True), keys
        for event in keys.get("events", ()):
            if event["what"] == "said":
                most -= 1
                yield event["text"]


def test_bots_are_asked_again_when_their_server_dies(servers: list[ServerProcess]) -> None:
    """Somebody looks on at each server, so that each asks the bots of some tables. Two of them die."""

    async def scene() -> None:
        (anna,) = visitors(servers[2], "anna")
        tables = [started([anna], ("page", "squire")) for _ in range(6)]
        async with AsyncExitStack() as until_the_end:
            for table in tables:
                for server in servers[:2]:
                    line = await until_the_end.enter_async_context(socket_of(at(server, anna), table))
                    await greet(line)
            players = [Player(anna, table, random.Random(table), pause=0.1) for table in tables]
            games = await seated(*players)
            for server in servers[:2]:
                server.kill()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*games)
            assert all(player.result for player in players)

    asyncio.run(scene())


def test_who_is_forgotten_signed_out_or_banned_at_one_server_is_so_at_all(
    servers: list[ServerProcess],
) -> None:
    async def let_go(line: ClientConnection) -> str:
        return str((await hear_until(line, lambda keys: keys["type"] == "bye"))["reason"])

    async def scene() -> None:
        anna, bert, cleo = spread(servers, "anna", "bert", "cleo")
        table = table_for([anna, bert, cleo])
        async with AsyncExitStack() as until_the_end:
            lines = [
                await until_the_end.enter_async_context(socket_of(at(servers[2 - n], one), table))
                for n, one in enumerate((anna, bert))
            ]
            await greet(*lines)
            token = cleo.post("/api/me/link")["path"].rpartition("/")[2]
            other = Visitor(servers[0])
            other.post(f"/api/links/{token}")
            third = await until_the_end.enter_async_context(socket_of(cleo, table))
            await greet(third)
            other.ask("DELETE", "/api/me/devices")
            assert await let_go(third) == "signed-out"
            anna.ask("DELETE", "/api/me")
            assert await let_go(lines[0]) == "forgotten"
            assert at(servers[2], anna).ask("GET", "/api/me")[0] == 401
            command = ["admin", str(servers[0].settings["store"]), "ban", bert.id, "rude"]
            subprocess.run([sys.executable, "-m", "oriflamme", *command], check=True, cwd=ROOT)
            assert await let_go(lines[1]) == "banned"

    asyncio.run(scene())


def test_outages_that_several_servers_noticed_count_once() -> None:
    found = merged([Outage(50, 60), Outage(10, 20), Outage(15, 30), Outage(12, 13), Outage(30, 31)])
    assert found == [Outage(10, 31), Outage(50, 60)]
    assert elapsed(0, 100, found) == 69
