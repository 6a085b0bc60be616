"""Bots that fail: the game is theirs no more, and their author is told where and why."""

import json
import re
import signal
from pathlib import Path

import pytest
from tests.helpers.commands import run_here
from tests.helpers.places import BAD_BOTS

from oriflamme.arena.game import play_game
from oriflamme.arena.match import Job, Match, play_deal
from oriflamme.rules.scoring import SHARES

BAD = str(BAD_BOTS)


def place(line: str, bot: str) -> str:
    """Where this bot has that line."""
    lines = Path(BAD).read_text().splitlines()
    start = next(i for i, text in enumerate(lines) if re.match(rf"class {bot}\b", text))
    number = next(i for i in range(start, len(lines)) if line in lines[i]) + 1
    return f"bad_bots.py, line {number}, in {bot}.choose"


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Crashes", f"RuntimeError: I have lost my head ({place('raise RuntimeError', 'Crashes')})"),
        ("Exits", f"SystemExit: 3 ({place('raise SystemExit', 'Exits')})"),
        ("Cancels", f"CancelledError: changed my mind ({place('raise CancelledError', 'Cancels')})"),
        ("Chokes", f"Unspeakable: (and it cannot say what) ({place('raise Unspeakable', 'Chokes')})"),
        ("Meddles", f" ({place('observation.seen.apply', 'Meddles')}; raised in state.py, line"),
        ("Leaves", "SystemExit: 0"),
        ("Hangs", "it took too long over one decision"),
        ("Late", "it took too long over one decision"),
    ],
)
def test_a_forfeit_is_counted_as_a_loss_and_the_game_goes_on(bot: str, reason: str) -> None:
    # the others need next to no time, lest a busy machine make them hang as well
    limit = 0.1 if bot in ("Hangs", "Late") else 10.0
    match = Match((f"{BAD}:{bot}", "random", "random"), "base", 0, limit)
    scores = play_deal(Job(match, 0)).scores
    assert scores[0].forfeits == scores[0].games == 3
    assert (scores[0].share, scores[0].place) == (0, 9)
    assert reason in scores[0].told[0].reason
    assert scores[0].told[0].reason.startswith("deal 0, seating 1: ")
    assert sum(score.share for score in scores) == 3 * SHARES
    assert [score.forfeits for score in scores[1:]] == [0, 0]


@pytest.mark.parametrize(
    ("bot", "answered", "right"),
    [
        ("Bare", r"it answered \d+, which is no Answer", r"`return Answer\(\d+\)` would be right"),
        ("Mute", "it answered None", r"every way through `choose` ends with `return Answer\(action\)`"),
        ("Writes", "it answered 'place .*', which is no Answer", "`.*parse_action` reads a text"),
        ("Spells", r"it answered Answer\('place .*'\), whose action is no whole number", "parse_action"),
        ("Rounds", r"it answered Answer\([0-9.]+\), whose action is no whole number", "`decision.legal`"),
        ("Cheats", r"it answered 12345, which is none of its \d+ legal actions", r"\(place .*\), \d+ more"),
        ("Deaf", r"TypeError: Deaf.choose\(\) takes 2 positional arguments but 5 were given",
         r"`def choose\(self, observation, decision, rng, budget\)` would be right"),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_told_where_it_was_given_and_what_would_be_right(
    bot: str, answered: str, right: str
) -> None:
    (part, *_) = play_game(Match(("random",) * 3).deal(0), [f"{BAD}:{bot}", "random", "random"], "x")
    where = re.escape(f"({place('def choose', bot)})")
    assert re.fullmatch(f"{answered}: .*{right}.* {where}", part.forfeit), part.forfeit


def test_an_alarm_that_is_heard_late_harms_nobody() -> None:
    """A decision that ends with its time: Python hears of the alarm when the next one has begun."""
    play_game(Match(("random",) * 3).deal(0), ["random"] * 3, "x")
    signal.raise_signal(signal.SIGALRM)


def test_when_all_forfeit_nobody_wins() -> None:
    scores = play_deal(Job(Match((f"{BAD}:Cheats",) * 3), 0)).scores
    assert [score.share for score in scores] == [0, 0, 0]
    assert [score.place for score in scores] == [6, 6, 6]


# -- the commands ------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["arena", "ladder"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_all_lines_of_an_error_are_shown_to_who_wants_them(command: str, workers: str) -> None:
    bots = (f"{BAD}:Crashes:after=0", "random", "greedy")
    done = run_here(command, *bots, "--games", "6", "--workers", workers, "--traceback")
    assert done.returncode == 1
    assert done.stdout.count('raise RuntimeError("I have lost my head")') == 3
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_so_does_simulate(workers: str) -> None:
    options = ("--bots", f"{BAD}:Crashes,random,random", "--games", "6", "--workers", workers)
    done = run_here("simulate", *options, "--traceback")
    *trace, said = done.stderr.splitlines()
    assert (done.returncode, trace[0]) == (2, "Traceback (most recent call last):")
    assert '    raise RuntimeError("I have lost my head")' in trace
    assert "a bot has failed: RuntimeError" in said
    assert len(run_here("simulate", *options).stderr.splitlines()) == 1


def test_a_bot_that_gets_through_a_game_is_measured() -> None:
    done = run_here("arena", f"{BAD}:Crashes:after=23", "random", "random", "--games", "9", "--json", "-")
    assert 0 < json.loads(done.stdout)["players"][0]["forfeits"] < 9
    assert done.returncode == 0
