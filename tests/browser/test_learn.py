"""Lessons played to their end, and the book of rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.axe import axe
from tests.browser.fitting import CUT_OFF, with_its_fonts
from tests.browser.playing import PHONE, Finger, Keyboard, Means, answer, without_motion

from oriflamme.rules import CARDS
from oriflamme.server.teaching.lessons import NAMES, lesson_view
from oriflamme.texts import LANGUAGES, catalogue, english

SIZES = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
    "tall phone": {**PHONE, "viewport": {"width": 390, "height": 844}},
}


def speech(page: Page, key: str) -> None:
    """Waits until the herald says so."""
    said = re.sub(r"\s+", " ", english().text(key))
    expect(page.locator(".herald .speech")).to_contain_text(said)


def play_lesson(page: Page, name: str, means: Means, go_on: Callable[[], None]) -> None:
    steps = lesson_view(name).steps
    for number, step in enumerate(steps, 1):
        speech(page, f"lesson-{name}-{step.say}")
        with_its_fonts(page)
        assert page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth"
            " && document.querySelector('.herald .words').scrollHeight"
            " <= document.querySelector('.herald .words').clientHeight + 1"
        ), f"{step.say}: something is cut off"
        if number % 4 == 0:
            axe(page)
        if step.expected:
            answer(page, means, step.expected)
        elif number < len(steps):
            go_on()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_by_keyboard_alone(open_browser: Callable[..., BrowserContext], name: str) -> None:
    page = without_motion(open_browser(viewport={"width": 1280, "height": 800}))
    keys = Keyboard()
    page.goto("/" if name == "first" else "/learn")
    expect(page.locator("h1")).to_be_visible()
    axe(page)
    keys.touch(page, page.locator(f'a[href="/learn/{name}"]'))
    expect(page.locator(".me[data-fam=R]")).to_be_visible()
    called = page.locator(".me .name > span").first.inner_text()
    play_lesson(page, name, keys, lambda: page.keyboard.press("Enter"))
    triumph = page.get_by_role("region", name="Well played!")
    expect(triumph.get_by_role("listitem").first).to_contain_text(called)
    axe(page)
    play = triumph.get_by_role("button")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(called)
    page.keyboard.press("Enter")
    expect(page.locator(".fam")).to_have_count(2)
    expect(page.locator(".fam .tag").first).to_have_text("Page")
    expect(page.locator(".me[data-fam=R] .name")).to_contain_text(called)
    expect(page.locator(".ask")).to_be_visible()
    page.goto("/")
    expect(page.locator(".playnow small")).to_contain_text("Page")
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    expect(page.locator(".btn.primary.big")).to_contain_text("Play now")
    page.goto("/learn")
    expect(page.locator(".lessons li", has_text="done")).to_have_count(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_by_finger_on_a_phone(open_browser: Callable[..., BrowserContext], name: str) -> None:
    page = without_motion(open_browser(**PHONE))
    page.goto(f"/learn/{name}")
    play_lesson(page, name, Finger(), lambda: page.get_by_role("button", name="Continue").tap())


def test_who_touches_something_else_gets_a_hint_and_nothing_happens(
    open_browser: Callable[..., BrowserContext],
) -> None:
    page = without_motion(open_browser())
    page.goto("/learn/first")
    for say in ("welcome", "hand", "aside", "closed"):
        speech(page, f"lesson-first-{say}")
        page.keyboard.press("Enter")
    speech(page, "lesson-first-place")
    page.locator('[data-hand="heir"] button').click()
    speech(page, "lesson-first-place.hint")
    page.get_by_role("button", name="Last", exact=True).click()
    page.get_by_role("button", name="Place here").click()
    speech(page, "lesson-first-place.hint")
    expect(page.locator(".row .slot")).to_have_count(1)
    page.get_by_role("button", name="Back").click()
    speech(page, "lesson-first-closed")
    page.get_by_role("button", name="Start over").click()
    speech(page, "lesson-first-welcome")
    expect(page.locator(".row .slot")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left(stranger: Page) -> None:
    page = without_motion(stranger.context)
    page.goto("/learn/first")
    for say in ("welcome", "hand", "aside", "closed"):
        speech(page, f"lesson-first-{say}")
        page.keyboard.press("Enter")
    speech(page, "lesson-first-place")
    page.reload()
    speech(page, "lesson-first-place")
    expect(page.locator(".row .slot")).to_have_count(1)
    page.locator(".herald .shown").click()
    title, card = page.locator(".drawer h2").bounding_box(), page.locator(".drawer .detail").bounding_box()
    assert title is not None
    assert card is not None
    assert title["y"] + title["height"] <= card["y"], "the title of a sheet stands on top"


ALIKE = [("",), ("place",), ("keep", "reveal"), ("target", "report", "withdraw", "verdict", "eliminate")]
"""What the herald asks for, by the room that the question takes; nothing, where something is only told."""

CROWDED = """texts => texts.filter((text) => {
    const words = document.querySelector('.herald .words')
    document.querySelector('.herald .speech').textContent = text
    const table = document.querySelector('.table').getBoundingClientRect()
    const stage = document.querySelector('.stage').getBoundingClientRect()
    const slot = document.querySelector('.row .slot')?.getBoundingClientRect() ?? stage
    if (slot.top < stage.top - 1 || slot.bottom > stage.bottom + 1) return true
    return words.scrollHeight > words.clientHeight + 1 || table.bottom > innerHeight + 1
})"""
"""Of all that the herald says, what there is no room for, or what leaves the row no room."""


@pytest.mark.parametrize("size", SIZES)
def test_the_herald_has_room_for_every_word(open_browser: Callable[..., BrowserContext], size: str) -> None:
    """In all languages: the texts are put where something like it is said, one after another."""
    page = without_motion(open_browser(**SIZES[size]))
    page.goto("/learn")
    for lesson in NAMES:
        steps = lesson_view(lesson).steps
        for verbs in ALIKE:
            alike = [step for step in steps[:-1] if step.expected.split(" ")[0] in verbs]
            keys = [f"lesson-{lesson}-{step.say}" for step in alike]
            keys += [f"{key}.hint" for key in keys if verbs != ("",)]
            shown = next((step for step in alike if step.show), alike[0])
            kept = f"oriflamme.lesson-{lesson}"
            page.evaluate("([key, at]) => localStorage.setItem(key, at)", [kept, f"{steps.index(shown)}"])
            page.goto(f"/learn/{lesson}")
            speech(page, f"lesson-{lesson}-{shown.say}")
            texts = [
                " ".join(catalogue(language).text(key).split()) for language in LANGUAGES for key in keys
            ]
            page.evaluate(CROWDED, texts)  # those of another alphabet are loaded now
            with_its_fonts(page)
            assert page.evaluate(CROWDED, texts) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_ruling_opens_the_book_at_its_card(
    open_browser: Callable[..., BrowserContext], size: str
) -> None:
    page = without_motion(open_browser(**SIZES[size]))
    page.goto("/rules#ambush.eliminated")
    ambush = page.locator("#ambush")
    expect(ambush.locator(".example")).to_be_visible()
    expect(ambush).to_be_in_viewport()
    expect(ambush).to_be_focused()
    axe(page)


def test_an_example_is_played_step_by_step(stranger: Page) -> None:
    page = without_motion(stranger.context)
    page.goto("/rules#ambush")
    example = page.locator("#ambush .example")
    red = example.locator('[data-seat="R"] [data-influence]')
    expect(red).to_have_text("1")
    example.get_by_role("button", name="Show me").click()
    expect(red).to_have_text("5")
    expect(example.locator(".slot")).to_have_count(1)
    example.get_by_role("button", name="Back").click()
    expect(red).to_have_text("1")
    expect(example.locator(".slot")).to_have_count(3)


def test_the_book_is_searched_and_sorted(stranger: Page) -> None:
    stranger.goto("/rules")
    cards = stranger.locator(".pages article .entry")
    expect(cards).to_have_count(len(CARDS))
    stranger.get_by_role("radio", name="Alliance").check(force=True)
    expect(cards).to_have_count(10)
    stranger.get_by_role("radio", name="Intrigues").check(force=True)
    expect(cards).to_have_count(4)
    stranger.get_by_role("searchbox").fill("reserve round")
    expect(cards.locator("h3")).to_have_text(["Deal"])


def test_on_a_tall_phone_the_lesson_says_how_far_it_is_and_what_the_cards_do(
    open_browser: Callable[..., BrowserContext],
) -> None:
    page = without_motion(open_browser(**SIZES["tall phone"]))
    page.goto("/learn/first")
    for step in lesson_view("first").steps:
        speech(page, f"lesson-first-{step.say}")
        if step.say == "place-soldier":
            break
        if step.expected:
            answer(page, Finger(), step.expected)
        else:
            page.get_by_role("button", name="Continue").tap()
    # in words: six signs in a row would look like the six rounds of a game
    expect(page.locator(".bar .chapter")).to_have_text("Part 3 of 6: Strike")
    expect(page.locator(".bar li")).to_have_count(0)
    with_its_fonts(page)
    for rule in page.locator(".hand .rule").all():
        expect(rule).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    last = page.locator(".held").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= 844
