"""Checks what a program sets a game up with. Errors say what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oriflamme.api.words import FAMILIES, SETS, Set
from oriflamme.notation.words import NotationError, kind_of
from oriflamme.rules.bits import bit, count
from oriflamme.rules.catalogue import CHARACTERS, GAME_SETS, INTRIGUES, is_whole
from oriflamme.rules.game_type import USUAL

FEWEST, MOST = USUAL.fewest_players, USUAL.most_players
SEEDS = 1 << 62
"""The number of different seeds. A greater or negative seed stands for one of them."""


def names_of(players: int | Sequence[str]) -> list[str]:
    """A name for each player: the colours of the families if only their number is given."""
    if isinstance(players, int) and not isinstance(players, bool):
        _check_number(players)
        return [family.colour.capitalize() for family in FAMILIES[:players]]
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise TypeError(f"players: a number from {FEWEST} to {MOST} or a list of names, not {players!r}")
    _check_number(len(players))
    for name in players:
        if not isinstance(name, str):
            raise TypeError(f"players: {name!r} is not a name")
    return list(players)


def _check_number(players: int) -> None:
    if not FEWEST <= players <= MOST:
        nearest = min(max(players, FEWEST), MOST)
        raise ValueError(f"players: a game has {FEWEST} to {MOST}, not {players}; the nearest is {nearest}")


def kinds_of(cards: str | Iterable[str]) -> tuple[Set, int]:
    """The set, and its kinds as the engine's integer; 0 if they are drawn for each game."""
    if isinstance(cards, str):
        name = Set(cards)
        return name, GAME_SETS[name]
    if not isinstance(cards, Iterable):
        raise TypeError(f"cards: {', '.join(SETS)} or a list of ten kinds, not {cards!r}")
    return Set("mixed"), ten_kinds(cards)


def ten_kinds(slugs: Iterable[str]) -> int:
    """A choice of ten kinds as the engine's integer."""
    kinds = 0
    for slug in slugs:
        if kinds & bit(kind_of(slug)):
            raise NotationError(f"'{slug}' is there twice")
        kinds |= bit(kind_of(slug))
    if not is_whole(kinds):
        characters, intrigues = count(kinds & CHARACTERS), count(kinds & INTRIGUES)
        raise NotationError(
            f"a set has {USUAL.characters} characters and {USUAL.intrigues} intrigues, "
            f"not {characters} and {intrigues}"
        )
    return kinds


def seed_of(seed: int) -> int:
    """A seed within the range of the generator."""
    if not isinstance(seed, int):
        raise TypeError(f"seed: {seed!r} is not a whole number")
    return seed % SEEDS
