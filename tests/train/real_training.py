"""Trainings for real, with PyTorch: tests/train/test_selfplay.py takes them in at full length only."""

from __future__ import annotations

import json
import math
import multiprocessing
import signal
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest
import torch
from tests.helpers import bad_bots
from tests.helpers.commands import refused, run_here
from tests.helpers.ray_nodes import ray_nodes
from tests.helpers.visitors import PATIENCE

from oriflamme.arena.runner import Processes
from oriflamme.bots.core.network import NetworkCritic, NetworkPolicy
from oriflamme.bots.networks import network_of
from oriflamme.train.selfplay.course import LOG_EVERY, Course
from oriflamme.train.selfplay.export import arrays_of, take_over
from oriflamme.train.selfplay.panel import measure
from oriflamme.train.selfplay.playing import BOTS, Tables
from oriflamme.train.selfplay.settings import Settings
from oriflamme.train.selfplay.team import Meeting, join
from oriflamme.train.selfplay.together import team_of

SMALL = Settings(decisions=4_000, games=60, steps=16, minibatch=256, policy=(32, 16, 16), critic=(32, 8))


def weights(course: Course) -> list[torch.Tensor]:
    return [value.clone() for value in course.student.networks.state_dict().values()]


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    learned = []
    for name, seed in (("one", 3), ("two", 3), ("three", 4)):
        course = Course(tmp_path / name, replace(SMALL, seed=seed))
        course.run()
        learned.append(weights(course))
    assert all(torch.equal(one, two) for one, two in zip(learned[0], learned[1], strict=True))
    assert not all(torch.equal(one, other) for one, other in zip(learned[0], learned[2], strict=True))


def test_a_resumed_training_goes_on(tmp_path: Path) -> None:
    Course(tmp_path, SMALL).run()
    resumed = Course(tmp_path, replace(SMALL, decisions=8_000))
    before = weights(resumed)
    assert 4_000 <= resumed.student.done < 8_000
    resumed.run()
    assert resumed.student.done >= 8_000
    assert not all(torch.equal(one, two) for one, two in zip(before, weights(resumed), strict=True))


def train_together(course: Course, size: int = 2) -> None:
    with team_of(size, Processes(size - 1), "127.0.0.1", course.settings) as team:
        course.run(team)


def test_a_team_learns_the_same_every_time_and_ends_together(tmp_path: Path) -> None:
    learned = []
    for name in ("one", "two"):
        course = Course(tmp_path / name, SMALL)
        train_together(course)
        learned.append(weights(course))
    assert multiprocessing.active_children() == []
    assert all(torch.equal(one, two) for one, two in zip(*learned, strict=True))


def average_of_ranks(port: int) -> list[float]:
    """What the other one of a team of two has after averaging its rank."""
    team = join(1, 2, "127.0.0.1", port)
    parameter = torch.nn.Parameter(torch.zeros(3))
    parameter.grad = torch.full((3,), float(team.rank))
    team.average([parameter])
    mean: list[float] = parameter.grad.tolist()
    return mean


def test_a_step_is_the_mean_of_what_all_would_change() -> None:
    meeting = Meeting(2, "127.0.0.1")
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(lambda: list(Processes(1).run(average_of_ranks, [meeting.port])))
        team = meeting.first(other.done)
        parameter = torch.nn.Parameter(torch.zeros(3))
        parameter.grad = torch.full((3,), 4.0)
        team.average([parameter])
        team.leave()
        assert parameter.grad.tolist() == [2.5] * 3
        assert other.result() == [[2.5] * 3]


def test_a_team_plays_all_the_games_of_one(tmp_path: Path) -> None:
    """However many they are, games of every size and set have their share."""
    whole = Tables(SMALL, 1, SMALL.games).batch.turn.players.tolist()
    parts = [Tables(SMALL, rank, 12, 12 * rank).batch.turn.players.tolist() for rank in range(5)]
    assert [players for part in parts for players in part] == whole
    course = Course(tmp_path, SMALL)
    train_together(course)
    assert course.student.updates == math.ceil(SMALL.decisions / (SMALL.games * SMALL.steps))


def test_a_ray_cluster_learns_what_two_processes_here_learn(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    # what JSON says of numbers, words and lists is TOML too
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in asdict(SMALL).items()))
    command = ["-m", "oriflamme", "train", "--settings", str(file), "--workers", "2"]
    with ray_nodes() as nodes:
        for name, where in (("here", []), ("ray", ["--ray", nodes.address])):
            (tmp_path / name).mkdir()
            process = nodes.start(tmp_path / name, *command, *where)
            _, said = process.communicate(timeout=PATIENCE)
            assert process.returncode == 0, said
    files = [(tmp_path / name / "network.bin").read_bytes() for name in ("here", "ray")]
    assert files[0] == files[1]


class KillsTheOther(Course):
    """Of a team of two, once it has something to log."""

    def write(self, line: dict[str, object]) -> None:
        super().write(line)
        (other,) = multiprocessing.active_children()
        other.kill()


def test_one_of_a_team_who_dies_is_missed_and_nothing_is_lost(tmp_path: Path) -> None:
    endless = replace(SMALL, decisions=10**9)
    with pytest.raises(BrokenProcessPool):
        train_together(KillsTheOther(tmp_path, endless))
    assert 0 < Course(tmp_path, endless).student.done < endless.decisions


class Interrupted(Course):
    """As if somebody had pressed Ctrl-C when something is logged."""

    def write(self, line: dict[str, object]) -> None:
        super().write(line)
        signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("size", [1, 2])
def test_ctrl_c_ends_it_after_the_present_update(tmp_path: Path, size: int) -> None:
    endless = replace(SMALL, decisions=10**9)
    with pytest.raises(KeyboardInterrupt):
        train_together(Interrupted(tmp_path, endless), size)
    assert multiprocessing.active_children() == []
    resumed = Course(tmp_path, endless)
    assert resumed.student.updates == LOG_EVERY
    assert resumed.student.done == LOG_EVERY * SMALL.games * SMALL.steps


def test_what_a_training_cannot_begin_with(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused("train", "--folder", tmp_path / "file", "--workers", "2").startswith(
        f"oriflamme: cannot write '{tmp_path / 'file'}': "
    )
    (tmp_path / "checkpoint.pt").write_bytes(b"no checkpoint")
    assert "checkpoint.pt' is damaged" in refused("train", "--folder", tmp_path, "--out", tmp_path / "x")
    Course(tmp_path / "other", replace(SMALL, policy=(64, 16, 16))).save()
    assert "its layers have other widths" in refused(
        "train", "--folder", tmp_path / "other", "--out", tmp_path / "x"
    )


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        f'games = 60\nbots = ["{bad_bots.__file__}:Crashes"]\nbot = 50\n'
    )
    where = ["--folder", str(tmp_path), "--out", str(tmp_path / "x"), "--workers", "1"]
    done = run_here("train", *where, "--settings", tmp_path / "settings.toml")
    assert done.returncode == 2
    assert "a bot has failed" in done.stderr.splitlines()[-1]


def test_it_learns_to_beat_greedy(tmp_path: Path) -> None:
    """From nothing, in about a minute."""
    settings = Settings(decisions=1_000_000, players=(3,), cards=("base",), entropy=(0.02, 0.01))
    course = Course(tmp_path, settings)
    assert measure(course.student.networks, settings, 300)["greedy, base"] < 0.3
    course.run()
    assert measure(course.student.networks, settings, 300)["greedy, base"] > 0.5


LISTENER = """
from oriflamme.bots import Answer
from oriflamme.bots.core.reading import Past

class Listener:
    wants_history = True

    def choose(self, observation, decision, rng, budget):
        past = Past(observation.history)
        assert past.whole
        assert len(past.seats) > 0 or observation.seen.round == 1
        return Answer(decision.legal[0])
"""


def test_bots_sit_at_the_tables_and_hear_their_games_from_the_deal_on(tmp_path: Path) -> None:
    (tmp_path / "listener.py").write_text(LISTENER)
    settings = replace(SMALL, bots=(f"{tmp_path}/listener.py:Listener", "random"), bot=50.0)
    course = Course(tmp_path, settings)
    course.run()
    found = course.student.play().results
    assert {BOTS, BOTS + 1} <= {kind for kind, _, _ in found}


def test_a_file_of_a_network_is_a_beginning(tmp_path: Path) -> None:
    first, second = (Course(tmp_path / name, replace(SMALL, seed=i)) for i, name in enumerate("ab"))
    arrays = arrays_of(first.student.networks)
    take_over(second.student.networks, arrays)
    assert arrays_of(second.student.networks) == arrays
    with pytest.raises(ValueError, match="first has"):
        take_over(Course(tmp_path / "c", replace(SMALL, policy=(64, 16, 16))).student.networks, arrays)


def test_the_engine_plays_what_was_learned(tmp_path: Path) -> None:
    """The whole numbers of the engine are rounded, so its answers are near PyTorch's, not the same."""
    course = Course(tmp_path, replace(SMALL, games=90))
    course.run()
    tables, network = course.student.tables, network_of(arrays_of(course.student.networks))
    policy, critic = NetworkPolicy(network), NetworkCritic(network)
    logs, judged = tables.look(course.student.networks, tables.positions())
    for game in range(90):
        state = tables.batch.states[game]
        policy.weigh(state)
        expected = np.exp(logs[game, : policy.n])
        assert [policy.chance[i] for i in range(policy.n)] == pytest.approx(expected, abs=0.05)
        for seat in range(state.seats):
            critic.kinds[seat] = int(tables.sits[game, seat])
        critic.judge(state)
        chances = [critic.chance[(state.asked + k) % state.seats] for k in range(state.seats)]
        assert chances == pytest.approx(judged[game, : state.seats], abs=0.05)
