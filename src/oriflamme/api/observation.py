"""What one family or a spectator knows of a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.random import Random

from oriflamme import rules
from oriflamme.api.actions import UNPACKED, Action
from oriflamme.api.table import Table
from oriflamme.api.words import Family
from oriflamme.notation.events import GameEvent, in_words
from oriflamme.notation.position import observation_text, parse_observation
from oriflamme.rules.board import NOBODY
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.world import Worlds

if TYPE_CHECKING:
    from oriflamme.api.game import Game


class Observation(Table):
    """Everything that one family or a spectator knows of a game, and nothing else.

    It has the attributes of `Game`, with `_` for every card that the viewer may not know. It does not
    change when the game goes on. `print(seen)` draws the table.
    """

    __slots__ = ("_seen",)
    __module__ = "oriflamme"

    def __init__(self, packed: rules.Observation, families: str = "", names: Sequence[str] = ()) -> None:
        """From an observation of the engine. `families` are those at the table; by default the usual
        ones."""
        self._seen = packed
        self._lay(packed.seen, families or FAMILIES[: packed.seen.seats], names)

    @classmethod
    def from_line(cls, line: str) -> Observation:
        """The observation from the output of `line`. Raises ValueError, which says what is wrong."""
        packed, seating = parse_observation(line)
        return cls(packed, seating)

    def line(self) -> str:
        """As one line of the notation."""
        return observation_text(self._seen, self._seating)

    @property
    def packed(self) -> rules.Observation:
        """A copy of the engine's observation, in integers."""
        return self._seen.__copy__()

    @property
    def family(self) -> Family | None:
        """The family of the viewer; None for a spectator."""
        return None if self._seen.viewer == NOBODY else self.families[self._seen.viewer]

    @property
    def events(self) -> list[GameEvent]:
        """The events that the viewer has seen, if they were requested: by `seen_by(…, history=True)`, or
        by a bot with `wants_history = True`. Each event is an object of its own class in
        `oriflamme.events`. A field is None if the viewer may not know it."""
        return [in_words(event, self._seating) for event in self._seen.history]

    @property
    def legal(self) -> list[Action]:
        """All actions of the viewer now; empty when another family is asked."""
        return list(map(UNPACKED.__getitem__, self._seen.legal()))

    def imagine(self, rng: Random | random.Random) -> Game:
        """A random complete game that fits everything the viewer knows, all with the same probability."""
        from oriflamme.api.game import Game

        return Game.of(Worlds(self._seen).sample(generator(rng)), self._seating)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return (self._seen.viewer, self._facts()) == (other._seen.viewer, other._facts())

    def __repr__(self) -> str:
        return f"<Observation of {self.family or 'a spectator'}: {self._stands()}>"

    def __str__(self) -> str:
        from oriflamme.drawing.plain import observation_text as drawn  # slow to load

        return drawn(self._seen, list(self.names.values()), self._seating)

    def __copy__(self) -> Observation:
        return Observation(self.packed, self._seating, list(self.names.values()))

    def __deepcopy__(self, memo: object) -> Observation:
        return self.__copy__()


def generator(rng: Random | random.Random) -> Random:
    """The engine's generator. Python's generator is used to seed one."""
    return Random(rng.getrandbits(62)) if isinstance(rng, random.Random) else rng
