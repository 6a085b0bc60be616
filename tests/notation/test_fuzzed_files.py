"""Scenario files, traces and records as they may arrive: cut off, garbled, of the wrong sort."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers.games import size
from tests.helpers.places import TESTS
from tests.helpers.records import random_record, trace_of

from oriflamme.notation.record import parse_record, record_json, record_text, replay
from oriflamme.notation.scenario import Malformed, parse_scenarios, run_case
from oriflamme.notation.trace import check_trace
from oriflamme.notation.words import NotationError

SCENARIOS = sorted((TESTS / "scenarios").glob("*.toml"))
scraps = st.text(max_size=5) | st.sampled_from(
    [
        '"',
        "[",
        "]]",
        "{",
        "}",
        "=",
        "\n",
        "null",
        "NaN",
        "1e999",
        "9" * 5000,
        "-1",
        "R",
        "R?lord",
        "{}",
        "[[case]]",
    ]
)
values: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.sampled_from("RBG"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["R", "B", "x"]), inner),
    max_leaves=4,
)


@st.composite
def garbled(draw: st.DrawFn, text: str) -> str:
    """The text with a few pieces cut out, put in, doubled, or its end missing."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 12)))
        how = draw(st.sampled_from(["cut", "put", "double", "end"]))
        if how == "cut":
            text = text[:at] + text[end:]
        elif how == "put":
            text = text[:at] + draw(scraps) + text[at:]
        elif how == "double":
            text = text[:end] + text[at:]
        else:
            text = text[:at]
    return text


def replaced(draw: Callable[[st.SearchStrategy[Any]], Any], keys: dict[str, object]) -> dict[str, object]:
    """Keys with one value, perhaps deep inside, of another sort, or gone."""
    keys = dict(keys)
    key = draw(st.sampled_from(sorted(keys)))
    inner = keys[key]
    if isinstance(inner, dict) and inner and draw(st.booleans()):
        keys[key] = replaced(draw, inner)
    elif isinstance(inner, list) and inner and draw(st.booleans()):
        keys[key] = [*inner[1:], draw(values)]
    elif draw(st.booleans()):
        del keys[key]
    else:
        keys[key] = draw(values)
    return keys


@settings(max_examples=size(150, 5000))
@given(st.data())
def test_a_garbled_scenario_file_is_malformed_or_runs(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SCENARIOS)).read_text(encoding="utf-8")
    cases = text.split("\n\n")
    start = data.draw(st.integers(0, len(cases) - 1))
    text = data.draw(garbled("\n\n".join(cases[start : start + 3])))
    try:
        found = parse_scenarios(text)
    except Malformed as error:
        sentences = error.sentences
    else:
        sentences = [sentence for case in found for sentence in run_case(case)]
    assert all(sentences)


@settings(max_examples=size(150, 5000))
@given(st.data())
def test_a_garbled_record_is_refused_or_holds(data: st.DataObject) -> None:
    """Whatever is read from it, written and read again, is the same game."""
    record = random_record("mixed", 3, data.draw(st.integers(0, 50)), data.draw(st.integers(0, 20)))
    how = data.draw(st.sampled_from(["json", "text", "keys"]))
    if how == "keys":
        text = json.dumps(replaced(data.draw, json.loads(record_json(record))))
    else:
        text = data.draw(garbled(record_json(record) if how == "json" else record_text(record)))
    try:
        read = parse_record(text)
    except NotationError as error:
        said = str(error)
    else:
        said = "read"
        for again in (parse_record(record_json(read)), parse_record(record_text(read))):
            assert (again.names, again.actions) == (read.names, read.actions)
            assert replay(again).facts() == replay(read).facts()
    assert said


@settings(max_examples=size(75, 3000))
@given(st.data())
def test_a_garbled_trace_is_malformed_or_differs_or_agrees(data: st.DataObject) -> None:
    lines = trace_of(random_record("alliance", 3, data.draw(st.integers(0, 50))))
    at = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["signs", "keys", "drop", "double"]))
    if how == "signs":
        lines[at] = data.draw(garbled(lines[at]))
    elif how == "keys":
        lines[at] = json.dumps(replaced(data.draw, json.loads(lines[at])))
    elif how == "drop":
        del lines[at]
    else:
        lines.insert(at, lines[at])
    found = check_trace(lines)
    assert found.games <= 1
    assert found.games or found.malformed or found.differing
    if how in ("drop", "double"):
        assert found.malformed or found.differing
