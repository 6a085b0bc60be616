"""Finds bots by the text that a person types: a name or `path.py:Class`, then `:key=value` for each
setting.

`greedy`, `search:iterations=2000`, `search:seconds=0.2:c=0.7`, `my_bot.py:MyBot:courage=3`. A name is one
of those here, or an entry point of an installed package in the group `oriflamme.bots`. The settings are the
arguments of the bot's constructor, with its types.
"""

from __future__ import annotations

import functools
import importlib.abc
import importlib.metadata
import importlib.util
import inspect
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from oriflamme.bots.bot import Bot
from oriflamme.bots.champion_bot import ChampionBot
from oriflamme.bots.errors import error_text, files_of, raised_text, trace_of
from oriflamme.bots.former_bot import FormerBot
from oriflamme.bots.greedy_bot import GreedyBot
from oriflamme.bots.levels import LEVELS
from oriflamme.bots.network_bot import NetworkBot
from oriflamme.bots.policy_bot import PolicyBot
from oriflamme.bots.random_bot import RandomBot
from oriflamme.bots.search_bot import SearchBot
from oriflamme.notation.words import nearest

BotClass = Callable[..., Bot]

BOTS: dict[str, BotClass] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "policy": PolicyBot,
    "search": SearchBot,
    "champion": ChampionBot,
    "former": FormerBot,
    "network": NetworkBot,
    **LEVELS,
}

ENTRY_POINTS = "oriflamme.bots"

RAISED = (Exception, SystemExit)
"""What a bot's file or constructor may raise. One that calls `sys.exit` must not end the program."""

_IN_A_FILE = re.compile(r"(?P<path>.*?\.py)(?::(?P<name>[^:=]+)(?=:|$))?(?P<rest>.*)", re.DOTALL)


class BadSpec(ValueError):
    """Text that names no bot. The message says what is wrong and what would be right. If the bot raised an
    error, `trace` has the traceback."""

    def __init__(self, message: str, error: BaseException | None = None) -> None:
        super().__init__(message)
        self.trace = "" if error is None else trace_of(error)


class Given(str):
    """The name of a bot that a program passes in itself, together with its constructor."""

    __slots__ = ("make",)

    make: BotClass

    def __new__(cls, name: str, make: BotClass) -> Given:
        given = super().__new__(cls, name)
        given.make = make
        return given

    def __reduce__(self) -> tuple[type[Given], tuple[str, BotClass]]:
        return Given, (str(self), self.make)


def make_bot(spec: str) -> Bot:
    """A new bot from its spec. Raises BadSpec."""
    make, settings = _find(spec)
    given: dict[str, object] = {}
    types_of = _settings_of(spec, make) if settings else {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadSpec(f"bot '{spec}': '{setting}' is no setting; write key=value")
        if key not in types_of:
            hint = nearest(key, types_of) if types_of else "; it has none"
            raise BadSpec(f"bot '{spec}': there is no setting '{key}'{hint}")
        if key in given:
            raise BadSpec(f"bot '{spec}': the setting '{key}' is there twice")
        given[key] = _read(spec, key, value, types_of[key])
    try:
        bot = make(**given)
    except RAISED as error:  # the author of the bot wants to read it, whatever it is
        reason = str(error) if isinstance(error, ValueError) else raised_text(error, files_of(make))
        raise BadSpec(f"bot '{spec}': {reason}", error) from error
    if not hasattr(bot, "choose"):
        raise BadSpec(f"bot '{spec}': it has no method 'choose'")
    return bot


def names() -> list[str]:
    """All names, including those of installed packages."""
    return [*BOTS, *(point.name for point in _entry_points() if point.name not in BOTS)]


def _find(spec: str) -> tuple[BotClass, list[str]]:
    """The constructor of the bot, and its settings as text."""
    if isinstance(spec, Given):
        return spec.make, []
    in_a_file = _IN_A_FILE.fullmatch(spec)
    if in_a_file is not None:
        path, name, rest = in_a_file.group("path", "name", "rest")
        make = _of_file(spec, path, name or "")
    else:
        name, colon, rest = spec.partition(":")
        make, rest = _named(name), colon + rest
    return make, rest.split(":")[1:]


def _named(name: str) -> BotClass:
    if name in BOTS:
        return BOTS[name]
    for point in _entry_points():
        if point.name == name:
            try:
                return typing.cast("BotClass", point.load())
            except RAISED as error:
                raise BadSpec(f"bot '{name}' of {point.value}: {error_text(error)}", error) from error
    raise BadSpec(f"there is no bot '{name}'{nearest(name, names())}")


@functools.cache
def _entry_points() -> tuple[importlib.metadata.EntryPoint, ...]:
    return tuple(importlib.metadata.entry_points(group=ENTRY_POINTS))


def _of_file(spec: str, path: str, name: str) -> BotClass:
    module = _load(path)
    classes = [
        key
        for key, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "choose")
    ]
    if not name:
        example = classes[0] if classes else "Class"
        raise BadSpec(f"bot '{spec}': name its class too, such as {path}:{example}")
    if not hasattr(module, name):
        hint = nearest(name, classes) if classes else f"; '{path}' has no class with a 'choose'"
        raise BadSpec(f"bot '{spec}': there is no class '{name}'{hint}")
    make = getattr(module, name)
    if not (isinstance(make, type) and hasattr(make, "choose")):
        raise BadSpec(f"bot '{spec}': '{name}' is no class with a method 'choose'")
    return typing.cast("BotClass", make)


@functools.cache
def _load(path: str) -> types.ModuleType:
    """The module in a file, once for each process."""
    if path not in _SENT and not Path(path).is_file():
        raise BadSpec(f"there is no file '{path}'")
    name = f"oriflamme_bot_{len(sys.modules)}_{Path(path).stem}"
    loader = _Sent(path) if path in _SENT else None
    found = importlib.util.spec_from_file_location(name, path, loader=loader)
    if found is None or found.loader is None:
        raise BadSpec(f"'{path}' cannot be loaded as Python")
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module  # where dataclasses and pickle look for it
    try:
        found.loader.exec_module(module)
    except RAISED as error:
        del sys.modules[name]
        reason = raised_text(error, {str(module.__file__)})
        raise BadSpec(f"'{path}' does not load: {reason}", error) from error
    return module


# -- files from another machine ----------------------------------------------------------------------

_SENT: dict[str, bytes] = {}
"""Their contents, by their paths as specs name them."""


def source_files(specs: Iterable[str]) -> dict[str, bytes]:
    """The files that these specs name, by their paths. Raises BadSpec."""
    found = (_IN_A_FILE.fullmatch(spec) for spec in specs if not isinstance(spec, Given))
    paths = {match["path"] for match in found if match is not None}
    try:
        return {path: Path(path).read_bytes() for path in sorted(paths)}
    except OSError as error:
        raise BadSpec(f"cannot read '{error.filename}': {error.strerror}") from None


def have_files(files: Mapping[str, bytes]) -> None:
    """From now on, bots are made from these contents, whatever is at these paths here."""
    _SENT.update(files)


class _Sent(importlib.abc.SourceLoader):
    """Loads a module from what was sent."""

    def __init__(self, path: str) -> None:
        self.path = path

    def get_filename(self, fullname: str) -> str:
        return str(Path(self.path).absolute())  # as for a file that is here

    def get_data(self, path: str | bytes) -> bytes:
        return _SENT[self.path]


# -- settings ----------------------------------------------------------------------------------------


def _settings_of(spec: str, make: BotClass) -> dict[str, object]:
    """The arguments of a constructor with their types. An argument without a type takes text."""
    try:
        arguments = inspect.signature(make, eval_str=True).parameters.values()
    except RAISED as error:
        reason = error_text(error)
        raise BadSpec(f"bot '{spec}': the types of its settings cannot be read: {reason}", error) from error
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {
        argument.name: str if argument.annotation is argument.empty else argument.annotation
        for argument in arguments
        if argument.kind in by_name
    }


_WORDS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def _read(spec: str, key: str, value: str, wanted: object) -> object:
    """A value as one of the types that the constructor takes there."""
    union = typing.get_origin(wanted) in (typing.Union, types.UnionType)
    options = typing.get_args(wanted) if union else (wanted,)
    try:
        if bool in options:
            return _WORDS[value.lower()]
        if int in options and float not in options:
            return int(value)
        if float in options:
            return float(value)
    except (ValueError, KeyError):
        what = (
            "true or false" if bool in options else "a whole number" if float not in options else "a number"
        )
        raise BadSpec(f"bot '{spec}': {key} is {what}, not '{value}'") from None
    return value
