"""Whole games through the page alone, from the first page to the end: by mouse, finger and keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.playing import (
    PHONE,
    Finger,
    Keyboard,
    Means,
    Mouse,
    answer,
    play_at_random,
    without_motion,
)
from tests.browser.scripted import ALLIANCE_GAME, BASE_GAME, BLUE, RED, scripted
from tests.helpers.games import Game
from tests.helpers.visitors import ServerProcess

from oriflamme.notation.words import action_text, slug_of


def play_to_the_end(page: Page, means: Means, seed: int) -> None:
    assert len(play_at_random(page, means, random.Random(seed))) > 6
    expect(page.locator(".endm h1")).to_be_visible()


def test_by_mouse(open_browser: Callable[..., BrowserContext]) -> None:
    page = without_motion(open_browser())
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_label("Your name").fill("Jeanne")
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    play_to_the_end(page, Mouse(), 1)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".table")).to_be_visible()


def test_by_touch_on_a_phone(open_browser: Callable[..., BrowserContext]) -> None:
    page = without_motion(open_browser(**PHONE))
    page.goto("/")
    page.get_by_role("button", name="Change the cards").tap()
    page.get_by_role("radio", name="Alliance").tap()
    page.get_by_role("dialog").get_by_role("button", name="Play now").tap()
    page.get_by_label("Your name").fill("Marek")
    page.get_by_role("dialog").get_by_role("button", name="Play now").tap()
    play_to_the_end(page, Finger(), 2)


def test_by_keyboard_alone(open_browser: Callable[..., BrowserContext]) -> None:
    page = without_motion(open_browser())
    keys, keyboard = Keyboard(), page.keyboard
    page.goto("/")
    keys.touch(page, page.get_by_role("button", name="Play now"))
    keys.go(page, page.get_by_label("Your name"))
    keyboard.press("Escape")
    keys.touch(page, page.get_by_role("button", name="Change the cards"))
    keys.go(page, page.get_by_role("radio", name="Base set"))
    keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Alliance")).to_be_checked()
    keyboard.press("Enter")
    keys.go(page, page.get_by_label("Your name"))
    keyboard.press("Control+A")
    keyboard.type("Olena")
    keyboard.press("Enter")
    play_to_the_end(page, keys, 3)


def test_the_scripts_hold_every_decision() -> None:
    """What `test_every_decision` is to go through, should the seeds ever lead to other games."""
    taken = set()
    for game, seat in ((BASE_GAME, RED), (ALLIANCE_GAME, BLUE)):
        for state, action in game.decisions():
            if action and state.asked == seat:
                verb, *rest = action_text(action).split()
                taken.add(f"place {rest[1]}" if verb == "place" else verb)
                if verb == "target":
                    taken.add(f"target of {slug_of(state.text)}")
    base = ("archer", "soldier", "spy", "shapeshifter", "assassination", "royal-decree")
    assert taken >= {
        *("place first", "place last", "place on", "keep", "reveal", "gap"),
        *("report", "swap", "confer", "withdraw", "verdict", "eliminate"),
        *(f"target of {kind}" for kind in (*base, "empress", "deserter")),
    }


@pytest.mark.parametrize("means", [Mouse(), Finger(), Keyboard()], ids=["mouse", "finger", "keys"])
@pytest.mark.parametrize(
    ("game", "seat"), [(BASE_GAME, RED), (ALLIANCE_GAME, BLUE)], ids=["base", "alliance"]
)
def test_every_decision(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], game: Game, seat: int, means: Means
) -> None:
    context = open_browser(**(PHONE if isinstance(means, Finger) else {}))
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    with scripted(server, context, game, seat) as table:
        page.goto(table.path)
        for action in table.turns(page):
            answer(page, means, action)
        expect(page.locator(".endm h1")).to_be_visible()
