"""Every route of the HTTP API."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.responses import Response

from oriflamme.rules.catalogue import FAMILIES
from oriflamme.server.http import api, history, lessons, my_data, progress, puzzles, replays, reviews, seats
from oriflamme.server.http.openapi import describe
from oriflamme.server.http.routing import JSON, TEXT, Call, Route
from oriflamme.server.protocol import schemas
from oriflamme.server.protocol.messages import TableView, json_schema
from oriflamme.server.table.ratings import BOTS, PEOPLE
from oriflamme.server.teaching.lessons import Examples, LessonView

_ME, _TABLE, _GAME = "/api/me", "/api/tables/{id}", "/api/games/{id}"


async def description(call: Call) -> Response:
    return Response(_description(), media_type=JSON)


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe(ROUTES))


async def schema(call: Call) -> Response:
    return Response(_schema(), media_type=JSON)


@cache
def _schema() -> bytes:
    return msgspec.json.encode(json_schema())


ROUTES = [
    Route("GET", "/api/health", api.health, schemas.Health, summary="Whether the server is well"),
    Route("GET", "/api/bots", api.bots, schemas.Bots, summary="The levels of bots"),
    Route("GET", "/api/openapi.json", description, JSON, summary="This description"),
    Route("GET", "/api/messages.json", schema, JSON, summary="The JSON Schema of the socket's messages"),
    Route("GET", "/api/lessons/{name}", lessons.lesson, LessonView, None, "A guided game", (404,)),
    Route("GET", "/api/examples", lessons.examples, Examples, summary="The rules, shown at work"),
    Route(
        "POST",
        _ME,
        api.put_me,
        schemas.Me,
        schemas.NameGiven,
        "Become a person, or take another name",
        (409,),
    ),
    Route("GET", _ME, api.get_me, schemas.Me, None, "Who you are", (401,)),
    Route("DELETE", _ME, api.delete_me, schemas.Me, None, "Delete all your data", (401, 409)),
    Route("GET", "/api/me/data", my_data.my_data, schemas.MyData, None, "All your data", (401,)),
    Route("POST", "/api/me/link", api.make_link, schemas.Link, None, "A link to another device", (401,)),
    Route(
        "GET", f"{_ME}/devices", api.my_devices, schemas.Devices, None, "Where you are signed in", (401,)
    ),
    Route(
        "DELETE",
        f"{_ME}/devices",
        api.sign_out_others,
        schemas.Devices,
        None,
        "Sign out of all devices but this one",
        (401,),
    ),
    Route(
        "POST",
        "/api/me/tokens",
        api.make_token,
        schemas.Token,
        schemas.NameGiven,
        "Let a program in",
        (401, 409),
    ),
    Route("GET", "/api/me/tokens", api.my_programs, schemas.Programs, None, "Programs let in", (401,)),
    Route("DELETE", "/api/me/tokens/{id}", api.delete_program, schemas.Me, None, "Forget one", (401, 404)),
    Route("POST", "/api/links/{token}", api.take_link, schemas.Me, None, "Take this device", (404,)),
    Route(
        "GET",
        "/api/me/tables",
        api.my_tables,
        schemas.MyTables,
        None,
        "Tables at which you sit, or that you host; unfinished ones first",
        (401, 422),
        {"after": {"type": "string"}},
    ),
    Route(
        "GET",
        "/api/me/games",
        history.my_games,
        schemas.Games,
        None,
        "Games you have played",
        (401, 422),
        {"after": {"type": "string"}},
    ),
    Route(
        "GET",
        "/api/me/statistics",
        history.my_statistics,
        schemas.Statistics,
        None,
        "How you have fared",
        (401,),
    ),
    Route(
        "GET",
        f"{_ME}/progress",
        progress.my_progress,
        schemas.Progress,
        None,
        "How you decide, from the reviews of your games",
        (401,),
    ),
    Route(
        "POST",
        f"{_ME}/progress",
        progress.share_progress,
        schemas.Progress,
        schemas.ShareWish,
        "Let everybody see that, or nobody",
        (401,),
    ),
    Route(
        "GET",
        "/api/people/{id}/progress",
        progress.shared_progress,
        schemas.Progress,
        None,
        "How somebody decides who shares it",
        (404,),
    ),
    Route(
        "GET",
        f"{_ME}/puzzles",
        puzzles.my_puzzles,
        schemas.MyPuzzles,
        None,
        "Puzzles out of your own games",
        (401,),
    ),
    Route(
        "GET",
        "/api/puzzles/daily",
        puzzles.daily,
        schemas.PuzzleShown,
        summary="The puzzle of the day",
    ),
    Route("GET", "/api/puzzles/{id}", puzzles.puzzle, schemas.PuzzleShown, None, "A puzzle", (404,)),
    Route(
        "POST",
        "/api/puzzles/{id}/answer",
        puzzles.answer,
        schemas.PuzzleAnswer,
        schemas.AnswerGiven,
        "Answer it",
        (404,),
    ),
    Route("GET", "/api/tables", api.list_tables, schemas.Tables, summary="Public tables"),
    Route("POST", "/api/tables", api.make_table, TableView, schemas.NewTable, "Make a table", (401, 409)),
    Route("GET", _TABLE, api.find_table, TableView, None, "A table", (404,)),
    Route("GET", "/api/codes/{code}", api.find_code, TableView, None, "A table by its short code", (404,)),
    Route("POST", f"{_TABLE}/join", seats.join, TableView, schemas.Join, "Sit down", (401, 404, 409)),
    Route("POST", f"{_TABLE}/leave", seats.leave, TableView, None, "Get up", (401, 404, 409)),
    Route("POST", f"{_TABLE}/bots", seats.add_bot, TableView, schemas.AddBot, "Add a bot", (401, 404, 409)),
    Route(
        "POST",
        f"{_TABLE}/remove",
        seats.remove,
        TableView,
        schemas.SeatGiven,
        "Remove a bot or a person",
        (401, 404, 409),
    ),
    Route(
        "POST",
        f"{_TABLE}/start",
        seats.start,
        TableView,
        schemas.Committed,
        "Call everybody to the game",
        (401, 404, 409),
        may_be_empty=True,
    ),
    Route(
        "POST",
        f"{_TABLE}/ready",
        seats.ready,
        TableView,
        schemas.Committed,
        "Be ready",
        (401, 404, 409),
        may_be_empty=True,
    ),
    Route(
        "POST",
        f"{_TABLE}/bits",
        seats.bits,
        TableView,
        schemas.BitsGiven,
        "Add to the deal",
        (401, 404, 409),
    ),
    Route("POST", f"{_TABLE}/rematch", seats.rematch, TableView, None, "Play again", (401, 404, 409)),
    Route(
        "POST",
        f"{_TABLE}/reports",
        api.report,
        schemas.LineGiven,
        schemas.LineGiven,
        "Report a chat line to whoever runs the server",
        (401, 404),
    ),
    Route("GET", _GAME, history.game, schemas.FinishedGame, None, "A finished game", (404,)),
    Route("GET", f"{_GAME}/record.json", history.game_record, JSON, None, "Its record", (404,)),
    Route("GET", f"{_GAME}/record.txt", history.game_text, TEXT, None, "Its record as text", (404,)),
    Route(
        "GET",
        f"{_GAME}/events",
        replays.game_events,
        schemas.Retold,
        None,
        "A finished game as a viewer heard it: a family, - for who watches, all for every card open",
        (404, 422),
        {"viewer": {"type": "string", "enum": [*FAMILIES, "-", "all"], "default": "-"}},
    ),
    Route(
        "GET",
        f"{_GAME}/review",
        reviews.review,
        schemas.GameReview,
        None,
        "Its review as far as it has grown, without the decisions up to a number",
        (404, 422),
        {"after": {"type": "integer", "minimum": 0, "default": 0}},
    ),
    Route(
        "POST",
        f"{_GAME}/review",
        reviews.ask_for_review,
        schemas.GameReview,
        None,
        "Have it reviewed",
        (401, 404),
    ),
    Route(
        "POST",
        f"{_GAME}/continue",
        replays.continue_game,
        TableView,
        schemas.PlayOn,
        "Play on from a moment of it",
        (401, 404, 409),
    ),
    Route(
        "POST",
        "/api/records/events",
        replays.record_events,
        schemas.Retold,
        schemas.RecordGiven,
        "A record as a viewer would have heard the game",
        (404,),
    ),
    Route(
        "POST",
        "/api/records/continue",
        replays.continue_record,
        TableView,
        schemas.PlayOnRecord,
        "Play on from a moment of it",
        (401, 404, 409),
    ),
    Route(
        "GET",
        "/api/position",
        replays.position,
        schemas.PositionShown,
        None,
        "A position of the notation as a board",
        (422,),
        {"p": {"type": "string"}},
    ),
    Route(
        "POST",
        "/api/positions/continue",
        replays.continue_position,
        TableView,
        schemas.PlayOnFrom,
        "Play on from a position",
        (401, 404, 409),
    ),
    Route(
        "GET",
        "/api/ratings",
        history.ratings,
        schemas.Ratings,
        None,
        "Ratings, the best first",
        (422,),
        {"pool": {"type": "string", "enum": [PEOPLE, BOTS], "default": PEOPLE}},
    ),
]
