"""Names as people read them: no invisible letters, and none that is taken for another's.

Two names are the same if they look the same. Letters of Latin, Cyrillic and Greek that are drawn alike
count as one, as do a few digits; the table is made by hand and holds what is common in fonts of today.
"""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2
"""Accents on one letter; more of them cover the lines above and below."""

# Unicode's Default_Ignorable_Code_Point, as far as `unicodedata` does not call it a control or a format
# character anyway, and the blank of Braille, which is drawn as nothing too.
_INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)

# Capitals before all become small, since the small ones look different: the first Cyrillic Н is like an H.
_CAPITALS = str.maketrans(
    "АВЕЅЗІЈКМНОРСТУХҮԌԚԜӀ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + "ꓐꓑꓒꓓꓔꓖꓗꓘ" + "Ɩ",
    "abesзijkmhopctyxygqwl" + "abezhikmnoptyxc" + "bppdtgkk" + "l",
)
_SMALL = str.maketrans(
    "авеѕіјкмнорстухһԁԛԝґүӏё" + "ανικορτυχεωγϲ" + "ıɩɑɡʏⅰ" + "01|!3",
    "abesijkmhopctyxhdqwrylë" + "avikoptuxewyc" + "iiagyi" + "olli3",
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def visible(text: str) -> str:
    """The text in one line, without what is not seen: controls, formats, fillers, heaps of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if letter.isspace():
            letter = " "
        elif category[0] == "C" or letter in _INVISIBLE:
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def skeleton(name: str) -> str:
    """What is left of a name if letters that look alike are one letter."""
    text = visible(unicodedata.normalize("NFKC", name)).translate(_CAPITALS).casefold().translate(_SMALL)
    text = text.replace("i", "l")  # a capital I, a small L and a one
    for two, one in _PAIRS:
        text = text.replace(two, one)
    return unicodedata.normalize("NFC", text).replace(" ", "")


def same_name(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
