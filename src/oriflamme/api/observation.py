"""What one family, or a spectator, knows of a game."""

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
    """All that one family, or a spectator, knows of a game, and nothing else.

    It reads like the `Game` itself, with `_` for whatever the viewer may not know. It does not change when
    the game goes on. `print(seen)` draws the table.
    """

    __slots__ = ("_seen",)
    __module__ = "oriflamme"

    def __init__(self, packed: rules.Observation, families: str = "", names: Sequence[str] = ()) -> None:
        """From an observation of the engine; `families` are those at the table, else the usual."""
        self._seen = packed
        self._lay(packed.seen, families or FAMILIES[: packed.seen.seats], names)

    @classmethod
    def from_line(cls, line: str) -> Observation:
        """From what `line` wrote. Raises ValueError, which says what is wrong with it."""
        packed, seating = parse_observation(line)
        return cls(packed, seating)

    def line(self) -> str:
        """As one line of the notation."""
        return observation_text(self._seen, self._seating)

    @property
    def packed(self) -> rules.Observation:
        """The same as the engine has it, in integers: a copy."""
        return self._seen.__copy__()

    @property
    def family(self) -> Family | None:
        """Whose eyes these are; None for a spectator."""
        return None if self._seen.viewer == NOBODY else self.families[self._seen.viewer]

    @property
    def events(self) -> list[GameEvent]:
        """What the viewer has heard of the game, where that was asked for: `seen_by(…, history=True)`, or a
        bot with `wants_history = True`. Each event is an object of a class of its own in
        `oriflamme.events`; what the viewer may not know is None in it."""
        return [in_words(event, self._seating) for event in self._seen.history]

    @property
    def legal(self) -> list[Action]:
        """What the viewer may do now; nothing when another family is asked."""
        return list(map(UNPACKED.__getitem__, self._seen.legal()))

    def imagine(self, rng: Random | random.Random) -> Game:
        """A complete game that fits all that the viewer knows, each as likely as any other."""
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
    """The engine's own generator; Python's is asked for its seed."""
    return Random(rng.getrandbits(62)) if isinstance(rng, random.Random) else rng
