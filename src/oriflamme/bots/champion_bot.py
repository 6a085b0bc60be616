"""The strongest bot. It reads what sort of players the others are, and plans with that.

Several sorts of players are known by how they choose (policies) and by what they place closed (beliefs). By
what each opponent has done in this game, it finds out which of them it is like. Every action is then tried
in the same imagined games, to their end, or with Alliance alone up to the end of the next round, where a
critic judges them. docs/results.md says what each of these is worth.
"""

from __future__ import annotations

import time

from librt.random import Random
from librt.vecs import vec

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.bots.core import belief
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.network import NetworkCritic
from oriflamme.bots.core.planner import Planner
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.reading import Past, Reader
from oriflamme.bots.networks import shipped_network
from oriflamme.bots.thinking import LONGEST, check_limits, iterations_of, least, thoughts_of
from oriflamme.bots.weights import model, shipped
from oriflamme.rules.board import ROUNDS_AT_MOST
from oriflamme.rules.catalogue import ALLIANCE
from oriflamme.rules.observation import Observation

PLAYOUTS = 6000
"""Used if neither iterations nor seconds are set, so that results are repeatable."""

RESOLVE = 2.0
"""How much sharper its own seat plays in imagined games than the player it learned from."""

ROUNDS = {ALLIANCE: 1}
"""How many rounds after this one its imagined games go on, if not to the end."""

SORTS = (
    ("searcher", "searcher_belief", 2),
    ("rival", "rival_belief", 3),
    ("learner", "", 4),
)
"""The sorts of players it knows: how they choose, what they place closed, and the critic's number for them
(train/selfplay/playing.py). The shipped critic has never met a rival: a sharp searcher is most like one."""

OWN, OWN_NUMBER = "rival", 3
"""How it imagines itself."""


class ChampionBot:
    """`iterations` (imagined games) or `seconds` (processor time) limit one decision, or both, whichever
    ends first. `trust` is how far it believes its guess of closed cards; 0 is not at all."""

    wants_history = True

    def __init__(
        self, iterations: int | None = None, seconds: float | None = None, trust: float = 0.9
    ) -> None:
        check_limits(iterations, seconds)
        if not 0.0 <= trust <= 1.0:
            raise ValueError(f"trust is from 0 to 1, not {trust:g}")
        shipped()  # without its weights it cannot be made
        shipped_network()
        self.iterations = PLAYOUTS if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.trust = trust

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if len(decision.legal) == 1:
            return Answer(decision.legal[0])
        began, seats = time.thread_time(), observation.seen.seats
        pool = [Policy(model(policy, seats)) for policy, _, _ in SORTS]
        fits = [Fit(model(closed, seats) if closed else NOTHING_KNOWN) for _, closed, _ in SORTS]
        worlds = BelievedWorlds(observation, fits, self.trust, rng)
        past = Past(observation.history)
        if past.whole:
            Reader(past, pool).read(worlds)
        mind = Policy(model(OWN, seats))
        mind.sharpness = RESOLVE
        names = [name for _, _, name in SORTS]
        critic = NetworkCritic(shipped_network())
        rounds = ROUNDS.get(observation.seen.kinds, ROUNDS_AT_MOST)
        search = Planner(worlds, mind, OWN_NUMBER, pool, names, critic, rounds, rng)
        seconds, thought = least(self.seconds, budget.seconds), time.thread_time() - began
        left = LONGEST if seconds is None else seconds - thought
        search.run(iterations_of(self.iterations, budget), left, LONGEST - thought)
        return Answer(search.best(), thoughts_of(search) if budget.explain else [])


NOTHING_KNOWN = vec[float]([0.0] * belief.SIZE)
"""A belief in which all cards are as likely."""
