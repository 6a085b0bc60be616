"""Which sort of player each opponent is, by what it has done in this game.

The past is played again in worlds that fit what is seen. A sort of player that would have chosen what an
opponent chose becomes more likely, decision by decision.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oriflamme.bots.core.belief import BelievedWorlds
from oriflamme.bots.core.features import KINDS
from oriflamme.bots.core.memory import HANDLES, NEVER, Memory
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.utility import floats
from oriflamme.rules.actions import (
    GAP,
    KEEP,
    NOTHING,
    PLACE,
    REVEAL,
    SWAP,
    action,
    placement,
)
from oriflamme.rules.bits import bit, numbers
from oriflamme.rules.board import ASIDE, NOBODY, SEATS, kind_of
from oriflamme.rules.deal import Deal
from oriflamme.rules.events import Event
from oriflamme.rules.state import State

WORLDS: Final = 6
"""In so many worlds the past is played again."""

CAUTION: Final = 0.7
"""The decisions of a game are not independent, so they count for less."""

FLOOR: Final = 0.03
"""No sort of player is ever ruled out."""


class Past:
    """The decisions of a game, as one seat has heard of them. It is `whole` if that is all from the
    deal on. Of a game that began from a typed position, nobody knows what came before."""

    def __init__(self, history: list[Event]) -> None:
        self.whole = False
        self.first: i64 = 0
        self.seats: vec[i64] = vec[i64]([])  # who decided
        self.verbs: vec[i64] = vec[i64]([])
        self.cards: vec[i64] = vec[i64]([])  # the handle of what was placed, laid or chosen; 0: none
        self.places: vec[i64] = vec[i64]([])  # where a card was placed; the gap; 0: none
        self.kinds: vec[i64] = numbers(HANDLES, NOBODY)  # by handle, as far as the seat has learned them
        self.owners: vec[i64] = numbers(HANDLES, NOBODY)  # by handle
        # by handle: the turn to place until which the card was in the hand
        self.until: vec[i64] = numbers(HANDLES, 0)
        self.turns: vec[i64] = numbers(SEATS, 0)  # how often each seat has placed
        question: i64 = NOTHING
        dealt = False
        for event in history:
            what = event.what
            if what == "dealt":
                dealt = True
            if event.card >= HANDLES or event.other >= HANDLES:
                self.whole = False  # no game from a deal has so many plays
                return
            if event.card > 0 and event.kind != NOBODY:
                self.kinds[event.card] = event.kind
            if event.other > 0 and event.other_kind != NOBODY:
                self.kinds[event.other] = event.other_kind
            if what == "asked":
                question = event.number
            elif question == NOTHING:
                if what == "round-started" and event.number == 1:
                    self.first = event.seat
                    self.whole = dealt
            elif question == PLACE:
                if what == "placed":
                    self.add(event.seat, PLACE, event.card, event.number)
                    question = NOTHING
            elif question == KEEP:
                if what == "kept" or what == "revealed":
                    self.add(event.seat, KEEP if what == "kept" else REVEAL, 0, 0)
                    question = NOTHING
            elif what == "swapped":
                self.add(event.seat, SWAP, event.other, 0)
                question = NOTHING
            elif what == "chose" and event.number != SWAP:
                self.add(event.seat, event.number, event.other, event.amount if event.number == GAP else 0)
                question = NOTHING

    def add(self, seat: i64, verb: i64, card: i64, place: i64) -> None:
        self.seats = append(self.seats, seat)
        self.verbs = append(self.verbs, verb)
        self.cards = append(self.cards, card)
        self.places = append(self.places, place)
        if verb == PLACE or verb == SWAP:
            self.owners[card] = seat
            self.until[card] = self.turns[seat] if verb == PLACE else self.turns[seat] - 1
        if verb == PLACE:
            self.turns[seat] += 1

    def deal_of(self, world: State) -> Deal:
        """How the game began, if this is how it stands."""
        asides = [world.families[ASIDE + seat] for seat in range(world.seats)]
        hands = [world.kinds & ~aside for aside in asides]
        return Deal(world.kinds, hands, asides, self.first, world.rounds)

    def moves_in(self, world: State) -> list[int]:
        """All that was done, if this is how the game stands. Only the beginning if that cannot be."""
        kinds = numbers(HANDLES, NOBODY)
        for handle in range(HANDLES):
            kinds[handle] = self.kinds[handle]
        for position in range(1, world.length + 1):
            card = world.row[position]
            while card != NOBODY:
                kinds[world.handle(card)] = kind_of(card)
                card = world.beneath(card)
        moves: list[int] = []
        state = self.deal_of(world).start()
        for i in range(len(self.verbs)):
            done = self.action_in(state, kinds, i)
            if state.asked != self.seats[i] or not state.is_legal(done):
                return moves
            moves.append(done)
            state.take(done)
        return moves

    def action_in(self, state: State, kinds: vec[i64], i: i64) -> i64:
        verb, card, place = self.verbs[i], self.cards[i], self.places[i]
        if verb == PLACE:
            return placement(kinds[card], place)
        if verb == SWAP:
            return action(SWAP, kinds[card])
        if verb == GAP:
            return action(GAP, place)
        return action(verb, with_handle(state, card) if card > 0 else 0)


def with_handle(state: State, handle: i64) -> i64:
    """The position of a card on top; 0 if it is not there."""
    for position in range(1, state.length + 1):
        if state.handle(state.row[position]) == handle:
            return position
    return 0


class Reader:
    """`pool` has the policy of each sort of player."""

    def __init__(self, past: Past, pool: list[Policy]) -> None:
        self.past = past
        self.memories = [Memory(policy) for policy in pool]

    def read(self, worlds: BelievedWorlds) -> None:
        """Set the odds of the worlds by what the opponents did, and let them remember it."""
        past, seats, sorts = self.past, worlds.observation.seen.seats, i64(len(self.memories))
        total = floats(seats * sorts)
        for i in range(seats * sorts):
            total[i] = -1e9
        for _ in range(WORLDS):
            likely = floats(seats * sorts)
            if not self.replay(worlds.sample(worlds.rng), worlds.observation.viewer, likely):
                return
            for i in range(seats * sorts):
                total[i] = log_sum(total[i], likely[i])
        for seat in range(seats):
            best = -1e9
            for sort in range(sorts):
                best = max(best, total[seat * sorts + sort])
            weight = 0.0
            for sort in range(sorts):
                at = seat * sorts + sort
                worlds.odds[at] = FLOOR + math.exp(CAUTION * (total[at] - best))
                weight += worlds.odds[at]
            for sort in range(sorts):
                worlds.odds[seat * sorts + sort] /= weight
        self.tell_known(worlds)
        worlds.remember(self.memories, past.until, WORLDS)

    def tell_known(self, worlds: BelievedWorlds) -> None:
        """Tell the memories of the cards that are no secret any more, by their latest play. An Informer
        that was taken back counts as in the hand while it lay in the row, too."""
        past, latest = self.past, numbers(SEATS * KINDS, NEVER)
        for handle in range(HANDLES):
            seat, kind = past.owners[handle], past.kinds[handle]
            if seat != NOBODY and kind != NOBODY:
                latest[seat * KINDS + kind] = past.until[handle]
        for seat in range(worlds.observation.seen.seats):
            for kind in range(KINDS):
                if worlds.unseen[seat] & bit(kind) == 0:
                    for memory in self.memories:
                        memory.knows(seat, kind, latest[seat * KINDS + kind])

    def replay(self, world: State, viewer: i64, likely: vec[float]) -> bool:
        """Play the past again in this world, and add up how likely each sort would have done it: the
        logarithms, by seat and sort. False if the past does not fit."""
        past, sorts = self.past, i64(len(self.memories))
        if past.deal_of(world).problems():
            return False
        moves = past.moves_in(world)
        if len(moves) < len(past.verbs):
            return False
        for memory in self.memories:
            memory.begin()
        state = past.deal_of(world).start()
        for done in moves:
            if state.asked != viewer:
                for sort in range(sorts):
                    likely[state.asked * sorts + sort] += math.log(self.memories[sort].decided(state, done))
            state.take(done)
        return True


def log_sum(one: float, other: float) -> float:
    """The logarithm of the sum of two numbers, of which the logarithms are given."""
    high, low = max(one, other), min(one, other)
    return high + math.log1p(math.exp(low - high))
