"""Every screen around the table: everyone can use it, no language is too long for it, docs/ shows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext
from tests.browser.axe import violations
from tests.browser.conftest import Complaints
from tests.browser.fitting import unfit_for_phones
from tests.browser.pictures import HOME, WANTED, take
from tests.browser.pictures import SCREENS as SIZES
from tests.browser.playing import PHONE, without_motion
from tests.browser.screens import FIRST, SCREENS, Guest, Visit
from tests.browser.town import Town
from tests.helpers.games import LONG
from tests.helpers.visitors import ServerProcess

from oriflamme.texts import LANGUAGES

OpenBrowser = Callable[..., BrowserContext]
REFUSED = ["404 (Not Found)", "ERR_INTERNET_DISCONNECTED"]
"""What browsers say of the screens that are about it."""

LONG_PAGES = ("book", "example")
"""Those that test_learn.py checks."""

WIDEST = ("fr", "ru")
"""The languages with the longest texts, one of each alphabet: the short run looks at these."""


def check(visit: Guest, name: str, size: str) -> list[str]:
    """Takes the picture; gives what somebody cannot see, reach or understand."""
    take(visit.page, f"screens/{name}-{size}", quality=50)
    return [] if name in LONG_PAGES else [f"{name}: {text}" for text in violations(visit.page)]


@pytest.mark.parametrize("size", SIZES)
def test_everyone_can_use_every_screen(
    town: Town, open_browser: OpenBrowser, complaints: Complaints, size: str
) -> None:
    complaints.expected += REFUSED
    address = HOME if WANTED else town.server.address
    context = open_browser(**SIZES[size], base_url=address, reduced_motion="reduce")
    town.enter(context, address)
    visit, found = Visit(without_motion(context), town=town), []
    for name, show in SCREENS.items():
        show(visit)
        found += check(visit, name, size)
    assert found == []


@pytest.mark.parametrize("size", SIZES)
def test_everyone_can_come_for_the_first_time(tmp_path: Path, open_browser: OpenBrowser, size: str) -> None:
    with ServerProcess(tmp_path) as server:
        context = open_browser(**SIZES[size], base_url=server.address, reduced_motion="reduce")
        guest, found = Guest(without_motion(context)), []
        for name, show in FIRST.items():
            show(guest)
            found += check(guest, name, size)
        context.close()
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES if LONG else WIDEST)
def test_nothing_is_cut_off_on_a_small_phone(
    town: Town, open_browser: OpenBrowser, complaints: Complaints, language: str
) -> None:
    complaints.expected += REFUSED
    context = open_browser(**PHONE, base_url=town.server.address, locale=language)
    town.enter(context)
    visit, found = Visit(without_motion(context), language, town=town), []
    for name, show in SCREENS.items():
        show(visit)
        found += [f"{name} at {wrong}" for wrong in unfit_for_phones(visit.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_for_a_stranger_with_a_small_phone(
    server: ServerProcess, open_browser: OpenBrowser, language: str
) -> None:
    visit, found = Guest(without_motion(open_browser(**PHONE, locale=language)), language), []
    for name in ("first-visit", "name", "stranger"):
        FIRST[name](visit)
        found += [f"{name} at {wrong}" for wrong in unfit_for_phones(visit.page)]
    assert not found, "\n".join(found)
