"""A position in the form in which it is drawn: every card with its place, every family with its piles.

An unknown kind is null. The caller must already have removed what the viewer may not know (`observe`).
"""

from __future__ import annotations

import msgspec

from oriflamme.notation.cards import stacks_of
from oriflamme.notation.enums import Letter, Phase
from oriflamme.notation.position import phase_of, slugs_of
from oriflamme.notation.words import slug_of
from oriflamme.rules import board as b
from oriflamme.rules.actions import GAP
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import card_of, kind_of, seat_of
from oriflamme.rules.state import State


class BoardCard(msgspec.Struct, frozen=True):
    """A card of the row. `handle` is the number of the play that put it there. `known`: closed, but
    everybody knows its kind. `asleep`: it does not act this round. `unlike`: kinds that it cannot be."""

    handle: int
    family: Letter
    kind: str | None
    open: bool
    known: bool
    asleep: bool
    tokens: int
    verdicts: int
    unlike: list[str]


class BoardReserved(msgspec.Struct, frozen=True):
    kind: str
    tokens: int


class BoardSeat(msgspec.Struct, frozen=True):
    """What a family has outside the row. `back`: kinds that everybody knows have returned to its hand."""

    family: Letter
    influence: int
    hand: list[str | None]
    aside: list[str | None]
    discard: list[str]
    reserve: list[BoardReserved]
    back: list[str]


class Board(msgspec.Struct, frozen=True):
    """`acting` is the handle of the card that acts; 0: none. `doing` is the kind whose text is being
    carried out. `moving` is the position of the card that is about to be moved; 0: none. `history` is the
    influence at the beginning of each round; a board from the server has only the present influence."""

    seats: list[BoardSeat]
    row: list[list[BoardCard]]
    round: int
    phase: Phase
    first: Letter
    acting: int
    doing: str | None
    moving: int
    history: list[dict[str, int]]


def board_of(seen: State, seating: str) -> Board:
    acts = seen.acting != b.NOBODY
    influence = {letter: seen.families[b.STOCK + seat] for seat, letter in enumerate(seating)}
    return Board(
        [_seat(seen, seat, letter) for seat, letter in enumerate(seating)],
        [[_card(seen, card, seating) for card in stack] for stack in stacks_of(seen)],
        seen.round,
        phase_of(seen),
        seating[seen.first],
        seen.handle(seen.acting) if acts else 0,
        slug_of(seen.text) if acts and seen.text < b.UNKNOWN else None,
        seen.moving if seen.question == GAP else 0,
        [influence],
    )


def _card(seen: State, card: int, seating: str) -> BoardCard:
    kind, lies = kind_of(card), seen.lies[card]
    return BoardCard(
        seen.handle(card),
        seating[seat_of(card)],
        slug_of(kind) if kind < b.UNKNOWN else None,
        bool(lies & b.OPEN),
        bool(lies & b.KNOWN),
        bool(lies & b.ASLEEP),
        seen.tokens(card),
        seen.verdicts(card),
        slugs_of(lies >> b.UNLIKE_AT),
    )


def _seat(seen: State, seat: int, letter: str) -> BoardSeat:
    def pile(known: int, hidden: int) -> list[str | None]:
        return [*slugs_of(seen.families[known + seat]), *[None] * seen.families[hidden + seat]]

    return BoardSeat(
        letter,
        seen.families[b.STOCK + seat],
        pile(b.HAND, b.HIDDEN_HAND),
        pile(b.ASIDE, b.HIDDEN_ASIDE),
        slugs_of(seen.families[b.DISCARD + seat]),
        [
            BoardReserved(slug_of(kind), seen.tokens(card_of(seat, kind)))
            for kind in members_of(seen.families[b.RESERVE + seat])
        ],
        slugs_of(seen.families[b.KNOWN_IN_HAND + seat]),
    )
