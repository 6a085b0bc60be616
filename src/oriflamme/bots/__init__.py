"""What plays: every bot sees a seat's observation and never the game itself.

A bot is a class with a `choose`; `named.py` finds it by its name. No rule lives here, and nothing that
watches or measures bots: see `oriflamme.arena`.
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
