"""Training by self-play: settings, picture, what it refuses; and, at full length, that it learns."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.helpers.commands import refused
from tests.helpers.games import LONG

from oriflamme.train.selfplay.curves import picture_of
from oriflamme.train.selfplay.settings import BadSettings, Settings, read_settings


def settings(folder: Path, text: str) -> Settings:
    file = folder / "settings.toml"
    file.write_text(text)
    return read_settings(file)


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    found = settings(tmp_path, 'seed = 5\nrate = [0.01, 0.001]\npure = 1\ncards = ["base"]\n')
    assert (found.seed, found.rate, found.pure, found.cards) == (5, (0.01, 0.001), 1.0, ("base",))
    assert found.games == Settings().games


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sede = 5", "there is no setting 'sede'"),
        ("seed = 'five'", "seed is of the kind of 1, not 'five'"),
        ("cards = 'base'", "cards is of the kind of"),
        ("seed = ", "is not TOML"),
        ('bots = ["champion", "chamipon"]', "chamipon"),
    ],
)
def test_a_file_that_says_something_else(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadSettings, match=said.replace("(", r"\(")):
        settings(tmp_path, text)


def test_numbers_move_with_the_decisions_and_stay_at_the_end() -> None:
    some = Settings(decisions=100)
    assert [some.at((3.0, 1.0), done) for done in (0, 50, 100, 200)] == [3.0, 2.0, 1.0, 1.0]


def test_the_picture_shows_every_measurement(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    lines: list[dict[str, object]] = [{"decisions": 1_000_000, "entropy": 1.0}]
    log.write_text(json.dumps(lines[0]))
    assert picture_of(log) is None
    for i, share in enumerate((0.25, 0.5, 0.75)):
        panel = {"greedy, base": share, "greedy, mixed": share, "learner, base": 0.1}
        lines.append({"decisions": (i + 1) * 2_000_000, "panel": panel})
    log.write_text("\n".join(map(json.dumps, lines)))
    picture = picture_of(log)
    assert picture is not None
    assert "against two greedy, 6: 75.0" in picture
    assert "against two learner, 2: 10.0" in picture


def test_without_pytorch_a_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert 'pip install "oriflamme[train]"' in refused("train", "--folder", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in refused("train", "--settings", tmp_path / "none.toml")
    (tmp_path / "bad.bin").write_bytes(b"hello")
    assert "the file of the network is damaged" in refused("train", "--start", tmp_path / "bad.bin")
    (tmp_path / "bad.toml").write_text("sede = 5")
    assert "there is no setting 'sede'" in refused("train", "--settings", tmp_path / "bad.toml")


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "network.bin"
    line = refused("train", "--folder", tmp_path / "new", "--out", nowhere)
    assert line == f"oriflamme: cannot write '{nowhere}': there is no folder '{nowhere.parent}'"


if LONG:  # nothing else needs PyTorch
    from tests.train.real_training import *  # noqa: F403
