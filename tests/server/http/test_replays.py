"""Games told again, records, positions, and tables that go on from them; over a real server."""

from __future__ import annotations

import asyncio
import json
import random
from urllib.parse import quote

import pytest
from tests.helpers.visitors import (
    Keys,
    Player,
    ServerProcess,
    Visitor,
    begin,
    hear_until,
    play_all,
    seated,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)

from oriflamme.notation.position import observation_text, parse_position, position_text
from oriflamme.notation.record import parse_record, replay
from oriflamme.rules import FAMILIES, KINDS, observe

BESIDE = (
    "called",
    "ready",
    "gathered",
    "joined",
    "left",
    "host",
    "started",
    "stand-in",
    "back",
    "said",
    "muted",
    "rematch",
    "closed",
)


@pytest.fixture(scope="module")
def people(server: ServerProcess) -> list[Visitor]:
    return visitors(server, "Ada", "Ben", "Cleo")


async def watched(people: list[Visitor], set_name: str) -> tuple[str, list[Player]]:
    """A game that three people play and a stranger watches; the stranger's events come last."""
    table = table_for(people, set=set_name)
    everybody = [Player(person, table, random.Random(n)) for n, person in enumerate(people)]
    everybody.append(Player(Visitor(people[0].server), table, random.Random(9)))
    playing = await seated(*everybody)  # before the start, so that they hear everything as news
    begin(people, table)
    await asyncio.gather(*playing)
    return table, everybody


@pytest.fixture(scope="module", params=["base", "alliance"])
def game(request: pytest.FixtureRequest, people: list[Visitor]) -> tuple[str, list[Player]]:
    return asyncio.run(watched(people, request.param))


def raw_events(body: bytes) -> str:
    """The events of an answer, letter by letter."""
    text = body.decode()
    return text[text.index('"events":') : text.index(',"steps"')]


def test_every_viewer_is_told_again_what_it_heard(
    game: tuple[str, list[Player]], server: ServerProcess
) -> None:
    table, players = game
    stranger = Visitor(server)
    seats = {seat["name"]: seat["family"] for seat in stranger.get(f"/api/tables/{table}")["seats"]}
    for player, viewer in zip(players, [seats["Ada"], seats["Ben"], seats["Cleo"], "-"], strict=True):
        heard = [event for event in player.events if event["what"] not in BESIDE]
        status, body, _ = stranger.request("GET", f"/api/games/{table}/events?viewer={viewer}")
        assert status == 200
        assert raw_events(body) == '"events":' + json.dumps(heard, separators=(",", ":"))


def test_with_all_cards_open_nothing_is_left_out(
    game: tuple[str, list[Player]], server: ServerProcess
) -> None:
    table, _ = game
    told = Visitor(server).get(f"/api/games/{table}/events?viewer=all")
    for event in told["events"]:
        if event["what"] == "placed":
            assert event["kind"]
        if event["what"] == "swapped":
            assert event["laid_kind"]
        if event["what"] == "dealt":
            assert (len(event["hand"]), len(event["aside"])) == (7, 3)
            assert None not in event["hand"] + event["aside"]
    assert sum(event["what"] == "placed" for event in told["events"]) == 18


def test_a_step_begins_where_an_action_was_taken(
    game: tuple[str, list[Player]], server: ServerProcess
) -> None:
    table, _ = game
    stranger = Visitor(server)
    told = stranger.get(f"/api/games/{table}/events?viewer=all")
    record = stranger.get(f"/api/games/{table}/record.json")
    assert len(told["steps"]) == len(record["actions"])
    for action, first in zip(record["actions"], told["steps"], strict=True):
        assert told["events"][first - 2]["what"] == "asked"
        assert told["events"][first - 2]["family"] == action[0]
    assert told["events"][-1]["what"] == "game-over"
    assert told["result"]["seed"] == record["seed"]
    assert told["table"]["hash"] == record["hash"]


@pytest.mark.parametrize("public", [True, False])
def test_an_unfinished_game_shows_nothing(
    people: list[Visitor], server: ServerProcess, public: bool
) -> None:
    going = started(people, public=public)
    unstarted = table_for(people, public=public)
    answers = {
        visitor.request(method, f"/api/games/{table}/{rest}", asked)[:2]
        for visitor in (Visitor(server), people[0])
        for table in (going, unstarted, "nosuchgame")
        for method, rest, asked in (
            ("GET", "events?viewer=all", None),
            ("GET", "events", None),
            ("POST", "continue", {"step": 0, "seat": "R", "level": "page"}),
        )
    }
    assert len(answers) == 1
    status, content = answers.pop()
    assert (status, json.loads(content)["reason"]) == (404, "no-such-game")


def test_a_record_is_told_as_its_game_was(game: tuple[str, list[Player]], server: ServerProcess) -> None:
    table, _ = game
    stranger = Visitor(server)
    record = stranger.get(f"/api/games/{table}/record.json")
    text = stranger.request("GET", f"/api/games/{table}/record.txt")[1].decode()
    for viewer in ("R", "-", "all"):
        told = stranger.get(f"/api/games/{table}/events?viewer={viewer}")
        for given in (record, json.dumps(record), text):
            again = stranger.post("/api/records/events", {"record": given, "viewer": viewer})
            assert again["events"] == told["events"]
            assert again["steps"] == told["steps"]
            assert again["result"] == {**told["result"], "game": ""}
            assert [seat["name"] for seat in again["table"]["seats"]] == list(record["players"].values())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"actions": ["R dance"]}, "actions: 1 'R dance'"),
        ({"kinds": ["archer", "knave"]}, "kinds: there is no card 'knave'"),
        ({"oriflamme": 9}, "version 9 is newer"),
        ({"players": None}, "players: "),
    ],
)
def test_a_wrong_record_is_named(
    game: tuple[str, list[Player]], server: ServerProcess, change: Keys, says: str
) -> None:
    stranger = Visitor(server)
    record = {**stranger.get(f"/api/games/{game[0]}/record.json"), **change}
    status, answer = stranger.ask("POST", "/api/records/events", {"record": record})
    assert (status, answer["reason"]) == (422, "record")
    assert says in answer["text"]


def test_half_a_character_in_a_record_is_named(
    game: tuple[str, list[Player]], server: ServerProcess
) -> None:
    """Inside a record that comes as a text; as an object it is not even JSON for the server."""
    stranger = Visitor(server)
    record = {**stranger.get(f"/api/games/{game[0]}/record.json"), "seed": "\ud800"}
    status, answer = stranger.ask("POST", "/api/records/events", {"record": json.dumps(record)})
    assert (status, answer["reason"]) == (422, "record")
    assert r"seed: '\ud800' is half of a character" in answer["text"]
    assert stranger.ask("POST", "/api/records/events", {"record": record})[0] == 422


def test_a_position_is_shown_with_what_it_tells_and_no_more(
    game: tuple[str, list[Player]], server: ServerProcess
) -> None:
    stranger = Visitor(server)
    keys = stranger.get(f"/api/games/{game[0]}/record.json")
    record = parse_record(json.dumps(keys))
    seating = FAMILIES[:3]
    for step in range(0, len(record.actions), 7):
        state = replay(record, step)
        for viewer in (-1, 0, 2):
            line = observation_text(observe(state, viewer), seating)
            shown = stranger.get(f"/api/position?p={quote(line, safe='')}")
            assert shown["asked"] == seating[state.asked]
            assert shown["viewer"] == (seating[viewer] if viewer >= 0 else "")
            for seat, family in enumerate(shown["board"]["seats"]):
                assert (None in family["hand"]) == (bool(family["hand"]) and seat != viewer)
        line = position_text(state, seating)
        shown = stranger.get(f"/api/position?p={quote(line, safe='')}")
        assert shown["line"] == line
        told = stranger.get(f"/api/games/{game[0]}/events?viewer=all")["events"]
        handles = [event["card"] for event in told if event["what"] == "placed"]
        handles += [event["laid"] for event in told if event["what"] == "swapped"]
        assert {card["handle"] for stack in shown["board"]["row"] for card in stack} <= set(handles)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "is not a pair key=value"),
        ("players=R,B,G;row=R?knave", "row: there is no card 'knave'"),
        ("players=R,B;row=R?spy", "players: there are 2"),
        ("players=R,B,G;rows=R?spy", "there is no key 'rows'; did you mean 'row'?"),
        ("0" * 7000, "0000…"),
    ],
)
def test_a_wrong_position_is_named(server: ServerProcess, line: str, says: str) -> None:
    status, answer = Visitor(server).ask("GET", f"/api/position?p={quote(line, safe='')}")
    assert (status, answer["reason"]) == (422, "position")
    assert says in answer["text"]


def play_on(visitor: Visitor, table: str) -> Player:
    return asyncio.run(play_all([visitor], table))[0]


def test_going_on_from_a_moment_reaches_an_end(
    game: tuple[str, list[Player]], people: list[Visitor]
) -> None:
    ada = people[0]
    record = parse_record(json.dumps(ada.get(f"/api/games/{game[0]}/record.json")))
    for step in (0, len(record.actions) // 2, len(record.actions) - 1):
        made = ada.post(f"/api/games/{game[0]}/continue", {"step": step, "seat": "B", "level": "page"})
        assert made["position"]
        assert (made["source"], made.get("step", 0)) == (game[0], step)
        assert not made["settings"]["public"]
        assert [seat.get("bot", "") for seat in made["seats"]] == ["page", "", "page"]
        play_on(ada, made["id"])
        told = ada.get(f"/api/games/{made['id']}/events?viewer=all")
        start = told["events"][0]
        assert start["what"] == "position"
        there = ada.get(f"/api/position?p={quote(position_text(replay(record, step), 'RBG'), safe='')}")
        assert start["board"] == there["board"]
        assert told["events"][-1]["what"] == "game-over"
        game_of = ada.get(f"/api/games/{made['id']}")
        assert not game_of["game"]["rated"]
        for method, path in (
            ("GET", f"/api/games/{made['id']}/record.json"),
            ("POST", f"/api/tables/{made['id']}/rematch"),
        ):
            status, answer = ada.ask(method, path)
            assert (status, answer["reason"]) == (409, "from-position")


def test_going_on_from_a_record(game: tuple[str, list[Player]], people: list[Visitor]) -> None:
    ada = people[0]
    record = ada.get(f"/api/games/{game[0]}/record.json")
    step = len(record["actions"]) // 2
    wish = {"record": record, "step": step, "seat": "R", "level": "page"}
    made = ada.post("/api/records/continue", wish)
    there = ada.post(f"/api/games/{game[0]}/continue", {"step": step, "seat": "R", "level": "page"})
    boards = []
    for table in (made, there):
        play_on(ada, table["id"])
        boards.append(ada.get(f"/api/games/{table['id']}/events?viewer=all")["events"][0])
    assert boards[0] == boards[1]
    assert made.get("source", "") == ""
    small = {**record, "players": {"R": "a", "B": "b"}}
    small["deal"] = {pile: {f: record["deal"][pile][f] for f in "RB"} for pile in ("hands", "aside")}
    small |= {"first": "R", "actions": []}
    del small["result"]
    status, answer = ada.ask("POST", "/api/records/continue", {**wish, "record": small, "step": 0})
    assert (status, answer["reason"]) == (422, "position")
    assert "players: there are 2" in answer["text"]


def test_the_start_of_such_a_table_tells_each_viewer_its_own(
    game: tuple[str, list[Player]], people: list[Visitor], server: ServerProcess
) -> None:
    ada = people[0]
    made = ada.post(f"/api/games/{game[0]}/continue", {"step": 20, "seat": "G", "level": "page"})
    play_on(ada, made["id"])
    whole = ada.get(f"/api/games/{made['id']}/events?viewer=all")["events"][0]["board"]
    for viewer in ("R", "B", "G", "-"):
        board = ada.get(f"/api/games/{made['id']}/events?viewer={viewer}")["events"][0]["board"]
        for seen, true in zip(board["seats"], whole["seats"], strict=True):
            mine = seen["family"] == viewer
            assert seen["hand"] == (true["hand"] if mine else [None] * len(true["hand"]))
            assert seen["aside"] == (true["aside"] if mine else [None] * len(true["aside"]))
        for stack, true_stack in zip(board["row"], whole["row"], strict=True):
            for card, true in zip(stack, true_stack, strict=True):
                public = true["open"] or true["known"] or true["family"] == viewer
                assert card["kind"] == (true["kind"] if public else None)


async def history(visitor: Visitor, table: str) -> list[Keys]:
    """All that a viewer of a table has been told."""
    async with socket_of(visitor, table) as line:
        await tell(line, type="hello", history=True)
        events: list[Keys] = (await hear_until(line, lambda keys: keys["type"] == "table"))["events"]
        return events


def test_while_it_is_played_nobody_hears_more_than_they_may(
    game: tuple[str, list[Player]], people: list[Visitor], server: ServerProcess
) -> None:
    ada = people[0]
    made = ada.post(f"/api/games/{game[0]}/continue", {"step": 20, "seat": "G", "level": "page"})
    told = {}
    for name, visitor in (("G", ada), ("-", Visitor(server))):
        events = asyncio.run(history(visitor, made["id"]))
        told[name] = next(event for event in events if event["what"] == "position")
    play_on(ada, made["id"])
    for viewer, event in told.items():
        assert event == ada.get(f"/api/games/{made['id']}/events?viewer={viewer}")["events"][0]
    assert told["G"] != told["-"]


def test_such_a_table_outlives_a_power_cut(server: ServerProcess) -> None:
    (ada,) = people = visitors(server, "Ada")
    table = started(people, ("page", "page"))
    asyncio.run(play_all(people, table))
    made = ada.post(f"/api/games/{table}/continue", {"step": 12, "seat": "R", "level": "page"})
    server.kill()
    server.start()
    play_on(ada, made["id"])
    assert ada.get(f"/api/games/{made['id']}/events")["events"][-1]["what"] == "game-over"
    assert [game["game"]["rated"] for game in ada.get("/api/me/games")["games"]] == [False, True]


LINE = (
    "players=B,V,R,Y;set=base;round=4;phase=activation;at=1;first=V;"
    "row=V?_+2,R!archer,B?spy/B!lord;influence=B:3,V:9,R:2,Y:1;"
    "hands=B:archer,heir,ambush,V:_,_,_,R:_,_,soldier,Y:heir,lord,spy;aside=B:_,_,_"
)


SLUGS = list(KINDS)
CROWDED = (
    f"players=R,B,V;round=5;row={','.join(f'V?{kind}' for kind in SLUGS[:13])};hands=R:spy,B:spy,V:deal"
)


def test_a_position_with_unknown_cards_is_played_with_some_drawn(people: list[Visitor]) -> None:
    ada = people[0]
    drawn = set()
    for _ in range(4):
        made = ada.post("/api/positions/continue", {"position": LINE, "seat": "V", "level": "page"})
        assert made["seats"][1]["name"] == "Ada"
        play_on(ada, made["id"])
        start = ada.get(f"/api/games/{made['id']}/events?viewer=all")["events"][0]["board"]
        assert all(None not in seat["hand"] for seat in start["seats"])
        assert [seat["influence"] for seat in start["seats"]] == [3, 9, 2, 1]
        drawn.add(json.dumps(start["seats"]))
    assert len(drawn) > 1  # ten thousands of ways to draw them: four times the same is no chance


@pytest.mark.parametrize(
    ("line", "status", "reason"),
    [
        (LINE.replace("phase=activation;at=1", "phase=over"), 422, "position-over"),
        (LINE.replace("Y:heir,lord,spy", "Y:heir"), 422, "position-hand"),
        (LINE.replace("players=B", "players=Q"), 422, "position"),
        (CROWDED, 422, "position"),
        # what could be written now, but no longer before the end
        (LINE + ";plays=400", 422, "position-room"),
        (LINE.replace("V:9", "V:999999"), 422, "position-room"),
        (LINE.replace("V?_+2", "V?_+900"), 422, "position-room"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    people: list[Visitor], line: str, status: int, reason: str
) -> None:
    wish = {"position": line, "seat": "V", "level": "page"}
    found, answer = people[0].ask("POST", "/api/positions/continue", wish)
    assert (found, answer["reason"]) == (status, reason)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seat": "G"}, "no-such-seat"),
        ({"level": "nobody"}, "no-such-bot"),
    ],
)
def test_seat_and_level_must_exist(people: list[Visitor], wish: Keys, reason: str) -> None:
    asked = {"position": LINE, "seat": "V", "level": "page", **wish}
    assert people[0].ask("POST", "/api/positions/continue", asked)[1]["reason"] == reason


def test_a_viewer_and_a_step_must_exist(game: tuple[str, list[Player]], people: list[Visitor]) -> None:
    for viewer, found in (
        ("V", (404, "no-such-seat")),
        ("Q", (422, "malformed")),
        ("", (422, "malformed")),
    ):
        status, answer = people[0].ask("GET", f"/api/games/{game[0]}/events?viewer={viewer}")
        assert (status, answer["reason"]) == found
    wish = {"step": 5000, "seat": "R", "level": "page"}
    status, answer = people[0].ask("POST", f"/api/games/{game[0]}/continue", wish)
    assert (status, answer["reason"]) == (404, "no-such-step")
    wish["step"] = len(people[0].get(f"/api/games/{game[0]}/events")["steps"])
    assert people[0].ask("POST", f"/api/games/{game[0]}/continue", wish)[1]["reason"] == "position-over"


def test_a_stranger_cannot_play_on(server: ServerProcess) -> None:
    asked = {"position": LINE, "seat": "V", "level": "page"}
    status, answer = Visitor(server).ask("POST", "/api/positions/continue", asked)
    assert (status, answer["reason"]) == (401, "no-person")


def test_the_test_line_is_a_position() -> None:
    assert parse_position(LINE).seating == "BVRY"
