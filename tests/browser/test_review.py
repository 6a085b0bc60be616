"""The review of a finished game, from its end and from its replay."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import in_light_and_dark
from tests.browser.playing import PHONE
from tests.browser.test_after import enter
from tests.browser.town import Town, play
from tests.helpers.visitors import ServerProcess, Visitor, started


@pytest.mark.same_deals  # in which something is given away
def test_a_game_is_reviewed_from_its_end_to_another_try(
    server: ServerProcess, person: Callable[..., Page]
) -> None:
    people = [Visitor(server).named(name) for name in ("Ada", "Grace", "Emmy")]
    table = play(started(people), people)
    page = enter(person("Ada"), people[0], server)
    page.goto(f"/tables/{table}")
    expect(page.locator(".sums")).to_have_count(0)
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".sums tbody tr")).to_have_count(3)
    assert in_light_and_dark(page, "the end with its review") == []
    for row in page.locator(".sums tbody tr").all():
        start, luck, lost, result, _ = (
            int(text.replace("−", "-").replace("±", "").replace("+", "").replace("%", "").strip())
            for text in row.locator("td").all_inner_texts()
        )
        assert abs(start + luck + lost - result) <= 2  # each is rounded

    page.get_by_role("link", name="Open the whole review").click()
    expect(page.locator(".wins polyline")).to_have_count(1)  # Ada's own
    expect(page.locator(".acts li.taken")).to_have_count(1)
    expect(page.locator(".review")).to_contain_text("the computer plays the rest many times")
    expect(page.locator(".review")).to_contain_text("cards and others")
    page.get_by_role("radio", name="Everyone").check(force=True)
    expect(page.locator(".wins polyline")).to_have_count(3)
    mark = page.locator(".wins .mark").first
    mark.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("of 100 games instead of")
    expect(page.locator(".acts li").first).to_contain_text("best")
    assert in_light_and_dark(page, "the review") == []
    assert "review" in page.url

    step = page.locator(".track input").input_value()
    page.get_by_role("button", name="Try again from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table")).to_be_visible()
    made = page.url.rpartition("/")[2]
    assert people[0].get(f"/api/tables/{made}")["step"] == int(step)


def test_a_stranger_reads_a_kept_review_and_is_asked_for_a_name_before_a_new_one(
    server: ServerProcess, stranger: Page
) -> None:
    people = [Visitor(server).named(name) for name in ("Ada", "Grace", "Emmy")]
    table = play(started(people), people)
    page = stranger
    page.goto(f"/games/{table}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".review")).to_have_count(0)
    people[0].post(f"/api/games/{table}/review")
    while (found := people[0].get(f"/api/games/{table}/review"))["done"] < found["of"]:
        pass
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".sums tbody tr")).to_have_count(3)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_decision_says_what_the_closed_cards_could_be(
    server: ServerProcess, person: Callable[..., Page]
) -> None:
    """As its family knew it: the closed cards of others, and no others."""
    people = [Visitor(server).named(name) for name in ("Ada", "Grace", "Emmy")]
    table = play(started(people), people)
    path = f"/api/games/{table}/review"
    people[0].post(path)
    while (found := people[0].get(path))["done"] < found["of"]:
        pass
    decision = max(found["decisions"], key=lambda one: len(one["closed"]))
    page = enter(person("Ada"), people[0], server)
    page.goto(f"/games/{table}?step={decision['number'] - 1}&view=all&review")
    cards = page.locator(".could li")
    expect(cards).to_have_count(len(decision["closed"]))
    for row, card in zip(cards.all(), decision["closed"], strict=True):
        assert card["family"] != decision["seat"]
        likely = card["kinds"][0]
        shown = row.locator(".likely").first.inner_text()
        assert abs(int(shown.rpartition(" ")[2].rstrip("%")) - 100 * likely["chance"]) <= 0.51  # rounded
        expect(row.locator(".plain")).to_contain_text(
            re.compile(rf"counting alone: .*\b{len(card['kinds'])} kind")
        )
    assert in_light_and_dark(page, "the closed cards of a decision") == []


def test_a_review_begins_with_what_mattered_most_to_who_asks(
    town: Town, person: Callable[..., Page]
) -> None:
    page = person("phone", **PHONE, base_url=town.server.address)
    town.enter(page.context)
    page.goto(f"/games/{town.game}?step=3&view=all")
    page.get_by_role("button", name="Review", exact=True).click()
    summary = page.locator(".review .sum")
    expect(summary).to_contain_text("Jeanne")
    expect(summary).to_be_in_viewport()
    expect(page.locator(".review .said").first).to_be_in_viewport()
    found = town.jeanne.get(f"/api/games/{town.game}/review")
    own = found["seats"][page.locator(".whose .on").get_attribute("data-fam") or ""]
    expect(page.get_by_role("slider")).to_have_value(str(own["mattered"][0] - 1))
    chances = [int(text.split("%")[0]) for text in page.locator(".review .pc").all_text_contents()]
    assert chances == sorted(chances, reverse=True)
