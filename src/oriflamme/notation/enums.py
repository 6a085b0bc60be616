"""Closed lists of words, as types of messages. The JSON Schema lists the words."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from oriflamme.notation.load import PHASES
from oriflamme.notation.words import CHOICES, QUESTIONS
from oriflamme.rules.catalogue import FAMILIES


def one_of(name: str, *words: str) -> Meta:
    return Meta(title=name, extra_json_schema={"enum": list(words)})


Letter: TypeAlias = Annotated[str, one_of("Letter", *FAMILIES)]
LetterOrNone: TypeAlias = Annotated[str, one_of("LetterOrNone", *FAMILIES, "")]
Phase: TypeAlias = Annotated[str, one_of("Phase", *PHASES)]
Question: TypeAlias = Annotated[str, one_of("Question", *QUESTIONS.values())]
Choice: TypeAlias = Annotated[str, one_of("Choice", *CHOICES.values())]
Where: TypeAlias = Annotated[str, one_of("Where", "first", "last", "on")]
