"""What people say at a table, and whom one does not want to hear there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.browser.playing import table_with_bots, without_motion


def open_chat(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("tab", name="Chat").click()


def say(page: Page, words: str) -> None:
    page.get_by_label("Message the table").fill(words)
    page.get_by_role("button", name="Send", exact=True).click()


def spoken(page: Page) -> Locator:
    return page.get_by_role("log", name="Chat")


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
