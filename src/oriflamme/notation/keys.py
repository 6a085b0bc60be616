"""Reads the values of keys from a table of TOML or JSON, or from a line of text. Errors name the key."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from oriflamme.notation.words import NotationError, kind_of, seat_of
from oriflamme.rules.bits import bit
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.game_type import USUAL

NUMBER_AT_MOST = 999_999  # for any number of a position
_HALF_A_CHARACTER = re.compile("[\ud800-\udfff]")


class Within:
    """Puts the key at which an error occurred before its message."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, NotationError):
            raise NotationError(f"{self.key}: {error}") from None


def whole_number(keys: Mapping[str, object], key: str, default: int, most: int = NUMBER_AT_MOST) -> int:
    value = keys.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotationError(f"{key}: {value!r} is not a whole number")
    if not 0 <= value <= most:
        raise NotationError(f"{key}: {value} is outside 0 to {most}")
    return value


def plain_number(key: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(NUMBER_AT_MOST)):
        raise NotationError(f"{key}: '{text}' is not a number up to {NUMBER_AT_MOST}")
    return int(text)


def word(keys: Mapping[str, object], key: str, default: str) -> str:
    value = keys.get(key, default)
    if not isinstance(value, str):
        raise NotationError(f"{key}: {value!r} is not a word")
    return value


def texts(keys: Mapping[str, object], key: str) -> list[str]:
    value = keys.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise NotationError(f"{key}: {value!r} is not a list of texts")
    return value


def family_table(keys: Mapping[str, object], key: str, seating: str) -> dict[str, object]:
    value = keys.get(key, {})
    if not isinstance(value, dict):
        raise NotationError(f"{key}: {value!r} is not a table of families")
    with Within(key):
        for letter in value:
            seat_of(letter, seating)
    return value


def read_seating(players: Sequence[str], fewest: int = USUAL.fewest_players) -> str:
    for player in players:
        if len(player) != 1 or player not in FAMILIES:
            raise NotationError(f"players: there is no family '{player}'; there are {', '.join(FAMILIES)}")
    if len(set(players)) != len(players):
        raise NotationError("players: a family sits at the table twice")
    if not fewest <= len(players) <= USUAL.most_players:
        raise NotationError(
            f"players: there are {len(players)}; a game has {fewest} to {USUAL.most_players}"
        )
    return "".join(players)


def read_kinds(keys: Mapping[str, object], key: str) -> int:
    """A set of kinds from a list of slugs."""
    kinds = 0
    with Within(key):
        for slug in texts(keys, key):
            if kinds & bit(kind_of(slug)):
                raise NotationError(f"a second {slug}")
            kinds |= bit(kind_of(slug))
    return kinds


def check_characters(keys: Mapping[str, object]) -> None:
    """Refuse half a surrogate pair, which JSON can escape but no file can hold."""
    for key, value in keys.items():
        try:
            half = _HALF_A_CHARACTER.search(json.dumps([key, value], ensure_ascii=False))
        except RecursionError:
            raise NotationError("it is nested too deeply") from None
        if half:
            name = key.encode("utf-8", "backslashreplace").decode()
            raise NotationError(
                f"{name}: '\\u{ord(half[0]):x}' is half of a character; write the character itself"
            )
