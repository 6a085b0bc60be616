"""What is over does not stay in memory."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from pathlib import Path

from tests.helpers.stores import ON_POSTGRES
from tests.helpers.visitors import PATIENCE, Player, ServerProcess, Visitor, started, visitors

from oriflamme.rules import BASE
from oriflamme.server.table.fairness import deal_from

AT_ONCE = 4

ROUNDS = 3
"""Some numbers differ now and then; what stays of a game is there after every round of them."""


async def play(server: ServerProcess, first: int) -> None:
    """The same game some times at once, each time with new people."""

    async def one(number: int) -> None:
        people = visitors(server, *(f"{name}-{number}" for name in "abc"))
        table = started(people, random_seating=False)
        players = (Player(person, table, random.Random(seat)) for seat, person in enumerate(people))
        await asyncio.gather(*(player.play() for player in players))

    await asyncio.gather(*(one(number) for number in range(first, first + AT_ONCE)))


BUSY = (
    "live.live_table.LiveTable",
    "table.table.Table",
    "live.http_connection.HttpConnection",
    "live.websocket.WebSocket",
)


def kept_when_idle(server: ServerProcess) -> Counter[str]:
    """What is kept once all tables are unloaded and all connections closed."""
    until, busy = time.monotonic() + PATIENCE, dict[str, int]()
    while time.monotonic() < until:
        Visitor(server).request("GET", "/healthz")  # so that it does not only count
        kept = server.kept()
        busy = {name: kept[f"oriflamme.server.{name}"] for name in BUSY}
        if not any(busy.values()):
            return kept
    raise AssertionError(busy)


def test_nothing_of_finished_games_stays_in_memory(tmp_path: Path) -> None:
    dealt = deal_from(bytes(32), BASE, 3)
    told = {"hands": dealt.hands, "asides": dealt.asides, "first": dealt.first}
    (tmp_path / "deal.json").write_text(json.dumps(told))
    with ServerProcess(tmp_path, idle=0.05, most_cached=AT_ONCE) as server:
        batches = itertools.count()

        def after_batches(number: int) -> Counter[str]:
            for batch in itertools.islice(batches, number):
                asyncio.run(play(server, batch * AT_ONCE))
            return kept_when_idle(server)

        before, leaked = after_batches(2), None  # what is kept on purpose
        for _ in range(ROUNDS):
            after = after_batches(3)
            more = {kind: n for kind, n in (after - before).items() if n >= 3 * AT_ONCE}
            if ON_POSTGRES:  # its driver keeps some hundred statements, which are not all there yet
                more = {kind: n for kind, n in more.items() if "oriflamme." in kind}
            leaked = Counter(more) if leaked is None else leaked & Counter(more)
            if not leaked:
                return
            before = after
    raise AssertionError(f"more of these after every round of games: {leaked}")
