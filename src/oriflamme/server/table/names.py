"""Names as people read them: without invisible letters, and not to be mistaken for another's.

Two names are the same if they look the same. Latin, Cyrillic and Greek letters that look alike count as
one, and so do a few digits. Those of other scripts that look like Latin ones are from Unicode's list of
confusable characters (UTS 39), with small capitals.
"""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2
"""How many accents a letter may have. More of them would cover the lines above and below."""

# Unicode's Default_Ignorable_Code_Point, except what `unicodedata` already calls a control or a format
# character, and the Braille blank, which is invisible too.
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

# Capitals are mapped before lowercasing, since the small letters look different: Cyrillic Н looks like H.
_CAPITALS = str.maketrans(
    "АВЕЅЗІЈКМНОРСТУХҮԌԚԜӀ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + "ꓐꓑꓒꓓꓔꓖꓗꓘ" + "Ɩ",
    "abesзijkmhopctyxygqwl" + "abezhikmnoptyxc" + "bppdtgkk" + "l",
)
_SMALL = str.maketrans(
    "авеѕіјкмнорстухһԁԛԝґүӏё" + "ανικορτυχεωγϲ" + "ıɩɑɡʏⅰ" + "01|!3",
    "abesijkmhopctyxhdqwrylë" + "avikoptuxewyc" + "iiagyi" + "olli3",
)
# Both cases of a letter, though one of them may look different: a name is the same in capitals.
_FOREIGN = {
    ord(letter): latin
    for latin, letters in {
        "a": "Ꭺᗅᴀꓮꭺ𐊠",
        "b": "ƄƅʙЬьᏏᏴᏼᑲᖯᗷꞴꞵꮟ𐊂𐊡𐌁",
        "c": "ϲϹᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜",
        "d": "ᎠᏧᑯᗞᗪᴅꓒꭰꮷ",
        "e": "ҼҽᎬᴇⴹꓰꬲꭼ𐊆",
        "f": "ſϜϝՔքᖴẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥",
        "g": "ƍɢՑցᏀᏳᏻᶃꮐ",
        "h": "ʜՀհᎻᏂᕼⲎⲏꓧꮋꮒ𐋏",
        "i": "ɪᎥꙆꙇꞮꭵ",
        "j": "ʝͿϳᎫᒍᴊꓙꞲꭻ",
        "k": "ᏦᛕᴋⲔⲕꮶ𐔘",
        "l": "ǀʟ۱ᏞᒪᛁⲒⲓⳐⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐐛𐑃𐔦",
        "m": "ϺϻᎷᗰᛖᴍⲘⲙꓟꮇ𐊰𐌑",
        "n": "ɴՈՌոռⲚⲛꓠ𐔓",
        "o": "ΣσςՕօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᲿᴏᴑⲞⲟⵔ〇ꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖",
        "p": "ᏢᑭᴘⲢⲣꮲ𐊕",
        "q": "ԳԶգզⵕ",
        "r": "ƦʀГгᎡᎱᏒᖇᴦⲄⲅꓣꭇꭈꭱꮁꮢ𐒴𐓜",
        "s": "ƼƽՏտᏕᏚꓢꜱꮥꮪ𐊖𐐠𐑈",
        "t": "ᎢᴛⲦⲧꭲ𐊗𐊱𐌕",
        "u": "ƲʋՍսሀᑌᴜꓴꞞꞟꭎꭒ𐓎𐓶",
        "v": "Ѵѵ۷Ꮩᐯᴠⴸꓦꛟꮩ𐔝",
        "w": "ƜɯѠѡԱաᎳᏔᴡꓪꮃꮤ",
        "x": "ᕁᕽᚷⲬⲭⵝꓫꞳꭓ𐊐𐊴𐌗𐌢𐔧",
        "y": "ƔɣʏყᎩᎽᲧᶌỾỿⲨⲩꓬꭚꭹꮍ𐊲",
        "z": "Ꮓᴢꓜꮓ𐋵",
    }.items()
    for letter in letters
}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def visible(text: str) -> str:
    """The text in one line, without invisible characters and heaps of accents."""
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
    """The name with all letters that look alike replaced by one of them."""
    text = visible(unicodedata.normalize("NFKC", name.translate(_FOREIGN))).translate(_FOREIGN)
    text = text.translate(_CAPITALS).casefold().translate(_SMALL)
    text = text.replace("i", "l")  # a capital I, a small L and a one look alike
    for two, one in _PAIRS:
        text = text.replace(two, one)
    return unicodedata.normalize("NFC", text).replace(" ", "")


def same_name(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
