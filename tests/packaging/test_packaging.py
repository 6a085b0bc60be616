"""One install, run compiled or not; and lock files that name no registry."""

import json
import os
import re
import subprocess
import sys
import tomllib

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
