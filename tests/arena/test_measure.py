"""The long measurements: killed in the middle they go on where they were, and come out the same."""

import json
import subprocess
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from tests.helpers.commands import COMMAND, environment, refused, run_here
from tests.helpers.places import BAD_BOTS
from tests.helpers.visitors import PATIENCE

from oriflamme.arena.match import Match
from oriflamme.arena.measure.plan import COLUMNS, ROWS, Measurement, plan
from oriflamme.arena.measure.playing import playing
from oriflamme.arena.measure.store import Results
from oriflamme.arena.measure.tables import BEGIN, END, put_into, tables_of
from oriflamme.arena.measure.work import play_missing
from oriflamme.arena.runner import Job, Result
from oriflamme.cli import measure
from oriflamme.cli.commands import run

NAME = "search-v-greedy-3"
WANTED = 10  # deals, at this scale
SCALE = "0.03"


def arguments(folder: Path, *more: str) -> list[str]:
    where = ["--results", str(folder / "known.jsonl"), "--page", str(folder / "results.md")]
    return ["measure", "--only", NAME, "--scale", SCALE, "--every", "0.01", *where, *more]


def known(folder: Path) -> Results:
    return Results(folder / "known.jsonl")


def shares(folder: Path) -> list[int]:
    (measurement,) = (m for m in plan(1) if m.name == NAME)
    assert measurement.wanted(float(SCALE)) == WANTED
    return known(folder).of(measurement.match).shares


def test_killed_in_the_middle_and_resumed(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    whole.mkdir()
    cut.mkdir()
    (cut / "results.md").write_text(f"# Log\n\n{BEGIN}\nold\n{END}\n\nwhat failed stays\n")
    started = subprocess.Popen(
        [*COMMAND, *arguments(cut, "--workers", "2")],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(),
    )
    file = cut / "known.jsonl"
    while not (file.exists() and file.read_text().count("\n") >= 2):
        with pytest.raises(subprocess.TimeoutExpired):  # it goes on meanwhile
            started.wait(0.02)
    started.kill()  # the real thing: nothing can be cleaned up
    started.communicate(timeout=PATIENCE)  # until nobody holds its output: its workers end by themselves
    before = shares(cut)
    assert 2 <= len(before) < WANTED
    with file.open("a") as torn:
        torn.write('{"match": {"bots": ["sea')

    done = run_here(*arguments(cut))
    assert done.returncode == 0, done.stderr
    assert f"{NAME}: " in done.stdout
    assert "30 of 30 games" in done.stdout
    assert shares(cut)[: len(before)] == before
    assert run_here(*arguments(whole, "--workers", "1")).returncode == 0
    assert shares(cut) == shares(whole)
    assert all(json.loads(line) for line in file.read_text().splitlines())

    page = (cut / "results.md").read_text()
    assert page.startswith("# Log")
    assert page.endswith("what failed stays\n")
    assert "old" not in page
    assert "| `search:iterations=1000` | 2 × `greedy` | base | 30 |" in page

    size = file.stat().st_size
    assert run_here(*arguments(cut)).returncode == 0  # nothing is left to do
    assert file.stat().st_size == size


def test_bots_that_cannot_play_are_skipped_with_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = BAD_BOTS
    matches = {
        "gone": "nobody",
        "lost": f"{here}:Exits",
        "fine": "greedy",
        "late": f"{here}:Crashes:after=1",
    }
    measurements = [
        Measurement(name, "search", Match((bot, "random", "random")), 3) for name, bot in matches.items()
    ]
    monkeypatch.setattr(measure, "plan", lambda seed: measurements)
    monkeypatch.setattr(measure, "tables_of", lambda everything, results: "tables\n")
    where = ["--results", str(tmp_path / "known.jsonl"), "--page", str(tmp_path / "results.md")]
    chosen = [word for name in ("gone", "fine", "lost") for word in ("--only", name)]
    assert run(["measure", *chosen, "--traceback", *where]) == 0
    said, errors = capsys.readouterr()
    assert "raise SystemExit(3)" in errors
    assert "fine: 3 of 3 games" in said
    assert "skipped, there is no bot 'nobody': gone" in said
    assert "does not play: SystemExit: 3" in said
    assert "tables" in (tmp_path / "results.md").read_text()
    assert run(["measure", "--only", "late", *where]) == 1
    assert capsys.readouterr().err == "oriflamme: a bot has forfeited every game of late\n"


def test_what_is_refused(tmp_path: Path) -> None:
    assert "did you mean 'search-v-greedy-3'?" in refused("measure", "--only", "search-v-gredy-3")
    assert "no folder" in refused("measure", "--results", tmp_path / "no" / "file", "--list")
    (tmp_path / "poem").write_text("roses are red\n")
    assert "holds no measurements" in refused("measure", "--results", tmp_path / "poem", "--list")
    (tmp_path / "page").write_bytes(b"\xff")
    results = ("--only", "panel-search-v-search", "--results", tmp_path / "known.jsonl")
    assert "is not UTF-8 text" in refused("measure", *results, "--page", tmp_path / "page")
    assert "cannot write" in refused("measure", *results, "--page", tmp_path / "no" / "page")
    assert "cannot write" in refused("measure", "--results", "/dev/fd/no.jsonl", "--page", tmp_path / "new")
    assert "'0' is no number above 0" in refused("measure", "--scale", "0", "--list")
    assert "'soon' is no number of seconds" in refused("measure", "--every", "soon", "--list")


def test_fresh_forgets_only_what_is_chosen(tmp_path: Path) -> None:
    results = known(tmp_path)
    one, other = plan(1)[:2]
    part = {"shares": [60], "players": 3}
    with results.writing():
        for measurement in (one, other):
            fresh = results.of(measurement.match)
            fresh.shares = [60]
            results.add(measurement.match, fresh)
    assert part["shares"] == known(tmp_path).of(one.match).shares
    again = known(tmp_path)
    with again.writing():
        again.forget([one.match])
    assert known(tmp_path).of(one.match).deals == 0
    assert known(tmp_path).of(other.match).deals == 1


def test_results_of_bots_that_play_otherwise_today_are_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measurement = next(m for m in plan(1) if m.name == NAME)
    results = known(tmp_path)
    with results.writing():
        part = results.of(measurement.match)
        part.shares = [60] * WANTED
        results.add(measurement.match, part)
    assert "†" not in tables_of(plan(1), results)
    file = tmp_path / "known.jsonl"
    file.write_text(file.read_text().replace(playing(measurement.match), "0123abcd/4567cdef"))
    tables = tables_of(plan(1), known(tmp_path))
    assert "| 30† | 33.3% |" in tables
    assert "† by bots some of which have changed since" in tables
    assert run(arguments(tmp_path)) == 0
    assert f"{NAME}: started with bots that have changed since" in capsys.readouterr().out


def test_how_a_bot_plays_is_told_by_its_play() -> None:
    def told(bot: str, set_name: str = "base") -> str:
        return playing(Match((bot, "random", "random"), set_name))

    assert told("search:seconds=0.02") == told("search:seconds=0.1") == told("search")
    assert told("search") != told("search:c=2")
    assert told("search") != told("search", "alliance")
    assert told("policy") != told("policy:of=apart")
    assert told("champion") != told("champion:trust=0")
    assert told("greedy").partition("/")[2] == told("search").partition("/")[2]  # that of random


def test_another_process_is_not_disturbed(tmp_path: Path) -> None:
    results = known(tmp_path)
    with results.writing():
        assert "another process is writing" in refused(*arguments(tmp_path))


def test_the_plan_holds_what_must_be_shown() -> None:
    names = [measurement.name for measurement in plan(1)]
    assert len(names) == len(set(names))
    assert names[:2] == ["search-v-greedy-3", "search-v-greedy-5"]
    assert sum(name.startswith("panel-") for name in names) == len(ROWS) * len(COLUMNS) == 42
    assert sum(name.startswith("level-") for name in names) == 4 * 3
    assert sum(name.startswith("champion-v-search") for name in names) == 2 * 3 * 2
    assert sum(name.startswith("champion-v-former") for name in names) == 3 * 2
    assert sum(name.startswith("former-v-champion") for name in names) == 3 * 2


def test_tables_of_nothing(tmp_path: Path) -> None:
    tables = tables_of(plan(1), known(tmp_path))
    assert "| **champion** | – |" in tables
    page = put_into("# Results\n", tables)
    assert put_into(page, tables) == page


class Interrupted:
    """A runner that is stopped after three jobs."""

    def run(self, task: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        for job in islice(jobs, 3):
            yield task(job)
        raise KeyboardInterrupt


def test_ctrl_c_stores_what_was_played(tmp_path: Path) -> None:
    results = known(tmp_path)
    measurement = Measurement("some", "search", Match(("greedy", "random", "random")), 300)
    with results.writing(), pytest.raises(KeyboardInterrupt):
        play_missing(measurement, 1.0, results, Interrupted(), lambda now: None)
    assert known(tmp_path).of(measurement.match).deals == 3
