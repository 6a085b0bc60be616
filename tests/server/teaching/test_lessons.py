"""Lessons and examples: every script is played by the engine to its end, every word of it is in the
catalogue, and what they promise to teach does happen."""

from __future__ import annotations

import functools
import re
from collections import Counter

import msgspec
import pytest
from tests.helpers.visitors import ServerProcess, Visitor

from oriflamme.notation.events import (
    Eliminated,
    Gained,
    GameEvent,
    Placed,
    Reacted,
    Robbed,
    TokensCollected,
    TurnedDown,
)
from oriflamme.notation.scenario import Case, run_case
from oriflamme.rules.catalogue import CARDS, FAMILIES, KINDS
from oriflamme.server.teaching import lessons
from oriflamme.server.teaching.lessons import LessonView, StepView, cases, example_view, lesson_view
from oriflamme.texts import english

PARTS = ("aim", "set-up", "round", "placement", "activation", "elimination", "stacks", "known", "end")
LONGEST_SPEECH = 240
"""So many letters fit beside the question on a phone."""


_ATTRIBUTE = re.compile(r"^ +\.([a-z-]+) =", re.MULTILINE)


@functools.cache
def texts() -> dict[str, str]:
    """The texts about lessons that are said as they stand."""
    about = ("lesson-", "example-", "rulebook-part-", "rules-")
    sources = english().sources.items()
    plain = {key: source for key, source in sources if key.startswith(about) and "$" not in source}
    attributes = [f"{key}.{name}" for key, source in plain.items() for name in _ATTRIBUTE.findall(source)]
    return {key: english().text(key) for key in [*plain, *attributes]}


def steps_of(name: str) -> list[tuple[str, StepView]]:
    return [(f"lesson-{name}-{step.say}", step) for step in lesson_view(name).steps]


@pytest.fixture(params=lessons.NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_lesson_is_played_to_the_end_of_the_game(name: str) -> None:
    last = lesson_view(name).steps[-1]
    assert last.events[-1].what == "game-over"
    assert last.decision is None


def test_what_is_asked_for_is_legal_and_not_the_only_choice(name: str) -> None:
    asked = [step for _, step in steps_of(name) if step.decision is not None]
    assert len(asked) >= 10
    for step in asked:
        assert step.decision is not None
        assert step.decision.seat == lesson_view(name).you
        legal = [offer.action for offer in step.decision.legal]
        assert step.expected in legal
        assert len(legal) > 1


def test_every_word_of_a_lesson_is_in_the_catalogue_and_short(name: str) -> None:
    wanted = [f"lesson-{name}", f"lesson-{name}.about", f"lesson-{name}.time"]
    wanted += [f"lesson-{name}-chapter-{chapter}" for chapter in lesson_view(name).chapters]
    for key, step in steps_of(name):
        wanted += [key, f"{key}.hint"] if step.expected else [key]
        assert not step.show or step.show in KINDS
    assert [key for key in wanted if key not in texts()] == []
    assert [key for key in wanted if len(texts()[key]) > LONGEST_SPEECH] == []
    said = {key for key in texts() if key.startswith(f"lesson-{name}-")}
    assert said - set(wanted) == set(), "nobody says this"


def test_others_at_the_table_have_names(name: str) -> None:
    view = lesson_view(name)
    others = {seat.family for seat in view.board.seats} - {view.you}
    assert {f"lesson-name-{family}" for family in others} <= set(texts())


def test_the_learner_sees_no_card_that_the_seat_may_not_know(name: str) -> None:
    view = lesson_view(name)
    for seat in view.board.seats:
        assert (None in seat.hand) == (seat.family != view.you)
    for stack in view.board.row:
        for card in stack:
            assert (card.kind is None) == (card.family != view.you and not card.open)
    for step in view.steps:
        for event in step.events:
            if isinstance(event, Placed) and event.family != view.you:
                assert event.kind is None


def deeds(name: str, family: str) -> Counter[str]:
    """How often what happens to the cards of this family."""
    return Counter(event.what for event in events_of(name) if getattr(event, "family", "") == family)


def events_of(name: str) -> list[GameEvent]:
    return [event for step in lesson_view(name).steps for event in step.events]


def test_the_first_lesson_teaches_what_it_promises() -> None:
    mine = deeds("first", "R")
    assert mine["placed"] == 4
    assert mine["kept"] >= 3
    assert mine["revealed"] >= 3
    assert mine["reacted"] == 1
    view = lesson_view("first")
    laid = [event for event in events_of("first") if isinstance(event, Placed) and event.family == "R"]
    fallen = [event for event in events_of("first") if isinstance(event, Eliminated)]
    assert sum(event.by in [own.card for own in laid] for event in fallen) >= 2
    assert any(event.covers for event in laid), "nothing is covered"
    expected = " ".join(step.expected for step in view.steps)
    for verb in ("place", "first", "last", "on", "keep", "reveal", "target"):
        assert verb in expected


def test_the_alliance_lesson_teaches_what_it_promises() -> None:
    done = {step.expected.split()[0] for step in lesson_view("alliance").steps if step.expected}
    assert done == {"place", "keep", "reveal", "withdraw", "verdict", "eliminate", "report"}
    turned = [event for event in events_of("alliance") if isinstance(event, TurnedDown)]
    assert any(event.kind == "revolt" for event in turned)


def influence_at_the_end(view: LessonView) -> dict[str, int]:
    stock = {seat.family: seat.influence for seat in view.board.seats}
    for step in view.steps:
        for event in step.events:
            if isinstance(event, Gained | Reacted | Robbed | TokensCollected):
                stock[event.family] += event.amount
            if isinstance(event, Robbed):
                stock[event.victim] -= event.amount
    return stock


def test_the_learner_wins_with_what_the_herald_says(name: str) -> None:
    view = lesson_view(name)
    stock = influence_at_the_end(view)
    assert max(stock, key=lambda family: stock[family]) == view.you
    for number in stock.values():
        assert str(number) in texts()[f"lesson-{name}-won"]


# -- examples ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_an_example_ends_as_it_should_and_has_its_sentence(case: Case) -> None:
    assert case.expect, "it shows nothing"
    assert run_case(case) == []
    view = example_view(case)
    assert all(step.events for step in view.steps)
    assert english().text(f"example-{case.name}").endswith(".")


def test_there_is_an_example_for_every_card_in_which_it_acts_or_is_struck() -> None:
    by_name = {case.name: case for case in cases()}
    assert len(by_name) == len(cases())
    assert set(by_name) <= {*KINDS, *PARTS}
    missing = set(KINDS) - set(by_name)
    assert not missing, f"src/oriflamme/server/teaching/examples.toml has no case for {sorted(missing)}"
    for card in CARDS:
        view = example_view(by_name[card.slug])
        touched = {getattr(event, "kind", None) for step in view.steps for event in step.events}
        assert card.slug in touched


def test_the_course_of_the_game_has_its_titles_and_texts() -> None:
    for part in PARTS:
        assert f"rulebook-part-{part}" in texts()
        assert f"rules-{part}" in texts()


def test_an_example_shows_every_card() -> None:
    for case in cases():
        for stack in example_view(case).board.row:
            assert all(card.kind is not None and card.family in FAMILIES for card in stack)


# -- over HTTP ---------------------------------------------------------------------------------------


def test_lessons_and_examples_are_served(server: ServerProcess) -> None:
    stranger = Visitor(server)
    for name in lessons.NAMES:
        status, body = stranger.ask("GET", f"/api/lessons/{name}")
        assert status == 200
        assert body == msgspec.json.decode(msgspec.json.encode(lesson_view(name)))
    status, body = stranger.ask("GET", "/api/examples")
    assert status == 200
    assert [example["name"] for example in body["examples"]] == [case.name for case in cases()]
    status, body = stranger.ask("GET", "/api/lessons/last")
    assert (status, body["reason"]) == (404, "no-such-page")
