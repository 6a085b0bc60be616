"""The call to a game: who is ready, and the random bits that each person adds to the deal.

First everybody commits to bits, then everybody sends them. So nobody can choose theirs by those of others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from oriflamme.server.table.fairness import combined


@dataclass(frozen=True, slots=True)
class Call:
    at: int  # when it began, and from the moment when everybody is ready, that moment
    waits: tuple[int, ...]  # the seats that still have to say that they are ready
    ready_within: int
    bits_within: int
    commitments: Mapping[int, str] = field(default_factory=dict)  # of each seat that has made one
    bits: Mapping[int, str] = field(default_factory=dict)  # of each seat that has sent them

    @property
    def gathered(self) -> bool:
        """Everybody is ready, and all commitments are public."""
        return not self.waits

    @property
    def missing(self) -> list[int]:
        """The seats that have committed to bits and not sent them."""
        return [seat for seat in self.commitments if seat not in self.bits]

    @property
    def within(self) -> int:
        """How long the present step may take, in milliseconds."""
        return self.bits_within if self.gathered else self.ready_within

    def with_ready(self, at: int, seat: int, commitment: str) -> Call:
        waits = tuple(other for other in self.waits if other != seat)
        made = {**self.commitments, seat: commitment} if commitment else self.commitments
        return replace(self, at=self.at if waits else at, waits=waits, commitments=made)

    def with_bits(self, seat: int, bits: str) -> Call:
        return replace(self, bits={**self.bits, seat: bits})

    def seed(self, secret: bytes, table: str, seating: str) -> bytes:
        """The seed of the deal. If nobody has committed to any bits, it is the server's secret."""
        if not self.commitments:
            return secret
        return combined(secret, table, {seating[seat]: bits for seat, bits in sorted(self.bits.items())})
