"""Cards in the row: texts of the notation that know their parts."""

from __future__ import annotations

import functools

from oriflamme.api.words import FAMILIES, KINDS, UNKNOWN, Family, Kind, Word
from oriflamme.notation.cards import CardText, parse_card, parse_stack
from oriflamme.rules import catalogue
from oriflamme.rules.board import NOBODY


class Card(Word):
    """A card in the row, with everything on and beneath it, such as `R?ambush+2` or `B?_/B!spy`.

    It is a text of the notation and equal to it. If the viewer may not know what a card is, `_` stands for
    its kind. Raises ValueError for text that is not a card.
    """

    __slots__ = ()
    __module__ = "oriflamme"

    def __new__(cls, text: str) -> Card:
        parse_stack(text, catalogue.FAMILIES)
        return laid(text)

    @property
    def family(self) -> Family:
        """The family that it belongs to."""
        return FAMILIES[_top(self).seat]

    @property
    def kind(self) -> Kind:
        """Its kind; `_` if the viewer may not know it."""
        kind = _top(self).kind
        return UNKNOWN if kind == NOBODY else KINDS[kind]

    @property
    def open(self) -> bool:
        """Whether it lies face up."""
        return _top(self).open

    @property
    def tokens(self) -> int:
        """How many influence tokens lie on it."""
        return _top(self).tokens

    @property
    def verdicts(self) -> int:
        """How many verdict tokens lie on it."""
        return _top(self).verdicts

    @property
    def known(self) -> bool:
        """Whether it lies face down although everybody knows it."""
        return _top(self).known

    @property
    def asleep(self) -> bool:
        """Whether it does not act this round."""
        return _top(self).asleep

    @property
    def beneath(self) -> Card | None:
        """The card that it covers, with everything beneath that one; None if it covers none."""
        rest = self.partition("/")[2]
        return laid(rest) if rest else None

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


def laid(text: str) -> Card:
    """The card or the stack with this notation."""
    return Word.__new__(Card, text)


def _top(stack: str) -> CardText:
    return _parsed(stack.partition("/")[0])


@functools.lru_cache(maxsize=4096)
def _parsed(card: str) -> CardText:
    return parse_card(card, catalogue.FAMILIES)
