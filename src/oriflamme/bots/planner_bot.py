"""Search with the network that self-play has taught: imagined games in probable worlds, judged by its
critic."""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision, Thought
from oriflamme.bots.champion_bot import ChampionBot
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.network import NetworkCritic, NetworkPolicy
from oriflamme.bots.core.planner import Planner
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.networks import shipped_network
from oriflamme.bots.thinking import LONGEST, check_limits, iterations_of, least
from oriflamme.bots.weights import model, shipped
from oriflamme.rules.observation import Observation

PLAYOUTS = 600
"""Used if neither iterations nor seconds are set, so that results are repeatable."""

RESOLVE = 2.0
"""How much sharper its own seat plays in imagined games than it learned."""

NETWORK, SEARCHER = 0, 2
"""What the critic calls those that may sit in the other seats."""


class PlannerBot:
    """`iterations` (imagined games) or `seconds` (processor time) limit one decision, or both, whichever
    ends first. `trust` is how far it believes its guess of closed cards, `faith` is how much the network's
    liking counts beside the imagined games, `rounds` how many rounds after this one they go on. `others`:
    network, searcher or both, as whom it imagines the others."""

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        trust: float = 0.9,
        faith: float = 0.01,
        rounds: int = 1,
        others: str = "both",
    ) -> None:
        check_limits(iterations, seconds)
        if not 0.0 <= trust <= 1.0:
            raise ValueError(f"trust is from 0 to 1, not {trust:g}")
        if others not in ("network", "searcher", "both"):
            raise ValueError(f"others are network, searcher or both, not {others}")
        shipped()  # without its weights it cannot be made
        shipped_network()
        self.iterations = PLAYOUTS if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.trust = trust
        self.faith = faith
        self.rounds = rounds
        self.others = others
        # In the last round there is little left to judge, and the quickest imagined games see most of it.
        self.at_the_end = ChampionBot(self.iterations, seconds, trust)

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if len(decision.legal) == 1:
            return Answer(decision.legal[0])
        if observation.seen.round == observation.seen.rounds:
            return self.at_the_end.choose(observation, decision, rng, budget)
        seats, network = observation.seen.seats, shipped_network()
        mind = NetworkPolicy(network)
        mind.sharpness = RESOLVE
        pool: list[Policy] = []
        sorts: list[int] = []
        if self.others != "searcher":
            pool.append(NetworkPolicy(network))
            sorts.append(NETWORK)
        if self.others != "network":
            pool.append(Policy(model("searcher", seats)))
            sorts.append(SEARCHER)
        worlds = BelievedWorlds(observation, Fit(model("belief", seats)), self.trust, rng)
        search = Planner(worlds, mind, pool, sorts, NetworkCritic(network), self.faith, self.rounds, rng)
        seconds = least(self.seconds, budget.seconds)
        search.run(iterations_of(self.iterations, budget), LONGEST if seconds is None else seconds, LONGEST)
        return Answer(search.best(), thoughts_of(search) if budget.explain else [])


def thoughts_of(search: Planner) -> list[Thought]:
    """The actions that were tried, the most frequent first."""
    found = [
        Thought(action, visits, search.outlook.wins[i] / visits if visits else None)
        for i, (action, visits) in enumerate(zip(search.actions, map(int, search.visits), strict=True))
    ]
    return sorted(found, key=lambda thought: -(thought.visits or 0))
