"""CONTRIBUTING.md keeps its word: a card or a bot that is added as it says is complete, with nothing else.

The short run tries, uncompiled, what a card that was added wrongly would break first. The long one compiles
and runs all that `make test` does and that a card or a bot can change, but for the tests in a browser.
"""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from tests.helpers.games import LONG
from tests.helpers.guide import BOT, CARD, FACTS, SET, Block, Copy, blocks_under, carry_out, undo, written
from tests.helpers.places import ROOT

COMPILED = any((ROOT / "src").glob("oriflamme__mypyc*"))
PAGE = "python hatch_build.py page"
SCENARIO = f"scenario tests/scenarios/{SET}-herald.toml"

PYTEST = "python -m pytest -q -p no:cacheprovider"
PYTHON_CHECKS = [
    "ruff check -q && ruff format -q --check",
    "mypy --no-error-summary",
    "node web/node_modules/pyright/index.js",
    "lint-imports",
]
PAGE_CHECKS = [
    "npm --prefix web --silent run lint",
    "npm --prefix web --silent run check",
    "npm --prefix web --silent test -- --reporter=dot",
]
TESTS = f"{PYTEST} -n auto --dist worksteal --ignore tests/browser --ignore tests/docs/test_contributing.py"
EVERYTHING = [*PYTHON_CHECKS, *PAGE_CHECKS, TESTS]
ALL_OF_A_BOT = [*PYTHON_CHECKS, f"{TESTS} -m 'not build'"]
"""A bot changes nothing in the page or in what is built."""
CARD_TESTS = [
    "api/test_words.py",
    "docs/test_docs.py",
    "notation/test_notation.py",
    "notation/test_positions.py",
    "rules/test_deal.py",
    "rules/test_observation.py",
    "rules/test_rulings.py",
    "rules/test_scenarios.py",
    "rules/test_secrecy.py::test_what_a_viewer_may_not_know_makes_no_difference_to_the_viewer[mixed]",
    "server/protocol/test_page_types.py",
    "server/teaching/test_lessons.py",
    "texts",
    "cli/test_play.py::test_every_name_fits_onto_its_card",
    "cli/test_play.py::test_the_picture_in_the_documentation_is_true",
]
NONSENSE = "random_text or spoiled or wrong_sort"
"""What is no card, whatever cards there are."""
OF_A_CARD = [
    PYTHON_CHECKS[0],
    f"{PYTEST} -k 'not ({NONSENSE})' {shlex.join(f'tests/{name}' for name in CARD_TESTS)}",
    "cd web && node build/check.ts && npx vitest run build src/kit/cards.test.ts src/learn src/home",
]
BOT_TESTS = "tests/bots/test_bots.py tests/bots/test_named.py tests/docs/test_docs.py"
OF_A_BOT = [
    PYTHON_CHECKS[0],
    f"{PYTEST} {BOT_TESTS} -k 'patient or every_bot or test_named or (test_docs and bot)'",
]


def follow(copy: Copy, heading: str, messages: list[str], test: list[str]) -> list[str]:
    """Do all that a part of the guide says; what its commands said, `make` apart."""
    said = []
    for block in blocks_under(heading):
        if block.language != "sh":
            carry_out(block, copy.root)
            continue
        for line in block.lines:
            if line.startswith("make "):
                for command in {"make messages": messages, "make test": test}[line]:
                    copy.run_well(command)
            else:
                said.append(copy.run_well(line))
    return said


def test_a_card_is_added_as_the_guide_says(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy", compiled=False)
    messages = ["python hatch_build.py", FACTS, PAGE] if LONG else [FACTS]
    said = follow(copy, CARD, messages, EVERYTHING if LONG else OF_A_CARD)
    scenario, rules, simulation = said
    assert scenario == "2 passed, 0 failed\n"
    assert rules.startswith(f"Herald  character, {SET}\n")
    assert "│ Herald " in simulation
    overview = copy.run_well("oriflamme rules")
    assert f"{SET.capitalize()}:" in overview
    assert "Herald  gain 1 for each open card next to it" in overview


def test_a_bot_is_added_as_the_guide_says(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy", compiled=True)
    by_file, by_name = follow(copy, BOT, [], ALL_OF_A_BOT if LONG else OF_A_BOT)
    assert "PatientBot" in by_file
    assert "patient" in by_name


# -- what was forgotten ------------------------------------------------------------------------------


class Unfinished:
    """A copy in which the guide is followed bit by bit."""

    def __init__(self, copy: Copy) -> None:
        self.copy = copy

    def add(self, *endings: str) -> None:
        """What goes to these files."""
        for ending in endings:
            (block,) = (block for block in written(CARD) if block.file.endswith(ending))
            carry_out(block, self.copy.root)

    def refused(self, command: str) -> str:
        """The one line with which a command ends; of scenarios there is one for each."""
        done = self.copy.run(f"oriflamme {command}")
        assert done.returncode == 2, f"{command}\n{done.stdout}\n{done.stderr}"
        *others, line = done.stderr.splitlines()
        assert all("case 'herald.gain:" in other for other in others), done.stderr
        return line


@pytest.fixture
def unfinished(tmp_path: Path) -> Unfinished:
    return Unfinished(Copy(tmp_path / "copy", compiled=False))


def test_a_card_that_no_set_lists_is_told_of(unfinished: Unfinished) -> None:
    unfinished.add(f"{SET}.py", f"{SET}-herald.toml")
    for command in ("rules herald", SCENARIO):
        assert unfinished.refused(command).endswith(
            f"there is no card 'herald'; src/oriflamme/rules/cards/{SET}.py has its class: "
            "add it to CARDS there, and the set to src/oriflamme/rules/catalogue.py"
        )


def test_a_card_that_is_not_yet_compiled_is_told_of(tmp_path: Path) -> None:
    unfinished = Unfinished(Copy(tmp_path / "copy", compiled=True))
    unfinished.add(f"{SET}.py", "catalogue.py", f"{SET}-herald.toml")
    unfinished.copy.run_well(f"ORIFLAMME_PURE=1 oriflamme {SCENARIO}")
    for command in ("rules herald", SCENARIO) if COMPILED else ():
        assert unfinished.refused(command).endswith(
            "there is no card 'herald'; it is newer than the compiled rules: "
            "run 'make setup', or set ORIFLAMME_PURE=1"
        )


def test_a_card_without_texts_is_told_of(unfinished: Unfinished) -> None:
    unfinished.add(f"{SET}.py", "catalogue.py")
    lacking = f"lacks card-herald, card-herald.short, card-herald.rule, set-{SET}: add what is missing"
    serve = "serve --no-open --port 0"
    for command in ("simulate --games 1", "rules", "rules archer", "play", serve):
        assert unfinished.refused(command) == f"oriflamme: src/oriflamme/texts/en.ftl {lacking}"
    unfinished.add("en.ftl")
    assert "Herald" in unfinished.copy.run_well("oriflamme rules")
    for command in ("rules --language uk", serve):  # everybody has their own language there
        assert unfinished.refused(command) == f"oriflamme: src/oriflamme/texts/uk.ftl {lacking}"


def test_a_card_without_a_face_is_told_of(unfinished: Unfinished) -> None:
    unfinished.add(f"{SET}.py", "catalogue.py", "en.ftl", "uk.ftl", "ru.ftl", "pl.ftl", "fr.ftl")
    for problem in (
        "web/src/kit/game.ts does not know herald: run 'make messages'",
        "web/src/kit/cards.ts has no face for herald: add it",
    ):
        built = unfinished.copy.run(PAGE)
        assert built.returncode == 1
        assert built.stderr.splitlines() == [
            f"oriflamme: {problem}",
            "oriflamme: the page could not be built",
        ]
        unfinished.copy.run_well(FACTS)
    started = unfinished.copy.run("python -c 'from oriflamme.server.http.page import Page; Page()'")
    assert started.stderr == "the page has no face for herald: run 'make messages'\n"


def test_a_ruling_that_nothing_shows_is_told_of(unfinished: Unfinished) -> None:
    unfinished.add(f"{SET}.py", "catalogue.py", "rules.md")
    done = unfinished.copy.run(f"{PYTEST} tests/rules/test_rulings.py -k listed_and_no_other")
    assert done.returncode == 1
    assert "tests/rulings.toml has no ['herald', 'herald.gain'], which docs/rules.md has" in done.stdout


# -- following the guide -----------------------------------------------------------------------------


def test_what_was_done_can_be_undone(unfinished: Unfinished) -> None:
    """Who follows the guide in earnest passes these tests all the same: they begin without it."""
    root = unfinished.copy.root
    blocks = [*written(CARD), *written(BOT)]
    files = {block.file: (root / block.file) for block in blocks}
    before = {name: path.read_text() if path.exists() else "" for name, path in files.items()}
    for block in blocks:
        carry_out(block, root)
    assert all(path.read_text() != before[name] for name, path in files.items())
    for block in reversed(blocks):
        undo(block, root)
    assert {name: path.read_text() if path.exists() else "" for name, path in files.items()} == before


def test_lines_that_are_no_longer_there_are_told_of(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("\none\ntwo\n")
    carry_out(Block("diff", "a.py", [" one", "+more", " two", "@@", "-two", "+three"]), tmp_path)
    assert (tmp_path / "a.py").read_text() == "\none\nmore\nthree\n"
    with pytest.raises(AssertionError, match=r"shows lines that are 0 times in a\.py:\ntwo"):
        carry_out(Block("diff", "a.py", [" two", "+four"]), tmp_path)
