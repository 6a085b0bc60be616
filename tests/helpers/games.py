"""What tests share: how much to try, games of every sort, and ways of playing them at random."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from oriflamme.rules import ALLIANCE, BASE, CARDS, FAMILIES, Deal, Log, Random, State, draw_deal
from oriflamme.rules.actions import (
    FIRST,
    KEEP,
    LAST,
    PLACE,
    REVEAL,
    SWAP,
    number_of,
    verb_of,
)

LONG = os.environ.get("ORIFLAMME_TEST_SIZE") == "long"


def size(short: int, long: int) -> int:
    """How many to try: `make test` or `make test-long`."""
    return long if LONG else short


CHARACTERS = [kind for kind, card in enumerate(CARDS) if card.character]
INTRIGUES = [kind for kind, card in enumerate(CARDS) if not card.character]

STYLES = ("anyhow", "reveal", "keep", "stack", "swap")
"""Ways to play: all alike at random, but some would rather reveal, keep, cover, or change a card."""


@dataclass(frozen=True)
class Game:
    """A random game that can be played again: everything in it follows from these."""

    seats: int
    kinds: int
    seed: int
    style: str = "anyhow"
    aside: int = 3
    rounds: int = 6

    @property
    def seating(self) -> str:
        return FAMILIES[: self.seats]

    def deal(self) -> Deal:
        return draw_deal(self.seats, self.kinds, Random(self.seed), self.aside, self.rounds)

    def start(self, log: Log | None = None) -> State:
        return self.deal().start() if log is None else self.deal().start_with(log)

    def rng(self) -> Random:
        """What the players draw from, apart from what the deal was drawn from."""
        return Random(self.seed + 1_000_003)

    def decisions(self, log: Log | None = None) -> Iterator[tuple[State, int]]:
        """The game at each decision, with the action about to be taken; at the end once more, with 0."""
        state, rng = self.start(log), self.rng()
        while state.question:
            action = choose(state, self.style, rng)
            yield state, action
            state.apply(action)
        yield state, 0

    def actions(self) -> list[int]:
        return [action for _, action in self.decisions()][:-1]


def choose(state: State, style: str, rng: Random) -> int:
    """One of the legal actions, mostly one the style likes."""
    legal = state.legal()
    liked = [action for action in legal if _likes(style, action)]
    if liked and rng.randrange(8):
        legal = liked
    return legal[rng.randrange(len(legal))]


def _likes(style: str, action: int) -> bool:
    verb = verb_of(action)
    if verb == PLACE:
        return style == "stack" and number_of(action) not in (FIRST, LAST)
    if style == "keep":
        return verb == KEEP
    if style == "swap":
        return verb in (SWAP, REVEAL)
    return style in ("reveal", "stack") and verb == REVEAL


def mask(kinds: list[int]) -> int:
    return sum(1 << kind for kind in set(kinds))


seeds = st.integers(0, 2**40)
styles = st.sampled_from(STYLES)
any_ten_kinds = st.builds(
    lambda six, four: mask(six) | mask(four),
    st.lists(st.sampled_from(CHARACTERS), min_size=6, max_size=6, unique=True),
    st.lists(st.sampled_from(INTRIGUES), min_size=4, max_size=4, unique=True),
)
sets = st.one_of(st.just(BASE), st.just(ALLIANCE), any_ten_kinds)
real_games = st.builds(Game, st.integers(3, 5), sets, seeds, styles)


@st.composite
def study_games(draw: st.DrawFn) -> Game:
    """Smaller games: few kinds, few rounds, also two families, any number of cards set aside."""
    kinds = draw(st.lists(st.integers(0, len(CARDS) - 1), min_size=1, max_size=10, unique=True))
    hand = draw(st.integers(1, len(kinds)))
    rounds = draw(st.integers(1, hand))
    seats = draw(st.integers(2, 5))
    return Game(seats, mask(kinds), draw(seeds), draw(styles), len(kinds) - hand, rounds)


any_games = st.one_of(real_games, real_games, study_games())
"""Games of every sort, two real ones to each study."""
