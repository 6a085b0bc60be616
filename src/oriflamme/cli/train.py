"""Train the network by self-play, and write the file that the bots read.

Everything is saved in a folder; the same command resumes where an earlier one was interrupted. It needs
`pip install "oriflamme[train]"`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from oriflamme.arena.ray_cluster import RayCluster
from oriflamme.arena.runner import Processes, Runner, all_cores
from oriflamme.bots import BotFailed
from oriflamme.bots.networks import Arrays, read_arrays, write_network
from oriflamme.bots.weights import BadWeights
from oriflamme.cli.arguments import BadInput, Parser, add_traceback
from oriflamme.cli.files import why
from oriflamme.cli.runners import add_runner, runner_errors_named
from oriflamme.train.selfplay.settings import BadSettings, Settings, read_settings

EXAMPLES = """
examples:
  oriflamme train
  oriflamme train --ray FIRST:6379
  oriflamme train --start src/oriflamme/bots/network.bin
  oriflamme train --settings settings.toml --folder mine --out mine/network.bin
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "--folder", default="training", metavar="DIR", help="where everything is saved (training)"
    )
    parser.add_argument(
        "--out", default="network.bin", metavar="FILE", help="the file of the network (network.bin)"
    )
    parser.add_argument("--start", metavar="FILE", help="begin a new training with this network")
    parser.add_argument("--settings", metavar="FILE", help="TOML with what differs from the usual settings")
    add_runner(parser)
    add_traceback(parser)


def run(options: argparse.Namespace) -> int:
    folder, out = Path(options.folder), Path(options.out)
    if not out.parent.is_dir() and out.parent != folder:  # which is created later
        raise BadInput(f"cannot write '{out}': there is no folder '{out.parent}'")
    settings, start = _given(options)
    try:
        import torch  # noqa: F401
    except ImportError:
        raise BadInput('training needs PyTorch: pip install "oriflamme[train]"') from None
    from oriflamme.train.selfplay.course import Course
    from oriflamme.train.selfplay.export import arrays_of, take_over
    from oriflamme.train.selfplay.together import team_of

    with runner_errors_named(), _failures_named(folder):
        course = Course(folder, settings)
        if start is not None and course.student.done == 0:
            try:
                take_over(course.student.networks, start)
            except ValueError as error:
                raise BadInput(f"'{options.start}' is no network of these settings: {error}") from None
        size, runner, host = _workers(options, settings)
        with team_of(size, runner, host, settings) as team:
            Console(stderr=True).print(f"{course.log_file} says how it goes; Ctrl-C saves and ends")
            course.run(team)
        data = write_network(arrays_of(course.student.networks))
        out.write_bytes(data)
    Console().print(f"{options.out}: {len(data):,} bytes")
    return 0


def _given(options: argparse.Namespace) -> tuple[Settings, Arrays | None]:
    """The settings, and the network to begin with, if there is one."""
    try:
        settings = read_settings(Path(options.settings)) if options.settings else Settings()
        return settings, read_arrays(Path(options.start).read_bytes()) if options.start else None
    except (BadSettings, BadWeights) as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"cannot read '{error.filename}': {why(error)}") from None


@contextmanager
def _failures_named(folder: Path) -> Iterator[None]:
    """Explain what can go wrong in a training."""
    from oriflamme.train.selfplay.course import CHECKPOINT, BadCheckpoint
    from oriflamme.train.selfplay.team import TeamLost

    try:
        yield
    except BadCheckpoint as error:
        raise BadInput(str(error)) from None
    except BotFailed as error:
        raise BadInput(f"a bot has failed: {error}") from error
    except ModuleNotFoundError as error:  # of a node
        raise BadInput(
            f"a node of the cluster has no {error.name}: pip install 'oriflamme[train]' there"
        ) from None
    except TeamLost as error:
        kept = f"; what was learned is in '{folder}': the same command goes on from there"
        raise BadInput(
            f"the workers are not all there ({error}){kept if (folder / CHECKPOINT).exists() else ''}"
        ) from None
    except OSError as error:
        raise BadInput(f"cannot write '{error.filename}': {why(error)}") from None


def _workers(options: argparse.Namespace, settings: Settings) -> tuple[int, Runner, str]:
    """How many learn together, this process included; where the others run; and where they find this
    one."""
    if options.ray is None:
        size = options.workers or all_cores()
        return size, Processes(size - 1), "127.0.0.1"
    cluster = RayCluster(options.ray, bots=settings.bots)
    processors = cluster.processors()
    if options.workers and options.workers > processors:
        raise BadInput(f"--workers {options.workers}: the Ray cluster has only {processors} processors")
    return options.workers or processors, cluster, cluster.host()
