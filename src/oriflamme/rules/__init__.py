"""The rules of the game and nothing else.

This package may import only the standard library and mypyc's runtime (librt). It has no input or output,
no clock and no log. All modules are typed Python, which mypyc compiles if there is a C compiler. They work
with integers; `oriflamme.notation` turns these into words.
"""

from librt.random import Random

from oriflamme.rules.board import NOBODY
from oriflamme.rules.catalogue import ALLIANCE, BASE, CARDS, FAMILIES, KINDS, SETS, draw_mixed
from oriflamme.rules.deal import Deal, draw_deal
from oriflamme.rules.events import Event, Log
from oriflamme.rules.follow import Follower
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.state import IllegalAction, State
from oriflamme.rules.world import Worlds

worlds = Worlds
"""`worlds(observation).sample(rng)`: a complete game that fits what was seen."""

__all__ = [
    "ALLIANCE",
    "BASE",
    "CARDS",
    "FAMILIES",
    "KINDS",
    "NOBODY",
    "SETS",
    "Deal",
    "Event",
    "Follower",
    "IllegalAction",
    "Log",
    "Observation",
    "Random",
    "State",
    "Worlds",
    "draw_deal",
    "draw_mixed",
    "observe",
    "worlds",
]
