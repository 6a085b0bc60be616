"""What a policy looks at: each action of a decision as a short list of features, the places of weights.

Only what the seat that is asked knows may be looked at: of another family's closed card whether it is
there, its tokens and its owner, never its kind. So a policy can play from an observation and, in imagined
games, play for every seat alike.
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
from oriflamme.rules.board import ALL_VERDICT_TOKENS, BENEATH, NOBODY, OPEN, STOCK, TOKENS
from oriflamme.rules.state import State

KINDS: Final = 32  # as wide as a kind's number, so that tables are read by shifting
LOOKS: Final = 128  # what a place of the row can look like, see `look`

# Where the tables begin.
PLACE_ROUND: Final = 0  # kind, how it is placed (4), round (8)
PLACE_BESIDE: Final = PLACE_ROUND + KINDS * 32  # kind, look of the neighbour
PLACE_COVER: Final = PLACE_BESIDE + KINDS * LOOKS  # kind, look of the card it covers
PLACE_TOKENS: Final = PLACE_COVER + KINDS * LOOKS  # kind, tokens on the neighbour (4), whose (2)
PLACE_LEAD: Final = PLACE_TOKENS + KINDS * 8  # kind, lead (8), late or not (2)
PLACE_ROW: Final = PLACE_LEAD + KINDS * 16  # kind, length of the row (8)
PLACE_OWN: Final = PLACE_ROW + KINDS * 8  # kind, own slots (4)
REVEAL_ROUND: Final = PLACE_OWN + KINDS * 4  # kind, round (8), tokens (8)
REVEAL_BESIDE: Final = REVEAL_ROUND + KINDS * 64  # kind, look of a neighbour
REVEAL_TOKENS: Final = REVEAL_BESIDE + KINDS * LOOKS  # kind, tokens beside on others' cards (4)
REVEAL_LEAD: Final = REVEAL_TOKENS + KINDS * 4  # kind, lead (8), late or not (2)
REVEAL_WHERE: Final = REVEAL_LEAD + KINDS * 16  # kind, alone, first, within, last
REVEAL_STACK: Final = REVEAL_WHERE + KINDS * 4  # kind, on nothing, on a closed card, on an open one
REVEAL_RICH: Final = REVEAL_STACK + KINDS * 4  # kind, most tokens on another's card (4)
REVEAL_NAMESAKE: Final = REVEAL_RICH + KINDS * 4  # kind, open cards of the same name elsewhere (2)
REVEAL_ENDS: Final = REVEAL_NAMESAKE + KINDS * 2  # kind, look of the first and of the last card
CHOOSE_LOOK: Final = REVEAL_ENDS + KINDS * LOOKS  # text, look of the card chosen
CHOOSE_TOKENS: Final = CHOOSE_LOOK + KINDS * LOOKS  # text, its tokens (4), whose (2)
CHOOSE_RANK: Final = CHOOSE_TOKENS + KINDS * 8  # text, own, of a leader, of another
CHOOSE_STACK: Final = CHOOSE_RANK + KINDS * 4  # text, single or on a stack, whose (4)
CHOOSE_SELF: Final = CHOOSE_STACK + KINDS * 4  # text, the acting card or not (2)
JUDGE_LOOK: Final = CHOOSE_SELF + KINDS * 2  # verdict or eliminate (2), look of the card
JUDGE_TOKENS: Final = JUDGE_LOOK + 2 * LOOKS  # verdict or eliminate (2), its tokens (4), whose (2)
MOVE_LOOK: Final = JUDGE_TOKENS + 16  # from behind or ahead, to behind or ahead (4), look of the card
MOVE_BESIDE: Final = MOVE_LOOK + 4 * LOOKS  # own or not, open or not (4), look of a new neighbour
OPTION: Final = MOVE_BESIDE + 4 * LOOKS  # informer's and diplomat's options (8), amount (8), round (8)
SWAP_KIND: Final = OPTION + 512  # kind, round (8)
SIZE: Final = SWAP_KIND + KINDS * 8
"""How many weights a policy has."""

MOST: Final = 16
"""Features an action has at most."""


class Features:
    """The features of one decision at a time, for the seat that is asked."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64]([0] * MOST)
        self.n: i64 = 0
        self.me: i64 = 0
        self.lead: i64 = 0
        self.leader: i64 = 0
        self.round: i64 = 0
        self.own: i64 = 0
        self.shared: vec[i64] = vec[i64]([0] * MOST)
        self.n_shared: i64 = 0

    def begin(self, state: State) -> None:
        """What is the same for all actions of a decision."""
        me = state.asked
        self.me = me
        self.round = min(7, state.round)
        best: i64 = -1
        most: i64 = -1
        for seat in range(state.seats):
            stock = state.families[STOCK + seat]
            if stock > most:
                most = stock
                self.leader = seat
            if seat != me and stock > best:
                best = stock
        self.lead = _lead(state.families[STOCK + me] - best)
        self.own = 0
        if state.question == PLACE:
            for position in range(1, state.length + 1):
                if state.row[position] >> 5 == me:
                    self.own += 1
            if self.own > 3:
                self.own = 3

    def add(self, feature: i64) -> None:
        self.found[self.n] = feature
        self.n += 1

    def of(self, state: State, action: i64) -> None:
        """The features of an action, in `found[:n]`. Keeping a card has none: it weighs 0."""
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
        """What the seat sees there: nobody; another's closed card; its own closed or open card, or
        another's open one, by kind."""
        card = state.row[position]
        if card == NOBODY:
            return 0
        if card >> 5 == self.me:
            return (64 if state.lies[card] & OPEN != 0 else 32) + (card & 31)
        return 96 + (card & 31) if state.lies[card] & OPEN != 0 else 1

    def tokens_there(self, state: State, position: i64) -> i64:
        """Tokens (0 to 3 or more) and whether the card is the seat's own, as one number below 8."""
        card = state.row[position]
        tokens = state.lies[card] & TOKENS
        if tokens > 3:
            tokens = 3
        return tokens * 2 + (1 if card >> 5 == self.me else 0)

    def of_placing(self, state: State, kind: i64, where: i64) -> None:
        length = state.length
        how: i64 = 0
        if where == FIRST or where == LAST:
            end: i64 = 1
            if where == LAST:
                how = 1
                end = length
            if length > 0:
                self.add(PLACE_BESIDE + kind * LOOKS + self.look(state, end))
                self.add(PLACE_TOKENS + kind * 8 + self.tokens_there(state, end))
        else:
            covered = state.row[where]
            how = 2 if state.lies[covered] & OPEN != 0 else 3
            self.add(PLACE_COVER + kind * LOOKS + self.look(state, where))
            self.add(PLACE_TOKENS + kind * 8 + self.tokens_there(state, where))
            self.add(PLACE_BESIDE + kind * LOOKS + self.look(state, where - 1))
            self.add(PLACE_BESIDE + kind * LOOKS + self.look(state, where + 1))
        self.add(PLACE_ROUND + kind * 32 + how * 8 + self.round)
        self.add(PLACE_LEAD + kind * 16 + self.lead * 2 + (1 if self.round >= 4 else 0))
        self.add(PLACE_ROW + kind * 8 + (length // 2 if length < 14 else 7))
        self.add(PLACE_OWN + kind * 4 + self.own)

    def of_revealing(self, state: State) -> None:
        card, at, length = state.acting, state.at, state.length
        kind, lies = card & 31, state.lies[card]
        tokens = lies & TOKENS
        self.add(REVEAL_ROUND + kind * 64 + self.round * 8 + (min(7, tokens)))
        left, right = self.look(state, at - 1), self.look(state, at + 1)
        self.add(REVEAL_BESIDE + kind * LOOKS + left)
        self.add(REVEAL_BESIDE + kind * LOOKS + right)
        beside: i64 = 0
        if left == 1:
            beside += state.lies[state.row[at - 1]] & TOKENS
        if right == 1:
            beside += state.lies[state.row[at + 1]] & TOKENS
        self.add(REVEAL_TOKENS + kind * 4 + (min(3, beside)))
        self.add(REVEAL_LEAD + kind * 16 + self.lead * 2 + (1 if self.round >= 4 else 0))
        where: i64 = 2
        if length == 1:
            where = 0
        elif at == 1:
            where = 1
        elif at == length:
            where = 3
        self.add(REVEAL_WHERE + kind * 4 + where)
        stack: i64 = 0
        if lies & BENEATH != 0:
            stack = 2 if state.is_open(state.beneath(card)) else 1
        self.add(REVEAL_STACK + kind * 4 + stack)
        richest: i64 = 0
        namesakes: i64 = 0
        for position in range(1, length + 1):
            other = state.row[position]
            lies = state.lies[other]
            if other >> 5 != self.me and lies & TOKENS > richest:
                richest = lies & TOKENS
            if lies & OPEN != 0 and other & 31 == kind:
                namesakes = 1
        self.add(REVEAL_RICH + kind * 4 + (min(3, richest)))
        self.add(REVEAL_NAMESAKE + kind * 2 + namesakes)
        self.add(REVEAL_ENDS + kind * LOOKS + self.look(state, 1))
        self.add(REVEAL_ENDS + kind * LOOKS + self.look(state, length))

    def of_choosing(self, state: State, position: i64) -> None:
        text, card = state.text, state.row[position]
        owner = card >> 5
        self.add(CHOOSE_LOOK + text * LOOKS + self.look(state, position))
        self.add(CHOOSE_TOKENS + text * 8 + self.tokens_there(state, position))
        rank: i64 = 2
        if owner == self.me:
            rank = 0
        elif owner == self.leader:
            rank = 1
        self.add(CHOOSE_RANK + text * 4 + rank)
        stack: i64 = 1 if owner == self.me else 0
        if state.lies[card] & BENEATH != 0:
            stack += 2
        self.add(CHOOSE_STACK + text * 4 + stack)
        self.add(CHOOSE_SELF + text * 2 + (1 if card == state.acting else 0))

    def of_moving(self, state: State, gap: i64) -> None:
        """From behind the acting card or ahead of it, to behind it or ahead of it."""
        card = state.row[state.moving]
        way: i64 = 2 if state.moving > state.at else 0
        if gap >= state.at:
            way += 1
        self.add(MOVE_LOOK + way * LOOKS + self.look(state, state.moving))
        whose: i64 = 2 if card >> 5 == self.me else 0
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
                amount = 1 if state.row[number] >> 5 == self.me else 2
        else:
            judgement: i64 = 0 if verb == VERDICT else 1
            option = 3 + judgement
            if number != 0:
                self.add(JUDGE_LOOK + judgement * LOOKS + self.look(state, number))
                self.add(JUDGE_TOKENS + judgement * 8 + self.tokens_there(state, number))
                if state.lies[state.row[number]] & ALL_VERDICT_TOKENS != 0:
                    amount = 1
                if state.row[number] >> 5 == self.leader:
                    amount += 2
        self.add(OPTION + option * 64 + (min(7, amount)) * 8 + self.round)


def _lead(lead: i64) -> i64:
    """A lead of 6 or more to a lag of 6 or more, in eight steps."""
    if lead >= 0:
        return 4 + (lead + 2) // 3 if lead < 6 else 7
    return 3 - (-lead - 1) // 3 if lead > -9 else 0
