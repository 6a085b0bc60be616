"""`oriflamme replay`: a record told in sentences, and every way a file can be none."""

from pathlib import Path

import pytest
from tests.helpers.records import random_record

from oriflamme.cli.commands import run
from oriflamme.notation.record import record_json, record_text

RECORD = random_record("alliance", 3, 8)
WRITTEN = {"json": record_json(RECORD), "text": record_text(RECORD)}


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert run(["replay", *map(str, arguments)]) == 0
    return capsys.readouterr().out


@pytest.fixture(params=WRITTEN)
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    path = tmp_path / "game"
    path.write_text(WRITTEN[request.param], encoding="utf-8")
    return path


def test_a_game_is_told_to_its_end(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    story = told(capsys, file)
    assert story.count("Round ") == 6
    assert "The game is over." in story
    assert all(f"player {letter}" in story for letter in RECORD.seating)


def test_a_family_hears_what_it_heard_then(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    everybody, red = told(capsys, file), told(capsys, file, "--viewer", "R")
    assert "Red places a card" in everybody
    assert "Red places a card" not in red
    assert red.count("Blue places a card") == everybody.count("Blue places a card") > 0
    assert run(["replay", str(file), "--viewer", "Q"]) == 2
    assert "'Q' is not one of R, B, G" in capsys.readouterr().err


def test_an_unfinished_game_is_told_so_far(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    begun = tmp_path / "begun.txt"
    begun.write_text(record_text(random_record("base", 4, 3, decisions=9)), encoding="utf-8")
    assert "The game is over." not in told(capsys, begun)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (b"", "no game record"),
        (b"\xff\xfe\x00", "utf-8"),
        (b"{", "JSON"),
        (b"[]", "record"),
        (b"{}", "record"),
        (WRITTEN["json"][:-40].encode(), "JSON"),
        (WRITTEN["json"].replace("place", "plaice", 1).encode(), "plaice"),
        (WRITTEN["text"].replace("keep", "reveal", 1).encode(), ""),
        (WRITTEN["json"].replace("player R", r"\ud800", 1).encode(), r"players: '\ud800' is half"),
        (b"dear diary,\ntoday we played", "no game record"),
    ],
    ids=[
        "empty", "bytes", "brace", "list", "nothing", "cut short", "no action", "another action",
        "half a character", "diary",
    ],
)  # fmt: skip
def test_other_files_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, written: bytes, said: str
) -> None:
    path = tmp_path / "bad"
    path.write_bytes(written)
    assert run(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert str(path) in err
    assert said in err


@pytest.mark.parametrize("where", ["nowhere.json", "."])
def test_what_is_no_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, where: str) -> None:
    assert run(["replay", str(tmp_path / where)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
