"""Laying a card on a phone: with any number of own stacks, in any language, nothing leaves the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.browser.fitting import CUT_OFF, with_its_fonts
from tests.browser.playing import PHONE, Finger, sure, wait_for_my_turn, without_motion
from tests.browser.screens import FOLLOW

from oriflamme.texts import LANGUAGES

WIDTHS = (320, 360, 390)
OWN = ("shapeshifter", "assassination", "royal-decree", "conspiracy", "soldier", "ambush")
"""Those with the longest names first."""

TOO_WIDE = """() => {
    const beyond = [...document.querySelectorAll('.ask button, .hand, .fam, .me')]
        .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
    const narrow = [...document.querySelectorAll('.fam .name > span')]
        .filter((it) => it.scrollWidth > it.clientWidth)
    return [
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
        ...[...beyond, ...narrow].map((it) => it.textContent),
    ]
}"""
"""What leaves the screen on the right, and names that are cut."""


def placing(own: int) -> str:
    """Red lays a card and may cover so many of its own; five families play."""
    row = [card for at in range(own) for card in (f"R?{OWN[at]}", f"{'BGYV'[at % 4]}?_")]
    return (
        "players=R,B,G,Y,V;set=base;round=6;phase=placement;first=R;hands=R:_,B:_,G:_,Y:_,V:_;row="
        + ",".join(row)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_on_the_screen(open_browser: Callable[..., BrowserContext], language: str) -> None:
    context = open_browser(**PHONE, locale=language)
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    page.goto("/learn")
    for own in range(1, len(OWN) + 1):
        wish = {"position": placing(own), "seat": "R", "level": "page"}
        made = context.request.post("/api/positions/continue", data=wish)
        assert made.ok, made.text()
        assert page.evaluate(FOLLOW, f"/tables/{made.json()['id']}")
        assert wait_for_my_turn(page)
        Finger().touch(page, page.locator(".held.lit button").first)
        places = page.locator(".spots button")
        expect(places).to_have_count(own + 2)
        for at in (None, 0, own):  # nothing marked yet; the first place; the last own stack
            if at is not None:
                places.nth(at).tap()
                expect(sure(page)).to_be_visible()
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 640})
                with_its_fonts(page)
                assert page.evaluate(TOO_WIDE) == [], (own, at, width)
                assert page.evaluate(CUT_OFF) == [], (own, at, width)
