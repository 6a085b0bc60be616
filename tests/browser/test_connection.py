"""The page keeps playing through reloads and broken connections, and says what the connection is doing."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.conftest import Complaints
from tests.browser.playing import (
    LOOK,
    Mouse,
    mark,
    question,
    random_answer,
    sure,
    table_with_bots,
    wait_for_my_turn,
    without_motion,
)
from tests.browser.relay import Relay
from tests.helpers.visitors import PATIENCE, ServerProcess

LOST = "Connection lost. Trying again; your game is safe."


def advance_to(page: Page, wanted: str, rng: random.Random) -> None:
    """Play until a question begins like this."""
    while not question(page).inner_text().startswith(wanted):
        random_answer(page, Mouse(), rng)
        assert wait_for_my_turn(page)


def what_is_asked(page: Page) -> object:
    seen = page.evaluate(LOOK)
    return seen["sentence"], seen["words"], seen["hand"], seen["spots"]


def test_a_reload_in_mid_choice(open_browser: Callable[..., BrowserContext]) -> None:
    context = open_browser()
    page = without_motion(context)
    page.goto(table_with_bots(context, "Jeanne"))
    rng = random.Random(7)
    for wanted in ("Choose a card", "Your "):
        assert wait_for_my_turn(page)
        advance_to(page, wanted, rng)
        before = what_is_asked(page)
        if wanted == "Your ":
            page.locator(".acts .choice").first.click()
        else:
            Mouse().touch(page, page.locator(".held.lit button").first)
        assert what_is_asked(page) != before or wanted == "Your "
        page.reload()
        assert wait_for_my_turn(page)
        assert what_is_asked(page) == before
        random_answer(page, Mouse(), rng)


def test_the_network_is_gone_in_mid_choice(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], complaints: Complaints
) -> None:
    complaints.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection", "net::ERR_"]
    with Relay(server.address) as relay:
        context = open_browser(base_url=relay.address)
        page = without_motion(context)
        page.goto(table_with_bots(context, "Marek"))
        assert wait_for_my_turn(page)
        kind = str(page.locator(".held.lit").first.get_attribute("data-hand"))
        mark(page, Mouse(), f"place {kind} first")
        context.set_offline(True)
        relay.cut()
        expect(page.get_by_role("status").get_by_text(LOST)).to_be_visible()
        sure(page).click()  # said into the void, and once more when there is somebody to hear it
        relay.mend()
        context.set_offline(False)
        expect(page.get_by_text(LOST)).to_have_count(0)
        expect(page.locator(f'[data-hand="{kind}"]')).to_have_count(0)
        assert wait_for_my_turn(page)
        expect(page.get_by_role("alert")).to_have_count(0)
        random_answer(page, Mouse(), random.Random(3))


def test_the_server_is_killed_in_mid_choice(
    open_browser: Callable[..., BrowserContext], complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expected += ["ERR_CONNECTION_REFUSED", "WebSocket", "ERR_CONNECTION_RESET"]
    with ServerProcess(tmp_path, bot_pause=0.0) as server:
        context = open_browser(base_url=server.address)
        page = without_motion(context)
        page.goto(table_with_bots(context, "Olena"))
        assert wait_for_my_turn(page)
        rng = random.Random(4)
        advance_to(page, "Your ", rng)
        before = what_is_asked(page)
        server.kill()
        expect(page.get_by_role("status").get_by_text(LOST)).to_be_visible()
        server.start()
        expect(page.get_by_text(LOST)).to_have_count(0)
        assert what_is_asked(page) == before
        for _ in range(3):
            random_answer(page, Mouse(), rng)
            assert wait_for_my_turn(page)


SAID = """() => new Promise(requestAnimationFrame).then(() => {
    if (document.querySelector('.table .ask:not(.wait)')) return 'asked'
    return document.querySelector('.endm') ? 'over' : ''
})"""
"""What a page says with its next frame."""


def asked_next(pages: list[Page]) -> Page | None:
    """The page of who is asked, as soon as it says so; None: all say that the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        said = []
        for page in pages:
            said.append(page.evaluate(SAID))
            if said[-1] == "asked":
                return page
        if set(said) == {"over"}:
            return None
    raise AssertionError("nobody is asked")


def test_three_browsers_at_one_table_and_one_that_watches(
    open_browser: Callable[..., BrowserContext],
) -> None:
    names = ("Jeanne", "Marek", "Olena")
    contexts = [open_browser() for _ in names]
    for context, name in zip(contexts, names, strict=True):
        assert context.request.post("/api/me", data={"name": name}).ok
    pages = [without_motion(context) for context in contexts]
    host, *guests = pages
    host.goto("/")
    host.get_by_role("button", name="New table").click()
    host.get_by_role("dialog").get_by_role("button", name="Create table").click()
    expect(host.get_by_role("heading", level=1)).to_be_visible()
    code = host.locator(".bigcode b").inner_text()
    for guest in guests:
        guest.goto("/")
        guest.get_by_label("code").fill(code)
        guest.get_by_role("button", name="Join").first.click()
        guest.wait_for_url("**/tables/*")  # there is a button of that name on either page
        guest.locator(".lobby").get_by_role("button", name="Join").click()
    host.get_by_role("button", name="Start").click()
    for guest in guests:
        guest.get_by_role("button", name="I’m ready").click()
    expect(host.locator(".table")).to_be_visible()
    watching = without_motion(open_browser())
    watching.goto(host.url)
    expect(watching.locator(".table.watching")).to_be_visible()
    assert watching.locator(".held").count() == 0

    rng = random.Random(11)
    while (asked := asked_next(pages)) is not None:
        random_answer(asked, Mouse(), rng)
    for page in (*pages, watching):
        expect(page.locator(".endm h1")).to_be_visible()
    finals = {page.locator(".stand").inner_text().replace("you", "") for page in pages}
    assert watching.locator(".stand").inner_text()
    assert len({final.replace("\n", "") for final in finals}) == 1
