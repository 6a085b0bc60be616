"""Options from a TOML file: every option is a key, without its dashes. The command line wins."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from oriflamme.notation.words import nearest

if TYPE_CHECKING:
    from oriflamme.cli.arguments import Parser


class BadConfig(Exception):
    """What is wrong with the file, in one line."""


def defaults_from(name: str, parser: Parser) -> dict[str, object]:
    """The values that a file gives to a parser's options. Raises BadConfig."""
    try:
        with Path(name).open("rb") as file:
            given = tomllib.load(file)
    except OSError as error:
        raise BadConfig(f"cannot read '{name}': {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadConfig(f"'{name}' is no TOML: {error}") from None
    known = parser.options_by_key()
    found = {}
    for key, value in given.items():
        if key not in known:
            raise BadConfig(f"'{name}': there is no key '{key}'{nearest(key, known)}")
        option = known[key]
        try:
            found[option.dest] = _value(option, value)
        except (argparse.ArgumentTypeError, ValueError) as error:
            raise BadConfig(f"'{name}': {key}: {error}") from None
    return found


def _value(option: argparse.Action, value: object) -> object:
    if option.nargs == 0:  # a flag
        if not isinstance(value, bool):
            raise argparse.ArgumentTypeError("true or false")
        return value
    if isinstance(option, argparse._AppendAction):
        return [_read(option, one) for one in _several(value)]
    return _read(option, value)


def _several(value: object) -> list[object]:
    """The values of an option that can be given several times: a list, or a table of names and values."""
    if isinstance(value, dict):
        return [f"{name}={one}" for name, one in value.items()]
    return value if isinstance(value, list) else [value]


def _read(option: argparse.Action, value: object) -> object:
    """Reads a value as if it were given on the command line."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise argparse.ArgumentTypeError(f"{value!r} is no value for it")
    return option.type(str(value)) if callable(option.type) else str(value)
