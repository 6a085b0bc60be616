"""Check scenario files: positions, steps, and what must hold after them.

Prints a line for each case that fails, with the differences, then the total. Exit code 0 if none failed,
1 if some did, 2 if a file is malformed (the others still run).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from oriflamme.cli.arguments import Parser
from oriflamme.cli.files import GIVEN_AS, one_line, why
from oriflamme.notation.scenario import Case, Malformed, parse_scenarios, run_case

EXAMPLES = """
examples:
  oriflamme scenario tests/scenarios/rulebook.toml
  oriflamme scenario *.toml
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file (TOML)")


def run(options: argparse.Namespace) -> int:
    passed = failed = 0
    malformed = False
    for name in options.files:
        try:
            cases = _load(name)
        except Malformed as error:
            malformed = True
            for sentence in error.sentences:
                print(f"{name}: {one_line(sentence)}", file=sys.stderr)
            continue
        for case in cases:
            differences = run_case(case)
            if differences:
                failed += 1
                print(f"{name}: {one_line(case.name)}: {one_line('; '.join(differences))}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 2 if malformed else 1 if failed else 0


def _load(name: str) -> list[Case]:
    try:
        return parse_scenarios(Path(name).read_text(encoding=GIVEN_AS))
    except OSError as error:
        raise Malformed([f"cannot be read: {why(error)}"]) from None
    except UnicodeDecodeError:
        raise Malformed(["this is not a text file in UTF-8"]) from None
