"""Every screen around the table, each with the way to it: to be measured, checked and shown in pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect
from tests.browser.playing import Mouse, answer, wait_for_my_turn
from tests.browser.town import Town
from tests.helpers.reviewing import grown

from oriflamme.server.teaching.lessons import lesson_view
from oriflamme.server.teaching.puzzles import stock
from oriflamme.texts import catalogue

POSITION = (
    "players=R,B,G,Y;round=4;phase=activation;at=2;first=B;"
    "row=R?heir+2,B!lord,G?assassination+1/G!spy,Y?lord+1,R!archer;influence=R:4,B:6,G:3,Y:5"
)


FOLLOW = """(path) => {
    for (const close of document.querySelectorAll('dialog[open] header button')) close.click()
    if (path === location.pathname + location.search + location.hash) return true
    if (path.split(/[?#]/)[0] === location.pathname) return false
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return true
}"""


def sit_down_at(page: Page, line: str, seat: str = "R") -> None:
    """The page's person, who has a name, plays on from a position against bots, and is asked."""
    wish = {"position": line, "seat": seat, "level": "page"}
    made = page.request.post("/api/positions/continue", data=wish)
    assert made.ok, made.text()
    path = f"/tables/{made.json()['id']}"
    if page.url == "about:blank" or not page.evaluate(FOLLOW, path):
        page.goto(path)
    assert wait_for_my_turn(page)


@dataclass
class Guest:
    """Somebody who looks around, in a language."""

    page: Page
    language: str = "en"

    def text(self, key: str, **values: str | int) -> str:
        return catalogue(self.language).text(key, **values)

    def open(self, path: str, there: str) -> None:
        """Goes there as a link within the page does, where that shows another screen; `there` tells it."""
        if self.page.url == "about:blank" or not self.page.evaluate(FOLLOW, path):
            self.page.goto(path)
        expect(self.page.locator(there).first).to_be_visible()

    def press(self, key: str, **values: str | int) -> None:
        self.page.get_by_role("button", name=self.text(key, **values), exact=True).first.click()

    def sheet(self) -> Locator:
        shown = self.page.get_by_role("dialog")
        expect(shown).to_be_visible()
        return shown


@dataclass
class Visit(Guest):
    """Jeanne, in her town."""

    town: Town = field(kw_only=True)


def home(visit: Visit) -> None:
    visit.open("/", "#mine")


def quick(visit: Visit) -> None:
    visit.open("/", ".playnow")
    visit.press("quick-change")
    expect(visit.sheet().locator(".level").first).to_be_visible()


def new_table(visit: Visit) -> None:
    home(visit)
    visit.press("home-new")
    visit.sheet()


def mixed_set(visit: Visit) -> None:
    new_table(visit)
    visit.sheet().get_by_role("radio", name=visit.text("set-name-mixed"), exact=True).check(force=True)
    kinds = visit.sheet().get_by_role("group", name=visit.text("setting-kinds"), exact=True)
    kinds.get_by_role("radio").last.check(force=True)
    visit.sheet().locator(".picker").first.scroll_into_view_if_needed()


def lobby(visit: Visit) -> None:
    visit.open(f"/tables/{visit.town.lobby}", ".lobby .qr svg")


def guest(visit: Visit) -> None:
    visit.open(f"/tables/{visit.town.other}", ".lobby .acts .primary")


def bot(visit: Visit) -> None:
    lobby(visit)
    visit.page.locator(".places .free button").first.click()
    expect(visit.sheet().locator(".level").first).to_be_visible()


def end(visit: Visit) -> None:
    visit.open(f"/tables/{visit.town.game}", ".endm h1")


def record(visit: Visit) -> None:
    end(visit)
    visit.press("end-record")
    expect(visit.sheet().locator(".verdict-line")).to_be_visible()


def ladder(visit: Visit) -> None:
    visit.open("/ladder", ".ladders .figures")


def me(visit: Visit) -> None:
    visit.open("/me", ".me-cols .list li")


def device(visit: Visit) -> None:
    me(visit)
    visit.press("me-device-button")
    expect(visit.sheet().locator(".qr svg")).to_be_visible()


def move(visit: Visit) -> None:
    visit.open(visit.town.jeanne.post("/api/me/link")["path"], ".nowhere .primary")


def programs(visit: Visit) -> None:
    me(visit)
    visit.press("me-programs-button")
    visit.sheet().get_by_role("textbox").first.fill("Renart")
    visit.press("programs-make")
    expect(visit.sheet().locator(".told")).to_be_visible()
    expect(visit.sheet().locator("li")).to_have_count(2)
    visit.town.jeanne.ask("DELETE", f"/api/me/tokens/{visit.town.programs()[-1]['id']}")


def forget(visit: Visit) -> None:
    me(visit)
    visit.press("me-delete")
    visit.sheet()


def replay(visit: Visit, view: str = "all", step: int = 48) -> None:
    visit.open(f"/games/{visit.town.game}?step={step}&view={view}", ".track input")


def replay_of_a_seat(visit: Visit) -> None:
    replay(visit, "R")


def replay_of_a_spectator(visit: Visit) -> None:
    replay(visit, "-")


def review(visit: Visit) -> None:
    visit.open(f"/games/{visit.town.game}?step=12&view=all&review", ".sums")


def progress(visit: Visit) -> None:
    jeanne = visit.town.jeanne
    for played in jeanne.get("/api/me/games")["games"]:
        path = f"/api/games/{played['game']['id']}/review"
        jeanne.post(path)
        grown(jeanne, path)
    visit.open("/me", ".course")
    visit.page.locator("#progress").evaluate("it => it.scrollIntoView()")


def shared(visit: Visit) -> None:
    visit.town.jeanne.post("/api/me/progress", {"shared": True})
    visit.open(f"/people/{visit.town.jeanne.id}", ".totals")


def puzzles(visit: Visit) -> None:
    visit.open("/puzzles", ".puzzles h2")


def puzzle(visit: Visit) -> None:
    visit.open("/puzzles/stock-0", ".puzzle .ask h2")


def puzzle_answered(visit: Visit) -> None:
    action = stock()[1].decision.actions[1].action
    visit.town.jeanne.post("/api/puzzles/stock-1/answer", {"action": action})
    visit.open("/puzzles/stock-1", ".solution .acts")


def review_at_the_end(visit: Visit) -> None:
    end(visit)
    visit.press("review-game")
    visit.page.locator(".sums").wait_for()


def deal(visit: Visit) -> None:
    replay(visit)
    visit.press("replay-check")
    expect(visit.sheet().locator(".verdict-line").last).to_be_visible()


def play_on(visit: Visit) -> None:
    replay(visit)
    visit.press("replay-play-on")
    expect(visit.sheet().locator(".level").first).to_be_visible()


def upload(visit: Visit) -> None:
    visit.open("/games/upload", ".upload")


def position(visit: Visit) -> None:
    visit.open("/position?p=" + POSITION.replace("+", "%2B"), ".row .slot")


def no_position(visit: Visit) -> None:
    visit.open("/position", ".position.blank")


def learn(visit: Visit) -> None:
    visit.open("/learn", ".lessons")


def lesson(visit: Visit, name: str, until: str) -> None:
    """As far as the herald says this."""
    visit.open(f"/learn/{name}", ".herald")
    for step in lesson_view(name).steps:
        said = " ".join(visit.text(f"lesson-{name}-{step.say}").split())
        expect(visit.page.locator(".herald .speech")).to_contain_text(said)
        if step.say == until:
            return
        if step.expected:
            answer(visit.page, Mouse(), step.expected)
        else:
            visit.page.keyboard.press("Enter")


def first_lesson(visit: Visit) -> None:
    lesson(visit, "first", "keep")


def alliance_lesson(visit: Visit) -> None:
    lesson(visit, "alliance", "withdraw")


def lesson_end(visit: Visit) -> None:
    """From its last question on, where this browser left it."""
    steps = lesson_view("first").steps
    visit.open("/learn", ".lessons")
    visit.page.evaluate("step => localStorage.setItem('oriflamme.lesson-first', step)", str(len(steps) - 2))
    visit.open("/learn/first", ".ask:not(.wait)")
    visit.page.locator(f'.acts [data-verb="{steps[-2].expected}"]').click()
    visit.page.locator(".acts .sure").click()
    expect(visit.page.locator(".triumph")).to_be_visible()


def table_settings(visit: Visit) -> None:
    visit.open(f"/tables/{visit.town.asked}", ".table .ask")
    visit.press("bar-menu")
    expect(visit.page.locator(".settings")).to_be_visible()


def book(visit: Visit) -> None:
    visit.open("/rules", ".example")


def example(visit: Visit) -> None:
    visit.open("/rules#ambush", "#ambush .example")
    visit.page.locator("#ambush .example .steps .btn").last.click()
    expect(visit.page.locator("#ambush .example .happened li").first).to_be_visible()


def away(visit: Visit) -> None:
    """The server cannot be reached."""
    home(visit)
    visit.page.context.set_offline(True)
    visit.page.locator(".playnow .big").click()
    expect(visit.page.locator(".start .sorry")).not_to_be_empty()
    visit.page.context.set_offline(False)


def nowhere(visit: Visit) -> None:
    visit.open("/nowhere", ".nowhere a")


def missing(visit: Visit) -> None:
    visit.open("/games/none", f'.nowhere h1:text-is("{visit.text("replay-missing")}")')


def first_visit(visit: Guest) -> None:
    visit.open("/", ".first-lesson")
    expect(visit.page.locator("#open + *")).to_be_visible()


def name(visit: Guest) -> None:
    visit.open("/", ".playnow")
    visit.page.locator(".playnow .big").click()
    visit.sheet().get_by_role("textbox").fill("Jeanne")


def stranger(visit: Guest) -> None:
    visit.open("/me", ".looks")


def no_ladder(visit: Guest) -> None:
    visit.open("/ladder", ".ladders .none")


FIRST: dict[str, Callable[[Guest], None]] = {
    "first-visit": first_visit,
    "name": name,
    "stranger": stranger,
    "ladder-empty": no_ladder,
}
"""To be seen by a stranger in an empty town."""

SCREENS: dict[str, Callable[[Visit], None]] = {
    "home": home,
    "quick": quick,
    "new-table": new_table,
    "mixed-set": mixed_set,
    "lobby": lobby,
    "guest": guest,
    "bot": bot,
    "end": end,
    "record": record,
    "ladder": ladder,
    "me": me,
    "device": device,
    "programs": programs,
    "move": move,
    "forget": forget,
    "replay": replay,
    "review": review,
    "end-review": review_at_the_end,
    "progress": progress,
    "progress-shared": shared,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "puzzle-answered": puzzle_answered,
    "deal": deal,
    "play-on": play_on,
    "replay-seat": replay_of_a_seat,
    "replay-spectator": replay_of_a_spectator,
    "upload": upload,
    "position": position,
    "position-empty": no_position,
    "learn": learn,
    "lesson": first_lesson,
    "lesson-alliance": alliance_lesson,
    "lesson-end": lesson_end,
    "book": book,
    "example": example,
    "settings": table_settings,
    "away": away,
    "nowhere": nowhere,
    "missing": missing,
}
