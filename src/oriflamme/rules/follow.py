"""Rebuilds what a viewer knows from the events that the viewer has seen."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from oriflamme.rules.actions import FIRST, LAST, NOTHING
from oriflamme.rules.bits import bit
from oriflamme.rules.board import (
    ASIDE,
    ASLEEP,
    BENEATH_AT,
    DISCARD,
    HAND,
    HANDLE_AT,
    HIDDEN_ASIDE,
    HIDDEN_HAND,
    KNOWN,
    KNOWN_IN_HAND,
    NOBODY,
    OPEN,
    RESERVE,
    STOCK,
    UNKNOWN,
    UNLIKE_AT,
    VERDICT_TOKEN,
    VERDICTS,
    card_of,
    kind_of,
)
from oriflamme.rules.events import Event
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State


class FollowedCard:
    """A card of the row as the viewer knows it. Its kind is NOBODY if the viewer does not know it."""

    def __init__(self, handle: i64, owner: i64, kind: i64) -> None:
        self.handle = handle
        self.owner = owner
        self.kind = kind
        self.tokens: i64 = 0
        self.verdicts: i64 = 0
        self.open = False
        self.known = False
        self.asleep = False
        self.unlike: i64 = 0


class Follower:
    """Builds the observation of one viewer from nothing but that viewer's events."""

    def __init__(self, viewer: i64, seats: i64, kinds: i64, rounds: i64) -> None:
        self.viewer = viewer
        self.row: list[list[FollowedCard]] = []  # each stack from top to bottom
        self.cards: dict[int, FollowedCard] = {}
        self.acting: i64 = NOBODY
        # everything except the row is already kept in its final form
        self.seen = State()
        self.seen.lay_out(seats, kinds, rounds)

    def hear(self, event: Event) -> None:
        what = event.what
        seen = self.seen
        if what == "dealt":
            self.dealt(event)
        elif what == "round-started":
            self.round_starts()
            seen.round = event.number
            seen.first = event.seat
        elif what == "game-over":
            self.round_starts()
            self.nobody_is_asked()
        elif what == "placed":
            self.placed(event)
        elif what == "acts":
            self.acting = event.card
            seen.text = self.lying(event).kind
        elif what == "asked":
            seen.question = event.number
            seen.asked = event.seat
            seen.options = event.first_set
            seen.more_options = event.second_set
            seen.moving = event.amount
        elif what == "chose" or what == "no-effect":
            pass  # the events that follow say what it leads to
        elif what == "kept" or what == "tokens-given" or what == "tokens-lost":
            self.lying(event).tokens = event.number
        elif what == "tokens-collected":
            self.lying(event).tokens = 0
            seen.families[STOCK + event.seat] += event.amount
        elif what == "gained" or what == "reacted":
            seen.families[STOCK + event.seat] += event.amount
        elif what == "robbed":
            seen.families[STOCK + event.other_seat] -= event.amount
            seen.families[STOCK + event.seat] += event.amount
        elif what == "copied":
            seen.text = event.kind
        elif what == "revealed":
            card = self.lying(event)
            card.open = True
            self.shown(card, event.kind)
            seen.text = event.kind
        elif what == "turned-down":
            card = self.lying(event)
            card.open = False
            card.known = True
        elif what == "verdict-put":
            self.lying(event).verdicts = event.number
        elif what == "eliminated" or what == "discarded":
            self.leaves(self.lying(event), event.kind, DISCARD)
        elif what == "reserved":
            self.leaves(self.lying(event), event.kind, RESERVE)
            seen.lies[card_of(event.seat, event.kind)] = event.number
        elif what == "moved":
            card = self.lying(event)
            self.lift(card)
            self.row.insert(event.number - 1, [card])
            seen.moving = 0
        elif what == "swapped":
            self.swapped(event)
        else:
            assert_never(what)

    def lying(self, event: Event) -> FollowedCard:
        """The card in the row that an event is about."""
        if event.card not in self.cards:
            raise ValueError(f"event {event.what} is about card {event.card}, which is not in the row")
        return self.cards[event.card]

    def dealt(self, event: Event) -> None:
        families, seat = self.seen.families, event.seat
        if event.first_set_for != NOBODY:
            families[HAND + seat] = event.first_set
            families[ASIDE + seat] = event.second_set
        else:
            families[HIDDEN_HAND + seat] = event.number
            families[HIDDEN_ASIDE + seat] = event.amount

    def round_starts(self) -> None:
        self.acting = NOBODY
        for card in self.cards.values():
            card.asleep = False
        self.seen.placed = 0
        self.seen.text = 0

    def nobody_is_asked(self) -> None:
        seen = self.seen
        seen.placed = seen.seats
        seen.question = NOTHING
        seen.asked = NOBODY
        seen.options = 0
        seen.more_options = 0

    def from_hand(self, handle: i64, owner: i64, kind: i64) -> FollowedCard:
        """A new closed card from its owner's hand."""
        card = FollowedCard(handle, owner, kind)
        self.cards[handle] = card
        self.seen.plays += 1
        if kind != NOBODY:
            self.seen.families[HAND + owner] ^= bit(kind)
        else:
            self.seen.families[HIDDEN_HAND + owner] -= 1
        return card

    def placed(self, event: Event) -> None:
        card = self.from_hand(event.card, event.seat, event.kind)
        self.seen.placed += 1
        if event.number == FIRST:
            self.row.insert(0, [card])
        elif event.number == LAST:
            self.row.append([card])
        else:
            self.row[event.number - 1].insert(0, card)

    def swapped(self, event: Event) -> None:
        """The card goes back to the hand. Another one lies in its place, on what it covered."""
        returning, family, back = self.lying(event), event.seat, bit(event.kind)
        card = self.from_hand(event.other, family, event.other_kind)
        card.asleep = True
        self.stack_of(returning)[0] = card
        del self.cards[returning.handle]
        self.seen.families[KNOWN_IN_HAND + family] |= back
        if family == self.viewer:
            self.seen.families[HAND + family] |= back
        else:
            self.seen.families[HIDDEN_HAND + family] += 1
        # no card that lies closed now is the one that went back
        for other in self.cards.values():
            if other.owner == family and not other.open and not other.known:
                other.unlike |= back

    def leaves(self, card: FollowedCard, kind: i64, pile: i64) -> None:
        self.lift(card)
        del self.cards[card.handle]
        self.seen.families[pile + card.owner] |= bit(kind)
        self.shown(card, kind)

    def shown(self, card: FollowedCard, kind: i64) -> None:
        card.kind = kind
        card.unlike = 0
        family, known = card.owner, bit(kind)
        if self.seen.families[KNOWN_IN_HAND + family] & known != 0:
            self.seen.families[KNOWN_IN_HAND + family] ^= known
            for other in self.cards.values():
                if other.owner == family:
                    other.unlike &= ~known

    def stack_of(self, card: FollowedCard) -> list[FollowedCard]:
        for stack in self.row:
            if stack[0] is card:
                return stack
        raise ValueError(f"card {card.handle} is not on top of a stack")

    def lift(self, card: FollowedCard) -> None:
        stack = self.stack_of(card)
        del stack[0]
        if not stack:
            self.row = [stack for stack in self.row if stack]

    def observation(self) -> Observation:
        """What the viewer knows now."""
        seen = self.seen.clone()
        seen.length = len(self.row)
        next_unknown = [card_of(seat, UNKNOWN) for seat in range(seen.seats)]
        verdicts: i64 = 0
        for position, stack in enumerate(self.row, 1):
            above: i64 = NOBODY
            for card in stack:
                number = card_of(card.owner, card.kind)
                if card.kind == NOBODY:
                    number = next_unknown[card.owner]
                    next_unknown[card.owner] += 1
                lies = card.tokens | card.verdicts * VERDICT_TOKEN | card.handle << HANDLE_AT
                lies |= card.unlike << UNLIKE_AT
                if card.open:
                    lies |= OPEN
                if card.known:
                    lies |= KNOWN
                if card.asleep:
                    lies |= ASLEEP
                    seen.sleepers = True
                seen.lies[number] = lies
                verdicts += card.verdicts
                if above == NOBODY:
                    seen.row[position] = number
                else:
                    seen.lies[above] |= (number + 1) << BENEATH_AT
                if card.handle == self.acting:
                    seen.at = position
                    seen.acting = number
                    if card.kind == NOBODY:
                        seen.text = kind_of(number)
                above = number
        seen.pool = VERDICTS - verdicts
        return Observation(self.viewer, seen)
