"""Anything can be sent to a server. It says no, and never falls over or tells what is another's."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from tests.helpers.games import size
from tests.helpers.places import ROOT
from tests.helpers.visitors import (
    PATIENCE,
    PATIENTLY,
    Keys,
    ServerProcess,
    Visitor,
    begin,
    greet,
    hear,
    hear_until,
    play_all,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oriflamme.server.http.openapi import describe
from oriflamme.server.http.routes import ROUTES
from oriflamme.server.protocol.messages import json_schema

# -- the API -----------------------------------------------------------------------------------------

api = schemathesis.openapi.from_dict(json.loads(json.dumps(describe(ROUTES))))
_KNOWN: dict[str, str] = {}


@pytest.fixture(scope="module")
def known(server: ServerProcess) -> dict[str, str]:
    """A person with a table and a finished game, so that not everything ends at 401 and 404."""
    people = visitors(server, "a", "b", "c")
    game = started(people)
    asyncio.run(play_all(people, game))
    open_table = table_for(people[:1])
    return {"cookie": people[0].cookie, "game": game, "table": open_table}


@api.parametrize()
@settings(max_examples=size(12, 200))
def test_the_whole_api_keeps_its_word(
    server: ServerProcess,
    known: dict[str, str],
    case: schemathesis.Case,  # type: ignore[type-arg]
) -> None:
    if case.path == "/api/me" and case.method == "DELETE":
        known = {**known, "cookie": visitors(server, "to be deleted")[0].cookie}
    elif case.path_parameters and "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = known["game" if "games" in case.path else "table"]
    name, _, value = known["cookie"].partition("=")
    cookies = {name: value} if len(str(case.body)) % 3 else {}
    response = case.call(base_url=server.address, cookies=cookies, timeout=PATIENCE)
    # more than a schema can ask for: that a text keeps to the notation, and that 2.0 is no whole number
    beyond = response.status_code == 422 and (
        response.json()["reason"] in ("record", "position") or "got `float`" in response.text
    )
    excluded: list[schemathesis.CheckFunction] = [positive_data_acceptance] if beyond else []
    if response.status_code == 413:  # a refusal too, which the check does not know of
        excluded.append(negative_data_rejection)
    case.validate_response(response, excluded_checks=excluded)
    assert response.status_code < 500 or response.status_code == 503


def posted(
    server: ServerProcess, path: str, body: bytes, content: str = "application/json"
) -> tuple[int, Keys]:
    with contextlib.closing(http.client.HTTPConnection(server.netloc, timeout=PATIENCE)) as connection:
        connection.request("POST", path, body, {"Content-Type": content})
        response = connection.getresponse()
        return response.status, json.loads(response.read())


@pytest.mark.parametrize(
    ("body", "content", "status"),
    [
        (b"", "application/json", 422),
        (b"{", "application/json", 422),
        (b"\xff\xfe", "application/json", 422),
        (b'{"name": "x"}', "text/plain", 422),
        (b'{"name": "x", "admin": true}', "application/json", 422),
        (b'{"name": 5}', "application/json", 422),
        (b"[" * 5000, "application/json", 422),
        (b'{"name": "' + b"x" * 20_000 + b'"}', "application/json", 413),
    ],
)
def test_bodies_that_are_none(server: ServerProcess, body: bytes, content: str, status: int) -> None:
    answered, keys = posted(server, "/api/me", body, content)
    assert (answered, bool(keys["text"])) == (status, True)


def test_records_nested_too_deeply(server: ServerProcess) -> None:
    """Deep enough for one of those who take it apart, whichever it is, and not for another."""
    for depth in range(900, 1000):
        nested = b"[" * depth + b"]" * depth
        status, keys = posted(server, "/api/records/events", b'{"record": {"a": ' + nested + b"}}")
        assert (status, bool(keys["text"])) == (422, True)


def test_unknown_addresses_and_methods(server: ServerProcess) -> None:
    visitor = Visitor(server)
    assert visitor.ask("GET", "/api/nothing")[0] == 404
    assert visitor.request("GET", "/nothing")[0] == 404
    assert visitor.ask("PATCH", "/api/me")[0] == 405
    assert visitor.request("GET", "/api/tables/%00%ff/../x")[0] == 404


# -- the socket --------------------------------------------------------------------------------------

keys = st.dictionaries(st.text(max_size=8), st.integers() | st.text(max_size=8) | st.none(), max_size=4)
kinds = st.sampled_from(["hello", "act", "say", "return", "mute", "ping", "table", "news", "", "ACT"])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
fuzzed = st.one_of(
    st.binary(max_size=40),
    st.text(max_size=40),
    st.builds(lambda kind, more: json.dumps({"type": kind, **more}), kinds, keys),
    st.builds(
        lambda kind, name, decision, action: json.dumps(
            {"type": kind, "id": name, "decision": decision, "action": action}
        ),
        kinds,
        values,
        values,
        values,
    ),
    st.just("x" * 10_000),
    st.just("[" * 3000),
    st.just('{"type":"act","id":"' + "x" * 65 + '","decision":1,"action":"keep"}'),
    st.just('{"type":"hello","number":-1}'),
    st.just('{"type":"hello","number":1e300}'),
    st.just('{"type":"act","id":"a","decision":1,"action":"keep","table":"other"}'),
)


@given(st.lists(fuzzed, min_size=1, max_size=12))
@settings(max_examples=size(60, 2000))
def test_fuzzed_messages(server: ServerProcess, known: dict[str, str], messages: list[str | bytes]) -> None:
    """Each gets an answer, or the connection ends with a reason; the table is as it was."""
    codes: set[int] = set()
    before_it = server.log.stat().st_size

    async def scene() -> None:
        try:
            async with socket_of(Visitor(server), known["table"]) as line:
                await tell(line, type="hello")
                before = await hear(line)
                for message in messages:
                    await line.send(message)
                await tell(line, type="hello")
                while (last := await hear(line))["type"] != "table":
                    assert last["type"] in ("answer", "pong", "bye", "news")
                assert last["table"] == before["table"]
        except ConnectionClosed as closed:
            codes.add(closed.rcvd.code if closed.rcvd is not None else 0)

    asyncio.run(scene())
    # none at all: we were still sending when it closed
    assert codes <= {0, 1007, 1008, 1009}
    assert Visitor(server).get("/api/health")["well"]
    assert b"Traceback" not in server.log.read_bytes()[before_it:]


def test_the_first_message_is_hello(server: ServerProcess, known: dict[str, str]) -> None:
    async def scene() -> None:
        async with socket_of(Visitor(server), known["table"]) as line:
            await tell(line, type="ping")
            assert await hear(line) == {"type": "bye", "reason": "hello"}

    asyncio.run(scene())


@pytest.mark.parametrize("table", ["nowhere", "x" * 64, "x" * 65, "..", "%00", "a/b"])
def test_sockets_of_tables_that_are_none(server: ServerProcess, table: str) -> None:
    async def scene() -> None:
        async with connect(f"ws://{server.netloc}/api/tables/{table}/socket", **PATIENTLY):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(scene())
    assert refused.value.response.status_code in (403, 404)


def test_nobody_acts_or_looks_for_another(server: ServerProcess) -> None:
    """A foreign person, a forged cookie and a spectator see what everybody sees, and may do nothing."""
    people = visitors(server, "a", "b", "c")
    (stranger,) = visitors(server, "stranger")
    table = started(people)
    forged = people[0].forged()

    async def scene(visitor: Visitor) -> Keys:
        async with socket_of(visitor, table) as line:
            await tell(line, type="hello")
            whole = await hear(line)
            assert "you" not in whole
            assert "legal" not in whole["decision"]
            assert all(set(seat["hand"]) == {None} for seat in whole["board"]["seats"])
            await tell(line, type="act", id="1", decision=1, action="keep")
            answer = await hear(line)
            assert (answer["accepted"], answer["reason"]) == (False, "no-seat")
            await tell(line, type="return", id="2")
            assert (await hear(line))["reason"] == "no-seat"
            return whole

    wholes = [asyncio.run(scene(visitor)) for visitor in (stranger, forged, Visitor(server))]
    assert wholes[0] == wholes[1] == wholes[2]
    for path in ("start", "leave", "rematch"):
        assert stranger.ask("POST", f"/api/tables/{table}/{path}")[0] in (403, 409)


# -- what is documented ------------------------------------------------------------------------------


def test_messages_follow_their_schema(server: ServerProcess) -> None:
    schema = jsonschema_rs.validator_for(json_schema())
    people = visitors(server, "a", "b", "c")
    table = table_for(people)

    async def scene() -> None:
        async with socket_of(people[0], table) as line:
            await tell(line, type="hello")
            await tell(line, type="act", id="1", decision=1, action="keep")
            await tell(line, type="say", id="2", text="hello")
            await tell(line, type="ping")
            begin(people, table)
            heard = [await hear(line) for _ in range(9)]
            assert {keys["type"] for keys in heard} == {"table", "presence", "answer", "news", "pong"}
            for keys in heard:
                schema.validate(keys)

    asyncio.run(scene())


def test_the_examples_of_the_protocol_are_messages() -> None:
    schema = jsonschema_rs.validator_for(json_schema())
    text = (ROOT / "docs" / "protocol.md").read_text()
    blocks = [block.split("```")[0] for block in text.split("```json\n")[1:]]
    assert len(blocks) >= 10
    seen = set()
    for block in blocks:
        keys = json.loads(block)
        schema.validate(keys)
        seen.add(keys["type"])
    described = json.dumps(json_schema())
    for kind in (
        "hello",
        "act",
        "say",
        "return",
        "mute",
        "ping",
        "table",
        "news",
        "answer",
        "presence",
        "bye",
    ):
        assert f'"{kind}"' in described
        assert kind in seen


def test_the_bodies_in_the_protocol_are_what_is_taken() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    asked, body = r"`([A-Z]+) (/api/[\w/]+)`", r"`(\{.*?\})`"
    documented = re.findall(rf"{asked}\s(?:with|and)\s{body}(?: or {body})?", text)
    taken = {(route.method, re.sub(r"\{\w+\}", "ID", route.path)): route.takes for route in ROUTES}
    for method, path, *bodies in documented:
        for written in filter(None, bodies):
            if "…" not in written:
                msgspec.json.decode(written, type=taken[method, path] or None)
    tables = {key for key, takes in taken.items() if takes is not None and key[1].startswith("/api/tables")}
    assert tables
    assert tables <= {(method, path) for method, path, *_ in documented}


def test_the_remote_bot_plays(server: ServerProcess, tmp_path: Path) -> None:
    owner, friend = visitors(server, "owner", "friend")
    token = owner.post("/api/me/tokens", {"name": "Remote"})["token"]
    table = table_for([owner, friend])
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.address, table, token]

    async def run() -> subprocess.Popen[str]:
        async with socket_of(owner, table) as line:
            await greet(line)
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            await hear_until(line, lambda keys: "joined" in str(keys.get("events")))
        return process

    process = asyncio.run(run())
    begin([owner, friend], table)
    asyncio.run(play_all([owner, friend], table))
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.startswith(("won with ", "lost with "))
