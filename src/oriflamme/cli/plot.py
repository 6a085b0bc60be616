"""Draw what a data set says: which cards win, what a seat is worth, how long to keep a card closed.

The data set is a folder that oriflamme dataset has written. The pictures are SVG files: cards.svg,
seats.svg and closed.svg. It needs the extra oriflamme[data].
"""

from __future__ import annotations

import argparse
from pathlib import Path

from oriflamme.cli.arguments import BadInput, Parser
from oriflamme.cli.dataset import lacking
from oriflamme.cli.files import replaced_when_complete, why

EXAMPLES = """
examples:
  oriflamme plot games
  oriflamme plot games --out pictures
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="the folder of a data set")
    parser.add_argument(
        "--out", default=".", metavar="DIR", help="where the pictures go (the current folder)"
    )


def run(options: argparse.Namespace) -> int:
    try:
        from oriflamme.envs.dataset import BadFolder
        from oriflamme.envs.plots import pictures_of
    except ModuleNotFoundError as error:
        raise lacking(error) from None
    out = Path(options.out)
    try:
        pictures = pictures_of(Path(options.folder))
        out.mkdir(parents=True, exist_ok=True)
    except BadFolder as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"cannot write to '{out}': {why(error)}") from None
    for name, picture in pictures.items():
        with replaced_when_complete(str(out / name)) as file:
            file.write(picture)
        print(out / name)
    return 0
