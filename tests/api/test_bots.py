"""Bots through the front door: those there are, those of one's own, and matches between them."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest
from tests.helpers.commands import oriflamme as command

import oriflamme
from oriflamme import Action, Bot, Game, Observation, Random, Results
from oriflamme.arena.match import Match, Standings, play_match
from oriflamme.arena.runner import Here
from oriflamme.bots import BotFailed, Budget, ask, make_bot

TEN = ["archer", "spy", "heir", "lord", "judge", "empress", "ambush", "revolt", "deal", "extortion"]


class Keeper(Bot):
    """Keeps what it can; places, like the rest, at random."""

    def decide(self, seen: Observation, rng: Random) -> str:
        return "keep" if "keep" in seen.legal else seen.legal[rng.randrange(len(seen.legal))]


class Mistyped(Bot):
    def decide(self, seen: Observation, rng: Random) -> str:
        return f"{seen.legal[0]}x"


class Silent(Bot):
    def decide(self, seen: Observation, rng: Random) -> str:
        return None  # type: ignore[return-value]


class Broken(Bot):
    def decide(self, seen: Observation, rng: Random) -> str:
        return seen.legal[len(seen.legal)]


def without_times(results: Results) -> object:
    return [{**vars(score), "bot": "", "seconds_per_decision": 0} for score in results.scores]


# -- one decision ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "knight", "search:iterations=20", "champion:iterations=20"]
)
def test_a_named_bot_decides_as_the_engine_asks_it(spec: str) -> None:
    game, bot = Game(seed=3), oriflamme.bot(spec)
    for number in range(12):
        assert game.asked
        seen = game.seen_by(game.asked)
        said = bot.decide(seen, Random(number))
        assert isinstance(said, Action)
        assert said.packed == ask(make_bot(spec), seen.packed, Random(number), Budget()).action
        assert bot.decide(seen, random.Random(number)) == bot.decide(seen, random.Random(number))
        game.play(said)


def test_settings_are_given_by_name() -> None:
    assert repr(oriflamme.bot("search", iterations=20, c=0.5)) == "bot('search:iterations=20:c=0.5')"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("chmpion", "there is no bot 'chmpion'; did you mean 'champion'?"),
        (
            "search:iteratons=3",
            "bot 'search:iteratons=3': there is no setting 'iteratons'; did you mean 'iterations'?",
        ),
    ],
)
def test_a_bot_that_is_not_there_is_told_with_the_nearest(spec: str, message: str) -> None:
    with pytest.raises(ValueError) as error:
        oriflamme.bot(spec)
    assert str(error.value) == message


def test_only_who_is_asked_decides() -> None:
    game, bot = Game(seed=7), oriflamme.bot("greedy")
    assert game.asked == "B"
    with pytest.raises(ValueError, match=r"^R is not asked"):
        bot.decide(game.seen_by("R"), Random(1))


def test_a_bot_of_ones_own_is_asked_in_words_and_answers_in_them() -> None:
    game = Game(seed=7)
    answer = ask(Keeper(), game.seen_by("B").packed, Random(1), Budget())
    assert Action.of(answer.action) in game.legal
    while game.question == "place":
        game.play(game.legal[-1])
    assert game.asked
    assert Action.of(ask(Keeper(), game.seen_by(game.asked).packed, Random(1), Budget()).action) == "keep"


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (Mistyped(), "which is not legal; did it mean 'place archer first'? Legal: place archer first"),
        (Silent(), "it answered None, which is no text: one of `seen.legal` would be right"),
        (Broken(), "IndexError: list index out of range"),
        (Bot(), "NotImplementedError: Bot does not say what to `decide`"),
    ],
)
def test_what_a_bot_does_wrong_is_told_at_the_bot(bot: Bot, message: str) -> None:
    with pytest.raises(BotFailed) as error:
        ask(bot, Game(seed=7).seen_by("B").packed, Random(1), Budget())
    assert message in str(error.value)
    if type(bot) is not Bot:
        assert "test_bots.py, line " in str(error.value)
        assert f"in {type(bot).__name__}.decide)" in str(error.value)


# -- matches -----------------------------------------------------------------------------------------


def test_a_match_gives_what_the_arena_gives() -> None:
    results = oriflamme.play("greedy", "random", "random", games=10, cards="mixed", seed=5)
    standings = Standings(Match(("greedy", "random", "random"), "mixed", 5))
    for played in play_match(standings.match, range(4), Here()):
        standings.add(played)
    for mine, theirs in zip(results.scores, standings.scores, strict=True):
        assert (mine.games, mine.win_share, (mine.low, mine.high)) == (
            12,
            theirs.win_share,
            theirs.interval,
        )
        assert (mine.mean_place, mine.mean_influence) == (theirs.mean_place, theirs.mean_influence)
        assert mine.wins == pytest.approx(mine.win_share * 12)
        assert list(mine.by_seat) == ["R", "B", "G"]
        assert sum(mine.by_seat.values()) / 3 == pytest.approx(mine.win_share)
    assert (results.games, results.cards, results.seed) == (12, "mixed", 5)
    assert sum(score.win_share for score in results.scores) == pytest.approx(1)


def test_a_match_is_the_one_of_the_command() -> None:
    told = json.loads(
        command("arena", "greedy", "random", "random", "--games", "6", "--seed", "2", "--json", "-").stdout
    )
    results = oriflamme.play("greedy", "random", "random", games=6, seed=2)
    assert [round(score.win_share, 6) for score in results.scores] == [
        p["win_share"] for p in told["players"]
    ]


def test_a_bot_is_given_by_name_as_an_object_or_as_its_class() -> None:
    file = f"{__file__}:Keeper"
    same = [oriflamme.play(bot, "greedy", "random", games=6, seed=1) for bot in (file, Keeper, Keeper())]
    assert without_times(same[0]) == without_times(same[1]) == without_times(same[2])
    assert [results.scores[0].bot for results in same] == [file, "Keeper", "Keeper"]
    named = oriflamme.play(oriflamme.bot("greedy"), make_bot("greedy"), "random", games=3)
    assert [score.bot for score in named.scores] == ["greedy", "GreedyBot", "random"]


def test_any_number_of_workers_plays_the_same_games() -> None:
    code = """
import oriflamme, sys
from oriflamme.bots.greedy_bot import GreedyBot
if __name__ == "__main__":
    for workers in (1, 2):
        played = oriflamme.play(GreedyBot(), GreedyBot, "random", games=12, workers=workers)
        print([(score.bot, score.win_share, score.by_seat) for score in played.scores])
"""
    first, second = subprocess.check_output([sys.executable, "-c", code], text=True).splitlines()
    assert first == second


def test_a_match_with_ten_kinds_of_ones_own() -> None:
    class Watcher(Keeper):
        def decide(self, seen: Observation, rng: Random) -> str:
            assert set(seen.kinds) == set(TEN)
            return super().decide(seen, rng)

    results = oriflamme.play(Watcher, "random", "random", games=3, cards=TEN)
    assert (results.cards, results.scores[0].forfeits, results.scores[0].reasons) == ("mixed", 0, ())


def test_forfeits_are_told() -> None:
    score = oriflamme.play(Mistyped, "random", "random", games=6).scores[0]
    assert (score.forfeits, score.wins, score.mean_place) == (6, 0, 3)
    assert all("which is not legal" in reason for reason in score.reasons)


def test_results_read_well() -> None:
    results = oriflamme.play("greedy", "random", "random", games=30)
    assert repr(results).startswith("<Results of 30 games: greedy ")
    heading, *lines = str(results).splitlines()
    assert heading.split() == ["wins", "95%", "place", "influence", "forfeits"]
    assert [line.split()[0] for line in lines] == ["greedy", "random", "random"]
    assert len({len(line) for line in (heading, *lines)}) == 1


class Nobody:
    pass


@pytest.mark.parametrize(
    ("bots", "settings", "message"),
    [
        (["greedy"] * 2, {}, "bots: 2; a table has 3 to 5 seats, one for each"),
        (["greedy"] * 6, {}, "bots: 6; a table has 3 to 5 seats, one for each"),
        (["greedy", "rndom", "random"], {}, "there is no bot 'rndom'; did you mean 'random'?"),
        (
            ["greedy", Nobody(), "random"],
            {},
            "is no bot: a name, an object with a `choose`, or the class of one",
        ),
        (["greedy", Nobody, "random"], {}, "bot 'Nobody': it has no method 'choose'"),
        (["greedy"] * 3, {"games": 0}, "0 games with 1 workers: there must be at least 1 of each"),
        (["greedy"] * 3, {"cards": "aliance"}, "there is no set 'aliance'; did you mean 'alliance'?"),
        (["greedy"] * 3, {"seed": None}, "seed: None is not a whole number"),
    ],
)
def test_a_wrong_match_is_told_with_what_would_be_right(
    bots: list[object], settings: dict[str, object], message: str
) -> None:
    with pytest.raises((TypeError, ValueError)) as error:
        oriflamme.play(*bots, **settings)  # type: ignore[arg-type]
    assert message in str(error.value)
