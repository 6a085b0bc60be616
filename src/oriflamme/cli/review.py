"""Review finished games: what each seat could have known, what it decided, and what was luck.

Takes records, as JSON or as text. Every decision is judged from what its seat knew then, so what nobody
could know is luck. The same seed gives the same review for any number of workers. A JSON file whose name
ends in .jsonl gets one line per record as soon as it is ready; a second run leaves out the games that it
has.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from oriflamme.arena.review_report import review_report
from oriflamme.arena.runner import Runner
from oriflamme.bots import BadSpec
from oriflamme.cli.arguments import BadInput, Parser, add_traceback, any_number, number
from oriflamme.cli.contest import contest_bar, result_console
from oriflamme.cli.files import GIVEN_AS, replaced_when_complete, why
from oriflamme.cli.runners import add_runner, runner_errors_named, runner_for
from oriflamme.notation.record import Record, parse_record
from oriflamme.notation.words import NotationError
from oriflamme.review import BadJudge, Job, Judge, NotOver, Review, Work, decisions_of, judged, review
from oriflamme.review.game import game_of
from oriflamme.review.judge import DEFAULT, WORLDS
from oriflamme.review.shape import read_review, review_json
from oriflamme.review.words import said

EXAMPLES = """
examples:
  oriflamme review game.json
  oriflamme review game.json --seat R --report review.html
  oriflamme review games/*.json --json reviews.jsonl --workers 4
  oriflamme review game.txt --json - --bot champion:trust=0.5 --worlds 10000
"""

LINES = ".jsonl"


@dataclass
class Reviewed:
    """A record of the command line, and its review as soon as there is one."""

    file: str
    work: Work
    jobs: list[Job]
    review: Review | None = None


def add_arguments(parser: Parser) -> None:
    parser.add_argument("records", nargs="+", metavar="RECORD", help="a record, as JSON or as text")
    parser.add_argument(
        "--bot", default=DEFAULT, metavar="BOT", help=f"who judges: a champion or a policy ({DEFAULT})"
    )
    parser.add_argument("--seat", metavar="FAMILY", help="review only this family (all)")
    parser.add_argument(
        "--worlds",
        type=number(2, 1_000_000),
        default=WORLDS,
        metavar="N",
        help=f"how deep to look: imagined games for the best action and for the one taken ({WORLDS})",
    )
    parser.add_argument("--seed", type=any_number, default=0, metavar="X", help="draws the worlds (0)")
    parser.add_argument("--json", metavar="FILE", help="write the reviews there; '-': standard output")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with pictures there")
    add_runner(parser)
    add_traceback(parser)


def run(options: argparse.Namespace) -> int:
    try:
        judge = Judge(options.bot, options.worlds)
    except BadSpec as error:
        raise BadInput(f"--bot: {error}") from error
    except BadJudge as error:
        raise BadInput(f"--bot: {error}") from None
    games = [_read(name, judge, options) for name in options.records]
    console = result_console(options)
    with ExitStack() as files:
        lines = _lines(options, games, files)
        json_file = _opened(None if lines else options.json, files)
        report_file = _opened(options.report, files)
        missing = [game for game in games if game.review is None]
        jobs = sum(len(game.jobs) for game in missing)
        if jobs:
            _work(missing, runner_for(options, jobs, [options.bot]), lines)
        reviews = [game.review for game in games if game.review is not None]
        for game in games:
            _show(game, console)
        if json_file is not None:
            json_file.write(_json(reviews))
        if report_file is not None:
            named = [(Path(game.file).stem, game.review) for game in games if game.review is not None]
            report_file.write(review_report(named))
    return 0


def _read(name: str, judge: Judge, options: argparse.Namespace) -> Reviewed:
    try:
        record = parse_record(Path(name).read_text(encoding=GIVEN_AS))
        work = Work(judge, record, options.seed, _seats(record, options.seat))
        return Reviewed(name, work, decisions_of(work))
    except OSError as error:
        raise BadInput(f"{name}: {why(error)}") from None
    except (UnicodeError, NotationError, NotOver) as error:
        raise BadInput(f"{name}: {error}") from None


def _seats(record: Record, letter: str | None) -> tuple[int, ...]:
    if letter is None:
        return ()
    if letter not in tuple(record.seating):
        raise BadInput(f"--seat: '{letter}' is not one of {', '.join(record.seating)}")
    return (record.seating.index(letter),)


def _opened(name: str | None, files: ExitStack) -> TextIO | None:
    return files.enter_context(replaced_when_complete(name)) if name else None


def _lines(options: argparse.Namespace, games: list[Reviewed], files: ExitStack) -> TextIO | None:
    """The file of lines, if that was asked for. Games that it already has get their reviews from there."""
    if not options.json or not options.json.endswith(LINES):
        return None
    path = Path(options.json)
    try:
        known = {
            (found.judge, found.game, tuple(found.seats)): found for found in map(read_review, _whole(path))
        }
        for game in games:
            record = game.work.record
            letters = tuple(record.seating[seat] for seat in game.work.seats or range(len(record.seating)))
            game.review = known.get((game.work.note(), game_of(record), letters))
        return files.enter_context(path.open("a", encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"cannot write '{path}': {why(error)}") from None
    except ValueError as error:
        raise BadInput(f"'{path}' has a line that is no review: {error}") from None


def _whole(path: Path) -> list[str]:
    """The lines of a file. A last one that was cut off, as the command was killed, is removed."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        path.write_bytes(whole)
    return whole.decode().splitlines()


def _work(missing: list[Reviewed], runner: Runner, lines: TextIO | None) -> None:
    """Judge everything that is missing, on all workers at once, and finish the games in order."""
    jobs = [job for game in missing for job in game.jobs]
    with contest_bar(len(jobs), "decisions") as update, runner_errors_named():
        results, done = runner.run(judged, jobs), 0
        for game in missing:
            decisions = []
            for _ in game.jobs:
                decisions.append(next(results))
                done += 1
                update(done, game.file)
            game.review = review(game.work, decisions)
            if lines is not None:
                lines.write(review_json(game.review, indent=0) + "\n")
                lines.flush()


def _json(reviews: list[Review]) -> str:
    """One review as an object, several as a list."""
    if len(reviews) == 1:
        return review_json(reviews[0]) + "\n"
    return "[\n" + ",\n".join(map(review_json, reviews)) + "\n]\n"


# -- the table ---------------------------------------------------------------------------------------


def _show(game: Reviewed, console: Console) -> None:
    found = game.review
    if found is None:
        return
    console.print(
        f"{escape(game.file)}: {found.set}, {len(found.seating)} players, judged by "
        f"{escape(found.judge.bot)} in {found.judge.worlds:,} worlds, seed {found.judge.seed}"
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.caption = "win chances in points of 100; luck: cards and others"
    table.caption_justify = "left"
    table.add_column("family")
    table.add_column("player", overflow="fold")
    for heading in ("start", "luck", "losses", "result", "per choice", "accuracy", "mattered"):
        table.add_column(heading, justify="right")
    for letter, seat in found.seats.items():
        table.add_row(
            letter,
            escape(seat.name),
            f"{100 * seat.start:.1f}",
            f"{100 * seat.luck:+.1f}",
            f"{-100 * seat.loss:+.1f}" if seat.loss else "0.0",
            f"{100 * seat.result:.1f}",
            f"{100 * seat.average_loss:.2f}",
            f"{seat.accuracy:.0f}",
            " ".join(map(str, seat.mattered)),
        )
    console.print(table)
    for line in _told(found):
        console.print(line, markup=False)


def _told(found: Review) -> Iterator[str]:
    """The losses that have a name, in the order of the game."""
    for decision in found.decisions:
        if decision.verdict != "none":
            sure = ["it is proved to win"] if decision.actions[0].proved else []
            why = ", ".join([*sure, *map(said, decision.reasons)])
            yield (
                f"{decision.number:4}  {decision.seat} {decision.action}: {decision.verdict}, "
                f"−{100 * decision.loss:.0f} ±{100 * decision.error:.0f}; best was {decision.best}"
                + (f": {why}" if why else "")
            )
