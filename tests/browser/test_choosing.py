"""Choosing in the row: what is meant is in sight, whole, and says what it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.axe import axe
from tests.browser.fitting import with_its_fonts
from tests.browser.playing import PHONE, Mouse, without_motion, word
from tests.browser.screens import sit_down_at

OpenBrowser = Callable[..., BrowserContext]
PHONES = {
    size: {**PHONE, "viewport": {"width": size[0], "height": size[1]}} for size in ((390, 844), (320, 568))
}

PLAYERS = "players=R,B,G;first=R"
PLACING = (
    f"{PLAYERS};set=base;hands=R:soldier,spy,B:_,_,G:_,_;round=5;phase=placement;"
    "row=B?_,G!spy/G?_+1,R!heir,G?_+1,R!archer,R?lord/R?conspiracy+2"
)
TARGETS = (
    f"{PLAYERS};set=base;hands=R:_,B:_,G:_;round=5;phase=activation;doing=assassination;"
    "at=5;row=B?_,G?_+1,R!heir,R!archer,R!assassination"
)
JUDGING = (
    f"{PLAYERS};set=alliance;hands=R:_,_,B:_,_,G:_,_;round=4;phase=activation;doing=judge;"
    "at=2;row=B?_,R!judge,G?_+1^1,B!empress"
)

WHOLE = """([what, within]) => [...document.querySelectorAll(what)].map((it) => {
    const [one, all] = [it, document.querySelector(within)].map((part) => part.getBoundingClientRect())
    return one.left >= 0 && one.right <= innerWidth && one.top >= all.top && one.bottom <= all.bottom
})"""
"""Of each of these, whether it is on the screen and within that part as a whole."""


def named(context: BrowserContext) -> Page:
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    return without_motion(context)


@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize(
    "line", [PLACING, PLACING.replace(",R!archer,R?lord/R?conspiracy+2", "")], ids=["many", "few"]
)
def test_the_card_that_goes_to_an_end_is_seen_there(
    open_browser: OpenBrowser, size: tuple[int, int], line: str
) -> None:
    page = named(open_browser(**PHONES[size]))
    sit_down_at(page, line)
    page.locator(".held.lit button").first.tap()
    for end in (-1, 0):
        page.locator(".spots button").nth(end).tap()
        with_its_fonts(page)
        expect(page.locator(".ghost .card")).to_be_visible()
        assert page.evaluate(WHOLE, [".ghost .card", ".stage"]) == [True]
        # it stands beside the last card, and covers none
        ghost, beside = (
            page.locator(".ghost .card").bounding_box(),
            page.locator(".slot .card").nth(end).bounding_box(),
        )
        assert ghost
        assert beside
        assert abs(ghost["x"] - beside["x"]) >= beside["width"]
        assert ghost["width"] == pytest.approx(beside["width"], abs=1)


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_the_cards_of_others_are_in_sight_when_one_is_chosen(
    open_browser: OpenBrowser, size: tuple[int, int]
) -> None:
    page = named(open_browser(**PHONES[size]))
    sit_down_at(
        page, PLACING.replace("G!spy/G?_+1,", "").replace("/R?conspiracy+2", "").replace(",R!archer", "")
    )
    with_its_fonts(page)
    four = page.locator(".slot").count(), page.locator(".slot .card").first.bounding_box()
    sit_down_at(page, TARGETS)
    with_its_fonts(page)
    assert page.evaluate(WHOLE, [".slot:not(:has([data-fam=R])) .card", ".stage"]) == [True, True]
    five = page.locator(".slot").count(), page.locator(".slot .card").first.bounding_box()
    assert (four[0], five[0]) == (4, 5)
    assert four[1]
    assert five[1]
    assert five[1]["width"] <= four[1]["width"] + 1, "more cards, but larger ones"
    more = page.locator(".beyond")
    if size == (320, 568):
        expect(more).to_contain_text("1 more to choose")
        axe(page)


def test_what_lies_beneath_a_card_can_be_found_out(open_browser: OpenBrowser) -> None:
    page = named(open_browser())
    sit_down_at(page, PLACING)
    coins = page.locator(".stack .bez.beneath")
    expect(coins).to_have_count(2)
    expect(coins.last).to_have_text("2")
    page.locator(".slot").last.locator(".card").hover()
    expect(page.locator('[data-part="reading"]')).to_contain_text(
        "Beneath it: closed Conspiracy (2 tokens)."
    )


def test_a_judge_says_first_what_it_does_and_then_the_cards_light_up(open_browser: OpenBrowser) -> None:
    page = named(open_browser())
    sit_down_at(page, JUDGING)
    lit = page.locator(".row [data-spot]")
    expect(lit).to_have_count(0)
    expect(word(page, "eliminate")).to_contain_text("You gain 1")
    expect(word(page, "verdict")).to_contain_text("You gain 1")
    Mouse().touch(page, word(page, "eliminate"))
    expect(lit).to_have_count(1)
    Mouse().touch(page, word(page, "verdict"))
    expect(lit).to_have_count(4)
    # the seal in the corner says what it counts, and leads to the card that puts it
    page.get_by_role("button", name="Verdict tokens left: 4").click()
    expect(page.get_by_role("heading", name="Judge", exact=True)).to_be_visible()


def test_rulings_about_cards_that_are_not_in_play_are_left_out(open_browser: OpenBrowser) -> None:
    page = named(open_browser())
    sit_down_at(page, JUDGING.replace("hands=R:_,_", "hands=R:revolt,fanatic"))
    page.locator("[data-hand=revolt] button").click()
    detail = page.locator('[data-part="looking"]')
    expect(detail).to_contain_text("Revealing it costs one of its own tokens")
    expect(detail).not_to_contain_text("Ambush")
    page.goto("/rules")
    expect(page.locator("main")).to_contain_text("If one of the neighbours is another family’s Ambush")


FLASHES = """() => {
    window.flashes = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        if (this.matches('.rail-panel')) window.flashes += 1
        return animate.apply(this, how)
    }
}"""


def test_the_cards_are_there_when_asked_for_and_make_way_for_what_happens(
    open_browser: OpenBrowser,
) -> None:
    page = named(open_browser())
    sit_down_at(page, PLACING)
    page.evaluate(FLASHES)
    tab = page.get_by_role("tab", name="Cards")
    for asked in (1, 2):  # even if they are there already, something is seen to happen
        page.get_by_role("button", name="The cards and their rules").click()
        expect(tab).to_be_focused()
        page.wait_for_function("asked => window.flashes === asked", arg=asked)
    Mouse().touch(page, page.locator(".held.lit button").first)
    page.locator(".spots button").first.click()
    Mouse().confirm(page)
    expect(page.get_by_role("tab", name="Chronicle")).to_have_attribute("aria-selected", "true")
    # it names my card, which the others do not see
    placed = page.locator(".entries li").first
    expect(placed).to_contain_text("first in the row. Only you see which.")
    expect(page.locator(".entries li", has_text="a closed card").first).not_to_contain_text("Only you")
