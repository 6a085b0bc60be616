"""Copy a server's store to a file, also while the server runs.

The copy is one state of the store, whatever is written meanwhile. It is checked, and has its name only when
it is complete; nobody but you can read it. Nothing is ever written over.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from oriflamme.cli.arguments import BadInput, Parser

EXAMPLES = """
examples:
  oriflamme backup sqlite:////var/lib/oriflamme/tables.sqlite /var/backups/oriflamme.sqlite
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("store", metavar="URL", help="sqlite:///FILE, as for serve")
    parser.add_argument("file", metavar="FILE", help="the copy: a new file")


def run(options: argparse.Namespace) -> int:
    from oriflamme.server.store.backups import BadCopy, back_up
    from oriflamme.server.store.interface import NoStore
    from oriflamme.server.store.opening import sqlite_file_of

    target, began = Path(options.file), time.monotonic()
    try:
        back_up(sqlite_file_of(options.store, "pg_dump --format=custom"), target, progress())
    except (BadCopy, NoStore) as error:
        raise BadInput(str(error)) from None
    size = target.stat().st_size / 1e6
    print(f"'{target}' is complete and sound: {size:,.1f} MB in {time.monotonic() - began:.1f} s")
    return 0


def progress(what: str = "copied") -> Callable[[int, int], None]:
    """Shows the progress on a terminal, and nothing elsewhere."""

    def show(done: int, of: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == of else ""
            print(f"\r{what} {done * 100 // max(1, of)}%", end=end, file=sys.stderr, flush=True)

    return show
