"""What lies on the table, and what a card's text may do with it.

Everything is an integer. A card is its seat and its kind, packed together. The row holds the top cards. Its
positions count from 1, and NOBODY stands at both ends. `lies[card]` packs what lies on and beneath a card.
This module and state.py pack and unpack inline, because every step counts there. Others call `card_of`,
`seat_of` and `kind_of`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.actions import GAP, KIND, MORE_OPTIONS, NOTHING, OPTIONS, SWAP, TARGET, secret_set
from oriflamme.rules.bits import bit, lowest

if TYPE_CHECKING:
    from oriflamme.rules.card import Card
    from oriflamme.rules.events import What

NOBODY: Final = -1
"""No card, no seat."""

SEATS: Final = 5
FEWEST_SEATS: Final = 2
"""A real game has at least 3 families. Positions for study may have 2."""

SEAT_AT: Final = 5
"""A card holds its kind in the bits below this one, and its seat from here on."""

KINDS_AT_MOST: Final = 32
"""The number of kinds that a packed card has room for."""

ROUNDS_AT_MOST: Final = 10

UNKNOWN: Final = KINDS_AT_MOST - ROUNDS_AT_MOST
"""Kind numbers from here on stand for cards in the row whose kind the viewer does not know. There is one
for each card that a family can place."""

ROW_ROOM: Final = 54
"""Five families with one card in each of ten rounds, and NOBODY at both ends."""

VERDICTS: Final = 5

# What is packed into `lies[card]`, from the lowest bit.
TOKENS: Final = 0x3FF  # influence tokens
TOKENS_AT_MOST: Final = 900  # in a position typed by hand; leaves room for later ones
OPEN: Final = 0x400
KNOWN: Final = 0x800  # closed, but all have seen what it is
ASLEEP: Final = 0x1000  # does not act this round
VERDICT_TOKEN: Final = 0x2000
VERDICTS_AT: Final = 13
ALL_VERDICT_TOKENS: Final = 0xE000
BENEATH: Final = 0xFF0000  # the card it covers plus 1, 0 for none
BENEATH_AT: Final = 16
HANDLE: Final = 0x1FF000000  # its public name: the number of the play that brought it
HANDLE_AT: Final = 24
LYING: Final = 0x1FFFFFFFF  # all of the above
UNLIKE_AT: Final = 33  # from here on the kinds that all know this closed card not to be

# Where each pile of the families begins in `families`; add the seat.
STOCK: Final = 0  # influence
HAND: Final = 5  # from here on sets of kinds
DISCARD: Final = 10
RESERVE: Final = 15
KNOWN_IN_HAND: Final = 20  # went back to the hand in the open and was not seen since
ASIDE: Final = 25
HIDDEN_HAND: Final = 30  # how many more cards the hand has whose kind the viewer does not know
HIDDEN_ASIDE: Final = 35  # the same for the cards set aside; both are 0 in a game seen whole
FAMILY_ROOM: Final = 40


def card_of(seat: i64, kind: i64) -> i64:
    return seat << SEAT_AT | kind


def seat_of(card: i64) -> i64:
    """The family it belongs to."""
    return card >> SEAT_AT


def kind_of(card: i64) -> i64:
    return card & KIND


class Listener:
    """Receives everything that happens at a table, in order. events.py says what these facts mean for each
    event, and what may be passed on. NOBODY stands for no card."""

    def tell(
        self, board: Board, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        raise NotImplementedError


class Board:
    """The cards and tokens of one game, and whose text is being carried out."""

    def __init__(self, cards: vec[Card]) -> None:
        self.cards = cards
        self.listener: Listener | None = None
        self.row: vec[i64] = vec[i64]()
        self.lies: vec[i64] = vec[i64]()
        self.families: vec[i64] = vec[i64]()
        self.seats: i64 = 0
        self.kinds: i64 = 0
        self.rounds: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0  # the first player of the round
        self.placed: i64 = 0  # how many have placed a card this round
        self.length: i64 = 0  # of the row
        self.pool: i64 = VERDICTS  # verdict tokens that lie on no card
        self.plays: i64 = 0  # cards that have come into the row, ever
        # the activation under way: where, which card, whether it has left its slot, and which text is
        # carried out (a Shapeshifter carries out another card's)
        self.at: i64 = 0
        self.acting: i64 = NOBODY
        self.gone: bool = False
        self.text: i64 = 0
        self.moving: i64 = 0  # the position of the card that a Royal Decree is about to move
        self.sleepers: bool = False  # a card of the row may be asleep; saves a search
        # the decision that is open
        self.question: i64 = NOTHING
        self.asked: i64 = NOBODY
        self.options: i64 = 0
        self.more_options: i64 = 0

    # -- looking ---------------------------------------------------------------------------------

    def is_open(self, card: i64) -> bool:
        return self.lies[card] & OPEN != 0

    def tokens(self, card: i64) -> i64:
        return self.lies[card] & TOKENS

    def verdicts(self, card: i64) -> i64:
        return (self.lies[card] & ALL_VERDICT_TOKENS) >> VERDICTS_AT

    def beneath(self, card: i64) -> i64:
        return ((self.lies[card] & BENEATH) >> BENEATH_AT) - 1

    def handle(self, card: i64) -> i64:
        """The public name of a card in the row."""
        return (self.lies[card] & HANDLE) >> HANDLE_AT

    def actor(self) -> i64:
        """The family whose card is acting."""
        return self.acting >> SEAT_AT

    def adjacent(self) -> i64:
        """The positions beside the acting card."""
        places: i64 = 0
        if self.at > 1:
            places = bit(self.at - 1)
        if self.at < self.length:
            places |= bit(self.at + 1)
        return places

    def everywhere(self) -> i64:
        """All positions of the row."""
        return bit(self.length + 1) - 2

    def slots_of(self, seat: i64) -> i64:
        """The positions whose top card is this family's."""
        places: i64 = 0
        row, position = self.row, self.length
        while position > 0:  # uncompiled, quicker than a range over so short a row
            if row[position] >> SEAT_AT == seat:
                places |= bit(position)
            position -= 1
        return places

    def own(self) -> i64:
        """The positions whose top card is of the acting family."""
        return self.slots_of(self.acting >> SEAT_AT)

    def opponents(self) -> i64:
        """The positions whose top card belongs to another family than the acting card."""
        return self.everywhere() & ~self.own()

    def opened(self, positions: i64) -> i64:
        """Those among the positions whose top card is open."""
        found: i64 = 0
        while positions != 0:
            position = lowest(positions)
            if self.lies[self.row[position]] & OPEN != 0:
                found |= bit(position)
            positions &= positions - 1
        return found

    def closed(self, positions: i64) -> i64:
        """Those among the positions whose top card is closed."""
        return positions & ~self.opened(positions)

    def open_characters(self, positions: i64) -> i64:
        """Those among the positions whose top card is an open character."""
        found = self.opened(positions)
        positions = found
        while positions != 0:
            position = lowest(positions)
            if not self.cards[self.row[position] & KIND].character:
                found ^= bit(position)
            positions &= positions - 1
        return found

    def opened_of_kind(self, kind: i64) -> i64:
        """The positions whose top card is open and of this kind."""
        found: i64 = 0
        for position in range(1, self.length + 1):
            card = self.row[position]
            if card & KIND == kind and self.lies[card] & OPEN != 0:
                found |= bit(position)
        return found

    def convicted(self) -> i64:
        """The positions whose top card bears a verdict token."""
        found: i64 = 0
        for position in range(1, self.length + 1):
            if self.lies[self.row[position]] & ALL_VERDICT_TOKENS != 0:
                found |= bit(position)
        return found

    def tokens_on(self, positions: i64) -> i64:
        """The total of influence tokens on the top cards at these positions."""
        total: i64 = 0
        while positions != 0:
            total += self.tokens(self.row[lowest(positions)])
            positions &= positions - 1
        return total

    # -- asking ----------------------------------------------------------------------------------

    def choose(self, positions: i64) -> None:
        """Ask for one of these positions. The answer goes to the `chosen` of the text."""
        self.ask(TARGET, positions, 0)

    def ask(self, question: i64, options: i64, more_options: i64) -> None:
        """Ask the acting family. No options: the question is skipped. One option: it is taken at once."""
        if options & (options - 1) == 0 and more_options == 0:
            if options != 0:
                self.choice(question, lowest(options))
            else:
                self.no_effect("order.no-target")
            return
        self.question = question
        self.asked = self.acting >> SEAT_AT
        self.options = options
        self.more_options = more_options

    def choice(self, verb: i64, number: i64) -> None:
        """Continue the text with the choice."""
        if self.listener is not None:
            self.tell_choice(verb, number)
        self.cards[self.text].chosen(self, verb, number)

    def tell_choice(self, verb: i64, number: i64) -> None:
        """A chosen card of the row is public. Only the swap itself reports the hand card swapped in."""
        chosen: i64 = NOBODY
        if number > 0 and verb != GAP and verb != SWAP:
            chosen = self.row[number]
        gap = number if verb == GAP else NOBODY
        self.tell("chose", self.actor(), self.acting, chosen, verb, gap, "choice")

    def set_secret(self, secret: i64) -> None:
        """Set the secret options of the open question; 0 if the viewer may not know them."""
        where = secret_set(self.question)
        if where == OPTIONS:
            self.options = secret
        elif where == MORE_OPTIONS:
            self.more_options = secret

    # -- doing -----------------------------------------------------------------------------------

    def tell(
        self, what: What, seat: i64, card: i64, other: i64, number: i64, amount: i64, why: str
    ) -> None:
        if self.listener is not None:
            self.listener.tell(self, what, seat, card, other, number, amount, why)

    def gain(self, amount: i64, why: str) -> None:
        """The acting card earns influence for its family."""
        if amount != 0:
            self.pay(self.acting, amount, why)
        else:
            self.no_effect(why)

    def no_effect(self, why: str) -> None:
        """The text of the acting card was carried out without effect."""
        if self.listener is not None:
            self.tell("no-effect", self.actor(), self.acting, NOBODY, 0, 0, why)

    def pay(self, card: i64, amount: i64, why: str) -> None:
        """A card earns influence for its family. An amount of 0 is not reported."""
        self.families[STOCK + (card >> SEAT_AT)] += amount
        if self.listener is not None and amount != 0:
            self.tell("gained", card >> SEAT_AT, card, NOBODY, 0, amount, why)

    def pay_against(self, card: i64, amount: i64, why: str) -> None:
        """A card that the acting card has eliminated earns influence for its family."""
        self.families[STOCK + (card >> SEAT_AT)] += amount
        if self.listener is not None and amount != 0:
            self.tell("reacted", card >> SEAT_AT, card, self.acting, 0, amount, why)

    def rob(self, position: i64, why: str) -> None:
        """The acting family takes 1 influence from the stock of the family whose card lies there, if that
        is another family and its stock is not empty."""
        target = self.row[position]
        victim = target >> SEAT_AT
        amount: i64 = 0
        if victim != self.actor() and self.families[STOCK + victim] > 0:
            amount = 1
        self.families[STOCK + victim] -= amount
        self.families[STOCK + self.actor()] += amount
        if self.listener is not None:
            self.tell("robbed", self.actor(), self.acting, target, 0, amount, why)

    def collect_tokens(self, amount: i64, why: str) -> None:
        """The tokens leave the acting card, and its family gains this much influence for them."""
        tokens = self.tokens(self.acting)
        self.lies[self.acting] -= tokens
        self.families[STOCK + self.actor()] += amount
        if self.listener is not None:
            self.tell("tokens-collected", self.actor(), self.acting, NOBODY, tokens, amount, why)

    def give_tokens(self, card: i64, amount: i64, why: str) -> None:
        """The acting card puts influence tokens on a card."""
        self.lies[card] += amount
        if self.listener is not None:
            self.tell("tokens-given", card >> SEAT_AT, card, self.acting, self.tokens(card), amount, why)

    def lose_tokens(self, card: i64, amount: i64, by: i64, why: str) -> None:
        """A card loses tokens, by its own text or another card's. Nobody gains them."""
        self.lies[card] -= amount
        if self.listener is not None:
            self.tell("tokens-lost", card >> SEAT_AT, card, by, self.tokens(card), amount, why)

    def put_verdict(self, position: i64, why: str) -> None:
        card = self.row[position]
        self.lies[card] += VERDICT_TOKEN
        self.pool -= 1
        if self.listener is not None:
            self.tell("verdict-put", card >> SEAT_AT, card, self.acting, self.verdicts(card), 0, why)

    def insert(self, card: i64, gap: i64) -> None:
        """A card becomes a slot of its own in this gap."""
        row, position = self.row, self.length + 1
        while position > gap:
            row[position + 1] = row[position]
            position -= 1
        row[gap + 1] = card
        self.length += 1
        if gap < self.at:
            self.at += 1

    def lift(self, position: i64) -> bool:
        """Remove the top card of a slot. The card beneath is uncovered, or the gap closes (True)."""
        row = self.row
        beneath = self.lies[row[position]] & BENEATH
        if beneath != 0:
            row[position] = (beneath >> BENEATH_AT) - 1
            return False
        if position < self.at:
            self.at -= 1
        length = self.length
        while position <= length:
            row[position] = row[position + 1]
            position += 1
        self.length = length - 1
        return True

    def move(self, position: i64, gap: i64, why: str) -> None:
        """A top card, with all that lies on it, becomes a slot of its own in another gap."""
        card = self.row[position]
        if self.lift(position) and gap > position:
            gap -= 1
        self.lies[card] &= ~BENEATH
        self.insert(card, gap)
        self.moving = 0
        if self.listener is not None:
            self.tell("moved", card >> SEAT_AT, card, self.acting, gap + 1, 0, why)

    def leave(self, card: i64, position: i64, pile: i64) -> None:
        """A top card leaves the row for a pile of its family, face up and without its tokens."""
        self.lift(position)
        if card == self.acting:
            self.gone = True
        if self.lies[card] & ALL_VERDICT_TOKENS != 0:
            self.pool += self.verdicts(card)
        self.lies[card] = 0
        self.families[pile + (card >> SEAT_AT)] |= bit(card & KIND)

    def discard(self, why: str) -> None:
        """The acting card is discarded, unless it has already left the row."""
        if not self.gone:
            if self.listener is not None:
                self.tell("discarded", self.actor(), self.acting, NOBODY, 0, 0, why)
            self.leave(self.acting, self.at, DISCARD)

    def reserve(self, why: str) -> None:
        """The acting card is laid open before its owner, its tokens on it."""
        tokens = self.tokens(self.acting)
        self.tell("reserved", self.actor(), self.acting, NOBODY, tokens, 0, why)
        self.leave(self.acting, self.at, RESERVE)
        self.lies[self.acting] = tokens

    def swap(self, kind: i64, why: str) -> None:
        """The acting card goes back to the hand; a hand card lies closed in its place and does not
        act this round."""
        family = self.actor()
        returning, card = self.acting, family << SEAT_AT | kind
        self.families[HAND + family] ^= bit(kind) | bit(returning & KIND)
        self.pool += self.verdicts(returning)
        self.plays += 1
        self.lies[card] = self.plays << HANDLE_AT | self.lies[returning] & BENEATH | ASLEEP
        self.sleepers = True
        self.tell("swapped", family, returning, card, 0, 0, why)
        self.lies[returning] = 0
        self.row[self.at] = card
        # no card that lies closed now is the returned one; a card played later may be
        self.families[KNOWN_IN_HAND + family] |= bit(returning & KIND)
        self.mark_closed(family, bit(returning & KIND) << UNLIKE_AT, 0)

    def mark_closed(self, family: i64, put: i64, take: i64) -> None:
        """Add and remove marks on every card of a family that lies closed and unknown in the row."""
        for position in range(1, self.length + 1):
            card = self.row[position]
            while card != NOBODY and card >> SEAT_AT == family:
                if self.lies[card] & (OPEN | KNOWN) == 0:
                    self.lies[card] = (self.lies[card] | put) & ~take
                card = self.beneath(card)

    def show(self, card: i64) -> None:
        """All see what a card is."""
        family, kind = card >> SEAT_AT, bit(card & KIND)
        if self.families[KNOWN_IN_HAND + family] & kind != 0:
            self.families[KNOWN_IN_HAND + family] ^= kind
            self.mark_closed(family, 0, kind << UNLIKE_AT)

    def copy(self, position: i64, why: str) -> None:
        """The acting card carries out the text of the card there as if it were its own."""
        card = self.row[position]
        self.text = card & KIND
        if self.listener is not None:
            self.tell("copied", card >> SEAT_AT, card, self.acting, 0, 0, why)

    def turn_down(self, why: str) -> None:
        """The acting card is turned face down, unless it has left the row. All know what it is."""
        if not self.gone:
            self.lies[self.acting] = (self.lies[self.acting] & ~OPEN) | KNOWN
            self.tell("turned-down", self.actor(), self.acting, NOBODY, 0, 0, why)

    # -- eliminating (rule 5) --------------------------------------------------------------------

    def eliminate(self, position: i64) -> None:
        card = self.row[position]
        was_open = self.is_open(card)
        self.turn_up(card)
        self.leave(card, position, DISCARD)
        self.reward(card, was_open)
        self.react(card)

    def eliminate_both(self, position: i64, later: i64) -> None:
        """Two cards are eliminated together. Then both are rewarded, then both react, in row order."""
        card, last = self.row[position], self.row[later]
        was_open, last_was_open = self.is_open(card), self.is_open(last)
        self.turn_up(card)
        self.turn_up(last)
        self.leave(last, later, DISCARD)
        self.leave(card, position, DISCARD)
        self.reward(card, was_open)
        self.reward(last, last_was_open)
        self.react(card)
        self.react(last)

    def turn_up(self, card: i64) -> None:
        """(a) The target is turned up. (b) follows for all targets: they leave without their tokens."""
        if self.listener is not None:
            self.tell("eliminated", card >> SEAT_AT, card, self.acting, 0, 0, "elimination")
        if self.families[KNOWN_IN_HAND + (card >> SEAT_AT)] != 0:
            self.show(card)

    def reward(self, card: i64, was_open: bool) -> None:
        """(c) The eliminator gains 1, and what its text or its reserve adds."""
        self.gain(1, "elimination.reward")
        self.cards[self.text].has_eliminated(self, self.cards[card & KIND])
        reserve = self.families[RESERVE + self.actor()]
        while reserve != 0:
            self.cards[lowest(reserve)].reserved_eliminates(self, was_open)
            reserve &= reserve - 1

    def react(self, card: i64) -> None:
        """(d) The victim reacts, but only against another family."""
        if card >> SEAT_AT != self.acting >> SEAT_AT:
            self.cards[card & KIND].eliminated(self, card)
