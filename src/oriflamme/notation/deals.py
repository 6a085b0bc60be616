"""How a game begins and how it ended, as traces and records write it."""

from __future__ import annotations

from collections.abc import Mapping

from oriflamme.notation.cards import row_text
from oriflamme.notation.keys import Within, family_table, read_kinds, whole_number, word
from oriflamme.notation.load import SETS
from oriflamme.notation.position import slugs_of
from oriflamme.notation.words import NotationError, nearest, seat_of
from oriflamme.rules import board as b
from oriflamme.rules.bits import count
from oriflamme.rules.deal import Deal
from oriflamme.rules.state import State

ROUNDS = 6
KINDS_IN_PLAY, ASIDE = 10, 3


def deal_keys(deal: Deal, seating: str) -> dict[str, object]:
    """Hands and cards set aside; the number of rounds only where it is not the usual one."""
    keys: dict[str, object] = {
        "hands": {letter: slugs_of(hand) for letter, hand in zip(seating, deal.hands, strict=True)},
        "aside": {letter: slugs_of(aside) for letter, aside in zip(seating, deal.asides, strict=True)},
    }
    if deal.rounds != ROUNDS:
        keys["rounds"] = deal.rounds
    return keys


def read_deal(keys: Mapping[str, object], seating: str) -> Deal:
    """The deal out of the keys `set`, `kinds`, `first` and `deal`."""
    kinds = read_kinds(keys, "kinds")
    name = word(keys, "set", "")
    if name not in SETS:
        raise NotationError(f"set: there is no set '{name}'{nearest(name, SETS)}")
    if name != "mixed" and kinds & ~SETS[name]:
        raise NotationError(f"kinds: they are not those of the set '{name}'")
    with Within("first"):
        first = seat_of(word(keys, "first", ""), seating)
    given = keys.get("deal")
    if not isinstance(given, dict):
        raise NotationError("deal: it is not a table of hands and aside")
    with Within("deal"):
        hands, asides = _piles(given, "hands", seating), _piles(given, "aside", seating)
        deal = Deal(kinds, hands, asides, first, whole_number(given, "rounds", ROUNDS))
        if deal.rounds > ROUNDS:
            raise NotationError(f"rounds: {deal.rounds} are more than a game's {ROUNDS}")
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


def is_usual(deal: Deal) -> bool:
    """Whether it is the deal of a real game and not of a smaller one for study."""
    return (
        len(deal.hands) >= 3
        and count(deal.kinds) == KINDS_IN_PLAY
        and all(count(aside) == ASIDE for aside in deal.asides)
        and deal.rounds == ROUNDS
    )


def result_keys(state: State, seating: str) -> dict[str, object]:
    """How a game ended."""
    return {
        "row": row_text(state, seating),
        "influence": {letter: state.families[b.STOCK + seat] for seat, letter in enumerate(seating)},
        "winners": [seating[seat] for seat in state.winners()],
    }
