"""A bot of your own is one file: a class with a `decide`. Try it against others:

    oriflamme arena examples/my_bot.py:MyBot greedy greedy
    oriflamme arena examples/my_bot.py:MyBot:worlds=5 examples/my_bot.py:MyBot:worlds=50 random

This one imagines: for every action it draws some complete games that fit what it has seen, plays each of
them on at random to the end, and takes the action after which it won most often. It knows nothing about
cards, and yet it is no fool.
"""

from __future__ import annotations

import oriflamme


class MyBot(oriflamme.Bot):
    """The arguments of the constructor are the settings, as in `my_bot.py:MyBot:worlds=50`."""

    def __init__(self, worlds: int = 20) -> None:
        if worlds < 1:
            raise ValueError(f"worlds are at least 1, not {worlds}")
        self.worlds = worlds

    def decide(self, seen: oriflamme.Observation, rng: oriflamme.Random) -> str:
        """One of `seen.legal`. All chance comes from `rng`, so that a game can be played again."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        return max(seen.legal, key=lambda action: self.wins(seen, action, rng))

    def wins(self, seen: oriflamme.Observation, action: str, rng: oriflamme.Random) -> float:
        """In how many imagined games this action led to victory; a shared one counts in part."""
        won = 0.0
        for _ in range(self.worlds):
            game = seen.imagine(rng)
            game.play(action)
            while not game.over:
                legal = game.legal
                game.play(legal[rng.randrange(len(legal))])
            if seen.family in game.winners:
                won += 1 / len(game.winners)
        return won


if __name__ == "__main__":
    print(oriflamme.play(MyBot, "greedy", "greedy", games=30))
