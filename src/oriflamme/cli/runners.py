"""Where commands run many games: options, and errors of workers and clusters in words."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from oriflamme.arena.ray_cluster import ClusterError, RayCluster
from oriflamme.arena.runner import Runner, all_cores, make_runner
from oriflamme.cli.arguments import BadInput, Parser, number


def add_runner(parser: Parser) -> None:
    parser.add_argument(
        "--workers", type=number(1, 10_000), default=None, metavar="W", help="processes (one per core)"
    )
    parser.add_argument(
        "--ray",
        default=None,
        metavar="ADDRESS",
        help="run on a Ray cluster: HOST:PORT of its head node, or auto for the one of this machine",
    )


def runner_for(options: argparse.Namespace, jobs: int, bots: Iterable[str] = ()) -> Runner:
    """The runner for some jobs. `bots` are those that the jobs name. Raises BadInput."""
    if options.ray is None:
        return make_runner(max(1, min(jobs, options.workers or all_cores())))
    with runner_errors_named():
        return RayCluster(options.ray, options.workers, bots)


@contextmanager
def runner_errors_named() -> Iterator[None]:
    """Explain dead workers: a bot can end its whole process, and it is unknown which bot did."""
    try:
        yield
    except BrokenProcessPool:
        raise BadInput(
            "a worker process died: a bot ended it (by os._exit, or a crash of compiled code), "
            "or memory ran out"
        ) from None
    except ClusterError as error:
        raise BadInput(f"--ray: {error}") from None
