"""Events and boards are described as they are, to the last key: the page's types are made from that."""

from __future__ import annotations

import json
import re
from typing import NoReturn, get_args

import jsonschema_rs
import msgspec
import pytest
from librt.random import Random
from tests.helpers.places import TESTS
from tests.helpers.tables import start, table_with

from oriflamme.notation.events import GameEvent
from oriflamme.notation.words import action_text
from oriflamme.rules.board import NOBODY
from oriflamme.server.protocol.events import TableEvent
from oriflamme.server.protocol.messages import json_schema
from oriflamme.server.protocol.views import CHAT_LINES, HISTORY_LINES, Telling, whole_view
from oriflamme.server.table import commands
from oriflamme.server.table import journal as e
from oriflamme.server.table.notices import Notice
from oriflamme.server.table.table import PLAYING, Table

ALONE = e.Joined(1, 0, "Joan", person="joan")
SITTING = [
    ALONE,
    e.Joined(2, 1, "page", bot="page"),
    e.Joined(3, 2, "Deep Crown", person="ada", program=True),
]


def strictly(definition: str) -> jsonschema_rs.Validator:
    """As described, and with no other key in it."""
    schema = json.loads(json.dumps(json_schema()))
    for shape in schema["$defs"].values():
        if shape.get("type") == "object" and "properties" in shape:
            shape["additionalProperties"] = False
    del schema["anyOf"]
    return jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{definition}"})


def played(set_: str, seed: int) -> Table:
    table = table_with(*SITTING, start(at=4), settings=e.TableSettings(set=set_))
    rng = Random(seed)
    while table.status == PLAYING:
        state = table.state
        assert state is not None
        table.apply(e.Acted(5, action_text(state.legal_at(rng.randrange(state.legal_count())))))
    return table


def heard(table: Table) -> list[dict[str, object]]:
    """All events as everybody hears them."""
    viewers = [NOBODY, *range(len(table.seats))]
    return [
        msgspec.json.decode(raw) for viewer in viewers for raw in Telling(table.events).to(viewer, {"ada"})
    ]


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_events_of_games_are_as_described() -> None:
    schema = strictly("TableEvent")
    names = set()
    for set_ in ("base", "alliance"):
        for seed in range(25):
            for facts in heard(played(set_, seed)):
                schema.validate(facts)
                names.add(facts["what"])
    assert names == tags(GameEvent) | {"joined", "started"}


def test_events_beside_a_game_are_as_described() -> None:
    schema = strictly("TableEvent")
    table = table_with(
        *SITTING,
        e.Left(4, 0, removed=True),
        ALONE,
        e.HostChanged(5, "ada"),
        e.HostChanged(5, "somebody who stands"),
        e.Called(5, [0, 2], 30_000, 5000),
        e.Ready(5, 0, "ab" * 32),
        e.Ready(5, 2),
        e.Contributed(5, 0, "cd" * 32),
        e.Started(6, [2, 0, 1]),
        e.StandIn(7, 1, "away"),
        e.Back(8, 1),
        e.Said(9, "joan", "Joan", "Well!"),
        e.Said(9, "ada", "Ada", "Not to be heard"),
        e.Muted(10, "joan", True),
        e.Muted(10, "somebody who stands", False),
        e.Rematched(11, "another"),
        e.Closed(12, "host"),
    )
    told = heard(table)
    for facts in told:
        schema.validate(facts)
    assert {facts["what"] for facts in told} >= tags(Notice) | {"unheard"}


def test_the_protocol_lists_every_event_with_its_fields() -> None:
    text = (TESTS.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \| ([^|]*) \| [^|]+ \|$", text, re.MULTILINE)
    listed = {what: re.findall(r"`(\w+)`", fields) for what, fields in rows}
    for kind in get_args(TableEvent):
        names = [field.name for field in msgspec.structs.fields(kind) if field.name != "why"]
        assert listed.pop(kind.__struct_config__.tag) == names
    assert not listed


@pytest.mark.parametrize("set_", ["base", "alliance"])
def test_boards_are_as_described(set_: str) -> None:
    schema = strictly("Board")
    whole = played(set_, 3)
    actions = [action_text(action) for action in whole.actions]
    table = table_with(*SITTING, start(at=4), settings=e.TableSettings(set=set_))
    for action in [*actions, None]:
        for viewer in (NOBODY, 0):
            schema.validate(msgspec.to_builtins(whole_view(table, viewer, None, []).board))
        if action is not None:
            table.apply(e.Acted(5, action))


class Unread(list[object]):
    """Events that are only counted and added to."""

    def __iter__(self) -> NoReturn:
        raise AssertionError("all events are looked at")


def chatting(lines: int) -> Table:
    said = [e.Said(4, f"w{n % 60}", f"Watcher {n % 60}", f"{n}", f"{n}") for n in range(lines)]
    return table_with(*SITTING, *said)


def test_what_was_said_long_ago_costs_nothing() -> None:
    table = chatting(1000)
    table.events = Unread(table.events)  # type: ignore[assignment]
    table.apply(commands.say(table, "zoe", "Zoe", "hello", "m", 5))
    table.apply(commands.mute(table, "joan", "Watcher 7", True, 6))
    view = whole_view(table, NOBODY, None, [])
    assert [msgspec.json.decode(line)["text"] for line in view.chat] == [
        *map(str, range(1000 - CHAT_LINES + 1, 1000)),
        "hello",
    ]


def test_a_history_has_the_newest_of_the_talk_and_all_else() -> None:
    table = chatting(1000)
    for n in range(20):
        table.apply(e.Muted(5, "w7", n % 2 == 0))
    table.apply(start(at=6))
    whole = whole_view(table, NOBODY, None, [], history=True)
    told = [msgspec.json.decode(event) for event in whole.events]
    said = [event["text"] for event in told if event["what"] == "said"]
    assert said == [*map(str, range(1000 - HISTORY_LINES + 20, 1000))]
    assert len(told) == len(table.events) - 1020 + HISTORY_LINES
    assert [event["what"] for event in told[:3]] == ["joined"] * 3
