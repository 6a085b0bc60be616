"""Coins and seals lie beside the words of a card, and a stack stays one when it is not meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.fitting import UNSTYLED_LINKS, with_its_fonts
from tests.browser.playing import Mouse, spot, wait_for_my_turn, without_motion

COVERED = """() => {
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1
    return [...document.querySelectorAll('.slot .card')].flatMap((card) => {
        const marks = [...card.querySelectorAll('.bez, .seal')].map((mark) => mark.getBoundingClientRect())
        const words = [...card.querySelectorAll('.title, .rule')].flatMap((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            const boxes = text.checkVisibility() ? [...range.getClientRects()] : []
            return boxes.map((box) => [text.textContent, box])
        })
        return words.filter(([, box]) => marks.some((mark) => meet(mark, box))).map(([text]) => text)
    })
}"""
"""The words on open cards that something lies on."""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 640)], ids=["desk", "phone", "narrow"])
def test_coins_and_seals_cover_no_words(stranger: Page, size: tuple[int, int]) -> None:
    stranger.set_viewport_size({"width": size[0], "height": size[1]})
    few = ["R!diplomat+3", "B!judge^2", "G!diplomat+12^1"]
    many = [*few, "R!informer^1", "B!deserter", "G!empress", "R!judge", "B!fanatic", "R!empress"]
    for row in (few, many):
        line = f"players=R,B,G;set=alliance;round=5;phase=activation;at=1;first=R;row={','.join(row)}"
        stranger.goto("/position?p=" + line.replace("+", "%2B").replace("^", "%5E"))
        expect(stranger.locator(".row .slot")).to_have_count(len(row))
        expect(stranger.locator(".slot .seal, .slot .bez").first).to_be_visible()
        with_its_fonts(stranger)
        assert stranger.evaluate(COVERED) == []


@pytest.fixture
def placing(open_browser: Callable[..., BrowserContext]) -> Page:
    """Red chooses where to place a card; Blue's stack is none of the places."""
    context = open_browser()
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    row = "R!spy,B?_/B?_,G!lord"
    hands = "R:_,_,B:_,_,G:_,_"  # for one more round, so that the game is not over before one has looked
    line = f"players=R,B,G;set=base;round=5;phase=placement;first=R;hands={hands};row={row}"
    wish = {"position": line, "seat": "R", "level": "page"}
    made = context.request.post("/api/positions/continue", data=wish)
    assert made.ok, made.text()
    page = without_motion(context)
    page.goto(f"/tables/{made.json()['id']}")
    assert wait_for_my_turn(page)
    Mouse().touch(page, page.locator(".held.lit button").first)
    return page


def test_a_stack_that_is_not_meant_fades_as_a_whole(placing: Page) -> None:
    """Were each card of it to fade, those beneath would show through."""
    stack = placing.locator(".stack", has=placing.locator(".slab"))
    expect(stack).not_to_have_css("opacity", "1")
    expect(stack.locator(".card")).to_have_css("opacity", "1")


def test_the_way_to_the_rulebook_looks_like_the_words_around_it(placing: Page) -> None:
    Mouse().touch(placing, spot(placing, "first"))
    Mouse().confirm(placing)
    placing.get_by_role("button", name="Why?").first.click()
    expect(placing.get_by_role("link", name="In the rulebook").first).to_be_visible()
    assert placing.evaluate(UNSTYLED_LINKS) == []
