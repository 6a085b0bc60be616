"""Traces: whole games as JSON Lines, with nothing hidden.

A trace has one line for the game, one for each decision (the position before it and the action) and one for
the result. The checker replays a trace, whichever program wrote it, and compares every line.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from oriflamme.notation.cards import row_text
from oriflamme.notation.deals import deal_keys, read_deal, result_keys
from oriflamme.notation.keys import check_characters, read_seating, texts, whole_number, word
from oriflamme.notation.position import families_keys, phase_of, slugs_of
from oriflamme.notation.words import NotationError, action_text, parse_action
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.deal import Deal
from oriflamme.rules.state import State

# -- writing -----------------------------------------------------------------------------------------


def game_line(number: int, set_name: str, deal: Deal, seating: str) -> str:
    return _line(
        {
            "game": number,
            "set": set_name,
            "kinds": slugs_of(deal.kinds),
            "players": list(seating),
            "first": seating[deal.first],
            "deal": deal_keys(deal, seating),
        }
    )


def decision_line(state: State, action: int, seating: str) -> str:
    return _line({**decision_keys(state, seating), "action": action_text(action)})


def result_line(state: State, seating: str) -> str:
    return _line({"result": result_keys(state, seating)})


def decision_keys(state: State, seating: str) -> dict[str, object]:
    """The open decision and all that lies on the table."""
    return {
        "round": state.round,
        "phase": phase_of(state),
        "row": row_text(state, seating),
        **families_keys(state, seating),
        "to_act": seating[state.asked],
        "legal": [action_text(action) for action in state.legal()],
    }


def _line(keys: Mapping[str, object]) -> str:
    return json.dumps(keys) + "\n"


# -- checking ----------------------------------------------------------------------------------------

GAMES_AT_MOST = 10**15  # more than anyone will ever play
_GAME_KEYS = ("game", "set", "kinds", "players", "first", "deal")
_DECISION_KEYS = (
    "round", "phase", "row", "influence", "hands", "discard", "reserve", "to_act", "legal", "action",
)  # fmt: skip
_RESULT_KEYS = ("row", "influence", "winners")


class Differs(Exception):
    """A well-formed line that differs from the game."""


@dataclass
class Checked:
    """The result of checking a trace. Each sentence begins with the line it is about."""

    games: int = 0
    decisions: int = 0
    differing: list[str] = field(default_factory=list)
    malformed: list[str] = field(default_factory=list)


class TraceChecker:
    """Takes the lines of one trace, in order, and replays its games."""

    def __init__(self) -> None:
        self.found = Checked()
        self.complete = 0  # games with a result line, whether it agreed or not
        self.seating = ""
        self.state: State | None = None  # None between games, or if the rest of this game is skipped
        self.game = 0
        self.in_game = False
        self.malformed_game = False

    def line(self, number: int, text: str) -> None:
        """Check one line."""
        if not text.strip():
            return
        try:
            keys = _parse_line(text)
            if "game" in keys:
                self.end_of_game(number)
                self.start_game(keys)
            elif not self.in_game:
                raise NotationError("it belongs to no game")
            elif "result" in keys:
                self.result(keys)
            else:
                self.decision(keys)
        except NotationError as error:
            self.found.malformed.append(f"line {number}: {error}")
            self.state = None
            self.in_game = self.malformed_game = True  # one sentence per game is enough
        except Differs as error:
            self.found.differing.append(f"game {self.game}, line {number}: {error}")
            self.state = None

    def end(self, number: int) -> Checked:
        """The trace has ended after this many lines."""
        self.end_of_game(number)
        if not self.complete and not self.found.malformed:
            self.found.malformed.append("it holds no complete game")
        return self.found

    def end_of_game(self, number: int) -> None:
        if self.in_game and not self.malformed_game:
            self.found.malformed.append(f"line {number}: game {self.game} ends without a result")
        self.in_game = False
        self.state = None

    def start_game(self, keys: Mapping[str, object]) -> None:
        self.in_game = True  # also if malformed: the lines after it are then skipped
        self.malformed_game = False
        _need(keys, _GAME_KEYS)
        self.game = whole_number(keys, "game", 0, GAMES_AT_MOST)
        self.seating = read_seating(texts(keys, "players"))
        deal = read_deal(keys, self.seating)
        if not deal.is_usual():
            raise NotationError("deal: a game has ten kinds, seven in hand, three set aside")
        self.state = deal.start()

    def decision(self, keys: Mapping[str, object]) -> None:
        _need(keys, _DECISION_KEYS)
        theirs = {key: _READERS[key](keys, key) for key in _DECISION_KEYS}
        state = self.state
        if state is None:
            return
        if state.question == NOTHING:
            raise Differs("the game is over, the trace goes on")
        mine = decision_keys(state, self.seating)
        _compare(mine, theirs)
        text = word(keys, "action", "")
        try:
            action = parse_action(text)
        except NotationError as error:
            raise Differs(f"action: {error}") from None
        if not state.is_legal(action):
            raise Differs(f"action: '{text}' is not legal")
        state.take(action)
        self.found.decisions += 1

    def result(self, keys: Mapping[str, object]) -> None:
        result = keys["result"]
        if not isinstance(result, dict):
            raise NotationError("result: it is not a table")
        _need(result, _RESULT_KEYS)
        theirs = {key: _READERS[key](result, key) for key in _RESULT_KEYS}
        self.in_game = False
        self.complete += not self.malformed_game
        state, self.state = self.state, None
        if state is None:
            return
        if state.question != NOTHING:
            raise Differs(f"the trace ends, the game goes on: {self.seating[state.asked]} is asked")
        _compare(result_keys(state, self.seating), theirs)
        self.found.games += 1


def check_trace(lines: Iterable[str]) -> Checked:
    """Play a trace again and compare every line."""
    checker, number = TraceChecker(), 0
    for number, text in enumerate(lines, 1):
        checker.line(number, text)
    return checker.end(number)


def _parse_line(text: str) -> dict[str, object]:
    try:
        keys = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("it is not JSON") from None
    if not isinstance(keys, dict):
        raise NotationError("it is not a JSON object")
    if "\\u" in text:
        check_characters(keys)
    return keys


def _need(keys: Mapping[str, object], needed: Iterable[str]) -> None:
    for key in needed:
        if key not in keys:
            raise NotationError(f"{key}: it is missing")


# Each function reads a key of the trace, raises if it has the wrong shape, and normalizes it: unordered
# values are sorted, and families with nothing are left out.


def _read_text(keys: Mapping[str, object], key: str) -> object:
    return word(keys, key, "")


def _read_number(keys: Mapping[str, object], key: str) -> object:
    return whole_number(keys, key, 0)


def _read_list(keys: Mapping[str, object], key: str) -> object:
    return texts(keys, key)


def _read_bag(keys: Mapping[str, object], key: str) -> object:
    return sorted(texts(keys, key))


def _table(keys: Mapping[str, object], key: str) -> dict[str, object]:
    table = keys[key]
    if not isinstance(table, dict):
        raise NotationError(f"{key}: {table!r} is not a table of families")
    return table


def _read_influence(keys: Mapping[str, object], key: str) -> object:
    table = _table(keys, key)
    amounts = {letter: whole_number(table, letter, 0) for letter in table}
    return {letter: amount for letter, amount in amounts.items() if amount}


def _read_piles(keys: Mapping[str, object], key: str) -> object:
    table = _table(keys, key)
    piles = {letter: sorted(texts(table, letter)) for letter in table}
    return {letter: pile for letter, pile in piles.items() if pile}


_READERS = {
    "round": _read_number,
    "phase": _read_text,
    "row": _read_list,
    "influence": _read_influence,
    "hands": _read_piles,
    "discard": _read_piles,
    "reserve": _read_piles,
    "to_act": _read_text,
    "legal": _read_bag,
    "action": _read_text,
    "winners": _read_bag,
}


def _compare(mine: Mapping[str, object], theirs: Mapping[str, object]) -> None:
    for key in mine:
        here = _READERS[key](mine, key)
        there = theirs[key]
        if here == there:
            continue
        if key == "legal" and isinstance(here, list) and isinstance(there, list):
            # whole lists are long: show only the differences
            here, there = _without(here, there), _without(there, here)
        raise Differs(f"{key}: the trace has {json.dumps(there)}, the game {json.dumps(here)}")


def _without(items: list[str], others: list[str]) -> list[str]:
    left = Counter(items)
    left.subtract(others)
    return sorted(left.elements())
