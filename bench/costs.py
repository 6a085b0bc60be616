"""What a game costs in bytes, writes, memory and bots' thinking: `python bench/costs.py`.

These are the figures of docs/capacity.md that `make bench-server` does not give. They hardly depend on what
else the machine does: only the bots are timed, and they in processor time. Three clients at a table choose
among the legal moves without looking; bots play each other without a server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
from pathlib import Path

import msgspec
import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.light_client import LightSocket, masked, open_socket  # noqa: E402
from bench.server import SEATS, memory_mb  # noqa: E402
from tests.helpers.visitors import ServerProcess, Visitor, started  # noqa: E402

from oriflamme.arena.match import Match, Standings, play_match  # noqa: E402
from oriflamme.arena.runner import Here  # noqa: E402
from oriflamme.bots.levels import LEVELS  # noqa: E402

FRAME = 40
"""Bytes of TCP and IP around what is sent at once; TLS adds about 22 more to each."""


class Counted:
    """A table of three clients. It counts what they hear and send."""

    def __init__(self, people: list[Visitor]) -> None:
        self.people = people
        self.table = started(people)
        self.sockets: list[LightSocket] = []
        self.moves = self.sent = self.heard = self.messages = 0
        self.over = asyncio.Event()

    async def open(self) -> None:
        for person in self.people:
            self.sockets.append(
                await open_socket(person.server.netloc, self.table, person.cookie, self.hear)
            )

    def begin(self) -> None:
        for socket in self.sockets:
            socket.send(b'{"type":"hello"}')

    def hear(self, socket: LightSocket, text: bytes) -> None:
        if text.startswith(b'{"type":"presence"'):
            return
        if text.startswith(b'{"type":"news"'):
            self.heard += len(text) + (2 if len(text) < 126 else 4)
            self.messages += 1
        if b'"legal":[' in text:
            decision = msgspec.json.decode(text)["decision"]
            number, legal = decision["number"], decision["legal"]
            action = legal[number * 7919 % len(legal)]["action"]
            message = f'{{"type":"act","id":"{number}","decision":{number},"action":"{action}"}}'
            self.sent += len(masked(message.encode()))
            self.moves += 1
            socket.send(message.encode())
        elif b'"result":{' in text:
            self.over.set()


async def played(server: ServerProcess, games: int) -> dict[str, float]:
    tables = [
        Counted([Visitor(server).named(f"p{game}-{n}") for n in range(SEATS)]) for game in range(games)
    ]
    before = memory_mb(server)
    for table in tables:
        await table.open()
    for table in tables:
        table.begin()
    after = memory_mb(server)
    written = _written(server)
    for table in tables:
        await asyncio.wait_for(table.over.wait(), 300)
    written = _written(server) - written
    moves = sum(table.moves for table in tables)
    messages = sum(table.messages for table in tables)
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()
    with sqlite3.connect(server.file) as db:
        entries, size = db.execute("SELECT count(*), sum(length(body) + 24) FROM entries").fetchone()
    db.close()
    return {
        "random_moves_a_game": moves / games,
        "bytes_out_a_move": (sum(table.heard for table in tables) + FRAME * messages) / moves,
        "messages_out_a_move": messages / moves,
        "bytes_in_a_move": sum(table.sent for table in tables) / moves + FRAME,
        "entries_a_move": entries / moves,
        "stored_bytes_an_entry": size / entries,
        "written_bytes_a_move": written / moves,
        "memory_kb_a_table": 1024 * (after - before) / games,
    }


def _written(server: ServerProcess) -> int:
    """Bytes that the server has sent to the disk: the log, the file, and whole pages for single rows."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/io").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("write_bytes"))


def thinking(deals: int) -> dict[str, float]:
    """Each level against itself, in all sets: decisions a game, and processor seconds for a decision."""
    figures: dict[str, float] = {}
    decisions = games = 0
    for level in LEVELS:
        seconds = asked = 0.0
        for set_name in ("base", "alliance", "mixed"):
            standings = Standings(Match((level,) * SEATS, set_name))
            for deal in play_match(standings.match, range(deals), Here()):
                standings.add(deal)
            seconds += sum(score.seconds for score in standings.scores)
            asked += sum(score.decisions for score in standings.scores)
            games += standings.scores[0].games
        decisions += int(asked)
        figures[f"{level}_ms_a_decision"] = 1e3 * seconds / asked
    figures["decisions_a_game"] = decisions / games
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="on the server")
    parser.add_argument("--deals", type=int, default=1, help="of bots, for each level and set")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:  # a disk, not memory
        server = ServerProcess(Path(folder))
        with server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures = runner.run(played(server, options.games))
    figures |= thinking(options.deals)
    print(json.dumps({key: float(f"{value:.3g}") for key, value in figures.items()}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
