"""Matches: fair seats, the same games again, forfeits, and the command."""

import json
import os
import select
import signal
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.helpers.commands import COMMAND, environment, oriflamme, refused, run_here
from tests.helpers.places import BAD_BOTS, ROOT
from tests.helpers.visitors import PATIENCE

from oriflamme.arena.deeds import EARNED, IN_PLAY, PLAYED
from oriflamme.arena.game import play_game
from oriflamme.arena.ladder import Ladder, LadderStandings, play_ladder
from oriflamme.arena.match import Match, Standings, play_match
from oriflamme.arena.runner import Here, Processes, Runner
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.scoring import SHARES

BAD = str(BAD_BOTS)
PLAYER_KEYS = [
    "bot", "games", "win_share", "low", "high", "mean_place", "mean_influence", "seconds_per_decision",
    "forfeits",
]  # fmt: skip


def played(match: Match, deals: int, runner: Runner | None = None) -> Standings:
    standings = Standings(match)
    for one in play_match(match, range(deals), runner or Here()):
        standings.add(one)
    return standings


def without_times(standings: Standings) -> list[object]:
    return [
        (
            score.games,
            score.share,
            score.place,
            score.influence,
            score.decisions,
            score.by_round,
            score.deeds,
        )
        for score in standings.scores
    ]


# -- fairness ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_bot_has_every_seat_once_in_each_deal(seats: int) -> None:
    match = Match(("random",) * seats)
    for bot in range(seats):
        assert {match.seat_of(bot, seating) for seating in range(seats)} == set(range(seats))
    for seating in range(seats):
        assert {match.seat_of(bot, seating) for bot in range(seats)} == set(range(seats))


def test_the_same_deal_and_first_player_in_every_seating() -> None:
    """Bots that do nothing by chance play the very same game in every seating, so each gets the same."""
    standings = played(Match((f"{BAD}:First",) * 3, "mixed", 4), 6)
    first = standings.scores[0]
    assert all(score.deal_shares == first.deal_shares == [1 / 3] * 6 for score in standings.scores)
    assert all(score.influence == first.influence for score in standings.scores)


def test_deals_follow_from_seed_set_and_number_alone() -> None:
    def hands(match: Match, number: int) -> tuple[list[int], int]:
        deal = match.deal(number)
        return deal.hands, deal.first

    one = Match(("greedy", "random", "random"), "mixed", 3)
    other = Match(("search", "greedy", "greedy"), "mixed", 3)
    assert [hands(one, i) for i in range(5)] == [hands(other, i) for i in range(5)]
    assert hands(one, 0) != hands(one, 1)
    assert hands(one, 0) != hands(Match(one.bots, "mixed", 4), 0)


def test_results_do_not_depend_on_the_workers() -> None:
    match = Match(("greedy", "search:iterations=10", "random"), "alliance", 11)
    assert without_times(played(match, 5)) == without_times(played(match, 5, Processes(2)))


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    bots = ("search:iterations=20", "greedy", "random", "greedy")
    once, again = (without_times(played(Match(bots, "base", 2), 2)) for _ in range(2))
    assert once == again
    assert once != without_times(played(Match(bots, "base", 3), 2))


def test_what_one_bot_draws_changes_nothing_for_the_next() -> None:
    """Each decision has a generator of its own."""
    deal = Match(("random",) * 3).deal(0)
    one, other = (play_game(deal, [f"{BAD}:{bot}", "random", "random"], "x") for bot in ("First", "Draws"))
    assert [part.deeds for part in one] == [part.deeds for part in other]


# -- what is counted ---------------------------------------------------------------------------------


def test_shares_places_and_influence_add_up() -> None:
    standings = played(Match(("greedy", "random", "greedy:foresight=1", "random"), "mixed", 1), 8)
    games = standings.scores[0].games
    assert games == 32
    assert sum(score.share for score in standings.scores) == SHARES * games
    assert sum(score.place for score in standings.scores) == games * (1 + 2 + 3 + 4)
    for score in standings.scores:
        low, high = score.interval
        assert low <= score.win_share <= high
        assert score.by_round[0] == games
        assert score.by_round[-1] == score.influence
        assert len(score.by_round) == USUAL.rounds + 1
        cards = score.deeds.values()
        assert sum(columns[IN_PLAY] for columns in cards) == 10 * games
        assert sum(sum(columns[PLAYED : PLAYED + USUAL.rounds]) for columns in cards) >= 6 * games
        assert sum(columns[EARNED] for columns in cards) >= score.influence - games


def test_the_better_bot_wins() -> None:
    standings = played(Match(("greedy:foresight=1", "random", "random")), 30)
    assert standings.scores[0].interval[0] > 1 / 3


# -- the command -------------------------------------------------------------------------------------


def test_json_holds_what_is_promised(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    bots = ["greedy", "random", "greedy", f"{BAD}:Crashes:after=2"]
    done = run_here(
        "arena", *bots, "--workers", "1", "--games", "5", "--set", "mixed", "--seed", "7", "--json", file
    )
    assert done.returncode == 1
    assert done.stderr == f"oriflamme: every game was forfeited by {bots[3]}\n"
    shown = " ".join(done.stdout.split())  # the path of the bot may be long, and its line broken
    assert "has forfeited 8 of 8 games" in shown
    assert "Traceback" not in done.stdout
    result = json.loads(file.read_text())
    assert list(result) == ["players", "set", "seed", "deals"]
    assert (result["set"], result["seed"], result["deals"]) == ("mixed", 7, 2)  # whole sets of four
    assert [player["bot"] for player in result["players"]] == bots
    for player in result["players"]:
        assert list(player) == PLAYER_KEYS
        assert player["games"] == 8
        assert 0 <= player["low"] <= player["win_share"] <= player["high"] <= 1
        assert 1 <= player["mean_place"] <= 4
    assert [player["forfeits"] for player in result["players"]] == [0, 0, 0, 8]


def test_json_on_standard_output_is_alone() -> None:
    done = run_here("arena", "random", "random", "greedy", "--games", "3", "--workers", "1", "--json", "-")
    assert json.loads(done.stdout)["deals"] == 1
    assert "decisions a second" in done.stderr


def test_what_a_bot_prints_is_no_part_of_the_result() -> None:
    done = oriflamme("arena", f"{BAD}:Talks", "random", "random", "--games", "3", "--json", "-")
    assert json.loads(done.stdout)["deals"] == 1
    assert "hm, let me see" in done.stderr


def test_brackets_in_a_name_are_no_markup(tmp_path: Path) -> None:
    bot = tmp_path / "bots[" / "b].py"
    bot.parent.mkdir()
    bot.write_text(Path(BAD).read_text())
    for command in ("arena", "ladder"):
        done = run_here(command, f"{bot}:First", "random", "greedy", "--games", "3", "--workers", "1")
        assert done.returncode == 0, done.stderr
        assert "bots[/b].py:First" in "".join(done.stdout.split())
    done = run_here("simulate", "--bots", f"{bot}:First,random,random", "--games", "3", "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_bot_that_takes_its_process_with_it(command: str) -> None:
    bots = [f"{BAD}:Dies", "random", "random"]
    said = refused(*(("simulate", "--bots", ",".join(bots)) if command == "simulate" else ("arena", *bots)),
                   "--games", "60", "--workers", "2")  # fmt: skip
    assert "a worker process died" in said


def test_the_example_of_the_documentation_plays(tmp_path: Path) -> None:
    example = ROOT / "examples" / "my_bot.py"
    arguments = f"{example}:MyBot:worlds=8", "random", "random", "--games", "18", "--workers", "1"
    done = run_here("arena", *arguments, "--json", "-")
    assert done.returncode == 0, done.stderr
    mine, *others = json.loads(done.stdout)["players"]
    assert mine["forfeits"] == 0
    assert mine["win_share"] > max(other["win_share"] for other in others)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("arena random random", "2 bots: the seats of one table are 3 to 5"),
        ("arena random random gredy", "there is no bot 'gredy'; did you mean 'greedy'?"),
        ("arena random random random --set bass", "did you mean 'base'?"),
        ("arena random random random --limit 0", "'0' is no number of seconds"),
        ("ladder random greedy", "2 bots: a ladder with such tables needs at least 3"),
        ("ladder random greedy random", "every bot only once"),
    ],
)
def test_what_is_refused(arguments: str, said: str) -> None:
    assert said in refused(*arguments.split())


def test_a_report_that_cannot_be_written_is_found_before_any_game(tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "report.html"
    assert "cannot write" in refused("arena", *["search"] * 5, "--games", "100000", "--report", target)


def test_ctrl_c_shows_what_is_known(tmp_path: Path) -> None:
    mark, results = tmp_path / "mark", tmp_path / "results"
    results.mkdir()
    os.mkfifo(mark)
    marks = os.open(mark, os.O_RDWR)  # for both, so that no bot waits for a reader
    bots = [f"{BAD}:Marks:file={mark}", "greedy", "random"]
    started = subprocess.Popen(
        [*COMMAND, "arena", *bots, "--games", "1000000", "--json", str(results / "a.json")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    for _ in range(60):  # games; the results lag a little
        assert select.select([marks], [], [], PATIENCE)[0]
        os.read(marks, 1)
    os.killpg(started.pid, signal.SIGINT)
    output, _ = started.communicate(timeout=PATIENCE)
    os.close(marks)
    assert started.returncode == 130
    assert "(interrupted: " in output
    assert "greedy" in output
    assert list(results.iterdir()) == []  # half a result is not the result


# -- ladder and report -------------------------------------------------------------------------------


def test_a_ladder_puts_bots_in_order() -> None:
    ladder = Ladder(("random", "greedy:foresight=1", "greedy", f"{BAD}:Cheats"), 3, "base", 5)
    standings = LadderStandings(ladder)
    deals = ladder.deals_for(100)
    assert deals * len(ladder.groups) * 3 >= 100
    for group, one in play_ladder(ladder, deals, Here()):
        standings.add(group, one)
    assert standings.ratings.order == [1, 2, 0, 3]
    assert {score.games for score in standings.scores} == {deals * 3 * 3}  # in three of four groups
    assert standings.ahead[1][3] == standings.met[1][3] == deals * 2 * 3
    result = standings.as_json()
    assert result["order"] == ["greedy:foresight=1", "greedy", "random", f"{BAD}:Cheats"]


def test_ladder_command(tmp_path: Path) -> None:
    page = tmp_path / "ladder.html"
    done = run_here(
        "ladder", "random", "greedy", "greedy:foresight=1", "greedy:foresight=0.5", "--games", "20",
        "--workers", "1", "--json", "-", "--report", page,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert [list(player)[: len(PLAYER_KEYS)] for player in result["players"]] == [PLAYER_KEYS] * 4
    assert result["players"][0]["rating"] < 25
    assert_stands_alone(page.read_text())
    assert "Rating ladder" in page.read_text()


def test_report_stands_alone_and_escapes_names(tmp_path: Path) -> None:
    folder = tmp_path / "<b>folder"
    folder.mkdir()
    bot = folder / "a&b.py"
    bot.write_text(Path(BAD).read_text())
    page = tmp_path / "report.html"
    bots = [f"{bot}:Crashes", "greedy", "greedy"]
    done = run_here("arena", *bots, "--games", "6", "--workers", "1", "--report", page)
    assert done.returncode == 1
    text = page.read_text()
    assert_stands_alone(text)
    assert "a&amp;b.py:Crashes" in text
    for picture in ("Win share", "Rating ladder", "What each bot does with each card"):
        assert f"<h2>{picture}</h2>" in text
    assert "<b>folder" not in text
    assert str(tmp_path) not in text
    for section in (
        "Win share",
        "Influence over the rounds",
        "What each bot does with each card",
        "Forfeits",
    ):
        assert f"<h2>{section}</h2>" in text
    assert text.count("<th>Shapeshifter</th>") == 2  # the two greedy bots are taken together


class Balance(HTMLParser):
    """Whether every element is closed, and where the page would fetch something."""

    VOID = frozenset({"meta", "line", "circle", "rect", "polyline"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.fetched += [name for name, _ in attributes if name in ("src", "href", "xlink:href")]
        if tag not in self.VOID or tag == "circle":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag in self.VOID and tag not in self.open:
            return
        assert self.open.pop() == tag


def assert_stands_alone(text: str) -> None:
    assert "://" not in text
    assert "@import" not in text
    assert "url(" not in text
    balance = Balance()
    balance.feed(text)
    assert balance.open == []
    assert balance.fetched == []
