"""Look up the rules: the course of a round and the cards, or all about one card."""

from __future__ import annotations

import argparse

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oriflamme.cli.arguments import BadInput, Parser, add_language
from oriflamme.notation.words import NotationError, kind_of
from oriflamme.rules.bits import bit
from oriflamme.rules.catalogue import CARDS, SETS
from oriflamme.texts import Catalogue, catalogue

EXAMPLES = """
examples:
  oriflamme rules
  oriflamme rules ambush
  oriflamme rules royal-decree
  oriflamme rules --language pl
"""

COURSE = ("aim", "set-up", "round", "placement", "activation", "elimination", "stacks", "known", "end")
WIDEST = 100  # longer lines are tiring to read


def add_arguments(parser: Parser) -> None:
    parser.add_argument("card", nargs="*", metavar="CARD", help="such as archer or royal-decree")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    texts = catalogue(options.language)
    if options.card:
        try:
            console.print(card_page(" ".join(options.card), texts))
        except NotationError as error:
            raise BadInput(str(error)) from None
    else:
        console.print(overview(texts))
    return 0


def card_page(name: str, texts: Catalogue) -> RenderableType:
    """Everything about a card, by its slug or its name. Raises NotationError with the nearest one."""
    kind = _kind_named(name, texts)
    key = f"card-{CARDS[kind].slug}"
    head = Text.assemble((texts.text(key), "bold"), (f"  {_kind_and_set(kind, texts)}", "dim"))
    rulings = Table.grid(padding=(0, 1))
    for ruling in texts.attributes(key, "ruling"):
        rulings.add_row("·", ruling)
    return Group(head, texts.text(f"{key}.rule"), Padding(rulings, (0, 0, 0, 1)))


def _kind_named(name: str, texts: Catalogue) -> int:
    wanted = " ".join(name.lower().split())
    for kind, card in enumerate(CARDS):
        if texts.text(f"card-{card.slug}").lower() == wanted:
            return kind
    return kind_of(wanted.replace(" ", "-"))


def _kind_and_set(kind: int, texts: Catalogue) -> str:
    what = texts.text("type-character" if CARDS[kind].character else "type-intrigue")
    of = next(name for name, kinds in SETS.items() if kinds & bit(kind))
    return f"{what}, {texts.text(f'set-{of}')}"


def overview(texts: Catalogue) -> RenderableType:
    """The course of a round, and the cards of each set."""
    parts: list[RenderableType] = [Padding(texts.text(f"rules-{part}"), (0, 0, 1, 0)) for part in COURSE]
    for set_name, kinds in SETS.items():
        table = Table.grid(padding=(0, 2))
        for kind, card in enumerate(CARDS):
            if kinds & bit(kind):
                name = texts.text(f"card-{card.slug}")
                table.add_row(
                    Text(name, "bold" if card.character else "bold italic"),
                    texts.text(f"card-{card.slug}.short"),
                )
        title = texts.text(f"set-{set_name}")
        parts += [Text(f"{title[0].upper()}{title[1:]}:", "underline"), table, ""]
    return Group(*parts, Text(texts.text("rules-more"), "dim"))
