"""Scenario files: positions, steps, and what must hold after them, as TOML.

Loading reports what is malformed and where. Running a case reports in words what differs from the
expectation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from oriflamme.notation.cards import CardText, parse_reserved, parse_stack, row_text
from oriflamme.notation.keys import Within, family_table, texts, whole_number, word
from oriflamme.notation.load import PHASES, load_position
from oriflamme.notation.position import families_keys, phase_of
from oriflamme.notation.words import (
    NotationError,
    action_text,
    kind_of,
    nearest,
    parse_action,
    seat_of,
    slug_of,
)
from oriflamme.rules.board import NOBODY
from oriflamme.rules.state import State

CASE_KEYS = (
    "name", "players", "set", "round", "phase", "at", "first", "row", "hands", "influence", "reserve",
    "steps", "expect",
)  # fmt: skip
EXPECT_KEYS = (
    "row", "influence", "hands", "discard", "reserve", "round", "phase", "to_act", "legal", "winners",
)  # fmt: skip
REQUIRED = ("name", "players")


class Step(NamedTuple):
    seat: int
    action: int
    text: str


@dataclass(frozen=True)
class Case:
    """A well-formed case. `start` stands at its first decision and must not be changed."""

    name: str
    seating: str
    start: State
    steps: list[Step]
    expect: Mapping[str, object]


class Malformed(NotationError):
    """What is wrong with a file: one sentence for each malformed case."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("; ".join(sentences))
        self.sentences = sentences


# -- loading -----------------------------------------------------------------------------------------


def parse_scenarios(text: str) -> list[Case]:
    """The cases of a scenario file. Raises Malformed."""
    try:
        keys = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also raised for a number with thousands of digits
        raise Malformed([f"this is not TOML: {error}"]) from None
    for key in keys:
        if key != "case":
            raise Malformed([f"there is no key '{key}' outside of a [[case]]"])
    tables = keys.get("case", [])
    if not isinstance(tables, list) or not tables:
        raise Malformed(["there is no [[case]] in it"])
    cases, sentences = [], []
    for number, case in enumerate(tables, 1):
        try:
            cases.append(load_case(case))
        except NotationError as error:
            sentences.append(f"case {_label(case, number)}: {error}")
    if sentences:
        raise Malformed(sentences)
    return cases


def _label(case: object, number: int) -> str:
    name = case.get("name") if isinstance(case, dict) else None
    return repr(name) if isinstance(name, str) else str(number)


def load_case(keys: object) -> Case:
    """A case from its table. Raises NotationError naming the key."""
    if not isinstance(keys, dict):
        raise NotationError("it is not a table; write [[case]] above it")
    _check_keys(keys, CASE_KEYS)
    for key in REQUIRED:
        if key not in keys:
            raise NotationError(f"{key}: it is missing")
    name = word(keys, "name", "")
    if word(keys, "phase", "activation") == "over":
        raise NotationError("phase: a case begins in placement or activation")
    _check_all_known(keys)
    start, seating = load_position(keys)
    with Within("steps"):
        steps = [_parse_step(step, seating) for step in texts(keys, "steps")]
    with Within("expect"):
        expect = keys.get("expect", {})
        if not isinstance(expect, dict):
            raise NotationError("it is not a table")
        _check_keys(expect, EXPECT_KEYS)
        expected = {key: _READERS[key](expect, key, seating) for key in expect}
    return Case(name, seating, start, steps, expected)


def _check_keys(keys: Mapping[str, object], known: Iterable[str]) -> None:
    for key in keys:
        if key not in known:
            raise NotationError(f"{key}: there is no such key{nearest(key, known)}")


def _check_all_known(keys: Mapping[str, object]) -> None:
    """Refuse `_`, which belongs to observations: a case names every card."""
    stacks = texts(keys, "row")
    hands = keys.get("hands", {})
    if any("_" in stack for stack in stacks):
        raise NotationError("row: a case names every card, '_' is not allowed")
    if isinstance(hands, dict) and any(isinstance(hand, list) and "_" in hand for hand in hands.values()):
        raise NotationError("hands: a case names every card, '_' is not allowed")


def _parse_step(text: str, seating: str) -> Step:
    family, _, action = text.strip().partition(" ")
    with Within(f"'{text}'"):
        return Step(seat_of(family, seating), parse_action(action), text)


# -- what is expected, brought into the form in which it is compared ------------------------------------


def _read_row(keys: Mapping[str, object], key: str, seating: str) -> list[str]:
    with Within(key):
        if any("_" in stack for stack in texts(keys, key)):
            raise NotationError("a case names every card, '_' is not allowed")
        _parse_row(texts(keys, key), seating)
        return texts(keys, key)


def _parse_row(row: list[str], seating: str) -> list[list[CardText]]:
    return [parse_stack(stack, seating) for stack in row]


def _read_influence(keys: Mapping[str, object], key: str, seating: str) -> dict[str, int]:
    families = family_table(keys, key, seating)
    with Within(key):
        return {letter: whole_number(families, letter, 0) for letter in families}


def _read_piles(keys: Mapping[str, object], key: str, seating: str) -> dict[str, list[str]]:
    families = family_table(keys, key, seating)
    piles = {}
    for letter in families:
        with Within(key):
            piles[letter] = sorted(_pile_card(card, key) for card in texts(families, letter))
    return piles


def _pile_card(card: str, key: str) -> str:
    kind, tokens = parse_reserved(card) if key == "reserve" else (kind_of(card), 0)
    return slug_of(kind) + (f"+{tokens}" if tokens else "")


def _read_number(keys: Mapping[str, object], key: str, seating: str) -> int:
    return whole_number(keys, key, 0)


def _read_phase(keys: Mapping[str, object], key: str, seating: str) -> str:
    phase = word(keys, key, "")
    if phase not in PHASES:
        raise NotationError(f"{key}: there is no phase '{phase}'{nearest(phase, PHASES)}")
    return phase


def _read_to_act(keys: Mapping[str, object], key: str, seating: str) -> str:
    """A family. The empty word stands for nobody."""
    family = word(keys, key, "")
    with Within(key):
        return seating[seat_of(family, seating)] if family else ""


def _read_legal(keys: Mapping[str, object], key: str, seating: str) -> list[str]:
    with Within(key):
        return sorted(action_text(parse_action(text)) for text in texts(keys, key))


def _read_winners(keys: Mapping[str, object], key: str, seating: str) -> list[str]:
    with Within(key):
        return sorted(seating[seat_of(family, seating)] for family in texts(keys, key))


_READERS = {
    "row": _read_row,
    "influence": _read_influence,
    "hands": _read_piles,
    "discard": _read_piles,
    "reserve": _read_piles,
    "round": _read_number,
    "phase": _read_phase,
    "to_act": _read_to_act,
    "legal": _read_legal,
    "winners": _read_winners,
}


# -- running -----------------------------------------------------------------------------------------


def run_case(case: Case) -> list[str]:
    """Play the steps. Returns all differences from what the case expects, in words."""
    state = case.start.clone()
    for number, step in enumerate(case.steps, 1):
        if step.seat != state.asked or not state.is_legal(step.action):
            return [f"step {number} '{step.text}' is illegal: {_asked_text(state, case.seating)}"]
        state.take(step.action)
    return differences(state, case.seating, case.expect)


def _asked_text(state: State, seating: str) -> str:
    if state.asked == NOBODY:
        return "the game is over"
    legal = ", ".join(map(action_text, state.legal()))
    return f"{seating[state.asked]} is asked, with {legal or 'no legal action'}"


def differences(state: State, seating: str, expect: Mapping[str, object]) -> list[str]:
    """The differences between the state and `expect`, which `load_case` has read."""
    found: list[str] = []
    shown = _shown(state, seating)
    for key, expected in expect.items():
        if key == "row":
            row = row_text(state, seating)
            if _parse_row(row, seating) != _parse_row(texts(expect, key), seating):
                found.append(f"row: expected {expected}, it is {row}")
        elif isinstance(expected, dict):
            families = shown[key]
            assert isinstance(families, dict)
            for letter, wanted in expected.items():
                got = families.get(letter, [])
                got = sorted(got) if isinstance(got, list) else got
                if got != wanted:
                    found.append(f"{key} of {letter}: expected {wanted}, it is {got}")
        elif shown[key] != expected:
            found.append(f"{key}: expected {expected!r}, it is {shown[key]!r}")
    return found


def _shown(state: State, seating: str) -> dict[str, object]:
    over = state.asked == NOBODY
    return {
        **families_keys(state, seating),
        "round": state.round,
        "phase": phase_of(state),
        "to_act": "" if over else seating[state.asked],
        "legal": sorted(map(action_text, state.legal())),
        "winners": sorted(seating[seat] for seat in state.winners()) if over else [],
    }
