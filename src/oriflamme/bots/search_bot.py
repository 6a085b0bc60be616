"""The reference: plain information-set Monte Carlo tree search (see `core/ismcts.py`)."""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision, Thought
from oriflamme.bots.core.ismcts import NONE, Search
from oriflamme.bots.thinking import check_limits, think
from oriflamme.rules.observation import Observation

ITERATIONS = 1000
"""Used if neither iterations nor seconds are set, so that results are repeatable."""


class SearchBot:
    """`iterations` or `seconds` (processor time) limit one decision, or both, whichever ends first. `c` is
    how much it explores. It plays the most visited action."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None, c: float = 0.7) -> None:
        check_limits(iterations, seconds)
        if not 0.0 <= c < 100.0:
            raise ValueError(f"c is from 0 to 100, not {c:g}")
        self.iterations = ITERATIONS if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.c = c

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if len(decision.legal) == 1:
            return Answer(decision.legal[0])
        search = Search(observation, self.c, rng)
        think(search.run, self.iterations, self.seconds, budget)
        return Answer(search.best(), thoughts_of(search) if budget.explain else [])


def thoughts_of(search: Search) -> list[Thought]:
    """The actions at the root, the most visited first."""
    tree, outlook, found = search.tree, search.outlook, []
    node = tree.first_child[0]
    while node != NONE:
        visits = int(tree.visits[node])
        found.append(
            Thought(tree.key[node], visits, outlook.wins[node] / visits, outlook.places[node] / visits)
        )
        node = tree.sibling[node]
    return sorted(found, key=lambda thought: -(thought.visits or 0))
