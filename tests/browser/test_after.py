"""After a game: everybody says for themselves whether they play again, and is told whether it counted."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.town import play
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
