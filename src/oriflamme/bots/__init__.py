"""What plays: every bot sees a seat's observation and never the game itself.

A bot is a class with a `choose`; `named.py` finds it by its name. No rule lives here, and nothing that
watches or measures bots: see `oriflamme.arena`.
"""

from oriflamme.bots.bot import Answer, Bot, Budget, Decision, Thought
from oriflamme.bots.named import make_bot

__all__ = ["Answer", "Bot", "Budget", "Decision", "Thought", "make_bot"]
