"""Copy a server's store to another database, or check every game in it.

  copy FROM TO    all of a store into an empty one: a file into PostgreSQL, or back
  check URL       plays every journal again, and says which cannot be

A copy is made of one state of the store, also while its server runs. It is compared row by row, and is
there as a whole or not at all. To move, stop the server first: what happens later stays behind.
"""

from __future__ import annotations

import argparse
import asyncio
import time

from oriflamme.cli.arguments import BadInput, Parser, one_of
from oriflamme.cli.backup import progress

EXAMPLES = """
examples:
  oriflamme store copy sqlite:////var/lib/oriflamme/tables.sqlite postgresql://oriflamme@db.example/oriflamme
  oriflamme store check postgresql://oriflamme@db.example/oriflamme
"""

WORDS = {"copy": 2, "check": 1}


def add_arguments(parser: Parser) -> None:
    parser.add_argument("what", metavar="WHAT", type=one_of("command", tuple(WORDS)), help="copy or check")
    parser.add_argument("urls", metavar="URL", nargs="+", help="a store, as for serve")


def run(options: argparse.Namespace) -> int:
    from oriflamme.server.store.copying import BadCopy
    from oriflamme.server.store.interface import NoStore, StoreError

    if len(options.urls) != WORDS[options.what]:
        raise BadInput("write oriflamme store copy FROM TO, or oriflamme store check URL")
    try:
        if options.what == "copy":
            return asyncio.run(_copy(*options.urls))
        return asyncio.run(_check(options.urls[0]))
    except (BadCopy, NoStore, StoreError) as error:
        raise BadInput(str(error)) from None


async def _copy(source: str, target: str) -> int:
    from oriflamme.server.store.copying import copy

    began = time.monotonic()
    counts = await copy(source, target, progress())
    took, rows = time.monotonic() - began, sum(counts.values())
    print(
        f"copied and compared in {took:.1f} s: {rows:,} rows, among them {counts['tables']:,} tables, "
        f"{counts['entries']:,} entries, {counts['people']:,} people, {counts['games']:,} finished games"
    )
    return 0


async def _check(url: str) -> int:
    from oriflamme.server.store.copying import check

    count, bad = await check(url, progress("checked"))
    for table, why in bad:
        print(f"table {table}: its journal cannot be played again ({why})")
    if bad:
        raise BadInput(f"{len(bad):,} of {count:,} tables cannot be played again")
    print(f"all journals can be played again: {count:,} tables")
    return 0
