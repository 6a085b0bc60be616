"""What the closed cards of others could be, as a seat knows it: by the judge's belief, and by counting."""

from __future__ import annotations

from dataclasses import dataclass

from oriflamme.bots.core.belief import PLACES, BelievedWorlds
from oriflamme.bots.core.features import KINDS
from oriflamme.rules.bits import bit, members_of
from oriflamme.rules.board import HIDDEN_HAND, KNOWN_IN_HAND, NOBODY, seat_of
from oriflamme.rules.world import Worlds


@dataclass(frozen=True)
class Believed:
    """A card in the row whose kind the seat does not know. `chances` are by kind: how likely the judge
    believes it to be, and how likely it is if all worlds that fit are alike."""

    seat: int
    position: int
    covered_by: int
    """How many cards lie on it."""
    chances: dict[int, tuple[float, float]]


def closed_cards(worlds: BelievedWorlds) -> list[Believed]:
    """From the worlds that were drawn so far, in the order of the row, from the top of each stack."""
    seen, chances = worlds.observation.seen, dict[int, dict[int, tuple[float, float]]]()
    for seat, cards in enumerate(worlds.unknown_cards):
        plain = plain_chances(worlds, seat)
        for place, card in enumerate(cards):
            at = (seat * PLACES + place) * KINDS
            drawn = {kind: int(worlds.drawn[at + kind]) for kind in plain[card]}
            total = max(1, sum(drawn.values()))
            chances[card] = {kind: (drawn[kind] / total, plain[card][kind]) for kind in drawn}
    found = []
    for position in range(1, seen.length + 1):
        card, covered_by = seen.row[position], 0
        while card != NOBODY:
            if card in chances:
                found.append(Believed(seat_of(card), position, covered_by, chances[card]))
            card, covered_by = seen.beneath(card), covered_by + 1
    return found


def plain_chances(worlds: Worlds, seat: int) -> dict[int, dict[int, float]]:
    """For each unknown card of a family in the row, how likely each kind is by counting alone."""
    families = worlds.observation.seen.families
    found = {card: dict[int, float]() for card in worlds.unknown_cards[seat]}

    def add(card: int, kind: int, chance: float) -> None:
        found[card][kind] = found[card].get(kind, 0.0) + chance

    def spread(left: int, returned: int, in_hand: int, cards: list[int], chance: float) -> None:
        """As `Worlds.spread` does: first the kinds that went back to the hand, then the others anywhere."""
        if not returned:
            for card in cards:
                for kind in members_of(left):
                    add(card, kind, chance / len(members_of(left)))
            return
        kind = worlds.latest_returned(seat, returned)
        may = [card for card in cards if worlds.may_be(card, kind)]
        left, returned, each = left ^ bit(kind), returned ^ bit(kind), chance / (in_hand + len(may))
        if in_hand:
            spread(left, returned, in_hand - 1, cards, each * in_hand)
        for card in may:
            add(card, kind, each)
            spread(left, returned, in_hand, [other for other in cards if other != card], each)

    unseen = worlds.unseen[seat]
    returned = families[KNOWN_IN_HAND + seat] & unseen
    spread(unseen, returned, families[HIDDEN_HAND + seat], worlds.unknown_cards[seat], 1.0)
    return found
