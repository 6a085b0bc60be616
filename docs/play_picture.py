"""Draws the picture of a game in the terminal: `make picture`, or with a file's name as argument.

The game is always the same, so that the picture changes only when what it shows does.
"""

import io
import re
import sys
from pathlib import Path

from librt.random import Random
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from oriflamme.cli.play import ME, Table
from oriflamme.cli.question import question_of
from oriflamme.notation.words import kind_of
from oriflamme.rules.actions import KEEP
from oriflamme.rules.observation import observe
from oriflamme.texts import english

WIDTH = 84
# without the fonts that rich would have fetched from elsewhere
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
# told, not drawn: a card that is added changes what is drawn
KINDS = "archer spy heir lord empress judge assassination ambush conspiracy deal"
SEED, DECISION = 1450, 9


def draw() -> str:
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    kinds = sum(1 << kind_of(slug) for slug in KINDS.split())
    table = Table("mixed", kinds, ("random",) * 3, SEED, "Joan", english(), console)
    rng = Random(SEED)
    for _ in range(DECISION):
        table.advance()
        table.tell()
        table.state.apply(observe(table.state, ME).seen.random_action(rng))
    while table.advance() and table.state.question != KEEP:
        table.tell()
        table.state.apply(observe(table.state, ME).seen.random_action(rng))
    table.console = Console(
        file=io.StringIO(),
        width=WIDTH,
        highlight=False,
        record=True,
        force_terminal=True,
        color_system="truecolor",
    )
    table.show()
    table.list_choices(question_of(english(), observe(table.state, ME)))
    return table.console.export_svg(title="oriflamme play", unique_id="play", code_format=FORMAT)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("play.svg")
    target.write_text(draw(), encoding="utf-8")
