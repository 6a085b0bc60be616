"""What somebody who has never seen the page stumbled over: each of it has a test here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect
from tests.browser.axe import axe
from tests.browser.fitting import with_its_fonts
from tests.browser.pictures import SCREENS
from tests.browser.playing import PHONE, Finger, Mouse, answer, mark, without_motion
from tests.browser.screens import Visit, deal, lesson, record, sit_down_at
from tests.browser.scripted import GREEN, PICTURE_GAME, scripted
from tests.browser.test_laying import FAMILIES, KEEPING
from tests.browser.town import Town
from tests.helpers.visitors import ServerProcess

from oriflamme.rules import CARDS
from oriflamme.texts import LANGUAGES, catalogue

OpenBrowser = Callable[..., BrowserContext]
PHONES = {"tall": SCREENS["phone"], "short": PHONE}


def named(context: BrowserContext) -> Page:
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    return without_motion(context)


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found
    return found


def row_of(stacks: int) -> str:
    row = ",".join(f"{'RBGYV'[at % 5]}?_" for at in range(stacks))
    return f"{FAMILIES};round=6;phase=placement;row={row}"


CUT_FROM_THE_ROW = """() => {
    const stage = document.querySelector('.stage').getBoundingClientRect()
    return [...document.querySelectorAll('.row .slot, .row .pennon, .row .lance, .ends')].filter((it) => {
        const { top, bottom } = it.getBoundingClientRect()
        return top < stage.top - 1 || bottom > stage.bottom + 1
    }).map((it) => it.className)
}"""
"""What of the row is above or below what is seen of it."""


@pytest.mark.parametrize("size", PHONES)
def test_the_row_keeps_its_height_whatever_is_asked(open_browser: OpenBrowser, size: str) -> None:
    page = named(open_browser(**PHONES[size]))
    hands = ",".join(f"{family}:{','.join('_' * 7)}" for family in "RBGYV")
    first = f"players=R,B,G,Y,V;set=base;first=B;round=1;phase=placement;hands={hands};row=B?_,G?_,Y?_,V?_"
    high = KEEPING.replace("R?assassination+3", "R?assassination+3/R?_/R?_/R?_")
    for line in (first, KEEPING, high):
        sit_down_at(page, line)
        with_its_fonts(page)
        assert page.evaluate(CUT_FROM_THE_ROW) == []
        Finger().touch(page, page.locator(".held.lit button, .choice").last)
        expect(page.locator(".spots, .sure")).not_to_have_count(0)
        assert page.evaluate(CUT_FROM_THE_ROW) == []
        for answer_button in page.locator(".ask button").all():
            edge = box(answer_button)
            assert edge["y"] + edge["height"] <= PHONES[size]["viewport"]["height"]


@pytest.mark.parametrize("size", PHONES)
def test_a_row_that_fits_has_no_strip_and_a_strip_says_what_it_is(
    open_browser: OpenBrowser, size: str
) -> None:
    page = named(open_browser(**PHONES[size]))
    width = PHONES[size]["viewport"]["width"]
    for stacks in (2, 3, 4):
        sit_down_at(page, row_of(stacks))
        expect(page.locator(".row .slot")).to_have_count(stacks)
        expect(page.locator(".glance")).to_have_count(0)
        for slot in page.locator(".row .slot").all():
            assert 0 <= box(slot)["x"] <= box(slot)["x"] + box(slot)["width"] <= width
    sit_down_at(page, row_of(7))
    expect(page.locator(".glance")).to_be_visible()
    expect(page.locator(".stage")).to_contain_text("The whole row: tap to move along it")


@pytest.mark.parametrize("size", SCREENS)
def test_what_the_herald_points_at_does_not_look_chosen(
    town: Town, open_browser: OpenBrowser, size: str
) -> None:
    page = without_motion(open_browser(**SCREENS[size]))
    lesson(Visit(page, town=town), "first", "keep")
    wanted, other = page.locator(".choice[data-wanted]"), page.locator(".choice:not([data-wanted])")
    frame = """it => {
        const { boxShadow, outlineStyle, borderColor, backgroundColor } = getComputedStyle(it)
        return [boxShadow, outlineStyle, borderColor, backgroundColor]
    }"""
    assert wanted.evaluate(frame) == other.evaluate(frame)
    assert wanted.evaluate("it => getComputedStyle(it, '::after').content") == '""'
    expect(wanted.locator(".tick")).to_have_count(0)
    mark(page, Mouse(), "keep")
    chosen = page.locator(".choice[aria-pressed=true]")
    expect(chosen.locator(".tick")).to_be_visible()
    assert chosen.evaluate(frame) != page.locator(".choice[aria-pressed=false]").evaluate(frame)


def test_how_high_a_stack_is_stands_below_it_in_words(open_browser: OpenBrowser) -> None:
    page = named(open_browser(**SCREENS["desktop"]))
    sit_down_at(page, KEEPING.replace("G!lord/G?_", "G?_/G!shapeshifter"))
    expect(page.locator(".slot .pos").nth(6)).to_have_text("7 · stack of 2")
    with_its_fonts(page)
    strip = page.locator(".slab.open")
    for part in (0.2, 0.5, 0.97):  # nothing lies on the name of the covered card
        assert strip.evaluate(
            """(it, part) => {
                const { left, width, top } = it.getBoundingClientRect()
                return document.elementFromPoint(left + width * part, top + 6) === it
            }""",
            part,
        )


@pytest.mark.parametrize("size", PHONES)
def test_no_card_is_cut_in_the_ticker(server: ServerProcess, open_browser: OpenBrowser, size: str) -> None:
    context = open_browser(**PHONES[size])
    page = named(context)
    cut = """() => {
        const line = document.querySelector('.ticker .told').getBoundingClientRect()
        return [...document.querySelectorAll('.ticker .chip')].map((it) => it.getBoundingClientRect())
            .filter(({ top, bottom }) => top < line.top + 1 || bottom > line.bottom - 1).length
    }"""
    seen = 0
    with scripted(server, context, PICTURE_GAME, GREEN) as table:
        page.goto(table.path)
        for turn, action in enumerate(table.turns(page)):
            with_its_fonts(page)
            assert page.evaluate(cut) == 0
            seen += page.locator(".ticker .chip").count()
            if turn == 6:
                break
            answer(page, Finger(), action)
    assert seen


def test_the_rule_of_a_chosen_card_leaves_the_opponents_in_sight(open_browser: OpenBrowser) -> None:
    page = named(open_browser(**SCREENS["phone"]))
    for stacks in (1, 4, 7):
        sit_down_at(page, row_of(stacks).replace("R:_", "R:ambush"))
        Finger().touch(page, page.locator(".held.lit button").first)
        panel = page.locator('[data-part="reading"]')
        expect(panel).to_be_visible()
        families = box(page.locator(".fams"))
        assert box(panel)["y"] >= families["y"] + families["height"] - 1
    # a rule that is too long for that is still told whole
    sit_down_at(page, row_of(7).replace("R:_", "R:informer").replace("set=base", "set=alliance"))
    Finger().touch(page, page.locator(".held.lit button").first)
    expect(panel).to_contain_text("Either reports")
    page.wait_for_function(
        """() => {
            const { scrollHeight, clientHeight } = document.querySelector('[data-part="reading"]')
            return scrollHeight <= clientHeight + 1
        }"""
    )


NAMES = """async (names) => {
    await document.fonts.load('650 20px Alegreya', names.join(''))
    const card = document.querySelector('.row .card:has(.title)'), title = card.querySelector('.title')
    const cut = []
    for (const name of names) {
        title.textContent = name
        title.style.setProperty('--letters', Math.max(...name.split(' ').map((word) => word.length)))
        const letters = document.createRange()
        letters.selectNodeContents(title)
        for (let width = 56; width < 84; width += 3) {
            card.style.setProperty('--w', `${width}px`)
            const [text, edge] = [letters.getBoundingClientRect(), card.getBoundingClientRect()]
            const { bottom } = title.getBoundingClientRect()
            const inside = text.left >= edge.left && text.right <= edge.right && bottom <= edge.bottom + .5
            if (!text.width || !inside) cut.push(`${name} at ${width}px`)
        }
    }
    return cut
}"""


def test_a_small_card_has_its_name_and_no_initial_that_two_share(stranger: Page) -> None:
    stranger.goto("/position?p=players=R,B,G;round=3;row=R?_,B!spy,G?_")
    expect(stranger.locator(".row .card .title").first).to_be_attached()
    names = {catalogue(language).text(f"card-{card.slug}") for language in LANGUAGES for card in CARDS}
    assert stranger.evaluate(NAMES, sorted(names)) == []
    expect(stranger.locator(".row .initial")).to_have_count(0)


def test_the_symbols_are_explained_to_a_finger(open_browser: OpenBrowser) -> None:
    page = named(open_browser(**SCREENS["phone"]))
    sit_down_at(page, KEEPING)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="The cards and their rules").tap()
    drawn = page.locator(".signs li")
    expect(drawn.first).not_to_be_visible()
    page.get_by_text("What the symbols mean").tap()
    expect(drawn.first).to_be_visible()
    for sign, text in {"u-drop": "eliminates", "u-caltrop": "strikes back", "u-discard": "discard"}.items():
        expect(drawn.filter(has=page.locator(f'use[href$="#{sign}"]'))).to_have_text(text)
    axe(page)
    # the same in the lesson, behind any card that is looked at
    page.goto("/learn/first")
    page.locator(".held button").first.tap()
    page.get_by_text("What the symbols mean").tap()
    expect(drawn.first).to_be_visible()


@pytest.mark.parametrize("show", [deal, record])
def test_the_check_of_a_deal_begins_with_its_answer(
    town: Town, open_browser: OpenBrowser, show: Callable[[Visit], None]
) -> None:
    context = open_browser(**SCREENS["phone"], base_url=town.server.address)
    town.enter(context)
    visit = Visit(without_motion(context), town=town)
    show(visit)
    sheet = visit.sheet()
    expect(sheet.locator(".verdict-line").first).to_be_visible()
    expect(sheet.locator("code").first).not_to_be_visible()
    sheet.get_by_text("How this is checked").tap()
    answered, digits = sheet.locator(".verdict-line").last, sheet.locator("code").first
    expect(digits).to_be_visible()
    assert box(answered)["y"] < box(digits)["y"]


@pytest.fixture(scope="module")
def lonely_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("lonely")) as running:
        yield running


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(
    open_browser: OpenBrowser, lonely_server: ServerProcess, language: str
) -> None:
    """With fonts and icons, as it comes over the wire. Nobody waits at a table: a name in letters of
    another alphabet would bring their font."""
    page = open_browser(locale=language, base_url=lonely_server.address).new_page()
    page.goto("/", wait_until="networkidle")
    with_its_fonts(page)
    sizes = page.evaluate(
        """() => ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
            .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
    )
    assert sum(size for _, size in sizes) <= 150 * 1024, sizes


FRENCH_FILES = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/fr-')).length"""
"""How many files of French texts were fetched."""


def test_what_home_says_later_comes_when_it_is_wanted(open_browser: OpenBrowser) -> None:
    french = catalogue("fr")
    for button, heading in {
        "quick-change": "quick-title",
        "home-new": "name-title",
        "home-learn-button": "rulebook-title",
    }.items():
        page = open_browser(locale="fr").new_page()
        page.goto("/", wait_until="networkidle")
        assert page.evaluate(FRENCH_FILES) == 1
        named = page.get_by_role("button", name=french.text(button))
        named.or_(page.get_by_role("link", name=french.text(button), exact=True)).click()
        expect(page.get_by_role("heading", name=french.text(heading))).to_be_visible()
        assert page.evaluate(FRENCH_FILES) == 2
