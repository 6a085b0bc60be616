"""Many games side by side. Each waits for one decision, all are stepped together, and arrays tell how they
stand.

The arrays are vectors that NumPy looks at without copying. Row i belongs to game i. They are written anew
with each step, and what a shorter list leaves over is cleared: an array tells nothing of earlier decisions.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from oriflamme.bots.core.encoder import (
    ACTION_MOST,
    ACTION_SIZE,
    HIDDEN_MOST,
    HIDDEN_SIZE,
    MOST,
    SIZE,
    Encoder,
)
from oriflamme.bots.core.policy import Policy
from oriflamme.envs.core.numbering import ACTIONS, LEGAL_MOST, PACKED, PLACES, ROW, STARTS
from oriflamme.rules.actions import LAST, NOTHING, PLACE
from oriflamme.rules.bits import lowest
from oriflamme.rules.board import SEATS
from oriflamme.rules.catalogue import draw_mixed
from oriflamme.rules.playout import random_game
from oriflamme.rules.scoring import Scores
from oriflamme.rules.state import State

# What a finished game is worth to a seat.
SHARE: Final = 0  # its share of the victory
PLACE_REACHED: Final = 1  # 1 for the first place, 0 for the last
MARGIN: Final = 2  # its influence less that of the best other seat

# What is written besides the legal actions.
OBSERVATIONS: Final = 1
DENSE: Final = 2
ACTION_FEATURES: Final = 4
HIDDEN: Final = 8


class Games:
    """`seats`, `kinds` (0: a mixed set is drawn for each game) and `seeds` have an entry for each game.
    When a game is over, the next one in its place has a seed greater by the number of games."""

    def __init__(
        self, seats: list[int], kinds: list[int], seeds: list[int], reward: i64, same_step: bool, shown: i64
    ) -> None:
        n: i64 = len(seats)
        self.n = n
        self.reward = reward
        self.same_step = same_step
        self.shown = shown
        self.rng = Random(0)
        self.scores = Scores()
        self.encoder = Encoder()
        self.states: vec[State] = vec[State]([State() for _ in range(n)])
        self.kinds: vec[i64] = vec[i64](kinds)
        self.seats: vec[u8] = vec[u8](seats)
        self.seeds: vec[i64] = vec[i64](seeds)
        self.next_seeds: vec[i64] = vec[i64](seeds)
        self.decisions: i64 = 0
        # what is seen from outside
        self.asked: vec[u8] = bytes_of(n)
        self.over: vec[u8] = bytes_of(n)
        self.rewards: vec[float] = vec[float]([0.0] * (n * SEATS))
        self.counts: vec[u8] = bytes_of(n)
        self.legal: vec[i16] = shorts(n * LEGAL_MOST, -1)
        self.mask: vec[u8] = bytes_of(n * ACTIONS)
        sparse = n if shown & (OBSERVATIONS | DENSE) != 0 else 0
        self.lengths: vec[i16] = shorts(n, 0)
        self.observations: vec[i16] = shorts(sparse * MOST, SIZE)
        self.dense: vec[u8] = bytes_of(n * SIZE if shown & DENSE != 0 else 0)
        with_actions = n if shown & ACTION_FEATURES != 0 else 0
        self.actions: vec[i16] = shorts(with_actions * LEGAL_MOST * ACTION_MOST, ACTION_SIZE)
        seeing_all = n if shown & HIDDEN != 0 else 0
        self.hidden_lengths: vec[i16] = shorts(n, 0)
        self.hidden: vec[i16] = shorts(seeing_all * HIDDEN_MOST, HIDDEN_SIZE)

    # -- playing ---------------------------------------------------------------------------------

    def restart(self) -> None:
        """Deal every game anew, from its next seed."""
        for i in range(self.n):
            self.forget_end(i)
            self.deal(i)
            self.show(i)

    def set_seed(self, i: i64, seed: i64) -> None:
        """The seed of the next deal of a game."""
        self.next_seeds[i] = seed

    def deal(self, i: i64) -> None:
        rng, seed = self.rng, self.next_seeds[i]
        self.seeds[i] = seed
        self.next_seeds[i] = seed + self.n
        rng.seed(seed)
        kinds = self.kinds[i]
        self.states[i] = random_game(i64(self.seats[i]), kinds if kinds != 0 else draw_mixed(rng), rng)

    def put(self, i: i64, state: State) -> None:
        """Play on from this state."""
        self.states[i] = state
        self.seats[i] = u8(state.seats)
        self.forget_end(i)
        self.show(i)

    def first_illegal(self, actions: vec[i32]) -> i64:
        """The first game whose action is not legal there; -1 if all are."""
        for i in range(self.n):
            if self.counts[i] != 0 and not self.is_legal(i, i64(actions[i])):
                return i
        return -1

    def is_legal(self, i: i64, number: i64) -> bool:
        return 0 <= number < ACTIONS and self.mask[i * ACTIONS + number] != 0

    def step(self, actions: vec[i32]) -> None:
        """One decision in each game. A game that was over is dealt anew instead."""
        for i in range(self.n):
            if self.over[i] != 0:
                self.forget_end(i)
                if self.states[i].question == NOTHING:
                    self.deal(i)
                    self.show(i)
                    continue
            self.take(i, i64(actions[i]))

    def take(self, i: i64, number: i64) -> None:
        """A legal action in one game."""
        state = self.states[i]
        state.take(PACKED[number])
        self.decisions += 1
        if state.question == NOTHING:
            self.end(i)
            if self.same_step:
                self.deal(i)
        self.show(i)

    def end(self, i: i64) -> None:
        """Note the rewards of a finished game."""
        self.over[i] = 1
        scores, seats = self.scores, i64(self.seats[i])
        scores.read(self.states[i])
        for seat in range(seats):
            self.rewards[i * SEATS + seat] = worth(scores, seat, self.reward)

    def forget_end(self, i: i64) -> None:
        if self.over[i] != 0:
            self.over[i] = 0
            for seat in range(SEATS):
                self.rewards[i * SEATS + seat] = 0.0

    def play_out(self, policies: list[Policy], rng: Random) -> i64:
        """Play every game to its end, each seat by its policy, or at random if there are none. Returns the
        number of decisions."""
        decisions: i64 = 0
        for i in range(self.n):
            state = self.states[i]
            if state.question == NOTHING:
                continue
            while state.question != NOTHING:
                if policies:
                    state.take(policies[state.asked].choose(state, rng))
                else:
                    state.take(state.random_action(rng))
                decisions += 1
            self.end(i)
            self.show(i)
        self.decisions += decisions
        return decisions

    # -- showing ---------------------------------------------------------------------------------

    def show(self, i: i64) -> None:
        """Write the rows of a game."""
        state = self.states[i]
        before = i64(self.counts[i])
        n = show_legal(state, i * LEGAL_MOST, i * ACTIONS, before, self.legal, self.mask)
        self.counts[i] = u8(n)
        if state.question != NOTHING:
            self.asked[i] = u8(state.asked)
        if self.shown != 0:
            self.show_features(state, i, n, before)

    def show_features(self, state: State, i: i64, n: i64, before: i64) -> None:
        encoder, shown = self.encoder, self.shown
        viewer = state.asked if state.question != NOTHING else i64(self.asked[i])
        encoder.look(state, viewer)
        if shown & (OBSERVATIONS | DENSE) != 0:
            start = i * MOST
            last = start + i64(self.lengths[i])
            if shown & DENSE != 0:
                put_dense(self.observations, start, last, self.dense, i * SIZE, 0)
            end = encoder.position(state, self.observations, start)
            self.lengths[i] = i16(end - start)
            if shown & DENSE != 0:
                put_dense(self.observations, start, end, self.dense, i * SIZE, 1)
            fill(self.observations, end, last, SIZE)
        if shown & ACTION_FEATURES != 0:
            start = i * LEGAL_MOST * ACTION_MOST
            legal, listed = self.legal, i * LEGAL_MOST
            for j in range(n):
                end = encoder.action(state, PACKED[i64(legal[listed + j])], self.actions, start)
                start += ACTION_MOST
                fill(self.actions, end, start, ACTION_SIZE)
            fill(self.actions, start, (listed + before) * ACTION_MOST, ACTION_SIZE)
        if shown & HIDDEN != 0:
            start = i * HIDDEN_MOST
            last = start + i64(self.hidden_lengths[i])
            end = encoder.hidden(state, self.hidden, start)
            self.hidden_lengths[i] = i16(end - start)
            fill(self.hidden, end, last, HIDDEN_SIZE)


def bytes_of(n: i64) -> vec[u8]:
    zero: u8 = 0
    return vec[u8]([zero] * n)


def shorts(n: i64, value: i64) -> vec[i16]:
    return vec[i16]([i16(value)] * n)


def show_legal(state: State, start: i64, base: i64, before: i64, legal: vec[i16], mask: vec[u8]) -> i64:
    """Write the list of legal actions from `start` on, and the mask from `base` on. Returns how many."""
    n = start
    last = start + before
    while n < last:
        mask[base + i64(legal[n])] = 0
        n += 1
    n = start
    question, options, more_options = state.question, state.options, state.more_options
    if question == PLACE:
        while more_options != 0:
            place = lowest(more_options)
            if place == LAST:
                place = ROW
            hand = options
            while hand != 0:
                number = lowest(hand) * PLACES + place
                legal[n] = i16(number)
                mask[base + number] = 1
                n += 1
                hand &= hand - 1
            more_options &= more_options - 1
    elif question != NOTHING:
        first = STARTS[question]
        while options != 0:
            number = first + lowest(options)
            legal[n] = i16(number)
            mask[base + number] = 1
            n += 1
            options &= options - 1
        first = STARTS[question + 1]
        while more_options != 0:
            number = first + lowest(more_options)
            legal[n] = i16(number)
            mask[base + number] = 1
            n += 1
            more_options &= more_options - 1
    fill(legal, n, last, -1)
    return n - start


def fill(numbers: vec[i16], start: i64, end: i64, value: i64) -> None:
    while start < end:
        numbers[start] = i16(value)
        start += 1


def put_dense(numbers: vec[i16], start: i64, end: i64, dense: vec[u8], base: i64, value: i64) -> None:
    while start < end:
        dense[base + i64(numbers[start])] = u8(value)
        start += 1


def worth(scores: Scores, seat: i64, reward: i64) -> float:
    """What a finished game is worth to a seat."""
    if reward == SHARE:
        return scores.share(seat)
    if reward == PLACE_REACHED:
        return (float(scores.seats) - scores.mean_place(seat)) / float(scores.seats - 1)
    best: i64 = -1000
    for other in range(scores.seats):
        if other != seat and scores.influence(other) > best:
            best = scores.influence(other)
    return float(scores.influence(seat) - best)
