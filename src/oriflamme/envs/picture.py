"""The table as a picture of pixels, for videos and notebooks. Everything is shown, closed cards too."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from oriflamme.notation.words import QUESTIONS, slug_of
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.board import NOBODY, STOCK, kind_of, seat_of
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.state import State

WIDTH, HEIGHT = 960, 300
MARGIN = 20
CARD_WIDTH, CARD_HEIGHT = 84, 104
ROW_TOP = 150

Picture: TypeAlias = NDArray[np.uint8]
Colour: TypeAlias = tuple[int, int, int]

TABLE: Colour = (44, 38, 34)
INK: Colour = (238, 230, 214)
OPEN_CARD: Colour = (246, 238, 222)
DARK: Colour = (36, 30, 28)
GOLD: Colour = (232, 184, 64)
COLOURS: list[Colour] = [(192, 57, 48), (58, 110, 190), (62, 140, 84), (214, 170, 50), (138, 92, 176)]

# Letters of three by five dots: for each of the five lines an octal digit, whose bits are the dots.
LETTERS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57555", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55575", "X": "55255", "Y": "55222", "Z": "71247", "0": "75557", "1": "26227",
    "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71111", "8": "75757",
    "9": "75717", "-": "00700", "/": "11244",
}  # fmt: skip


def picture_of(state: State) -> Picture:
    """Round and question, the influence of each family, and the row with all its cards."""
    picture = np.full((HEIGHT, WIDTH, 3), TABLE, np.uint8)
    question = QUESTIONS[state.question] if state.question != NOTHING else "over"
    _write(picture, MARGIN, 16, f"round {state.round}/{state.rounds}  {question}", INK, 3)
    wide = (WIDTH - 2 * MARGIN) // state.seats
    for seat in range(state.seats):
        _family(picture, state, seat, MARGIN + seat * wide, wide - 12)
    width = min(CARD_WIDTH, (WIDTH - 2 * MARGIN) // max(1, state.length))
    for position in range(1, state.length + 1):
        _slot(picture, state, position, MARGIN + (position - 1) * width, width - 6)
    return picture


def _family(picture: Picture, state: State, seat: int, left: int, width: int) -> None:
    asked = state.question != NOTHING and state.asked == seat
    _box(picture, left, 52, width, 54, INK if asked else TABLE)
    _box(picture, left + 4, 56, width - 8, 46, COLOURS[seat])
    _write(picture, left + 14, 70, f"{FAMILIES[seat]} {state.families[STOCK + seat]}", INK, 4)


def _slot(picture: Picture, state: State, position: int, left: int, width: int) -> None:
    """A stack, its lower cards showing beneath; the acting card stands higher."""
    card, depth = state.beneath(state.row[position]), 0
    while card != NOBODY:
        depth += 1
        card = state.beneath(card)
    card = state.row[position]
    top = ROW_TOP - (16 if position == state.at else 0)
    for under in range(depth, 0, -1):
        _box(picture, left, top + 7 * under, width, CARD_HEIGHT, _darker(COLOURS[seat_of(card)], 3 + under))
    colour = COLOURS[seat_of(card)]
    is_open = state.is_open(card)
    _box(picture, left, top, width, CARD_HEIGHT, colour)
    inside = OPEN_CARD if is_open else _darker(colour, 2)
    _box(picture, left + 4, top + 4, width - 8, CARD_HEIGHT - 8, inside)
    letters = max(1, (width - 10) // 8)
    name = slug_of(kind_of(card)).upper()
    ink = DARK if is_open else INK
    for line in range(2):
        _write(picture, left + 6, top + 12 + 14 * line, name[line * letters : (line + 1) * letters], ink, 2)
    for token in range(state.tokens(card)):
        column, line = token % max(1, (width - 12) // 12), token // max(1, (width - 12) // 12)
        _box(picture, left + 6 + 12 * column, top + CARD_HEIGHT - 18 - 12 * line, 9, 9, GOLD)


def _darker(colour: Colour, by: int) -> Colour:
    return colour[0] // by, colour[1] // by, colour[2] // by


def _box(picture: Picture, left: int, top: int, width: int, height: int, colour: Colour) -> None:
    picture[top : top + height, left : left + width] = colour


def _write(picture: Picture, left: int, top: int, text: str, colour: Colour, scale: int) -> None:
    for letter in text.upper():
        for line, bits in enumerate(LETTERS.get(letter, "00000")):
            for column in range(3):
                if int(bits) >> 2 - column & 1:
                    _box(picture, left + column * scale, top + line * scale, scale, scale, colour)
        left += 4 * scale
