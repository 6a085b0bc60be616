"""What arena, ladder and measure have in common: options, bots, progress bar, table."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TextIO

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oriflamme.arena.charts import cut
from oriflamme.arena.game import LIMIT
from oriflamme.arena.match import Score
from oriflamme.arena.report import short
from oriflamme.bots import BadSpec, make_bot
from oriflamme.cli.arguments import (
    BadInput,
    Parser,
    add_set,
    add_traceback,
    any_number,
    number,
    seconds,
)
from oriflamme.cli.files import STANDARD_STREAM, replaced_when_complete
from oriflamme.cli.runners import add_runner

SPECS = """
a BOT is a name (random, greedy, search, …) or path.py:Class, then :key=value once for each setting:
  greedy   search:iterations=2000   search:seconds=0.02:c=0.7   my_bot.py:MyBot:courage=3
"""


def add_contest_arguments(parser: Parser, games: int) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help="who plays; see below")
    parser.add_argument(
        "--games",
        type=number(1),
        default=games,
        metavar="N",
        help=f"how many, rounded up so that every deal is played in every seating ({games})",
    )
    add_set(parser)
    parser.add_argument("--seed", type=any_number, default=0, metavar="X", help="draws the deals (0)")
    add_runner(parser)
    parser.add_argument(
        "--limit",
        type=seconds,
        default=LIMIT,
        metavar="S",
        help=f"seconds after which an undecided bot forfeits ({LIMIT:g})",
    )
    parser.add_argument("--json", metavar="FILE", help="write the result there; '-': standard output")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with pictures there")
    add_traceback(parser)


def checked_bots(specs: Sequence[str], least: int, most: int, where: str) -> tuple[str, ...]:
    """The bots of a command line. Each is made once to check it. Raises BadInput."""
    if not least <= len(specs) <= most:
        wanted = f"{least} to {most}" if most < 100 else f"at least {least}"
        raise BadInput(f"{len(specs)} {'bot' if len(specs) == 1 else 'bots'}: {where} {wanted}")
    for spec in specs:
        try:
            make_bot(spec)
        except BadSpec as error:
            raise BadInput(str(error)) from error
    return tuple(specs)


@contextmanager
def result_files(options: argparse.Namespace) -> Iterator[tuple[TextIO | None, TextIO | None]]:
    """The files for JSON and report, opened before any game is played."""
    with ExitStack() as files:
        yield (
            files.enter_context(replaced_when_complete(options.json)) if options.json else None,
            files.enter_context(replaced_when_complete(options.report)) if options.report else None,
        )


def write_json(file: TextIO | None, result: dict[str, object]) -> None:
    if file is not None:
        file.write(json.dumps(result, indent=1, ensure_ascii=False) + "\n")


def result_console(options: argparse.Namespace) -> Console:
    """Where the table is printed. If JSON goes to standard output, the table goes to standard error."""
    console = Console(stderr=STANDARD_STREAM in (options.json, options.report), highlight=False)
    if not console.is_terminal:
        console.width = 120  # a file or a pipe has no width
    return console


@contextmanager
def contest_bar(deals: int, unit: str = "deals") -> Iterator[Callable[[int, str], None]]:
    """A progress bar with the current estimate on standard error, if that is a terminal. Call it with the
    number of deals played and the estimate."""
    console = Console(stderr=True)
    columns = (
        TextColumn(unit),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("[dim]{task.description}", markup=True),
    )
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=deals)

        def update(done: int, estimate: str) -> None:
            progress.update(task, completed=done, description=estimate.replace("[", r"\["))

        yield update


def estimate_of(bots: Sequence[str], scores: Sequence[Score]) -> str:
    """Such as `search 61% ±4  greedy 20% ±3`."""
    parts = []
    for bot, score in zip(bots, scores, strict=True):
        low, high = score.interval
        parts.append(f"{brief(bot)} {score.win_share:.0%} ±{50 * (high - low):.0f}")
    return "  ".join(parts)


def brief(bot: str) -> str:
    """A short name of a bot."""
    return cut(short(bot), 22)


def score_table(*more: str) -> Table:
    """A table that fits 80 columns. Long names of bots are wrapped."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.caption = "ms: processor time a decision; /s: decisions a second"
    table.caption_justify = "left"
    table.add_column("bot", overflow="fold", min_width=12)
    for heading in (*more, "wins", "95%", "place", "influence", "ms", "/s", "forfeits"):
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def score_cells(score: Score) -> list[str]:
    low, high = score.interval
    rate = 1 / score.seconds_per_decision if score.seconds_per_decision > 0 else 0.0
    return [
        f"{score.win_share:.1%}",
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"{score.mean_place:.2f}",
        f"{score.mean_influence:.1f}",
        f"{1000 * score.seconds_per_decision:.3g}",
        f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}",
        f"[red]{score.forfeits}[/]" if score.forfeits else "0",
    ]


def show_forfeits(
    bots: Sequence[str], scores: Sequence[Score], console: Console, traces: bool = False
) -> None:
    """Show the first forfeits of each bot, with tracebacks if `traces` is set."""
    for bot, score in zip(bots, scores, strict=True):
        if score.forfeits:
            console.print(f"{bot} has forfeited {score.forfeits} of {score.games} games:", markup=False)
            for forfeit in score.told:
                console.print(f"  {forfeit.reason}", markup=False)
                if traces and forfeit.trace:
                    console.print(textwrap.indent(forfeit.trace, "    "), markup=False, soft_wrap=True)
            if score.forfeits > len(score.told):
                console.print(f"  … and {score.forfeits - len(score.told)} more")


def exit_code(bots: Sequence[str], scores: Sequence[Score]) -> int:
    """1, with a line that says so, if a bot has not finished a single game: nothing was measured then."""
    hopeless = [bot for bot, score in zip(bots, scores, strict=True) if 0 < score.games == score.forfeits]
    if hopeless:
        print(
            f"oriflamme: every game was forfeited by {', '.join(dict.fromkeys(hopeless))}", file=sys.stderr
        )
    return 1 if hopeless else 0
