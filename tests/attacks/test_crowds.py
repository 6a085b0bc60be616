"""Tables, bots and talk: nobody takes more than a share of what is there for all."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from librt.random import Random
from tests.helpers.attacks import HONEST, TIMES, honest_play, public_server
from tests.helpers.visitors import (
    ServerProcess,
    Visitor,
    answer_on,
    greet,
    play_all,
    refusal,
    socket_of,
    started,
    tell,
    visitors,
)
from websockets.asyncio.client import ClientConnection

from oriflamme.notation.position import observation_text
from oriflamme.rules import BASE, FAMILIES
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.observation import observe
from oriflamme.server.live.bot_pool import BotPool


def _new_table(host: Visitor) -> str:
    """Its id; empty if it is refused, at the door perhaps."""
    with contextlib.suppress(ConnectionError, json.JSONDecodeError):
        status, keys = host.ask("POST", "/api/tables", {})
        assert status in (200, 409, 429)
        return str(keys.get("id", ""))
    return ""


def test_hundreds_of_tables(public: ServerProcess, attacker: str) -> None:
    async def scene() -> None:
        (host,) = visitors(public, "host", source=HONEST)
        honest = host.post("/api/tables", {})["id"]
        crowd = visitors(public, "a", "b", "c", "d", source=attacker)
        async with honest_play(public):
            with ThreadPoolExecutor(8) as pool:
                made = [*filter(None, pool.map(_new_table, crowd * 25 * TIMES))]
            assert len(made) <= 65
            listed = host.get("/api/tables")["tables"]
        assert honest in {table["id"] for table in listed}
        assert sum(table["id"] in made for table in listed) <= 20
        hosts = Counter(table["seats"][0]["person"] for table in listed)
        assert max(hosts.values()) <= 5

    asyncio.run(scene())


def test_coming_and_going_has_an_end(tmp_path: Path) -> None:
    """All of it is kept and told to who opens the table. The host can still silence people, whoever sits
    can get up, and the others play."""
    with public_server(tmp_path, {"changes_of_a_table": 12}) as server:
        host, restless = visitors(server, "host", "restless")
        table = host.post("/api/tables", {})["id"]
        seat = f"/api/tables/{table}"
        for _ in range(5):
            restless.post(f"{seat}/join", {})
            restless.post(f"{seat}/leave")
        for who, what in ((restless, "join"), (host, "bots")):
            refused = refusal(who, "POST", f"{seat}/{what}", {"level": "page"} if what == "bots" else {})
            assert refused == (409, "changes-full")
        host.post(f"{seat}/leave")

        people = visitors(server, "Ada", "Bea", "Cleo")
        game = started(people)

        async def scene() -> None:
            async with socket_of(people[0], game) as ada, socket_of(people[1], game) as bea:
                await greet(ada, bea)
                reasons = Counter[str]()
                for n in range(12):
                    await tell(bea, type="mute", id=f"m{n}", name="Cleo", muted=n % 2 == 0)
                    reasons[(await answer_on(bea)).get("reason", "")] += 1
                assert 0 < reasons["pace"] < 12
                await tell(ada, type="mute", id="h", name="Bea", all=True)
                assert (await answer_on(ada))["accepted"]

        asyncio.run(scene())
        assert refusal(people[2], "POST", f"/api/tables/{game}/leave") == (409, "changes-full")
        asyncio.run(play_all(people, game))
        again = people[0].post(f"/api/tables/{game}/rematch")["id"]
        for _ in range(5):
            people[1].post(f"/api/tables/{game}/rematch")
            people[1].post(f"/api/tables/{again}/leave")
        assert refusal(people[1], "POST", f"/api/tables/{game}/rematch") == (409, "changes-full")


def test_sitting_down_again_and_again(tmp_path: Path, attacker: str) -> None:
    """At a table of others, so that soon nobody could come any more."""
    with public_server(tmp_path, {"seats_at_once": 5}) as server:
        (host,) = visitors(server, "host", source=HONEST)
        seat = f"/api/tables/{host.post('/api/tables', {})['id']}"
        (restless,) = visitors(server, "restless", source=attacker)
        for _ in range(5):
            restless.post(f"{seat}/join", {})
            restless.post(f"{seat}/leave")
        assert refusal(restless, "POST", f"{seat}/join", {}) == (429, "pace")
        (guest,) = visitors(server, "guest", source=HONEST)
        guest.post(f"{seat}/join", {})


async def _say(line: ClientConnection, name: str, text: str) -> str:
    """Why it was refused; empty if it was not."""
    await tell(line, type="say", id=name, text=text)
    return str((await answer_on(line)).get("reason", ""))


def test_strangers_who_all_talk_at_once(public: ServerProcess, attacker: str) -> None:
    """The table hears some of it. Its host can silence each, and who plays there talks on."""

    async def scene() -> None:
        people = visitors(public, "Ada", "Bea", "Cleo", source=HONEST)
        table = started(people)
        strangers = visitors(public, *(f"stranger {n}" for n in range(20)), source=attacker)
        async with contextlib.AsyncExitStack() as lines:
            host = await lines.enter_async_context(socket_of(people[0], table))
            other = await lines.enter_async_context(socket_of(people[1], table))
            loud = [await lines.enter_async_context(socket_of(one, table)) for one in strangers]
            await greet(host, other, *loud)

            async def shout(line: ClientConnection) -> list[str]:
                return [await _say(line, f"s{n}", "LISTEN TO ME " * 30) for n in range(5 * TIMES)]

            said = [why for whys in await asyncio.gather(*(shout(line) for line in loud)) for why in whys]
            assert set(said) == {"", "pace"}
            assert said.count("") < 40
            for n in range(30):  # more than they may say in a row
                await tell(
                    host, type="mute", id=f"m{n}", name=f"stranger {n // 2}", all=True, muted=n % 2 == 0
                )
                answer = await answer_on(host)
                assert answer.get("reason", "") in ("", "no-such-voice")  # some were never heard
            assert await _say(host, "h", "enough of that") == ""
            assert await _say(other, "o", "well done") == ""

    asyncio.run(scene())


def test_a_table_where_only_those_who_sit_talk(public: ServerProcess, attacker: str) -> None:
    async def scene() -> None:
        people = visitors(public, "Ada", "Bea", "Cleo", source=HONEST)
        (stranger,) = visitors(public, "stranger", source=attacker)
        table = started(people, spectators_talk=False)
        async with socket_of(people[1], table) as seated, socket_of(stranger, table) as watching:
            await greet(seated, watching)
            assert await _say(watching, "w", "hear me") == "seated-only"
            assert await _say(seated, "s", "peace at last") == ""

    asyncio.run(scene())


def test_what_a_table_keeps_of_talk_is_bounded(tmp_path: Path) -> None:
    async def scene() -> None:
        with public_server(tmp_path, {"lines_of_a_table": 10}) as server:
            people = visitors(server, "Ada", "Bea", "Cleo")
            (stranger,) = visitors(server, "stranger")
            table = started(people)
            async with socket_of(people[0], table) as seated, socket_of(stranger, table) as watching:
                await greet(seated, watching)
                assert [await _say(watching, f"w{n}", "oh") for n in range(3)] == ["", "", "chat-full"]
                said = [await _say(seated, f"s{n}", "well") for n in range(9)]
                assert said == [""] * 8 + ["chat-full"]

    asyncio.run(scene())


def test_games_with_bots_have_an_end(public: ServerProcess, attacker: str) -> None:
    host, other = visitors(public, "host", "other", source=attacker)

    def game(host: Visitor) -> str:
        table = str(host.post("/api/tables", {})["id"])
        for _ in range(2):
            host.post(f"/api/tables/{table}/bots", {"level": "page"})
        return table

    for _ in range(20):
        host.post(f"/api/tables/{game(host)}/start")
    waits = f"/api/tables/{game(host)}/start"
    assert refusal(host, "POST", waits) == (409, "too-many-bot-games")
    other.post(f"/api/tables/{game(other)}/start")  # nobody pays for another


def test_bots_answer_those_who_ask_in_turn() -> None:
    """Somebody with many questions to a level that thinks long does not keep others waiting: neither who
    asks a quick level, nor who asks the same."""
    state = draw_deal(3, BASE, Random(1)).start()
    seen = observation_text(observe(state, state.asked), FAMILIES[:3])

    async def scene() -> list[str]:
        pool, answered = BotPool(1, 60.0), list[str]()

        async def ask(who: str, level: str, address: str, person: str) -> None:
            await pool.ask(level, seen, 0.05, (address, person))
            answered.append(who)

        pool.start()
        for level in ("page", "regent"):  # what follows is not about which worker is up first
            await pool.ask(level, seen, 0.05)
        asking = [
            *(asyncio.create_task(ask("attacker", "regent", "A", f"{n % 4}")) for n in range(12)),
            asyncio.create_task(ask("neighbour", "regent", "A", "honest")),
            asyncio.create_task(ask("honest", "regent", "H", "honest")),
            asyncio.create_task(ask("quick", "page", "H", "honest")),
        ]
        await asyncio.gather(*asking)
        await pool.stop()
        return answered

    answered = asyncio.run(scene())
    assert answered.index("honest") <= 3
    assert answered.index("neighbour") <= 7
    assert answered.index("quick") <= 7, "a worker of its own answers quick levels"
