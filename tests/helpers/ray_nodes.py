"""A Ray cluster of two nodes on this machine.

As a program, `python -m tests.helpers.ray_nodes`, it keeps the cluster: on standard output it says the
address, on standard input it is told to kill the second node, and when that ends, it ends the cluster. So
Ray stays out of the process that runs the tests.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tests.helpers.commands import environment
from tests.helpers.places import ROOT
from tests.helpers.ray_bots import SECOND
from tests.helpers.visitors import PATIENCE

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

KILL = "kill the second node"

SETTINGS = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # in Ray's words: stay on the loopback interface
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_initial_delay_ms": "300",  # a node that died is missed soon
    "RAY_health_check_period_ms": "300",
    "RAY_worker_niceness": "0",  # Ray's workers give way to everybody else, and tests run beside tests
}

STORE = 80 * 2**20
"""Bytes of shared memory for a node, about the least that Ray takes."""


class RayNodes:
    """A cluster that runs."""

    def __init__(self, folder: Path) -> None:
        self.environment = environment(**SETTINGS, RAY_TMPDIR=str(folder), HOME=str(folder))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.helpers.ray_nodes"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=self.environment,
            start_new_session=True,  # so that all of it can be ended at once
        )
        self.started: list[subprocess.Popen[str]] = []
        self.address = self._hear()

    def start(self, folder: Path, *command: str, path: str = "") -> subprocess.Popen[str]:
        """Python with these arguments, in a folder that is no node's. The cluster's end is its end."""
        more = {"PYTHONPATH": path} if path else {}
        process = subprocess.Popen(
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=self.environment | more,
        )
        self.started.append(process)
        return process

    def kill_second(self) -> None:
        """As a power cut would: nothing on the node has time to say goodbye."""
        assert self.process.stdin is not None
        print(KILL, file=self.process.stdin, flush=True)
        assert self._hear() == "killed"

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line, "the cluster did not start"
        return line

    def end(self) -> None:
        for process in self.started:
            with process:  # closes its pipes
                process.kill()
        with self.process:  # closes its input
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.communicate(timeout=PATIENCE)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)


@contextlib.contextmanager
def ray_nodes() -> Iterator[RayNodes]:
    # Ray's sockets lie in the folder, and the path of a socket must be short
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
    try:
        nodes = RayNodes(folder)
        try:
            yield nodes
        finally:
            nodes.end()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _started() -> tuple[Cluster, object]:
    from ray.cluster_utils import Cluster

    slim = {"object_store_memory": STORE, "num_cpus": 1, "include_log_monitor": False}
    cluster = Cluster(
        initialize_head=True,
        head_node_args={**slim, "include_dashboard": False, "no_monitor": True},
    )
    return cluster, cluster.add_node(**slim, env_vars={SECOND: "1"})


def main() -> None:
    cluster, second = _started()
    print(cluster.address, flush=True)
    for line in sys.stdin:
        assert line.strip() == KILL
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
