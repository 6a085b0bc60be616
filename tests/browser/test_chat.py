"""What people say at a table, and whom one does not want to hear there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.browser.playing import table_with_bots, without_motion
from tests.helpers.visitors import ServerProcess

from oriflamme.server.store.admin import Commanded, RemoveLine
from oriflamme.server.store.sqlite import sqlite_desk


def open_chat(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("tab", name="Chat").click()


def say(page: Page, words: str) -> None:
    page.get_by_label("Message the table").fill(words)
    page.get_by_role("button", name="Send", exact=True).click()


def spoken(page: Page) -> Locator:
    return page.get_by_role("log", name="Chat")


def test_a_line_is_reported_and_shown_as_removed(
    open_browser: Callable[..., BrowserContext], person: Callable[..., Page], server: ServerProcess
) -> None:
    context = open_browser()
    page, marek = without_motion(context), person("Marek")
    path = table_with_bots(context, "Jeanne")
    for one in (page, marek):
        open_chat(one, path)
    say(page, "Bonjour!")
    say(marek, "Zut!")
    spoken(page).get_by_role("button", name="Report what Marek said").click()
    expect(spoken(page)).to_contain_text("Reported. Whoever runs this server will look at it.")
    expect(spoken(page).get_by_role("button")).to_have_count(0)
    with ThreadPoolExecutor() as elsewhere:  # the browser’s own event loop runs in this thread
        elsewhere.submit(asyncio.run, have_removed(server, "Zut!")).result()
    for one in (page, marek):
        expect(spoken(one)).to_contain_text("(removed)")
        expect(spoken(one)).to_contain_text("Bonjour!")
        expect(spoken(one)).not_to_contain_text("Zut!")


async def have_removed(server: ServerProcess, text: str) -> None:
    with sqlite_desk(server.file) as desk:
        table, entry = next((row[2], row[3]) for row in await desk.reports() if row[5].text == text)
        await desk.ask(Commanded(1, "test", RemoveLine(table, entry)))


def mute(page: Page, name: str) -> Locator:
    page.locator(".people").evaluate("it => { it.open = true }")
    return page.get_by_role("button", name=f"Mute {name} for me")


def test_who_is_ignored_stays_so_in_every_tab(
    open_browser: Callable[..., BrowserContext], person: Callable[..., Page]
) -> None:
    context = open_browser()
    page, marek = without_motion(context), person("Marek")
    path = table_with_bots(context, "Jeanne")
    for one in (page, marek):
        open_chat(one, path)
    say(marek, "Bonjour!")
    expect(spoken(page)).to_contain_text("Bonjour!")
    button = mute(page, "Marek")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(spoken(page)).not_to_contain_text("Bonjour!")
    say(page, "Enfin.")  # the server hears in order: once this is told, who is muted is known there
    expect(spoken(page)).to_contain_text("Enfin.")

    other = context.new_page()
    for tab in (page, other):
        open_chat(tab, path)
        expect(spoken(tab)).to_contain_text("Enfin.")
        expect(spoken(tab)).not_to_contain_text("Bonjour!")
        expect(mute(tab, "Marek")).to_have_attribute("aria-pressed", "true")

    mute(other, "Marek").click()
    expect(mute(other, "Marek")).to_have_attribute("aria-pressed", "false")
    say(other, "Pardon.")
    expect(spoken(other)).to_contain_text("Pardon.")
    open_chat(other, path)
    expect(spoken(other)).to_contain_text("Bonjour!")
    expect(mute(other, "Marek")).to_have_attribute("aria-pressed", "false")
