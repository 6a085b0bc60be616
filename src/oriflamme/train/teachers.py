"""Games of searching players against each other, for policies to learn from."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from librt.random import Random
from librt.vecs import vec

from oriflamme.arena.loop import Watcher, play
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.flat import Flat
from oriflamme.bots.core.greedy import Greedy
from oriflamme.bots.core.ismcts import Search
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.former_bot import RESOLVE, FormerBot
from oriflamme.bots.search_bot import SearchBot
from oriflamme.rules.catalogue import GAME_SETS, draw_mixed
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.observation import observe
from oriflamme.rules.state import State

Player = Callable[[State], int]

SEARCH, FORMER, LEARNER, GREEDY = "s", "f", "l", "g"
COMPANY = FORMER * 12 + SEARCH * 2 + LEARNER + GREEDY
"""Who sits at a table where `former` is watched: one of these in each seat, drawn evenly."""

FORMER_GAMES = 1500
"""How many games `former` imagines for a decision while it is watched."""


@dataclass(frozen=True)
class Watched:
    """A whole game: its deal, its actions, and who sat in each seat."""

    kinds: int
    hands: list[int]
    asides: list[int]
    first: int
    actions: list[int]
    sits: str


@dataclass(frozen=True)
class Session:
    """Some games to play: the number of seats, the iterations of `search`, the seed. With the models that
    `former` needs, it sits at the table, and others too; without, only `search`."""

    seats: int
    iterations: int
    games: int
    seed: int
    models: dict[str, list[float]] = field(default_factory=dict)


def kinds_of(number: int, rng: Random) -> int:
    """Every set in turn, and the mixed one."""
    return list(GAME_SETS.values())[number % len(GAME_SETS)] or draw_mixed(rng)


def watch(session: Session) -> list[Watched]:
    rng = Random(session.seed)
    players = players_of(session, rng)
    watched = []
    for number in range(session.games):
        kinds = kinds_of(number, rng)
        deal = draw_deal(session.seats, kinds, rng)
        sits = SEARCH * session.seats
        if session.models:
            sits = "".join(COMPANY[rng.randrange(len(COMPANY))] for _ in sits)
        actions = _Actions()
        play(deal.start(), _choices([players[sort] for sort in sits]), actions)
        watched.append(Watched(kinds, list(deal.hands), list(deal.asides), deal.first, actions.taken, sits))
    return watched


class _Actions(Watcher):
    def __init__(self) -> None:
        self.taken: list[int] = []

    def decided(self, state: State, action: int) -> None:
        self.taken.append(action)


def _choices(players: list[Player]) -> Player:
    """What the one in the asked seat chooses, if there is a choice."""
    return lambda state: state.legal_at(0) if state.legal_count() == 1 else players[state.asked](state)


def players_of(session: Session, rng: Random) -> dict[str, Player]:
    """What each sort of player would do without a time limit. The bots themselves stop thinking after a
    while on a slow machine, and then the same seed would not give the same games."""
    models = {name: vec[float](weights) for name, weights in session.models.items()}

    def search(state: State) -> int:
        look = Search(observe(state, state.asked), SearchBot().c, rng)
        look.run(session.iterations, math.inf)
        return look.best()

    def former(state: State) -> int:
        me, others = Policy(models["searcher"]), Policy(models["searcher"])
        me.sharpness = RESOLVE
        seen = observe(state, state.asked)
        worlds = BelievedWorlds(seen, [Fit(models["belief"])], FormerBot().trust, rng)
        look = Flat(worlds, [me if seat == seen.viewer else others for seat in range(state.seats)], rng)
        look.run(FORMER_GAMES, math.inf, math.inf)
        return look.best()

    def learner(state: State) -> int:
        return Policy(models["learner"]).choose(state, rng)

    def greedy(state: State) -> int:
        return Greedy(state, rng, 0.0).best()

    return {SEARCH: search, FORMER: former, LEARNER: learner, GREEDY: greedy}
