"""Prints src/kit/game.ts: the facts of the usual game and of its cards, as the rules have them."""

import json

from oriflamme.rules.board import VERDICTS
from oriflamme.rules.catalogue import CARDS, FAMILIES, SETS
from oriflamme.rules.game_type import USUAL

HEAD = """\
// Made by `make messages` from the rules. Do not edit.

/** The usual game: how many play it, with how many cards, for how long. */
export const GAME = {game} as const

/** The letters of the families in the order of their seats. */
export const FAMILIES = {families} as const

/** What the rules say of each card: its set, what it is, and what it is good for. */
export const CARDS = {{
{cards}
}} as const
"""


def object_text(facts: dict[str, object]) -> str:
    """In one line, as the page's style has it."""
    pairs = [f"{name}: {json.dumps(value)}" for name, value in facts.items()]
    return "{ " + ", ".join(pairs).replace('"', "'") + " }"


def card_line(kind: int) -> str:
    card = CARDS[kind]
    facts: dict[str, object] = {
        "set": next(name for name, kinds in SETS.items() if kinds >> kind & 1),
        "type": "character" if card.character else "intrigue",
    }
    traits = {"eliminates": card.eliminates, "punishes": card.punishes, "reserved": card.reserved}
    facts |= {trait: True for trait, has in traits.items() if has}
    slug = card.slug if card.slug.isidentifier() else f"'{card.slug}'"
    return f"  {slug}: {object_text(facts)},"


def game_text() -> str:
    game: dict[str, object] = {
        "players": USUAL.players(),
        "rounds": USUAL.rounds,
        "characters": USUAL.characters,
        "intrigues": USUAL.intrigues,
        "aside": USUAL.aside,
        "influence": USUAL.influence,
        "verdicts": VERDICTS,
    }
    families = json.dumps(list(FAMILIES)).replace('"', "'")
    cards = "\n".join(card_line(kind) for kind in range(len(CARDS)))
    return HEAD.format(game=object_text(game), families=families, cards=cards)


if __name__ == "__main__":
    print(game_text(), end="")
