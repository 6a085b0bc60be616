"""`oriflamme train-linear`: the same file from the same seed, however often it was interrupted."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.helpers.commands import environment, refused, run_here
from tests.helpers.games import size

from oriflamme.arena.runner import Here
from oriflamme.bots import thinking
from oriflamme.bots.weights import SEATS, read_weights
from oriflamme.train.course import GAMES_A_SESSION, WATCHED, BadFolder, Course
from oriflamme.train.lessons import decisions_of
from oriflamme.train.teachers import Session, Watched, watch

SCALE = "0.0005"
"""A game to watch, some hundreds against oneself."""

PLAN = {
    seats: [(games, iterations // size(100, 1)) for games, iterations in sorts]
    for seats, sorts in WATCHED.items()
}
"""The games to watch, of teachers who hardly think."""

KILLED = f"""
import os, signal, sys
from oriflamme.cli import main
from oriflamme.train.course import WATCHED, Course

def run_until_killed(course, runner, whole=Course.run):
    for step in whole(course, runner):
        if (course.folder / milestone).exists():
            os.kill(os.getpid(), signal.SIGKILL)
        yield step

milestone = sys.argv.pop(1)
Course.run = run_until_killed
WATCHED.update({PLAN})
sys.exit(main())
"""
"""The command, killed as soon as it has reached a milestone."""


@pytest.fixture(scope="module", autouse=True)
def plan() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for seats, sorts in PLAN.items():
            patch.setitem(WATCHED, seats, sorts)
        yield


def arguments(folder: Path, seed: int = 3, workers: int = 1) -> list[str]:
    return [
        "train-linear", "--scale", SCALE, "--folder", str(folder), "--out", str(folder / "weights.bin"),
        "--seed", str(seed), "--workers", str(workers),
    ]  # fmt: skip


def train(folder: Path, seed: int = 3, workers: int = 1) -> bytes:
    done = run_here(*arguments(folder, seed, workers))
    assert (done.returncode, done.stderr) == (0, "")
    file = folder / "weights.bin"
    assert done.stdout.replace("\n", "").endswith(f"weights.bin: {file.stat().st_size:,} bytes")
    return file.read_bytes()


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a course that nothing disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    train(folder)
    return folder


def test_a_course_gives_a_whole_file_of_weights(uninterrupted: Path) -> None:
    models = read_weights((uninterrupted / "weights.bin").read_bytes())
    assert all(any(numbers) for numbers in models.values())
    assert not list(uninterrupted.glob("*.part"))


def test_more_workers_give_the_same_file(uninterrupted: Path, tmp_path: Path) -> None:
    assert train(tmp_path / "new" / "folder", workers=2) == (uninterrupted / "weights.bin").read_bytes()


def test_another_seed_gives_another_file(uninterrupted: Path, tmp_path: Path) -> None:
    assert train(tmp_path, seed=4) != (uninterrupted / "weights.bin").read_bytes()


@pytest.mark.parametrize("milestone", ["games-3.jsonl", "playing-3.json"])
def test_killed_and_resumed_it_gives_the_same_file(
    uninterrupted: Path, tmp_path: Path, milestone: str
) -> None:
    command = [sys.executable, "-c", KILLED, milestone, *arguments(tmp_path)]
    killed = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert not (tmp_path / "weights.bin").exists()
    assert train(tmp_path) == (uninterrupted / "weights.bin").read_bytes()


def cut_in_the_middle_of_a_line(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def leave_a_part(file: Path) -> None:
    file.with_suffix(".part").write_text("{")
    file.unlink()


@pytest.mark.parametrize(
    ("name", "break_off"),
    [
        ("games-5.jsonl", cut_in_the_middle_of_a_line),
        ("playing-4.json", leave_a_part),
        ("watching-5.json", Path.unlink),
    ],
)
def test_half_done_steps_are_done_again(
    uninterrupted: Path, tmp_path: Path, name: str, break_off: Callable[[Path], None]
) -> None:
    """As a kill at the worst moment leaves them; what comes later is missing too."""
    order = ["games-3.jsonl", "games-4.jsonl", "games-5.jsonl"]
    order += [f"{lesson}-{n}.json" for lesson in ("playing", "apart", "watching") for n in SEATS]
    for done in order[: order.index(name) + 1]:
        (tmp_path / done).write_bytes((uninterrupted / done).read_bytes())
    break_off(tmp_path / name)
    assert train(tmp_path) == (uninterrupted / "weights.bin").read_bytes()


def test_what_is_done_is_not_done_again(uninterrupted: Path) -> None:
    course = Course(uninterrupted, 3, float(SCALE))
    before = {file: file.stat().st_mtime_ns for file in uninterrupted.glob("*-*")}
    said = list(course.run(Here()))
    assert len(said) == course.steps()
    assert all(step.endswith("before") for step in said)
    assert {file for file in before if file.suffix == ".json"} == set(uninterrupted.glob("*.json"))
    assert all(file.stat().st_mtime_ns == before[file] for file in uninterrupted.glob("*.json"))


# -- what it learns from -----------------------------------------------------------------------------


def test_a_watched_game_can_be_replayed(uninterrupted: Path) -> None:
    for seats in SEATS:
        lines = (uninterrupted / f"games-{seats}.jsonl").read_text().splitlines()
        games = [Watched(**game) for line in lines for game in json.loads(line)]
        assert games
        for game in games:
            state = None
            for state, action in decisions_of(game):
                assert state.seats == seats
                assert state.is_legal(action)
            assert state is not None
            assert state.question == 0  # the last action has been taken


def test_a_session_is_drawn_from_its_seed() -> None:
    one, again, other = (watch(Session(3, 3, 4, seed)) for seed in (5, 5, 6))
    assert one == again
    assert one != other
    assert len({game.kinds for game in one}) == 3  # base, Alliance, mixed, and base again


def test_a_slow_machine_watches_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(3, 40, 2, 5)
    games = watch(session)
    monkeypatch.setattr(thinking, "LONGEST", 0.0)  # no bot has any time on it
    assert watch(session) == games


def test_a_full_course_is_as_large_as_it_says() -> None:
    course = Course(Path(), 1)
    for seats in SEATS:
        sessions = course._sessions(seats)
        for games, iterations in WATCHED[seats]:
            assert sum(s.games for s in sessions if s.iterations == iterations) == games
        assert {session.games for session in sessions} == {GAMES_A_SESSION}
        assert len({session.seed for session in sessions}) == len(sessions)


# -- what it refuses ---------------------------------------------------------------------------------


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert refused("train-linear", "--scale", SCALE, "--folder", file) == (
        f"oriflamme: cannot write '{file}': File exists"
    )


def test_a_folder_inside_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    inside = tmp_path / "file" / "training"
    assert "Not a directory" in refused("train-linear", "--scale", SCALE, "--folder", inside)


def test_a_file_of_weights_that_cannot_be_written(uninterrupted: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "weights.bin"
    line = refused(
        "train-linear", "--scale", SCALE, "--seed", "3", "--folder", uninterrupted, "--out", nowhere
    )
    assert line == f"oriflamme: cannot write '{nowhere}': there is no folder '{nowhere.parent}'"


def test_that_is_found_before_anything_is_learned(tmp_path: Path) -> None:
    refused("train-linear", "--folder", tmp_path / "course", "--out", tmp_path / "nowhere" / "weights.bin")
    assert not (tmp_path / "course").exists()


@pytest.mark.parametrize("scale", ["0", "-1", "11", "nan", "much"])
def test_a_scale_out_of_bounds(scale: str) -> None:
    assert f"'{scale}' is no number above 0 and up to 10" in refused("train-linear", "--scale", scale)


def test_a_step_that_is_damaged(uninterrupted: Path, tmp_path: Path) -> None:
    for file in uninterrupted.glob("*.*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "playing-3.json").write_text('{"learner": [1.0')
    assert "playing-3.json" in refused(*arguments(tmp_path))
    (tmp_path / "playing-3.json").write_text('{"learner": [1.0]}')
    assert "playing-3.json" in refused(*arguments(tmp_path))


def test_games_that_are_damaged(uninterrupted: Path, tmp_path: Path) -> None:
    for file in uninterrupted.glob("*.*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    games = tmp_path / "games-3.jsonl"
    games.write_text("[{" + games.read_text()[2:][:40] + "\n" + games.read_text().partition("\n")[2])
    assert "games-3.jsonl' is damaged" in refused(*arguments(tmp_path))


def test_a_folder_of_another_plan(
    uninterrupted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was learned from fewer games is not taken for what this course would have learned."""
    for file in uninterrupted.glob("*.*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setitem(WATCHED, 3, [*WATCHED[3], (12, 10)])
    with pytest.raises(BadFolder, match="another course"):
        next(Course(tmp_path, 3, float(SCALE)).run(Here()))


def test_a_folder_of_another_seed_or_scale(uninterrupted: Path, tmp_path: Path) -> None:
    for file in uninterrupted.glob("*.*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert f"is the folder of another course: seed 3, scale {SCALE}" in refused(
        *arguments(tmp_path, seed=4)
    )
    assert "another course" in refused("train-linear", "--folder", tmp_path, "--seed", "3")
