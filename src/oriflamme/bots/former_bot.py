"""The champion of version 0.1, kept to measure by. It plays imagined games in probable worlds to their end,
in which all seats follow learned policies.

`belief` draws the closed cards. Every action is tried in the same worlds. All seats then play like the
searcher, and the bot's own seat plays more decisively. docs/results.md says what each of these is worth.
"""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots.bot import Answer, Budget, Decision
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.flat import Flat
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.thinking import LONGEST, check_limits, iterations_of, least, thoughts_of
from oriflamme.bots.weights import model, shipped
from oriflamme.rules.observation import Observation

PLAYOUTS = 6000
"""Used if neither iterations nor seconds are set, so that results are repeatable."""

RESOLVE = 2.0
"""How much sharper its own seat plays in imagined games than the searcher it learned from."""


class FormerBot:
    """`iterations` (imagined games) or `seconds` (processor time) limit one decision, or both, whichever
    ends first. `trust` is how far it believes its guess of closed cards; 0 is not at all."""

    def __init__(
        self, iterations: int | None = None, seconds: float | None = None, trust: float = 0.9
    ) -> None:
        check_limits(iterations, seconds)
        if not 0.0 <= trust <= 1.0:
            raise ValueError(f"trust is from 0 to 1, not {trust:g}")
        shipped()  # without its weights it cannot be made
        self.iterations = PLAYOUTS if iterations is None and seconds is None else iterations
        self.seconds = seconds
        self.trust = trust

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if len(decision.legal) == 1:
            return Answer(decision.legal[0])
        seats = observation.seen.seats
        me, others = Policy(model("searcher", seats)), Policy(model("searcher", seats))
        me.sharpness = RESOLVE
        worlds = BelievedWorlds(observation, [Fit(model("belief", seats))], self.trust, rng)
        minds = [me if seat == observation.viewer else others for seat in range(seats)]
        search = Flat(worlds, minds, rng)
        seconds = least(self.seconds, budget.seconds)
        search.run(iterations_of(self.iterations, budget), LONGEST if seconds is None else seconds, LONGEST)
        return Answer(search.best(), thoughts_of(search) if budget.explain else [])
