"""A ladder: every group of bots plays the same number of deals, and ratings put the bots in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from oriflamme.arena.game import LIMIT
from oriflamme.arena.match import DealPlayed, Job, Match, Score, play_deal, player_json
from oriflamme.arena.ratings import Ratings
from oriflamme.arena.runner import Runner


@dataclass(frozen=True)
class Ladder:
    """The bots to rank, and the number of seats at a table."""

    bots: tuple[str, ...]
    players: int = 3
    set_name: str = "base"
    seed: int = 0
    limit: float = LIMIT

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """Every choice of bots for a table."""
        return list(combinations(range(len(self.bots)), self.players))

    def deals_for(self, games: int) -> int:
        """Deals per group, the same for all groups: at least this many games in total, in whole
        seatings."""
        return -(-games // (self.players * len(self.groups)))

    def match_of(self, group: tuple[int, ...]) -> Match:
        return Match(tuple(self.bots[bot] for bot in group), self.set_name, self.seed, self.limit)


def play_ladder(ladder: Ladder, deals: int, runner: Runner) -> Iterator[tuple[tuple[int, ...], DealPlayed]]:
    """One deal for each group in every round, so that an interrupted ladder is fair too."""
    groups = ladder.groups
    jobs = (
        # every group has its own deals: more different deals give a more certain result
        Job(ladder.match_of(group), deal * len(groups) + number)
        for deal in range(deals)
        for number, group in enumerate(groups)
    )
    for number, played in enumerate(runner.run(play_deal, jobs)):
        yield groups[number % len(groups)], played


@dataclass
class LadderStandings:
    """The results of a ladder so far."""

    ladder: Ladder
    deals: int = 0  # of all groups together
    scores: list[Score] = field(default_factory=list)
    ahead: list[list[float]] = field(default_factory=list)  # how often this bot came before that one,
    met: list[list[int]] = field(default_factory=list)  # out of so many games; level counts half

    def __post_init__(self) -> None:
        n = len(self.ladder.bots)
        self.scores = [Score() for _ in range(n)]
        self.ahead = [[0.0] * n for _ in range(n)]
        self.met = [[0] * n for _ in range(n)]
        self.ratings = Ratings(n)

    def add(self, group: tuple[int, ...], played: DealPlayed) -> None:
        self.deals += 1
        for bot, score in zip(group, played.scores, strict=True):
            self.scores[bot].add(score)
        for places in played.places:
            self.ratings.add(group, places)
            for i, bot in enumerate(group):
                for j, other in enumerate(group):
                    if i != j:
                        self.met[bot][other] += 1
                        self.ahead[bot][other] += (places[i] < places[j]) + (places[i] == places[j]) / 2

    def as_json(self) -> dict[str, object]:
        """The keys of an arena for each bot, and its rating, in the order in which the bots were given."""
        ratings = [self.ratings.of(bot) for bot in range(len(self.scores))]
        return {
            "players": [
                {
                    **player_json(bot, score),
                    "rating": round(rating.mu, 4),
                    "rating_low": round(rating.low, 4),
                    "rating_high": round(rating.high, 4),
                }
                for bot, score, rating in zip(self.ladder.bots, self.scores, ratings, strict=True)
            ],
            "set": self.ladder.set_name,
            "seed": self.ladder.seed,
            "deals": self.deals,
            "table": self.ladder.players,
            "order": [self.ladder.bots[bot] for bot in self.ratings.order],
        }
