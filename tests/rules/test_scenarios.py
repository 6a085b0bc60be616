"""The rules, case by case: every file of `scenarios/`, every case of it a test."""

from __future__ import annotations

import pytest
from tests.helpers.places import TESTS

from oriflamme.notation.position import slugs_of
from oriflamme.notation.scenario import Case, parse_scenarios, run_case
from oriflamme.rules import SETS

FOLDER = TESTS / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case.name}")
    for file in FILES
    for case in parse_scenarios(file.read_text(encoding="utf-8"))
]


def test_there_is_a_file_for_every_card() -> None:
    stems = {file.stem for file in FILES}
    for name, kinds in SETS.items():
        for slug in slugs_of(kinds):
            assert f"{name}-{slug}" in stems, f"tests/scenarios/{name}-{slug}.toml is missing"


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    assert run_case(case) == []
