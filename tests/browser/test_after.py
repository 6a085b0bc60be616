"""After a game: everybody says for themselves whether they play again, and is told whether it counted."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.playing import PHONE, Mouse, answer, without_motion
from tests.browser.screens import sit_down_at
from tests.browser.town import Town, play
from tests.helpers.visitors import ServerProcess, Visitor, started


def enter(page: Page, visitor: Visitor, server: ServerProcess) -> Page:
    name, _, value = visitor.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    return page


def test_a_rematch_begins_when_all_want_it(server: ServerProcess, person: Callable[..., Page]) -> None:
    people = [Visitor(server).named(name) for name in ("Ada", "Grace", "Emmy")]
    table = play(started(people), people)
    pages = [enter(person(f"{n}"), visitor, server) for n, visitor in enumerate(people)]
    for page in pages:
        page.goto(f"/tables/{table}")
        expect(page.locator(".ratings")).to_have_count(0)
    host, second, third = pages
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator(".ask h2")).to_contain_text("1 of 3 are in")
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    expect(second.locator(".again")).to_contain_text("Ada")
    expect(second.locator(".again")).to_contain_text("1 of 3")
    second.get_by_role("button", name="Rematch").click()
    expect(host.locator(".places")).to_contain_text("Grace")
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    expect(third.locator(".endm h1")).to_be_visible()  # nobody is taken along against their will
    third.get_by_role("button", name="Rematch").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".ask h2")).to_contain_text(
        re.compile("Waiting for (Emmy and Grace|Grace and Emmy)")
    )
    expect(host.locator(".places li", has_text="Ada")).to_contain_text("ready")
    for page in (second, third):
        expect(page.locator(".ask h2")).to_have_text("Ada starts the game. Are you ready?")
        page.get_by_role("button", name="I’m ready").click()
    for page in pages:
        expect(page.locator(".table")).to_be_visible()


def test_the_result_says_that_who_left_is_rated_last(
    server: ServerProcess, person: Callable[..., Page]
) -> None:
    people = [Visitor(server).named(name) for name in ("Ada", "Grace", "Emmy")]
    table = started(people)
    people[2].post(f"/api/tables/{table}/leave")
    play(table, people[:2])
    page = enter(person("somebody"), people[0], server)
    page.goto(f"/tables/{table}")
    expect(page.locator(".ratings")).to_contain_text("rated last")


def test_a_sentence_of_the_replay_is_read_whole_and_moves_no_button(
    town: Town, open_browser: Callable[..., BrowserContext]
) -> None:
    page = without_motion(open_browser(**PHONE, base_url=town.server.address))
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"/games/{town.game}?step=0&view=all")
    slider, told = page.get_by_role("slider"), page.locator(".wh")
    expect(told).to_be_visible()
    places = set()
    for step in range(int(slider.get_attribute("max") or 0)):
        expect(slider).to_have_value(str(step))
        assert told.evaluate("it => it.scrollHeight - it.clientHeight") <= 0, told.inner_text()
        places.add(page.locator(".steps .primary").evaluate("it => it.getBoundingClientRect().top"))
        page.keyboard.press("ArrowRight")
    assert len(places) == 1


def test_the_last_row_stands_on_its_line_and_top_cards_are_counted(person: Callable[..., Page]) -> None:
    page = person("Joan")
    page.emulate_media(reduced_motion="reduce")
    sit_down_at(page, "players=R,B,G;round=6;phase=activation;at=3;row=B!lord/B!heir,G!spy,R?ambush")
    answer(page, Mouse(), "keep")
    heading = page.get_by_role("heading", name="The row at the end").bounding_box()
    assert heading
    assert heading["height"] > 10  # what is only to be heard is smaller
    feet = page.locator(".lastrow .card").evaluate_all(
        "all => all.map((it) => it.getBoundingClientRect().bottom)"
    )
    assert len(feet) == 3
    assert max(feet) - min(feet) < 1
    expect(page.locator(".stand .tp")).to_have_text(["1 top card in the row"] * 3)
