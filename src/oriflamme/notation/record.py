"""Game records, as JSON and as text: how a game began, every action, how it ended. Both forms can be
loaded.

A record without a result belongs to a game in progress. Unknown keys are kept as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import quote, unquote

from oriflamme.notation.deals import deal_keys, read_deal, result_keys
from oriflamme.notation.keys import Within, check_characters, read_seating, texts, word
from oriflamme.notation.position import join_keys, slugs_of, split_keys
from oriflamme.notation.words import NotationError, action_text, nearest, parse_action, seat_of
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.deal import Deal
from oriflamme.rules.state import State

VERSION = 1
"""The version of the format. A new version must still load all older ones."""

_REQUIRED = ("oriflamme", "set", "kinds", "players", "first", "deal", "actions")
_KNOWN = (*_REQUIRED, "result")


@dataclass
class Record:
    """One game. `names` are the players' names by family, in the order of their seats."""

    set_name: str
    names: dict[str, str]
    deal: Deal
    actions: list[int] = field(default_factory=list)
    further: dict[str, object] = field(default_factory=dict)

    @property
    def seating(self) -> str:
        return "".join(self.names)


def replay(record: Record, actions: int | None = None) -> State:
    """The game after all its actions, or after the first few."""
    state = record.deal.start()
    for action in record.actions[:actions]:
        state.apply(action)
    return state


def parse_record(text: str) -> Record:
    """A record from either form. Its actions are played to check it. Raises NotationError."""
    keys = _parse_json(text) if text.lstrip().startswith("{") else _parse_text(text)
    version = keys.get("oriflamme")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise NotationError("oriflamme: this is no game record; its format's version is missing")
    if version > VERSION:
        raise NotationError(
            f"oriflamme: version {version} is newer than this program, which knows {VERSION}"
        )
    for key in _REQUIRED:
        if key not in keys:
            raise NotationError(
                f"{key}: it is missing{' (a truncated record?)' if key == 'actions' else ''}"
            )
    names = _read_names(keys)
    seating = read_seating(list(names), fewest=2)
    record = Record(word(keys, "set", ""), names, read_deal(keys, seating))
    record.further = {key: value for key, value in keys.items() if key not in _KNOWN}
    state = _read_actions(record, texts(keys, "actions"))
    _check_result(keys.get("result"), state, seating)
    return record


def _read_names(keys: Mapping[str, object]) -> dict[str, str]:
    players = keys["players"]
    if not isinstance(players, dict):
        raise NotationError("players: it is not a table of families and names")
    with Within("players"):
        return {letter: word(players, letter, "") for letter in players}


def _read_actions(record: Record, actions: list[str]) -> State:
    """Play the actions and put them into the record. Returns the game after them."""
    state = record.deal.start()
    for number, text in enumerate(actions, 1):
        family, _, rest = text.strip().partition(" ")
        with Within(f"actions: {number} '{text}'"):
            seat, action = seat_of(family, record.seating), parse_action(rest)
            if state.question == NOTHING:
                raise NotationError("the game is over")
            if seat != state.asked:
                raise NotationError(f"{record.seating[state.asked]} is to act")
            if not state.is_legal(action):
                raise NotationError(f"it is not legal; legal: {', '.join(map(action_text, state.legal()))}")
        state.take(action)
        record.actions.append(action)
    return state


def _check_result(result: object, state: State, seating: str) -> None:
    over = state.question == NOTHING
    if result is None:
        if over:
            raise NotationError("result: it is missing, and the game is over")
        return
    if not over:
        raise NotationError(
            f"actions: the game is not over after the last one; {seating[state.asked]} is to act"
        )
    if not isinstance(result, dict):
        raise NotationError("result: it is not a table")
    for key, value in result_keys(state, seating).items():
        if result.get(key) != value:
            raise NotationError(f"result: {key}: {json.dumps(value)} is what the actions lead to")


# -- the same, as keys -------------------------------------------------------------------------------


def record_keys(record: Record) -> dict[str, object]:
    """A record as the keys of its JSON."""
    actions, state = _actions_by_round(record)
    keys: dict[str, object] = {
        "oriflamme": VERSION,
        "set": record.set_name,
        "kinds": slugs_of(record.deal.kinds),
        "players": dict(record.names),
        "first": record.seating[record.deal.first],
        "deal": deal_keys(record.deal, record.seating),
        "actions": [action for played in actions for action in played],
    }
    if state.question == NOTHING:
        keys["result"] = result_keys(state, record.seating)
    keys.update((key, value) for key, value in record.further.items() if key not in _KNOWN)
    return keys


def actions_of(record: Record) -> list[str]:
    """Every action with the family that took it."""
    return [action for played in _actions_by_round(record)[0] for action in played]


def _actions_by_round(record: Record) -> tuple[list[list[str]], State]:
    state = record.deal.start()
    rounds: list[list[str]] = [[] for _ in range(record.deal.rounds)]
    for action in record.actions:
        rounds[state.round - 1].append(f"{record.seating[state.asked]} {action_text(action)}")
        state.apply(action)
    return [played for played in rounds if played], state


# -- JSON --------------------------------------------------------------------------------------------


def record_json(record: Record) -> str:
    return json.dumps(record_keys(record), ensure_ascii=False, indent=1) + "\n"


def _parse_json(text: str) -> dict[str, object]:
    try:
        keys = json.loads(text)
    except ValueError as error:
        place = (
            f"line {error.lineno}: {error.msg}" if isinstance(error, json.JSONDecodeError) else str(error)
        )
        raise NotationError(f"this is not JSON (a truncated record?): {place}") from None
    except RecursionError:
        raise NotationError("this is not JSON that a record has") from None
    if not isinstance(keys, dict):
        raise NotationError("this is not a JSON object")
    check_characters(keys)
    if "" in keys:
        raise NotationError("'': a key must have a name")
    return keys


# -- text --------------------------------------------------------------------------------------------

_LINE_END = re.compile(r"\r\n?|\n")  # not those that only `splitlines` knows: a name may contain them
_HEADER = re.compile(r'\[([^\s"\[\]]+) "(.*)"\]')
_LISTS = {"deal": ("hands", "aside", "rounds"), "result": ("row", "influence", "winners")}


def record_text(record: Record) -> str:
    """`[Key "value"]` lines, then one action per line, with a blank line between rounds."""
    keys = record_keys(record)
    # the deal is required and comes last, so that a truncated record is recognized
    lines = [_header(key, value) for key, value in keys.items() if key not in ("actions", "deal")]
    lines.append(_header("deal", keys["deal"]))
    actions, _ = _actions_by_round(record)
    rounds = ["\n".join(played) for played in actions]
    return "\n\n".join(["\n".join(lines), *rounds]) + "\n"


def _header(key: str, value: object) -> str:
    if key == "players" and isinstance(value, dict):
        text = ",".join(f"{letter}:{_escape(name)}" for letter, name in value.items())
    elif key in _LISTS and isinstance(value, dict):
        text = join_keys(value)
    elif key == "kinds" and isinstance(value, list):
        text = ",".join(value)
    elif key in _KNOWN:
        text = str(value)
    else:
        text = _further_text(value)
    return f"[{_header_name(key)} {json.dumps(text, ensure_ascii=False)}]"


def _header_name(key: str) -> str:
    if key in _KNOWN:
        return key.capitalize()
    name = quote(key, safe="")
    # a further key `Set` must not be read as our `set`
    return f"%{ord(name[0]):X}{name[1:]}" if name.lower() in _KNOWN else name


def _escape(name: str) -> str:
    return name.replace("%", "%25").replace(",", "%2C").replace(":", "%3A")


def _further_text(value: object) -> str:
    """A text as it is, unless it could be read as something else. Everything else as JSON."""
    if isinstance(value, str) and _further_value(value) == value:
        return value
    return json.dumps(value, ensure_ascii=False)


def _further_value(text: str) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def _parse_text(text: str) -> dict[str, object]:
    keys: dict[str, object] = {}
    actions: list[str] = []
    for number, line in enumerate(_LINE_END.split(text), 1):
        line = line.strip()
        with Within(f"line {number}"):
            if line.startswith("["):
                key, value = _parse_header(line)
                if key in keys:
                    raise NotationError(f"{key}: it is given twice")
                keys[key] = value
            elif line:
                actions.append(line)
    if not keys:
        raise NotationError("this is no game record, neither as JSON nor as text")
    return keys | {"actions": actions}


def _parse_header(line: str) -> tuple[str, object]:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise NotationError(f"'{line}' is not [Key \"value\"] (a truncated record?)")
    try:
        text = str(json.loads(f'"{match[2]}"'))
    except ValueError:
        raise NotationError(f"'{line}': the value is not a text between quotes") from None
    check_characters({match[1]: text})
    key = match[1].lower()
    if key not in _KNOWN:
        key, value = unquote(match[1]), _further_value(text)
        check_characters({key: value})
        return key, value
    with Within(key):
        return key, _known_value(key, text)


def _known_value(key: str, text: str) -> object:
    if key == "oriflamme":
        return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text
    if key == "kinds":
        return text.split(",")
    if key == "players":
        names: dict[str, str] = {}
        for player in text.split(","):
            letter, _, name = player.partition(":")
            if letter in names:
                raise NotationError(f"{letter} is given twice")
            names[letter] = unquote(name)
        return names
    if key in _LISTS:
        keys = split_keys(text, lists=("row", "winners"))
        for inner in keys:
            if inner not in _LISTS[key]:
                raise NotationError(f"{inner}: there is no such key{nearest(inner, _LISTS[key])}")
        return keys
    return text
