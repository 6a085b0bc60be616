"""What a finger hits on a phone: every stack and every gap of the row is itself all over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.fitting import as_seen
from tests.browser.playing import PHONE, Finger, spot, without_motion
from tests.browser.screens import sit_down_at
from tests.helpers.games import LONG

SIZES = ((390, 844), (390, 640), (360, 640), (320, 568))
"""Of phones. A card is chosen at the first of them: what is read of it makes room when they shrink."""
MOST = 20
"""Stacks: five families with four each."""
NUMBERS = range(1, MOST + 1) if LONG else (1, 2, 3, 4, 5, 7, 10, 14, MOST)
"""Of stacks: those that fit onto a phone, and some that do not."""

MISSED = """() => {
    /** So many places from one edge to the other, a pixel within. */
    const places = (from, to, number) =>
        Array.from({ length: number }, (_, n) => from + 1 + (to - from - 2) * n / (number - 1))
    const missed = []
    for (const button of document.querySelectorAll('.row .slot button, .row .gapspot button')) {
        button.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const name = button.textContent || button.ariaLabel
        if (right - left < 24) missed.push(`${name} is ${right - left} px wide`)
        const points = places(left, right, 9).flatMap((x) => places(top, bottom, 3).map((y) => [x, y]))
        const others = points.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
            .map(([x, y]) => `${Math.round(x - left)},${Math.round(y - top)}`)
        if (others.length) missed.push(`${name} is not hit at ${others.join(' ')}`)
    }
    return missed
}"""
"""The stacks and lit gaps that are too narrow for a finger, or hidden somewhere by something else."""


def placing(stacks: int) -> str:
    """Red places the card of which most is said, above the row; the first and the last stack are
    among its own, which may be covered."""
    own = iter(("soldier", "royal-decree", "lord", "ambush", "spy"))
    mine = {0, stacks - 1, *range(0, stacks, 5)}
    row = [f"R?{next(own)}" if at in mine else f"{'BGYV'[at % 4]}?_" for at in range(stacks)]
    return (
        "players=R,B,G,Y,V;set=base;round=6;phase=placement;first=R;"
        f"hands=R:shapeshifter,B:_,G:_,Y:_,V:_;row={','.join(row)}"
    )


def moving(stacks: int) -> str:
    """Red's Royal Decree moves Blue's card: nearly every gap is lit."""
    row = ["R!royal-decree", *(f"{'RBGYV'[at % 5]}?_" for at in range(1, stacks))]
    return (
        "players=R,B,G,Y,V;set=base;round=6;phase=activation;first=R;at=1;doing=royal-decree;moving=2;row="
        + ",".join(row)
    )


Tables = Callable[[Iterable[str]], Iterator[Page]]


@pytest.fixture
def tables(open_browser: Callable[..., BrowserContext]) -> Tables:
    """A page at a table in each of these positions, one after another; Red is asked."""
    context = open_browser(**PHONE)
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)

    def visit(lines: Iterable[str]) -> Iterator[Page]:
        for line in lines:
            resize(page, *SIZES[0])
            sit_down_at(page, line)
            yield page

    return visit


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    as_seen(page)


def assert_all_are_hit(page: Page) -> None:
    for size in SIZES:
        resize(page, *size)
        assert page.evaluate(MISSED) == [], size


def test_stacks_and_the_ends_of_the_row(tables: Tables) -> None:
    for stacks, page in zip(NUMBERS, tables(map(placing, NUMBERS)), strict=True):
        Finger().touch(page, page.locator(".held.lit button").first)
        expect(page.locator(".gapspot")).to_have_count(2)
        expect(page.locator(".row .slot[data-spot]")).to_have_count(placing(stacks).count("R?"))
        assert_all_are_hit(page)


def test_gaps_between_stacks(tables: Tables) -> None:
    numbers = NUMBERS[2:]
    for stacks, page in zip(numbers, tables(map(moving, numbers)), strict=True):
        expect(page.locator(".gapspot")).to_have_count(stacks - 1)
        assert_all_are_hit(page)


SCROLLED = """() => new Promise((done) => {
    let times = 0, left = 30
    document.querySelector('[data-part="scroller"]').addEventListener('scroll', () => { times += 1 })
    const frame = () => { if (left--) requestAnimationFrame(frame); else done(times) }
    requestAnimationFrame(frame)
})"""
"""How often the row is scrolled in half a second."""


def test_a_row_whose_gaps_do_not_fit_stands_still(tables: Tables) -> None:
    """Five gaps are a little wider than the screen, so one is cut wherever the row stands."""
    row = "R!royal-decree,G?_,R?spy,G!lord,B!spy,B?_"
    position = (
        "players=R,B,G;set=base;round=6;phase=activation;first=R;at=1;doing=royal-decree;moving=6;row="
    )
    (page,) = tables([position + row])
    expect(page.locator(".gapspot")).to_have_count(5)
    for width in range(320, 420, 4):
        resize(page, width, 640)
        assert page.evaluate(SCROLLED) == 0, width


@pytest.mark.parametrize(("name", "side"), [("on 1", 8), ("first", -8)])
def test_a_finger_beside_the_edge_of_the_first_stack(tables: Tables, name: str, side: int) -> None:
    """Eight pixels within the stack or without. Nearer than that browsers choose themselves."""
    (page,) = tables([placing(MOST)])
    Finger().touch(page, page.locator(".held.lit button").first)
    stack = spot(page, "on 1")
    stack.scroll_into_view_if_needed()
    box = stack.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + side, box["y"] + box["height"] / 2)
    expect(page.locator('.row [aria-pressed="true"]')).to_have_count(1)
    expect(spot(page, name)).to_have_attribute("aria-pressed", "true")
