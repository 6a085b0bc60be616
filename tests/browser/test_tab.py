"""The tab tells that one is asked, by title and icon; a notification does, while one looks elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.playing import Mouse, answer, without_motion
from tests.browser.scripted import BASE_GAME, RED, scripted
from tests.helpers.visitors import ServerProcess

from oriflamme.texts import english

ELSEWHERE = """() => {
    if (location.host && sessionStorage.elsewhere) {
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    } else {
        delete document.hidden
        delete document.visibilityState
    }
}"""
"""Without a screen Chromium takes every page for visible: a page is told otherwise by this alone."""

SHOWS_NOTIFICATIONS = """() => {
    if (!location.host || Notification.permission === 'granted') return
    const shown = () => JSON.parse(sessionStorage.shown ?? '[]')
    const keep = (notices) => { sessionStorage.shown = JSON.stringify(notices) }
    const others = (tag) => shown().filter((notice) => notice.tag !== tag)
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data, tag }) => {
        keep([...others(tag), { title, body, data, tag }])
    }
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
        shown().map((notice) => ({ ...notice, close: () => { keep(others(notice.tag)) } }))
}"""
"""For a Chromium built without notifications, as the one that `make test` brings: it refuses permission to
all pages. It keeps what the page asks it to show, by tag, as others do; others are left as they are."""

SHOWN = """async (number) => {
    const worker = await navigator.serviceWorker.ready
    for (let look = 0; ; look++) {
        const shown = (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data])
        // none is only so when it stays so
        if (look === 6000 || (number ? shown.length === number : look === 5 || shown.length)) return shown
        await new Promise((later) => setTimeout(later, 20))
    }
}"""


GONE = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 0"""


def look(page: Page, *, elsewhere: bool) -> None:
    page.evaluate("elsewhere => { sessionStorage.elsewhere = elsewhere ? '1' : '' }", elsewhere)
    page.evaluate(ELSEWHERE)
    page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')) }")


def expect_tab(page: Page, title: str, *, asked: bool) -> None:
    expect(page).to_have_title(re.compile(title))
    icon = "/icon-asked.svg" if asked else "/icon.svg"
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", icon)


def expect_shown(page: Page, *titles: str) -> None:
    """These notifications and no other, each with the address it leads to and nothing secret."""
    path = page.evaluate("() => location.pathname")
    told = page.evaluate(SHOWN, len(titles))
    assert told == [[title, english().text("notify-asked"), path] for title in titles]


def test_who_is_asked_is_told(server: ServerProcess, open_browser: Callable[..., BrowserContext]) -> None:
    context = open_browser(service_workers="allow", permissions=["notifications"])
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    context.add_init_script(f"({SHOWS_NOTIFICATIONS})()")
    context.add_init_script(f"({ELSEWHERE})()")
    page = without_motion(context, notify=True)
    with scripted(server, context, BASE_GAME, RED) as table:
        page.goto(table.path)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        code = context.request.get(f"/api{table.path}").json()["code"]
        turns = table.turns(page)

        first = next(turns)
        expect_tab(page, rf"^\(1\) Table {code}$", asked=True)
        answer(page, Mouse(), first)
        expect_tab(page, f"^Table {code}$", asked=False)

        second = next(turns)
        expect_tab(page, rf"^\(1\) Table {code}$", asked=True)
        expect_shown(page)  # who looks at the table sees it
        look(page, elsewhere=True)
        answer(page, Mouse(), second)
        next(turns)
        expect_shown(page, f"Table {code}")
        look(page, elsewhere=False)
        page.wait_for_function(GONE)

        page.goto("/")
        expect_tab(page, r"^\(1\) Oriflamme$", asked=True)
        expect_shown(page)
