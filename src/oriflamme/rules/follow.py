"""From the events a viewer hears back to what the viewer knows."""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.actions import FIRST, GAP, LAST, NOTHING, number_of
from oriflamme.rules.bits import bit, count
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
    """A card of the row as the viewer knows it; its kind may be NOBODY."""

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
    """Builds the observation of one viewer out of nothing but the events that viewer hears."""

    def __init__(self, viewer: i64, seats: i64, kinds: i64, rounds: i64) -> None:
        self.viewer = viewer
        self.row: list[list[FollowedCard]] = []  # each stack from top to bottom
        self.cards: dict[int, FollowedCard] = {}
        self.acting: i64 = NOBODY
        self.last_target: i64 = 0
        self.last_returned: i64 = NOBODY
        self.stack_left = False
        # everything but the row is kept where the observation will have it
        self.seen = State()
        self.seen.lay_out(seats, kinds, rounds)

    def hear(self, event: Event) -> None:
        what = event.what
        seen = self.seen
        if what == "dealt":
            self.dealt(event)
        elif what == "round" or what == "over":
            self.round_starts(event)
        elif what == "placed":
            self.placed(event)
        elif what == "acts":
            self.acting = event.card
            seen.text = self.cards[event.card].kind
        elif what == "asked":
            seen.question = event.number
            seen.asked = event.seat
            seen.options = event.first_set
            seen.more_options = event.second_set
            if event.number == GAP:
                seen.moving = self.last_target
        elif what == "chose":
            self.last_target = number_of(event.number)
        elif what == "copied":
            seen.text = event.kind
        elif what == "gained":
            seen.families[STOCK + event.seat] += event.number
        elif what == "robbed":
            seen.families[STOCK + event.seat] -= event.number
        elif what == "swapped":
            self.swapped(event)
        elif event.card in self.cards:
            self.happens_to(event, self.cards[event.card])
        else:
            raise ValueError(f"event {what} is about card {event.card}, which is not in the row")

    def happens_to(self, event: Event, card: FollowedCard) -> None:
        what = event.what
        if what == "tokens":
            card.tokens += event.number
        elif what == "verdict":
            card.verdicts += 1
        elif what == "revealed":
            card.open = True
            self.shown(card, event.kind)
            self.seen.text = event.kind
        elif what == "turned-down":
            card.open = False
            card.known = True
        elif what == "eliminated" or what == "discarded":
            self.leaves(card, event.kind, DISCARD)
        elif what == "reserved":
            self.leaves(card, event.kind, RESERVE)
            self.seen.lies[card_of(card.owner, event.kind)] = event.number
        elif what == "moved":
            self.lift(card)
            self.row.insert(event.number - 1, [card])
            self.seen.moving = 0
        elif what == "returned":
            self.returned(card, event.kind)
        else:
            raise ValueError(f"unknown event {what}")

    def dealt(self, event: Event) -> None:
        families, seat = self.seen.families, event.seat
        if event.first_set_for != NOBODY:
            families[HAND + seat] = event.first_set
            families[ASIDE + seat] = event.second_set
        else:
            families[HIDDEN_HAND + seat] = event.number
            families[HIDDEN_ASIDE + seat] = count(self.seen.kinds) - event.number

    def round_starts(self, event: Event) -> None:
        seen = self.seen
        self.acting = NOBODY
        for card in self.cards.values():
            card.asleep = False
        seen.placed = 0
        seen.text = 0
        if event.what == "round":
            seen.round = event.number
            seen.first = event.seat
        else:
            seen.placed = seen.seats
            seen.question = NOTHING
            seen.asked = NOBODY
            seen.options = 0
            seen.more_options = 0

    def from_hand(self, event: Event) -> FollowedCard:
        """A new closed card, out of its owner's hand."""
        card = FollowedCard(event.card, event.owner, event.kind)
        self.cards[card.handle] = card
        self.seen.plays += 1
        if event.kind != NOBODY:
            self.seen.families[HAND + card.owner] ^= bit(event.kind)
        else:
            self.seen.families[HIDDEN_HAND + card.owner] -= 1
        return card

    def placed(self, event: Event) -> None:
        card = self.from_hand(event)
        self.seen.placed += 1
        if event.number == FIRST:
            self.row.insert(0, [card])
        elif event.number == LAST:
            self.row.append([card])
        else:
            self.row[event.number - 1].insert(0, card)

    def swapped(self, event: Event) -> None:
        card = self.from_hand(event)
        card.asleep = True
        # the returned card is gone; if it covered others, its stack stands where the new card goes
        if self.stack_left:
            self.row[event.number - 1].insert(0, card)
        else:
            self.row.insert(event.number - 1, [card])
        # what lies closed now is not the card that went back
        for other in self.cards.values():
            if other.owner == card.owner and not other.open and not other.known:
                other.unlike |= bit(self.last_returned)

    def returned(self, card: FollowedCard, kind: i64) -> None:
        self.stack_left = len(self.stack_of(card)) > 1
        self.lift(card)
        del self.cards[card.handle]
        self.last_returned = kind
        self.seen.families[KNOWN_IN_HAND + card.owner] |= bit(kind)
        if card.owner == self.viewer:
            self.seen.families[HAND + card.owner] |= bit(kind)
        else:
            self.seen.families[HIDDEN_HAND + card.owner] += 1

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
