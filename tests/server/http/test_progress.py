"""How somebody decides over their games: what is counted, and who may see it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.reviewing import finished, grown
from tests.helpers.stores import change, rows
from tests.helpers.visitors import Keys, ServerProcess, Visitor, play_all, refusal, started, visitors

from oriflamme.server.http.progress import MOST_GAMES

MINE = "/api/me/progress"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("progress"), review_worlds=30) as running:
        yield running


def reviewed(person: Visitor) -> tuple[str, Keys]:
    """A game of theirs with its review."""
    path = finished(person)
    person.post(path)
    return path.split("/")[3], grown(person, path)


def own_seat(person: Visitor, game: str) -> str:
    seats = person.get(f"/api/games/{game}")["game"]["seats"]
    return str(next(seat["family"] for seat in seats if seat.get("person") == person.id))


def test_reviews_add_up_by_question_and_by_card(server: ServerProcess) -> None:
    (person,) = visitors(server, "Ada")
    nothing = person.get(MINE)
    assert (nothing["games"], nothing["by_question"], nothing["shared"]) == ([], {}, False)
    losses: dict[str, float] = {}
    placed = 0.0
    games = [reviewed(person) for _ in range(2)]
    for game, review in games:
        family = own_seat(person, game)
        for decision in review["decisions"]:
            if decision["seat"] == family:
                question = decision["question"]
                losses[question] = losses.get(question, 0.0) + decision["loss"]
                placed += decision["loss"] if decision["action"].startswith("place spy") else 0.0
    found = person.get(MINE)
    assert {name: tally["loss"] for name, tally in found["by_question"].items() if tally["loss"]} == (
        pytest.approx({name: loss for name, loss in losses.items() if loss}, abs=1e-5)
    )
    assert found["by_question"]["place"]["choices"] == 12  # six rounds, seven cards
    assert sum(tally["choices"] for tally in found["by_card"].values()) == (
        sum(tally["choices"] for tally in found["by_question"].values())
    )
    assert found["by_card"].get("spy", {"loss": 0.0})["loss"] >= placed - 1e-5
    for (game, review), told in zip(games, found["games"], strict=True):
        seat = review["seats"][own_seat(person, game)]
        assert (told["game"], told["choices"]) == (game, seat["choices"])
        assert (told["loss"], told["luck"]) == pytest.approx((seat["loss"], seat["luck"]), abs=1e-5)
        assert 1 / 3 + told["deal"] + told["luck"] - told["loss"] == pytest.approx(told["result"], abs=1e-5)
    assert person.get("/api/me/data")["decided"] == found["games"]


def test_it_is_private_until_it_is_shared_and_then_names_no_game(server: ServerProcess) -> None:
    ada, ben = visitors(server, "Ada", "Ben")
    game, _ = reviewed(ada)
    public = f"/api/people/{ada.id}/progress"
    assert refusal(Visitor(server), "GET", MINE) == (401, "no-person")
    assert refusal(Visitor(server), "POST", MINE, {"shared": True}) == (401, "no-person")
    assert ben.get(MINE)["games"] == []
    for whoever in (Visitor(server), ben, ada):
        assert refusal(whoever, "GET", public) == (404, "no-such-person")
    assert refusal(ben, "GET", "/api/people/nobody/progress") == (404, "no-such-person")
    assert ada.post(MINE, {"shared": True})["shared"]
    shown = Visitor(server).get(public)
    mine = ada.get(MINE)
    assert (shown["name"], shown["by_card"]) == ("Ada", mine["by_card"])
    assert [one["loss"] for one in shown["games"]] == [one["loss"] for one in mine["games"]]
    told = json.dumps(shown)
    assert game not in told
    assert str(mine["games"][0]["finished"]) not in told
    assert ada.get("/api/me/data")["shares"]
    ada.post(MINE, {"shared": False})
    assert refusal(ben, "GET", public) == (404, "no-such-person")


def test_who_is_forgotten_is_forgotten_here_too(server: ServerProcess) -> None:
    (ada,) = visitors(server, "Ada")
    reviewed(ada)
    ada.post(MINE, {"shared": True})
    assert ada.ask("DELETE", "/api/me")[0] == 200
    assert refusal(Visitor(server), "GET", f"/api/people/{ada.id}/progress") == (404, "no-such-person")
    for table in ("sums", "sharing"):
        assert rows(server.store, f"SELECT person FROM {table} WHERE person = ?", ada.id) == []


def test_what_a_bot_decided_for_somebody_is_not_theirs(tmp_path: Path) -> None:
    """Ben goes away as soon as the game starts, and a bot plays for him."""
    with ServerProcess(tmp_path, review_worlds=2, absence=0.05) as server:
        ada, ben = visitors(server, "Ada", "Ben")
        game = started([ada, ben], ("page",))
        asyncio.run(play_all([ada], game))
        path = f"/api/games/{game}/review"
        ada.post(path)
        grown(ada, path)
        assert len(ada.get(MINE)["games"]) == 1
        assert ben.get(MINE)["games"] == []


def test_reviews_of_before_are_added_up_after_an_update(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, review_worlds=2) as server:
        (ada,) = visitors(server, "Ada")
        path = finished(ada)
        ada.post(path)
        grown(ada, path)
        before = ada.get(MINE)
        server.stop()
        change(server.store, "DELETE FROM sums")  # as the step of the schema leaves it
        change(server.store, "UPDATE reviews SET finished = 0")
        server.start()
        while (after := ada.get(MINE)) != before:
            assert after["games"] == []


def test_the_answer_stays_short_however_many_games_there_are(server: ServerProcess) -> None:
    (ada,) = visitors(server, "Ada")
    reviewed(ada)
    ((judge, sums),) = rows(server.store, "SELECT judge, sums FROM sums WHERE person = ?", ada.id)
    one, at_once = "(?, ?, ?, ?, ?)", 100
    for first in range(0, MOST_GAMES + at_once, at_once):
        values: list[object] = []
        for number in range(first, first + at_once):
            values += [ada.id, judge, 1_700_000_000_000 + number, f"game-{number:011}", bytes(sums)]
        change(server.store, f"INSERT INTO sums VALUES {', '.join([one] * at_once)}", *values)
    status, content, _ = ada.request("GET", MINE)
    assert status == 200
    assert len(json.loads(content)["games"]) == MOST_GAMES
    assert len(content) < 100_000
