"""Train the linear models from scratch: games to watch, self-play, and the file of weights.

Every step is saved in a folder; the same command resumes where an earlier one was interrupted.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from oriflamme.cli.arguments import BadInput, Parser, decimal, number
from oriflamme.cli.files import why
from oriflamme.cli.runners import add_runner, runner_errors_named, runner_for
from oriflamme.train.course import BadFolder, Course

EXAMPLES = """
examples:
  oriflamme train-linear
  oriflamme train-linear --scale 0.01 --folder quick --out quick/weights.bin
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "--folder", default="training", metavar="DIR", help="where every step is saved (training)"
    )
    parser.add_argument(
        "--out", default="weights.bin", metavar="FILE", help="the file of weights (weights.bin)"
    )
    parser.add_argument(
        "--seed", type=number(0, 10**9), default=1, metavar="S", help="seed for everything random (1)"
    )
    parser.add_argument(
        "--scale",
        type=decimal(10),
        default=1.0,
        metavar="F",
        help="make everything smaller, to try it out (1)",
    )
    add_runner(parser)


def run(options: argparse.Namespace) -> int:
    out = Path(options.out)
    if not out.parent.is_dir() and out.parent != Path(options.folder):  # which is created later
        raise BadInput(f"cannot write '{out}': there is no folder '{out.parent}'")
    course = Course(Path(options.folder), options.seed, options.scale)
    runner = runner_for(options, course.steps())
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=console, disable=not console.is_terminal) as progress,
            runner_errors_named(),
        ):
            bar = progress.add_task("learning", total=course.steps())
            for step in course.run(runner):
                progress.update(bar, advance=1, description=step)
        weights = course.weights()
        out.write_bytes(weights)
    except BadFolder as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"cannot write '{error.filename}': {why(error)}") from None
    Console().print(f"{options.out}: {len(weights):,} bytes")
    return 0
