"""docs/architecture.md describes the tree as it is: it names everything that is there, and nothing else."""

import re

import pytest
from tests.helpers.places import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DRAWING = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "oriflamme"

MADE = {"__pycache__"}
SHORT = [ROOT, SOURCE, SOURCE / "server", ROOT / "web" / "src"]
"""Where a path on the page may begin."""

CHANGES = "Where each kind of change goes"


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def listed() -> dict[str, list[str]]:
    """For each folder with a list on the page, the names in the first column."""
    found = {}
    parts = re.compile(r"^### `([^`]+)`\n(.*?)(?=^### |\Z)", re.MULTILINE | re.DOTALL)
    for folder, part in parts.findall(section("Every module")):
        cells = re.findall(r"^\| (`[^|]+) \|", part, re.MULTILINE)
        found[folder] = [name for cell in cells for name in re.findall("`([^`]+)`", cell)]
    return found


def packages() -> list[str]:
    return sorted(path.parent.relative_to(ROOT).as_posix() for path in SOURCE.rglob("__init__.py"))


def modules_in(folder: str) -> list[str]:
    return sorted(path.stem for path in (ROOT / folder).glob("*.py") if path.stem != "__init__")


def folders_in(folder: str) -> list[str]:
    inside = (path.name for path in (ROOT / folder).iterdir() if path.is_dir())
    return sorted(name for name in inside if name not in MADE)


def test_every_package_has_its_list() -> None:
    with_modules = [folder for folder in packages() if modules_in(folder)]
    assert sorted(listed()) == sorted([*with_modules, "web/src", "tests"])


@pytest.mark.parametrize("folder", listed())
def test_a_list_names_what_is_there(folder: str) -> None:
    names = listed()[folder]
    there = modules_in(folder) if folder.startswith("src/") else folders_in(folder)
    assert sorted(names) == there, f"compare the list of {folder} in docs/architecture.md"
    assert len(names) == len(set(names))


def test_every_layer_is_drawn() -> None:
    layers = {name for name in folders_in("src/oriflamme") if (SOURCE / name / "__init__.py").exists()}
    drawn = set(re.findall(r'font-weight="bold"[^>]*>([^<]+)<', DRAWING))
    assert drawn == layers | {"web"}


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|ts|js|svelte|toml|ftl|md|css))`", PAGE))
    assert len(named) > 60
    assert sorted(name for name in named if not any((start / name).exists() for start in SHORT)) == []


def test_the_walk_names_functions_that_are_there() -> None:
    walk = section("One decision, from the click to the other browsers")
    steps = re.findall(r"^\| \d+ \| `([^`]+)` \| ([^|]+) \|", walk, re.MULTILINE)
    assert len(steps) > 15
    gone = [
        f"{file}: {name}"
        for file, names in steps
        for name in re.findall("`([^`]+)`", names)
        if not re.search(rf"(?<!\w){re.escape(name)}\b", (ROOT / file).read_text(encoding="utf-8"))
    ]
    assert gone == []


@pytest.mark.parametrize("heading", re.findall(r"^### (.+)$", section(CHANGES), re.MULTILINE))
def test_a_change_says_what_checks_it(heading: str) -> None:
    part = section(CHANGES).partition(f"### {heading}\n")[2].partition("\n### ")[0]
    checks = re.findall(r"`(tests/[\w./-]+)`|(mypy|svelte-check|linter)", part)
    assert checks, f"'{heading}' does not say what fails if a file is forgotten"
    assert [path for path, _ in checks if path and not (ROOT / path).exists()] == []
