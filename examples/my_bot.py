"""A bot of your own is one file: a class with a `choose`. Try it against others:

    oriflamme arena examples/my_bot.py:MyBot greedy greedy
    oriflamme arena examples/my_bot.py:MyBot:worlds=5 examples/my_bot.py:MyBot:worlds=50 random

This one imagines: for every action it draws some complete games that fit what it has seen, plays each of
them on at random to the end, and takes the action after which it won most often. It knows nothing about
cards, and yet it is no fool.
"""

from __future__ import annotations

from librt.random import Random

from oriflamme.bots import Answer, Budget, Decision, Thought
from oriflamme.rules import Observation, worlds


class MyBot:
    """The arguments of the constructor are the settings, as in `my_bot.py:MyBot:worlds=50`."""

    def __init__(self, worlds: int = 20) -> None:
        if worlds < 1:
            raise ValueError(f"worlds are at least 1, not {worlds}")
        self.worlds = worlds

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        """One of `decision.legal`. All chance comes from `rng`, so that a game can be played again."""
        if len(decision.legal) == 1:
            return Answer(decision.legal[0])
        thoughts = [
            Thought(action, self.worlds, self.win_chance(observation, decision.seat, action, rng))
            for action in decision.legal
        ]
        best = max(thoughts, key=lambda thought: thought.win_chance or 0.0)
        return Answer(best.action, thoughts)

    def win_chance(self, observation: Observation, seat: int, action: int, rng: Random) -> float:
        imagined = worlds(observation)
        won = 0.0
        for _ in range(self.worlds):
            game = imagined.sample(rng)
            game.apply(action)
            while game.question:
                game.apply(game.random_action(rng))
            winners = game.winners()
            if seat in winners:
                won += 1 / len(winners)
        return won / self.worlds
