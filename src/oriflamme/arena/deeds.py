"""What a family did with each kind of card, counted from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable

from oriflamme.rules.bits import members_of
from oriflamme.rules.events import EARNING, Event
from oriflamme.rules.game_type import USUAL

# Columns: how often the family had it; in which round it was played; how often it was kept, revealed and
# eliminated; the influence it brought.
IN_PLAY, PLAYED = 0, 1
KEPT = PLAYED + USUAL.rounds
REVEALED, ELIMINATED, EARNED = KEPT + 1, KEPT + 2, KEPT + 3
COLUMNS = EARNED + 1

Deeds = dict[int, list[int]]
"""The columns of each kind. They are whole numbers, so they add up."""


def deeds_of(events: Iterable[Event], kinds: int, seats: int) -> list[Deeds]:
    """For each family of a game."""
    found: list[Deeds] = [
        {kind: [1] + [0] * (COLUMNS - 1) for kind in members_of(kinds)} for _ in range(seats)
    ]
    kind_of: dict[int, int] = {}  # by handle
    current = 0
    for event in events:
        what = event.what
        if what == "round-started":
            current = event.number
        elif what == "placed":
            kind_of[event.card] = event.kind
            found[event.seat][event.kind][PLAYED + current - 1] += 1
        elif what == "swapped":
            kind_of[event.other] = event.other_kind
            found[event.seat][event.other_kind][PLAYED + current - 1] += 1
        elif what == "revealed":
            found[event.seat][event.kind][REVEALED] += 1
        elif what == "eliminated":
            found[event.seat][event.kind][ELIMINATED] += 1
        elif what == "kept":
            found[event.seat][kind_of[event.card]][KEPT] += 1
        elif what in EARNING:
            found[event.seat][event.kind][EARNED] += event.amount
    return found


def add_deeds(total: Deeds, more: Deeds) -> None:
    for kind, columns in more.items():
        mine = total.setdefault(kind, [0] * COLUMNS)
        for i, number in enumerate(columns):
            mine[i] += number
