"""A release: its tag and its part of the changelog; one address and the same Pythons everywhere; and files
that the forge can read."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.helpers.places import ROOT

import oriflamme

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
REPOSITORY = PYPROJECT["project"]["urls"]["Repository"]
GITHUB = ROOT / ".github"

CHANGELOG = """# Changelog

## [Unreleased]

- Not yet.

## [1.1.0] - 2026-03-01

### Added

- A [link](docs/x.md).

## [1.0.1] - 2026-02-01

## [1.0.0]

- The first.

[Unreleased]: https://forge.example/compare/v1.1.0...HEAD
[1.1.0]: https://forge.example/releases/v1.1.0
"""


def notes(folder: Path, version: str, tag: str, changelog: str = CHANGELOG) -> tuple[int, str]:
    """The exit code of the script in a project of this version, and what it says."""
    package = folder / "src" / "oriflamme"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(f'"""A game."""\n\n__version__ = "{version}"\n')
    (folder / "CHANGELOG.md").write_text(changelog)
    command = [sys.executable, str(ROOT / ".ci" / "release_notes.py"), tag]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_release_is_told_with_its_part_of_the_changelog(tmp_path: Path) -> None:
    assert notes(tmp_path, "1.1.0", "v1.1.0") == (0, "### Added\n\n- A [link](docs/x.md).\n")


def test_references_at_the_end_are_no_news(tmp_path: Path) -> None:
    dated = CHANGELOG.replace("[1.0.0]", "[1.0.0] - 2026-01-01")
    assert notes(tmp_path, "1.0.0", "v1.0.0", dated) == (0, "- The first.\n")


@pytest.mark.parametrize(
    ("version", "tag", "reason"),
    [
        ("1.1.0", "v1.1.1", "the tag is 'v1.1.1', but the package is 1.1.0, whose tag is 'v1.1.0'"),
        ("1.1.0", "1.1.0", "the tag is '1.1.0', but the package is 1.1.0, whose tag is 'v1.1.0'"),
        ("1.2.0", "v1.2.0", "CHANGELOG.md has no part '## [1.2.0] - YYYY-MM-DD'"),
        ("1.0", "v1.0", "CHANGELOG.md has no part '## [1.0] - YYYY-MM-DD'"),
        ("1.0.1", "v1.0.1", "CHANGELOG.md has nothing to say of 1.0.1"),
        ("1.0.0", "v1.0.0", "CHANGELOG.md gives 1.0.0 no date: ## [1.0.0] - YYYY-MM-DD"),
    ],
)
def test_what_is_no_release_is_refused(tmp_path: Path, version: str, tag: str, reason: str) -> None:
    assert notes(tmp_path, version, tag) == (1, f"no release: {reason}\n")


def test_our_own_changelog_has_room_for_news_and_a_part_for_our_version(tmp_path: Path) -> None:
    changelog, version = (ROOT / "CHANGELOG.md").read_text(), oriflamme.__version__
    assert "\n## [Unreleased]\n" in changelog
    dated = changelog.replace(f"\n## [{version}]\n", f"\n## [{version}] - 2026-01-01\n")
    code, said = notes(tmp_path, version, f"v{version}", dated)
    assert (code, said.startswith("### ")) == (0, True), said


def test_the_address_is_the_same_everywhere() -> None:
    """pyproject.toml has it; whoever changes it there is told here where else it stands."""
    files = [ROOT / "pyproject.toml", *ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *GITHUB.rglob("*.*")]
    said = {
        (file.relative_to(ROOT).as_posix(), f"https://github.com/{path}")
        for file in files
        for path in re.findall(
            r"//(?:raw\.githubusercontent|github)\.com/([\w.-]+/oriflamme)\b", file.read_text()
        )
    }
    assert {"pyproject.toml", "README.md", "SECURITY.md"} <= {file for file, _ in said}
    assert [place for place in said if place[1] != REPOSITORY] == []
    assert all(address.startswith(REPOSITORY) for address in PYPROJECT["project"]["urls"].values())


def test_the_pythons_are_the_same_everywhere() -> None:
    label = "Programming Language :: Python :: 3."
    named = [text for text in PYPROJECT["project"]["classifiers"] if text.startswith(label)]
    minors = [int(text.removeprefix(label)) for text in named]
    assert PYPROJECT["project"]["requires-python"] == f">=3.{minors[0]}"
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in minors]
    tested = re.findall(r"python: \[(.*)\]", (GITHUB / "workflows" / "test.yml").read_text())
    assert tested == [", ".join(f'"3.{minor}"' for minor in minors)] * 2


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", "workflows/*.yml"),
        ("github-issue-forms", "ISSUE_TEMPLATE/[!c]*.yml"),
        ("github-issue-config", "ISSUE_TEMPLATE/config.yml"),
        ("dependabot", "dependabot.yml"),
    ],
)
def test_the_forge_can_read_it(schema: str, files: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    found = sorted(GITHUB.glob(files))
    assert found
    done = subprocess.run([*command, *found], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_hooks_can_be_installed() -> None:
    subprocess.run([sys.executable, "-m", "pre_commit", "validate-config"], cwd=ROOT, check=True)
