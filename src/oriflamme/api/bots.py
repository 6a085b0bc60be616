"""Bots in words: the existing ones, and the base class for your own."""

from __future__ import annotations

import random

from librt.random import Random

from oriflamme import bots
from oriflamme.api.actions import Action
from oriflamme.api.observation import Observation, generator
from oriflamme.bots.errors import method_of, not_in_words
from oriflamme.rules.observation import Observation as Packed


class Bot:
    """A bot of your own: override `decide`.

    You can name it wherever a bot is expected, as `my_bot.py:MyBot`, or pass it to `oriflamme.play`. The
    arguments of its constructor are its settings. Each decision may happen in another process, so it must
    not remember anything between decisions. With `wants_history = True` its observations have their
    `events`.
    """

    __module__ = "oriflamme"
    wants_history = False

    def decide(self, seen: Observation, rng: Random) -> str:
        """Return one of `seen.legal`, or its text. Use only `rng` for chance, so that games are
        repeatable."""
        raise NotImplementedError(f"{type(self).__name__} does not say what to `decide`")

    def choose(
        self, observation: Packed, decision: bots.Decision, rng: Random, budget: bots.Budget
    ) -> bots.Answer:
        """The same in the engine's integers. Override this instead if speed matters."""
        seen = Observation(observation)
        legal = seen.legal
        said: object = self.decide(seen, rng)
        if isinstance(said, str) and said in legal:
            return bots.Answer(Action(said).packed)
        raise bots.BotFailed(f"{not_in_words(said, legal)} ({method_of(self, 'decide')})")

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"


class NamedBot(Bot):
    """An existing bot, as `oriflamme.bot` returns it."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._bot = bots.make_bot(spec)
        self.wants_history = bots.wants_history(self._bot)

    def decide(self, seen: Observation, rng: Random | random.Random) -> Action:
        """The action that the bot would choose."""
        if not seen.legal:
            raise ValueError(f"{seen.family or 'a spectator'} is not asked: {seen!r}")
        return Action.of(bots.ask(self._bot, seen.packed, generator(rng), bots.Budget()).action)

    def choose(
        self, observation: Packed, decision: bots.Decision, rng: Random, budget: bots.Budget
    ) -> bots.Answer:
        return self._bot.choose(observation, decision, rng, budget)

    def __repr__(self) -> str:
        return f"bot({self.spec!r})"


def bot(name: str, **settings: object) -> NamedBot:
    """The bot of this name, such as `champion` or `my_bot.py:MyBot`. Its settings may follow, as in
    `bot("search", iterations=200)`. Raises ValueError with the nearest existing name."""
    return NamedBot(":".join([name, *(f"{key}={value}" for key, value in settings.items())]))
