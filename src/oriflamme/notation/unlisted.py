"""Helps with adding a card: says why the game does not know it yet although its class exists."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from oriflamme.rules import catalogue

_RULES = Path(catalogue.__file__).parent
_SLUG = re.compile(r'^ +slug = "([a-z-]+)"$', re.MULTILINE)


def unlisted(slug: str) -> str:
    """`; …` with what is left to do, if a source has this card; otherwise empty."""
    source = _sources().get(slug)
    if source is None:
        return ""
    if _compiled_before(source) or _compiled_before(_RULES / "catalogue.py"):
        return "; it is newer than the compiled rules: run 'make setup', or set ORIFLAMME_PURE=1"
    return (
        f"; src/oriflamme/rules/cards/{source.name} has its class: add it to CARDS there, "
        "and the set to src/oriflamme/rules/catalogue.py"
    )


@functools.cache
def _sources() -> dict[str, Path]:
    """The source of every card by its slug, including cards that no set lists."""
    found: dict[str, Path] = {}
    for source in sorted((_RULES / "cards").glob("*.py")):
        found |= dict.fromkeys(_SLUG.findall(source.read_text(encoding="utf-8")), source)
    return found


def _compiled_before(source: Path) -> bool:
    compiled = Path(catalogue.__file__)
    return compiled.suffix != ".py" and compiled.stat().st_mtime < source.stat().st_mtime
