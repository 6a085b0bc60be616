"""How long the lists take on a server with a past: `python bench/lists.py [--games N] [--people N]`.

A store is filled with finished games, and one person who has played thousands of them. Then that person
asks for everything that there is to be asked for, over HTTP on loopback. For each: the median of the time
to the whole answer, the time that nine of ten need at most, and the size.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.helpers.visitors import ServerProcess, Visitor, play_all, started, visitors  # noqa: E402

from oriflamme.server.http.routes import ROUTES  # noqa: E402
from oriflamme.server.store.interface import Append, Change, PersonRow, RatingRow  # noqa: E402
from oriflamme.server.store.records import GameRow, TableRow  # noqa: E402
from oriflamme.server.store.sqlite import SqliteStore  # noqa: E402

MOST_PLAYED = 3000
ASKED = 60
DOWNLOADED, STARTS = 5, 7
APART = ("/api/me/data", "/api/position")  # a download, and what asks for a position
BATCH = 2000


def changed(model: TableRow, game: GameRow, number: int, people: list[str]) -> list[Change]:
    """The same game again: another table, other people."""
    swap = msgspec.structs.replace
    seats = [swap(seat, person=who) for seat, who in zip(model.summary.seats, people, strict=True)]
    players = [swap(one, person=who) for one, who in zip(game.summary.players, people, strict=True)]
    table = replace(
        model,
        id=f"past-{number}",
        code=f"P{number}",
        made=model.made - number,
        summary=swap(model.summary, seats=seats),
        people=tuple(people),
    )
    summary = swap(game.summary, players=players)
    return [table, replace(game, id=table.id, finished=game.finished - number, summary=summary)]


async def fill(file: Path, model: str, me: str, games: int, people: int) -> None:
    rng, store = random.Random(1), SqliteStore(file)
    table, game, journal = await store.table(model), await store.game(model), await store.journal(model)
    assert table is not None
    assert game is not None
    names = [f"person-{n}" for n in range(people)]
    changes: list[Change] = [PersonRow(name, name, 1, 1) for name in names]
    changes += [RatingRow(name, "people", 25 + rng.random(), 5.0, 9) for name in names]
    for number in range(games):
        who = rng.sample(names, 3)
        if number % (games // MOST_PLAYED) == 0:
            who[0] = me
        changes += changed(table, game, number, who)
        if who[0] == me:  # what they said is looked for there
            entries = enumerate(journal, 1)
            changes += [Append(f"past-{number}", n, entry) for n, entry in entries]
        if len(changes) > BATCH:
            await store.write(changes)
            changes = []
    await store.write(changes)
    await store.close()


def measure(visitor: Visitor, route: str, path: str) -> str:
    line, times = http.client.HTTPConnection(visitor.server.netloc), []
    for _ in range(ASKED):
        began = time.perf_counter()
        line.request("GET", path, headers=visitor.headers())
        answer = line.getresponse()
        body = answer.read()
        times.append(1000 * (time.perf_counter() - began))
        assert answer.status in (200, 404), (path, answer.status)  # nobody has asked for a review
    times.sort()
    slow = times[int(0.9 * len(times))]
    return f"| `{route}` | {statistics.median(times):.1f} ms | {slow:.1f} ms | {len(body) / 1000:.1f} KB |"


def start(server: ServerProcess) -> tuple[float, float]:
    """Seconds until the first request is answered, with the interpreter, and those of work."""
    if server.process is not None:
        server.stop()
    began = time.perf_counter()
    Visitor(server.start()).get("/api/health")
    return time.perf_counter() - began, server.processor_time()


def told(seconds: Sequence[float]) -> str:
    return ", ".join(f"{one:.2f}" for one in sorted(seconds))


def download(visitor: Visitor) -> str:
    """All the data of a person, packed as browsers want it."""
    line, took, size = http.client.HTTPConnection(visitor.server.netloc), [], 0
    for _ in range(DOWNLOADED):
        began = time.perf_counter()
        line.request("GET", "/api/me/data", headers={**visitor.headers(), "Accept-Encoding": "gzip"})
        size = len(line.getresponse().read())
        took.append(time.perf_counter() - began)
    return f"the download `/api/me/data`: {size / 1000:.0f} KB, in {told(took)} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--people", type=int, default=20_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        people = visitors(server, "Ada", "Ben", "Cleo")
        game = started(people)
        asyncio.run(play_all(people, game))
        going = started(people)
        server.stop()
        asyncio.run(fill(server.file, game, people[0].id, options.games, options.people))
        passed, worked = zip(*(start(server) for _ in range(STARTS)), strict=True)
        print(f"{options.games:,} games, {options.people:,} people")
        print(f"started in {told(passed)} s, with {told(worked)} s of work")
        print("| what | median | nine of ten | size |\n|---|---|---|---|")
        code = people[0].get(f"/api/tables/{going}")["code"]
        for route in (route.path for route in ROUTES if route.method == "GET"):
            if route not in APART:
                named = route.replace("{code}", code).replace("{name}", "first")
                path = named.replace("{id}", game if "/games/" in route else going)
                print(measure(people[0], route, path), flush=True)
        print(download(people[0]))


if __name__ == "__main__":
    main()
