"""Finished games: the deal can be checked, and what people keep of them."""

from __future__ import annotations

import asyncio
import hashlib
import json
from itertools import count

from tests.helpers.visitors import (
    ServerProcess,
    play_all,
    refusal,
    started,
    visitors,
)

from oriflamme.notation.record import parse_record


def test_the_deal_can_be_checked_afterwards(server: ServerProcess) -> None:
    """Written from docs/protocol.md alone."""
    people = visitors(server, "a", "b", "c", "d")
    table = started(people, set="alliance")
    announced = people[0].get(f"/api/tables/{table}")["hash"]
    assert refusal(people[0], "GET", f"/api/games/{table}") == (404, "no-such-game")
    asyncio.run(play_all(people, table))
    game = people[0].get(f"/api/games/{table}")
    seed = bytes.fromhex(game["seed"])
    assert len(seed) == 32
    assert hashlib.sha256(seed).hexdigest() == announced == game["hash"]
    record = json.loads(people[0].request("GET", game["record"])[1])
    parse_record(json.dumps(record))

    words = (
        int.from_bytes(block[i : i + 8], "big")
        for block in (hashlib.sha256(seed + n.to_bytes(8, "big")).digest() for n in count())
        for i in range(0, 32, 8)
    )

    def below(limit: int) -> int:
        return next(word for word in words if word < 2**64 - 2**64 % limit) % limit

    for family in "RBGY":
        cards = list(record["kinds"])
        for i in range(9, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        assert sorted(record["deal"]["aside"][family]) == sorted(cards[:3])
    assert record["first"] == "RBGY"[below(4)]


def test_history_statistics_and_ratings(server: ServerProcess) -> None:
    people = visitors(server, "hist a", "hist b", "hist c")
    table = started(people)
    players = asyncio.run(play_all(people, table))
    with_bots = started(people[:1], ("page", "page"))
    asyncio.run(play_all(people[:1], with_bots))
    games = people[0].get("/api/me/games")["games"]
    assert [game["game"]["id"] for game in games] == [with_bots, table]
    assert players[0].result is not None
    influence = players[0].result["influence"][games[1]["fared"]["family"]]
    assert games[1]["fared"]["influence"] == influence
    numbers = people[0].get("/api/me/statistics")
    assert numbers["all"]["games"] == 2
    assert numbers["by_pool"]["people"]["games"] == numbers["by_pool"]["bots"]["games"] == 1
    rated = {rating["name"]: rating for rating in people[0].get("/api/ratings?pool=people")["ratings"]}
    assert rated["hist b"]["games"] == 1
    bots = {rating["name"]: rating for rating in people[0].get("/api/ratings?pool=bots")["ratings"]}
    assert bots["page"]["bot"]
    assert "hist a" in bots
    assert "hist b" not in bots
    assert people[0].request("GET", f"/games/{table}")[0] == 200
