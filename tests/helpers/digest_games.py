"""Prints a digest of each of some seeded games: every state, event and observation in it.

Run by `test_compiled.py` with and without ORIFLAMME_PURE: `digest_games.py FIRST_SEED GAMES`.
"""

from __future__ import annotations

import hashlib
import sys

from tests.helpers.games import STYLES, Game

from oriflamme.notation.position import observation_text, position_text
from oriflamme.rules import ALLIANCE, BASE, CARDS, NOBODY, Log, Random, draw_mixed, observe, worlds
from oriflamme.rules.playout import play_out


def game_of(seed: int) -> Game:
    seats = 3 + seed % 3
    kinds = (BASE, ALLIANCE, draw_mixed(Random(seed)))[seed // 3 % 3]
    if seed % 10 == 9:  # a study: more kinds than ten, two families
        return Game(2, (1 << len(CARDS)) - 1, seed, "swap", aside=12, rounds=8)
    return Game(seats, kinds, seed, STYLES[seed // 9 % len(STYLES)])


def digest(game: Game) -> str:
    log, rng = Log(), Random(game.seed + 3)
    heard = 0
    found = hashlib.sha256()
    for number, (state, action) in enumerate(game.decisions(log)):
        told = [sorted(event.facts().items()) for event in log.events[heard:]]
        heard = len(log.events)
        found.update(repr((state.facts(), state.legal(), action, told)).encode())
        if number % 8 == 5:
            seen = observe(state, number % (game.seats + 1) - 1)
            found.update(observation_text(seen, game.seating).encode())
            world = worlds(seen).sample(rng)
            found.update(position_text(world, game.seating).encode())
            found.update(repr((play_out(world, rng), world.facts(), world.problems())).encode())
    found.update(repr((state.winners(), observe(state, NOBODY).seen.facts())).encode())
    return found.hexdigest()[:16]


def main() -> None:
    first, count = map(int, sys.argv[1:])
    for seed in range(first, first + count):
        game = game_of(seed)
        print(f"{digest(game)} {game}")


if __name__ == "__main__":
    main()
