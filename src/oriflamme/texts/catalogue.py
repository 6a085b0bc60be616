"""Reads message catalogues. Fluent's own library makes the sentences; a message is parsed when it is first
wanted, since most commands want few."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from oriflamme.rules.catalogue import CARDS, GAME_SETS, SETS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "uk", "ru", "pl", "fr")
"""The languages there are a catalogue of, English first."""

_BEGINS = re.compile(r"^([a-zA-Z][a-zA-Z0-9-]*) =", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
_BREAK = re.compile(r" *\n *")
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")


class MissingText(LookupError):
    """A text is missing. The message says which file lacks what."""


class Catalogue:
    """Messages by their key; an attribute of a message as `key.attribute`."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        plain = _COMMENT.sub("", text)
        starts = list(_BEGINS.finditer(plain))
        for start, following in zip(starts, [*starts[1:], None], strict=True):
            if start[1] in self.sources:
                raise ValueError(f"{start[1]} is there twice")
            self.sources[start[1]] = plain[start.start() : following.start() if following else None]

    @functools.cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # slow to load, and most who look for a text want none

        return FluentBundle([self.language], use_isolating=False)

    def has(self, key: str) -> bool:
        """Whether this text exists. This parses nothing."""
        message, _, attribute = key.partition(".")
        source = self.sources.get(message, "")
        return bool(re.search(rf"^ +\.{attribute} *=", source, re.MULTILINE) if attribute else source)

    def text(self, key: str, **values: str | int) -> str:
        """A message with its values filled in. Raises MissingText."""
        patterns = self._patterns(key.partition(".")[0])
        if key not in patterns:
            raise _missing(self.language, [key])
        text, errors = self._bundle.format_pattern(patterns[key], values)
        if errors:
            raise errors[0]
        return _BREAK.sub(" ", str(text))  # line breaks of the file are not part of the text

    def attributes(self, key: str, prefix: str) -> list[str]:
        """The attributes of a message whose names begin with this prefix, in the order of the file."""
        return [self.text(name) for name in self._patterns(key) if name.startswith(f"{key}.{prefix}")]

    def _patterns(self, message: str) -> Mapping[str, Pattern]:
        """The patterns of a message and of its attributes."""
        if not self._bundle.has_message(message):
            from fluent.runtime import FluentResource

            if message not in self.sources:
                raise _missing(self.language, [message])
            source = self.sources[message]
            for name in _REFERENCE.findall(source):
                self._patterns(name)
            self._bundle.add_resource(FluentResource(source))
        parsed = self._bundle.get_message(message)
        patterns = {f"{message}.{name}": pattern for name, pattern in parsed.attributes.items()}
        return patterns if parsed.value is None else {message: parsed.value, **patterns}


@functools.cache
def catalogue(language: str) -> Catalogue:
    """All messages in a language. Raises MissingText if a card or a set has none."""
    read = Catalogue(language, (files("oriflamme.texts") / f"{language}.ftl").read_text(encoding="utf-8"))
    missing = [key for key in _wanted() if not read.has(key)]
    if missing:
        raise _missing(language, missing)
    return read


def _missing(language: str, keys: list[str]) -> MissingText:
    return MissingText(f"src/oriflamme/texts/{language}.ftl lacks {', '.join(keys)}: add what is missing")


def _wanted() -> list[str]:
    """The keys that every card and every set needs."""
    cards = [f"card-{card.slug}{part}" for card in CARDS for part in ("", ".short", ".rule")]
    played = [f"set-{what}-{name}" for name in GAME_SETS for what in ("name", "about")]
    return [*cards, *(f"set-{name}" for name in SETS), *played]


def english() -> Catalogue:
    return catalogue("en")


def understood(wishes: list[str]) -> str:
    """The first supported language among these wishes, such as `uk-UA`, `pl_PL.UTF-8` or `fr;q=0.7`, or
    English."""
    for wish in wishes:
        language = re.split(r"[-_.@;]", wish.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def of_the_system() -> str:
    """The language the terminal is set to."""
    return understood([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
