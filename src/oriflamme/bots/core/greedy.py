"""Rules of thumb, as a person at the table would give them: what does it bring me now, and what will it
bring until the end? There is no memory, no look-ahead and no guess at what a closed card is.

All values are in influence. They use only what the seat sees: of another family's closed card its tokens
and its place, never its kind.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.actions import (
    CONFER,
    FIRST,
    GAP,
    KEEP,
    LAST,
    PLACE,
    REPORT,
    REVEAL,
    SWAP,
    TARGET,
    VERDICT,
    WITHDRAW,
    kind_of_placement,
    number_of,
    verb_of,
)
from oriflamme.rules.bits import bit, count, lowest
from oriflamme.rules.board import KINDS_AT_MOST, STOCK, kind_of, seat_of
from oriflamme.rules.catalogue import CARDS, KINDS
from oriflamme.rules.state import State

ARCHER: Final[i64] = KINDS["archer"]
SOLDIER: Final[i64] = KINDS["soldier"]
SPY: Final[i64] = KINDS["spy"]
HEIR: Final[i64] = KINDS["heir"]
SHAPESHIFTER: Final[i64] = KINDS["shapeshifter"]
LORD: Final[i64] = KINDS["lord"]
ASSASSINATION: Final[i64] = KINDS["assassination"]
ROYAL_DECREE: Final[i64] = KINDS["royal-decree"]
AMBUSH: Final[i64] = KINDS["ambush"]
CONSPIRACY: Final[i64] = KINDS["conspiracy"]
EMPRESS: Final[i64] = KINDS["empress"]
FANATIC: Final[i64] = KINDS["fanatic"]
INFORMER: Final[i64] = KINDS["informer"]
DIPLOMAT: Final[i64] = KINDS["diplomat"]
DESERTER: Final[i64] = KINDS["deserter"]
JUDGE: Final[i64] = KINDS["judge"]
REVOLT: Final[i64] = KINDS["revolt"]
EXTORTION: Final[i64] = KINDS["extortion"]
INFILTRATION: Final[i64] = KINDS["infiltration"]
DEAL: Final[i64] = KINDS["deal"]


def _usual_income() -> vec[float]:
    """What an open card brings its owner in a usual round."""
    income = vec[float]([0.0] * KINDS_AT_MOST)
    income[HEIR] = 1.8
    income[EMPRESS] = 1.8
    income[LORD] = 1.5
    income[FANATIC] = 1.4
    income[DIPLOMAT] = 1.2
    income[ARCHER] = 1.2
    income[SOLDIER] = 1.2
    income[JUDGE] = 1.1
    income[SPY] = 1.0
    income[SHAPESHIFTER] = 1.0
    income[INFORMER] = 0.8
    income[DESERTER] = 0.6
    return income


INCOME: Final = _usual_income()

TRAP: Final = 0.7
"""The average cost of attacking a closed card that may be an Ambush or an Extortion."""

PATIENCE: Final = 0.9
"""A gain now is worth more than one that may come next round."""


class Greedy:
    """Weighs each action for the seat that is asked."""

    def __init__(self, seen: State, rng: Random, foresight: float) -> None:
        self.seen = seen
        self.me: i64 = seen.asked
        self.rng = rng
        self.foresight = foresight  # how much of the income of later rounds it sees, 0 to 1
        self.left: i64 = seen.rounds - seen.round  # rounds after this one

    def best(self) -> i64:
        """The action that looks best. Among equals, a random one."""
        best: i64 = 0
        best_worth = -1e9
        for i in range(self.seen.legal_count()):
            action = self.seen.legal_at(i)
            worth = self.worth(action) + 0.01 * self.rng.random()
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def worth(self, action: i64) -> float:
        verb, number = verb_of(action), number_of(action)
        seen = self.seen
        if verb == PLACE:
            return self.placing(kind_of_placement(action), number)
        if verb == KEEP:
            return self.keeping(kind_of(seen.acting))
        if verb == REVEAL:
            return self.revealing(kind_of(seen.acting))
        if verb == TARGET:
            return self.targeting(number)
        if verb == GAP:
            return self.moving(number)
        if verb == REPORT:
            return float(self.report())
        if verb == SWAP:
            # A card that does not act this round, and the Informer back in hand.
            return 0.5 + 0.3 * INCOME[number]
        if verb == CONFER:
            # 1 for me; the 2 tokens are a gift, unless the other Diplomat is mine too.
            return 1.0 + (2.0 if number != 0 and self.is_mine(number) else 0.0)
        if verb == WITHDRAW:
            return float(seen.tokens(seen.acting)) - self.rest(INCOME[DIPLOMAT])
        if verb == VERDICT:
            return 1.0 + (0.2 * self.harm(number) if number != 0 else 0.0)
        return self.eliminating(number)

    # -- what a card is worth ----------------------------------------------------------------------

    def is_mine(self, position: i64) -> bool:
        return seat_of(self.seen.row[position]) == self.me

    def rest(self, income: float) -> float:
        """An income over the remaining rounds. The card may not survive all of them."""
        return 0.6 * self.foresight * income * float(self.left)

    def standing(self, position: i64) -> float:
        """What the top card there still promises its owner."""
        card = self.seen.row[position]
        tokens = float(self.seen.tokens(card))
        if self.seen.is_open(card):
            return tokens + 0.5 + self.rest(INCOME[kind_of(card)])
        # A closed card: its tokens, if it lives, and something it can do.
        return tokens + 1.0 + 0.3 * self.foresight * float(self.left)

    def harm(self, position: i64) -> float:
        """What the loss of the card there costs its owner, weighted: the leader's loss counts most."""
        worth = self.standing(position)
        if self.is_mine(position):
            return -worth
        owner = seat_of(self.seen.row[position])
        return worth * (0.6 if self.leads(owner) else 0.4)

    def leads(self, seat: i64) -> bool:
        stocks = self.seen.families
        for other in range(self.seen.seats):
            if stocks[STOCK + other] > stocks[STOCK + seat]:
                return False
        return True

    def eliminating(self, position: i64) -> float:
        """1 for me, and the loss of the other. A closed card of another family may be a trap."""
        worth = 1.0 + self.harm(position)
        card = self.seen.row[position]
        if not self.is_mine(position) and not self.seen.is_open(card):
            worth -= TRAP
        return worth

    def best_elimination(self, positions: i64) -> float:
        best = 0.0
        while positions != 0:
            worth = self.eliminating(lowest(positions))
            if worth > best:
                best = worth
            positions &= positions - 1
        return best

    # -- keep or reveal ----------------------------------------------------------------------------

    def now(self, kind: i64) -> float:
        """What the ability of this kind brings when done at the acting place."""
        seen = self.seen
        if kind == ARCHER:
            return self.best_elimination((bit(1) | bit(seen.length)) & ~bit(seen.at))
        if kind == SOLDIER or kind == DESERTER:
            return self.best_elimination(seen.adjacent())
        if kind == ASSASSINATION:
            return self.best_elimination(seen.everywhere() & ~bit(seen.at))
        if kind == SPY:
            return 1.3 if self.can_rob() else 0.0
        if kind == HEIR:
            return 0.0 if seen.opened_of_kind(HEIR) & ~bit(seen.at) != 0 else 2.0
        if kind == LORD:
            return 1.0 + float(count(seen.adjacent() & seen.own()))
        if kind == SHAPESHIFTER:
            return self.best_copy()
        if kind == EMPRESS:
            return 1.8
        if kind == FANATIC:
            return 1.0 if seen.opened(seen.own() & ~bit(seen.at)) != 0 else 2.0
        if kind == INFORMER:
            return float(self.report())
        if kind == DIPLOMAT or kind == JUDGE:
            return 1.0
        if kind == REVOLT:
            # Both neighbours fall, and one of its tokens is thrown away.
            worth = -1.0
            beside = seen.adjacent()
            while beside != 0:
                worth += self.eliminating(lowest(beside))
                beside &= beside - 1
            return worth
        if kind == INFILTRATION:
            return float(count(seen.closed(seen.own())) - 1) + 0.5 * float(self.left)
        if kind == ROYAL_DECREE:
            return 0.3
        return 0.0

    def can_rob(self) -> bool:
        beside = self.seen.adjacent() & self.seen.opponents()
        while beside != 0:
            if self.seen.families[STOCK + seat_of(self.seen.row[lowest(beside)])] > 0:
                return True
            beside &= beside - 1
        return False

    def best_copy(self) -> float:
        best = 0.0
        beside = self.seen.open_characters(self.seen.adjacent())
        while beside != 0:
            kind = kind_of(self.seen.row[lowest(beside)])
            worth = 2.0 if kind == HEIR else (0.0 if kind == SHAPESHIFTER else self.now(kind))
            if worth > best:
                best = worth
            beside &= beside - 1
        return best

    def report(self) -> i64:
        seen = self.seen
        return seen.tokens_on(seen.closed(seen.adjacent() & seen.opponents()))

    def revealing(self, kind: i64) -> float:
        tokens = float(self.seen.tokens(self.seen.acting))
        if kind == AMBUSH or kind == EXTORTION:
            return 1.0
        if kind == CONSPIRACY:
            return 2.0 * tokens
        if kind == DEAL:
            # It pays in every later round and once more at the end.
            return tokens * (1.0 + self.foresight * float(self.left))
        return tokens + self.now(kind) + self.rest(INCOME[kind])

    def keeping(self, kind: i64) -> float:
        """One more token, and the same choice next round. In the last round it is worth nothing."""
        if self.left == 0:
            return 0.0
        tokens = float(self.seen.tokens(self.seen.acting)) + 1.0
        if kind == AMBUSH or kind == EXTORTION:
            return 1.6  # somebody may walk into it
        if kind == CONSPIRACY:
            return PATIENCE * 2.0 * tokens
        if kind == DEAL:
            return PATIENCE * tokens * (1.0 + self.foresight * float(self.left - 1))
        if kind == REVOLT and tokens < 2.0:
            return 2.0
        later = self.now(kind) if not CARDS[kind].character else INCOME[kind]
        return PATIENCE * (tokens + later + 0.6 * self.foresight * INCOME[kind] * float(self.left - 1))

    # -- targets and gaps --------------------------------------------------------------------------

    def targeting(self, position: i64) -> float:
        seen = self.seen
        text = seen.text
        if text == SPY:
            owner = seat_of(seen.row[position])
            if owner == self.me or seen.families[STOCK + owner] == 0:
                return 0.0
            return 1.5 if self.leads(owner) else 1.0
        if text == SHAPESHIFTER:
            kind = kind_of(seen.row[position])
            return 2.0 if kind == HEIR else (0.0 if kind == SHAPESHIFTER else self.now(kind))
        if text == EMPRESS:
            # The gift goes to the one who leads least, on the card least likely to be cashed.
            owner = seat_of(seen.row[position])
            return (0.0 if self.leads(owner) else 0.5) - 0.1 * float(seen.tokens(seen.row[position]))
        if text == ROYAL_DECREE:
            # A card of mine that has acted can act again; one of theirs that has not can be held back.
            card = seen.row[position]
            income = INCOME[kind_of(card)] if seen.is_open(card) else 0.8
            acted = position < seen.at
            return income if acted == self.is_mine(position) else 0.0
        return self.eliminating(position)

    def moving(self, gap: i64) -> float:
        """A card of mine moves to where it acts again, one of theirs to where it does not act."""
        ahead = gap >= self.seen.at
        return 1.0 if ahead == self.is_mine(self.seen.moving) else 0.0

    # -- placing -----------------------------------------------------------------------------------

    def placing(self, kind: i64, where: i64) -> float:
        seen = self.seen
        worth = self.promise(kind)
        if where == FIRST or where == LAST:
            if seen.length == 0:
                return worth
            end: i64 = 1 if where == FIRST else seen.length
            return worth + self.beside(kind, end)
        # On a card of mine: what it covers stops working for me.
        covered = seen.row[where]
        if seen.is_open(covered):
            worth -= 1.0 + self.rest(INCOME[kind_of(covered)])
        else:
            worth -= 1.5 + float(seen.tokens(covered)) * 0.5
        if where > 1:
            worth += 0.7 * self.beside(kind, where - 1)
        if where < seen.length:
            worth += 0.7 * self.beside(kind, where + 1)
        return worth

    def promise(self, kind: i64) -> float:
        """What a card placed now will probably bring: earners early, killers in the middle, and nothing
        that needs time at the end."""
        left = self.foresight * float(self.left)
        if CARDS[kind].character:
            return 0.5 + INCOME[kind] * (1.0 + 0.6 * left)
        if kind == CONSPIRACY or kind == DEAL:
            return 0.9 * left + 0.5
        if kind == AMBUSH or kind == EXTORTION:
            return 1.5 + 0.3 * left
        if kind == ASSASSINATION:
            return 3.0
        if kind == REVOLT:
            return 2.5 if self.left > 0 else 0.0
        if kind == INFILTRATION:
            return 1.5 + 0.4 * left
        return 1.2  # a Royal Decree

    def beside(self, kind: i64, position: i64) -> float:
        """What the neighbour there means for this kind."""
        seen = self.seen
        card = seen.row[position]
        if self.is_mine(position):
            if kind == LORD:
                return 0.8
            if kind == SOLDIER or kind == DESERTER or kind == REVOLT:
                return -0.8
            return 0.2 if seen.is_open(card) and kind_of(card) == LORD else 0.0
        if kind == SOLDIER or kind == DESERTER or kind == REVOLT:
            return 0.3 + 0.3 * self.harm(position)
        if kind == SPY:
            return 0.6 if seen.families[STOCK + seat_of(card)] > 0 else 0.0
        if kind == INFORMER:
            return 0.3 + 0.4 * float(seen.tokens(card))
        if kind == SHAPESHIFTER:
            return 0.6 * INCOME[kind_of(card)] if seen.is_open(card) else 0.0
        strikes = seen.is_open(card) and (kind_of(card) == SOLDIER or kind_of(card) == DESERTER)
        if kind == AMBUSH or kind == EXTORTION:
            return 1.5 if strikes else 0.2
        return -0.8 if strikes else 0.0
