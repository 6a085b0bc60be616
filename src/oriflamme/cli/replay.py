"""Retell a recorded game: what happened, in sentences, and how it ended.

Takes records, as JSON or as text: those you download from a game in the browser, and those that
`oriflamme play --record` saves.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from oriflamme.cli.arguments import BadInput, Parser, add_language
from oriflamme.cli.files import GIVEN_AS, why
from oriflamme.cli.story import Story
from oriflamme.drawing.names import coloured, family_name
from oriflamme.drawing.table import ranking_view
from oriflamme.notation.record import Record, parse_record
from oriflamme.notation.words import NotationError
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.board import NOBODY
from oriflamme.rules.events import Log
from oriflamme.server.protocol.deal_check import check_deal
from oriflamme.texts import Catalogue, catalogue

EXAMPLES = """
examples:
  oriflamme replay oriflamme-Zk3vTq0aXw9L.json
  oriflamme replay game.txt --viewer R --language fr
  oriflamme replay oriflamme-Zk3vTq0aXw9L.json --check-deal
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as JSON or as text")
    parser.add_argument("--viewer", metavar="FAMILY", help="as this family saw it (as everyone saw it)")
    parser.add_argument(
        "--check-deal",
        action="store_true",
        help="only check that the deal follows from the seed, and the seed from its parts",
    )
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    try:
        record = parse_record(Path(options.file).read_text(encoding=GIVEN_AS))
    except OSError as error:
        raise BadInput(f"{options.file}: {why(error)}") from None
    except (UnicodeError, NotationError) as error:
        raise BadInput(f"{options.file}: {error}") from None
    if options.check_deal:
        return report_deal(catalogue(options.language), record, Console(highlight=False))
    viewer = NOBODY
    if options.viewer is not None:
        if options.viewer not in tuple(record.seating):
            raise BadInput(f"--viewer: '{options.viewer}' is not one of {', '.join(record.seating)}")
        viewer = record.seating.index(options.viewer)
    tell(catalogue(options.language), record, viewer, Console(highlight=False))
    return 0


def report_deal(texts: Catalogue, record: Record, console: Console) -> int:
    checked = check_deal(record)
    for right, key in checked:
        console.print(f"{'✓' if right else '✗'} {texts.text(key)}")
    if not checked:
        console.print(texts.text("replay-check-none"))
    return 0 if checked and all(right for right, _ in checked) else 1


def tell(texts: Catalogue, record: Record, viewer: int, console: Console) -> None:
    log = Log()
    state = record.deal.start_with(log)
    for action in record.actions:
        state.take(action)
    story = Story(texts, viewer, state.seats, record.deal.kinds, record.deal.rounds)
    for event in log.events:
        sentence = story.tell(event.seen_by(viewer))
        if event.what == "round-started":
            console.print()
        if sentence:
            console.print(coloured(texts, sentence, state.seats))
    if state.question == NOTHING:
        names = [
            f"{record.names[letter]} ({family_name(texts, seat)})"
            for seat, letter in enumerate(record.seating)
        ]
        console.print("", ranking_view(texts, state, names))
