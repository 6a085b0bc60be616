"""How quickly the table answers, and how smoothly it moves: `make bench-page`.

The time from the click that confirms an action until the page shows that it is on its way, and until the
card lies in the row; and the longest task of the page's main thread while events are shown, with all
motion, in a row of twenty stacks. A real Chromium and a real server on this computer.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import executable  # noqa: E402
from tests.browser.playing import Mouse, answer, mark  # noqa: E402
from tests.browser.scripted import RED, scripted  # noqa: E402
from tests.helpers.games import Game  # noqa: E402
from tests.helpers.visitors import ServerProcess  # noqa: E402

from oriflamme.rules import BASE, State  # noqa: E402
from oriflamme.rules.actions import KEEP, LAST, PLACE, number_of, verb_of  # noqa: E402

SEATS, LONG_AFTER = 5, 4
"""Five families that only lay cards last and keep them have twenty in the row after four rounds."""

TIMES = """kind => {
    window.times = { click: 0, taken: 0, lies: 0 }
    addEventListener('click', () => { times.click ||= performance.now() }, { capture: true, once: true })
    const watch = new MutationObserver(() => {
        if (!times.click) return
        if (!times.taken && document.querySelector('.ask.wait')) times.taken = performance.now()
        if (!document.querySelector(`[data-hand="${kind}"]`)) {
            times.lies = performance.now()
            watch.disconnect()
        }
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def quiet(state: State) -> int:
    """Last in the row, and kept closed, till the row is long; then on an own card, and revealed."""
    legal = state.legal()
    growing = state.round <= LONG_AFTER
    for action in legal:
        verb = verb_of(action)
        if verb == PLACE and (number_of(action) == LAST) == growing:
            return action
        if verb == KEEP and growing:
            return action
    return legal[-1]


def script(game: Game) -> list[int]:
    state, actions = game.start(), []
    while state.question and state.round <= LONG_AFTER + 1:
        actions.append(quiet(state))
        state.apply(actions[-1])
    return actions


def stranger(browser: Browser, server: ServerProcess, speed: str) -> tuple[BrowserContext, Page]:
    context = browser.new_context(base_url=server.address, service_workers="block", locale="en")
    context.request.post("/api/me", data={"name": "Jeanne"})
    context.add_init_script(f'if (location.host) localStorage.oriflamme ??= \'{{"speed": "{speed}"}}\'')
    return context, context.new_page()


def main() -> None:
    game = Game(SEATS, BASE, 5)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(playwright.chromium))
        context, page = stranger(browser, server, "off")
        taken, lies, tasks, length = [], [], [], 0
        names = ("", "Marek", "Marta", "Olena", "Tomas")
        with scripted(server, context, game, RED, actions=script(game), names=names) as table:
            page.goto(table.path)
            for action in table.turns(page):
                if action.startswith("place") and table.state.round <= LONG_AFTER:
                    mark(page, Mouse(), action)
                    page.evaluate(TIMES, action.split()[1])
                    Mouse().confirm(page)
                    page.wait_for_function("() => times.lies > 0")
                    times = page.evaluate("() => times")
                    taken.append(times["taken"] - times["click"])
                    lies.append(times["lies"] - times["click"])
                    continue
                if table.state.round > LONG_AFTER and not length:
                    length = page.locator(".slot").count()
                    page.evaluate("""() => { localStorage.oriflamme = '{"speed": "fast"}' }""")
                    page.reload()
                    page.wait_for_selector(".ask:not(.wait)")
                    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
                answer(page, Mouse(), action)
            page.wait_for_selector(".rounds li:nth-child(6).now", timeout=120_000)
            tasks = main_thread_tasks(browser.stop_tracing())
        browser.close()
    print(f"a click is taken in after {statistics.median(taken):.1f} ms (at most {max(taken):.1f}),")
    print(f"the card lies in the row after {statistics.median(lies):.1f} ms (at most {max(lies):.1f})")
    print(f"a round in a row of {length} stacks, with motion: {len(tasks):,} tasks,")
    print(f"the longest {tasks[-1]:.1f} ms, {sum(task > 50 for task in tasks)} over 50 ms")


def main_thread_tasks(trace: bytes) -> list[float]:
    """Milliseconds of work in every task of the renderer's main thread, the least first.

    Work, not time: other programs of a busy computer do not count. Nor does what the browser is told to do
    from outside, which is how this program looks at the page.
    """
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    work = [event for event in events if (event["pid"], event["tid"]) in mains and "tdur" in event]
    told = [
        event["ts"]
        for event in work
        if "DevTools" in event["args"].get("chrome_mojo_event_info", {}).get("mojo_interface_tag", "")
    ]
    return sorted(
        event["tdur"] / 1000
        for event in work
        if event["name"] in ("RunTask", "ThreadControllerImpl::RunTask")
        and not any(event["ts"] <= ts <= event["ts"] + event["dur"] for ts in told)
    )


if __name__ == "__main__":
    main()
