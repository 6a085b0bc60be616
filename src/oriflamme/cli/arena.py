"""Let 3 to 5 bots play each other and show how strong each one is.

Every deal is replayed in every seating, so that neither cards nor seats favour anyone. Win shares come
with 95% intervals over the deals; a shared victory counts in part. A bot that crashes, answers with an
illegal action or takes too long forfeits that game, and the run continues. The exit code is 1 if a bot
forfeited every game. The same seed gives the same deals, and the same games as long as no bot is limited
by time. Ctrl-C shows the results so far.
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.markup import escape

from oriflamme.arena.match import Match, Standings, play_match
from oriflamme.arena.report import match_report
from oriflamme.arena.runner import Runner
from oriflamme.cli.arguments import Parser
from oriflamme.cli.contest import (
    SPECS,
    add_contest_arguments,
    checked_bots,
    contest_bar,
    estimate_of,
    exit_code,
    result_console,
    result_files,
    score_cells,
    score_table,
    show_forfeits,
    write_json,
)
from oriflamme.cli.runners import runner_errors_named, runner_for

EXAMPLES = f"""{SPECS}
examples:
  oriflamme arena search greedy greedy
  oriflamme arena search:seconds=0.02 greedy greedy random --games 1000 --set mixed --seed 7
  oriflamme arena my_bot.py:MyBot greedy greedy --json - --report arena.html
"""


def add_arguments(parser: Parser) -> None:
    add_contest_arguments(parser, 300)


def run(options: argparse.Namespace) -> int:
    bots = checked_bots(options.bots, 3, 5, "the seats of one table are")
    match = Match(bots, options.set, options.seed, options.limit)
    deals = match.deals_for(options.games)
    console, standings = result_console(options), Standings(match)
    runner = runner_for(options, deals, bots)
    started = time.perf_counter()
    with result_files(options) as (json_file, report_file):
        try:
            _play(standings, deals, runner)
        finally:  # also after Ctrl-C and dead workers: show the results so far
            if standings.deals:
                _show(standings, deals, time.perf_counter() - started, console, options.traceback)
        write_json(json_file, standings.as_json())
        if report_file is not None:
            report_file.write(match_report(standings))
    return exit_code(bots, standings.scores)


def _play(standings: Standings, deals: int, runner: Runner) -> None:
    with contest_bar(deals) as update, runner_errors_named():
        for played in play_match(standings.match, range(deals), runner):
            standings.add(played)
            update(standings.deals, estimate_of(standings.match.bots, standings.scores))


def _show(standings: Standings, deals: int, seconds: float, console: Console, traces: bool) -> None:
    match, scores = standings.match, standings.scores
    games = scores[0].games
    cut = "" if standings.deals == deals else f" (interrupted: {standings.deals} of {deals} deals)"
    console.print(
        f"{games:,} games of {match.set_name}: {standings.deals:,} deals in {len(match.bots)} seatings, "
        f"seed {match.seed}, {games / seconds:,.1f} games per second{cut}"
    )
    table = score_table()
    for bot, score in zip(match.bots, scores, strict=True):
        table.add_row(escape(bot), *score_cells(score))
    console.print(table)
    show_forfeits(match.bots, scores, console, traces)
