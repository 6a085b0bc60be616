"""A decision in the page: what is marked, how it is confirmed, what stands there while others decide."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.playing import Mouse, answer, sure, without_motion, word
from tests.browser.scripted import BASE_GAME, RED, scripted
from tests.helpers.visitors import PATIENCE, ServerProcess, Visitor, line_of


def named(context: BrowserContext) -> Page:
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    return without_motion(context)


def test_a_word_is_marked_then_confirmed_by_a_button_or_enter_wherever_the_focus_was(
    server: ServerProcess, open_browser: Callable[..., BrowserContext]
) -> None:
    context = open_browser()
    page = named(context)
    with scripted(server, context, BASE_GAME, RED) as table:
        page.goto(table.path)
        asked = 0
        for action in table.turns(page):
            if action not in ("keep", "reveal"):
                answer(page, Mouse(), action)
                continue
            asked += 1
            if asked == 1:  # by mouse: the second step is a button that says what it does
                word(page, action).click()
                expect(sure(page)).to_have_text(
                    "Keep it closed Enter" if action == "keep" else "Reveal it Enter"
                )
                sure(page).click()
                continue
            # a card of the row is looked at and left again, so that the focus is on it
            page.locator(".row .slot button").first.click()
            page.get_by_role("button", name="Back").click()
            page.keyboard.press("k" if action == "keep" else "r")
            expect(sure(page)).to_be_focused()
            number = table.state.legal_count()
            page.keyboard.press("Enter")
            expect(sure(page)).to_have_count(0)
            assert number == 2
            break
        assert asked == 2


def table_of_three(server: ServerProcess, context: BrowserContext, **settings: object) -> str:
    """With the browser's person as Blue, and the others, of whom nobody is there, as Red and Green."""
    host, other = Visitor(server).named("Marta"), Visitor(server).named("Olena")
    made = host.post("/api/tables", {"settings": {"random_seating": False, **settings}})
    path = f"/api/tables/{made['id']}"
    assert context.request.post(f"{path}/join", data={"seat": "B"}).ok
    other.post(f"{path}/join", {"seat": "G"})
    if host.post(f"{path}/start")["status"] == "open":  # not by correspondence
        other.post(f"{path}/ready")
        assert context.request.post(f"{path}/ready").ok
    return f"/tables/{made['id']}"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_who_is_away_is_told_with_the_time_until_a_bot_takes_over(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], size: tuple[int, int]
) -> None:
    context = open_browser(viewport={"width": size[0], "height": size[1]})
    page = named(context)
    for _ in range(8):  # who begins is drawn
        page.goto(table_of_three(server, context))
        page.wait_for_selector(".ask h2")
        if page.locator(".ask.wait").count():
            break
    told = page.locator(".ask p")
    expect(told).to_contain_text("is away: a bot takes over in ")


def test_by_correspondence_ones_own_clock_rests_while_others_decide(
    server: ServerProcess, open_browser: Callable[..., BrowserContext]
) -> None:
    context = open_browser()
    page = named(context)
    seen = set()
    for _ in range(20):  # who begins is drawn
        page.goto(table_of_three(server, context, clock={"days": 3}))
        page.wait_for_selector(".ask h2")
        waiting = page.locator(".ask.wait").count() > 0
        expect(page.locator(".me .facts").get_by_text("time left")).to_have_count(0 if waiting else 1)
        seen.add(waiting)
        if len(seen) == 2:
            break
    assert seen == {True, False}


def test_who_comes_back_reads_what_a_bot_played(
    tmp_path: Path, open_browser: Callable[..., BrowserContext]
) -> None:
    with ServerProcess(tmp_path, absence=0.1, bot_pause=0.0) as server:
        context = open_browser(base_url=server.address)
        page = named(context)
        host = Visitor(server).named("Marta")
        made = host.post("/api/tables", {"settings": {"random_seating": False}})
        path = f"/api/tables/{made['id']}"
        assert context.request.post(f"{path}/join", data={"seat": "B"}).ok
        host.post(f"{path}/bots", {"level": "page"})
        host.post(f"{path}/start")
        assert context.request.post(f"{path}/ready").ok
        with closing(line_of(host, made["id"])) as line:
            while True:  # Marta plays on until a bot has laid a card for who is away
                keys = json.loads(line.recv(PATIENCE))
                if any(e["what"] == "placed" and e["family"] == "B" for e in keys.get("events", [])):
                    break
                decision = keys.get("decision") or {}
                if "legal" in decision:
                    act = {"type": "act", "id": str(decision["number"]), "decision": decision["number"]}
                    line.send(json.dumps({**act, "action": decision["legal"][0]["action"]}))
            page.goto(f"/tables/{made['id']}")
            banner = page.locator(".banner").filter(has_text="While you were away, a bot played for you:")
            expect(banner.get_by_role("listitem").first).to_contain_text("Jeanne places the")
            banner.get_by_role("button").click()
            expect(banner).to_have_count(0)
        page.close()
