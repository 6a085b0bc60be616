"""The bots. A bot gets the observation of its seat, never the game itself.

A bot is a class with a method `choose`; `named.py` finds it by its name. This package has no rules, and
nothing that watches or measures bots: see `oriflamme.arena`.
"""

from oriflamme.bots.bot import (
    Answer,
    Bot,
    BotFailed,
    Budget,
    Decision,
    Interruption,
    Thought,
    ask,
    observation_for,
    wants_history,
)
from oriflamme.bots.named import BadSpec, make_bot

__all__ = [
    "Answer",
    "BadSpec",
    "Bot",
    "BotFailed",
    "Budget",
    "Decision",
    "Interruption",
    "Thought",
    "ask",
    "make_bot",
    "observation_for",
    "wants_history",
]
