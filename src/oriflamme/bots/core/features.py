"""What a policy looks at: each action of a decision as a short list of features, the places of weights.

Features use only what the asked seat knows: of another family's closed card its place, its tokens and its
owner, never its kind. So a policy can play from an observation and, in imagined games, for every seat.

Weights come in pages: one for each kind that may be placed, one for each that may be revealed, one for each
text that chooses. A feature has the same line on all pages of a sort, so it is looked up once for all cards
of a hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.actions import (
    CONFER,
    FIRST,
    GAP,
    KEEP,
    KIND,
    KIND_AT,
    LAST,
    NUMBER,
    PLACE,
    REPORT,
    REVEAL,
    SWAP,
    TARGET,
    VERB_AT,
    VERDICT,
    WITHDRAW,
)
from oriflamme.rules.bits import bit
from oriflamme.rules.board import ALL_VERDICT_TOKENS, BENEATH, NOBODY, OPEN, STOCK, TOKENS, kind_of, seat_of
from oriflamme.rules.state import State

KINDS: Final = 32  # as wide as a kind's number
LOOKS: Final = 128  # what a place of the row can look like, see `look`

# The page of a kind that is placed.
PLACE_ROUND: Final = 0  # how it is placed (4), round (8)
PLACE_ORDER: Final = PLACE_ROUND + 32  # how it is placed (4), how many have placed before (8)
PLACE_BESIDE: Final = PLACE_ORDER + 32  # look of the neighbour
PLACE_COVER: Final = PLACE_BESIDE + LOOKS  # look of the card it covers
PLACE_FAR: Final = PLACE_COVER + LOOKS  # look of the card at the other end
PLACE_TOKENS: Final = PLACE_FAR + LOOKS  # tokens on the neighbour (4), whose (2)
PLACE_LEAD: Final = PLACE_TOKENS + 8  # lead (8), late or not (2)
PLACE_ROW: Final = PLACE_LEAD + 16  # length of the row (8)
PLACE_OWN: Final = PLACE_ROW + 8  # own slots (4)
PLACE_RICH: Final = PLACE_OWN + 4  # most tokens on another's card (4)
PLACE_NAMESAKE: Final = PLACE_RICH + 4  # an open card of the same name in the row
PLACE_PAGE: Final = PLACE_NAMESAKE + 1
# The page of a kind that is revealed.
REVEAL_PAGES: Final = KINDS * PLACE_PAGE
REVEAL_ROUND: Final = 0  # round (8), tokens (8)
REVEAL_BESIDE: Final = REVEAL_ROUND + 64  # look of a neighbour
REVEAL_TOKENS: Final = REVEAL_BESIDE + LOOKS  # tokens beside on others' cards (4)
REVEAL_LEAD: Final = REVEAL_TOKENS + 4  # lead (8), late or not (2)
REVEAL_WHERE: Final = REVEAL_LEAD + 16  # alone, first, within, last
REVEAL_STACK: Final = REVEAL_WHERE + 4  # on nothing, on a closed card, on an open one
REVEAL_RICH: Final = REVEAL_STACK + 4  # most tokens on another's card (4)
REVEAL_NAMESAKE: Final = REVEAL_RICH + 4  # open cards of the same name elsewhere (2)
REVEAL_ENDS: Final = REVEAL_NAMESAKE + 2  # look of the first and of the last card
REVEAL_PAGE: Final = REVEAL_ENDS + LOOKS
# The page of a text that chooses a card.
CHOOSE_PAGES: Final = REVEAL_PAGES + KINDS * REVEAL_PAGE
CHOOSE_LOOK: Final = 0  # look of the card chosen
CHOOSE_TOKENS: Final = CHOOSE_LOOK + LOOKS  # its tokens (4), whose (2)
CHOOSE_RANK: Final = CHOOSE_TOKENS + 8  # own, of a leader, of another (4); open or not (2); late or not (2)
CHOOSE_STACK: Final = CHOOSE_RANK + 16  # single or on a stack, whose (4)
CHOOSE_SELF: Final = CHOOSE_STACK + 4  # the acting card or not (2)
CHOOSE_STOCK: Final = CHOOSE_SELF + 2  # its owner's influence (8)
CHOOSE_WHEN: Final = CHOOSE_STOCK + 8  # acts later or not, open or not, whose (8)
CHOOSE_TIES: Final = CHOOSE_WHEN + 8  # own slots beside it (4), open or not, whose (4)
CHOOSE_PAGE: Final = CHOOSE_TIES + 16
# Everything else.
JUDGE_LOOK: Final = CHOOSE_PAGES + KINDS * CHOOSE_PAGE  # verdict or eliminate (2), look of the card
JUDGE_TOKENS: Final = JUDGE_LOOK + 2 * LOOKS  # verdict or eliminate (2), its tokens (4), whose (2)
MOVE_LOOK: Final = JUDGE_TOKENS + 16  # from behind or ahead, to behind or ahead (4), look of the card
MOVE_BESIDE: Final = MOVE_LOOK + 4 * LOOKS  # own or not, open or not (4), look of a new neighbour
OPTION: Final = MOVE_BESIDE + 4 * LOOKS  # informer's and diplomat's options (8), amount (8), round (8)
SWAP_KIND: Final = OPTION + 512  # kind, round (8)
SIZE: Final = SWAP_KIND + KINDS * 8
"""How many weights a policy has."""

MOST: Final = 16
"""The most features that an action has."""


class Features:
    """The features of one decision at a time, for the asked seat."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64]([0] * MOST)
        self.n: i64 = 0
        self.me: i64 = 0
        self.lead: i64 = 0
        self.leader: i64 = 0
        self.round: i64 = 0
        self.late: i64 = 0
        # of a placement: the lines that are the same wherever it goes
        self.row: i64 = 0
        self.own: i64 = 0
        self.rich: i64 = 0
        self.open_kinds: i64 = 0

    def begin(self, state: State) -> None:
        """What is the same for all actions of a decision."""
        me = state.asked
        self.me = me
        self.round = min(7, state.round)
        self.late = 1 if state.round >= 4 else 0
        most: i64 = -1
        for seat in range(state.seats):
            stock = state.families[STOCK + seat]
            if stock > most:
                most = stock
                self.leader = seat
        self.lead = lead_of(state, me)
        if state.question == PLACE:
            self.begin_placing(state)

    def begin_placing(self, state: State) -> None:
        me, length = self.me, state.length
        own: i64 = 0
        rich: i64 = 0
        open_kinds: i64 = 0
        for position in range(1, length + 1):
            card = state.row[position]
            lies = state.lies[card]
            if seat_of(card) == me:
                own += 1
            elif lies & TOKENS > rich:
                rich = lies & TOKENS
            if lies & OPEN != 0:
                open_kinds |= bit(kind_of(card))
        self.own = PLACE_OWN + min(3, own)
        self.rich = PLACE_RICH + min(3, rich)
        self.row = PLACE_ROW + (length // 2 if length < 14 else 7)
        self.open_kinds = open_kinds

    def add(self, feature: i64) -> None:
        self.found[self.n] = feature
        self.n += 1

    def of(self, state: State, action: i64) -> None:
        """The features of an action, in `found[:n]`. Keeping a card has none, so its weight is 0."""
        self.n = 0
        verb, number = action >> VERB_AT, action & NUMBER
        if verb == PLACE:
            self.of_placing(state, action >> KIND_AT & KIND, number)
        elif verb == REVEAL:
            self.of_revealing(state)
        elif verb == TARGET:
            self.of_choosing(state, number)
        elif verb == GAP:
            self.of_moving(state, number)
        elif verb != KEEP:
            self.of_option(state, verb, number)

    def look(self, state: State, position: i64) -> i64:
        """What the seat sees there: nothing, another's closed card, or by kind its own closed or open card
        or another's open card."""
        card = state.row[position]
        if card == NOBODY:
            return 0
        if seat_of(card) == self.me:
            return (2 * KINDS if state.lies[card] & OPEN != 0 else KINDS) + kind_of(card)
        return 3 * KINDS + kind_of(card) if state.lies[card] & OPEN != 0 else 1

    def tokens_there(self, state: State, position: i64) -> i64:
        """Tokens (0 to 3 or more) and whether the card is the seat's own, as one number below 8."""
        card = state.row[position]
        tokens = state.lies[card] & TOKENS
        if tokens > 3:
            tokens = 3
        return tokens * 2 + (1 if seat_of(card) == self.me else 0)

    # -- placing: the page is the kind's -------------------------------------------------------------

    def of_placing(self, state: State, kind: i64, where: i64) -> None:
        self.of_spot(state, where)
        self.of_kind(kind)
        page = kind * PLACE_PAGE
        for i in range(self.n):
            self.found[i] += page

    def of_kind(self, kind: i64) -> None:
        """Also the lines of a kind's page that do not depend on where it is placed."""
        found, n = self.found, self.n
        found[n] = PLACE_LEAD + self.lead * 2 + self.late
        found[n + 1] = self.row
        found[n + 2] = self.own
        found[n + 3] = self.rich
        self.n = n + 4
        if self.open_kinds & bit(kind) != 0:
            self.add(PLACE_NAMESAKE)

    def of_spot(self, state: State, where: i64) -> None:
        """The lines of any kind's page for a place, in `found[:n]`."""
        found, length = self.found, state.length
        n: i64 = 2
        how: i64 = 0
        if where == FIRST or where == LAST:
            end: i64 = 1
            far = length
            if where == LAST:
                how = 1
                end = length
                far = 1
            if length > 0:
                found[2] = PLACE_BESIDE + self.look(state, end)
                found[3] = PLACE_TOKENS + self.tokens_there(state, end)
                found[4] = PLACE_FAR + self.look(state, far)
                n = 5
        else:
            how = 2 if state.lies[state.row[where]] & OPEN != 0 else 3
            found[2] = PLACE_COVER + self.look(state, where)
            found[3] = PLACE_TOKENS + self.tokens_there(state, where)
            found[4] = PLACE_BESIDE + self.look(state, where - 1)
            found[5] = PLACE_BESIDE + self.look(state, where + 1)
            n = 6
        found[0] = PLACE_ROUND + how * 8 + self.round
        found[1] = PLACE_ORDER + how * 8 + state.placed
        self.n = n

    # -- revealing: the page is the kind's -----------------------------------------------------------

    def of_revealing(self, state: State) -> None:
        self.of_revealing_as(state, kind_of(state.acting))

    def of_revealing_as(self, state: State, kind: i64) -> None:
        """If the acting card were of this kind."""
        card, at, length = state.acting, state.at, state.length
        lies = state.lies[card]
        page, found = REVEAL_PAGES + kind * REVEAL_PAGE, self.found
        left, right = self.look(state, at - 1), self.look(state, at + 1)
        beside: i64 = 0
        if left == 1:
            beside += state.lies[state.row[at - 1]] & TOKENS
        if right == 1:
            beside += state.lies[state.row[at + 1]] & TOKENS
        where: i64 = 2
        if length == 1:
            where = 0
        elif at == 1:
            where = 1
        elif at == length:
            where = 3
        stack: i64 = 0
        if lies & BENEATH != 0:
            stack = 2 if state.is_open(state.beneath(card)) else 1
        richest: i64 = 0
        namesakes: i64 = 0
        for position in range(1, length + 1):
            other = state.row[position]
            there = state.lies[other]
            if seat_of(other) != self.me and there & TOKENS > richest:
                richest = there & TOKENS
            if there & OPEN != 0 and kind_of(other) == kind:
                namesakes = 1
        found[0] = page + REVEAL_ROUND + self.round * 8 + min(7, lies & TOKENS)
        found[1] = page + REVEAL_BESIDE + left
        found[2] = page + REVEAL_BESIDE + right
        found[3] = page + REVEAL_TOKENS + min(3, beside)
        found[4] = page + REVEAL_LEAD + self.lead * 2 + self.late
        found[5] = page + REVEAL_WHERE + where
        found[6] = page + REVEAL_STACK + stack
        found[7] = page + REVEAL_RICH + min(3, richest)
        found[8] = page + REVEAL_NAMESAKE + namesakes
        found[9] = page + REVEAL_ENDS + self.look(state, 1)
        found[10] = page + REVEAL_ENDS + self.look(state, length)
        self.n = 11

    # -- choosing a card: the page is the text's -----------------------------------------------------

    def of_choosing(self, state: State, position: i64) -> None:
        row, card, found = state.row, state.row[position], self.found
        page = CHOOSE_PAGES + state.text * CHOOSE_PAGE
        owner, lies = seat_of(card), state.lies[card]
        mine: i64 = 1 if owner == self.me else 0
        shown: i64 = 1 if lies & OPEN != 0 else 0
        rank: i64 = 2
        if mine == 1:
            rank = 0
        elif owner == self.leader:
            rank = 1
        ties: i64 = 1 if seat_of(row[position - 1]) == owner else 0
        if seat_of(row[position + 1]) == owner:
            ties += 1
        found[0] = page + CHOOSE_LOOK + self.look(state, position)
        found[1] = page + CHOOSE_TOKENS + self.tokens_there(state, position)
        found[2] = page + CHOOSE_RANK + rank * 4 + shown * 2 + self.late
        found[3] = page + CHOOSE_STACK + mine + (2 if lies & BENEATH != 0 else 0)
        found[4] = page + CHOOSE_SELF + (1 if card == state.acting else 0)
        found[5] = page + CHOOSE_STOCK + min(7, state.families[STOCK + owner] // 2)
        found[6] = page + CHOOSE_WHEN + (4 if position > state.at else 0) + shown * 2 + mine
        found[7] = page + CHOOSE_TIES + ties * 4 + shown * 2 + mine
        self.n = 8

    # -- everything else -----------------------------------------------------------------------------

    def of_moving(self, state: State, gap: i64) -> None:
        """From behind the acting card or ahead of it, to behind it or ahead of it."""
        card = state.row[state.moving]
        way: i64 = 2 if state.moving > state.at else 0
        if gap >= state.at:
            way += 1
        self.add(MOVE_LOOK + way * LOOKS + self.look(state, state.moving))
        whose: i64 = 2 if seat_of(card) == self.me else 0
        if state.lies[card] & OPEN != 0:
            whose += 1
        self.add(MOVE_BESIDE + whose * LOOKS + self.look(state, gap))
        self.add(MOVE_BESIDE + whose * LOOKS + self.look(state, gap + 1))

    def of_option(self, state: State, verb: i64, number: i64) -> None:
        """The options of the Informer, the Diplomat and the Judge."""
        if verb == SWAP:
            self.add(SWAP_KIND + number * 8 + self.round)
            return
        option: i64 = 0
        amount: i64 = 0
        if verb == REPORT:
            amount = state.tokens_on(state.closed(state.adjacent() & state.opponents()))
        elif verb == WITHDRAW:
            option = 1
            amount = state.tokens(state.acting)
        elif verb == CONFER:
            option = 2
            if number != 0:
                amount = 1 if seat_of(state.row[number]) == self.me else 2
        else:
            judgement: i64 = 0 if verb == VERDICT else 1
            option = 3 + judgement
            if number != 0:
                self.add(JUDGE_LOOK + judgement * LOOKS + self.look(state, number))
                self.add(JUDGE_TOKENS + judgement * 8 + self.tokens_there(state, number))
                if state.lies[state.row[number]] & ALL_VERDICT_TOKENS != 0:
                    amount = 1
                if seat_of(state.row[number]) == self.leader:
                    amount += 2
        self.add(OPTION + option * 64 + (min(7, amount)) * 8 + self.round)


def lead_of(state: State, seat: i64) -> i64:
    """A family's lead over the best other one, from 7 (6 or more ahead) down to 0 (9 or more behind)."""
    best: i64 = -1
    for other in range(state.seats):
        stock = state.families[STOCK + other]
        if other != seat and stock > best:
            best = stock
    lead = state.families[STOCK + seat] - best
    if lead >= 0:
        return 4 + (lead + 2) // 3 if lead < 6 else 7
    return 3 - (-lead - 1) // 3 if lead > -9 else 0
