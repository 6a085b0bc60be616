"""Put a copy in the place of a server's store, which no server may be using.

The copy is checked first; if anything is wrong with it, nothing changes. What was there is kept beside the
store, under a name that ends in .before-restore.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from oriflamme.cli.arguments import BadInput, Parser
from oriflamme.cli.backup import progress

EXAMPLES = """
examples:
  oriflamme restore /var/backups/oriflamme.sqlite sqlite:////var/lib/oriflamme/tables.sqlite
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="the copy, as oriflamme backup makes it")
    parser.add_argument("store", metavar="URL", help="sqlite:///FILE, as for serve")


def run(options: argparse.Namespace) -> int:
    from oriflamme.server.store.backups import BadCopy, restore
    from oriflamme.server.store.interface import NoStore
    from oriflamme.server.store.opening import sqlite_file_of

    try:
        file = sqlite_file_of(options.store, "pg_restore --clean")
        kept = restore(Path(options.file), file, progress())
    except BadCopy as error:
        raise BadInput(f"'{options.file}' is not put back: {error}") from None
    except NoStore as error:
        raise BadInput(str(error)) from None
    print(f"'{file}' is what '{options.file}' was")
    if kept is not None:
        print(f"what was there before is '{kept}'")
    return 0
