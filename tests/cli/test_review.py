"""`oriflamme review`: figures, files, going on where it was, and every way to get it wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.helpers.commands import oriflamme, refused, run_here
from tests.helpers.records import random_record

from oriflamme.cli import review as command
from oriflamme.notation.record import record_json, record_text
from oriflamme.review import Job, judged
from oriflamme.review.shape import Decision, read_review


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record_json(random_record("base", 3, 8)), encoding="utf-8")
    return path


def test_figures_losses_json_and_report(game: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = run_here("review", game, "--worlds", "40", "--workers", "1", "--json", "-", "--report", page)
    assert done.returncode == 0
    found = read_review(done.stdout)
    assert list(found.seats) == ["R", "B", "G"]
    assert "player R" in done.stderr
    assert "blunder" in done.stderr  # it was played at random
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 1 + 3  # the curves, and a waterfall for each seat
    assert all(f"player {letter}" in html for letter in found.seats)
    assert "best was" in html
    assert "more influence" in html
    assert "more influence" in done.stderr


def test_workers_and_forms_of_a_record_change_nothing(game: Path, tmp_path: Path) -> None:
    text = tmp_path / "game.txt"
    text.write_text(record_text(random_record("base", 3, 8)), encoding="utf-8")
    here = run_here("review", game, "--seat", "B", "--worlds", "5", "--workers", "1", "--json", "-")
    there = oriflamme("review", text, "--seat", "B", "--worlds", "5", "--workers", "2", "--json", "-")
    assert here.stdout == there.stdout
    assert list(read_review(here.stdout).seats) == ["B"]


def test_several_records_are_a_list(game: Path, tmp_path: Path) -> None:
    target = tmp_path / "all.json"
    assert (
        run_here("review", game, game, "--worlds", "2", "--workers", "1", "--json", target).returncode == 0
    )
    one, two = json.loads(target.read_text(encoding="utf-8"))
    assert one == two


def test_lines_go_on_where_they_were(game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other, lines = tmp_path / "other.json", tmp_path / "reviews.jsonl"
    other.write_text(record_json(random_record("alliance", 3, 9)), encoding="utf-8")
    arguments = ("review", game, other, "--worlds", "2", "--workers", "1", "--json", lines)
    assert run_here(*arguments).returncode == 0
    complete = lines.read_text(encoding="utf-8")
    assert complete.count("\n") == 2
    lines.write_text(complete[:-50], encoding="utf-8")  # killed while it wrote the second
    sets: list[str] = []

    def noted(job: Job) -> Decision:
        sets.append(job.work.record.set_name)
        return judged(job)

    monkeypatch.setattr(command, "judged", noted)
    assert run_here(*arguments).returncode == 0
    assert lines.read_text(encoding="utf-8") == complete
    assert set(sets) == {"alliance"}
    sets.clear()
    assert run_here(*arguments).returncode == 0
    assert sets == []
    assert lines.read_text(encoding="utf-8") == complete
    assert run_here(*arguments, "--seed", "1").returncode == 0  # another review of the same games
    assert lines.read_text(encoding="utf-8").count("\n") == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "Q"], "--seat: 'Q' is not one of R, B, G"),
        (["--bot", "greedy"], "'greedy' cannot judge"),
        (["--bot", "champoin"], "did you mean 'champion'?"),
        (["--bot", "champion:trust=2"], "trust is from 0 to 1"),
        (["--worlds", "1"], "1 is not a whole number from 2"),
        (["--json", "/nowhere/at/all.json"], "cannot write '/nowhere/at/all.json'"),
        (["--json", "/nowhere/at/all.jsonl"], "cannot write '/nowhere/at/all.jsonl'"),
        (["/nowhere/game.json"], "/nowhere/game.json: No such file"),
        (["--jsn", "x"], "did you mean '--json'?"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, list) else "",
)
def test_what_is_wrong_is_said_in_one_line(game: Path, arguments: list[str], said: str) -> None:
    assert said in refused("review", game, *arguments)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("dear diary", "no game record"),
        ("{", "JSON"),
        (record_json(random_record("base", 3, 8, decisions=12)), "the game is not over"),
    ],
    ids=["diary", "brace", "in progress"],
)
def test_other_files_are_refused(tmp_path: Path, written: str, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(written, encoding="utf-8")
    line = refused("review", path)
    assert said in line
    assert str(path) in line


def test_lines_that_are_no_reviews_are_refused(game: Path, tmp_path: Path) -> None:
    lines = tmp_path / "notes.jsonl"
    lines.write_text('{"a": 1}\n', encoding="utf-8")
    assert "has a line that is no review" in refused("review", game, "--json", lines)
    assert lines.read_text(encoding="utf-8") == '{"a": 1}\n'
