"""A deal that anyone can check afterwards.

The seed is 256 random bits. Its SHA-256 hash is shown from the moment the table is made. The seed itself is
shown when the game is over. Nothing but the deal is drawn from it. docs/protocol.md describes it in words.
"""

from __future__ import annotations

import hashlib
import secrets

from oriflamme.rules.bits import bit, members_of
from oriflamme.rules.deal import Deal
from oriflamme.rules.game_type import USUAL

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash that is announced before the first card."""
    return hashlib.sha256(seed).hexdigest()


class Stream:
    """Numbers drawn from a seed: the SHA-256 hash of the seed and a counter, eight bytes at a time."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.counter = 0
        self.block = b""

    def word(self) -> int:
        if not self.block:
            self.block = hashlib.sha256(self.seed + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
        word, self.block = self.block[:8], self.block[8:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """One of 0 … limit - 1 with equal probability: words beyond the last whole multiple are skipped."""
        usable = 2**64 - 2**64 % limit
        while True:
            word = self.word()
            if word < usable:
                return word % limit


def deal_from(seed: bytes, kinds: int, seats: int) -> Deal:
    """Each family in turn shuffles the kinds in play and sets the first ones aside; then the first player
    is drawn."""
    stream = Stream(seed)
    asides = []
    for _ in range(seats):
        cards = members_of(kinds)
        for i in range(len(cards) - 1, 0, -1):
            j = stream.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        asides.append(sum(bit(kind) for kind in cards[: USUAL.aside]))
    return Deal(kinds, [kinds ^ aside for aside in asides], asides, stream.below(seats))
