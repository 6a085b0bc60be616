"""Matches between bots, and their results as data."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from oriflamme import bots as engine
from oriflamme.api.bots import NamedBot
from oriflamme.api.set_up import FEWEST, MOST, kinds_of, seed_of
from oriflamme.api.words import FAMILIES, Set
from oriflamme.bots.named import Given
from oriflamme.rules.scoring import SHARES

if TYPE_CHECKING:
    from oriflamme.arena.match import Score as ArenaScore
    from oriflamme.arena.match import Standings

Player = str | engine.Bot | Callable[[], engine.Bot]
"""A bot by its name, as an object, or as the class that makes one."""


@dataclass(frozen=True)
class Score:
    """How one bot did."""

    __module__ = "oriflamme"

    bot: str
    """Its name."""
    games: int
    """How many games it played."""
    wins: float
    """How many it won; a victory shared by n counts 1/n."""
    win_share: float
    """The same as a share of the games."""
    low: float
    """The win share is at least this, with a confidence of 95%."""
    high: float
    """And at most this."""
    by_seat: dict[str, float]
    """Its win share in each seat; it has every seat equally often."""
    mean_place: float
    """From 1, the best. Level families get the mean of the places they fill."""
    mean_influence: float
    """Its influence at the end."""
    seconds_per_decision: float
    """Processor time."""
    forfeits: int
    """Games that it lost by an error, an illegal answer or too much thinking."""
    reasons: tuple[str, ...]
    """The reasons of the first forfeits."""


@dataclass(frozen=True)
class Results:
    """The results of a match: a score for each bot, in the order in which they were given.

    `print(results)` shows a table.
    """

    __module__ = "oriflamme"

    scores: tuple[Score, ...]
    """How each bot did."""
    games: int
    """How many were played: every deal once in every seating."""
    cards: Set
    """The set of cards they were played with."""
    seed: int
    """The seed of the deals."""

    def __repr__(self) -> str:
        shares = ", ".join(f"{score.bot} {score.win_share:.1%}" for score in self.scores)
        return f"<Results of {self.games} games: {shares}>"

    def __str__(self) -> str:
        width = max(len(score.bot) for score in self.scores)
        lines = [f"{'':{width}}   wins        95%  place  influence  forfeits"]
        for score in self.scores:
            bounds = f"{100 * score.low:.1f}–{100 * score.high:.1f}"
            lines.append(
                f"{score.bot:{width}} {score.win_share:6.1%} {bounds:>10} {score.mean_place:6.2f}"
                f" {score.mean_influence:10.1f} {score.forfeits:9}"
            )
        return "\n".join(lines)


def play(
    *bots: Player,
    games: int = 100,
    cards: str | Iterable[str] = "base",
    seed: int = 0,
    workers: int = 1,
    ray: str | None = None,
) -> Results:
    """Let 3 to 5 bots play each other, every deal once in every seating, so that no bot has an advantage.

    A bot is a name such as `champion` or `my_bot.py:MyBot`, an object with a `choose`, such as your own
    `oriflamme.Bot`, or the class of one. `games` is rounded up to whole deals. The same seed gives the same
    deals, and the same games as long as no bot is limited by time. With more than one worker, games run in
    separate processes; a script then needs `if __name__ == "__main__":` around its main part. With `ray`,
    the address of a Ray cluster, games run on its nodes instead; every node needs the same oriflamme.
    """
    from oriflamme.arena import match as arena  # slow to load, and few programs need it
    from oriflamme.arena.ray_cluster import RayCluster
    from oriflamme.arena.runner import make_runner

    if not FEWEST <= len(bots) <= MOST:
        raise ValueError(f"bots: {len(bots)}; a table has {FEWEST} to {MOST} seats, one for each")
    if games < 1 or workers < 1:
        raise ValueError(f"{games} games with {workers} workers: there must be at least 1 of each")
    set_name, kinds = kinds_of(cards)
    match = arena.Match(tuple(map(_spec, bots)), str(set_name), seed_of(seed), kinds=kinds)
    standings = arena.Standings(match)
    runner = make_runner(workers) if ray is None else RayCluster(ray, bots=match.bots)
    for played in arena.play_match(match, range(match.deals_for(games)), runner):
        standings.add(played)
    return _results(standings)


def _spec(player: Player) -> str:
    """The spec of a bot for the arena. The bot is made once to check it."""
    if isinstance(player, NamedBot):
        player = player.spec
    if not isinstance(player, str):
        player = _given(player)
    engine.make_bot(player)
    return player


def _given(player: engine.Bot | Callable[[], engine.Bot]) -> Given:
    if isinstance(player, type):
        return Given(player.__name__, player)
    if hasattr(player, "choose"):
        return Given(type(player).__name__, functools.partial(_itself, player))
    raise TypeError(f"{player!r} is no bot: a name, an object with a `choose`, or the class of one")


def _itself(player: engine.Bot) -> engine.Bot:
    return player


def _results(standings: Standings) -> Results:
    match = standings.match
    scores = tuple(
        _score(bot, score, standings) for bot, score in zip(match.bots, standings.scores, strict=True)
    )
    return Results(scores, scores[0].games, Set(match.set_name), match.seed)


def _score(bot: str, score: ArenaScore, standings: Standings) -> Score:
    low, high = score.interval
    return Score(
        bot=str(bot),
        games=score.games,
        wins=score.share / SHARES,
        win_share=score.win_share,
        low=low,
        high=high,
        by_seat={
            FAMILIES[seat]: share / (SHARES * standings.deals)
            for seat, share in sorted(score.seat_shares.items())
        },
        mean_place=score.mean_place,
        mean_influence=score.mean_influence,
        seconds_per_decision=score.seconds_per_decision,
        forfeits=score.forfeits,
        reasons=tuple(forfeit.reason for forfeit in score.told),
    )
