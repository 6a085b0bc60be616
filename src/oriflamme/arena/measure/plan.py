"""All measurements, the most telling first. Unless stated, one bot plays against several of another.

To measure more, add to these lists. A measurement that fits no table of the log needs its own
(`tables.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from oriflamme.arena.match import Match

FULL, SPOT = 1000, 300
"""Games for a finalist, and for a spot check."""

SETS = ("base", "alliance", "mixed")
LEVELS = ("page", "squire", "knight", "baron", "regent")
EQUAL_TIME = ":seconds=0.02"

TIMES = ("0.01", "0.04", "0.16")
TIMED = ("search", "former", "champion")
TIMED_AGAINST = {"search": "search:iterations=1000", "greedy": "greedy"}
"""Each of the timed bots with more and more seconds, against fixed opponents."""

ROWS = {
    "champion": "champion" + EQUAL_TIME,
    "former": "former" + EQUAL_TIME,
    "network": "network",
    "search": "search" + EQUAL_TIME,
    "ismcts": "examples/openspiel_bot.py:Ismcts" + EQUAL_TIME,
    "policy": "policy",
    "greedy": "greedy",
}
COLUMNS = {  # first those against which learned bots have been weakest
    "greedy": "greedy",
    "policy-apart": "policy:of=apart",  # trained separately, so the champion knows nothing of it
    "policy": "policy",
    "search": "search" + EQUAL_TIME,
    "former": "former" + EQUAL_TIME,
    "knight": "knight",
}
"""The panel: every row against two of every column."""


@dataclass(frozen=True)
class Measurement:
    """A match with a name and its goal: a win share of at least `aim`, or of at most `at_most`."""

    name: str
    table: str
    match: Match
    games: int
    aim: float | None = None
    at_most: float | None = None

    @property
    def bot(self) -> str:
        return self.match.bots[0]

    @property
    def others(self) -> str:
        return self.match.bots[1]

    @property
    def players(self) -> int:
        return len(self.match.bots)

    def wanted(self, scale: float) -> int:
        """The number of deals at this scale."""
        return self.match.deals_for(max(1, round(self.games * scale)))


def plan(seed: int) -> list[Measurement]:
    return [
        *_search(seed),
        *_champion(seed, 0.02, FULL),
        *_panel(seed),
        *_levels(seed),
        *_more_time(seed),
        *_champion(seed, 0.1, SPOT),
    ]


def _against(bot: str, other: str, players: int, set_name: str, seed: int) -> Match:
    return Match((bot, *[other] * (players - 1)), set_name, seed)


def _search(seed: int) -> list[Measurement]:
    bot = "search:iterations=1000"
    return [
        Measurement(
            f"search-v-greedy-{players}",
            "search",
            _against(bot, "greedy", players, "base", seed),
            FULL,
            aim,
        )
        for players, aim in ((3, 0.85), (5, 0.65))
    ]


CHAMPION_AIMS = {
    (3, "base"): 0.68,
    (3, "alliance"): 0.74,
    (3, "mixed"): 0.70,
    (5, "base"): 0.66,
    (5, "alliance"): 0.56,
    (5, "mixed"): 0.56,
}
"""Of the champion against as many `search` as there are other seats."""

RIVAL_AIM, RIVAL_AT_MOST = 0.46, 0.24
"""Of the champion against two `former`, and of `former` against two champions."""


def _champion(seed: int, seconds: float, games: int) -> list[Measurement]:
    budget = f":seconds={seconds:g}"
    champion, former = "champion" + budget, "former" + budget
    return [
        *(
            Measurement(
                f"champion-v-former-{set_name}-{seconds:g}s",
                "champion",
                _against(champion, former, 3, set_name, seed),
                games,
                RIVAL_AIM,
            )
            for set_name in SETS
        ),
        *(
            Measurement(
                f"former-v-champion-{set_name}-{seconds:g}s",
                "champion",
                _against(former, champion, 3, set_name, seed),
                games,
                at_most=RIVAL_AT_MOST,
            )
            for set_name in SETS
        ),
        *_against_search("champion", seconds, seed, games),
        *_against_search("former", seconds, seed, games),
    ]


def _against_search(bot: str, seconds: float, seed: int, games: int) -> list[Measurement]:
    budget = f":seconds={seconds:g}"
    return [
        Measurement(
            f"{bot}-v-search-{players}-{set_name}-{seconds:g}s",
            "champion",
            _against(bot + budget, "search" + budget, players, set_name, seed),
            games,
            aim if bot == "champion" else None,
        )
        for (players, set_name), aim in CHAMPION_AIMS.items()
    ]


def _panel(seed: int) -> list[Measurement]:
    return [
        Measurement(f"panel-{row}-v-{column}", "panel", _against(bot, other, 3, "base", seed), FULL)
        for column, other in COLUMNS.items()
        for row, bot in ROWS.items()
    ]


def _levels(seed: int) -> list[Measurement]:
    return [
        Measurement(
            f"level-{level}-{set_name}", "levels", _against(level, below, 3, set_name, seed), SPOT, 0.45
        )
        for below, level in pairwise(LEVELS)
        for set_name in SETS
    ]


def _more_time(seed: int) -> list[Measurement]:
    return [
        Measurement(
            f"time-{bot}-{seconds}s-v-{name}",
            "time",
            _against(f"{bot}:seconds={seconds}", other, 3, "base", seed),
            SPOT,
        )
        for bot in TIMED
        for name, other in TIMED_AGAINST.items()
        for seconds in TIMES
    ]
