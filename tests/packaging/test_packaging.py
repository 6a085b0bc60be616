"""One install, run compiled or not; and lock files that name no registry."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import hatch_build
import pytest
from tests.helpers.places import ROOT


def suffixes(**environment: str) -> set[str]:
    """The suffixes of the files that a fresh process loads the rules from."""
    code = """
import importlib, pkgutil, pathlib, oriflamme.rules as rules
for module in pkgutil.walk_packages(rules.__path__, "oriflamme.rules."):
    if not module.ispkg:
        print(pathlib.Path(importlib.import_module(module.name).__file__).suffix)
"""
    env = {k: v for k, v in os.environ.items() if k != "ORIFLAMME_PURE"} | environment
    output = subprocess.check_output([sys.executable, "-c", code], env=env, text=True)
    return set(output.split())


def test_pure_runs_the_sources() -> None:
    assert suffixes(ORIFLAMME_PURE="1") == {".py"}


@pytest.mark.parametrize("value", ["", "0"])
def test_without_pure_the_compiled_modules_run_where_there_are_any(value: str) -> None:
    compiled = any((ROOT / "src").glob("oriflamme__mypyc*"))
    found = suffixes(ORIFLAMME_PURE=value)
    assert len(found) == 1
    assert (found == {".py"}) is not compiled


def test_lock_is_hashed_and_names_no_registry() -> None:
    lock = (ROOT / "requirements" / "dev.txt").read_text()
    assert "--hash=sha256:" in lock
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host|file:", lock)


def test_what_compiles_is_the_same_everywhere() -> None:
    """For who installs, for who develops, and as it was tested."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (pin,) = {
        line
        for lines in (
            project["build-system"]["requires"],
            project["project"]["optional-dependencies"]["dev"],
        )
        for line in lines
        if line.startswith("mypy=")
    }
    assert f"\n{pin} " in (ROOT / "requirements" / "dev.txt").read_text()


def test_lock_of_the_page_is_hashed_and_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    named = {name: keys for name, keys in packages.items() if name}
    assert len(named) > 50
    assert all(keys["integrity"].startswith("sha512-") for keys in named.values())
    assert not any("resolved" in keys for keys in named.values())


def test_what_is_kept_of_a_compilation_is_of_these_very_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ORIFLAMME_COMPILE_CACHE", raising=False)
    assert hatch_build.kept() is None
    tree = tmp_path / "tree"
    for name in ["hatch_build.py", *hatch_build.sources()]:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    monkeypatch.setenv("ORIFLAMME_COMPILE_CACHE", str(tmp_path / "cache"))
    here = hatch_build.kept()
    monkeypatch.setattr(hatch_build, "ROOT", tree)
    assert hatch_build.kept() == here
    with (tree / hatch_build.sources()[0]).open("a") as source:
        source.write("# changed\n")
    assert hatch_build.kept() not in (None, here)


def test_the_newest_of_what_was_compiled_is_kept(tmp_path: Path) -> None:
    built = tmp_path / "built"
    (built / "oriflamme").mkdir(parents=True)
    (built / "oriflamme" / "rules.so").write_text("code")
    places = [tmp_path / "cache" / str(number) for number in range(8)]
    for age, place in zip(range(8, 0, -1), places, strict=True):
        hatch_build.keep(built, place)
        os.utime(place, (time.time() - 60 * age,) * 2)
    hatch_build.keep(built, places[-1])  # by two at the same time
    assert sorted(places[0].parent.iterdir()) == places[-5:]
    assert hatch_build.libraries(places[-1]) == [places[-1] / "oriflamme" / "rules.so"]
