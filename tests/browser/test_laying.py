"""Deciding on a phone: with any number of own stacks, in any language, nothing leaves the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.fitting import CUT_OFF, with_its_fonts
from tests.browser.playing import PHONE, Finger, sure, without_motion
from tests.browser.screens import sit_down_at

from oriflamme.texts import LANGUAGES

WIDTHS = (320, 360, 390)
OWN = ("shapeshifter", "assassination", "royal-decree", "conspiracy", "soldier", "ambush")
"""Those with the longest names first."""

TOO_WIDE = """() => {
    const beyond = [...document.querySelectorAll('.ask button, .hand, .fam, .me, .glances, dialog[open] *')]
        .filter((it) => !it.closest('.unseen') && it.getBoundingClientRect().right > innerWidth + 1)
    const narrow = [...document.querySelectorAll('.fam .name > span')]
        .filter((it) => it.scrollWidth > it.clientWidth)
    return [
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
        ...[...beyond, ...narrow].map((it) => it.textContent),
    ]
}"""
"""What leaves the screen on the right, and names that are cut."""

FAMILIES = "players=R,B,G,Y,V;set=base;first=R;hands=R:_,B:_,G:_,Y:_,V:_"
KEEPING = (
    f"{FAMILIES};round=5;phase=activation;at=3;row=B?_,G?_+1,R?assassination+3,V?_,Y?_,B?_,G!lord/G?_,V?_"
)
"""Red keeps or reveals a card of which much is said."""
TARGETS = (
    f"{FAMILIES};round=5;phase=activation;at=6;doing=archer;"
    "row=B?_,G?_+1,V?_,Y?_,B?_,R!archer,G!lord/G?_,V?_,Y?_+2,B?_"
)
"""Red chooses the first card or the last, which are not on the screen together."""


def placing(own: int) -> str:
    """Red lays a card and may cover so many of its own; five families play."""
    row = [card for at in range(own) for card in (f"R?{OWN[at]}", f"{'BGYV'[at % 4]}?_")]
    return f"{FAMILIES};round=6;phase=placement;row=" + ",".join(row)


def all_is_there(page: Page, *where: object) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 640})
        with_its_fonts(page)
        assert page.evaluate(TOO_WIDE) == [], (*where, width)
        assert page.evaluate(CUT_OFF) == [], (*where, width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_on_the_screen(open_browser: Callable[..., BrowserContext], language: str) -> None:
    context = open_browser(**PHONE, locale=language)
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    for own in range(1, len(OWN) + 1):
        sit_down_at(page, placing(own))
        Finger().touch(page, page.locator(".held.lit button").first)
        places = page.locator(".spots button")
        expect(places).to_have_count(own + 2)
        for at in (None, 0, own):  # nothing marked yet; the first place; the last own stack
            if at is not None:
                places.nth(at).tap()
                expect(sure(page)).to_be_visible()
            all_is_there(page, own, at)
    for line, answers in ((KEEPING, ".choice"), (TARGETS, ".row [data-spot] button")):
        sit_down_at(page, line)
        all_is_there(page, answers)
        Finger().touch(page, page.locator(answers).last)
        expect(sure(page)).to_be_visible()
        all_is_there(page, answers, "marked")
    page.locator(".bar .icon-btn:visible").last.tap()
    page.locator(".menu button").last.tap()
    all_is_there(page, "menu")
