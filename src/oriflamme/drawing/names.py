"""Families and cards as sentences and screens name them."""

from __future__ import annotations

from rich.text import Text

from oriflamme.notation.words import slug_of
from oriflamme.rules.board import UNKNOWN, kind_of, seat_of
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.state import State
from oriflamme.texts import Catalogue

COLOURS = {"R": "red", "B": "dodger_blue1", "G": "spring_green4", "Y": "yellow", "V": "medium_orchid"}
INKS = {"R": "white", "B": "white", "G": "white", "Y": "black", "V": "white"}
"""The text colour that is legible on the family's colour."""


def family_name(texts: Catalogue, seat: int) -> str:
    return texts.text(f"family-{FAMILIES[seat]}")


def kind_name(texts: Catalogue, kind: int) -> str:
    return texts.text(f"card-{slug_of(kind)}")


def card_name(texts: Catalogue, owner: int, kind: int, position: int = 0, own: bool = False) -> str:
    """Such as `Blue's Spy at 3`, or `Blue's closed card at 3` if the kind is unknown.

    `own`: the sentence has named the family already, so it is `the Spy at 3` or `a card at 3`.
    """
    who, known = family_name(texts, owner), 0 <= kind < UNKNOWN
    if own:
        name = texts.text("card-own", name=kind_name(texts, kind)) if known else texts.text("card-new")
    elif known:
        name = texts.text("card-of", who=who, name=kind_name(texts, kind))
    else:
        name = texts.text("card-of-unknown", who=who)
    return texts.text("card-at", card=name, position=position) if position else name


def card_at(texts: Catalogue, seen: State, position: int) -> str:
    """The top card there, as the viewer knows it."""
    card = seen.row[position]
    return card_name(texts, seat_of(card), kind_of(card), position)


def coloured(texts: Catalogue, sentence: str, seats: int) -> Text:
    """A sentence with the names of the families in their colours."""
    text = Text(sentence)
    for seat in range(seats):
        text.highlight_words([family_name(texts, seat)], f"bold {COLOURS[FAMILIES[seat]]}")
    return text
