"""The complete games that fit what a viewer knows."""

from __future__ import annotations

from itertools import combinations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.actions import ALONE, NEITHER, secret_is_hand, secret_set
from oriflamme.rules.bits import bit, count, lowest, members_of, nth, numbers
from oriflamme.rules.board import (
    ASIDE,
    BENEATH,
    BENEATH_AT,
    DISCARD,
    HAND,
    HIDDEN_ASIDE,
    HIDDEN_HAND,
    KINDS_AT_MOST,
    KNOWN_IN_HAND,
    NOBODY,
    RESERVE,
    UNKNOWN,
    UNLIKE_AT,
    card_of,
    kind_of,
    seat_of,
)
from oriflamme.rules.catalogue import CARDS, some_of
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State


class Way:
    """How the unseen kinds of a family lie: those of its unknown cards in the row, the hand, set aside."""

    def __init__(self, kinds: list[int], hand: i64, aside: i64) -> None:
        self.kinds = kinds
        self.hand = hand
        self.aside = aside


class Worlds:
    """The complete games that fit an observation, all with the same probability.

    Every family has one card of each kind. So the unknown cards of a family are a set of kinds, spread
    over its unknown cards in the row, its hand and its cards set aside. A kind that is known to have gone
    back to the hand is not set aside, and is none of the cards that lay closed at the time.
    """

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        seen = observation.seen
        # for each family, the kinds that are not visible anywhere, and its unknown cards in the row
        self.unseen: vec[i64] = numbers(seen.seats, seen.kinds)
        self.unknown_cards: list[list[int]] = [[] for _ in range(seen.seats)]
        for position in range(1, seen.length + 1):
            card = seen.row[position]
            while card != NOBODY:
                if kind_of(card) >= UNKNOWN:
                    self.unknown_cards[seat_of(card)].append(card)
                else:
                    self.unseen[seat_of(card)] &= ~bit(kind_of(card))
                card = seen.beneath(card)
        for seat in range(seen.seats):
            for pile in (HAND, ASIDE, DISCARD, RESERVE):
                self.unseen[seat] &= ~seen.families[pile + seat]
            places = (
                len(self.unknown_cards[seat])
                + seen.families[HIDDEN_HAND + seat]
                + seen.families[HIDDEN_ASIDE + seat]
            )
            if count(self.unseen[seat]) < places:
                raise ValueError(
                    f"family {seat + 1} has {places} unknown cards, "
                    f"but only {count(self.unseen[seat])} kinds are unseen"
                )

    def sample(self, rng: Random) -> State:
        """One of them, drawn from the observation alone."""
        world = self.observation.seen.clone()
        is_kind = numbers(world.seats * KINDS_AT_MOST, NOBODY)
        for seat in range(world.seats):
            self.spread(world, seat, is_kind, rng)
        _turn_up(world, is_kind)
        _complete_question(world)
        return world

    def supposing(self, kinds: dict[int, int]) -> State:
        """What is seen, with these unknown cards of the row turned out to be of these kinds."""
        supposed = self.observation.seen.clone()
        is_kind = numbers(supposed.seats * KINDS_AT_MOST, NOBODY)
        for card, kind in kinds.items():
            is_kind[card] = kind
        _turn_up(supposed, is_kind)
        return supposed

    def every(self, most: i64) -> list[State]:
        """All of them, or none if there are more than `most`, or if not everything is a card."""
        ways: list[list[Way]] = []
        number: i64 = 1
        for seat in range(self.observation.seen.seats):
            found = self.ways(seat, most)
            number *= len(found)
            if number == 0 or number > most:
                return []
            ways.append(found)
        worlds: list[State] = []
        for n in range(number):
            world = self.observation.seen.clone()
            is_kind = numbers(world.seats * KINDS_AT_MOST, NOBODY)
            rest = n
            for seat in range(world.seats):
                way = ways[seat][rest % len(ways[seat])]
                rest //= len(ways[seat])
                for card, kind in zip(self.unknown_cards[seat], way.kinds, strict=True):
                    is_kind[card] = kind
                world.families[HAND + seat] |= way.hand
                world.families[ASIDE + seat] |= way.aside
                world.families[HIDDEN_HAND + seat] = 0
                world.families[HIDDEN_ASIDE + seat] = 0
            _turn_up(world, is_kind)
            _complete_question(world)
            worlds.append(world)
        return worlds

    def ways(self, seat: i64, most: i64) -> list[Way]:
        """How the unseen kinds of a family can lie, if there are at most so many ways."""
        families = self.observation.seen.families
        cards, in_hand = self.unknown_cards[seat], families[HIDDEN_HAND + seat]
        if len(cards) + in_hand + families[HIDDEN_ASIDE + seat] != count(self.unseen[seat]):
            return []
        ways = [Way([], 0, self.unseen[seat])]
        for card in cards:
            ways = [
                Way([*way.kinds, kind], 0, way.aside ^ bit(kind))
                for way in ways
                for kind in members_of(way.aside)
                if self.may_be(card, kind)
            ]
            if len(ways) > most:
                return []
        found: list[Way] = []
        for way in ways:
            returned = families[KNOWN_IN_HAND + seat] & way.aside
            for kinds in combinations(members_of(way.aside), in_hand):
                hand: i64 = 0
                for kind in kinds:
                    hand |= bit(kind)
                if returned & ~hand == 0:  # what is known to be in the hand is not set aside
                    found.append(Way(way.kinds, hand, way.aside ^ hand))
        return found

    def spread(self, world: State, seat: i64, is_kind: vec[i64], rng: Random) -> None:
        """Spread the unseen kinds of a family over its unknown places."""
        left = self.unseen[seat]
        hand: i64 = 0
        in_hand = world.families[HIDDEN_HAND + seat]
        returned = world.families[KNOWN_IN_HAND + seat] & left
        while returned != 0:
            kind = self.latest_returned(seat, returned)
            card = self.place_of_returned(world, seat, kind, in_hand, is_kind, rng)
            if card == NOBODY:
                hand |= bit(kind)
                in_hand -= 1
            else:
                is_kind[card] = kind
            left ^= bit(kind)
            returned ^= bit(kind)
        n = count(left)
        for card in self.unknown_cards[seat]:
            if is_kind[card] == NOBODY:
                kind = nth(left, rng.randrange(n))
                is_kind[card] = kind
                left ^= bit(kind)
                n -= 1
        drawn = some_of(left, in_hand, rng)
        world.families[HAND + seat] |= hand | drawn
        world.families[ASIDE + seat] |= some_of(left ^ drawn, world.families[HIDDEN_ASIDE + seat], rng)
        world.families[HIDDEN_HAND + seat] = 0
        world.families[HIDDEN_ASIDE + seat] = 0

    def latest_returned(self, seat: i64, returned: i64) -> i64:
        """The returned kind with the fewest cards that may be it. A kind that went back earlier may be
        any of these cards and more, so taking this one first keeps all worlds equally likely."""
        best: i64 = NOBODY
        fewest: i64 = 0
        while returned != 0:
            kind = lowest(returned)
            cards: i64 = 0
            for card in self.unknown_cards[seat]:
                if self.may_be(card, kind):
                    cards += 1
            if best == NOBODY or cards < fewest:
                best, fewest = kind, cards
            returned &= returned - 1
        return best

    def may_be(self, card: i64, kind: i64) -> bool:
        return self.observation.seen.lies[card] & bit(UNLIKE_AT + kind) == 0

    def place_of_returned(
        self, world: State, seat: i64, kind: i64, in_hand: i64, is_kind: vec[i64], rng: Random
    ) -> i64:
        """The card in the row that is the returned kind, or NOBODY if the kind is still in the hand."""
        cards = [
            card for card in self.unknown_cards[seat] if is_kind[card] == NOBODY and self.may_be(card, kind)
        ]
        if in_hand + len(cards) == 0:
            raise ValueError(f"family {seat + 1} has nowhere left for a kind known to be its own")
        i = rng.randrange(in_hand + len(cards))
        return cards[i - in_hand] if i >= in_hand else NOBODY


def _turn_up(world: State, is_kind: vec[i64]) -> None:
    """Give the unknown cards of the row their kinds."""
    for position in range(1, world.length + 1):
        card = world.row[position]
        above: i64 = NOBODY
        while card != NOBODY:
            beneath = world.beneath(card)
            kind = is_kind[card]
            if kind != NOBODY:
                real = card_of(seat_of(card), kind)
                world.lies[real] = world.lies[card]
                world.lies[card] = 0
                if above == NOBODY:
                    world.row[position] = real
                else:
                    world.lies[above] = world.lies[above] & ~BENEATH | (real + 1) << BENEATH_AT
                if card == world.acting:
                    world.acting = real
                    world.text = kind
                card = real
            above = card
            card = beneath


def _complete_question(world: State) -> None:
    """Fill in the options of the asked seat that depend on unseen cards."""
    if secret_is_hand(world.question):
        world.set_secret(world.families[HAND + world.asked])
    elif secret_set(world.question) != NEITHER:
        may = CARDS[kind_of(world.acting)].may_reveal(world, world.acting)
        world.set_secret(ALONE if may else 0)
