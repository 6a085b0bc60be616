"""Draws worlds that fit an observation, and probable ones more often.

An opponent's unseen kinds lie in the row, in the hand and aside. How well a kind fits a place is a sum of
weights: when the card was played, how long it has been kept, what lies beside it, which kinds players hold
back. The likelihood of a world is the product over all places, so a kind that is likely in one place is
less likely in another. The weights learn to tell true worlds from worlds with two cards exchanged. Worlds
are drawn by exchanging two cards again and again (Metropolis).
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.features import KINDS, lead_of
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
    KNOWN,
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
EXCHANGES: Final = 6
"""Exchanges tried for each opponent before the first world and between two worlds."""


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


class BeliefTrainer:
    """Learns to tell a true world from the same world with two cards of a family exchanged."""

    def __init__(self, fit: Fit, squares: vec[float]) -> None:
        self.fit = fit
        self.squares = squares
        self.kinds: vec[i64] = vec[i64]([0] * PLACES)
        self.cards: vec[i64] = vec[i64]([NOBODY] * PLACES)
        self.where: vec[i64] = vec[i64]([0] * PLACES)  # a position, 0 for the hand, NOBODY for aside

    def places_of(self, state: State, seat: i64) -> i64:
        """Collect the places of the family that others cannot see. Returns their number."""
        n: i64 = 0
        for position in range(1, state.length + 1):
            card = state.row[position]
            while card != NOBODY and seat_of(card) == seat:
                if state.lies[card] & (OPEN | KNOWN) == 0:
                    self.kinds[n] = kind_of(card)
                    self.cards[n] = card
                    self.where[n] = position
                    n += 1
                card = state.beneath(card)
        for pile in (HAND, ASIDE):
            held = state.families[pile + seat]
            while held != 0:
                self.kinds[n] = lowest(held)
                self.where[n] = 0 if pile == HAND else NOBODY
                n += 1
                held &= held - 1
        return n

    def fit_of(self, state: State, place: i64, kind: i64) -> float:
        """How well the kind fits. Leaves the features in `fit`."""
        if self.where[place] > 0:
            self.fit.of_row_card(state, self.cards[place], self.where[place], kind)
        elif self.where[place] == 0:
            self.fit.of_hand(state, kind)
        else:
            self.fit.n = 0
        return self.fit.total()

    def learn(self, state: State, rng: Random, pairs: i64, rate: float) -> None:
        """Learn from some exchanges for every family of this state, which must be complete."""
        for seat in range(state.seats):
            self.learn_family(state, seat, rng, pairs, rate)

    def learn_family(self, state: State, seat: i64, rng: Random, pairs: i64, rate: float) -> None:
        if state.families[KNOWN_IN_HAND + seat] != 0:
            return  # a rare case with rules of its own
        n = self.places_of(state, seat)
        if n < 2:
            return
        for _ in range(pairs):
            i, j = rng.randrange(n), rng.randrange(n)
            if i != j:
                self.learn_pair(state, i, j, rate)

    def learn_pair(self, state: State, i: i64, j: i64, rate: float) -> None:
        one, other = self.kinds[i], self.kinds[j]
        margin = (
            self.fit_of(state, i, one)
            + self.fit_of(state, j, other)
            - self.fit_of(state, i, other)
            - self.fit_of(state, j, one)
        )
        if margin > 12.0:
            return
        doubt = 1.0 / (1.0 + math.exp(max(-30.0, margin)))
        self.step(state, i, one, doubt, rate)
        self.step(state, j, other, doubt, rate)
        self.step(state, i, other, -doubt, rate)
        self.step(state, j, one, -doubt, rate)

    def step(self, state: State, place: i64, kind: i64, by: float, rate: float) -> None:
        fit = self.fit
        self.fit_of(state, place, kind)
        for f in range(fit.n):
            feature = fit.found[f]
            self.squares[feature] += by * by
            fit.weights[feature] += rate * by / math.sqrt(self.squares[feature])
