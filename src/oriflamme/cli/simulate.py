"""Play many games between bots and show the results.

The same seed gives the same games for any number of workers, with or without a trace. Exit code 2 if the
trace cannot be written; it replaces an older file only when it is complete.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import TextIO

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oriflamme.arena.runner import Runner
from oriflamme.arena.simulate import Simulation, Statistics, chunks, simulate
from oriflamme.bots import BadSpec, BotFailed, make_bot
from oriflamme.cli.arguments import (
    BadInput,
    Parser,
    add_kinds,
    add_players,
    add_set,
    add_traceback,
    any_number,
    number,
    read_kinds,
)
from oriflamme.cli.files import STANDARD_STREAM, replaced_when_complete
from oriflamme.cli.runners import add_runner, runner_errors_named, runner_for
from oriflamme.rules.catalogue import CARDS, FAMILIES
from oriflamme.texts import english

EXAMPLES = """
examples:
  oriflamme simulate --games 100000
  oriflamme simulate --games 1000 --players 5 --set alliance --seed 7 --workers 4
  oriflamme simulate --games 200 --set mixed --trace games.jsonl
  oriflamme simulate --games 100 --bots search:iterations=500,greedy,random
  oriflamme simulate --set mixed --kinds archer,spy,heir,lord,judge,empress,ambush,revolt,deal,extortion
"""

FEW = 4


def add_arguments(parser: Parser) -> None:
    add_games(parser, bots="random")
    parser.add_argument(
        "--trace", metavar="FILE", help="write every decision as JSON Lines; '-' is standard output"
    )
    add_runner(parser)
    add_traceback(parser)


def add_games(parser: Parser, bots: str) -> None:
    """Which games are played, and by whom."""
    parser.add_argument(
        "--games", type=number(1), default=10_000, metavar="N", help="how many (default 10000)"
    )
    add_players(parser)
    add_set(parser, default=None)
    add_kinds(parser, "for each game")
    parser.add_argument("--seed", type=any_number, default=0, metavar="S", help="draws the games (0)")
    parser.add_argument(
        "--bots", default=bots, metavar="BOT,…", help=f"one per seat, or one for all ({bots})"
    )


def read_games(options: argparse.Namespace, trace: bool = False) -> Simulation:
    return Simulation(
        set_name=options.set or ("mixed" if options.kinds else "base"),
        kinds=read_kinds(options.set, options.kinds),
        bots=read_bots(options.bots, options.players),
        seed=options.seed,
        games=options.games,
        trace=trace,
    )


def run(options: argparse.Namespace) -> int:
    english()  # report a card without texts now, not after all games
    simulation = read_games(options, trace=options.trace is not None)
    runner = runner_for(options, _jobs(simulation, options.workers), simulation.bots)
    target = replaced_when_complete(options.trace) if simulation.trace else nullcontext()
    with target as trace:
        try:
            statistics, seconds = _play(simulation, runner, trace)
        except (BotFailed, BadSpec) as error:
            raise BadInput(
                f"a bot has failed: {error}; oriflamme arena counts that and continues"
            ) from error
    # standard output must hold nothing but the trace
    _show(simulation, statistics, seconds, Console(stderr=options.trace == STANDARD_STREAM))
    return 0


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """One bot per seat. A single bot plays all seats."""
    names = text.split(",")
    for name in names:
        try:
            make_bot(name)
        except BadSpec as error:
            raise BadInput(f"--bots: {error}") from error
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadInput(f"--bots: {len(names)} bots for {seats} seats; give one per seat, or one for all")
    return tuple(names)


def _jobs(simulation: Simulation, workers: int | None) -> int:
    """The jobs to distribute. A few are not worth starting processes for, unless these are asked for."""
    jobs = sum(1 for _ in chunks(simulation))
    return jobs if workers or jobs >= FEW else 1


def _play(simulation: Simulation, runner: Runner, trace: TextIO | None) -> tuple[Statistics, float]:
    statistics = Statistics(len(simulation.bots))
    started = time.perf_counter()
    with games_bar(simulation.games) as progress, runner_errors_named():
        for played in simulate(simulation, runner):
            statistics.add(played.statistics)
            if trace is not None:
                trace.write(played.trace)
            progress.update(progress.task_ids[0], completed=statistics.games)
    return statistics, time.perf_counter() - started


@contextmanager
def games_bar(games: int) -> Iterator[Progress]:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        progress.add_task("games", total=games)
        yield progress


def _show(simulation: Simulation, statistics: Statistics, seconds: float, console: Console) -> None:
    console.print(
        f"{statistics.games:,} games of {simulation.set_name}, {len(simulation.bots)} players, seed "
        f"{simulation.seed}: {statistics.games / seconds:,.0f} games per second, "
        f"{statistics.decisions / statistics.games:.1f} decisions a game",
        highlight=False,
    )
    console.print(_seats_table(simulation, statistics))
    console.print(_cards_table(statistics))


def _seats_table(simulation: Simulation, statistics: Statistics) -> Table:
    table = Table("seat", "bot", title="By seat", title_justify="left")
    table.add_column("wins", justify="right")
    table.add_column("mean influence", justify="right")
    for seat, bot in enumerate(simulation.bots):
        table.add_row(
            FAMILIES[seat],
            escape(bot),
            f"{statistics.win_share(seat):.2%}",
            f"{statistics.mean_influence(seat):.2f}",
        )
    return table


def _cards_table(statistics: Statistics) -> Table:
    """`Played` is a share of the times a family had the card; the rest are shares of the times it was
    played."""
    table = Table("card", title="By card", title_justify="left")
    for heading in ("played", "revealed", "eliminated", "mean influence earned"):
        table.add_column(heading, justify="right")
    for card, counted in zip(CARDS, statistics.cards, strict=True):
        if counted.dealt_in:
            times = max(counted.played, 1)
            table.add_row(
                english().text(f"card-{card.slug}"),
                f"{counted.played / counted.dealt_in:.1%}",
                f"{counted.revealed / times:.1%}",
                f"{counted.eliminated / times:.1%}",
                f"{counted.earned / times:.2f}",
            )
    return table
