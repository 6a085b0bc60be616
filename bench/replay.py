"""How soon a game can be looked back at, and how quickly it is stepped through: `make bench-page`.

A finished game of five families, opened cold from its link until its board is drawn, at a moment in the
middle with all cards open; then the time from a key or the slider until the next picture, and from *Review*
until a review that is kept is drawn. Beside the time, which other programs of a busy computer lengthen,
stands the work of the page's main thread. A real Chromium and a real server on this computer.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import executable  # noqa: E402
from tests.browser.town import HOUR, SEED, fill  # noqa: E402
from tests.helpers.reviewing import grown  # noqa: E402
from tests.helpers.visitors import ServerProcess  # noqa: E402

OPENED, STEPS = 10, 60

DRAWN = """() => new Promise((drawn) => {
    const look = () => {
        if (!document.querySelector('.rp .slot .card')) return requestAnimationFrame(look)
        // the picture is there once the frame after it begins
        requestAnimationFrame(() => drawn(performance.now()))
    }
    look()
})"""
"""Milliseconds from asking for the page until its board is drawn."""

STEP = """async ([steps, slider]) => {
    const input = document.querySelector('.track input')
    const times = []
    for (let step = 0; step < steps; step++) {
        const before = performance.now()
        if (slider) {
            input.value = String((step * 37) % Number(input.max))
            input.dispatchEvent(new Event('input', { bubbles: true }))
        } else {
            const key = step < steps / 2 ? 'ArrowLeft' : 'ArrowRight'
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        }
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        times.push(performance.now() - before)
    }
    return times
}"""
"""Milliseconds of each step until its picture is on the way, with up to a frame of waiting."""


REVIEWED = """(button) => new Promise((drawn) => {
    const before = performance.now()
    const look = () => {
        if (!document.querySelector('.sums tbody tr')) return requestAnimationFrame(look)
        requestAnimationFrame(() => drawn(performance.now() - before))
    }
    button.click()
    look()
})"""
"""Milliseconds from pressing the button until the review is drawn."""


def work(devtools: CDPSession) -> float:
    """Milliseconds of work that the page's main thread has done."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def stranger(browser: Browser) -> BrowserContext:
    """A browser's window in which nothing is kept yet."""
    return browser.new_context(
        viewport={"width": 1440, "height": 900}, service_workers="block", locale="en"
    )


def opened(browser: Browser, link: str) -> tuple[float, float, float]:
    """Milliseconds until the board is drawn, of them the server's answer; and of work."""
    context = stranger(browser)
    try:
        page = context.new_page()
        devtools = measured(page)
        page.goto(link, wait_until="commit")
        drawn = page.evaluate(DRAWN)
        answered = page.evaluate(
            """() => performance.getEntriesByType('resource')
                .find(({ name }) => name.includes('/events')).duration"""
        )
        return drawn, answered, work(devtools)
    finally:
        context.close()


def opened_again(browser: Browser, link: str) -> list[float]:
    """Milliseconds until the board is drawn, for somebody who was here before: the page is kept."""
    context = stranger(browser)
    page = context.new_page()
    times = []
    for _ in range(1 + OPENED):
        page.goto(link, wait_until="commit")
        times.append(float(page.evaluate(DRAWN)))
    context.close()
    return times[1:]


def measured(page: Page) -> CDPSession:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    return devtools


def stepped(page: Page, devtools: CDPSession, *, slider: bool) -> tuple[list[float], float]:
    before = work(devtools)
    times = page.evaluate(STEP, [STEPS, slider])
    return times, (work(devtools) - before) / STEPS


def reviewed(browser: Browser, link: str) -> tuple[float, float]:
    """Milliseconds until the kept review is drawn, and of work."""
    context = stranger(browser)
    try:
        page = context.new_page()
        devtools = measured(page)
        page.goto(link)
        page.evaluate(DRAWN)
        before = work(devtools)
        drawn = page.get_by_role("button", name="Review", exact=True).evaluate(REVIEWED)
        return float(drawn), work(devtools) - before
    finally:
        context.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), settled=[SEED, HOUR], review_worlds=20) as server,
        sync_playwright() as playwright,
    ):
        town = fill(server)
        game, path = town.game, f"/api/games/{town.game}/review"
        town.jeanne.post(path)
        grown(town.jeanne, path)
        link = f"{server.address}/games/{game}?step=48&view=all"
        browser = playwright.chromium.launch(executable_path=executable(playwright.chromium))
        opened(browser, link)  # the server's first answer is its own affair
        openings = [opened(browser, link) for _ in range(OPENED)]
        again = opened_again(browser, link)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        devtools = measured(page)
        page.goto(link)
        page.evaluate(DRAWN)
        by_key, key_work = stepped(page, devtools, slider=False)
        by_slider, slider_work = stepped(page, devtools, slider=True)
        reviews = [reviewed(browser, link) for _ in range(OPENED)]
        browser.close()
    drawn, answered, worked = zip(*openings, strict=True)
    print(f"a replay of five families is drawn after {summary(drawn)},")
    print(
        f"of it the server's answer {statistics.median(answered):.0f} ms, work of the page "
        f"{statistics.median(worked):.0f} ms"
    )
    print(f"for somebody who was here before it is drawn after {summary(again)};")
    print(f"a step by key after {summary(by_key)}, {key_work:.1f} ms of it work;")
    print(f"a jump by slider after {summary(by_slider)}, {slider_work:.1f} ms of it work;")
    review_drawn, review_work = zip(*reviews, strict=True)
    worked_on = statistics.median(review_work)
    print(f"a kept review is drawn after {summary(review_drawn)}, {worked_on:.0f} ms of it work")


def summary(times: list[float] | tuple[float, ...]) -> str:
    return f"{statistics.median(times):.0f} ms (median of {len(times)}; at most {max(times):.0f})"


if __name__ == "__main__":
    main()
