"""Parsers for the command line. An error is one line that names the nearest right word."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import NoReturn

from oriflamme.cli.config_file import BadConfig, defaults_from
from oriflamme.notation.words import NotationError, nearest
from oriflamme.rules.catalogue import GAME_SETS
from oriflamme.rules.game_type import USUAL
from oriflamme.texts import LANGUAGES, of_the_system

CONFIG = "config"
"""The option that names a file with others."""

ONLY_TOLD = ("help", "version", "limits")
"""Options that print something and end: they set nothing."""


class BadInput(Exception):
    """The user gave something wrong: one clear line, exit code 2."""


class Parser(argparse.ArgumentParser):
    """A parser without usage text around errors and without abbreviated options."""

    def __init__(self, *, prog: str, description: str, epilog: str = "") -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message.removeprefix('argument ')} (see {self.prog} --help)")

    def options(self) -> list[str]:
        return [option for option in self._option_string_actions if option.startswith("--")]

    def options_by_key(self) -> dict[str, argparse.Action]:
        """Those that can stand in a file (`config_file.py`), by their names there."""
        return {
            option.removeprefix("--"): action
            for option, action in self._option_string_actions.items()
            if option.startswith("--") and option.removeprefix("--") not in (CONFIG, *ONLY_TOLD)
        }

    def parse(self, arguments: list[str]) -> argparse.Namespace:
        """Raises BadInput. For an unknown option it names the nearest one."""
        known, unknown = self.parse_known_args(arguments)
        if getattr(known, CONFIG, None):
            try:
                self.set_defaults(**defaults_from(known.config, self))
            except BadConfig as error:
                raise BadInput(f"--{CONFIG}: {error}") from None
            known, unknown = self.parse_known_args(arguments)
        for word in unknown:
            if word.startswith("-") and word != "-":
                option = word.partition("=")[0]
                self.error(f"there is no option '{option}'{nearest(option, self.options())}")
        if unknown:
            self.error(f"'{unknown[0]}' is one argument too many")
        return known


def one_of(what: str, words: Iterable[str]) -> Callable[[str], str]:
    """The type of an option whose value is one of a few words."""
    known = list(words)

    def read(text: str) -> str:
        if text not in known:
            raise argparse.ArgumentTypeError(f"there is no {what} '{text}'{nearest(text, known)}")
        return text

    return read


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """The type of an option whose value is a whole number within bounds."""
    bounds = f"from {least} to {most}" if most is not None else f"from {least} on"

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number {bounds}") from None
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"{value} is not a whole number {bounds}")
        return value

    return read


def decimal(most: float, what: str = "number") -> Callable[[str], float]:
    """The type of an option whose value is a number above 0."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0.0 < value <= most:
            raise argparse.ArgumentTypeError(f"'{text}' is no {what} above 0 and up to {most:,.0f}")
        return value

    return read


seconds = decimal(1e6, "number of seconds")


def address(text: str) -> str:
    """An option's value that is ADDRESS:PORT."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit() or int(port) > 65535:
        raise argparse.ArgumentTypeError(f"'{text}' is no ADDRESS:PORT, such as 127.0.0.1:9090")
    return text


def any_number(text: str) -> int:
    """A seed."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None


# -- options of several commands ---------------------------------------------------------------------


def add_players(parser: Parser, who: str = "families at the table") -> None:
    fewest, most = USUAL.fewest_players, USUAL.most_players
    parser.add_argument(
        "--players",
        type=number(fewest, most),
        default=fewest,
        metavar="K",
        help=f"{who}, {fewest} to {most} ({fewest})",
    )


def add_set(parser: Parser, default: str | None = "base") -> None:
    parser.add_argument(
        "--set",
        type=one_of("set", GAME_SETS),
        default=default,
        metavar="SET",
        help=f"{', '.join(GAME_SETS)} (base)",
    )


def add_kinds(parser: Parser, otherwise: str) -> None:
    parser.add_argument(
        "--kinds",
        metavar="A,B,…",
        help=f"the ten kinds of a mixed set; if left out, drawn {otherwise}",
    )


def read_kinds(set_name: str | None, text: str | None) -> int:
    """The kinds in play by --set and --kinds; 0 if they are to be drawn. Raises BadInput."""
    if text is None:
        return GAME_SETS[set_name or "base"]
    if set_name not in (None, "mixed"):
        raise BadInput(f"--kinds goes with --set mixed; the set '{set_name}' has its own ten")
    from oriflamme.api.set_up import ten_kinds  # most commands do not need it

    try:
        return ten_kinds(slug.strip() for slug in text.split(","))
    except NotationError as error:
        raise BadInput(f"--kinds: {error}") from None


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--language",
        type=one_of("language", LANGUAGES),
        default=of_the_system(),
        metavar="L",
        help=f"language of the texts: {', '.join(LANGUAGES)} (the system's, if it is one of them)",
    )


def add_traceback(parser: Parser) -> None:
    parser.add_argument(
        "--traceback", action="store_true", help="show the whole traceback of a bot's error"
    )
