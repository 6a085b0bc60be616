"""Cards can be read, always: a hand at a glance, each one whole by pointer, focus, finger or choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.browser.axe import axe
from tests.browser.fitting import with_its_fonts
from tests.browser.pictures import SCREENS
from tests.browser.playing import Finger, held, table_with_bots, wait_for_my_turn, without_motion

from oriflamme.rules import CARDS
from oriflamme.texts import LANGUAGES, catalogue, english

OpenBrowser = Callable[..., BrowserContext]

UNREAD = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
    const box = card.getBoundingClientRect()
    return ['.charge', '.title', '.rule'].some((part) => {
        const seen = card.querySelector(part)
        const range = document.createRange()
        range.selectNodeContents(seen)
        const what = part === '.charge' ? seen : range
        const { left, right, top, bottom, width } = what.getBoundingClientRect()
        const small = part !== '.charge' && parseFloat(getComputedStyle(seen).fontSize) < 12
        const inside = left >= box.left - 1 && right <= box.right + 1
            && top >= box.top - 1 && bottom <= box.bottom + 1
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !width || small || !inside || !card.contains(there)
    })
}).map((card) => card.textContent)"""
"""The cards of the hand whose drawing, name or text is missing, too small, cut or covered."""

COVERS_ROW = """() => {
    const below = document.querySelector('[data-part="reading"]').getBoundingClientRect().bottom
    const stacks = document.querySelectorAll('[data-part="stage"] [data-position]')
    const free = stacks.length ? stacks : document.querySelectorAll('[data-part="stage"]')
    return [...free].some((one) => one.getBoundingClientRect().top < below - 1)
}"""
"""Whether the card that is being read lies on a stack of the row, or, if there is none, on its stage."""


def sitting(context: BrowserContext, kinds: str) -> Page:
    page = without_motion(context)
    page.goto(table_with_bots(context, "Olena", kinds))
    assert wait_for_my_turn(page)
    return page


def panel(page: Page) -> Locator:
    return page.locator('[data-part="reading"]')


def read(page: Page, kind: str) -> None:
    """The whole face, the rule and the rulings are to be read."""
    texts = english()
    expect(panel(page).get_by_role("heading", level=3)).to_contain_text(texts.text(f"card-{kind}"))
    expect(panel(page)).to_contain_text(" ".join(texts.text(f"card-{kind}.rule").split()))


@pytest.mark.parametrize("size", SCREENS)
def test_a_hand_of_seven_is_read_at_a_glance(open_browser: OpenBrowser, size: str) -> None:
    """Every card that can be held, in every language: the texts are put into the hand one after another."""
    page = sitting(open_browser(**SCREENS[size]), "alliance")
    with_its_fonts(page)
    expect(page.locator(".hand .card")).to_have_count(7)
    assert page.evaluate(UNREAD) == []
    faces = [
        (catalogue(language).text(f"card-{card.slug}"), catalogue(language).text(f"card-{card.slug}.short"))
        for language in LANGUAGES
        for card in CARDS
    ]
    for at in range(0, len(faces), 7):
        page.evaluate(
            """faces => document.querySelectorAll('.hand .card').forEach((card, at) => {
                const [name, short] = faces[at % faces.length]
                card.querySelector('.title').textContent = name
                card.querySelector('.title').toggleAttribute('data-long', name.length > 12)
                card.querySelector('.rule').textContent = short
            })""",
            faces[at : at + 7],
        )
        with_its_fonts(page)  # those of another alphabet are loaded now
        assert page.evaluate(UNREAD) == []


def test_by_mouse_and_keys(open_browser: OpenBrowser) -> None:
    page = sitting(open_browser(**SCREENS["desktop"]), "base")
    kinds = [str(one.get_attribute("data-hand")) for one in page.locator(".held").all()]
    held(page, kinds[2]).hover()
    read(page, kinds[2])
    axe(page)
    page.mouse.move(2, 2)
    expect(panel(page)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    read(page, kinds[-1])
    page.keyboard.press("Enter")  # chosen: it stays to be read, and the question is still there
    page.mouse.move(2, 2)
    read(page, kinds[-1])
    expect(page.locator(".spots, .acts .sure").first).to_be_visible()
    page.locator(".me .mini").first.hover()
    expect(panel(page).get_by_role("heading", level=3)).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(panel(page)).to_have_count(0)


def test_by_finger(open_browser: OpenBrowser) -> None:
    page = sitting(open_browser(**SCREENS["phone"]), "base")
    kinds = [str(one.get_attribute("data-hand")) for one in page.locator(".held").all()]
    Finger().touch(page, held(page, kinds[0]))
    read(page, kinds[0])
    expect(page.locator(".stage")).to_be_visible()
    assert page.evaluate(COVERS_ROW) is False, "the row and the question stay in sight"
    axe(page)
    panel(page).get_by_role("button").tap()
    expect(panel(page)).to_have_count(0)
    # a long press on another card reads it, and chooses nothing
    other = held(page, kinds[3]).bounding_box()
    assert other
    at = {"x": other["x"] + 30, "y": other["y"] + 20}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    read(page, kinds[3])
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".held.chosen")).to_have_attribute("data-hand", kinds[0])
    box, ask = panel(page).bounding_box(), page.locator(".ask").bounding_box()
    assert box
    assert ask
    assert box["y"] + box["height"] <= ask["y"] + 1, "what is asked stays in sight"


def test_in_the_picker_of_kinds(person: Callable[..., Page]) -> None:
    page = person("Zoë")
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    sheet = page.get_by_role("dialog")
    mixed, cards = english().text("set-name-mixed"), english().text("setting-kinds")
    sheet.get_by_role("radio", name=mixed, exact=True).check(force=True)
    sheet.get_by_role("group", name=cards, exact=True).get_by_role("radio").last.check(force=True)
    sheet.locator(".kind-pick", has_text="Judge").hover()
    read(page, "judge")
