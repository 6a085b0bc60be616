"""Random games, for measuring and for search."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from oriflamme.rules.board import ASIDE, HAND
from oriflamme.rules.catalogue import some_of
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.state import State


def random_game(seats: i64, kinds: i64, rng: Random) -> State:
    """A random game at its first decision: as `draw_deal(…).start()`, but without making a Deal."""
    state = State()
    state.lay_out(seats, kinds, USUAL.rounds)
    families = state.families
    for seat in range(seats):
        aside = some_of(kinds, USUAL.aside, rng)
        families[ASIDE + seat] = aside
        families[HAND + seat] = kinds ^ aside
    state.first = rng.randrange(seats)
    state.start_round()
    return state


def play_out(state: State, rng: Random) -> i64:
    """Play at random to the end, or until a family has no card left to place. Returns the number of
    decisions."""
    decisions: i64 = 0
    while state.options != 0:
        state.take(state.random_action(rng))
        decisions += 1
    return decisions


def random_games(n: i64, seats: i64, kinds: i64, rng: Random) -> i64:
    """Play n random games. Returns the number of decisions."""
    decisions: i64 = 0
    for _ in range(n):
        decisions += play_out(random_game(seats, kinds, rng), rng)
    return decisions
