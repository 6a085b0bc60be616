"""Environments for learning programs. They need NumPy: `pip install "oriflamme[envs]"`.

`Batch` plays thousands of games at once. `oriflamme.envs.oriflamme_v1` is the environment for PettingZoo,
`oriflamme.envs.open_spiel` the game for OpenSpiel.
"""

from oriflamme.bots.core.encoder import ACTION_SIZE, HIDDEN_SIZE, SIZE, VERSION
from oriflamme.envs.core.numbering import ACTIONS

try:
    from oriflamme.envs.batch import Batch, Turn
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise ModuleNotFoundError(
        'the environments need NumPy: pip install "oriflamme[envs]"', name="numpy"
    ) from None

__all__ = ["ACTIONS", "ACTION_SIZE", "HIDDEN_SIZE", "SIZE", "VERSION", "Batch", "Turn"]
