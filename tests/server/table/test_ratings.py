"""Ratings follow from places, and cannot be farmed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from librt.random import Random
from tests.helpers.tables import start, table_with

from oriflamme.notation.words import action_text
from oriflamme.server.live.results import finished
from oriflamme.server.store.interface import PersonRow, RatingRow
from oriflamme.server.store.opening import open_store
from oriflamme.server.store.records import GameRow
from oriflamme.server.table import journal as e
from oriflamme.server.table.ratings import Entrant, Rating, apart, rate, rated_places, weight_of
from oriflamme.server.table.table import PLAYING, Table

PEOPLE = [e.Joined(1, seat, name, person=name.lower()) for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
DAY = 24 * 3600 * 1000


def shown(rating: Rating) -> float:
    return rating.mu - 3 * rating.sigma


def played(*entries: e.AnyEntry, seed: int = 1, stand_in: dict[int, int] | None = None) -> Table:
    """A game played to its end; a stand-in makes so many first decisions of a seat."""
    table = table_with(*(entries or PEOPLE), start(at=4))
    rng, left = Random(seed), dict(stand_in or {})
    while table.status == PLAYING:
        state = table.state
        assert state is not None
        by_stand_in = left.get(state.asked, 0) > 0
        left[state.asked] = left.get(state.asked, 0) - 1
        action = action_text(state.legal_at(rng.randrange(state.legal_count())))
        table.apply(e.Acted(5, action, stand_in=by_stand_in))
    return table


def test_who_wins_gains_and_who_loses_loses() -> None:
    new = rate([Entrant(name, place, name) for place, name in enumerate("abc", 1)], {})
    assert new["a"].mu > new["b"].mu > new["c"].mu
    assert {rating.games for rating in new.values()} == {1}


def test_who_leaves_is_rated_last_and_the_others_among_themselves() -> None:
    for seed in range(9):
        whole, left = played(seed=seed), played(seed=seed)
        left.apply(e.StandIn(6, 0, "away"))
        assert rated_places(left)[0] > max(rated_places(left)[1], rated_places(left)[2])
        assert [rated_places(left)[n] for n in (1, 2)] == [rated_places(whole)[n] for n in (1, 2)]


@pytest.mark.parametrize(("decisions", "last"), [(0, False), (2, False), (99, True)])
def test_who_came_back_in_time_keeps_their_place(decisions: int, last: bool) -> None:
    table = played(stand_in={1: decisions})
    assert (rated_places(table)[1] == max(rated_places(table).values()) > 3) == last


def test_nobody_is_rated_against_a_program_of_their_own() -> None:
    mine = [Entrant("me", 1, "me"), Entrant("my program", 3, "me"), Entrant("other", 2, "other")]
    with_mine = rate(mine, {})
    without = rate([mine[0], mine[2]], {})
    assert with_mine["me"] == without["me"]
    assert rate(mine[:2], {}) == {}


def test_games_in_the_same_company_count_less_and_less() -> None:
    def after(games: int, fresh: bool) -> float:
        kept: dict[str, Rating] = {}
        for met in range(games):
            weight = weight_of(met, [(0 if fresh else met, met)] * 2)
            company = [Entrant(name, place, name, weight) for place, name in enumerate("abc", 1)]
            kept = rate(company, kept)
        return shown(kept["a"])

    assert after(200, fresh=True) > after(200, fresh=False)
    assert after(400, fresh=False) - after(100, fresh=False) < 0.1
    assert after(5, fresh=False) > after(1, fresh=False)


@pytest.mark.parametrize("newcomers", ["c", "bc"])
def test_nobody_rises_over_newcomers_without_end(newcomers: str) -> None:
    """Who takes a new name for every game, alone or with a friend, finds somebody new to win against."""

    def after(games: int) -> float:
        kept: dict[str, Rating] = {}
        for number in range(games):
            others = [(0, 0) if name in newcomers else (number, number) for name in "bc"]
            company = [
                Entrant("a", 1, "a", weight_of(number, others)),
                Entrant("b", 2, "b"),
                Entrant("c", 3, "c"),
            ]
            new = rate(company, kept)
            kept = {name: rating for name, rating in new.items() if name not in newcomers}
        return shown(kept["a"])

    assert after(1000) - after(100) < 12
    assert after(100) < 45


def test_a_ring_is_known_by_the_games_it_has_played(tmp_path: Path) -> None:
    """Three who play among themselves gain little; with a guest whom others know, much more."""

    async def scene() -> tuple[float, float]:
        store = await open_store(f"sqlite:///{tmp_path / 'ring.sqlite'}")
        gains = []
        try:
            names = ("ada", "ben", "cleo", "zoe")
            await store.write([PersonRow(name, name.title(), 1, 1) for name in names])
            for number in range(40):
                table = played(seed=3)
                table.id = f"game {number}"
                changes = await finished(table, number * 3600 * 1000, store)
                row = next(change for change in changes if isinstance(change, GameRow))
                assert row.summary.rated
                await store.write(changes)
            old = {row.who: row for row, _ in await store.ratings(["ada"])}["ada"]
            await store.write([RatingRow("zoe", "people", 25.0, 4.0, 40)])
            guest = [*PEOPLE[:2], e.Joined(1, 2, "Zoe", person="zoe")]
            for company in (PEOPLE, guest):
                again = await finished(played(*company, seed=3), 2 * DAY, store)
                new = next(one for one in again if isinstance(one, RatingRow) and one.who == "ada")
                gains.append(abs(new.mu - old.mu) + abs(new.sigma - old.sigma))
        finally:
            await store.close()
        return gains[0], gains[1]

    ring, guest = asyncio.run(scene())
    assert ring < guest / 5


def test_people_who_sat_down_in_one_browser_are_not_rated_against_each_other(tmp_path: Path) -> None:
    async def rated(*browsers: str) -> set[str]:
        store = await open_store(f"sqlite:///{tmp_path / 'browsers.sqlite'}")
        sitting = [msgspec.structs.replace(one, browser=b) for one, b in zip(PEOPLE, browsers, strict=True)]
        try:
            changes = await finished(played(*sitting), DAY, store)
        finally:
            await store.close()
        return {change.who for change in changes if isinstance(change, RatingRow)}

    assert asyncio.run(rated("x", "x", "x")) == set()
    assert asyncio.run(rated("x", "x", "y")) == {"ada", "ben", "cleo"}, "each against who sat elsewhere"
    assert asyncio.run(rated("", "", "")) == {"ada", "ben", "cleo"}, "no mark says nothing"
    chain = [("ada", "x"), ("ben", "y"), ("ada", "y"), ("cleo", "z")]
    assert apart(chain) == ["ben", "ben", "ben", "cleo"], "one group, whatever it is called"
