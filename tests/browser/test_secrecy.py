"""A seat's browser never holds what that seat may not know.

Two ways, over whole games. What came over the wire, what is on the page, what is read out of it and what is
kept are the same in two worlds that the seat cannot tell apart: cards that others never showed have changed
places. And what the page's objects, anywhere in its memory, say of a card was told to everybody by then.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import ne
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.browser.playing import Mouse, answer, without_motion
from tests.browser.scripted import ALLIANCE_GAME, BLUE, CLOSED_GAME, RED, Scripted, scripted
from tests.browser.watching import Facts, Watcher
from tests.helpers.games import Game, size
from tests.helpers.visitors import ServerProcess, Visitor
from tests.server.test_secrecy import comparable, other_world

from oriflamme.rules import CARDS, FAMILIES, Deal, Log
from oriflamme.rules.events import EVERYBODY


class Held(NamedTuple):
    """What a browser showed when it was asked, all it was sent, and what somebody else was sent."""

    shown: list[list[str]]
    received: list[bytes]
    elsewhere: list[str]


def without_names(texts: list[str], table: dict[str, object]) -> list[str]:
    """What two tables of the same people may differ in is taken out."""
    seats = table["seats"]
    assert isinstance(seats, list)
    varies = [table[key] for key in ("id", "code", "hash", "made")] + [seat["person"] for seat in seats]
    for value in varies:
        texts = [text.replace(str(value), "…") for text in texts]
    return texts


def play(
    server: ServerProcess,
    open_browser: Callable[..., BrowserContext],
    game: Game,
    seat: int,
    deal: Deal,
    actions: list[int],
) -> Held:
    context = open_browser()
    assert context.request.post("/api/me", data={"name": "Jeanne"}).ok
    page = without_motion(context)
    watcher = Watcher(page)
    shown: list[list[str]] = []
    received: list[str] = []
    with scripted(server, context, game, seat, deal=deal, actions=actions) as table:
        page.goto(table.path)
        # what happened before it listens it hears of at once, not as it happens
        expect(page.locator(".table .stage")).to_be_visible()
        for number, action in enumerate(table.turns(page)):
            shown.append(watcher.shown())
            if number % size(9, 3) == 2:  # it takes a while to look through all the memory
                assert_told(watcher.known(), table)
            received = [*watcher.frames, *watcher.bodies()]
            answer(page, Mouse(), action)
        expect(page.locator(".endm h1")).to_be_visible()
        view = Visitor(server).get(f"/api/tables/{table.table}")
        other = next(iter(table.others.values()))
        elsewhere = json.dumps(other.heard)
    return Held(
        [without_names(texts, view) for texts in shown],
        comparable([text.encode() for text in without_names(received, view)]),
        without_names([elsewhere], view),
    )


def first_difference(one: str, two: str) -> tuple[str, str] | None:
    """Where two texts part, with what is around it."""
    if one == two:
        return None
    parting = (n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    at = next(parting, min(len(one), len(two)))
    return one[max(0, at - 200) : at + 100], two[max(0, at - 200) : at + 100]


def assert_told(known: Facts, table: Scripted) -> None:
    """Whatever the page's objects say of cards of others has been told to everybody."""
    log = Log()
    state = table.deal.start_with(log)
    for act in table.taken:
        state.apply(act)
    me = FAMILIES[table.seat]
    mine = {event.card for event in log.events if event.seat == table.seat}
    mine |= {event.other for event in log.events if event.other_seat == table.seat}
    told = {(e.card, CARDS[e.kind].slug) for e in log.events if e.kind_for == EVERYBODY}
    # a card that lies where another went back to the hand from is not that other
    back = {f"not {CARDS[event.kind].slug}" for event in log.events if event.what == "swapped"}
    # found, at least, what was told: else the page keeps its cards in another way
    lying = [card for card in told if card[0] != 0]
    assert not lying or known.cards & set(lying)
    for handle, kind in known.cards:
        assert handle in mine or (handle, kind) in told or kind in back, (handle, kind)
    assert {family for family, _ in known.hands} == {me}


@pytest.mark.parametrize(
    ("game", "seat"), [(CLOSED_GAME, RED), (ALLIANCE_GAME, BLUE)], ids=["base", "alliance"]
)
def test_a_browser_holds_the_same_in_every_world_that_fits(
    server: ServerProcess, open_browser: Callable[..., BrowserContext], game: Game, seat: int
) -> None:
    actions, rng = game.actions(), Random(3)
    worlds = (other_world(game, actions, seat, rng) for _ in range(100))
    # as far away as can be: several cards that lie in the row are others there
    deal, others = max(worlds, key=lambda world: sum(map(ne, world[1], actions)))
    assert sum(map(ne, others, actions)) > 2
    here = play(server, open_browser, game, seat, game.deal(), actions)
    there = play(server, open_browser, game, seat, deal, others)
    assert len(here.shown) == len(there.shown) > 10
    for one, two in zip(here.shown, there.shown, strict=True):
        for shown_here, shown_there in zip(one, two, strict=True):
            assert first_difference(shown_here, shown_there) is None
    assert here.received == there.received
    # the comparison can tell: somebody else knows the difference
    assert here.elsewhere != there.elsewhere
