"""What is remembered of a game to guess closed cards: how likely a sort of player was to do what was done,
if its cards had been others.

A family that places a card prefers it to the others in its hand. So each turn to place tells of the card
placed and of all that were in the hand beside it; and each card kept, of that card. None of it depends on
which cards they really were: every kind is tried.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.features import KINDS
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.utility import floats
from oriflamme.rules.actions import KEEP, KIND, KIND_AT, NUMBER, PLACE, VERB_AT
from oriflamme.rules.bits import bit, lowest, numbers
from oriflamme.rules.board import ROUNDS_AT_MOST, SEATS
from oriflamme.rules.catalogue import CARDS
from oriflamme.rules.state import State

TURNS: Final = ROUNDS_AT_MOST
ALWAYS: Final = TURNS  # in the hand to this day
NEVER: Final = -1
HANDLES: Final = 256
"""More than the plays of any game from a deal."""

TINY: Final = 1e-6
"""Nothing is impossible, and no logarithm without end."""

STEEPEST: Final = 30.0
"""Beyond this a logit says no more."""

DOUBT: Final = 0.05
"""The share of choices for which nobody knows a reason: no single one decides what somebody is."""


class Memory:
    """Of one game, by one policy. `decided` is told every decision. It may be told of several games that
    look the same to somebody; then all figures are sums."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.turns: vec[i64] = numbers(SEATS, 0)  # how often each seat has placed
        # by seat, turn and kind: its share of all that the seat might have placed, had it had every kind
        self.wanted: vec[float] = floats(SEATS * TURNS * KINDS)
        # by seat and turn: the same of the kinds that it had in the hand and that are no secret any more
        self.known: vec[float] = floats(SEATS * TURNS)
        # by handle and kind: the logarithm of how likely the card was to be placed and kept as it was
        self.clues: vec[float] = floats(HANDLES * KINDS)

    def begin(self) -> None:
        """Another game that looks the same."""
        self.turns = numbers(SEATS, 0)

    def decided(self, state: State, done: i64) -> float:
        """The asked seat is about to do this. Returns how likely it was."""
        if state.question == PLACE:
            return self.placed(state, done)
        if done >> VERB_AT == KEEP:
            self.kept(state)
        if state.legal_count() == 1:
            return 1.0
        policy = self.policy
        policy.weigh(state)
        chance = DOUBT / float(policy.n)
        for a in range(policy.n):
            if policy.actions[a] == done:
                chance += (1.0 - DOUBT) * policy.chance[a]
        return chance

    def placed(self, state: State, done: i64) -> float:
        policy, hand, seat = self.policy, state.options, state.asked
        state.options = state.kinds
        policy.add_all(state)
        state.options = hand
        every, of_hand, of_done, choices = policy.exponentiate(), 0.0, 0.0, 0.0
        turn = (seat * TURNS + self.turns[seat]) * KINDS
        card, where = (state.plays + 1) * KINDS, done & NUMBER
        self.turns[seat] += 1
        for a in range(policy.n):
            action, chance = policy.actions[a], policy.chance[a]
            kind = action >> KIND_AT & KIND
            self.wanted[turn + kind] += chance / every
            if action & NUMBER == where:
                self.clues[card + kind] += math.log(chance / every + TINY)
            if hand & bit(kind) != 0:
                of_hand += chance
                choices += 1.0
                if action == done:
                    of_done = chance
        return DOUBT / choices + (1.0 - DOUBT) * of_done / of_hand

    def kept(self, state: State) -> None:
        policy, card = self.policy, state.acting
        policy.features.begin(state)
        at, kinds = state.handle(card) * KINDS, state.kinds
        while kinds != 0:
            kind = lowest(kinds)
            if CARDS[kind].may_reveal(state, card):
                policy.features.of_revealing_as(state, kind)
                logit = max(-STEEPEST, min(STEEPEST, policy.sharpness * policy.logit(0)))
                self.clues[at + kind] -= math.log(1.0 + math.exp(logit))
            kinds &= kinds - 1

    def forget(self, seat: i64) -> None:
        """Nothing has come out of this seat's cards."""
        for turn in range(TURNS):
            self.known[seat * TURNS + turn] = 0.0

    def knows(self, seat: i64, kind: i64, until: i64) -> None:
        """It has come out that this seat had this kind in its hand until this turn."""
        for turn in range(min(until, self.turns[seat] - 1) + 1):
            at = seat * TURNS + turn
            self.known[at] += self.wanted[at * KINDS + kind]

    def exchanged(
        self, seat: i64, kinds: vec[i64], first: i64, until: vec[i64], begin: i64, n: i64, i: i64, j: i64
    ) -> float:
        """How much likelier the placements are if two of `n` cards that nobody knows change places, by what
        else was in the hand: the logarithm. kinds[first:] are what they are, until[begin:] the turns until
        which they were in the hand."""
        if until[begin + i] > until[begin + j]:
            i, j = j, i
        turn, end = until[begin + i] + 1, min(until[begin + j], self.turns[seat] - 1)
        leaving, coming = kinds[first + j], kinds[first + i]
        better = 0.0
        while turn <= end:
            at = seat * TURNS + turn
            rest = self.known[at]
            at *= KINDS
            for place in range(n):
                if place != j and until[begin + place] >= turn:
                    rest += self.wanted[at + kinds[first + place]]
            better += math.log(
                (rest + self.wanted[at + leaving] + TINY) / (rest + self.wanted[at + coming] + TINY)
            )
            turn += 1
        return better
