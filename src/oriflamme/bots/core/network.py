"""The networks that self-play has taught, in whole numbers: one plays, the other judges.

A position is a short list of features out of a long one (encoder.py), so the first layer adds up rows of
weights. Several small numbers are packed into one of 64 bits, and one addition adds them all. Sums of
packed numbers are the packed sums, whatever their signs, as long as each sum fits its lane. All is exact:
compiled or not, the answers are the same. train/selfplay/networks.py teaches, bots/networks.py reads the
file.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from oriflamme.bots.core.encoder import (
    HIDDEN_MOST,
    HIDDEN_SIZE,
    MOST,
    SIZE,
    WHICH,
    Encoder,
)
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.utility import floats
from oriflamme.rules.actions import KEEP, KIND_AT, PLACE, VERB_AT
from oriflamme.rules.bits import lowest
from oriflamme.rules.board import SEATS
from oriflamme.rules.state import State

PLAYER_KINDS: Final = 8
"""What sorts of players the critic can be told of, by seat from the asked one on."""

CRITIC_SIZE: Final = HIDDEN_SIZE + SEATS * PLAYER_KINDS

TOP: Final = 8
"""What a layer passes on is cut off here."""

# Sums over features: four lanes of 15 bits, in units of 1/256.
FINE: Final = 256
NARROW: Final = 15
NARROW_HALF: Final = 1 << 14
NARROW_ALL: Final = (1 << 15) - 1
NARROW_ZERO: Final = NARROW_HALF - 4  # less half a unit of what is passed on, to round
NARROW_ONES: Final = 1 + (1 << 15) + (1 << 30) + (1 << 45)
NARROW_HALVES: Final = NARROW_HALF * NARROW_ONES
# What a layer passes on, in units of 1/32, and the weights of the next, in units of 1/256. Their sums have
# three lanes of 20 bits.
COARSE: Final = 32
COARSE_BITS: Final = 5
WIDE: Final = 20
WIDE_HALF: Final = 1 << 19
WIDE_ALL: Final = (1 << 20) - 1
WIDE_ZERO: Final = WIDE_HALF - 128
WIDE_HALVES: Final = WIDE_HALF * (1 + (1 << 20) + (1 << 40))
# The last layer of the policy, in units of 1/1024.
LAST: Final = 1024

BLOCK: Final = 8
"""Words that are added up at once, in registers."""


ROOM: Final = 256
"""The widest layer."""


def narrow(numbers: vec[i64], width: i64) -> vec[i64]:
    """Pack rows of this width, a multiple of 4."""
    words = width // 4
    rows = i64(len(numbers)) // width
    packed = vec[i64]([0] * (rows * words))
    for i in range(rows * words):
        at = i * 4
        packed[i] = (
            numbers[at] + (numbers[at + 1] << 15) + (numbers[at + 2] << 30) + (numbers[at + 3] << 45)
        )
    return packed


def wide(numbers: vec[i64], width: i64, words: i64) -> vec[i64]:
    """Pack rows of this width by threes into so many words; what is missing at the end is 0."""
    rows = i64(len(numbers)) // width
    packed = vec[i64]([0] * (rows * words))
    for row in range(rows):
        for j in range(width):
            packed[row * words + j // 3] += numbers[row * width + j] << (20 * (j % 3))
    return packed


def read(sums: vec[i64], j: i64) -> i64:
    """One of the sums of a layer, in units of 1/8192."""
    return (sums[j // 3] >> (WIDE * (j % 3)) & WIDE_ALL) - WIDE_HALF


class Passed:
    """What a layer passes on: the outputs above 0, each with its number, and none above TOP."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.which: vec[i64] = vec[i64]([0] * ROOM)
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)

    def narrow(self, sums: vec[i64], words: i64) -> None:
        """From sums over features."""
        which, numbers = self.which, self.numbers
        n: i64 = 0
        word: i64 = 0
        while word < words:
            packed = sums[word]
            at = word * 4
            end = at + 4
            while at < end:
                number = ((packed & NARROW_ALL) - NARROW_ZERO) >> 3
                if number > 0:
                    which[n] = at
                    numbers[n] = min(TOP * COARSE, number)
                    n += 1
                packed >>= NARROW
                at += 1
            word += 1
        self.n = n

    def wide(self, sums: vec[i64], width: i64) -> None:
        """From the sums of a later layer."""
        which, numbers = self.which, self.numbers
        n: i64 = 0
        word: i64 = 0
        at: i64 = 0
        while at < width:
            packed = sums[word]
            end = min(at + 3, width)
            while at < end:
                number = ((packed & WIDE_ALL) - WIDE_ZERO) >> 8
                if number > 0:
                    which[n] = at
                    numbers[n] = min(TOP * COARSE, number)
                    n += 1
                packed >>= WIDE
                at += 1
            word += 1
        self.n = n


class Layer:
    """A layer after the first: every number in, every number out."""

    def __init__(self, weights: vec[i64], bias: vec[i64]) -> None:
        self.width: i64 = len(bias)
        self.words = (self.width + 11) // 12 * 4  # in fours, which `add_up` keeps in registers
        self.weights = wide(weights, self.width, self.words)
        self.bias = wide(bias, self.width, self.words)

    def add_up(self, given: Passed, sums: vec[i64]) -> None:
        """The sums of the outputs, packed, for these inputs."""
        weights, words, bias = self.weights, self.words, self.bias
        which, numbers, n = given.which, given.numbers, given.n
        block: i64 = 0
        while block < words:
            a = bias[block] + WIDE_HALVES
            b = bias[block + 1] + WIDE_HALVES
            c = bias[block + 2] + WIDE_HALVES
            d = bias[block + 3] + WIDE_HALVES
            i: i64 = 0
            while i < n:
                number = numbers[i]
                at = which[i] * words + block
                a += number * weights[at]
                b += number * weights[at + 1]
                c += number * weights[at + 2]
                d += number * weights[at + 3]
                i += 1
            sums[block] = a
            sums[block + 1] = b
            sums[block + 2] = c
            sums[block + 3] = d
            block += 4


class FirstLayer:
    """Adds up the rows of the features that are present."""

    def __init__(self, weights: vec[i64], bias: vec[i64]) -> None:
        self.width: i64 = len(bias)
        self.words = self.width // 4
        self.weights = narrow(weights, self.width)
        self.bias = narrow(bias, self.width)

    def add_up(self, found: vec[i16], n: i64, sums: vec[i64]) -> None:
        """The sums of the outputs, packed, for the features in found[:n]."""
        words, weights, bias = self.words, self.weights, self.bias
        block: i64 = 0
        while block < words:
            a = bias[block] + NARROW_HALVES
            b = bias[block + 1] + NARROW_HALVES
            c = bias[block + 2] + NARROW_HALVES
            d = bias[block + 3] + NARROW_HALVES
            e = bias[block + 4] + NARROW_HALVES
            f = bias[block + 5] + NARROW_HALVES
            g = bias[block + 6] + NARROW_HALVES
            h = bias[block + 7] + NARROW_HALVES
            i: i64 = 0
            while i < n:
                at = i64(found[i]) * words + block
                a += weights[at]
                b += weights[at + 1]
                c += weights[at + 2]
                d += weights[at + 3]
                e += weights[at + 4]
                f += weights[at + 5]
                g += weights[at + 6]
                h += weights[at + 7]
                i += 1
            sums[block] = a
            sums[block + 1] = b
            sums[block + 2] = c
            sums[block + 3] = d
            sums[block + 4] = e
            sums[block + 5] = f
            sums[block + 6] = g
            sums[block + 7] = h
            block += BLOCK


class Network:
    """The weights of a policy and of a critic, ready to use. They never change."""

    def __init__(self, arrays: dict[str, vec[i64]]) -> None:
        self.first = FirstLayer(arrays["first"], arrays["first_bias"])
        self.second = Layer(arrays["second"], arrays["second_bias"])
        self.third = Layer(arrays["third"], arrays["third_bias"])
        self.last: vec[i64] = arrays["last"]
        self.actions: vec[i64] = narrow(arrays["actions"], len(arrays["last"]))
        self.judge_first = FirstLayer(arrays["judge_first"], arrays["judge_first_bias"])
        self.judge_second = Layer(arrays["judge_second"], arrays["judge_second_bias"])
        self.judge_last = Layer(arrays["judge_last"], arrays["judge_last_bias"])


class NetworkPolicy(Policy):
    """Plays by the network: like any other policy, but it sees the whole table."""

    def __init__(self, network: Network) -> None:
        super().__init__(vec[float]([]))
        self.network = network
        self.encoder = Encoder()
        self.found: vec[i16] = vec[i16]([i16(0)] * MOST)
        self.sums: vec[i64] = vec[i64]([0] * ROOM)
        self.passed = Passed()
        self.words: i64 = i64(len(network.last)) // 4
        self.table: vec[i64] = vec[i64]([0] * self.words)
        self.spot: vec[i64] = vec[i64]([0] * self.words)

    def choose(self, state: State, rng: Random) -> i64:
        if state.question == KEEP and state.more_options == 0:
            return KEEP << VERB_AT
        if state.legal_count() == 1:
            return state.legal_at(0)
        self.add_all(state)
        return self.actions[self.pick(rng, self.exponentiate())]

    def add_all(self, state: State) -> None:
        self.look(state)
        super().add_all(state)

    def look(self, state: State) -> None:
        """What all actions have in common, in `table`."""
        network, encoder, passed, sums = self.network, self.encoder, self.passed, self.sums
        encoder.look(state, state.asked)
        end = encoder.position(state, self.found, 0)
        network.first.add_up(self.found, end, sums)
        passed.narrow(sums, network.first.words)
        network.second.add_up(passed, sums)
        passed.wide(sums, network.second.width)
        network.third.add_up(passed, sums)
        at: i64 = 0
        for word in range(self.words):
            packed: i64 = NARROW_HALVES
            for lane in range(4):
                number = (read(sums, at) + COARSE // 2) >> COARSE_BITS
                packed += number << (NARROW * lane)
                at += 1
            self.table[word] = packed

    def add_placements(self, state: State) -> None:
        """As `add` for each placement, but what the kinds have in common in a place is added up once."""
        table, spot, found, words = self.table, self.spot, self.found, self.words
        weights = self.network.actions
        places = state.more_options
        while places != 0:
            where = lowest(places)
            placed = PLACE << VERB_AT | where
            end = self.encoder.action(state, placed, found, 0)
            # of the kind it wrote the first; the rows of the kinds that are there come below
            add_rows(weights, table, found, end, spot, words)
            first = WHICH * words
            hand = state.options
            while hand != 0:
                kind = lowest(hand)
                self.actions[self.n] = placed | kind << KIND_AT
                self.chance[self.n] = self.sharpness * self.logit_of(spot, first + kind * words, first)
                self.n += 1
                hand &= hand - 1
            places &= places - 1

    def add(self, state: State, action: i64) -> None:
        end = self.encoder.action(state, action, self.found, 0)
        add_rows(self.network.actions, self.table, self.found, end, self.spot, self.words)
        self.actions[self.n] = action
        self.chance[self.n] = self.sharpness * self.logit_of(self.spot, 0, 0)
        self.n += 1

    def logit_of(self, sums: vec[i64], more: i64, less: i64) -> float:
        """The last layer, for these sums with the row of weights at `more` instead of that at `less`."""
        weights, last = self.network.actions, self.network.last
        total: i64 = 0
        word: i64 = 0
        while word < self.words:
            packed = sums[word] + weights[more + word] - weights[less + word]
            # lanes below 0 have their highest bit unset; they become 0
            above = packed >> (NARROW - 1) & NARROW_ONES
            packed &= (above << (NARROW - 1)) - above
            if packed != 0:
                at = word * 4
                total += (
                    last[at] * cut(packed & NARROW_ALL)
                    + last[at + 1] * cut(packed >> NARROW & NARROW_ALL)
                    + last[at + 2] * cut(packed >> 2 * NARROW & NARROW_ALL)
                    + last[at + 3] * cut(packed >> 3 * NARROW & NARROW_ALL)
                )
            word += 1
        return float(total) / float(FINE * LAST)


def cut(number: i64) -> i64:
    return min(TOP * FINE, number)


def add_rows(
    weights: vec[i64], table: vec[i64], found: vec[i16], n: i64, out: vec[i64], words: i64
) -> None:
    """The table and the rows of the features found[:n], added up."""
    word: i64 = 0
    while word < words:
        a = table[word]
        b = table[word + 1]
        c = table[word + 2]
        d = table[word + 3]
        i: i64 = 0
        while i < n:
            at = i64(found[i]) * words + word
            a += weights[at]
            b += weights[at + 1]
            c += weights[at + 2]
            d += weights[at + 3]
            i += 1
        out[word] = a
        out[word + 1] = b
        out[word + 2] = c
        out[word + 3] = d
        word += 4


class NetworkCritic:
    """Every seat's chance to win, of somebody who sees all cards."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.encoder = Encoder()
        self.found: vec[i16] = vec[i16]([i16(0)] * (MOST + HIDDEN_MOST + SEATS))
        self.sums: vec[i64] = vec[i64]([0] * ROOM)
        self.passed = Passed()
        self.kinds: vec[i64] = vec[i64]([0] * SEATS)
        self.chance: vec[float] = floats(SEATS)

    def judge(self, state: State) -> None:
        """Fill `chance` for every seat. `kinds` says what sort of player sits where."""
        network, encoder, found = self.network, self.encoder, self.found
        passed, sums = self.passed, self.sums
        viewer, seats = state.asked, state.seats
        encoder.look(state, viewer)
        end = encoder.position(state, found, 0)
        start = end
        end = encoder.hidden(state, found, end)
        for k in range(seats):
            seat = viewer + k if viewer + k < seats else viewer + k - seats
            found[end] = i16(HIDDEN_SIZE + k * PLAYER_KINDS + self.kinds[seat])
            end += 1
        i = start
        while i < end:
            found[i] = i16(i64(found[i]) + SIZE)
            i += 1
        network.judge_first.add_up(found, end, sums)
        passed.narrow(sums, network.judge_first.words)
        network.judge_second.add_up(passed, sums)
        passed.wide(sums, network.judge_second.width)
        network.judge_last.add_up(passed, sums)
        highest = read(sums, 0)
        for k in range(seats):
            highest = max(highest, read(sums, k))
        total = 0.0
        for k in range(seats):
            seat = viewer + k if viewer + k < seats else viewer + k - seats
            chance = math.exp(float(read(sums, k) - highest) / float(FINE * COARSE))
            self.chance[seat] = chance
            total += chance
        for seat in range(seats):
            self.chance[seat] /= total
