"""All kinds of card, numbered set after set, and the choice of ten for a mixed game."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.bits import bit, count, nth
from oriflamme.rules.board import UNKNOWN
from oriflamme.rules.card import Card
from oriflamme.rules.cards.alliance import CARDS as ALLIANCE_CARDS
from oriflamme.rules.cards.base import CARDS as BASE_CARDS
from oriflamme.rules.game_type import USUAL

# A new set goes to the end, so that no other card changes its number: bots have learned by it.
_SETS: Final[dict[str, list[Card]]] = {
    "base": BASE_CARDS,
    "alliance": ALLIANCE_CARDS,
}

CARDS: Final = vec[Card]([card for cards in _SETS.values() for card in cards])
"""Every card, at the place of its number."""

FAMILIES: Final = "RBGYV"
"""The letters of the families in the order of their seats: red, blue, green, yellow, violet."""

KINDS: Final[dict[str, int]] = {card.slug: number for number, card in enumerate(CARDS)}
"""The number of every kind by its slug."""

for _number, _card in enumerate(CARDS):
    _card.kind = _number

if len(CARDS) > UNKNOWN:
    raise AssertionError(f"{len(CARDS)} kinds of card: there are numbers for {UNKNOWN}, see board.py")
if "" in KINDS or len(KINDS) < len(CARDS):
    raise AssertionError("a card has no slug, or that of another: see rules/cards")


def _set_of(cards: list[Card]) -> i64:
    kinds: i64 = 0
    for card in cards:
        kinds |= bit(card.kind)
    return kinds


SETS: Final[dict[str, int]] = {name: _set_of(cards) for name, cards in _SETS.items()}
"""The kinds of every set by its name. Not every set has enough cards for a game (`is_whole`)."""

BASE: Final[int] = SETS["base"]
ALLIANCE: Final[int] = SETS["alliance"]
CHARACTERS: Final[int] = _set_of([card for card in CARDS if card.character])
INTRIGUES: Final[int] = _set_of([card for card in CARDS if not card.character])
RESERVABLE: Final[int] = _set_of([card for card in CARDS if card.reserved])

# What a balanced draw must contain.
ELIMINATORS: Final[int] = _set_of([card for card in CARDS if card.eliminates])
PUNISHERS: Final[int] = _set_of([card for card in CARDS if card.punishes])
EARNERS: Final[int] = _set_of([card for card in CARDS if card.earns])


def is_whole(kinds: i64) -> bool:
    """Whether these are the kinds of a usual game: the right numbers of characters and intrigues."""
    return count(kinds & CHARACTERS) == USUAL.characters and count(kinds & INTRIGUES) == USUAL.intrigues


GAME_SETS: Final[dict[str, int]] = {
    **{name: kinds for name, kinds in SETS.items() if is_whole(kinds)},
    "mixed": 0,
}
"""What a game can be played with. The kinds of a mixed set are drawn or chosen for each game."""


def set_name_of(kinds: i64) -> str:
    """The set that a game with these kinds is played with. What is no other set is mixed."""
    for name, of_set in GAME_SETS.items():
        if of_set == kinds:
            return name
    return "mixed"


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


def draw_mixed(rng: Random) -> i64:
    """Six characters and four intrigues. Every balanced choice has the same probability."""
    while True:
        kinds = some_of(CHARACTERS, USUAL.characters, rng) | some_of(INTRIGUES, USUAL.intrigues, rng)
        if (
            count(kinds & ELIMINATORS) >= 3
            and count(kinds & PUNISHERS) >= 1
            and count(kinds & EARNERS) >= 2
        ):
            return kinds
