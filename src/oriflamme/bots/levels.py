"""The levels for people: each clearly stronger than the one below.

The lower ones are weak in the way people are: they see everything, but judge it imprecisely and do not look
ahead. They like what the champion would like, less clearly. All are limited by iterations, so that results
are repeatable. docs/results.md has the measured differences.
"""

from __future__ import annotations

from oriflamme.bots.bot import Bot
from oriflamme.bots.champion_bot import ChampionBot
from oriflamme.bots.policy_bot import PolicyBot


def page() -> Bot:
    """Has just learned the rules."""
    return PolicyBot(sharpness=0.15, of="rival")


def squire() -> Bot:
    """Knows what is good, and often does it."""
    return PolicyBot(sharpness=0.6, of="rival")


def knight() -> Bot:
    """Plays what looks best, without looking ahead."""
    return PolicyBot(sharpness=2.5, of="rival")


def baron() -> Bot:
    """Looks ahead, a little."""
    return ChampionBot(iterations=60)


def regent() -> Bot:
    """Looks ahead as far as a patient table allows."""
    return ChampionBot(iterations=2000)


LEVELS = {"page": page, "squire": squire, "knight": knight, "baron": baron, "regent": regent}
"""From the weakest to the strongest."""

REMEMBERING = frozenset({"baron", "regent"})
"""The levels that want the history of the game, so that nobody has to make one to find out."""
