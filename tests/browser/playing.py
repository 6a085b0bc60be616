"""Playing through the page: by mouse, by finger or by keyboard, and with nothing but what is lit."""

from __future__ import annotations

import json
import random
import re
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.helpers.visitors import Keys

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
"""Settings of a browser: a small phone, held upright."""

WORDS = {
    "keep": "Keep",
    "reveal": "Reveal",
    "report": "Report",
    "swap": "Swap",
    "confer": "Confer",
    "withdraw": "Withdraw",
    "verdict": "Verdict",
    "eliminate": "Eliminate",
}
"""What stands on the buttons of the words of the notation."""

LOOK = """() => {
    const all = (selector, name) => [...document.querySelectorAll(selector)].map((it) => it.dataset[name])
    return {
        sentence: document.querySelector('.ask:not(.wait) h2')?.textContent,
        words: document.querySelectorAll('.acts .choice').length,
        hand: all('.held.lit', 'hand'),
        spots: all('.row [data-spot]', 'spot'),
    }
}"""
"""What is asked, and what is lit."""


def without_motion(context: BrowserContext, **prefs: object) -> Page:
    """A page of somebody who likes to see what happens at once, else a game would take minutes."""
    kept = json.dumps(json.dumps({"speed": "off", **prefs}))
    context.add_init_script(f"if (location.host) localStorage.oriflamme ??= {kept}")
    return context.new_page()


def table_with_bots(context: BrowserContext, name: str, kinds: str = "base", seats: int = 3) -> str:
    """The browser's person takes a name and sits down with bots; gives the path of the table, started."""

    def post(path: str, **data: object) -> Keys:
        answer = context.request.post(path, data=data)
        assert answer.ok, answer.text()
        keys: Keys = answer.json()
        return keys

    post("/api/me", name=name)
    table = post("/api/tables", settings={"set": kinds, "seats": seats, "public": False})["id"]
    for _ in range(seats - 1):
        post(f"/api/tables/{table}/bots", level="page")
    post(f"/api/tables/{table}/start")
    return f"/tables/{table}"


def question(page: Page) -> Locator:
    return page.get_by_role("region", name="Your decision").get_by_role("heading")


def wait_for_my_turn(page: Page) -> bool:
    """Until something is asked of me, True, or the game is over, False."""
    page.wait_for_selector(".ask:not(.wait), .endm")
    return page.locator(".endm").count() == 0


# -- what can be touched -----------------------------------------------------------------------------


def word(page: Page, verb: str) -> Locator:
    named = page.get_by_role("button", name=re.compile(f"^{WORDS[verb]}\\b"))
    return page.locator(".acts .choice").and_(named)


def held(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-hand="{kind}"] button')


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'.row [data-spot="{name}"] button')


def sure(page: Page) -> Locator:
    return page.locator(".acts .sure")


class Means(Protocol):
    """How somebody touches what is on the screen, and confirms what was touched last."""

    def touch(self, page: Page, what: Locator) -> None: ...
    def confirm(self, page: Page) -> None: ...


class Mouse:
    def touch(self, page: Page, what: Locator) -> None:
        # cards of a hand may lie over each other: their left upper corner is free
        what.click(position={"x": 12, "y": 18})

    def confirm(self, page: Page) -> None:
        self.touch(page, page.locator(CONFIRM))


class Finger:
    def touch(self, page: Page, what: Locator) -> None:
        # who cannot see it whole moves the row first; at the screen's very edge a touch is the system's
        what.evaluate("it => it.scrollIntoView({ block: 'nearest', inline: 'center' })")
        what.tap(position={"x": 12, "y": 18})

    def confirm(self, page: Page) -> None:
        self.touch(page, page.locator(CONFIRM))


class Keyboard:
    """Goes there with the keys and presses Enter: with arrows in the hand and the row, else with Tab."""

    def touch(self, page: Page, what: Locator) -> None:
        self.go(page, what)
        page.keyboard.press("Enter")

    def confirm(self, page: Page) -> None:
        if page.evaluate(ON_WHAT_IS_MARKED):
            page.keyboard.press("Enter")
        else:
            self.touch(page, page.locator(CONFIRM))

    def go(self, page: Page, what: Locator) -> None:
        expect(what).to_have_count(1)
        part, at = what.evaluate(PLACE)
        if part:
            for key in ("ArrowDown", "ArrowUp"):  # from the hand to the row, or the other way
                if page.evaluate(FOCUSED) != part:
                    page.keyboard.press(key)
            page.keyboard.press("Home")
            for _ in range(at):
                page.keyboard.press("ArrowRight")
        for _ in range(80):
            if what.evaluate("it => it === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {what}")


CONFIRM = ".acts .sure"
ON_WHAT_IS_MARKED = "() => document.activeElement?.ariaPressed === 'true'"
FOCUSED = """() => ['.hand', '.row'].find((part) => document.activeElement?.closest(part))"""
PLACE = """it => {
    const part = ['.hand', '.row'].find((part) => it.closest(part))
    const lit = document.querySelectorAll(part === '.hand' ? '.held.lit button' : '.row [data-spot] button')
    return [part, [...lit].indexOf(it)]
}"""
"""Of something lit: whether it is in the hand or the row, and the how manieth lit thing it is there."""


# -- answering ---------------------------------------------------------------------------------------


def parts(action: str) -> tuple[str, str, str]:
    """The word, the card of the hand and the place that an action is made of, each in its own words."""
    verb, *rest = action.split()
    if verb == "place":
        return "", rest[0], " ".join(rest[1:])
    if verb == "swap":
        return verb, rest[0], ""
    if verb == "gap":
        return "", "", action
    return "" if verb == "target" else verb, "", " ".join(rest)


def mark(page: Page, means: Means, action: str) -> None:
    """Choose an action, without confirming it."""
    verb, hand, place = parts(action)
    if verb and word(page, verb).count():
        means.touch(page, word(page, verb))
    if hand:
        means.touch(page, held(page, hand))
    if place:
        means.touch(page, spot(page, place))


def answer(page: Page, means: Means, action: str) -> None:
    mark(page, means, action)
    means.confirm(page)


def random_answer(page: Page, means: Means, rng: random.Random) -> None:
    """Touch what is lit, anything of it, until that is an answer."""
    seen = page.evaluate(LOOK)
    if seen["words"]:
        means.touch(page, page.locator(".acts .choice").nth(rng.randrange(seen["words"])))
        seen = page.evaluate(LOOK)
    if seen["hand"]:
        means.touch(page, held(page, rng.choice(seen["hand"])))
        seen = page.evaluate(LOOK)
    if seen["spots"]:
        means.touch(page, spot(page, rng.choice(seen["spots"])))
    means.confirm(page)


def play_at_random(page: Page, means: Means, rng: random.Random) -> list[str]:
    """To the end of the game; gives what was asked."""
    asked: list[str] = []
    while wait_for_my_turn(page):
        asked.append(question(page).inner_text())
        random_answer(page, means, rng)
        assert len(asked) < 80, "the game does not end"
    return asked
