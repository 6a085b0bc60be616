"""Replay traces and compare every line, whichever program wrote them.

For each game that differs, prints the first such line and the difference, then the total of what agreed.
Exit code 0, 1 if a game differed, 2 if a file is malformed or holds no complete game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from oriflamme.cli.arguments import Parser
from oriflamme.cli.files import GIVEN_AS, STANDARD_STREAM, one_line, why
from oriflamme.notation.trace import Checked, check_trace

EXAMPLES = """
examples:
  oriflamme check-trace games.jsonl
  oriflamme simulate --games 50 --trace - | oriflamme check-trace -
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a trace (JSON Lines); '-' is standard input"
    )


def run(options: argparse.Namespace) -> int:
    games = decisions = 0
    differing = malformed = False
    for name in options.files:
        found = _check(name)
        games += found.games
        decisions += found.decisions
        for sentence in found.differing:
            print(f"{name}: {one_line(sentence)}")
        for sentence in found.malformed:
            print(f"{name}: {one_line(sentence)}", file=sys.stderr)
        differing = differing or bool(found.differing)
        malformed = malformed or bool(found.malformed)
    print(f"{games} games, {decisions} decisions agree")
    return 2 if malformed else 1 if differing else 0


def _check(name: str) -> Checked:
    # invalid UTF-8 makes one line malformed, not the whole file unreadable
    try:
        if name == STANDARD_STREAM:
            sys.stdin.reconfigure(encoding=GIVEN_AS, errors="replace")  # type: ignore[union-attr]
            return check_trace(sys.stdin)
        with Path(name).open(encoding=GIVEN_AS, errors="replace") as lines:
            return check_trace(lines)
    except OSError as error:
        return Checked(malformed=[f"cannot be read: {why(error)}"])
