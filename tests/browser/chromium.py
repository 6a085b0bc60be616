"""Which Chromium: Playwright's own where it was installed, else the machine's."""

import shutil
from pathlib import Path

from playwright.sync_api import BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def executable(chromium: BrowserType) -> str:
    if Path(chromium.executable_path).exists():
        return chromium.executable_path
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium here: install it, or run '.venv/bin/playwright install chromium'"
    return found
