"""Lessons and examples: scripted games, played by the engine, as a seat at the table sees them.

The scripts are data (`*.toml` in this folder). They do not say what happens. They say who does what, and
which text of the catalogue belongs to it.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files

import msgspec

from oriflamme.notation.enums import LetterOrNone
from oriflamme.notation.events import GameEvent, in_words
from oriflamme.notation.load import load_position
from oriflamme.notation.position import slugs_of
from oriflamme.notation.scenario import Case, parse_scenarios
from oriflamme.notation.words import QUESTIONS, NotationError, parse_action, seat_of
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.events import Event, Log
from oriflamme.rules.observation import observe
from oriflamme.rules.state import State
from oriflamme.server.protocol.boards import Board, board_of
from oriflamme.server.protocol.messages import DecisionView
from oriflamme.server.protocol.previews import offers

NAMES = ("first", "alliance")
_FOLDER = files("oriflamme.server.teaching")


# -- what is given -----------------------------------------------------------------------------------


class StepView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens, which text is shown, and what the learner has to do."""

    events: list[GameEvent]
    chapter: int
    say: str = ""
    show: str = ""
    decision: DecisionView | None = None
    expected: str = ""


class LessonView(msgspec.Struct, frozen=True):
    """A scripted game from its first board on. `you` is empty if all cards are shown."""

    name: str
    you: LetterOrNone
    rounds: int
    kinds: list[str]
    chapters: list[str]
    board: Board
    steps: list[StepView]


class Examples(msgspec.Struct, frozen=True):
    examples: list[LessonView]


# -- lessons -----------------------------------------------------------------------------------------


class _Step(msgspec.Struct, forbid_unknown_fields=True):
    say: str
    play: list[str] = []
    act: str = ""
    show: str = ""


class _Chapter(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    steps: list[_Step]


class _Script(msgspec.Struct, forbid_unknown_fields=True):
    you: str
    start: dict[str, object]
    chapter: list[_Chapter]


@functools.cache
def lesson_view(name: str) -> LessonView:
    """A lesson played from beginning to end. Raises NotationError if its script is not legal."""
    script = msgspec.convert(tomllib.loads((_FOLDER / f"{name}.toml").read_text("utf-8")), _Script)
    state, seating = load_position(script.start)
    you = seat_of(script.you, seating)
    board = board_of(observe(state, you).seen, seating)
    stage = _Stage(state, seating)
    steps: list[StepView] = []
    for number, chapter in enumerate(script.chapter):
        for step in chapter.steps:
            for line in step.play:
                stage.play(line)
            told = [in_words(event.seen_by(you), seating) for event in stage.told()]
            decision = stage.decision(len(steps) + 1) if step.act else None
            steps.append(StepView(told, number, step.say, step.show, decision, step.act))
            if step.act:
                stage.play(f"{script.you} {step.act}")
    if stage.log.events:
        raise NotationError(f"{name}: something happens after the last step")
    chapters = [chapter.name for chapter in script.chapter]
    return LessonView(name, script.you, state.rounds, slugs_of(state.kinds), chapters, board, steps)


class _Stage:
    """A game that follows a script."""

    def __init__(self, state: State, seating: str) -> None:
        self.state = state
        self.seating = seating
        self.log = Log()
        state.listener = self.log

    def play(self, line: str) -> None:
        """Plays an action that has the letter of its family in front."""
        family, _, text = line.partition(" ")
        action = parse_action(text)
        if seat_of(family, self.seating) != self.state.asked or not self.state.is_legal(action):
            raise NotationError(f"'{line}': {FAMILIES[self.state.asked]} is asked, or it is not legal")
        self.state.take(action)

    def told(self) -> list[Event]:
        """What has happened since the last call."""
        events, self.log.events = self.log.events, []
        return events

    def decision(self, number: int) -> DecisionView:
        state = self.state
        legal = offers(observe(state, state.asked), number)
        return DecisionView(number, self.seating[state.asked], QUESTIONS[state.question], legal)


# -- examples ----------------------------------------------------------------------------------------


@functools.cache
def cases() -> list[Case]:
    """Scenarios that show a rule at work, one for each card and more. A case is named like its text."""
    return parse_scenarios((_FOLDER / "examples.toml").read_text("utf-8"))


def example_view(case: Case) -> LessonView:
    """A case step by step, with every card known, so that it can be understood."""
    state = case.start.clone()
    board = board_of(state, case.seating)
    stage = _Stage(state, case.seating)
    steps: list[StepView] = []
    for step in case.steps:
        stage.play(step.text)
        steps.append(StepView([in_words(event, case.seating) for event in stage.told()], 0))
    return LessonView(case.name, "", state.rounds, slugs_of(state.kinds), [], board, steps)


@functools.cache
def example_views() -> Examples:
    return Examples([example_view(case) for case in cases()])
