"""The card game Oriflamme: its rules, its notation and its bots.

Start with `Game`, or with the tutorial in the documentation:

    import oriflamme
    game = oriflamme.Game(players=3, cards="base", seed=7)
    game.play("place archer first")
    print(game.seen_by("R"))

`oriflamme.rules` is the engine underneath, in integers. With ORIFLAMME_PURE=1 in the environment,
everything runs uncompiled.
"""

import os
from typing import TYPE_CHECKING

__version__ = "0.1.0"

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

if os.environ.get("ORIFLAMME_PURE", "0") not in ("", "0"):
    from oriflamme import _pure

    _pure.install()

if TYPE_CHECKING:
    from oriflamme.api import (
        FAMILIES,
        KINDS,
        SETS,
        Action,
        Bot,
        Card,
        Event,
        Family,
        Game,
        IllegalAction,
        Kind,
        Observation,
        Random,
        Record,
        Results,
        Review,
        Score,
        Set,
        bot,
        play,
    )
else:  # read when first wanted: the commands and the server do without

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'oriflamme' has no attribute {name!r}")
        from oriflamme import api

        return globals().setdefault(name, getattr(api, name))

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
