"""The pictures of README and docs come from a game played here, so that they stay true: `make pictures`.

Without being asked for pictures, the same game only shows that each of the screens is reached.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.browser.pictures import SCREENS, WANTED, take
from tests.browser.playing import Mouse, answer, mark, without_motion
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
