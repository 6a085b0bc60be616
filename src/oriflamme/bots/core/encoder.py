"""A position as numbers for networks: which features of a fixed list are present.

Everything is seen from one seat. Families are counted from it clockwise: 0 is the seat itself. A feature is
present or not. A position has about a hundred of them out of SIZE, so they come as a list of indices. Of
what the seat may not know nothing is read but what an observation has too: the encoding of a game and that
of the seat's observation are the same. Only `hidden` reads more. It is meant for critics, which see
everything while they teach.

docs/environments.md says what each index means. After a change of any of them VERSION must go up, because
networks have learned the numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from oriflamme.bots.core.features import lead_of
from oriflamme.rules.actions import (
    FIRST,
    GAP,
    KEEP,
    KIND,
    KIND_AT,
    LAST,
    NOTHING,
    NUMBER,
    PLACE,
    REVEAL,
    SWAP,
    VERB_AT,
)
from oriflamme.rules.bits import bit, count, lowest
from oriflamme.rules.board import (
    ALL_VERDICT_TOKENS,
    ASIDE,
    ASLEEP,
    BENEATH,
    DISCARD,
    HAND,
    HIDDEN_HAND,
    KNOWN,
    KNOWN_IN_HAND,
    NOBODY,
    OPEN,
    RESERVE,
    ROW_ROOM,
    SEATS,
    STOCK,
    TOKENS,
    UNKNOWN,
    card_of,
    kind_of,
    seat_of,
)
from oriflamme.rules.catalogue import KINDS as KIND_NUMBERS
from oriflamme.rules.state import State

VERSION: Final = 1

KINDS: Final = 22  # the kinds of card that there is room for; an unknown card has this number
_DEAL: Final[i64] = KIND_NUMBERS["deal"]

# A slot of the row. The first three are always there, the others only if there is something to say.
SLOT_OWNER: Final = 0  # whose: 0 to 4
SLOT_KIND: Final = 5  # its kind, or unknown
SLOT_LOOK: Final = 28  # open, closed, closed but known to all
SLOT_ASLEEP: Final = 31
SLOT_TOKENS: Final = 32  # 1, 2, 3, 4, 5 or more
SLOT_VERDICTS: Final = 37  # 1, 2 or more
SLOT_STACK: Final = 39  # cards beneath: 1, 2, 3 or more
SLOT_UNDER: Final = 42  # the kind of the next card beneath, or unknown
SLOT_TURN: Final = 65  # it comes before the acting card, is the acting card, comes after it
SLOT_MOVING: Final = 68  # a Royal Decree is about to move it
SLOT: Final = 69
BRIEF: Final = 31  # a slot with only the first three
PIECES: Final = 10  # the most features of a slot

# Slots are looked at from three sides.
FROM_LEFT: Final = 12
FROM_RIGHT: Final = 4
AROUND: Final = 5  # from two before the acting card to two after it
VIEWS: Final = FROM_LEFT + FROM_RIGHT + AROUND
AT_RIGHT: Final = FROM_LEFT * SLOT
AT_AROUND: Final = AT_RIGHT + FROM_RIGHT * SLOT

# The whole table.
PLAYERS: Final = VIEWS * SLOT  # 2 to 5
ROUNDS_LEFT: Final = PLAYERS + 4  # 0 to 9
QUESTION: Final = ROUNDS_LEFT + 10  # by the number of its first verb
TEXT: Final = QUESTION + 14  # the kind of the text that is carried out, or unknown
PLACED: Final = TEXT + KINDS + 1  # how many have placed a card this round: 0 to 4
FIRST_PLAYER: Final = PLACED + 5  # who: 0 to 4
LENGTH: Final = FIRST_PLAYER + 5  # slots in the row: 0 to 19, 20 or more
POOL: Final = LENGTH + 21  # verdict tokens that lie on no card: 0 to 5
KINDS_IN_PLAY: Final = POOL + 6
OWN_HAND: Final = KINDS_IN_PLAY + KINDS
OWN_ASIDE: Final = OWN_HAND + KINDS
MAY_REVEAL: Final = OWN_ASIDE + KINDS
LEAD: Final = MAY_REVEAL + 1  # over the best other family, from 9 or more behind to 6 or more ahead
FAMILY: Final = LEAD + 8

# Each family, from FAMILY on.
INFLUENCE: Final = 0  # 0 to 11; then up to 13, 15, 18, 22, 27; more
SLOTS: Final = 18  # its top cards in the row: 0 to 6, 7 or more
CLOSED: Final = 26  # how many of them are closed: the same
TOKENS_ON_CLOSED: Final = 34  # the same
HAND_SIZE: Final = 42  # the same
OPEN_KINDS: Final = 50  # the kinds of its open top cards
DISCARDED: Final = OPEN_KINDS + KINDS
IN_RESERVE: Final = DISCARDED + KINDS
RETURNED: Final = IN_RESERVE + KINDS  # went back to the hand in the open and was not seen since
DEAL_TOKENS: Final = RETURNED + KINDS  # on the Deal in reserve: 0 to 4, 5 or more
FAMILY_SIZE: Final = DEAL_TOKENS + 6

SIZE: Final = FAMILY + SEATS * FAMILY_SIZE
"""How many features of a position there are."""

MOST: Final = 336
"""The most that a position has at once."""

# An action.
VERB: Final = 0  # by its number
HOW: Final = 14  # placed first, last, on a card
WHICH: Final = 17  # the kind that is placed, swapped in, kept or revealed
BY: Final = WHICH + KINDS  # the text that chooses
ON: Final = BY + KINDS  # the slot that is acted on; of a gap, the card that moves
LEFT: Final = ON + SLOT  # beside that slot or gap
RIGHT: Final = LEFT + BRIEF
ACTION_SIZE: Final = RIGHT + BRIEF
"""How many features of an action there are."""

ACTION_MOST: Final = 20
"""The most that an action has at once."""

# What a critic sees besides.
HIDDEN_SLOTS: Final = 0  # by view, the kind of a card that the seat does not know
HIDDEN_HANDS: Final = VIEWS * KINDS  # by family
HIDDEN_ASIDES: Final = HIDDEN_HANDS + SEATS * KINDS
HIDDEN_SIZE: Final = HIDDEN_ASIDES + SEATS * KINDS
"""How many features there are of what a seat may not know."""

HIDDEN_MOST: Final = 64
"""The most of these that a position has at once."""


def influence_step(influence: i64) -> i64:
    """Small numbers as they are, greater ones in steps."""
    if influence < 12:
        return max(0, influence)
    if influence < 16:
        return 12 + (influence - 12) // 2
    if influence < 19:
        return 14
    if influence < 23:
        return 15
    return 16 if influence < 28 else 17


class Encoder:
    """Encodes one position at a time: `look` at it, then write what is wanted."""

    def __init__(self) -> None:
        self.viewer: i64 = 0
        # what there is to say of each slot of the row, PIECES for each
        self.pieces: vec[i64] = vec[i64]([0] * (ROW_ROOM * PIECES))
        self.counts: vec[i64] = vec[i64]([0] * ROW_ROOM)
        # of each family, by seat
        self.open_kinds: vec[i64] = vec[i64]([0] * SEATS)
        self.slots: vec[i64] = vec[i64]([0] * SEATS)
        self.closed: vec[i64] = vec[i64]([0] * SEATS)
        self.tokens: vec[i64] = vec[i64]([0] * SEATS)

    def look(self, state: State, viewer: i64) -> None:
        """Prepare for `position`, `action` and `hidden` as this seat sees them."""
        self.viewer = viewer
        pieces, counts = self.pieces, self.counts
        seats, at, row, lies = state.seats, state.at, state.row, state.lies
        open_kinds, slots, closed, all_tokens = self.open_kinds, self.slots, self.closed, self.tokens
        seat: i64 = 0
        while seat < seats:
            open_kinds[seat] = 0
            slots[seat] = 0
            closed[seat] = 0
            all_tokens[seat] = 0
            seat += 1
        position: i64 = 1
        while position <= state.length:
            card = row[position]
            lying = lies[card]
            seat = seat_of(card)
            start = position * PIECES
            n = start + 3
            whose = seat - viewer
            if whose < 0:
                whose += seats
            pieces[start] = SLOT_OWNER + whose
            tokens = lying & TOKENS
            slots[seat] += 1
            if lying & OPEN != 0:
                pieces[start + 1] = SLOT_KIND + kind_of(card)
                pieces[start + 2] = SLOT_LOOK
                open_kinds[seat] |= bit(kind_of(card))
            else:
                pieces[start + 1] = SLOT_KIND + known_kind(card, lying, viewer)
                pieces[start + 2] = SLOT_LOOK + (2 if lying & KNOWN != 0 else 1)
                closed[seat] += 1
                all_tokens[seat] += tokens
            if lying & ASLEEP != 0:
                pieces[n] = SLOT_ASLEEP
                n += 1
            if tokens != 0:
                pieces[n] = SLOT_TOKENS + (tokens - 1 if tokens < 5 else 4)
                n += 1
            if lying & ALL_VERDICT_TOKENS != 0:
                pieces[n] = SLOT_VERDICTS + (1 if state.verdicts(card) > 1 else 0)
                n += 1
            if lying & BENEATH != 0:
                n = stack_pieces(state, card, viewer, pieces, n)
            if at != 0:
                pieces[n] = SLOT_TURN + (0 if position < at else 1 if position == at else 2)
                n += 1
            counts[position] = n - start
            position += 1
        if state.question == GAP:
            start = state.moving
            pieces[start * PIECES + counts[start]] = SLOT_MOVING
            counts[start] += 1

    def position(self, state: State, out: vec[i16], n: i64) -> i64:
        """Write the features of the position from out[n] on. Returns where they end."""
        length, at = state.length, state.at
        place: i64 = 1
        while place <= length and place <= FROM_LEFT:
            n = slot(self.pieces, self.counts, place, (place - 1) * SLOT, out, n)
            place += 1
        place = 0
        while place < length and place < FROM_RIGHT:
            n = slot(self.pieces, self.counts, length - place, AT_RIGHT + place * SLOT, out, n)
            place += 1
        if at != 0:
            place = at - 2 if at > 2 else 1
            while place <= length and place <= at + 2:
                n = slot(self.pieces, self.counts, place, AT_AROUND + (place - at + 2) * SLOT, out, n)
                place += 1
        n = self.table(state, out, n)
        seat: i64 = 0
        while seat < state.seats:
            n = self.family(state, seat, out, n)
            seat += 1
        return n

    def table(self, state: State, out: vec[i16], n: i64) -> i64:
        viewer, question = self.viewer, state.question
        first = state.first - viewer
        if first < 0:
            first += state.seats
        left = state.rounds - state.round
        out[n] = i16(PLAYERS + state.seats - 2)
        out[n + 1] = i16(ROUNDS_LEFT + left)
        out[n + 2] = i16(FIRST_PLAYER + first)
        out[n + 3] = i16(LENGTH + min(20, state.length))
        out[n + 4] = i16(POOL + state.pool)
        out[n + 5] = i16(LEAD + lead_of(state, viewer))
        out[n + 6] = i16(QUESTION + question)
        n += 7
        if question == PLACE:
            out[n] = i16(PLACED + state.placed)
            n += 1
        elif question != NOTHING:
            out[n] = i16(TEXT + self.text(state))
            n += 1
            if question == KEEP and state.asked == viewer and state.more_options != 0:
                out[n] = i16(MAY_REVEAL)
                n += 1
        n = members(state.kinds, KINDS_IN_PLAY, out, n)
        n = members(state.families[HAND + viewer], OWN_HAND, out, n)
        return members(state.families[ASIDE + viewer], OWN_ASIDE, out, n)

    def text(self, state: State) -> i64:
        """The kind of the text that is carried out, as far as the viewer knows."""
        card = state.acting
        if card == NOBODY or known_kind(card, state.lies[card], self.viewer) == KINDS:
            return KINDS
        return state.text

    def family(self, state: State, seat: i64, out: vec[i16], n: i64) -> i64:
        families = state.families
        whose = seat - self.viewer
        if whose < 0:
            whose += state.seats
        base = FAMILY + whose * FAMILY_SIZE
        slots, closed, tokens = self.slots[seat], self.closed[seat], self.tokens[seat]
        held = count(families[HAND + seat]) + families[HIDDEN_HAND + seat]
        out[n] = i16(base + INFLUENCE + influence_step(families[STOCK + seat]))
        out[n + 1] = i16(base + SLOTS + min(7, slots))
        out[n + 2] = i16(base + CLOSED + min(7, closed))
        out[n + 3] = i16(base + TOKENS_ON_CLOSED + min(7, tokens))
        out[n + 4] = i16(base + HAND_SIZE + min(7, held))
        n += 5
        n = members(self.open_kinds[seat], base + OPEN_KINDS, out, n)
        n = members(families[DISCARD + seat], base + DISCARDED, out, n)
        if families[KNOWN_IN_HAND + seat] != 0:
            n = members(families[KNOWN_IN_HAND + seat], base + RETURNED, out, n)
        reserve = families[RESERVE + seat]
        if reserve != 0:
            n = members(reserve, base + IN_RESERVE, out, n)
            if reserve & bit(_DEAL) != 0:
                tokens = state.tokens(card_of(seat, _DEAL))
                out[n] = i16(base + DEAL_TOKENS + min(5, tokens))
                n += 1
        return n

    def action(self, state: State, action: i64, out: vec[i16], n: i64) -> i64:
        """Write the features of a legal action of the asked seat, who is the viewer."""
        verb, number = action >> VERB_AT, action & NUMBER
        out[n] = i16(VERB + verb)
        n += 1
        if verb == PLACE:
            out[n] = i16(WHICH + (action >> KIND_AT & KIND))
            n += 1
            if number == FIRST:
                out[n] = i16(HOW)
                return self.beside(state, 0, 1, out, n + 1)
            if number == LAST:
                out[n] = i16(HOW + 1)
                return self.beside(state, state.length, state.length + 1, out, n + 1)
            out[n] = i16(HOW + 2)
            return self.around(state, number, out, n + 1)
        if verb == KEEP or verb == REVEAL:
            out[n] = i16(WHICH + kind_of(state.acting))
            return self.around(state, state.at, out, n + 1)
        out[n] = i16(BY + state.text)
        n += 1
        if verb == GAP:
            n = slot(self.pieces, self.counts, state.moving, ON, out, n)
            return self.beside(state, number, number + 1, out, n)
        if verb == SWAP:
            out[n] = i16(WHICH + number)
            return self.around(state, state.at, out, n + 1)
        return self.around(state, number if number != 0 else state.at, out, n)

    def around(self, state: State, position: i64, out: vec[i16], n: i64) -> i64:
        """A slot and its neighbours."""
        n = slot(self.pieces, self.counts, position, ON, out, n)
        return self.beside(state, position - 1, position + 1, out, n)

    def beside(self, state: State, left: i64, right: i64, out: vec[i16], n: i64) -> i64:
        pieces = self.pieces
        if 1 <= left <= state.length:
            start = left * PIECES
            out[n] = i16(LEFT + pieces[start])
            out[n + 1] = i16(LEFT + pieces[start + 1])
            out[n + 2] = i16(LEFT + pieces[start + 2])
            n += 3
        if 1 <= right <= state.length:
            start = right * PIECES
            out[n] = i16(RIGHT + pieces[start])
            out[n + 1] = i16(RIGHT + pieces[start + 1])
            out[n + 2] = i16(RIGHT + pieces[start + 2])
            n += 3
        return n

    def hidden(self, state: State, out: vec[i16], n: i64) -> i64:
        """Write what the viewer may not know: for critics, never for players."""
        length, at = state.length, state.at
        for place in range(1, length + 1):
            card = state.row[place]
            if known_kind(card, state.lies[card], self.viewer) < KINDS or kind_of(card) >= UNKNOWN:
                continue
            if place <= FROM_LEFT:
                out[n] = i16(HIDDEN_SLOTS + (place - 1) * KINDS + kind_of(card))
                n += 1
            if length - place < FROM_RIGHT:
                out[n] = i16(HIDDEN_SLOTS + (FROM_LEFT + length - place) * KINDS + kind_of(card))
                n += 1
            if at != 0 and at - 2 <= place <= at + 2:
                view = FROM_LEFT + FROM_RIGHT + place - at + 2
                out[n] = i16(HIDDEN_SLOTS + view * KINDS + kind_of(card))
                n += 1
        for seat in range(state.seats):
            whose = seat - self.viewer
            if whose < 0:
                whose += state.seats
            if whose != 0:
                n = members(state.families[HAND + seat], HIDDEN_HANDS + whose * KINDS, out, n)
                n = members(state.families[ASIDE + seat], HIDDEN_ASIDES + whose * KINDS, out, n)
        return n


def known_kind(card: i64, lying: i64, viewer: i64) -> i64:
    """The kind of a card in the row, or KINDS if the viewer does not know it."""
    if lying & (OPEN | KNOWN) != 0 or seat_of(card) == viewer:
        return kind_of(card)
    return KINDS


def stack_pieces(state: State, card: i64, viewer: i64, pieces: vec[i64], n: i64) -> i64:
    """What lies beneath a top card."""
    under = state.beneath(card)
    pieces[n] = SLOT_UNDER + known_kind(under, state.lies[under], viewer)
    depth: i64 = 0
    while under != NOBODY:
        depth += 1
        under = state.beneath(under)
    pieces[n + 1] = SLOT_STACK + (depth - 1 if depth < 3 else 2)
    return n + 2


def slot(pieces: vec[i64], counts: vec[i64], place: i64, base: i64, out: vec[i16], n: i64) -> i64:
    start = place * PIECES
    end = start + counts[place]
    while start < end:
        out[n] = i16(base + pieces[start])
        start += 1
        n += 1
    return n


def members(kinds: i64, base: i64, out: vec[i16], n: i64) -> i64:
    while kinds != 0:
        out[n] = i16(base + lowest(kinds))
        kinds &= kinds - 1
        n += 1
    return n
