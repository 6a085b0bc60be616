"""Measure how fast the engine runs here: on one core, in processor time, best of five.

Random games per second by set and number of players, the time a copy of a game takes, and the decisions
per second of a Python loop that asks for all legal actions and applies one: of the engine, in integers, and
of `oriflamme.Game`, in words.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from itertools import repeat

from librt.random import Random
from rich.console import Console
from rich.table import Table

from oriflamme.cli.arguments import Parser
from oriflamme.cli.files import STANDARD_STREAM, replaced_when_complete
from oriflamme.rules.bits import COMPILED
from oriflamme.rules.catalogue import BASE, GAME_SETS, draw_mixed
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.playout import random_games

EXAMPLES = """
examples:
  oriflamme bench
  oriflamme bench --json -
  ORIFLAMME_PURE=1 oriflamme bench
"""

BEST_OF = 5
SECONDS = 0.3
"""Seconds for each of the five measurements. All together take about 20 s at any speed."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "--json", metavar="FILE", help="write the figures there as JSON; '-': standard output, nothing else"
    )


def run(options: argparse.Namespace) -> int:
    if options.json is None:
        _show(measure())
        return 0
    with replaced_when_complete(options.json) as file:
        figures = measure()
        file.write(json.dumps(figures, indent=1) + "\n")
    if options.json != STANDARD_STREAM:
        _show(figures)
    return 0


def measure() -> dict[str, object]:
    driven, in_words = _best_rates(_driven, _driven_in_words)
    return {
        "compiled": COMPILED,
        "random_games_per_second": {
            set_name: {str(players): round(_games_rate(set_name, players)) for players in USUAL.players()}
            for set_name in GAME_SETS
        },
        "clone_ns": round(1e9 / _best_rates(_clones)[0], 1),
        "driven_decisions_per_second": round(driven),
        "driven_decisions_per_second_in_words": round(in_words),
    }


Work = Callable[[int], tuple[int, float]]
"""Does about this much work. Returns how much it did, and how long it took."""


def _best_rates(*works: Work) -> list[float]:
    """The best rate per second of each. They take turns, so that they can be compared."""
    sizes = []
    for work in works:
        done, seconds = work(100)
        sizes.append(max(100, int(SECONDS * done / seconds)))
    best = [0.0] * len(works)
    for _ in range(BEST_OF):
        for i, work in enumerate(works):
            done, seconds = work(sizes[i])
            best[i] = max(best[i], done / seconds)
    return best


def _games_rate(set_name: str, players: int) -> float:
    rng = Random(1)

    def work(size: int) -> tuple[int, float]:
        done = 0
        started = time.process_time()
        while done < size:  # fifty at a time, so that many mixed sets are drawn
            kinds = GAME_SETS[set_name] or draw_mixed(rng)
            random_games(50, players, kinds, rng)
            done += 50
        return done, time.process_time() - started

    return _best_rates(work)[0]


def _clones(size: int) -> tuple[int, float]:
    rng = Random(1)
    state = draw_deal(3, BASE, rng).start()
    for _ in range(25):  # some cards lie in the row
        state.take(state.random_action(rng))
    clone = state.clone
    started = time.process_time()
    for _ in repeat(None, size):
        clone()
    return size, time.process_time() - started


def _driven(size: int) -> tuple[int, float]:
    """Decisions of base games with 3 players. Dealing is not counted."""
    rng = Random(1)
    starts = [draw_deal(3, BASE, rng).start() for _ in range(size // 40 + 1)]
    randrange, decisions = rng.randrange, 0
    started = time.process_time()
    for state in starts:
        while state.question:
            legal = state.legal()
            state.apply(legal[randrange(len(legal))])
            decisions += 1
    return decisions, time.process_time() - started


def _driven_in_words(size: int) -> tuple[int, float]:
    """The same through the library, in words."""
    from oriflamme.api.game import Game  # slow to load, and the help reads this module too

    randrange, decisions = Random(1).randrange, 0
    games = [Game(seed=seed) for seed in range(size // 40 + 1)]
    started = time.process_time()
    for game in games:
        while not game.over:
            legal = game.legal
            game.play(legal[randrange(len(legal))])
            decisions += 1
    return decisions, time.process_time() - started


def _show(figures: dict[str, object]) -> None:
    console = Console()
    state = "compiled" if figures["compiled"] else "not compiled"
    console.print(f"Random games per second ({state}, one core, best of {BEST_OF})", highlight=False)
    table = Table()
    table.add_column("set")
    for players in USUAL.players():
        table.add_column(f"{players} players", justify="right")
    rates = figures["random_games_per_second"]
    assert isinstance(rates, dict)
    for set_name, by_players in rates.items():
        table.add_row(set_name, *(f"{rate:,}" for rate in by_players.values()))
    console.print(table)
    console.print(f"copying a game: {figures['clone_ns']} ns", highlight=False)
    driven, in_words = (figures[f"driven_decisions_per_second{how}"] for how in ("", "_in_words"))
    console.print(f"decisions per second driven from Python: {driven:,}", highlight=False)
    console.print(f"the same in words, with oriflamme.Game: {in_words:,}", highlight=False)
