"""How a game begins and how it ended, as traces and records write it."""

from __future__ import annotations

from collections.abc import Mapping

from oriflamme.notation.cards import row_text
from oriflamme.notation.keys import Within, family_table, read_kinds, whole_number, word
from oriflamme.notation.position import slugs_of
from oriflamme.notation.words import NotationError, nearest, seat_of
from oriflamme.rules import board as b
from oriflamme.rules.catalogue import GAME_SETS
from oriflamme.rules.deal import Deal
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.state import State


def deal_keys(deal: Deal, seating: str) -> dict[str, object]:
    """Hands and cards set aside, and the number of rounds if it is not the usual one."""
    keys: dict[str, object] = {
        "hands": {letter: slugs_of(hand) for letter, hand in zip(seating, deal.hands, strict=True)},
        "aside": {letter: slugs_of(aside) for letter, aside in zip(seating, deal.asides, strict=True)},
    }
    if deal.rounds != USUAL.rounds:
        keys["rounds"] = deal.rounds
    return keys


def read_deal(keys: Mapping[str, object], seating: str) -> Deal:
    """The deal from the keys `set`, `kinds`, `first` and `deal`."""
    kinds = read_kinds(keys, "kinds")
    name = word(keys, "set", "")
    if name not in GAME_SETS:
        raise NotationError(f"set: there is no set '{name}'{nearest(name, GAME_SETS)}")
    if name != "mixed" and kinds & ~GAME_SETS[name]:
        raise NotationError(f"kinds: they are not those of the set '{name}'")
    with Within("first"):
        first = seat_of(word(keys, "first", ""), seating)
    given = keys.get("deal")
    if not isinstance(given, dict):
        raise NotationError("deal: it is not a table of hands and aside")
    with Within("deal"):
        hands, asides = _piles(given, "hands", seating), _piles(given, "aside", seating)
        deal = Deal(kinds, hands, asides, first, whole_number(given, "rounds", USUAL.rounds))
        for letter, hand, aside in zip(seating, hands, asides, strict=True):
            if hand | aside != kinds or hand & aside:
                raise NotationError(
                    f"hand and cards set aside of {letter} are not the kinds in play, each once"
                )
        problems = deal.problems()
        if problems:
            raise NotationError(problems[0])
    return deal


def _piles(keys: Mapping[str, object], key: str, seating: str) -> list[int]:
    table = family_table(keys, key, seating)
    with Within(key):
        return [read_kinds(table, letter) for letter in seating]


def result_keys(state: State, seating: str) -> dict[str, object]:
    """How a game ended."""
    return {
        "row": row_text(state, seating),
        "influence": {letter: state.families[b.STOCK + seat] for seat, letter in enumerate(seating)},
        "winners": [seating[seat] for seat in state.winners()],
    }
