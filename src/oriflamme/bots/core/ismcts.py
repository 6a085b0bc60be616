"""Plain information-set Monte Carlo tree search with one observer (SO-ISMCTS).

All imagined games share one tree. Its edges are what the searching seat would see: of an opponent's
placement only the place, of an opponent's swap only that it happened. At its own decisions, each seat
maximizes its own value among the actions that are legal in the current imagined game.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from oriflamme.bots.core.utility import Ending, Outlook, floats
from oriflamme.rules.actions import (
    KIND,
    KIND_AT,
    NOTHING,
    NUMBER,
    PLACE,
    VERB_AT,
    action,
    number_of,
    placement,
    secret_is_hand,
    verb_of,
)
from oriflamme.rules.bits import bit, count, nth
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

SOME_KIND: Final = KIND
SOME_PLACEMENT: Final = PLACE << VERB_AT - KIND_AT | SOME_KIND
SOME_CARD: Final = NUMBER
NONE: Final = -1
CLOCK_EVERY: Final = 32
"""Iterations between two checks of the clock."""


class Tree:
    """Nodes in arrays of numbers. Node 0 is the root; every other node stands for the edge that leads to
    it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.key: vec[i64] = vec[i64]([NOTHING])
        self.first_child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.value: vec[float] = floats(seats)

    def add(self, parent: i64, key: i64) -> i64:
        node: i64 = len(self.key)
        self.key = append(self.key, key)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, self.first_child[parent])
        self.first_child[parent] = node
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        for _ in range(self.seats):
            self.value = append(self.value, 0.0)
        return node

    def child(self, node: i64, key: i64) -> i64:
        found = self.first_child[node]
        while found != NONE and self.key[found] != key:
            found = self.sibling[found]
        return found


class Search:
    def __init__(self, observation: Observation, c: float, rng: Random) -> None:
        self.observation = observation
        self.me: i64 = observation.viewer
        self.c = c
        self.rng = rng
        self.worlds = Worlds(observation)
        self.tree = Tree(observation.seen.seats)
        self.values = floats(observation.seen.seats)
        self.path = vec[i64]([0] * 512)
        self.ending = Ending()
        # by node: the first ones are the root's children, as at the root all actions are tried in turn
        self.outlook = Outlook(self.me, observation.seen.legal_count() + 1)

    def run(self, iterations: i64, seconds: float) -> i64:
        """Search for this many iterations or seconds, whichever ends first. Returns the iterations."""
        end = time.perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            if done % CLOCK_EVERY == 0 and time.perf_counter() >= end:
                break
        return done

    def iterate(self) -> None:
        state = self.worlds.sample(self.rng)
        tree, path = self.tree, self.path
        node: i64 = 0
        depth: i64 = 0
        path[0] = 0
        while state.question != NOTHING:
            hidden = state.asked != self.me and secret_is_hand(state.question)
            before: i64 = len(tree.key)
            node = self.step(state, node, hidden)
            depth += 1
            path[depth] = node
            self.play(state, tree.key[node], hidden)
            if node == before or depth == 500:  # a new node, or deeper than any game
                break
        while state.question != NOTHING:
            state.take(state.random_action(self.rng))
        self.ending.read(state)
        self.learn(depth)
        self.outlook.add(path[1], self.ending)

    def best(self) -> i64:
        """The most visited action. Among equals, the one with the higher value."""
        tree = self.tree
        best = tree.first_child[0]
        node = tree.sibling[best]
        while node != NONE:
            more = tree.visits[node] - tree.visits[best]
            if more > 0 or (more == 0 and self.mean(node) > self.mean(best)):
                best = node
            node = tree.sibling[node]
        return tree.key[best]

    def mean(self, node: i64) -> float:
        return self.tree.value[node * self.tree.seats + self.me] / float(self.tree.visits[node])

    def learn(self, depth: i64) -> None:
        tree, values, ending = self.tree, self.values, self.ending
        for seat in range(tree.seats):
            values[seat] = ending.worth(seat)
        for i in range(depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            at = node * tree.seats
            for seat in range(tree.seats):
                tree.value[at + seat] += values[seat]

    def step(self, state: State, node: i64, hidden: bool) -> i64:
        """The child to go to: a new one while an action is untried, otherwise the most promising."""
        tree = self.tree
        asked, seats = state.asked, tree.seats
        tried: i64 = 0
        best: i64 = NONE
        best_score = -1.0
        child = tree.first_child[node]
        while child != NONE:
            if self.offers(state, tree.key[child], hidden):
                tried += 1
                available = tree.available[child] + 1
                tree.available[child] = available
                visits = float(tree.visits[child])
                score = tree.value[child * seats + asked] / visits + self.c * math.sqrt(
                    math.log(float(available)) / visits
                )
                if score > best_score:
                    best_score = score
                    best = child
            child = tree.sibling[child]
        offered = self.offered(state, hidden)
        if tried == offered:
            return best
        skip = self.rng.randrange(offered - tried)
        for i in range(offered):
            key = self.key_at(state, i, hidden)
            if tried == 0 or tree.child(node, key) == NONE:
                if skip == 0:
                    child = tree.add(node, key)
                    tree.available[child] = 1
                    return child
                skip -= 1
        return best

    # -- an opponent's answer from the hand, whose card the searcher does not see --------------------

    def offered(self, state: State, hidden: bool) -> i64:
        if not hidden:
            return state.legal_count()
        if state.question == PLACE:
            return count(state.more_options)
        return count(state.options) + (1 if state.more_options != 0 else 0)

    def key_at(self, state: State, i: i64, hidden: bool) -> i64:
        if not hidden:
            return state.legal_at(i)
        if state.question == PLACE:
            return placement(SOME_KIND, nth(state.more_options, i))
        if i < count(state.options):
            return action(state.question, nth(state.options, i))
        return action(state.question + 1, SOME_CARD)

    def offers(self, state: State, key: i64, hidden: bool) -> bool:
        if not hidden:
            return state.is_legal(key)
        # a node can be reached with different open decisions, so the key may belong to another one
        if state.question == PLACE:
            return key >> KIND_AT == SOME_PLACEMENT and state.more_options & bit(number_of(key)) != 0
        if verb_of(key) == state.question:
            return state.is_legal(key)
        return key == action(state.question + 1, SOME_CARD) and state.more_options != 0

    def play(self, state: State, key: i64, hidden: bool) -> None:
        if hidden and state.question == PLACE:
            kind = nth(state.options, self.rng.randrange(count(state.options)))
            state.take(placement(kind, number_of(key)))
        elif hidden and verb_of(key) != state.question:
            n = count(state.more_options)
            state.take(action(verb_of(key), nth(state.more_options, self.rng.randrange(n))))
        else:
            state.take(key)
