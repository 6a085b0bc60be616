"""Actions: texts of the notation that know their parts."""

from __future__ import annotations

from collections.abc import Sequence

from oriflamme import rules
from oriflamme.api.words import KINDS, Kind, Word
from oriflamme.notation.words import NotationError, action_text, closest, parse_action
from oriflamme.rules.actions import PLACE, SWAP, kind_of_placement, number_of, verb_of

MOST_LISTED = 24
"""How many legal actions a message lists. More are rare, but a hand and a long row give dozens."""


class Action(Word):
    """Something that a family may do, such as `place archer first`, `keep` or `target 3`.

    It is a text of the notation and equal to it: `"keep" in game.legal`. There is one object for each
    action, so comparing and looking up is fast. Raises ValueError for text that is not an action.
    """

    __slots__ = ("packed",)
    __module__ = "oriflamme"

    packed: int
    """The integer that the engine uses for it."""

    def __new__(cls, text: str) -> Action:
        action = UNPACKED[parse_action(text)]
        if action != " ".join(text.split()):
            raise NotationError(f"'{text}': no row is so long")
        return action

    @classmethod
    def of(cls, packed: int) -> Action:
        """The action for an integer of the engine."""
        return UNPACKED[packed]

    @property
    def verb(self) -> str:
        """Its first word: `place`, `keep`, `reveal`, `target` and so on."""
        return self.partition(" ")[0]

    @property
    def kind(self) -> Kind | None:
        """The kind of card that it places or swaps in, otherwise None."""
        verb = verb_of(self.packed)
        if verb == PLACE:
            return KINDS[kind_of_placement(self.packed)]
        return KINDS[number_of(self.packed)] if verb == SWAP else None

    @property
    def number(self) -> int | None:
        """The position or the gap that it names; None if it names none, as in `keep` or `place archer
        first`."""
        last = self.rpartition(" ")[2]
        return int(last) if last.isdigit() else None

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


class _Unpacked(dict[int, Action]):
    """Every action that has been used so far, by its integer."""

    def __missing__(self, packed: int) -> Action:
        action = Word.__new__(Action, action_text(packed))
        action.packed = packed
        self[packed] = action
        return action


UNPACKED = _Unpacked()


class IllegalAction(rules.IllegalAction):
    """An action that is not legal now. The message says what would be; `legal` has all legal actions."""

    __module__ = "oriflamme"

    def __init__(self, message: str, legal: Sequence[Action] = ()) -> None:
        super().__init__(message)
        self.legal = list(legal)

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, list[Action]]]:
        return IllegalAction, (str(self), self.legal)


def refusal(said: str, why: str, asked: str | None, legal: Sequence[Action]) -> IllegalAction:
    """The error for an action, quoted as it was given. `why` is empty if the only reason is that it is not
    legal."""
    if asked is None:
        return IllegalAction(f"'{said}' is not legal: the game is over")
    listed = ", ".join(legal[:MOST_LISTED])
    if len(legal) > MOST_LISTED:
        listed += f" … ({len(legal)} in all)"
    problem = why or f"'{said}' is not legal now{did_you_mean(said, legal)}"
    end = "" if problem.endswith("?") else "."
    return IllegalAction(f"{problem}{end} Legal for {asked}: {listed}", legal)


def did_you_mean(said: str, legal: Sequence[Action]) -> str:
    """The legal action nearest to a text, as a question; empty if none is near."""
    near = closest(" ".join(said.split()), legal)
    return f"; did you mean '{near}'?" if near else ""
