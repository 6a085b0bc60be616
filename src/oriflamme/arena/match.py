"""A match: the same bots over many deals, every deal replayed in every seating.

Everything depends only on the match's seed, the number of the deal and the seating. So the results are the
same for any number of workers, and two matches with the same seed have the same deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from librt.random import Random

from oriflamme.arena.deeds import Deeds, add_deeds
from oriflamme.arena.game import LIMIT, Part, play_game
from oriflamme.arena.interval import share_interval
from oriflamme.arena.ratings import Ratings
from oriflamme.arena.runner import Runner
from oriflamme.bots.seeds import seed_of
from oriflamme.rules.catalogue import GAME_SETS, draw_mixed
from oriflamme.rules.deal import Deal, draw_deal
from oriflamme.rules.scoring import SHARES

MOST_TOLD = 3
"""How many forfeits of a bot are described. The others are only counted."""


@dataclass(frozen=True)
class Match:
    """Who plays what: 3 to 5 bots as a person would type them. Duplicates count separately. Without
    `kinds`, those of the set are played."""

    bots: tuple[str, ...]
    set_name: str = "base"
    seed: int = 0
    limit: float = LIMIT
    kinds: int = 0

    def deals_for(self, games: int) -> int:
        """The number of deals for at least this many games, in whole seatings."""
        return -(-games // len(self.bots))

    def deal(self, number: int) -> Deal:
        """The same for every seating, and for every match of this set, size and seed."""
        rng = Random(seed_of("deal", self.seed, self.set_name, len(self.bots), number))
        kinds = self.kinds or GAME_SETS[self.set_name] or draw_mixed(rng)
        return draw_deal(len(self.bots), kinds, rng)

    def seat_of(self, bot: int, seating: int) -> int:
        """Bots move by one seat from seating to seating, so that each one has every seat once."""
        return (bot + seating) % len(self.bots)


@dataclass(frozen=True)
class Job:
    match: Match
    deal: int


@dataclass(frozen=True)
class Forfeit:
    """Why a bot forfeited a game, and the traceback if it raised an error."""

    reason: str
    trace: str


@dataclass
class Score:
    """How one bot did in some games. All figures are sums, so they add up."""

    games: int = 0
    share: int = 0  # in sixtieths
    place: float = 0.0
    influence: int = 0
    decisions: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    told: list[Forfeit] = field(default_factory=list)  # the first forfeits
    by_round: list[int] = field(default_factory=list)
    deeds: Deeds = field(default_factory=dict)
    deal_shares: list[float] = field(default_factory=list)  # the mean share of each deal
    seat_shares: dict[int, int] = field(default_factory=dict)  # the share, by seat

    def add_game(self, part: Part, seat: int, where: str) -> None:
        self.games += 1
        self.share += part.share
        self._add_share(seat, part.share)
        self.place += part.place
        self.influence += part.influence
        self.decisions += part.decisions
        self.seconds += part.seconds
        if part.forfeit:
            self.forfeits += 1
            self.told = [*self.told, Forfeit(f"{where}: {part.forfeit}", part.trace)][:MOST_TOLD]
        self._add_rounds(part.by_round)
        add_deeds(self.deeds, part.deeds)

    def add(self, other: Score) -> None:
        self.games += other.games
        self.share += other.share
        self.place += other.place
        self.influence += other.influence
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.forfeits += other.forfeits
        self.told = [*self.told, *other.told][:MOST_TOLD]
        self._add_rounds(other.by_round)
        add_deeds(self.deeds, other.deeds)
        self.deal_shares.extend(other.deal_shares)
        for seat, share in other.seat_shares.items():
            self._add_share(seat, share)

    def _add_share(self, seat: int, share: int) -> None:
        self.seat_shares[seat] = self.seat_shares.get(seat, 0) + share

    def _add_rounds(self, by_round: list[int]) -> None:
        if not self.by_round:
            self.by_round = [0] * len(by_round)
        for i, influence in enumerate(by_round):
            self.by_round[i] += influence

    @property
    def win_share(self) -> float:
        return self.share / (SHARES * self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return share_interval(self.deal_shares)

    @property
    def mean_place(self) -> float:
        return self.place / self.games

    @property
    def mean_influence(self) -> float:
        return self.influence / self.games

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / max(self.decisions, 1)


@dataclass
class DealPlayed:
    """One deal in all seatings: the score of each bot, and the places of the bots in each seating."""

    deal: int
    scores: list[Score]
    places: list[list[float]]


def play_match(match: Match, deals: Iterable[int], runner: Runner) -> Iterator[DealPlayed]:
    """Play some deals of a match, in order."""
    return runner.run(play_deal, (Job(match, deal) for deal in deals))


def play_deal(job: Job) -> DealPlayed:
    match, n = job.match, len(job.match.bots)
    scores, places = [Score() for _ in match.bots], []
    deal = match.deal(job.deal)
    for seating in range(n):
        specs = [""] * n
        for bot, spec in enumerate(match.bots):
            specs[match.seat_of(bot, seating)] = spec
        seed = f"decision/{match.seed}/{match.set_name}/{n}/{job.deal}/{seating}"
        parts = play_game(deal, specs, seed, match.limit)
        for bot, score in enumerate(scores):
            seat = match.seat_of(bot, seating)
            score.add_game(parts[seat], seat, f"deal {job.deal}, seating {seating + 1}")
        places.append([parts[match.seat_of(bot, seating)].place for bot in range(n)])
    for score in scores:
        score.deal_shares = [score.win_share]
    return DealPlayed(job.deal, scores, places)


@dataclass
class Standings:
    """The results of a match so far."""

    match: Match
    deals: int = 0
    scores: list[Score] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [Score() for _ in self.match.bots]
        self.ratings = Ratings(len(self.match.bots))

    def add(self, played: DealPlayed) -> None:
        self.deals += 1
        for mine, theirs in zip(self.scores, played.scores, strict=True):
            mine.add(theirs)
        for places in played.places:
            self.ratings.add(range(len(places)), places)

    def as_json(self) -> dict[str, object]:
        return {
            "players": [
                player_json(bot, score) for bot, score in zip(self.match.bots, self.scores, strict=True)
            ],
            "set": self.match.set_name,
            "seed": self.match.seed,
            "deals": self.deals,
        }


def player_json(bot: str, score: Score) -> dict[str, object]:
    low, high = score.interval
    return {
        "bot": bot,
        "games": score.games,
        "win_share": round(score.win_share, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_place": round(score.mean_place, 4),
        "mean_influence": round(score.mean_influence, 4),
        "seconds_per_decision": round(score.seconds_per_decision, 7),
        "forfeits": score.forfeits,
    }
