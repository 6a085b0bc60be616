"""Measure how strong the bots are: all the long measurements of the results log, one after the other.

Progress is saved to a file, so the command can be interrupted or killed, and resumes where it stopped. The
tables are written into the results log between its markers. Bots that do not exist are skipped. The most
telling measurements come first; all of them take hours. Exit code 1 if a bot forfeited every game of one.
"""

from __future__ import annotations

import argparse
import fnmatch
import sys
from pathlib import Path

from librt.random import Random
from rich.console import Console

from oriflamme.arena.measure.plan import Measurement, plan
from oriflamme.arena.measure.playing import playing
from oriflamme.arena.measure.store import Busy, Known, Results
from oriflamme.arena.measure.tables import put_into, tables_of
from oriflamme.arena.measure.work import EVERY, RATE_AIMS, iterations_per_second, play_missing
from oriflamme.arena.runner import Runner
from oriflamme.bots import BadSpec, BotFailed, Budget, ask, make_bot
from oriflamme.cli.arguments import (
    BadInput,
    Parser,
    add_traceback,
    any_number,
    decimal,
    seconds,
)
from oriflamme.cli.contest import contest_bar
from oriflamme.cli.files import replaced_when_complete, why
from oriflamme.cli.runners import add_runner, runner_errors_named, runner_for
from oriflamme.notation.words import nearest
from oriflamme.rules.observation import observe

EXAMPLES = """
examples:
  oriflamme measure --list
  oriflamme measure --scale 0.3
  oriflamme measure --only search-v-greedy-3 --only 'panel-*'
  oriflamme measure --only 'champion-*' --fresh
"""

ITERATIONS = "iterations"
FEWEST_DEALS = 2


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="just this one; * stands for anything; repeatable"
    )
    parser.add_argument(
        "--scale",
        type=decimal(1e6),
        default=1.0,
        metavar="F",
        help="play this share of the games (1); 0.3 to screen",
    )
    parser.add_argument("--seed", type=any_number, default=1, metavar="X", help="draws the deals (1)")
    parser.add_argument(
        "--list", action="store_true", help="list the measurements and their results so far"
    )
    parser.add_argument(
        "--fresh", action="store_true", help="discard the results of the chosen measurements"
    )
    parser.add_argument(
        "--results", default="docs/measurements.jsonl", metavar="FILE", help="where results are stored"
    )
    parser.add_argument(
        "--page", default="docs/results.md", metavar="FILE", help="the results log to write the tables into"
    )
    parser.add_argument(
        "--every", type=seconds, default=EVERY, metavar="S", help=f"seconds between two writes ({EVERY:g})"
    )
    add_runner(parser)
    add_traceback(parser)


def run(options: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    everything = plan(options.seed)
    names = _chosen(options.only, [ITERATIONS, *(measurement.name for measurement in everything)])
    chosen = [measurement for measurement in everything if measurement.name in names]
    results = _opened(options.results)
    if options.list:
        for players in RATE_AIMS if ITERATIONS in names else ():
            console.print(_rate_line(players, results))
        for measurement in chosen:
            console.print(_line(measurement, results.of(measurement.match), options.scale))
        return 0
    runner = runner_for(options, sum(measurement.wanted(options.scale) for measurement in chosen))
    try:
        with results.writing():
            if options.fresh:
                results.forget([measurement.match for measurement in chosen])
        with results.writing():
            _write_tables(options.page, everything, results)  # if it cannot be done, before any game
            if ITERATIONS in names:
                _rates(results, console, again=bool(options.only))
                _write_tables(options.page, everything, results)
            skipped: dict[str, list[str]] = {}
            hopeless: list[str] = []
            for measurement in chosen:
                reason = _why_not(measurement, options.traceback)
                if reason:
                    skipped.setdefault(reason, []).append(measurement.name)
                    continue
                _measure(measurement, results, runner, options, console)
                _write_tables(options.page, everything, results)
                known = results.of(measurement.match)
                if known.games in known.forfeits:
                    hopeless.append(measurement.name)
            for reason, without in skipped.items():
                console.print(f"skipped, {reason}: {', '.join(without)}")
            _write_tables(options.page, everything, results)
    except Busy:
        raise BadInput(f"another process is writing '{options.results}'") from None
    except OSError as error:
        raise BadInput(f"cannot write '{options.results}': {why(error)}") from None
    if hopeless:
        print(f"oriflamme: a bot has forfeited every game of {', '.join(hopeless)}", file=sys.stderr)
    return 1 if hopeless else 0


def _chosen(patterns: list[str] | None, names: list[str]) -> set[str]:
    if patterns is None:
        return set(names)
    found: set[str] = set()
    for pattern in patterns:
        matching = fnmatch.filter(names, pattern)
        if not matching:
            raise BadInput(f"--only: there is no measurement '{pattern}'{nearest(pattern, names)}")
        found.update(matching)
    return found


def _opened(name: str) -> Results:
    path = Path(name)
    if not path.parent.is_dir():
        raise BadInput(
            f"there is no folder '{path.parent}'; give --results and --page, or go to the project's"
        )
    try:
        return Results(path)
    except OSError as error:
        raise BadInput(f"cannot read '{name}': {why(error)}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"'{name}' holds no measurements: {error}") from None


def _why_not(measurement: Measurement, trace: bool) -> str:
    """Which of its bots does not exist or cannot play a decision (no weights yet); otherwise empty."""
    state = measurement.match.deal(0).start()
    for spec in dict.fromkeys(measurement.match.bots):
        try:
            ask(make_bot(spec), observe(state, state.asked), Random(0), Budget(seconds=0.001))
        except BadSpec as error:
            return str(error).partition(";")[0]
        except BotFailed as error:
            if trace:
                print(error.trace, end="", file=sys.stderr)
            return f"bot '{spec}' does not play: {error}"
    return ""


def _measure(
    measurement: Measurement,
    results: Results,
    runner: Runner,
    options: argparse.Namespace,
    console: Console,
) -> None:
    known, wanted = results.of(measurement.match), measurement.wanted(options.scale)
    if known.playing - {playing(measurement.match)}:
        console.print(
            f"{measurement.name}: started with bots that have changed since (--fresh starts over)"
        )
    missing = wanted - known.deals
    if missing > 0:
        with contest_bar(wanted, measurement.name) as update, runner_errors_named():
            update(known.deals, "")
            play_missing(
                measurement,
                options.scale,
                results,
                runner,
                lambda now: update(now.deals, _estimate(now)),
                options.every,
            )
    console.print(_line(measurement, results.of(measurement.match), options.scale))


def _rates(results: Results, console: Console, again: bool) -> None:
    for players in RATE_AIMS:
        name = f"{ITERATIONS}-{players}"
        if again or name not in results.rates:
            results.add_rate(name, iterations_per_second(players))
        console.print(_rate_line(players, results))


def _rate_line(players: int, results: Results) -> str:
    name = f"{ITERATIONS}-{players}"
    rate = results.rates.get(name, {}).get("iterations_per_second")
    known = f"{rate:,} a second" if rate is not None else "not measured"
    return f"{name}: {known} (aim {RATE_AIMS[players]:,})"


def _estimate(known: Known) -> str:
    if known.deals < FEWEST_DEALS:
        return ""
    low, high = known.interval
    return f"{known.win_share:.1%} ({low:.1%} to {high:.1%})"


def _line(measurement: Measurement, known: Known, scale: float) -> str:
    games = f"{known.games:,} of {measurement.wanted(scale) * measurement.players:,} games"
    forfeits = f", {sum(known.forfeits)} forfeits" if sum(known.forfeits) else ""
    aim = f", aim {measurement.aim:.0%}" if measurement.aim is not None else ""
    shown = _estimate(known)
    return f"{measurement.name}: {shown + ', ' if shown else ''}{games}{aim}{forfeits}"


def _write_tables(name: str, everything: list[Measurement], results: Results) -> None:
    page = Path(name)
    try:
        text = page.read_text(encoding="utf-8") if page.exists() else "# Results\n"
    except OSError as error:
        raise BadInput(f"cannot read '{name}': {why(error)}") from None
    except UnicodeDecodeError:
        raise BadInput(f"'{name}' is not UTF-8 text") from None
    with replaced_when_complete(name) as file:
        file.write(put_into(text, tables_of(everything, results)))
