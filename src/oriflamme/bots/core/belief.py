"""Draws worlds that fit an observation, and probable ones more often.

An opponent's unseen kinds lie in the row, in the hand and aside. How well a kind fits a place is a sum of
weights: when the card was played, how long it has been kept, what lies beside it, which kinds players hold
back. The likelihood of a world is the product over all places, so a kind that is likely in one place is
less likely in another. The weights learn to tell true worlds from worlds with two cards exchanged
(belief_trainer.py). What is remembered of the game (memory.py) counts beside them. Worlds are drawn by
exchanging two cards again and again (Metropolis).
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.features import KINDS, lead_of
from oriflamme.bots.core.memory import ALWAYS, NEVER, Memory
from oriflamme.bots.core.utility import floats
from oriflamme.rules.bits import bit, count, lowest
from oriflamme.rules.board import (
    ASIDE,
    BENEATH,
    HAND,
    HANDLE,
    HANDLE_AT,
    HIDDEN_ASIDE,
    HIDDEN_HAND,
    KINDS_AT_MOST,
    KNOWN_IN_HAND,
    NOBODY,
    OPEN,
    TOKENS,
    UNKNOWN,
    kind_of,
    seat_of,
)
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

LOOKS: Final = 128
KEPT: Final = 0  # kind, round it was played (8), tokens (8)
BESIDE: Final = KEPT + KINDS * 64  # kind, new or kept (2), look of a neighbour
WHERE: Final = BESIDE + KINDS * 2 * LOOKS  # kind, new or kept (2), covered, alone, first, within, last (8)
STACK: Final = WHERE + KINDS * 16  # kind, on nothing, on a closed card, on an open one (4)
RICH: Final = STACK + KINDS * 4  # kind, new or kept (2), most tokens on another's card beside it (4)
NAMESAKE: Final = RICH + KINDS * 8  # kind, new or kept (2): another card of this kind lies open
LEAD: Final = NAMESAKE + KINDS * 2  # kind, new or kept (2), how its family stands (8)
HELD: Final = LEAD + KINDS * 16  # kind, round: still in hand
SIZE: Final = HELD + KINDS * 8

PLACES: Final = UNKNOWN
"""The most places that one family has: one for each kind."""

IMPOSSIBLE: Final = -1e6
BURN_IN: Final = 60
"""Exchanges tried for each opponent before the first world."""

EXCHANGES: Final = 6
"""The same between two worlds."""

MEMORY: Final = 0.7
"""How much the past counts. Less than 1, since nobody plays quite as expected."""


class Fit:
    """How well each kind fits each place of a family."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.found: vec[i64] = vec[i64]([0] * 8)
        self.n: i64 = 0

    def look(self, state: State, position: i64, family: i64) -> i64:
        """What all see there, from the family's point of view: nothing, a closed card of its own or of
        another family, or an open card by its kind."""
        card = state.row[position]
        if card == NOBODY:
            return 0
        if state.lies[card] & OPEN == 0:
            return 2 if seat_of(card) == family else 1
        return (KINDS if seat_of(card) == family else 2 * KINDS) + kind_of(card)

    def of_row_card(self, state: State, card: i64, position: i64, kind: i64) -> None:
        """The features of this kind for a card in the row, in `found[:n]`."""
        lies, top, found = state.lies[card], state.row[position] == card, self.found
        played = ((lies & HANDLE) >> HANDLE_AT) - 1
        played = 1 + played // state.seats
        tokens = lies & TOKENS
        page = kind * 2 + (1 if tokens > 0 else 0)
        found[0] = KEPT + kind * 64 + min(7, played) * 8 + min(7, tokens)
        stack: i64 = 0
        if lies & BENEATH != 0:
            stack = 2 if state.is_open(state.beneath(card)) else 1
        found[2] = STACK + kind * 4 + stack
        where: i64 = 0
        self.n = 3
        if top:
            family, length = seat_of(card), state.length
            found[3] = BESIDE + page * LOOKS + self.look(state, position - 1, family)
            found[4] = BESIDE + page * LOOKS + self.look(state, position + 1, family)
            found[5] = RICH + page * 4 + min(3, self.rich_beside(state, position, family))
            found[6] = LEAD + page * 8 + lead_of(state, family)
            self.n = 7
            if state.opened_of_kind(kind) != 0:
                found[7] = NAMESAKE + page
                self.n = 8
            where = 3
            if length == 1:
                where = 1
            elif position == 1:
                where = 2
            elif position == length:
                where = 4
        found[1] = WHERE + page * 8 + where

    def rich_beside(self, state: State, position: i64, family: i64) -> i64:
        """The most tokens on a card of another family beside this position."""
        most: i64 = 0
        for other in (state.row[position - 1], state.row[position + 1]):
            if other != NOBODY and seat_of(other) != family and state.lies[other] & TOKENS > most:
                most = state.lies[other] & TOKENS
        return most

    def of_hand(self, state: State, kind: i64) -> None:
        self.found[0] = HELD + kind * 8 + (min(7, state.round))
        self.n = 1

    def total(self) -> float:
        total = 0.0
        for i in range(self.n):
            total += self.weights[self.found[i]]
        return total


class BelievedWorlds(Worlds):
    """Worlds drawn by how well they fit the play of learned sorts of players: `fits` has one for each sort.

    Which sort a family is, is drawn for each world too, by `odds`.
    """

    def __init__(self, observation: Observation, fits: list[Fit], trust: float, rng: Random) -> None:
        super().__init__(observation)
        self.rng = rng
        self.exchanges: i64 = EXCHANGES
        self.sorts: i64 = len(fits)
        seats, sorts = observation.seen.seats, self.sorts
        self.odds: vec[float] = vec[float]([1.0 / float(sorts)] * (seats * sorts))
        self.sort_of: vec[i64] = vec[i64]([0] * seats)  # in the world drawn last
        self.trust = trust
        self.weight = 0.0  # of the memories
        self.memories: list[Memory] = []  # one for each sort, see `remember`
        self.until: vec[i64] = vec[i64](
            [NEVER] * (seats * PLACES)
        )  # the turn until which it was in the hand
        # for each family and sort in turn
        self.fits: vec[float] = floats(seats * sorts * PLACES * KINDS)
        self.kind_at: vec[i64] = vec[i64]([NOBODY] * (seats * sorts * PLACES))
        self.drawn: vec[i64] = vec[i64]([0] * (seats * PLACES * KINDS))  # how often a kind was at a place
        self.places: vec[i64] = vec[i64]([0] * seats)
        self.in_hand: vec[i64] = vec[i64]([0] * seats)
        self.aside: vec[i64] = vec[i64]([0] * seats)
        for seat in range(seats):
            for sort in range(sorts):
                self.weigh(seat, sort, fits[sort], trust)
                self.start(seat, sort)
                self.exchange(seat, sort, BURN_IN)

    def weigh(self, seat: i64, sort: i64, fit: Fit, trust: float) -> None:
        """How well each unseen kind of a family fits each of its places: cards in the row, then hand,
        then aside. Less trust flattens it. In a position typed by hand, missing kinds get places too,
        after the others."""
        seen = self.observation.seen
        returned = seen.families[KNOWN_IN_HAND + seat]
        cards = self.unknown_cards[seat]
        self.in_hand[seat] = seen.families[HIDDEN_HAND + seat]
        self.aside[seat] = seen.families[HIDDEN_ASIDE + seat]
        kinds = self.unseen[seat]
        self.places[seat] = count(kinds)
        first = (seat * self.sorts + sort) * PLACES
        while kinds != 0:
            kind = lowest(kinds)
            for place in range(self.places[seat]):
                at = (first + place) * KINDS + kind
                if place < len(cards):
                    card = cards[place]
                    fit.of_row_card(seen, card, self.position_of(card), kind)
                    self.fits[at] = trust * fit.total() if self.may_be(card, kind) else IMPOSSIBLE
                elif place < len(cards) + self.in_hand[seat]:
                    fit.of_hand(seen, kind)
                    self.fits[at] = trust * fit.total()
                else:
                    self.fits[at] = IMPOSSIBLE if returned & bit(kind) != 0 else 0.0
            kinds &= kinds - 1

    def remember(self, memories: list[Memory], until: vec[i64], games: i64) -> None:
        """From now on also think of how the game went: the memories by each sort, which were told of so
        many games; and by handle, the turn until which each card was in a hand."""
        self.memories = memories
        self.weight = MEMORY * self.trust
        share = self.weight / float(games)
        seen = self.observation.seen
        for seat in range(seen.seats):
            cards = self.unknown_cards[seat]
            for place in range(self.places[seat]):
                in_hand = len(cards) <= place < len(cards) + self.in_hand[seat]
                until_now = ALWAYS if in_hand else NEVER
                if place < len(cards):
                    handle = seen.handle(cards[place])
                    until_now = until[handle]
                    for sort in range(self.sorts):
                        at = ((seat * self.sorts + sort) * PLACES + place) * KINDS
                        for kind in range(KINDS):
                            self.fits[at + kind] += share * memories[sort].clues[handle * KINDS + kind]
                self.until[seat * PLACES + place] = until_now
            for sort in range(self.sorts):
                self.exchange(seat, sort, BURN_IN)

    def position_of(self, card: i64) -> i64:
        seen = self.observation.seen
        for position in range(1, seen.length + 1):
            other = seen.row[position]
            while other != NOBODY:
                if other == card:
                    return position
                other = seen.beneath(other)
        return 0

    def start(self, seat: i64, sort: i64) -> None:
        """Start with any world that fits."""
        world = self.observation.seen.clone()
        is_kind = vec[i64]([NOBODY] * (world.seats * KINDS_AT_MOST))
        super().spread(world, seat, is_kind, self.rng)
        at, nowhere = (seat * self.sorts + sort) * PLACES, self.unseen[seat]
        for card in self.unknown_cards[seat]:
            self.kind_at[at] = is_kind[card]
            nowhere &= ~bit(is_kind[card])
            at += 1
        for pile in (HAND, ASIDE):
            held = world.families[pile + seat] & self.unseen[seat]
            nowhere &= ~held
            while held != 0:
                self.kind_at[at] = lowest(held)
                at += 1
                held &= held - 1
        while nowhere != 0:
            self.kind_at[at] = lowest(nowhere)
            at += 1
            nowhere &= nowhere - 1

    def exchange(self, seat: i64, sort: i64, times: i64) -> None:
        """Try to exchange two cards of a family, this many times."""
        n = self.places[seat]
        if n < 2:
            return
        rng, base = self.rng, (seat * self.sorts + sort) * PLACES
        for _ in range(times):
            i, j = base + rng.randrange(n), base + rng.randrange(n)
            one, other = self.kind_at[i], self.kind_at[j]
            better = (
                self.fits[i * KINDS + other]
                + self.fits[j * KINDS + one]
                - self.fits[i * KINDS + one]
                - self.fits[j * KINDS + other]
            )
            if self.memories:
                better += self.weight * self.memories[sort].exchanged(
                    seat, self.kind_at, base, self.until, seat * PLACES, n, i - base, j - base
                )
            if better >= 0.0 or rng.random() < math.exp(better):
                self.kind_at[i] = other
                self.kind_at[j] = one

    def draw_sort(self, seat: i64) -> i64:
        left = self.rng.random()
        for sort in range(self.sorts - 1):
            left -= self.odds[seat * self.sorts + sort]
            if left < 0.0:
                return sort
        return self.sorts - 1

    def spread(self, world: State, seat: i64, is_kind: vec[i64], rng: Random) -> None:
        sort = self.draw_sort(seat) if self.sorts > 1 else 0
        self.sort_of[seat] = sort
        self.exchange(seat, sort, self.exchanges)
        at = (seat * self.sorts + sort) * PLACES
        counted = seat * PLACES
        for card in self.unknown_cards[seat]:
            is_kind[card] = self.kind_at[at]
            self.drawn[counted * KINDS + self.kind_at[at]] += 1
            at += 1
            counted += 1
        for i in range(at, at + self.in_hand[seat] + self.aside[seat]):
            pile = HAND if i < at + self.in_hand[seat] else ASIDE
            world.families[pile + seat] |= bit(self.kind_at[i])
        world.families[HIDDEN_HAND + seat] = 0
        world.families[HIDDEN_ASIDE + seat] = 0
