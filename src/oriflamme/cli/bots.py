"""Let bots think on this machine for servers that use a PostgreSQL database.

The servers find it through the database and ask it from then on, each decision as one line of what its seat
may see. If it ends, others are asked, or the servers' own workers. SIGTERM or Ctrl-C stops it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal

from oriflamme.cli.arguments import BadInput, Parser, number

EXAMPLES = """
examples:
  oriflamme bots --store postgresql://oriflamme@db.example/oriflamme
  oriflamme bots --store postgresql://oriflamme@db.example/oriflamme --workers 8
"""

LIMIT = 20.0
"""Seconds after which a bot that thinks is taken for dead."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--store", required=True, metavar="URL", help="postgresql://…, the servers' own")
    parser.add_argument(
        "--workers",
        type=number(0, 512),
        default=0,
        metavar="W",
        help="processes in which bots think, 0: as many as there are cores (0)",
    )


def run(options: argparse.Namespace) -> int:
    from oriflamme.server.logs import log_to_standard_error
    from oriflamme.server.store.interface import NoStore, StoreError
    from oriflamme.server.store.opening import is_postgres

    if not is_postgres(options.store):
        raise BadInput("bots think elsewhere only for servers on PostgreSQL: --store postgresql://…")
    log_to_standard_error("text")
    try:
        asyncio.run(_think(options.store, options.workers or os.cpu_count() or 1))
    except (NoStore, StoreError) as error:
        raise BadInput(str(error)) from None
    return 0


async def _think(url: str, workers: int) -> None:
    from oriflamme.server.live.bot_pool import BotPool
    from oriflamme.server.live.remote_bots import think
    from oriflamme.server.store.opening import postgres_questions

    desk, pool = postgres_questions(url), BotPool(workers, LIMIT)
    await desk.beat()  # says at once if there is no such database
    pool.start()
    thinking, told = asyncio.create_task(think(desk, pool)), asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    print(f"Thinking with {workers} workers", flush=True)
    await told.wait()
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    await desk.leave()
    await desk.close()
    await pool.stop()
