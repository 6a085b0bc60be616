"""The public interface of the library: the game in words, as `import oriflamme` offers it.

It is a thin layer. Every rule, position and result comes from the packages below and is only put into words
here. It is plain Python, so `help()` works whether the rules are compiled or not.
"""

from librt.random import Random

from oriflamme.api.actions import Action, IllegalAction
from oriflamme.api.bots import Bot, bot
from oriflamme.api.cards import Card
from oriflamme.api.game import Game
from oriflamme.api.matches import Results, Score, play
from oriflamme.api.observation import Observation
from oriflamme.api.record import Record
from oriflamme.api.words import FAMILIES, KINDS, SETS, Family, Kind, Set
from oriflamme.notation.events import Event
from oriflamme.review.shape import Review

__all__ = [
    "FAMILIES",
    "KINDS",
    "SETS",
    "Action",
    "Bot",
    "Card",
    "Event",
    "Family",
    "Game",
    "IllegalAction",
    "Kind",
    "Observation",
    "Random",
    "Record",
    "Results",
    "Review",
    "Score",
    "Set",
    "bot",
    "play",
]
