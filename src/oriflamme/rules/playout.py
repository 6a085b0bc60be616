"""Random games, for measuring and for search."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from oriflamme.rules.board import ASIDE, HAND
from oriflamme.rules.catalogue import some_of
from oriflamme.rules.state import State


def random_game(seats: i64, kinds: i64, rng: Random) -> State:
    state = State()
    state.lay_out(seats, kinds, 6)
    families = state.families
    for seat in range(seats):
        aside = some_of(kinds, 3, rng)
        families[ASIDE + seat] = aside
        families[HAND + seat] = kinds ^ aside
    state.first = rng.randrange(seats)
    state.start_round()
    return state


def play_out(state: State, rng: Random) -> i64:
    n: i64 = 0
    while state.question != 0:
        state.take(state.random_action(rng))
        n += 1
    return n


def games(n: i64, seats: i64, kinds: i64, seed: i64) -> i64:
    rng = Random(seed)
    d: i64 = 0
    while n > 0:
        d += play_out(random_game(seats, kinds, rng), rng)
        n -= 1
    return d
