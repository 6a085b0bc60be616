"""Every ruling is shown by a case or a test that names it, and every event names its ruling.

docs/rules.md says the rulings, each under its key; rulings.toml says what shows them.
"""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections import defaultdict

import pytest
from tests.helpers.games import STYLES, Game, size
from tests.helpers.places import TESTS

from oriflamme.rules import ALLIANCE, BASE, Log, Random, draw_mixed

RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULINGS: dict[str, dict[str, list[str]]] = tomllib.loads(
    (TESTS / "rulings.toml").read_text(encoding="utf-8")
)


@functools.cache
def cases() -> list[str]:
    return [
        case["name"]
        for file in sorted((TESTS / "scenarios").glob("*.toml"))
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]
    ]


@functools.cache
def names_in(file: str) -> set[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_ruling_of_the_rules_is_listed_and_no_other() -> None:
    keys = re.findall(r'<a id="([a-z.-]+)">', RULES)
    assert len(set(keys)) == len(keys)
    missing, gone = set(keys) - set(RULINGS), set(RULINGS) - set(keys)
    assert not missing, f"tests/rulings.toml has no {sorted(missing)}, which docs/rules.md has"
    assert not gone, f"docs/rules.md has no {sorted(gone)}, which tests/rulings.toml has"


def test_every_case_has_a_name_of_its_own() -> None:
    assert len(set(cases())) == len(cases())


@pytest.mark.parametrize("key", RULINGS)
def test_a_ruling_is_shown_by_what_there_is(key: str) -> None:
    ruling = RULINGS[key]
    assert set(ruling) <= {"cases", "tests"}
    shown_by = ruling.get("cases", []) + ruling.get("tests", [])
    assert shown_by, "nothing shows it"
    assert set(ruling.get("cases", [])) <= set(cases())
    for test in ruling.get("tests", []):
        file, _, name = test.partition("::")
        assert name.startswith("test_")
        assert name in names_in(file), test


def events_by_key() -> dict[str, set[str]]:
    """Which events occur with which key, over many games of every sort."""
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(size(1500, 20_000)):
        kinds = (BASE, ALLIANCE, draw_mixed(Random(seed)))[seed % 3]
        log = Log()
        for _ in Game(3 + seed % 3, kinds, seed, STYLES[seed % len(STYLES)]).decisions(log):
            pass
        for event in log.events:
            found[event.why].add(event.what)
    return found


def test_the_keys_of_events_are_those_the_rules_list() -> None:
    """The table "Event keys" of docs/rules.md: the same keys, each with the same events."""
    table = RULES.partition("## Event keys")[2].partition("\n## ")[0]
    listed = {
        key: set(re.findall(r"`([a-z-]+)`", events))
        for key, events in re.findall(r"^\| \[([a-z.-]+)\]\(#\1\) \| ([^|]+) \|", table, re.MULTILINE)
    }
    assert set(listed) <= set(RULINGS)
    assert events_by_key() == listed
