"""The hand on a phone: while one chooses from it, all names are in sight. What is asked always is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.fitting import as_seen, with_its_fonts
from tests.browser.playing import PHONE, Finger, without_motion
from tests.browser.screens import sit_down_at

from oriflamme.texts import LANGUAGES

SIZES = ((390, 844), (360, 740), (375, 667), (360, 640), (320, 568))


def hands(mine: int, others: int) -> str:
    """Red holds those with the longest names."""
    red = ("shapeshifter", "assassination", "conspiracy", "archer", "soldier", "ambush", "heir")[:mine]
    return f"R:{','.join(red)}," + ",".join(f"{family}:{','.join('_' * others)}" for family in "BGYV")


FAMILIES = "players=R,B,G,Y,V;set=base;first=R"
PLACING = {
    7: f"{FAMILIES};round=1;phase=placement;hands={hands(7, 6)};row=B?_,G?_,Y?_,V?_",
    6: f"{FAMILIES};round=2;phase=placement;hands={hands(6, 5)};"
    "row=B?_,G?_,R?royal-decree,Y?_,V?_,B?_,G?_,Y?_,V?_",
}
"""Red places one of so many cards; in the second round it has a stack, and the row must be scrolled."""
ROW = "row=B?_,G?_+1,{},Y?_,V?_,B?_,G!lord/G?_,V?_"
LONG = {
    "keep": f"round=2;phase=activation;at=3;hands={hands(5, 5)};" + ROW.format("R?royal-decree+3/R?_"),
    "target": f"round=2;phase=activation;at=3;doing=spy;hands={hands(5, 5)};" + ROW.format("R!spy"),
    "gap": f"round=2;phase=activation;at=3;doing=royal-decree;moving=2;hands={hands(5, 5)};"
    + ROW.format("R!royal-decree"),
}
"""What Red is asked with many words."""

HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((it) => {
    const { left, right, top, bottom, width } = it.getBoundingClientRect()
    const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return !width || !inside || !(it.contains(there) || there?.contains(it))
}).map((it) => it.textContent)"""
"""What of these is not in sight as a whole, or covered."""

ASKED = ".ask h2, .ask button"
TOLD = ".ask p:not(.unsure)"
"""What the answers bring, where that does not stand on them."""


def sizes(page: Page) -> Iterator[tuple[int, int]]:
    """Each size, one after another, once the page is drawn in it."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        with_its_fonts(page)
        as_seen(page)
        yield width, height


@pytest.fixture
def sitting(open_browser: Callable[..., BrowserContext]) -> Callable[[str], Page]:
    def sit(language: str) -> Page:
        context = open_browser(**PHONE, locale=language)
        assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
        return without_motion(context)

    return sit


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_to_choose_from_is_in_sight_with_all_names(
    sitting: Callable[[str], Page], language: str
) -> None:
    page = sitting(language)
    for cards, line in PLACING.items():
        sit_down_at(page, line)
        assert page.locator(".held").count() == cards
        for step in ("asked", "a card", "a place"):
            if step == "a card":
                Finger().touch(page, page.locator(".held.lit button").first)
            elif step == "a place":
                page.locator(".spots button").last.tap()
            for size in sizes(page):
                where = (cards, step, size)
                assert page.evaluate(HIDDEN, ".held, .held .title") == [], where
                assert page.evaluate(HIDDEN, ASKED) == [], where


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_question_is_in_sight_and_the_hand_below_it(
    sitting: Callable[[str], Page], language: str
) -> None:
    """What is not needed for the answer may be below the edge of the smallest phones: the page scrolls."""
    page = sitting(language)
    for question, line in LONG.items():
        sit_down_at(page, f"{FAMILIES};{line}")
        expect(page.locator(TOLD)).to_have_count(1)
        for step in ("asked", "marked"):
            if step == "marked":
                Finger().touch(page, page.locator(".choice, .row [data-spot] button").last)
            for size in sizes(page):
                where = (question, step, size)
                needed = ASKED if question == "keep" else f"{ASKED}, {TOLD}"
                assert page.evaluate(HIDDEN, needed) == [], where
                page.evaluate("() => { scrollTo(0, document.documentElement.scrollHeight) }")
                assert page.evaluate(HIDDEN, ".held") == [], where
                page.evaluate("() => { scrollTo(0, 0) }")
