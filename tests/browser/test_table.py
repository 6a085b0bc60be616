"""The table as a newcomer meets it: what happened, what can be chosen, how to confirm it, the way out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect
from tests.browser.fitting import with_its_fonts
from tests.browser.pictures import SCREENS
from tests.browser.playing import PHONE, Finger, Mouse, answer, question, sure, without_motion
from tests.browser.screens import sit_down_at
from tests.browser.scripted import GREEN, PICTURE_GAME, scripted
from tests.browser.test_laying import KEEPING, TARGETS, placing
from tests.helpers.visitors import ServerProcess

from oriflamme.rules import CARDS
from oriflamme.texts import LANGUAGES, catalogue

OpenBrowser = Callable[..., BrowserContext]
PHONES = {"tall": SCREENS["phone"], "short": PHONE}


def named(context: BrowserContext) -> Page:
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    return without_motion(context)


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found
    return found


def test_what_happened_to_me_stays_until_i_decide(server: ServerProcess, open_browser: OpenBrowser) -> None:
    context = open_browser(**SCREENS["desktop"])
    page = named(context)
    since = page.get_by_role("region", name="Since your last turn")
    told = since.get_by_role("listitem")
    with scripted(server, context, PICTURE_GAME, GREEN) as table:
        page.goto(table.path)
        for action in table.turns(page):
            if told.count():
                break
            answer(page, Mouse(), action)
        number = told.count()
        assert number
        row = box(page.locator(".row"))
        expect(told.first).to_contain_text("Jeanne")
        page.reload()
        expect(told).to_have_count(number)
        since.get_by_role("button").first.click()  # all of it, a line for each
        expect(since.get_by_role("button").first).to_have_attribute("aria-expanded", "true")
        since.get_by_role("button").first.click()
        assert box(page.locator(".row")) == row

        # on a phone: the ticker, and marked lines behind it
        page.set_viewport_size({"width": 390, "height": 844})
        ticker = page.locator(".ticker")
        expect(ticker).to_contain_text("Since your last turn")
        ticker.click()
        expect(page.locator(".entries li.struck")).to_have_count(number)
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 1440, "height": 900})

        answer(page, Mouse(), action)
        expect(told).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", *PHONES])
def test_nothing_moves_when_an_answer_is_chosen(open_browser: OpenBrowser, size: str) -> None:
    """The room of the button that confirms is there from the start, so no finger finds it by accident."""
    page = named(open_browser(**(PHONES.get(size) or SCREENS[size])))
    for line, answers in ((KEEPING, ".choice"), (placing(3), ".spots button")):
        sit_down_at(page, line)
        if line != KEEPING:
            (Finger() if size in PHONES else Mouse()).touch(page, page.locator(".held.lit button").first)
        with_its_fonts(page)
        room = box(page.locator(".unsure"))
        places = [box(one) for one in page.locator(answers).all()]
        target = page.locator(answers).first
        if size in PHONES:
            target.tap()
            target.tap()  # a double tap is a slip
        else:
            target.dblclick()
        expect(sure(page)).to_be_visible()
        assert box(sure(page)) == room
        assert [box(one) for one in page.locator(answers).all()] == places
        expect(page.locator(".unsure")).to_have_count(0)


IN_VIEW = """it => {
    const { left, right } = it.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
}"""


@pytest.mark.parametrize("size", PHONES)
def test_what_can_be_chosen_is_found_on_a_phone(open_browser: OpenBrowser, size: str) -> None:
    page = named(open_browser(**PHONES[size]))
    sit_down_at(page, TARGETS)
    lit = page.locator(".row [data-spot] button")
    expect(lit).to_have_count(2)
    right = page.get_by_role("button", name="1 more to choose further right")
    left = page.get_by_role("button", name="1 more to choose further left")
    expect(left).to_be_visible()  # of two that are alike, the nearer to the acting card is in sight
    expect(right).to_have_count(0)
    assert lit.last.evaluate(IN_VIEW)
    left.tap()
    expect(right).to_be_visible()
    expect(left).to_have_count(0)
    assert lit.first.evaluate(IN_VIEW)
    right.tap()
    expect(left).to_be_visible()
    # the strip leads to any stack
    strip = box(page.locator(".glance"))
    page.touchscreen.tap(strip["x"] + 4, strip["y"] + strip["height"] / 2)
    expect(right).to_be_visible()
    assert lit.first.evaluate(IN_VIEW)
    lit.first.tap()
    expect(question(page)).to_contain_text("Eliminate")


def test_marks_have_words(open_browser: OpenBrowser) -> None:
    """Who goes first, how high a stack is, how a bot plays, which end is meant: none of it is a riddle."""
    page = named(open_browser(**SCREENS["desktop"]))
    sit_down_at(page, KEEPING)
    begins = page.locator(".me .first")
    expect(begins).to_have_attribute("title", "first player this round")
    expect(begins.locator("svg")).to_be_visible()
    expect(page.locator(".slot .pos", has_text="7")).to_have_text("7 · stack of 2")
    expect(page.locator(".fam .tag").first).to_have_attribute("title", "A bot. Has just learned the rules.")
    for button in page.locator(".bar .icon-btn").all():
        assert button.get_attribute("title")
    expect(page.locator(".choice").last).to_contain_text("may strike back")
    expect(page.locator(".choice").last).not_to_contain_text("It may")
    page.locator(".fams button").first.click()
    expect(page.locator(".detail")).to_contain_text("Basil (Page). A bot. Has just learned the rules.")

    sit_down_at(page, placing(2))
    Mouse().touch(page, page.locator(".held.lit button").first)
    for name, where in (("first", "first, at the left end?"), ("last", "last, at the right end?")):
        end = page.locator(".ends").get_by_text(name, exact=True)
        expect(end).to_be_visible()
        page.locator(f'.gapspot[data-spot="{name}"] button').click()
        expect(question(page)).to_contain_text(where)
        expect(end).to_be_visible()
    expect(page.locator(".entries")).to_contain_text("This game starts from a position that was set up.")


def test_a_phone_has_rules_and_a_way_out(open_browser: OpenBrowser) -> None:
    page = named(open_browser(**SCREENS["phone"]))
    sit_down_at(page, KEEPING)
    table = page.url.rpartition("/")[2]
    menu = page.get_by_role("dialog", name="Menu")
    page.get_by_role("button", name="Menu").tap()
    expect(menu.get_by_role("link", name="The rulebook")).to_have_attribute("href", "/rules")
    menu.get_by_role("button", name="The cards and their rules").tap()
    expect(page.get_by_role("tab", name="Cards", selected=True)).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).tap()
    page.get_by_role("button", name="Menu").tap()
    menu.get_by_role("button", name="Leave the game").tap()
    menu.get_by_role("button", name="Leave now").tap()
    expect(page.locator(".playnow")).to_be_visible()
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    assert seats[0]["stand_in"] == "left", "a bot plays on"


COVERED = """() => [...document.querySelectorAll('.hand .title')].filter((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    const card = title.closest('.held')
    return width && [left + 1, right - 1].some((x) =>
        !card.contains(document.elementFromPoint(x, (top + bottom) / 2)))
}).map((title) => title.textContent)"""
"""Names in the hand that another card covers."""

BETWEEN = """() => {
    /** How wide a text is at a size that is no whole number of pixels, for each pixel of its size. */
    const width = (tag, size) => {
        const box = document.body.appendChild(document.createElement(tag))
        box.textContent = 'first or last in the row'
        box.style.cssText = 'position: fixed; padding: 0; border: 0; white-space: nowrap'
        box.style.font = `400 ${size}px var(--sans)`
        const found = box.getBoundingClientRect().width / size
        box.remove()
        return found
    }
    return ['p', 'button'].map((tag) => Math.abs(width(tag, 12.5) / width(tag, 200) - 1))
}"""
"""By which part small text is set narrower or wider than large text, outside of buttons and in them."""


def test_small_text_is_set_as_large_text_is(open_browser: OpenBrowser) -> None:
    """Some browsers would move each letter to a whole pixel, and the spaces between words would vanish."""
    page = named(open_browser(**SCREENS["phone"]))
    sit_down_at(page, KEEPING)
    with_its_fonts(page)
    assert max(page.evaluate(BETWEEN)) < 0.01
    for cards in (5, 6):
        hand = ",".join("_" * cards)
        others = ",".join(f"{family}:{hand}" for family in "RBGYV")
        now = f"round={7 - cards};phase=activation;at=1;row=R?_,B?_"
        sit_down_at(page, f"players=R,B,G,Y,V;set=base;first=R;hands={others};{now}")
        expect(page.locator(".hand .card")).to_have_count(cards)
        with_its_fonts(page)
        assert page.evaluate(COVERED) == []


def test_the_rule_of_a_chosen_card_is_whole_on_a_phone(open_browser: OpenBrowser) -> None:
    page = named(open_browser(**SCREENS["phone"]))
    sit_down_at(page, placing(1))
    Finger().touch(page, page.locator(".held.lit button").first)
    panel = page.locator('[data-part="reading"]')
    expect(panel).to_be_visible()
    assert box(panel)["y"] + box(panel)["height"] <= box(page.locator(".row .slot").first)["y"]
    rules = [catalogue(lang).text(f"card-{card.slug}.rule") for lang in LANGUAGES for card in CARDS]
    cut = panel.evaluate(
        """(panel, rules) => rules.filter((rule) => {
            panel.querySelector('.whole').textContent = rule
            panel.style.maxHeight = 'none'
            const { bottom } = document.querySelector('.bar').getBoundingClientRect()
            const { top } = document.querySelector('.row .slot').getBoundingClientRect()
            return bottom + panel.scrollHeight > top
        })""",
        rules,
    )
    assert cut == []


def test_four_discarded_cards_lie_side_by_side(open_browser: OpenBrowser) -> None:
    page = named(open_browser(**SCREENS["desktop"]))
    sit_down_at(page, KEEPING + ";discard=B:archer,soldier,heir,spy")
    cards = [box(one) for one in page.locator('.fam[data-fam="B"] .mini').all()]
    assert len(cards) == 4
    for one, other in pairwise(cards):
        assert one["x"] + one["width"] <= other["x"]
