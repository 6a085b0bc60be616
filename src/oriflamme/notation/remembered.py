"""What a seat sees and has heard, as text: an observation's line, and a second one for its history.

Processes ask each other's bots with it. People read the first line only.
"""

from __future__ import annotations

import msgspec

from oriflamme.notation.position import observation_text, parse_observation
from oriflamme.rules.events import What, restored_event
from oriflamme.rules.observation import Observation

_HISTORY = msgspec.json.Decoder(list[tuple[What, int, str, list[int]]])


def remembered_text(observation: Observation, seating: str) -> str:
    """The opposite of `parse_remembered`."""
    line = observation_text(observation, seating)
    if not observation.history:
        return line
    history = [event.__reduce__()[1] for event in observation.history]
    return f"{line}\n{msgspec.json.encode(history).decode()}"


def parse_remembered(text: str) -> tuple[Observation, str]:
    """The observation with its history, and the seating."""
    line, _, history = text.partition("\n")
    observation, seating = parse_observation(line)
    if history:
        observation.history = [restored_event(*facts) for facts in _HISTORY.decode(history)]
    return observation, seating
