"""Around the table: a game found through the first page in each language, and a look back at it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.browser.axe import axe, in_light_and_dark
from tests.browser.conftest import Complaints
from tests.browser.fitting import fits
from tests.browser.playing import PHONE, Finger, Mouse, random_answer, wait_for_my_turn, without_motion
from tests.helpers.commands import oriflamme

from oriflamme.texts import LANGUAGES, catalogue


def ask_for_a_name(page: Page, language: str) -> None:
    """A stranger who would like to play is asked what to be called."""
    page.goto(f"/?lang={language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    fits(page)
    page.locator(".playnow .big").click()
    expect(page.get_by_label(catalogue(language).text("name-label"))).to_be_visible()
    fits(page)


def take_a_name(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.locator(".table")).to_be_visible()


def to_the_end(page: Page, means: Mouse | Finger, others: Sequence[Page] = ()) -> int:
    """How many answers it took; nothing is ever too wide, nor on other pages at the same table."""
    rng, answers = random.Random(7), 0
    while wait_for_my_turn(page):
        fits(page)
        for other in others:
            expect(other.locator(".ask:not(.wait)")).to_be_visible()
            expect(other.locator(".row .slot")).to_have_count(page.locator(".row .slot").count())
            fits(other)
        random_answer(page, means, rng)
        answers += 1
        assert answers < 80, "the game does not end"
    return answers


def test_who_is_known_is_not_asked_for_a_name(person: Callable[..., Page]) -> None:
    """Not even who is quicker than the server, which has not yet said who it is."""
    page = person("Zoë")
    held: list[Route] = []
    busy = True
    page.route("**/api/me", lambda route: held.append(route) if busy else route.continue_())
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    busy = False
    for route in held:
        route.continue_()
    expect(page.get_by_role("dialog").get_by_role("button", name="Create table")).to_be_visible()


def test_enter_alone_leads_into_a_game(stranger: Page) -> None:
    """The sheet that asks for a name is for the name: Enter takes the one it suggests."""
    page = without_motion(stranger.context)
    page.goto("/")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_be_visible()


def test_who_joins_with_a_name_that_is_taken_chooses_another_there(
    person: Callable[..., Page], complaints: Complaints
) -> None:
    complaints.expected.append("409 (Conflict)")
    made = person("Ada").context.request.post("/api/tables", data={"settings": {"seats": 3}})
    page = person("Ada")
    page.goto(f"/tables/{made.json()['id']}")
    page.get_by_role("button", name="Join the table").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_contain_text("already has that name")
    expect(sheet.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Grace")
    page.keyboard.press("Enter")
    expect(page.locator(".places li", has_text="Grace")).to_contain_text("you")


def test_a_game_in_each_language_on_a_phone(open_browser: Callable[..., BrowserContext]) -> None:
    """Found through the first page, played to its end; no text is cut off or sticks out at 360 px.

    Who plays looks at the table in all languages at once, each in a tab of its own.
    """
    context = open_browser(**PHONE)
    tabs = {language: without_motion(context) for language in LANGUAGES}
    for language, tab in tabs.items():
        ask_for_a_name(tab, language)
    page, *others = tabs.values()
    take_a_name(page, "Олена")
    for language in LANGUAGES[1:]:
        tabs[language].goto(f"{page.url.partition('?')[0]}?lang={language}")
    assert to_the_end(page, Finger(), others) > 6
    for language, tab in tabs.items():
        expect(tab.locator("html")).to_have_attribute("lang", language)
        expect(tab.locator(".endm h1")).to_be_visible()
        fits(tab)


def test_a_finished_game_is_looked_back_at(
    open_browser: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    page = without_motion(open_browser())
    ask_for_a_name(page, "en")
    take_a_name(page, "Jeanne")
    unfinished = page.url.rpartition("/")[2]
    stranger = without_motion(open_browser())
    answer = stranger.request.get(f"/api/games/{unfinished}/events?viewer=all")
    assert answer.status == 404, "a game that is being played shows nothing"

    to_the_end(page, Mouse())
    expect(page.locator(".endm h1")).to_be_visible()
    assert in_light_and_dark(page, "end") == []
    page.get_by_role("button", name="Save or check the game").click()
    assert in_light_and_dark(page, "deal") == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    axe(page)
    for key in ("Home", "ArrowRight", "ArrowRight", "PageDown"):
        page.keyboard.press(key)
    step = slider.input_value()
    assert int(step) > 2
    expect(page).to_have_url(re.compile(rf"step={step}\b"))
    row = page.locator(".row .slot").count()

    stranger.goto(page.url)  # the link, opened cold by somebody else
    expect(stranger.get_by_role("slider")).to_have_value(step)
    expect(stranger.locator(".row .slot")).to_have_count(row)

    with page.expect_download() as download:
        page.get_by_role("link", name="JSON").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    told = oriflamme("replay", record)
    assert "The game is over." in told.stdout, told.stderr
    assert "Jeanne" in told.stdout

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page).to_have_url(re.compile("/tables/"))
    assert wait_for_my_turn(page)
    # the chronicle says where it begins, and leads to what came before
    before = page.locator(".entries .begins a")
    assert re.search(rf"/games/{unfinished}\?step=\d+$", str(before.get_attribute("href")))
    placed = page.locator(".held").count()
    random_answer(page, Mouse(), random.Random(7))
    expect(page.locator(".held")).to_have_count(placed - 1)


def test_a_position_opens_as_a_board(stranger: Page, complaints: Complaints) -> None:
    line = "/position?p=players=R,B,G;round=2;phase=activation;at=1;first=R;row=R?heir%2B1,B!spy,G?_"
    stranger.goto(line)
    expect(stranger.locator(".row .slot")).to_have_count(3)
    fits(stranger)
    complaints.expected.append("status of 422")  # browsers say so of any answer that refuses
    stranger.goto(line.replace("heir", "hair"))
    expect(stranger.get_by_role("alert")).to_contain_text("heir")


def test_a_link_makes_another_device_mine_once(
    person: Callable[..., Page], stranger: Page, complaints: Complaints
) -> None:
    page = person("Zoë")
    page.goto("/me")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_label("Link for the other device").input_value()
    mine = stranger.get_by_role("button", name="Yes, this is my device")
    stranger.goto(link)
    mine.click()
    expect(stranger.get_by_role("link", name="Zoë")).to_be_visible()
    complaints.expected.append("404 (Not Found)")
    stranger.goto(link)
    mine.click()
    expect(stranger.get_by_role("alert")).to_contain_text("already been used")


def test_who_signs_out_of_other_devices_is_a_stranger_there(
    person: Callable[..., Page], stranger: Page, complaints: Complaints
) -> None:
    page = person("Zoë")
    page.goto("/me")
    out = page.get_by_role("button", name="Sign out of all others")
    expect(page.get_by_role("button", name="Create a link")).to_be_visible()
    expect(out).to_have_count(0)  # there is only this one
    stranger.goto(page.context.request.post("/api/me/link").json()["path"])
    stranger.get_by_role("button", name="Yes, this is my device").click()
    expect(stranger.get_by_role("link", name="Zoë")).to_be_visible()
    page.reload()
    out.click()
    expect(out).to_have_count(0)
    complaints.expected.append("401 (Unauthorized)")
    stranger.goto("/me")
    expect(stranger.get_by_role("button", name="Choose a name")).to_be_visible()


def test_a_program_is_let_in_and_removed(person: Callable[..., Page]) -> None:
    page = person("Zoë")
    page.goto("/me")
    page.get_by_role("button", name="Add a program").click()
    page.get_by_label("Program name").fill("Renart")
    page.get_by_role("button", name="Create a token").click()
    token = page.get_by_label("Token", exact=True).input_value()
    headers = {"Authorization": f"Bearer {token}"}
    assert page.context.request.get("/api/me", headers=headers).json()["name"] == "Renart"
    page.get_by_role("button", name="Remove Renart").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(0)
    expect(page.get_by_label("Token", exact=True)).to_have_count(0)
    assert page.context.request.get("/api/me", headers=headers).status == 401
