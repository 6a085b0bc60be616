"""Puzzles, and how one decides over one's games: by mouse, by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect
from tests.browser.axe import in_light_and_dark
from tests.browser.conftest import Complaints
from tests.browser.playing import (
    PHONE,
    Finger,
    Keyboard,
    Means,
    Mouse,
    answer,
    wait_for_my_turn,
    without_motion,
)
from tests.browser.test_after import enter
from tests.browser.town import play
from tests.helpers.reviewing import grown
from tests.helpers.visitors import ServerProcess, Visitor, started

from oriflamme.server.teaching.puzzles import stock

MEANS = [(Mouse(), {}), (Keyboard(), {}), (Finger(), PHONE)]


@pytest.mark.parametrize(("means", "settings"), MEANS, ids=["mouse", "keys", "phone"])
def test_a_puzzle_is_solved_and_another_missed(
    open_browser: Callable[..., BrowserContext], means: Means, settings: dict[str, object]
) -> None:
    context = open_browser(**settings)
    context.request.post("/api/me", data={"name": "Solver"})
    page = without_motion(context)
    told: list[str] = []

    def heard(response: Response) -> None:
        if response.url.endswith("/api/puzzles/stock-2"):
            told.append(response.text())

    page.on("response", heard)
    page.goto("/puzzles/stock-2")
    expect(page.locator(".find")).to_contain_text("Which action wins most often?")
    assert wait_for_my_turn(page)
    answer(page, means, stock()[2].decision.best)
    expect(page.get_by_role("heading", name="You found it!")).to_be_focused()
    expect(page.locator(".acts li").first).to_contain_text("best")
    expect(page.locator(".acts li.taken")).to_have_count(1)
    assert told
    assert "win_chance" not in told[0]
    if not settings:
        assert in_light_and_dark(page, "an answered puzzle") == []

    page.goto("/puzzles/stock-3")
    assert wait_for_my_turn(page)
    answer(page, means, stock()[3].decision.actions[-1].action)
    expect(page.locator(".solution h2")).to_contain_text("Better:")
    page.reload()  # the attempt is kept
    expect(page.locator(".solution h2")).to_contain_text("Better:")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".tally")).to_have_text("1 of 2 found")
    none = page.locator(".none")  # a reviewed game need not have any
    expect(none).to_contain_text("one action was clearly better than all others")


def test_a_stranger_solves_the_puzzle_of_the_day(stranger: Page) -> None:
    page = stranger
    page.goto("/learn")
    page.locator("li", has_text="Puzzles").get_by_role("link").click()
    expect(page.locator(".puzzles h1")).to_be_visible()
    assert in_light_and_dark(page, "the list of puzzles") == []
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator(".find")).to_contain_text("Puzzle of the day")
    assert in_light_and_dark(page, "a puzzle") == []
    told = page.request.get("/api/puzzles/daily").json()
    assert wait_for_my_turn(page)
    answer(page, Mouse(), told["legal"][0]["action"])
    expect(page.locator(".solution")).to_contain_text("your attempts are kept")


def test_how_one_decides_is_shown_after_a_review_and_shared_by_a_link(
    server: ServerProcess, person: Callable[..., Page], stranger: Page
) -> None:
    people = [Visitor(server).named(name) for name in ("Ada", "Grace", "Emmy")]
    page = enter(person("Ada"), people[0], server)
    page.goto("/me")
    expect(page.locator("section", has=page.locator("#progress"))).to_contain_text("press “Review”")
    expect(page.get_by_role("switch", name="Share these figures")).to_have_count(0)
    for _ in range(2):
        path = f"/api/games/{play(started(people), people)}/review"
        people[0].post(path)
        grown(people[0], path)
    page.reload()
    expect(page.locator(".totals dd")).to_have_count(3)
    expect(page.get_by_role("heading", level=2).first).to_have_text("Settings")  # to which the gear leads
    expect(page.locator(".course polyline")).to_have_count(2)
    table = page.get_by_role("table", name="By kind of decision")
    expect(table.get_by_role("row", name="Placing a card")).to_contain_text("12")
    expect(page.get_by_role("table", name="By card").locator("tbody tr")).not_to_have_count(0)
    assert in_light_and_dark(page, "how one decides") == []

    public = f"/people/{people[0].id}"
    share = page.get_by_role("switch", name="Share these figures")
    share.focus()
    page.keyboard.press("Space")
    link = page.get_by_label("Link to your figures")
    expect(link).to_have_value(f"{server.address}{public}")
    stranger.goto(public)
    expect(stranger.get_by_role("heading", name="How Ada decides")).to_be_visible()
    expect(stranger.locator(".totals dd")).to_have_text(page.locator(".totals dd").all_inner_texts())
    share.click()
    expect(link).to_have_count(0)


def test_what_is_not_shared_is_nowhere(
    server: ServerProcess, stranger: Page, complaints: Complaints
) -> None:
    ada = Visitor(server).named("Ada")
    complaints.expected += ["404 (Not Found)"]
    stranger.goto(f"/people/{ada.id}")
    expect(stranger.get_by_role("heading", level=1)).to_be_visible()
    expect(stranger.locator("body")).not_to_contain_text("Ada")
