"""The message catalogues as the tests read them: what is to be filled in, and what is written."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from oriflamme import texts

FOLDER = Path(texts.__path__[0])
FILLED = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in the prose for what is filled in."""


class _Places(Visitor):
    """What is to be filled in, and which other messages are used."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Prose(Visitor):
    """What is written, in all variants, with a mark for what is to be filled in."""

    def __init__(self) -> None:
        self.written = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.written += re.sub(r" *\n *", " ", node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.written += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.written += FILLED

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.written += "|"
        self.generic_visit(node)


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Each message and attribute."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: cannot be read: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = {entry.id.name: entry.value}
        parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
        for key, pattern in parts.items():
            assert key not in found, f"{language}: {key} is there twice"
            assert pattern is not None, f"{language}: {key} is empty"
            found[key] = pattern
    return found


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Each message and attribute with the names it uses."""
    found = {}
    for key, pattern in patterns(language).items():
        places = _Places()
        places.visit(pattern)
        found[key] = places.names
    return found


@cache
def prose(language: str) -> dict[str, str]:
    """Each message and attribute as it is written."""
    found = {}
    for key, pattern in patterns(language).items():
        reader = _Prose()
        reader.visit(pattern)
        found[key] = reader.written
    return found
