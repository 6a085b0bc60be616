"""Mass runs on a Ray cluster: the same results as here, though a node dies, and errors that help."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers import ray_bots
from tests.helpers.commands import refused, run_here
from tests.helpers.ray_nodes import RayNodes, ray_nodes
from tests.helpers.visitors import PATIENCE

import oriflamme
from oriflamme.arena.ray_cluster import (
    BATCH_SECONDS,
    GROWTH,
    TRIES,
    Batch,
    ClusterError,
    Reply,
    Sizes,
)
from oriflamme.train.course import WATCHED

TEACHERS = {seats: [(games, 15) for games, _ in sorts] for seats, sorts in WATCHED.items()}
"""The games to watch in a training, of teachers who hardly think."""

SEVERAL = f"""
import json, sys
from oriflamme.cli.commands import run
from oriflamme.train.course import WATCHED
WATCHED.update({TEACHERS})
sys.exit(max(run(command) for command in json.loads(sys.argv[1])))
"""
"""Several commands in one process, because joining a cluster takes some seconds."""

OTHER_RAY = """
import ray, sys
from oriflamme.cli import main
ray.__version__ = "2.0.0"
sys.exit(main())
"""


def test_a_cluster_gives_the_same_results_though_a_node_dies(tmp_path: Path) -> None:
    with ray_nodes() as nodes:  # for all of this, because it takes some seconds
        a_node_that_dies_costs_only_its_games(nodes, tmp_path)
        all_commands_give_the_results_of_this_machine(nodes, tmp_path)
        others = other_programs(nodes, tmp_path)
        ctrl_c_ends_the_work_on_the_nodes(nodes, tmp_path)
        other_programs_are_refused(nodes, *others)
    assert not Path(nodes.environment["RAY_TMPDIR"]).exists()


def a_node_that_dies_costs_only_its_games(nodes: RayNodes, folder: Path) -> None:
    # this path of the bot leads nowhere on the nodes, so its file must have been sent
    shutil.copy(ray_bots.__file__, folder / "my_bots.py")
    pipe = Pipe(folder / "second")
    gate = folder / "gate"
    os.mkfifo(gate)
    bots = f"my_bots.py:StuckOnSecond:pipe={pipe.path}:gate={gate},greedy,random"
    command = ["simulate", "--games", "60", "--bots", bots, "--trace", "-"]
    process = nodes.start(folder, "-m", "oriflamme", *command, "--ray", nodes.address)
    assert pipe.hear() == "playing"
    with gate.open("w"):  # the first node waited for the second to play, lest it play everything
        gate.unlink()
    nodes.kill_second()
    code, trace, shown = ended(process)
    assert (code, "60 games of base" in shown) == (0, True), shown
    with contextlib.chdir(folder):
        alone = run_here(*command, "--workers", "1")
    assert (alone.returncode, alone.stdout) == (0, trace)


def all_commands_give_the_results_of_this_machine(nodes: RayNodes, folder: Path) -> None:
    there, here = folder / "there", folder / "here"
    on_the_cluster = json.dumps(commands(there, "--ray", nodes.address))
    process = nodes.start(folder, "-c", SEVERAL, on_the_cluster)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for seats, sorts in TEACHERS.items():
            patch.setitem(WATCHED, seats, sorts)
        for command in commands(here, "--workers", "1"):
            assert run_here(*command).returncode == 0
    code, _, errors = ended(process)
    assert (code, errors) == (0, "")
    for name in ("arena.json", "ladder.json", "measured.jsonl"):
        assert without_times(there / name) == without_times(here / name)
    assert '"forfeits": 1' in (there / "arena.json").read_text()
    parts = [f"games/part-{number:05}.parquet" for number in range(3)]
    for name in ("course/weights.bin", *parts):
        assert (there / name).read_bytes() == (here / name).read_bytes()


def commands(folder: Path, *where: str) -> list[list[str]]:
    """Commands that write their results into a folder."""
    folder.mkdir()

    def into(option: str, name: str) -> list[str]:
        return [option, str(folder / name)]

    slow, measured = "my_bots.py:SlowFirst", "panel-greedy-v-policy"
    return [
        ["arena", slow, "random", "random", "--limit", "1", "--games", "3", *into("--json", "arena.json")],
        ["ladder", "random", "greedy", "knight", "page", "--games", "24", *into("--json", "ladder.json")],
        ["measure", "--only", measured, "--scale", "0.02", *into("--results", "measured.jsonl"),
         *into("--page", "page.md")],
        ["train-linear", "--scale", "0.0005", *into("--folder", "course"),
         *into("--out", "course/weights.bin")],
        ["dataset", str(folder / "games"), "--games", "5", "--part-games", "2", "--bots", "knight"],
    ]  # fmt: skip


def without_times(file: Path) -> str:
    return re.sub(r'"seconds(_per_decision)?": ([^[,}]+|\[[^]]*\])', "", file.read_text())


def ctrl_c_ends_the_work_on_the_nodes(nodes: RayNodes, folder: Path) -> None:
    pipe = Pipe(folder / "stuck")
    bots = f"my_bots.py:Stuck:pipe={pipe.path}"
    process = nodes.start(folder, "-m", "oriflamme", "simulate", "--bots", bots, "--ray", nodes.address)
    assert pipe.hear() == "playing"
    process.send_signal(signal.SIGINT)
    assert ended(process) == (130, "", "\n")
    assert pipe.hear() == ""  # the process that was stuck is gone


def other_programs(nodes: RayNodes, folder: Path) -> list[subprocess.Popen[str]]:
    """A command of another oriflamme, and one with another Ray."""
    command = ["simulate", "--games", "10", "--ray", nodes.address]
    program = folder / "other" / "oriflamme"
    package = Path(str(oriflamme.__file__)).parent
    program.mkdir(parents=True)
    for part in package.iterdir():
        (program / part.name).symlink_to(part)
    (program / "__init__.py").unlink()
    source = (package / "__init__.py").read_text().replace(f'"{oriflamme.__version__}"', '"0.0.99"')
    (program / "__init__.py").write_text(source)
    return [
        nodes.start(folder, "-m", "oriflamme", *command, path=str(program.parent)),
        nodes.start(folder, "-c", OTHER_RAY, *command),
    ]


def other_programs_are_refused(
    nodes: RayNodes, other: subprocess.Popen[str], old: subprocess.Popen[str]
) -> None:
    code, said, errors = ended(other)
    assert (code, said) == (2, "")
    assert f"has oriflamme {oriflamme.__version__}, not the oriflamme 0.0.99 of this machine" in errors
    code, said, errors = ended(old)
    assert (code, said) == (2, "")
    assert f"the Ray cluster at {nodes.address} runs another Python or Ray" in errors
    assert "2.0.0" in errors
    assert len(errors.splitlines()) == 1


# -- without a cluster -------------------------------------------------------------------------------


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for command in (["simulate"], ["arena", *["random"] * 3], ["ladder", "random", "greedy", "page"]):
        assert "pip install 'oriflamme[ray]'" in refused(*command, "--ray", "127.0.0.1:6379")
    with pytest.raises(ClusterError, match="is not installed"):
        oriflamme.play("random", "random", "random", ray="127.0.0.1:6379")


def test_an_address_without_a_cluster_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nobody = f"127.0.0.1:{taken.getsockname()[1]}"
    assert f"there is no Ray cluster at {nobody}" in refused("simulate", "--ray", nobody)
    for address in ("ray://127.0.0.1:10001", "head", "127.0.0.1:six"):
        assert "give HOST:PORT of its head node" in refused("train-linear", "--ray", address)


def test_batches_take_some_seconds() -> None:
    sizes = Sizes()
    assert sizes.next == 1
    for _ in range(9):  # quick jobs: the batches grow step by step
        before = sizes.next
        sizes.learn(sizes.next, 0.01 * sizes.next)
        assert before <= sizes.next <= GROWTH * before
    assert 0.9 * BATCH_SECONDS < 0.01 * sizes.next <= BATCH_SECONDS
    for _ in range(20):  # slow ones: they shrink
        sizes.learn(sizes.next, 60.0 * sizes.next)
    assert sizes.next == 1


def test_a_batch_that_ends_its_workers_is_given_up() -> None:
    batch = Batch[int, int]([1])
    for _ in range(TRIES - 1):
        batch.take("WorkerCrashedError")
    with pytest.raises(ClusterError, match="a bot ended them"):
        batch.take("WorkerCrashedError")


def test_the_error_of_a_job_is_raised_here() -> None:
    with pytest.raises(ValueError, match="no such job"):
        Batch[int, int]([1]).take(Reply(error=ValueError("no such job")))


# -- processes ---------------------------------------------------------------------------------------


class Pipe:
    """A named pipe that a bot somewhere writes to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        os.mkfifo(path)
        self.file = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def hear(self) -> str:
        """What comes; nothing when the last who wrote is gone."""
        assert select.select([self.file], [], [], PATIENCE)[0]
        return os.read(self.file, 100).decode().strip()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    said, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, said, errors
