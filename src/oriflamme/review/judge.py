"""The judge: what every legal action of a decision is worth, from what the asked seat knows.

All actions are tried in the same imagined games (`bots/core/trials.py`). The best of them is then measured
again, together with the action taken, in worlds of its own: else the luckiest would pass for the best. In
the last round, what is proved to win (`bots/core/proof.py`) is the best, whatever was imagined.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.random import Random

from oriflamme.bots import make_bot
from oriflamme.bots.champion_bot import ChampionBot
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.proof import Proof
from oriflamme.bots.core.trials import Trials, standard_error
from oriflamme.bots.former_bot import FormerBot
from oriflamme.bots.policy_bot import PolicyBot
from oriflamme.bots.seeds import seed_of
from oriflamme.bots.weights import model
from oriflamme.review.closed import Believed, closed_cards
from oriflamme.review.curves import Curve, curve_for, fitted
from oriflamme.review.reasons import Reason, reasons_for
from oriflamme.review.words import SIGNIFICANT
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State

VERSION = 4
"""Of the judge: reviews of different versions do not compare."""

DEFAULT = "champion"
WORLDS = 4000
"""In which the best action and the one taken are compared, unless something else is asked for."""

LOOK = 4.0
"""Imagined games for the first look at all actions, as a multiple of the worlds."""

MOST_CLOSE = 5
"""How many of the best are looked at again before one is called the best."""

BETWEEN_WORLDS = 30
"""Exchanges between two worlds, so many that their cards have little to do with each other."""

PROOF_STEPS = 20_000
"""In which a win must be proved: that takes a fraction of the time that imagined games take."""

HOPELESS = 0.25
"""No proof is looked for if the best action wins less often than this."""

SEARCHER, AS_LEARNED = "searcher", 1.0


class BadJudge(ValueError):
    """A bot that cannot judge."""


@dataclass(frozen=True)
class Measured:
    """An action as it was measured, without correction. If it is proved to win, its chance is 1."""

    action: int
    win_chance: float
    error: float
    place: float
    influence: float
    proved: bool


@dataclass(frozen=True)
class Judgement:
    """A decision, corrected by a curve: the actions, the best of them, and what the one taken gave away,
    whether that is significant or not."""

    actions: list[Measured]
    best: int
    win_chance: float
    behind: float
    error: float
    against: int
    """The action with which `reasons` compare the best one."""
    reasons: list[Reason]
    closed: list[Believed]

    @property
    def loss(self) -> float:
        return self.behind if self.behind > SIGNIFICANT * self.error else 0.0

    @property
    def proved(self) -> bool:
        """Whether the best action is proved to win."""
        return any(option.proved for option in self.actions)


@dataclass(frozen=True)
class Judge:
    """`bot`: a policy, or `champion` or `former`, which both stand for the policy that `former` imagines.
    All seats are imagined to play like it."""

    bot: str = DEFAULT
    worlds: int = WORLDS

    def __post_init__(self) -> None:
        if self.worlds < 2:
            raise BadJudge(f"a judge needs at least 2 worlds, not {self.worlds}")
        self._mind()

    def _mind(self) -> tuple[str, float, float]:
        """The policy it imagines, how sharp, and how far it believes its guess of closed cards.
        Raises BadSpec or BadJudge."""
        bot = make_bot(self.bot)
        if isinstance(bot, ChampionBot | FormerBot):
            return SEARCHER, AS_LEARNED, bot.trust
        if isinstance(bot, PolicyBot):
            return bot.of, bot.sharpness, ChampionBot().trust
        raise BadJudge(
            f"'{self.bot}' cannot judge, as it imagines no games with a policy; champion, policy, "
            "and the levels from page to regent can"
        )

    @property
    def imagines(self) -> str:
        """The name of the policy that plays the imagined games."""
        of, sharpness, _ = self._mind()
        return f"{of}:{sharpness:g}"

    @property
    def corrected(self) -> bool:
        return self.imagines in fitted().curves

    def judge(self, observation: Observation, taken: int, seed: int) -> Judgement:
        """The same observation, action and seed give the same judgement."""
        return self.measure(observation, taken, seed).corrected_by(self.curve(observation.seen))

    def curve(self, seen: State) -> Curve:
        """What corrects the chances of this decision."""
        return curve_for(self.imagines, seen)

    def measure(self, observation: Observation, taken: int, seed: int) -> Raw:
        """The same without correction."""
        look = self._look(observation, seed)
        sure, chosen = self._proved(observation, look), look.actions.index(taken)
        best = self._best_of(look, sure, chosen)
        worlds = self._worlds(observation, seed_of(seed, "fresh"))
        fresh = self._trials(worlds)
        behind, error, against, reasons = 0.0, 0.0, best, list[Reason]()
        if len(look.actions) == 1:
            fresh.run([best], self.worlds)
        else:
            against = chosen if chosen != best else self._next_to(look, best)
            fresh.compare(best, against, self.worlds)
            differences = fresh.differences
            if against == chosen and best in sure:
                behind, error = 1.0 - fresh.win_chance(chosen), fresh.error(chosen)
            elif against == chosen:
                behind = differences.wins / self.worlds
                error = standard_error(self.worlds, differences.wins, differences.win_squares)
            reasons = reasons_for(observation, differences)
        actions = [
            _measured(fresh if a in (best, chosen) else look, a, a in sure)
            for a in range(len(look.actions))
        ]
        return Raw(actions, best, chosen, behind, error, against, reasons, closed_cards(worlds))

    def best(self, observation: Observation, seed: int) -> int:
        """The action that `measure` finds best with this seed. It would cost nothing."""
        look = self._look(observation, seed)
        return look.actions[self._best_of(look, self._proved(observation, look), 0)]

    def trials(self, observation: Observation, seed: int) -> Trials:
        """Imagined games from this decision on, none of them played yet."""
        return self._trials(self._worlds(observation, seed))

    def _proved(self, observation: Observation, look: Trials) -> list[int]:
        """The numbers of the actions that win for sure, as far as that is proved."""
        seen, everything = observation.seen, range(len(look.actions))
        if seen.round < seen.rounds or len(everything) == 1:
            return []
        if max(map(look.win_chance, everything)) < HOPELESS:
            return []
        return [look.actions.index(action) for action in Proof(observation, PROOF_STEPS).sure()]

    def _worlds(self, observation: Observation, seed: int) -> BelievedWorlds:
        _, _, trust = self._mind()
        rng, seats = Random(seed), observation.seen.seats
        worlds = BelievedWorlds(observation, [Fit(model("belief", seats))], trust, rng)
        worlds.exchanges = BETWEEN_WORLDS
        return worlds

    def _trials(self, worlds: BelievedWorlds) -> Trials:
        of, sharpness, _ = self._mind()
        mind = Policy(model(of, worlds.observation.seen.seats))
        mind.sharpness = sharpness
        return Trials(worlds, mind, worlds.rng)

    def _look(self, observation: Observation, seed: int) -> Trials:
        """All actions are tried, and those that may be the best more often."""
        look = self.trials(observation, seed_of(seed, "look"))
        everything = list(range(len(look.actions)))
        if len(everything) == 1:
            return look
        worlds = min(self.worlds, max(2, round(LOOK * self.worlds / len(everything))))
        look.run(everything, worlds)
        order = sorted(everything, key=look.win_chance, reverse=True)
        top = look.win_chance(order[0])
        close = [a for a in order if look.win_chance(a) >= top - 3.0 * look.error(order[0])][:MOST_CLOSE]
        if len(close) > 1 and worlds < self.worlds:
            look.run(close, self.worlds - worlds)
        return look

    def _best_of(self, look: Trials, sure: list[int], chosen: int) -> int:
        """The number of the best action. If others are level with the one taken, that is the best."""
        if len(look.actions) == 1:
            return 0
        if sure:
            return chosen if chosen in sure else max(sure, key=look.win_chance)
        most = max(look.games)
        best = max((a for a, games in enumerate(look.games) if games == most), key=look.win_chance)
        return chosen if look.win_chance(chosen) >= look.win_chance(best) else best

    def _next_to(self, look: Trials, best: int) -> int:
        """The best of the others."""
        return max((a for a in range(len(look.actions)) if a != best), key=look.win_chance)


@dataclass(frozen=True)
class Raw:
    """What was measured of a decision: the numbers of the best action and of the one taken, how far the
    second is behind the first, and why. If the best was taken, the reasons compare it with the next."""

    actions: list[Measured]
    best: int
    chosen: int
    behind: float
    error: float
    against: int
    reasons: list[Reason]
    closed: list[Believed]

    def corrected_by(self, curve: Curve) -> Judgement:
        best, chosen = self.actions[self.best], self.actions[self.chosen]
        slope = curve.slope(best.win_chance, chosen.win_chance)
        actions = [
            Measured(
                option.action,
                curve(option.win_chance),
                option.error * curve.slope(option.win_chance, option.win_chance),
                option.place,
                option.influence,
                option.proved,
            )
            for option in self.actions
        ]
        return Judgement(
            actions=actions,
            best=best.action,
            win_chance=curve(best.win_chance),
            behind=slope * self.behind,
            error=slope * self.error,
            against=self.actions[self.against].action,
            reasons=self.reasons,
            closed=self.closed,
        )


def _measured(trials: Trials, a: int, proved: bool) -> Measured:
    games = trials.games[a]
    return Measured(
        trials.actions[a],
        1.0 if proved else trials.win_chance(a),
        0.0 if proved else trials.error(a),
        trials.places[a] / games,
        trials.influence[a] / games,
        proved,
    )
