"""Families, kinds of card and sets: texts that know what they stand for.

Each is a `str` and equal to the plain text: `game.asked == "R"`, `"archer" in game.hands["R"]`.
"""

from __future__ import annotations

import functools
from typing import TypeVar

from oriflamme.notation.words import NotationError, kind_of, nearest
from oriflamme.rules import catalogue
from oriflamme.rules.bits import bit, members_of
from oriflamme.rules.card import Card as RulesCard
from oriflamme.rules.catalogue import GAME_SETS
from oriflamme.texts import english

W = TypeVar("W", bound="Word")


class Word(str):
    """A text with a meaning. Copies and pickles are made from the text again."""

    __slots__ = ()

    def __reduce__(self: W) -> tuple[type[W], tuple[str]]:
        return type(self), (str(self),)


class Family(Word):
    """A family by its letter: `R`, `B`, `G`, `Y` or `V`."""

    __slots__ = ()
    __module__ = "oriflamme"

    def __new__(cls, letter: str) -> Family:
        if letter not in _COLOURS:
            raise NotationError(f"there is no family {letter!r}{nearest_family(letter, _COLOURS)}")
        return super().__new__(cls, letter)

    @property
    def colour(self) -> str:
        """Its colour in English, such as `red`."""
        return _COLOURS[self]


_COLOURS = {colour[0].upper(): colour for colour in ("red", "blue", "green", "yellow", "violet")}


def nearest_family(wrong: object, letters: object) -> str:
    """What would be right: the letter for `r` or `Red`, otherwise all letters."""
    known = "".join(map(str, letters))  # type: ignore[call-overload]
    if isinstance(wrong, str) and wrong and wrong[0].upper() in known:
        return f"; did you mean {wrong[0].upper()!r}?"
    return f"; there are {', '.join(known)}"


class Kind(Word):
    """A kind of card by its slug, such as `archer` or `royal-decree`; `_` if the viewer may not know it."""

    __slots__ = ()
    __module__ = "oriflamme"

    def __new__(cls, slug: str) -> Kind:
        if slug != "_":
            kind_of(slug)
        return super().__new__(cls, slug)

    @property
    def name(self) -> str:
        """Its name in English, such as `Royal Decree`."""
        return english().text(f"card-{self._card().slug}")

    @property
    def rule(self) -> str:
        """What it does, in English."""
        return english().text(f"card-{self._card().slug}.rule")

    @property
    def character(self) -> bool:
        """Whether it is a character. Otherwise it is an intrigue."""
        return self._card().character

    @property
    def set(self) -> Set:
        """The set that it belongs to; `mixed` if that set cannot be played alone."""
        return set_of(bit(self._card().kind))

    def _card(self) -> RulesCard:
        if self == UNKNOWN:
            raise ValueError("what a card with the kind '_' is, this viewer may not know")
        return catalogue.CARDS[kind_of(self)]


UNKNOWN = Kind("_")
"""Stands for a kind that the viewer may not know."""


class Set(Word):
    """A set of cards by its name: `base`, `alliance`, or `mixed`, whose ten kinds each game draws."""

    __slots__ = ()
    __module__ = "oriflamme"

    def __new__(cls, name: str) -> Set:
        if name not in GAME_SETS:
            raise NotationError(f"there is no set {name!r}{nearest(str(name), GAME_SETS)}")
        return super().__new__(cls, name)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Its kinds of card; for `mixed` all kinds that it can draw."""
        return kinds_in(GAME_SETS[self] or bit(len(KINDS)) - 1)


KINDS = tuple(Kind(card.slug) for card in catalogue.CARDS)
"""Every kind of card."""

SETS = tuple(Set(name) for name in GAME_SETS)
"""Every set."""

FAMILIES = tuple(Family(letter) for letter in catalogue.FAMILIES)
"""Every family, in the order of the seats."""


def kinds_in(members: int) -> tuple[Kind, ...]:
    """The kinds in one of the engine's sets of bits."""
    return tuple(KINDS[kind] for kind in members_of(members))


@functools.lru_cache
def set_of(kinds: int) -> Set:
    """The set that contains all of these kinds."""
    return next((name for name in SETS if kinds & ~GAME_SETS[name] == 0), Set("mixed"))
