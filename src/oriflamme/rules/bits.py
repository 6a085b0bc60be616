"""Sets of small numbers (kinds, positions) as the bits of one integer, and arrays of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

COMPILED: Final[bool] = not __file__.endswith(".py")


def numbers(n: i64, value: i64) -> vec[i64]:
    """An array of n numbers with this initial value."""
    if COMPILED:
        return vec[i64]([value] * n)
    return cast("vec[i64]", [value] * n)  # the interpreter is twice as fast with a list


def bit(k: i64) -> i64:
    """The set that holds only k."""
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
_INDEX: Final = numbers(67, 0)


def _fill() -> None:
    k: i64 = 0
    while k <= 62:
        _INDEX[bit(k) % 67] = k
        k += 1


_fill()


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _INDEX[(members & -members) % 67]


def nth(members: i64, i: i64) -> i64:
    """The i-th smallest member, from 0."""
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


# The same, faster for the interpreter.
_members_of = lru_cache(maxsize=1 << 16)(members_of)


def _lowest(members: int) -> int:
    return (members & -members).bit_length() - 1


def _nth(members: int, i: int) -> int:
    return _members_of(members)[i]


if not COMPILED:  # other modules import these instead
    bit = (1).__lshift__  # type: ignore[assignment]
    count = int.bit_count  # type: ignore[assignment]
    lowest = _lowest
    nth = _nth
