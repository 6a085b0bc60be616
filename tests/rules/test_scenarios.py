"""The rules, case by case: every file of `scenarios/`, every case of it a test."""

from __future__ import annotations

import pytest
from tests.helpers.places import TESTS

from oriflamme.notation.scenario import Case, parse_scenarios, run_case

FOLDER = TESTS / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case.name}")
    for file in FILES
    for case in parse_scenarios(file.read_text(encoding="utf-8"))
]


def test_there_is_a_file_for_every_card() -> None:
    from oriflamme.rules import CARDS

    stems = {file.stem for file in FILES}
    for kind, card in enumerate(CARDS):
        assert f"{'base' if kind < 10 else 'alliance'}-{card.slug}" in stems


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    assert run_case(case) == []
