"""Makes the puzzles that the package ships, from games of bots.

    python bench/puzzles.py             writes src/oriflamme/server/teaching/puzzles.json anew

The decisions of squires are judged, and those in which they missed an action that is clearly the best are
looked at longer. Each game gives at most one puzzle, so that all are different. The same program writes the
same file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import msgspec
from librt.random import Random

from oriflamme.arena.loop import Watcher, by_bots, play
from oriflamme.arena.match import Match
from oriflamme.bots import Budget, make_bot
from oriflamme.bots.seeds import seed_of
from oriflamme.notation.position import observation_text
from oriflamme.review import Judge, decided
from oriflamme.review.puzzles import SEED, Puzzle, confirmed, is_clear, longer, second
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.state import State

FILE = Path(__file__).parent.parent / "src" / "oriflamme" / "server" / "teaching" / "puzzles.json"
BOT = "squire"
TABLES = (("base", 3), ("alliance", 3), ("base", 4), ("mixed", 3))
FEWEST = 4
"""Actions to choose from."""
GLANCE, GLANCE_LEAD = Judge(worlds=200), 0.07
"""A quick look first: how far the best action must be ahead of the next to be looked at properly."""


class Positions(Watcher):
    """Keeps every decision with a choice: its number, what the seat saw, and the action."""

    def __init__(self) -> None:
        self.number = 0
        self.kept: list[tuple[int, Observation, int]] = []

    def decided(self, state: State, action: int) -> None:
        self.number += 1
        seen = observe(state, state.asked)
        if len(seen.legal()) >= FEWEST:
            self.kept.append((self.number, seen, action))


def puzzles(judge: Judge) -> Iterator[Puzzle]:
    """Without end, from one game after the other."""
    for game in count():
        found = _in_game(game, judge)
        if found is not None:
            yield found


def _in_game(game: int, judge: Judge) -> Puzzle | None:
    set_name, players = TABLES[game % len(TABLES)]
    rng, seating, positions = Random(seed_of("puzzles", game)), FAMILIES[:players], Positions()
    state = Match((BOT,) * players, set_name, SEED).deal(game).start()
    play(state, by_bots([make_bot(BOT)] * players, rng, Budget()), positions)
    while positions.kept:
        number, seen, action = positions.kept.pop(rng.randrange(len(positions.kept)))
        glance = decided(number, seating, seen, action, GLANCE, 0)
        best, following = glance.actions[:2]
        if glance.action == glance.best or best.win_chance - following.win_chance < GLANCE_LEAD:
            continue
        first = decided(number, seating, seen, action, judge, 0)
        if first.action != first.best and is_clear(first):
            again = decided(number, seating, seen, second(first), longer(judge), SEED)
            found = confirmed(first, again, observation_text(seen, seating))
            if found is not None:
                return found
    return None


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--number", type=int, default=24, help="of puzzles (24)")
    parser.add_argument("--worlds", type=int, default=2000, help="of the first look (2000)")
    options = parser.parse_args()
    found = []
    for puzzle in islice(puzzles(Judge(worlds=options.worlds)), options.number):
        found.append(puzzle)
        decision = puzzle.decision
        print(f"{len(found):3}  round {decision.round}  {decision.question}: {decision.best}")
    FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n")


if __name__ == "__main__":
    main()
