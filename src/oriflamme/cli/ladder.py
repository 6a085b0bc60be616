"""Rank bots: every group of them plays, and openskill rates them by their places.

Every deal is replayed in every seating. Ratings start at 25; the rest is as in `oriflamme arena`. Ctrl-C
shows the results so far.
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.markup import escape

from oriflamme.arena.ladder import Ladder, LadderStandings, play_ladder
from oriflamme.arena.report import ladder_report
from oriflamme.arena.runner import Runner
from oriflamme.cli.arguments import BadInput, Parser, add_players
from oriflamme.cli.contest import (
    SPECS,
    add_contest_arguments,
    brief,
    checked_bots,
    contest_bar,
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
  oriflamme ladder random greedy search:iterations=100 search:iterations=1000
  oriflamme ladder random greedy search my_bot.py:MyBot --players 4 --games 2000 --report ladder.html
"""


def add_arguments(parser: Parser) -> None:
    add_contest_arguments(parser, 600)
    add_players(parser, "bots at a table")


def run(options: argparse.Namespace) -> int:
    bots = checked_bots(options.bots, options.players, 1000, "a ladder with such tables needs")
    if len(set(bots)) < len(bots):
        raise BadInput("a ladder has every bot only once; with other settings it counts as another bot")
    ladder = Ladder(bots, options.players, options.set, options.seed, options.limit)
    deals = ladder.deals_for(options.games)
    console, standings = result_console(options), LadderStandings(ladder)
    runner = runner_for(options, deals * len(ladder.groups), bots)
    started = time.perf_counter()
    with result_files(options) as (json_file, report_file):
        try:
            _play(standings, deals, runner)
        finally:
            if standings.deals:
                _show(standings, deals, time.perf_counter() - started, console, options.traceback)
        write_json(json_file, standings.as_json())
        if report_file is not None:
            report_file.write(ladder_report(standings))
    return exit_code(bots, standings.scores)


def _play(standings: LadderStandings, deals: int, runner: Runner) -> None:
    ladder = standings.ladder
    with contest_bar(deals * len(ladder.groups)) as update, runner_errors_named():
        for group, played in play_ladder(ladder, deals, runner):
            standings.add(group, played)
            ratings = standings.ratings
            best = [f"{brief(ladder.bots[bot])} {ratings.of(bot).mu:.1f}" for bot in ratings.order[:4]]
            update(standings.deals, "  ".join(best))


def _show(standings: LadderStandings, deals: int, seconds: float, console: Console, traces: bool) -> None:
    ladder, ratings = standings.ladder, standings.ratings
    games, all_deals = standings.deals * ladder.players, deals * len(ladder.groups)
    cut = "" if standings.deals == all_deals else f" (interrupted: {standings.deals} of {all_deals} deals)"
    console.print(
        f"{games:,} games of {ladder.set_name} with {ladder.players} players: {len(ladder.groups)} groups, "
        f"{standings.deals:,} deals, seed {ladder.seed}, {games / seconds:,.1f} games per second{cut}"
    )
    table = score_table("rating")
    for bot in ratings.order:
        score, rating = standings.scores[bot], ratings.of(bot)
        cells = score_cells(score) if score.games else [""] * 7
        table.add_row(escape(ladder.bots[bot]), f"{rating.mu:.1f} ±{1.96 * rating.sigma:.1f}", *cells)
    console.print(table)
    show_forfeits(ladder.bots, standings.scores, console, traces)
