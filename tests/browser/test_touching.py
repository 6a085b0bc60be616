"""What a touch does: marking is harmless, cards can be dragged, confirmation can be turned off."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket, expect
from tests.browser.playing import (
    PHONE,
    Finger,
    Mouse,
    answer,
    held,
    mark,
    question,
    random_answer,
    spot,
    sure,
    table_with_bots,
    wait_for_my_turn,
    without_motion,
)
from tests.browser.scripted import GREEN, PICTURE_GAME, scripted
from tests.helpers.visitors import ServerProcess


class Sent:
    """What the page asks the table to do."""

    def __init__(self, page: Page) -> None:
        self.actions: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        keys = json.loads(frame)
        if keys["type"] == "act":
            self.actions.append(keys["action"])


@pytest.fixture
def sitting(open_browser: Callable[..., BrowserContext]) -> Callable[..., tuple[Page, Sent]]:
    """Somebody at a table with bots who is asked to place a card: the page, and what it sends."""

    def sit(prefs: dict[str, object] | None = None, **settings: object) -> tuple[Page, Sent]:
        context = open_browser(**settings)
        page = without_motion(context, **(prefs or {}))
        sent = Sent(page)
        page.goto(table_with_bots(context, "Olena"))
        assert wait_for_my_turn(page)
        return page, sent

    return sit


def a_held_card(page: Page) -> str:
    return str(page.locator(".held.lit").nth(2).get_attribute("data-hand"))


def test_a_misclick_is_harmless(sitting: Callable[..., tuple[Page, Sent]]) -> None:
    page, sent = sitting()
    asked = question(page).inner_text()
    kind = a_held_card(page)
    mark(page, Mouse(), f"place {kind} first")
    expect(sure(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure(page)).to_have_count(0)
    expect(question(page)).to_have_text(asked)
    expect(page.locator(".held.chosen")).to_have_count(0)
    # another card after the first choice, and the first is forgotten
    mark(page, Mouse(), f"place {kind} first")
    other = str(page.locator(".held.lit").nth(0).get_attribute("data-hand"))
    Mouse().touch(page, held(page, other))
    expect(page.locator(".held.chosen")).to_have_attribute("data-hand", other)
    assert sent.actions == []
    Mouse().confirm(page)
    expect(held(page, other)).to_have_count(0)
    assert sent.actions == [f"place {other} first"]


def test_without_confirmation_the_first_touch_plays(sitting: Callable[..., tuple[Page, Sent]]) -> None:
    page, sent = sitting({"confirm": False})
    kind = a_held_card(page)
    mark(page, Mouse(), f"place {kind} first")
    expect(page.locator(f'[data-hand="{kind}"]')).to_have_count(0)
    assert sent.actions == [f"place {kind} first"]


def test_the_keys_that_are_named(sitting: Callable[..., tuple[Page, Sent]]) -> None:
    """A digit chooses a card, K keeps, Enter or the same key again confirms, L leads to what happened."""
    page, sent = sitting()
    keys = page.keyboard
    kind = str(page.locator(".held.lit").nth(1).get_attribute("data-hand"))
    keys.press("2")
    expect(page.locator(".held.chosen")).to_have_attribute("data-hand", kind)
    keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("Enter")
    expect(page.locator(f'[data-hand="{kind}"]')).to_have_count(0)
    while not question(page).inner_text().startswith("Your "):
        assert wait_for_my_turn(page)
        if not question(page).inner_text().startswith("Your "):
            random_answer(page, Mouse(), random.Random(2))
    keys.press("k")
    expect(page.locator(".acts .choice").first).to_have_attribute("aria-pressed", "true")
    keys.press("l")
    expect(page.get_by_role("tab", name="Chronicle")).to_be_focused()
    assert sent.actions[0].startswith(f"place {kind}")
    keys.press("k")
    page.wait_for_function("() => !document.querySelector('.acts .choice[aria-pressed=true]')")
    assert sent.actions[-1] == "keep"


def test_a_card_is_dragged_to_the_row_by_mouse(sitting: Callable[..., tuple[Page, Sent]]) -> None:
    page, sent = sitting()
    kind = a_held_card(page)
    box = held(page, kind).bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 40, steps=4)
    gap = spot(page, "first").bounding_box()
    assert gap
    page.mouse.move(gap["x"] + gap["width"] / 2, gap["y"] + gap["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".gapspot.hot")).to_have_attribute("data-spot", "first")
    assert sent.actions == []
    sure(page).click()
    expect(page.locator(f'[data-hand="{kind}"]')).to_have_count(0)
    assert sent.actions == [f"place {kind} first"]


def test_a_card_is_dragged_to_the_row_by_finger(sitting: Callable[..., tuple[Page, Sent]]) -> None:
    page, sent = sitting(**PHONE)
    kind = a_held_card(page)
    finger = page.context.new_cdp_session(page)

    # twenty a second, so that the finger rests at last: a tap after a fling would only stop the fling
    times = count(time.time() - 2, 0.05)

    def touch(what: str, x: float = 0, y: float = 0) -> None:
        points = [] if what == "touchEnd" else [{"x": x, "y": y}]
        finger.send(
            "Input.dispatchTouchEvent", {"type": what, "touchPoints": points, "timestamp": next(times)}
        )

    box = held(page, kind).bounding_box()
    assert box
    x, y = box["x"] + 15, box["y"] + 20
    touch("touchStart", x, y)
    for step in range(1, 6):
        touch("touchMove", x, y - 12 * step)
    gap = spot(page, "first").bounding_box()
    assert gap
    for part in (0.5, 1, 1, 1):
        to_x, to_y = gap["x"] + gap["width"] / 2, gap["y"] + gap["height"] / 2
        touch("touchMove", x + (to_x - x) * part, y - 60 + (to_y - y + 60) * part)
    touch("touchEnd")
    expect(page.locator(".gapspot.hot")).to_have_attribute("data-spot", "first")
    assert sent.actions == []
    sure(page).tap()
    expect(page.locator(f'[data-hand="{kind}"]')).to_have_count(0)
    assert sent.actions == [f"place {kind} first"]


CUT_GAPS = """() => {
    const { left, right } = document.querySelector('.scroll').getBoundingClientRect()
    // a scroller rounds its width, so that a part of a pixel may be beyond its edge
    const cut = (box) => (box.left < left - 1 && left < box.right)
        || (box.left < right && right + 1 < box.right)
    return [...document.querySelectorAll('.gapspot')].filter((gap) =>
        cut(gap.querySelector('button').getBoundingClientRect())).map((gap) => gap.dataset.spot)
}"""
"""The lit gaps that are only partly on the screen."""


def test_a_gap_at_the_edge_of_a_phone_is_hit(
    server: ServerProcess, open_browser: Callable[..., BrowserContext]
) -> None:
    """However the row was scrolled, a gap that lights up is there as a whole, up to the screen's edge."""
    context = open_browser(**{**PHONE, "viewport": {"width": 320, "height": 640}})
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    scroller = page.locator(".scroll")
    with scripted(server, context, PICTURE_GAME, GREEN) as table:
        page.goto(table.path)
        for action in table.turns(page):
            if action.startswith("place") and page.locator(".slot").count() > 3:
                break
            answer(page, Finger(), action)
        kind = action.split()[1]
        most = scroller.evaluate("it => it.scrollWidth - it.clientWidth")
        assert most > 20
        hit = 0
        for left in range(0, most + 1, 9):
            scroller.evaluate("(it, left) => { it.scrollLeft = left }", left)
            held(page, kind).tap(position={"x": 12, "y": 18})
            expect(page.locator(".gapspot")).to_have_count(2)
            assert page.evaluate(CUT_GAPS) == []
            box = spot(page, "last").bounding_box()
            assert box
            if box["x"] < 300:
                page.touchscreen.tap(317, box["y"] + 40)
                expect(page.locator(".gapspot.hot")).to_have_attribute("data-spot", "last")
                hit += 1
            page.keyboard.press("Escape")
            expect(page.locator(".gapspot")).to_have_count(0)
        assert hit
