"""Trainings for real, with PyTorch: tests/train/test_selfplay.py takes them in at full length only."""

from __future__ import annotations

import json
import math
import multiprocessing
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest
import torch
from tests.helpers.ray_nodes import ray_nodes
from tests.helpers.visitors import PATIENCE

from oriflamme.arena.runner import Processes
from oriflamme.bots.core.network import NetworkCritic, NetworkPolicy
from oriflamme.bots.networks import network_of
from oriflamme.train.selfplay.course import Course
from oriflamme.train.selfplay.export import arrays_of, take_over
from oriflamme.train.selfplay.panel import measure
from oriflamme.train.selfplay.playing import BOTS
from oriflamme.train.selfplay.settings import Settings
from oriflamme.train.selfplay.together import TeamLost, team_of

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


def test_a_team_learns_the_same_every_time_and_ends_together(tmp_path: Path) -> None:
    learned = []
    for name in ("one", "two"):
        with team_of(2, Processes(1), "127.0.0.1", SMALL) as team:
            course = Course(tmp_path / name, SMALL, team)
            course.run()
        learned.append(weights(course))
    assert multiprocessing.active_children() == []
    assert all(torch.equal(one, two) for one, two in zip(*learned, strict=True))
    # the other one's games count as well
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


def train_together(folder: Path, settings: Settings) -> None:
    with team_of(2, Processes(1), "127.0.0.1", settings) as team:
        KillsTheOther(folder, settings, team).run()


def test_one_of_a_team_who_dies_is_missed_and_nothing_is_lost(tmp_path: Path) -> None:
    endless = replace(SMALL, decisions=10**9)
    with pytest.raises(TeamLost, match="terminated abruptly"):
        train_together(tmp_path, endless)
    assert 0 < Course(tmp_path, endless).student.done < endless.decisions


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
