"""Whole games written by an independent reading of the rules, compared line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.helpers.places import TESTS

from oriflamme.notation.trace import check_trace

FILES = sorted((TESTS / "traces").glob("*.jsonl"))


def test_every_set_and_number_of_players_has_one() -> None:
    stems = {file.stem for file in FILES}
    assert stems >= {f"{name}-{n}" for name in ("base", "alliance", "mixed") for n in (3, 4, 5)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_played_as_written(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    found = check_trace(lines)
    assert (found.differing, found.malformed) == ([], [])
    results = sum("result" in json.loads(line) for line in lines)
    assert found.games == results >= 1
    assert found.decisions == len(lines) - 2 * results
