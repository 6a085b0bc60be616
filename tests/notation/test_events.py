"""Events in words."""

from __future__ import annotations

from typing import get_args

import msgspec

from oriflamme.notation.events import GameEvent, Placed


def test_an_event_reads_back_from_json_and_says_what_it_is() -> None:
    event = Placed("R", 3, None, "on", 1, "placement")
    text = msgspec.json.encode(event)
    assert msgspec.json.decode(text)["what"] == "placed"
    assert msgspec.json.decode(text, type=GameEvent) == event


def test_every_event_has_every_field_and_says_why() -> None:
    for kind in get_args(GameEvent):
        fields = msgspec.structs.fields(kind)
        assert all(field.required for field in fields), kind
        assert fields[-1].name == "why"
