"""All kinds of card, numbered set after set, and the choice of ten for a mixed game."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import bit, count, nth
from oriflamme.rules.board import UNKNOWN
from oriflamme.rules.card import Card
from oriflamme.rules.cards import alliance, base
from oriflamme.rules.game_type import USUAL

CARDS: Final = vec[Card](base.CARDS + alliance.CARDS)
"""Every card, at the place of its number."""

FAMILIES: Final = "RBGYV"
"""The letters of the families in the order of their seats: red, blue, green, yellow, violet."""

KINDS: Final[dict[str, int]] = {card.slug: number for number, card in enumerate(CARDS)}
"""The number of every kind by its slug."""

for _number, _card in enumerate(CARDS):
    _card.kind = _number

if len(CARDS) > UNKNOWN:
    raise AssertionError("the numbers from UNKNOWN on are taken: see board.py")


def _set_of(slugs: list[str]) -> i64:
    kinds: i64 = 0
    for slug in slugs:
        kinds |= bit(KINDS[slug])
    return kinds


BASE: Final[int] = _set_of([card.slug for card in base.CARDS])
ALLIANCE: Final[int] = _set_of([card.slug for card in alliance.CARDS])
CHARACTERS: Final[int] = _set_of([card.slug for card in CARDS if card.character])
INTRIGUES: Final[int] = _set_of([card.slug for card in CARDS if not card.character])
RESERVABLE: Final[int] = _set_of([card.slug for card in CARDS if card.reserved])

SETS: Final[dict[str, int]] = {"base": BASE, "alliance": ALLIANCE}
"""The kinds of every set by its name."""

GAME_SETS: Final[dict[str, int]] = {**SETS, "mixed": 0}
"""What a game can be played with; the kinds of a mixed set are drawn or chosen for each game."""

# What a balanced draw must hold.
ELIMINATORS: Final[int] = _set_of(["archer", "soldier", "assassination", "deserter", "judge", "revolt"])
PUNISHERS: Final[int] = _set_of(["ambush", "extortion"])
EARNERS: Final[int] = _set_of(["heir", "lord", "fanatic", "empress", "diplomat"])


def some_of(members: i64, n: i64, rng: Random) -> i64:
    """n random members of a set."""
    chosen: i64 = 0
    left = count(members)
    while n > 0:
        member = bit(nth(members, rng.randrange(left)))
        chosen |= member
        members ^= member
        left -= 1
        n -= 1
    return chosen


def is_whole(kinds: i64) -> bool:
    """Whether these are the kinds of a usual game: as many characters and intrigues as it has."""
    return count(kinds & CHARACTERS) == USUAL.characters and count(kinds & INTRIGUES) == USUAL.intrigues


def draw_mixed(rng: Random) -> i64:
    """Six characters and four intrigues, every balanced choice as likely as any other."""
    while True:
        kinds = some_of(CHARACTERS, USUAL.characters, rng) | some_of(INTRIGUES, USUAL.intrigues, rng)
        if (
            count(kinds & ELIMINATORS) >= 3
            and count(kinds & PUNISHERS) >= 1
            and count(kinds & EARNERS) >= 2
        ):
            return kinds
