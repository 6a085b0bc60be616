"""The table can be used by everyone: axe-core finds nothing, in light and dark, on a desk and a phone;
text can be twice as large, motion can be left out, and what happens is told to those who listen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.axe import in_light_and_dark
from tests.browser.fitting import with_its_fonts
from tests.browser.playing import (
    PHONE,
    Mouse,
    answer,
    mark,
    question,
    table_with_bots,
    wait_for_my_turn,
    without_motion,
)
from tests.browser.scripted import ALLIANCE_GAME, BLUE, scripted
from tests.helpers.visitors import ServerProcess

Check = Callable[[Page, str], None]


@pytest.fixture
def check() -> Iterator[Check]:
    """`check(page, "where")` looks in light and dark; the test fails in the end with all that is wrong."""
    found: list[str] = []

    yield lambda page, where: found.extend(in_light_and_dark(page, where))
    assert not found, "\n".join(found)


def test_questions_on_a_desk(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], check: Check
) -> None:
    """The first questions of five sorts, with an answer marked."""
    context = open_browser()
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    seen: set[str] = set()
    with scripted(server, context, ALLIANCE_GAME, BLUE) as table:
        page.goto(table.path)
        for action in table.turns(page):
            asked = question(page).inner_text()
            verb = action.split()[0]
            mark(page, Mouse(), action)
            if verb not in seen:
                seen.add(verb)
                check(page, f"{asked} {action}")
            if len(seen) == 5:
                break
            Mouse().confirm(page)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_a_table_with_what_can_be_opened(
    open_browser: Callable[..., BrowserContext], check: Check, settings: dict[str, object]
) -> None:
    context = open_browser(**settings)
    page = without_motion(context)
    page.goto(table_with_bots(context, "Marek"))
    assert wait_for_my_turn(page)
    check(page, "placing")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    check(page, "menu")
    page.keyboard.press("Escape")
    for tab in ("Chronicle", "Chat", "Cards"):
        if settings and tab == "Chronicle":
            page.locator(".ticker").click()
        page.get_by_role("tab", name=tab).click()
        check(page, tab)
    page.keyboard.press("Escape")
    page.locator(".fams button").first.click()
    check(page, "what a family has")


def test_waiting_for_others(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], check: Check
) -> None:
    watching = without_motion(open_browser())
    host = open_browser()
    path = table_with_bots(host, "Olena")
    watching.goto(path)
    # what has just happened stands there, and beneath it what is waited for
    expect(question(watching)).to_have_text(re.compile("^Round I: |places"))
    expect(watching.get_by_text("Olena is choosing a card to place.")).to_be_visible()
    check(watching, "watching")


# -- large text, little motion, listening --------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height"), [(640, 360), (360, 640), (320, 568)], ids=["desk at 200%", "phone", "narrow"]
)
def test_nothing_is_cut_off(open_browser: Callable[..., BrowserContext], width: int, height: int) -> None:
    """A desk at 200% is half as many pixels; on phones the text itself is made larger."""
    context = open_browser(viewport={"width": width, "height": height})
    page = without_motion(context)
    for path in ("/", "/me", "/ladder"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert overflow(page) <= 0, path
    page.goto(table_with_bots(context, "Jeanne"))
    assert wait_for_my_turn(page)
    assert overflow(page) <= 0
    assert cut_off(page) == []
    Mouse().touch(page, page.locator(".held.lit button").first)
    assert cut_off(page) == []


def test_text_may_be_twice_as_large(open_browser: Callable[..., BrowserContext]) -> None:
    context = open_browser()
    page = without_motion(context)
    page.goto(table_with_bots(context, "Jeanne"))
    assert wait_for_my_turn(page)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    Mouse().touch(page, page.locator(".held.lit button").first)
    assert overflow(page) <= 0
    assert cut_off(page) == []


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    with_its_fonts(page)
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def cut_off(page: Page) -> list[str]:
    """What of the question and its answers is not whole, or not in the window after scrolling."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.ask h2, .ask .acts button')].filter((it) => {
            it.scrollIntoView({ block: 'nearest' })
            const { top, bottom, left, right } = it.getBoundingClientRect()
            const whole = it.scrollWidth <= it.clientWidth + 1 && it.scrollHeight <= it.clientHeight * 1.15
            const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return !(whole && inside && (it.contains(seen) || seen?.contains(it)))
        }).map((it) => it.textContent)"""
    )
    return found


def test_motion_can_be_left_out(open_browser: Callable[..., BrowserContext]) -> None:
    """The system says so: then nothing moves, though the speed is normal."""
    context = open_browser(reduced_motion="reduce")
    page = context.new_page()
    context.add_init_script(
        """{
            const animate = Element.prototype.animate
            window.moved = []
            Element.prototype.animate = function (frames, options) {
                if (JSON.stringify(frames).includes('transform')) window.moved.push(this.className)
                return animate.call(this, frames, options)
            }
        }"""
    )
    page.goto(table_with_bots(context, "Jeanne"))
    assert wait_for_my_turn(page)
    kind = str(page.locator(".held.lit").first.get_attribute("data-hand"))
    answer(page, Mouse(), f"place {kind} first")
    expect(page.locator(f'[data-hand="{kind}"]')).to_have_count(0)
    assert wait_for_my_turn(page)
    assert page.evaluate("() => window.moved") == []


READ_OUT = """() => {
    window.told = []
    const log = document.querySelector('[role=log][aria-live=polite]')
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        window.told.push(...added.map((it) => it.textContent))
    }).observe(log, { childList: true })
}"""
"""From now on, what is read out is noted: it goes again when there is more to tell."""


def test_those_who_listen_are_told(open_browser: Callable[..., BrowserContext]) -> None:
    context = open_browser()
    page = without_motion(context)
    page.goto(table_with_bots(context, "Jeanne"))
    assert wait_for_my_turn(page)
    asked = page.locator("[aria-live=assertive]")
    page.evaluate(READ_OUT)
    expect(asked).to_have_text(question(page).inner_text())
    kind = str(page.locator(".held.lit").first.get_attribute("data-hand"))
    name = str(page.locator(f'[data-hand="{kind}"] button').get_attribute("aria-label")).partition(":")[0]
    answer(page, Mouse(), f"place {kind} first")
    page.wait_for_function("name => window.told.some((text) => text.includes(name))", arg=name)
    assert wait_for_my_turn(page)
    expect(asked).to_have_text(question(page).inner_text())
