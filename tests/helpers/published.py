"""What a release publishes, built as a release builds it: packed sources, and a wheel made from them.

And an environment with nothing in it but that wheel and what it asks for. What it asks for is copied out of
this environment, so that no network is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from tests.helpers.games import LONG
from tests.helpers.places import ROOT

LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "__pycache__", ".*_cache", ".hypothesis", "*.so", "*.pyd"
)

PLAIN = {key: value for key, value in os.environ.items() if not key.startswith(("ORIFLAMME_", "PIP_"))}
"""As on a machine where nobody has set anything."""

PIP = [sys.executable, "-m", "pip", "--isolated", "--quiet", "--disable-pip-version-check"]


@dataclass(frozen=True)
class Published:
    folder: Path

    @property
    def sdist(self) -> Path:
        return next(self.folder.glob("dist/*.tar.gz"))

    @property
    def wheel(self) -> Path:
        return next(self.folder.glob("dist/*.whl"))

    @property
    def environment(self) -> Path:
        return self.folder / "environment"

    @property
    def python(self) -> Path:
        return self.environment / "bin" / "python"

    def packed(self) -> dict[str, bytes]:
        """The packed sources, by their paths in the project."""
        with tarfile.open(self.sdist) as archive:
            files = [(member.name, archive.extractfile(member)) for member in archive]
            return {name.partition("/")[2]: file.read() for name, file in files if file is not None}

    def installed(self) -> dict[str, bytes]:
        """What the wheel installs, by its paths."""
        with zipfile.ZipFile(self.wheel) as archive:
            return {name: archive.read(name) for name in archive.namelist()}


def publish(published: Published) -> str:
    """What goes wrong is returned. In the short run the same sources are not compiled again."""
    try:
        _pack(published.folder / "tree", published.folder / "dist")
        compiling = PLAIN if LONG else PLAIN | {"ORIFLAMME_COMPILE_CACHE": f"{sys.prefix}/compiled"}
        wheel = [*PIP, "wheel", *_OFFLINE, "--no-build-isolation", "-w", str(published.sdist.parent)]
        _run(*wheel, published.sdist, env=compiling)
        _run(sys.executable, "-m", "venv", "--without-pip", published.environment)
        _run(*PIP, "--python", published.python, "install", *_OFFLINE, published.wheel)
        (site,) = published.environment.glob("lib/*/site-packages")
        (installed,) = site.glob("oriflamme-*.dist-info")
        for needed in _needed_by(PathDistribution(installed)):
            _copy(needed, site)
        _run(*PIP, "--python", published.python, "check")
    except subprocess.CalledProcessError as error:
        return f"{error}\n{error.stdout}"
    return ""


_OFFLINE = ("--no-index", "--no-deps")


def _run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] = PLAIN) -> None:
    subprocess.check_output(command, cwd=cwd, env=env, text=True, stderr=subprocess.STDOUT)


def _pack(tree: Path, dist: Path) -> None:
    """Packs a copy of the sources: building the page here would take it away from tests that look at it."""
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    shutil.rmtree(tree / "src" / "oriflamme" / "server" / "web", ignore_errors=True)
    # What the page is built with is lent to the copy, and older than nothing: so it is not fetched again.
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    os.utime(tree / "web" / "package-lock.json", (0, 0))
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", dist, cwd=tree)


def _needed_by(package: Distribution) -> list[Distribution]:
    """What a package requires, and what that requires."""
    found: dict[str, Distribution] = {}
    waiting = list(_required(package))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = distribution(name)
            waiting += _required(found[name])
    return list(found.values())


def _required(package: Distribution) -> Iterator[str]:
    for requirement in map(Requirement, package.requires or []):
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield requirement.name


def _copy(package: Distribution, site: Path) -> None:
    for file in package.files or []:
        if ".." not in file.parts and file.suffix != ".pyc":  # nor what lies in bin/
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), site / file)
