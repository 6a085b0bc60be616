"""What is kept of a browser test that fails: how its pages looked, what they consisted of, what was said.

A trace of every step takes a quarter more time at least, and with pictures twice as much: so there is none
at first. A test's games are the same each time, and one more run gives it: `--tracing retain-on-failure`.
"""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, WebError

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "test-results"
SOON = 10_000
"""Milliseconds for a picture: a page that hangs is not waited for."""


@dataclass
class Kept:
    """The browsers of a test."""

    contexts: list[BrowserContext] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """By their consoles."""

    def watch(self, context: BrowserContext) -> None:
        self.contexts.append(context)
        context.on("console", self._hear)
        context.on("weberror", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _fail(self, error: WebError) -> None:
        self.said.append(f"error: {error.error}")

    def into(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)  # what an earlier run has left
        folder.mkdir(parents=True)
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            with suppress(Error):  # it has crashed, or is about to go elsewhere
                _keep_page(page, folder / f"page-{number}")
        addresses = [f"page {number}: {page.url}" for number, page in enumerate(pages, 1)]
        (folder / "console.txt").write_text("\n".join([*addresses, *self.said, ""]))


def _keep_page(page: Page, file: Path) -> None:
    page.screenshot(path=file.with_suffix(".png"), timeout=SOON)
    file.with_suffix(".html").write_text(page.content())


KEPT = pytest.StashKey[Kept]()


def keep_what_is_there(item: pytest.Item) -> str:
    """Where it is now, in words for whoever reads of the failure."""
    folder = FOLDER / re.sub(r"\W+", "-", item.nodeid.removeprefix("tests/browser/")).strip("-")[:150]
    item.stash[KEPT].into(folder)
    names = ", ".join(sorted(path.name for path in folder.iterdir()))
    again = f".venv/bin/python -m pytest --tracing retain-on-failure '{item.nodeid}'"
    kept = f"{folder.relative_to(ROOT)}/ has {names}."
    return f"{kept}\nOnce more, with a trace in test-results/traces/:\n{again}"
