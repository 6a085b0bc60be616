"""A game, in words."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from librt.random import Random

from oriflamme import rules
from oriflamme.api.actions import UNPACKED, Action, did_you_mean, refusal
from oriflamme.api.observation import Observation
from oriflamme.api.record import FilePath, Record
from oriflamme.api.set_up import kinds_of, names_of, seed_of
from oriflamme.api.table import Table
from oriflamme.notation import record as notation
from oriflamme.notation.events import GameEvent, in_words
from oriflamme.notation.position import parse_position, position_text
from oriflamme.notation.words import NotationError, parse_action
from oriflamme.rules.catalogue import FAMILIES, draw_mixed
from oriflamme.rules.deal import Deal, draw_deal
from oriflamme.rules.events import Log
from oriflamme.rules.observation import observe
from oriflamme.rules.state import State


class Game(Table):
    """A game of Oriflamme. It waits for one family's decision, or is over.

    `players` is the number of families, 3 to 5, or a list of their names. `cards` is the set: `base`,
    `alliance`, `mixed` (ten kinds are drawn), or a list of ten kinds, six characters and four intrigues.
    The same `seed` gives the same deal, here and with `oriflamme play --seed`; without one it is random.

    `print(game)` draws the whole table, every hand included; `game.seen_by("R")` is what Red knows. Games
    can be copied, pickled and sent to other processes. Two are equal if everything on the table is the
    same.
    """

    __slots__ = ("_actions", "_further", "_origin")
    __module__ = "oriflamme"

    def __init__(
        self, players: int | Sequence[str] = 3, cards: str | Iterable[str] = "base", seed: int | None = None
    ) -> None:
        names = names_of(players)
        set_name, kinds = kinds_of(cards)
        rng = Random(seed_of(secrets.randbits(62) if seed is None else seed))
        deal = draw_deal(len(names), kinds or draw_mixed(rng), rng)
        self._origin: Deal | State = deal
        self._actions: list[int] = []
        self._further: dict[str, object] = {}
        self._lay(deal.start(), FAMILIES[: len(names)], names, set_name)

    # -- playing ---------------------------------------------------------------------------------

    @property
    def legal(self) -> list[Action]:
        """All actions of the asked family; empty when the game is over."""
        return list(map(UNPACKED.__getitem__, self._state.legal()))

    def play(self, action: str) -> None:
        """Carry out an action of the asked family, and play on to the next decision.

        The action is one of `legal`, or its text. A family's letter may come first, as in records. Raises
        IllegalAction, which says what would be legal; the game is then unchanged.
        """
        packed = action.packed if isinstance(action, Action) else self._read(action)
        try:
            self._state.apply(packed)
        except rules.IllegalAction:
            raise refusal(action, "", self.asked, self.legal) from None
        self._actions.append(packed)

    @property
    def actions(self) -> list[Action]:
        """All actions since the start of the game, or since the position from which it started."""
        return [UNPACKED[packed] for packed in self._actions]

    def _read(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"an action is one of `legal` or a text such as 'keep', not {text!r}")
        family, _, rest = text.strip().partition(" ")
        if family in self.families:
            if self.asked not in (family, None):
                raise refusal(text, f"{self.asked} is asked, not {family}", self.asked, self.legal)
            text = rest
        try:
            return parse_action(text)
        except NotationError as error:
            why = "" if did_you_mean(text, self.legal) else str(error)
            raise refusal(text, why, self.asked, self.legal) from None

    # -- looking ---------------------------------------------------------------------------------

    def seen_by(self, family: str | None, history: bool = False) -> Observation:
        """Everything that this family knows; None is a spectator. With `history` it also has the `events`
        that the family has seen, for which the game is replayed."""
        packed = observe(self._state, self._viewer(family))
        if history:
            packed.history = self._log().heard_by(packed.viewer)
        return Observation(packed, self._seating, list(self.names.values()))

    @property
    def events(self) -> list[GameEvent]:
        """Everything that has happened since the start, with nothing hidden. Each event is an object of
        its own class in `oriflamme.events`. The game is replayed to collect them."""
        return [in_words(event, self._seating) for event in self._log().events]

    def _log(self) -> Log:
        log = Log()
        if isinstance(self._origin, Deal):
            state = self._origin.start_with(log)
        else:
            state = self._origin.clone()
            state.listener = log
            state.tell_question()
        for packed in self._actions:
            state.take(packed)
        return log

    @property
    def packed(self) -> State:
        """A copy of the engine's state, in integers, for code that must be fast."""
        return self._state.clone()

    # -- keeping ---------------------------------------------------------------------------------

    def line(self) -> str:
        """Everything on the table as one line of the notation."""
        return position_text(self._state, self._seating)

    @classmethod
    def from_line(cls, line: str) -> Game:
        """The game from the output of `line`, or from a position written by hand. Raises ValueError."""
        return cls.of(*parse_position(line))

    @classmethod
    def of(cls, packed: State, families: str = "") -> Game:
        """The game from a state of the engine. `families` are those at the table; by default the usual
        ones."""
        game = cls.__new__(cls)
        game._origin, game._actions, game._further = packed.clone(), [], {}
        game._lay(packed.clone(), families or FAMILIES[: packed.seats])
        return game

    def record(self) -> Record:
        """A record of the game so far."""
        if not isinstance(self._origin, Deal):
            raise ValueError("this game began in the middle, so there is no record of it; `line` keeps it")
        names = {str(family): name for family, name in self.names.items()}
        return Record.of(
            notation.Record(str(self.set), names, self._origin, list(self._actions), dict(self._further))
        )

    @classmethod
    def from_record(cls, record: Record, actions: int | None = None) -> Game:
        """The game after all actions of a record, or after the first few."""
        written = record._record
        game = cls.__new__(cls)
        game._origin, game._further = written.deal, dict(written.further)
        game._actions = written.actions[:actions]
        state = notation.replay(written, actions)
        game._lay(state, written.seating, list(written.names.values()), written.set_name)
        return game

    @classmethod
    def load(cls, path: FilePath) -> Game:
        """The game from a record in a file, after its last action. Raises OSError or ValueError."""
        return cls.from_record(Record.load(path))

    def copy(self) -> Game:
        """An independent copy."""
        twin = Game.__new__(Game)
        twin._state = self._state.clone()
        twin.families, twin.names, twin.set = self.families, dict(self.names), self.set
        twin._origin, twin._actions, twin._further = self._origin, list(self._actions), dict(self._further)
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, Game) else NotImplemented

    def __repr__(self) -> str:
        return f"<Game: {self._stands()}>"

    def __str__(self) -> str:
        from oriflamme.drawing.plain import game_text  # slow to load, and most programs print none

        return game_text(self._state, list(self.names.values()), self._seating)
