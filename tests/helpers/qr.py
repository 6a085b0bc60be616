"""Reads a QR code that was printed in a terminal, up to version 3. It corrects no errors: a code that is
printed right has none."""

from __future__ import annotations

from collections.abc import Callable

LIGHT = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
FINDER = ("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111")
FORMAT_MASK = 0b101010000010010
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def modules(printed: list[str]) -> list[list[int]]:
    """1 for dark, without the quiet zone: light is printed, since terminals are dark."""
    rows = [[1 - LIGHT[letter][half] for letter in line] for line in printed for half in (0, 1)]
    dark = [y for y, row in enumerate(rows) if any(row[4:-4])]
    top = dark[0]
    size = len(rows[0]) - 8
    assert top == 4, "the quiet zone is four modules wide"
    assert not any(any(row[:4]) or any(row[-4:]) for row in rows[top : top + size])
    return [row[4:-4] for row in rows[top : top + size]]


def is_function(size: int, y: int, x: int) -> bool:
    """Whether a module belongs to the patterns that every code of this size has."""
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    aligned = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or aligned or y == 6 or x == 6


def read_qr(printed: list[str]) -> str:
    grid = modules(printed)
    size = len(grid)
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        found = ("".join(map(str, row[left : left + 7])) for row in grid[top : top + 7])
        assert tuple(found) == FINDER
    bits = [grid[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [grid[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    form = int("".join(map(str, bits)), 2) ^ FORMAT_MASK
    assert form >> 13 in (0b00, 0b01), "error correction M or L: the codewords are in one block"
    mask = MASKS[form >> 10 & 7]
    stream = []
    upwards = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not is_function(size, y, x):
                    stream.append(grid[y][x] ^ (mask(y, x) == 0))
        upwards = not upwards

    numbers = iter(stream)

    def take(n: int) -> int:
        return int("".join(str(next(numbers)) for _ in range(n)), 2)

    assert take(4) == 0b0100, "text in bytes"
    return bytes(take(8) for _ in range(take(8))).decode()
