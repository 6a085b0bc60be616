"""Games of `search` against itself, to learn from by watching."""

from __future__ import annotations

from dataclasses import dataclass

from librt.random import Random

from oriflamme.bots import Budget, ask
from oriflamme.bots.search_bot import SearchBot
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.catalogue import ALLIANCE, BASE, draw_mixed
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.observation import observe


@dataclass(frozen=True)
class Watched:
    """A whole game: its deal and its actions."""

    kinds: int
    hands: list[int]
    asides: list[int]
    first: int
    actions: list[int]


@dataclass(frozen=True)
class Session:
    """Some games to be played: for how many seats, how hard the teacher thinks, from which seed."""

    seats: int
    iterations: int
    games: int
    seed: int


def kinds_of(number: int, rng: Random) -> int:
    """Base, Alliance and mixed sets in turn."""
    return (BASE, ALLIANCE, 0)[number % 3] or draw_mixed(rng)


def watch(session: Session) -> list[Watched]:
    teacher, rng = SearchBot(iterations=session.iterations), Random(session.seed)
    watched = []
    for number in range(session.games):
        kinds = kinds_of(number, rng)
        deal = draw_deal(session.seats, kinds, rng)
        state, actions = deal.start(), []
        while state.question != NOTHING:
            answer = ask(teacher, observe(state, state.asked), rng, Budget())
            actions.append(answer.action)
            state.apply(answer.action)
        watched.append(Watched(kinds, list(deal.hands), list(deal.asides), deal.first, actions))
    return watched
