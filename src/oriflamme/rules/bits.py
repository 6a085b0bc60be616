"""Sets of small numbers (kinds, positions) kept as the bits of one integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def bit(k: i64) -> i64:
    """The set holding just k."""
    # mypyc 2.4 shifts a literal as a 32-bit C int, so the one is made from k.
    one = k - k + 1
    return one << k


def count(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members != 0:
        members &= members - 1
        n += 1
    return n


# The powers of two below 2^66 all leave different remainders when divided by 67.
_INDEX: Final = vec[i64]([0] * 67)


def _fill() -> None:
    for k in range(62):
        _INDEX[bit(k) % 67] = k
    _INDEX[bit(62) % 67] = 62


_fill()


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _INDEX[(members & -members) % 67]


def nth(members: i64, i: i64) -> i64:
    """The member that i others are smaller than."""
    while i > 0:
        members &= members - 1
        i -= 1
    return _INDEX[(members & -members) % 67]


def members_of(members: i64) -> list[int]:
    """The members as a list, smallest first."""
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found


def set_of(numbers: list[int]) -> i64:
    """The set of the given numbers."""
    members: i64 = 0
    for k in numbers:
        members |= bit(k)
    return members
