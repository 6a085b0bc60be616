"""Bots, in words: those there are, and what to build one of your own on."""

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

    It plays wherever a bot can be named, as `my_bot.py:MyBot`, and can be handed to `oriflamme.play`. The
    arguments of its constructor are its settings. It may be asked in another process each time, so it keeps
    nothing between decisions. With `wants_history = True` its observations have their `events`.
    """

    __module__ = "oriflamme"
    wants_history = False

    def decide(self, seen: Observation, rng: Random) -> str:
        """One of `seen.legal`, or its text. All chance comes from `rng`, so that a game can be repeated."""
        raise NotImplementedError(f"{type(self).__name__} does not say what to `decide`")

    def choose(
        self, observation: Packed, decision: bots.Decision, rng: Random, budget: bots.Budget
    ) -> bots.Answer:
        """The same as the engine asks it, in integers. A bot in a hurry overrides this instead."""
        seen = Observation(observation)
        legal = seen.legal
        said: object = self.decide(seen, rng)
        if isinstance(said, str) and said in legal:
            return bots.Answer(Action(said).packed)
        raise bots.BotFailed(f"{not_in_words(said, legal)} ({method_of(self, 'decide')})")

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"


class NamedBot(Bot):
    """One of the bots there are, as `oriflamme.bot` gives it."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._bot = bots.make_bot(spec)
        self.wants_history = bots.wants_history(self._bot)

    def decide(self, seen: Observation, rng: Random | random.Random) -> Action:
        """What the bot would do."""
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
    """The bot of this name, such as `champion` or `my_bot.py:MyBot`; its settings may follow, as in
    `bot("search", iterations=200)`. Raises ValueError with the nearest name there is."""
    return NamedBot(":".join([name, *(f"{key}={value}" for key, value in settings.items())]))
