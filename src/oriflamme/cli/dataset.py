"""Write games of bots as Parquet files, a row for each decision.

The folder gets parts with some games each. The same command continues where an earlier one was interrupted:
parts that are there are kept. The same seed gives the same files for any number of workers, if the bots do
not think by the clock. The columns are explained in docs/environments.md. It needs the extra
oriflamme[data].
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console

from oriflamme.arena.simulate import Simulation
from oriflamme.bots import BadSpec, BotFailed
from oriflamme.cli.arguments import (
    BadInput,
    Parser,
    add_traceback,
    number,
)
from oriflamme.cli.files import why
from oriflamme.cli.runners import add_runner, runner_errors_named, runner_for
from oriflamme.cli.simulate import add_games, games_bar, read_games

EXAMPLES = """
examples:
  oriflamme dataset games --bots knight --games 5000
  oriflamme dataset games --bots champion:iterations=200,knight,knight --part-games 100
  oriflamme dataset mixed --set mixed --players 4 --bots baron --seed 7
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where the parts are, or are to be")
    add_games(parser, bots="knight")
    parser.add_argument(
        "--part-games",
        type=number(1),
        default=500,
        metavar="N",
        help="games in a part (500); fewer for bots that think long",
    )
    add_runner(parser)
    add_traceback(parser)


def run(options: argparse.Namespace) -> int:
    simulation = read_games(options)
    try:
        return _write(simulation, options)
    except (BotFailed, BadSpec) as error:
        raise BadInput(f"a bot has failed: {error}; its part is not written") from error
    except ModuleNotFoundError as error:  # here or on a node of a cluster
        raise lacking(error) from None
    except OSError as error:
        raise BadInput(f"cannot write '{error.filename or options.folder}': {why(error)}") from None


def lacking(error: ModuleNotFoundError) -> BadInput:
    if error.name not in ("numpy", "pyarrow", "pyarrow.parquet"):
        raise error
    return BadInput(f"data sets need the package {error.name}: pip install 'oriflamme[data]'")


def _write(simulation: Simulation, options: argparse.Namespace) -> int:
    from oriflamme.envs.dataset import BadFolder, DataSet

    data = DataSet(simulation, options.part_games, Path(options.folder))
    try:
        missing = data.missing()
    except BadFolder as error:
        raise BadInput(str(error)) from None
    there, started = simulation.games - sum(chunk.games for chunk in missing.values()), time.perf_counter()
    if missing:
        runner = runner_for(options, len(missing), simulation.bots)
        with games_bar(simulation.games) as progress, runner_errors_named():
            progress.update(progress.task_ids[0], completed=there)
            for chunk in data.write(missing, runner):
                progress.update(progress.task_ids[0], advance=chunk.games)
    parts = len(data.parts())
    kept = f" ({there:,} of them were there)" if there else ""
    Console(soft_wrap=True, highlight=False, markup=False).print(
        f"{options.folder}: {simulation.games:,} games{kept} in {parts:,} part{'s' * (parts > 1)}, "
        f"{time.perf_counter() - started:.1f} s"
    )
    return 0
