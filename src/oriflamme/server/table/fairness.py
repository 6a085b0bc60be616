"""A deal that anyone can check afterwards, and that nobody can choose.

The server draws a secret of 256 random bits. Its SHA-256 hash is shown from the moment the table is made.
Then the people who sit down add random bits of their own. The seed of the deal is the hash of all of it.
Everything is shown when the game is over. docs/protocol.md describes it in words, and what it proves.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from oriflamme.rules.bits import bit, members_of
from oriflamme.rules.deal import Deal
from oriflamme.rules.game_type import USUAL

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash of the server's secret, which is announced before anybody sits down."""
    return hashlib.sha256(seed).hexdigest()


def player_commitment(bits: str, table: str, family: str) -> str:
    """The hash that a person announces before anybody sends bits. It holds for one seat of one table, so
    that nobody can repeat another's."""
    return hashlib.sha256(bytes.fromhex(bits) + f"{table}{family}".encode()).hexdigest()


def combined(secret: bytes, table: str, bits: Mapping[str, str]) -> bytes:
    """The seed of the deal: the hash of the server's secret, the bits by family in the order of seats, and
    the id of the table."""
    added = b"".join(family.encode() + bytes.fromhex(its) for family, its in bits.items())
    return hashlib.sha256(secret + added + table.encode()).digest()


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


def order_from(seed: bytes, seats: int) -> list[int]:
    """The seating that belongs to a seed: the old seat numbers in their new order."""
    return _shuffled(Stream(hashlib.sha256(seed + b"seating").digest()), list(range(seats)))


def _shuffled(stream: Stream, things: list[int]) -> list[int]:
    for i in range(len(things) - 1, 0, -1):
        j = stream.below(i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def deal_from(seed: bytes, kinds: int, seats: int) -> Deal:
    """Each family in turn shuffles the kinds in play and sets the first ones aside; then the first player
    is drawn."""
    stream = Stream(seed)
    asides = []
    for _ in range(seats):
        cards = _shuffled(stream, members_of(kinds))
        asides.append(sum(bit(kind) for kind in cards[: USUAL.aside]))
    return Deal(kinds, [kinds ^ aside for aside in asides], asides, stream.below(seats))
