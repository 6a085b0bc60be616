"""Reads a message catalogue."""

from __future__ import annotations

import functools
import re
from importlib.resources import files

_MESSAGE = re.compile(r"([a-zA-Z][a-zA-Z0-9-]*) = ?(.*)")
_ATTRIBUTE = re.compile(r" +\.([a-z][a-z0-9-]*) = ?(.*)")
_PLACEABLE = re.compile(r"\{ ?\$([a-z]+) ?\}")


class Catalogue:
    """Messages by their key; an attribute of a message as `key.attribute`."""

    def __init__(self, text: str) -> None:
        self.messages: dict[str, str] = {}
        message = key = ""
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if match := _MESSAGE.fullmatch(line):
                message = key = match[1]
            elif match := _ATTRIBUTE.fullmatch(line):
                key = f"{message}.{match[1]}"
            elif line.startswith(" ") and key:
                self.messages[key] = f"{self.messages[key]} {line.strip()}".strip()
                continue
            else:
                raise ValueError(f"line {number} is no message: {line}")
            if key in self.messages:
                raise ValueError(f"line {number}: {key} is there twice")
            self.messages[key] = match[2].strip()

    def text(self, key: str, **values: str | int) -> str:
        """A message with its places filled in."""
        return _PLACEABLE.sub(lambda match: str(values[match[1]]), self.messages[key])

    def attributes(self, key: str, prefix: str) -> list[str]:
        """The attributes of a message whose names begin so, in the order of the file."""
        return [text for name, text in self.messages.items() if name.startswith(f"{key}.{prefix}")]


@functools.cache
def english() -> Catalogue:
    return Catalogue((files("oriflamme.texts") / "en.ftl").read_text(encoding="utf-8"))
