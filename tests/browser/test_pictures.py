"""The pictures of README and docs come from a game played here, so that they stay true: `make pictures`.

Without being asked for pictures, the same game only shows that each of the screens is reached.
"""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.film import Film
from tests.browser.pictures import FOLDER, SCREENS, WANTED, take
from tests.browser.playing import Mouse, answer, mark, wait_for_my_turn, without_motion
from tests.browser.scripted import GREEN, PICTURE_GAME, Scripted, scripted
from tests.helpers.games import LONG
from tests.helpers.visitors import ServerProcess


def moment(table: Scripted, action: str) -> str:
    """Which picture this decision is fit for; empty: none."""
    state, verb = table.state, action.split()[0]
    if state.round == 1 and verb == "place":
        return "start"
    if state.round == 4 and state.at == 3 and verb in ("keep", "reveal"):
        return "middle"
    return "choice" if state.round == 5 and verb == "target" else ""


@pytest.mark.parametrize("screen", SCREENS if WANTED or LONG else ["phone"])
def test_a_game_to_look_at(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], screen: str
) -> None:
    context = open_browser(**SCREENS[screen])
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    taken: list[str] = []
    with scripted(server, context, PICTURE_GAME, GREEN) as table:
        page.goto(table.path)
        for action in table.turns(page):
            wanted = moment(table, action)
            if wanted and wanted not in taken:
                if wanted == "start":
                    mark(page, Mouse(), action)
                take(page, f"{wanted}-{screen}")
                taken.append(wanted)
            if wanted == "start":
                Mouse().confirm(page)
            else:
                answer(page, Mouse(), action)
        expect(page.locator(".endm h1")).to_be_visible()
        take(page, f"end-{screen}")
    assert taken == ["start", "middle", "choice"]


COUNT = """async (webp) => {
    const bytes = Uint8Array.from(atob(webp), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data: bytes, type: 'image/webp' })
    await decoder.tracks.ready
    await decoder.completed
    await decoder.decode({ frameIndex: decoder.tracks.selectedTrack.frameCount - 1 })
    return decoder.tracks.selectedTrack.frameCount
}"""
"""How many frames a browser finds in an animation; it must be able to draw the last of them."""


def test_a_round_that_moves(server: ServerProcess, open_browser: Callable[..., BrowserContext]) -> None:
    """The round of the film is the third; without being asked for it, its first moves are enough."""
    context = open_browser(viewport={"width": 960, "height": 640}, color_scheme="light")
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    film = Film(page)

    def wait(page: Page) -> bool:
        return film.until(".ask:not(.wait), .endm") if film.pictures else wait_for_my_turn(page)

    with scripted(server, context, PICTURE_GAME, GREEN) as table:
        page.goto(table.path)
        for action in table.turns(page, wait):
            if table.state.round == 3 and not film.pictures:
                page.evaluate("() => { localStorage.oriflamme = JSON.stringify({ speed: 'fast' }) }")
                page.reload()
                assert wait_for_my_turn(page)
                film.take()
            if table.state.round > 3 or (len(film.pictures) > 8 and not WANTED):
                break
            mark(page, Mouse(), action)
            if film.pictures:
                film.take()
            Mouse().confirm(page)
    projector = context.new_page()
    projector.goto("/")
    made = film.developed(projector, quality=0.45)
    assert projector.evaluate(COUNT, base64.b64encode(made).decode()) > 3
    if WANTED:
        (FOLDER / "round.webp").write_bytes(made)
    assert len(made) < 1_000_000
