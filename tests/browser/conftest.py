"""A real Chromium, a real server on a fresh store, and people with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Page, expect
from tests.browser.chromium import executable
from tests.browser.keeping import KEPT, Kept, keep_what_is_there
from tests.browser.pictures import AT_HOME, KNOWS_HOME
from tests.browser.town import HOUR, SEED, Town, fill
from tests.helpers.visitors import PATIENCE, ServerProcess

LONG = PATIENCE * 1000
"""In milliseconds, as browsers count."""

expect.set_options(timeout=LONG)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    ours = {"executable_path": executable(browser_type), "args": KNOWS_HOME, "timeout": LONG}
    return {**browser_type_launch_args, **ours}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """For all tests of a worker. Bots answer after a pause that is short, yet one, and
    reviews do not look deep."""
    with ServerProcess(tmp_path_factory.mktemp("browser"), bot_pause=0.05, review_worlds=8) as running:
        yield running


@pytest.fixture(scope="session")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """People, tables and games of which everything is settled beforehand, on a server of their own."""
    settled = {"settled": [SEED, HOUR], "review_worlds": 60}
    with ServerProcess(tmp_path_factory.mktemp("town"), **settled, **AT_HOME) as running:
        yield fill(running)


@pytest.fixture(scope="session")
def base_url(server: ServerProcess) -> str:
    return server.address


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """What no test may choose otherwise."""
    return {key: value for key, value in browser_context_args.items() if key != "base_url"}


@dataclass
class Complaints:
    """What the consoles of browsers say that nobody should have to read: errors, what the CSP refused."""

    expected: list[str] = field(
        default_factory=lambda: [
            "Service Worker registration blocked by Playwright",
            "401 (Unauthorized)",  # how the server tells a stranger from a person
        ]
    )
    heard: list[str] = field(default_factory=list)

    def listen_to(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.heard.append(str(error.error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"{message.text} ({message.location['url']})")

    def unexpected(self) -> list[str]:
        return [text for text in self.heard if not any(part in text for part in self.expected)]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """A test fails when a console complains; `complaints.expected` names parts of what may be said."""
    kept = Complaints()
    yield kept
    assert kept.unexpected() == []


@pytest.fixture
def open_browser(
    complaints: Complaints,
    new_context: Callable[..., BrowserContext],
    base_url: str,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., BrowserContext]]:
    """Another browser, with settings of its own: `open_browser(viewport=…, has_touch=True)`.

    It has no service worker, unless a test is about it: what the page fetches is to be seen.
    """
    kept = request.node.stash[KEPT] = Kept()
    usual = {"base_url": base_url, "service_workers": "block", "locale": "en"}

    def open_one(**settings: object) -> BrowserContext:
        context = new_context(**{**usual, **settings})
        context.set_default_timeout(LONG)
        kept.watch(context)
        complaints.listen_to(context)
        return context

    yield open_one
    if complaints.unexpected():  # while the pages are still there
        print(keep_what_is_there(request.node))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and call.when != "teardown" and KEPT in item.stash:
        report.sections.append(("What the browsers showed", keep_what_is_there(item)))
    return report


@pytest.fixture
def person(open_browser: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Somebody with a name and a browser of their own: `person("Joan", viewport=…)`, a blank page."""

    def become(name: str, **settings: object) -> Page:
        context = open_browser(**settings)
        answer = context.request.post("/api/me", data={"name": name})
        assert answer.ok, answer.text()
        return context.new_page()

    return become


@pytest.fixture
def stranger(open_browser: Callable[..., BrowserContext]) -> Page:
    """Somebody without a name: a blank page of a browser that was never here."""
    return open_browser().new_page()
