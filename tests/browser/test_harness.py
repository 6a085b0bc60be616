"""The page opens in a real browser, silently; and the checks that all browser tests rely on do report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import Complaints
from tests.helpers.visitors import ServerProcess

from oriflamme.texts import catalogue


def test_the_page_opens_for_a_stranger(stranger: Page) -> None:
    stranger.goto("/")
    expect(stranger).to_have_title("Oriflamme")
    expect(stranger.locator("#app > *").first).to_be_visible()
    assert stranger.evaluate("() => document.fonts.ready.then(() => document.fonts.check('17px Alegreya'))")
    axe(stranger)


def test_a_person_is_known(person: Callable[..., Page]) -> None:
    page = person("Joan")
    page.goto("/")
    assert page.evaluate("() => fetch('/api/me').then(answer => answer.json())")["name"] == "Joan"


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("<button></button>", "button-name"),
        ("<p class='planted'>hard to read</p>", "color-contrast"),
        ("<img src='/icon.svg'>", "image-alt"),
        ("<input>", "label"),
    ],
)
def test_axe_reports_a_planted_fault(stranger: Page, fault: str, rule: str) -> None:
    stranger.goto("/")
    main = stranger.get_by_role("main")
    main.evaluate("(main, fault) => main.insertAdjacentHTML('beforeend', fault)", fault)
    if rule == "color-contrast":
        stranger.locator(".planted").evaluate(
            "(it) => Object.assign(it.style, {color: '#999', background: '#aaa'})"
        )
    with pytest.raises(AssertionError, match=rule):
        axe(stranger)


@pytest.mark.parametrize(
    ("fault", "heard"),
    [
        ("() => { setTimeout(() => { throw new Error('planted') }) }", "planted"),
        ("() => { console.error('planted') }", "planted"),
        ("() => { document.body.innerHTML += '<p style=\"color: red\">planted</p>' }", "style-src"),
        ("() => { new Image().src = 'http://[::1]:9/' }", "img-src"),
    ],
)
def test_what_the_console_says_is_heard(
    stranger: Page, complaints: Complaints, fault: str, heard: str
) -> None:
    stranger.goto("/")
    if "throw" in fault:
        with stranger.context.expect_event("weberror"):
            stranger.evaluate(fault)
    else:  # the page may be saying other things
        with stranger.context.expect_console_message(lambda message: heard in message.text):
            stranger.evaluate(fault)
    assert heard in " ".join(complaints.unexpected())
    complaints.heard.clear()


# -- the page as an app ------------------------------------------------------------------------------


def test_the_page_can_be_installed(stranger: Page) -> None:
    stranger.goto("/")
    devtools = stranger.context.new_cdp_session(stranger)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    sizes = stranger.evaluate(
        """async () => {
            const { icons } = await (await fetch('/manifest.webmanifest')).json()
            return Promise.all(icons.map(async ({ src, sizes }) => {
                const image = Object.assign(new Image(), { src })
                await image.decode()
                return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`
            }))
        }"""
    )
    assert sizes
    assert all(sizes)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_once_seen_the_page_opens_while_the_server_is_away(
    open_browser: Callable[..., BrowserContext], complaints: Complaints, tmp_path: Path, language: str
) -> None:
    """Any screen of it, in the language in which Home was seen."""
    with ServerProcess(tmp_path) as server:
        page = open_browser(service_workers="allow", base_url=server.address, locale=language).new_page()
        page.goto("/")
        page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
        page.wait_for_function(
            """(texts) => performance.getEntriesByType('resource').filter(({ name, responseEnd }) =>
                responseEnd && name.includes(texts)).length === 2""",
            arg=f"/assets/{language}-",
        )
        complaints.expected += ["ERR_CONNECTION_REFUSED", "Failed to fetch"]
        server.stop()  # nobody else is given its port meanwhile
        page.goto("/tables/anything")
        expect(page).to_have_title("Oriflamme")
        expect(
            page.get_by_role("status").get_by_text(catalogue(language).text("line-connecting"))
        ).to_be_visible()


def test_over_plain_http_no_worker_is_wanted(
    open_browser: Callable[..., BrowserContext], server: ServerProcess, complaints: Complaints
) -> None:
    """As on a phone in the same network: an address that browsers do not trust without https."""
    complaints.expected += ["Cross-Origin-Opener-Policy header has been ignored"]
    context = open_browser(service_workers="allow")
    page = context.new_page()
    page.route(
        "http://oriflamme.test/**",
        lambda route: route.fulfill(
            response=route.fetch(url=route.request.url.replace("http://oriflamme.test", server.address))
        ),
    )
    page.goto("http://oriflamme.test/")
    expect(page.locator("#app > *").first).to_be_visible()
    assert page.evaluate("() => isSecureContext") is False
    assert context.service_workers == []
    page.goto("about:blank")  # what is still being fetched is of no interest
    page.unroute_all(behavior="ignoreErrors")
