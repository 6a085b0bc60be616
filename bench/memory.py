"""Whether a server's memory grows with the games it has seen: `python bench/memory.py [--games N]`.

People play games to their end, a hundred after the other, each time as somebody new. Tables are unloaded
soon. After each hundred: the memory of the server's process. The first ones fill what is kept on purpose.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.helpers.visitors import Player, ServerProcess, started, visitors  # noqa: E402

BATCH, AT_ONCE = 100, 20


def megabytes(server: ServerProcess) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


async def play(server: ServerProcess, first: int) -> None:
    async def one(number: int) -> None:
        people = visitors(server, *(f"{name}-{number}" for name in "abc"))
        table = started(people)
        rng = random.Random(number)
        await asyncio.gather(
            *(Player(person, table, random.Random(rng.random())).play() for person in people)
        )

    for start in range(first, first + BATCH, AT_ONCE):
        await asyncio.gather(*(one(number) for number in range(start, start + AT_ONCE)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), idle=0.5) as server:
        began = time.monotonic()
        for played in range(0, options.games, BATCH):
            asyncio.run(play(server, played))
            time.sleep(1.5)  # until idle tables are unloaded
            seconds = time.monotonic() - began
            print(f"{played + BATCH:6,} games {megabytes(server):7.1f} MB {seconds:7.0f} s", flush=True)


if __name__ == "__main__":
    main()
