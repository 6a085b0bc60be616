"""Bots by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from oriflamme.bots.bot import Bot
from oriflamme.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """The bot of this name. Raises ValueError with the nearest right name."""
    if name not in BOTS:
        close = difflib.get_close_matches(name, BOTS, n=1)
        hint = f"did you mean '{close[0]}'?" if close else f"there is {', '.join(BOTS)}"
        raise ValueError(f"there is no bot '{name}'; {hint}")
    return BOTS[name]()
