"""What lies on a table, in words. `Game` and `Observation` have this in common."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from oriflamme.api.cards import Card, laid
from oriflamme.api.words import KINDS, UNKNOWN, Family, Kind, Set, kinds_in, nearest_family, set_of
from oriflamme.notation.cards import row_text
from oriflamme.notation.position import phase_of
from oriflamme.notation.words import QUESTIONS, NotationError
from oriflamme.rules import board as b
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.bits import members_of
from oriflamme.rules.state import State


class Table:
    """What lies on a table. Reading an attribute takes a few microseconds; nothing is cached."""

    __slots__ = ("_state", "families", "names", "set")

    families: tuple[Family, ...]
    """The families at the table, in the order of their seats."""

    names: dict[str, str]
    """The players' names by family; by default the colours, such as `Red`."""

    set: Set
    """The set of cards it is played with."""

    def _lay(
        self, state: State, seating: Sequence[str], names: Sequence[str] = (), cards: str = ""
    ) -> None:
        self._state = state
        self.families = tuple(map(Family, seating))
        called = names or [family.colour.capitalize() for family in self.families]
        self.names = dict(zip(self.families, called, strict=True))
        self.set = Set(cards) if cards else set_of(state.kinds)

    # -- where the game stands -------------------------------------------------------------------

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        return self._state.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self._state.rounds

    @property
    def phase(self) -> str:
        """`placement`, `activation` or `over`."""
        return phase_of(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.question == NOTHING

    @property
    def first(self) -> Family:
        """The first player of this round."""
        return self.families[self._state.first]

    @property
    def asked(self) -> Family | None:
        """The family that is asked for a decision; None when the game is over."""
        return None if self._state.question == NOTHING else self.families[self._state.asked]

    @property
    def question(self) -> str | None:
        """The question, named by the first word of the answer: `place`, `keep` (or reveal), `target`,
        `gap`, `report` (or swap), `confer` (or withdraw), `verdict` (or eliminate); None when the game is
        over."""
        return QUESTIONS.get(self._state.question)

    @property
    def at(self) -> int | None:
        """The position of the acting card, from 1; None outside the activation."""
        return self._state.at or None

    @property
    def winners(self) -> list[Family]:
        """The winners; several if they share the victory, empty before the end."""
        return [self.families[seat] for seat in self._state.winners()] if self.over else []

    # -- what lies there -------------------------------------------------------------------------

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of card in play, each once in every family."""
        return kinds_in(self._state.kinds)

    @property
    def row(self) -> list[Card]:
        """The row, in the order of activation; each card with everything beneath it."""
        return [laid(stack) for stack in row_text(self._state, self._seating)]

    @property
    def acting(self) -> Card | None:
        """The acting card, at position `at`; None outside the activation."""
        return self.row[self._state.at - 1] if self._state.at else None

    @property
    def influence(self) -> dict[str, int]:
        """The influence in each family's stock."""
        return {family: self._state.families[b.STOCK + seat] for seat, family in self._seats()}

    @property
    def hands(self) -> dict[str, list[Kind]]:
        """The cards in each hand; `_` for a card that the viewer may not know."""
        return self._piles(b.HAND, b.HIDDEN_HAND)

    @property
    def aside(self) -> dict[str, list[Kind]]:
        """The cards that each family set aside; `_` for a card that the viewer may not know."""
        return self._piles(b.ASIDE, b.HIDDEN_ASIDE)

    @property
    def discards(self) -> dict[str, list[Kind]]:
        """The discard pile of each family."""
        return {family: self._pile(b.DISCARD + seat) for seat, family in self._seats()}

    @property
    def known(self) -> dict[str, list[Kind]]:
        """The kinds that went back to a hand openly, and since then are in the hand or closed in the
        row."""
        return {family: self._pile(b.KNOWN_IN_HAND + seat) for seat, family in self._seats()}

    @property
    def reserves(self) -> dict[str, dict[str, int]]:
        """The cards that each family has in reserve, with the tokens on them."""
        return {
            family: {
                KINDS[kind]: self._state.tokens(b.card_of(seat, kind))
                for kind in members_of(self._state.families[b.RESERVE + seat])
            }
            for seat, family in self._seats()
        }

    # -- inside ----------------------------------------------------------------------------------

    @property
    def _seating(self) -> str:
        return "".join(self.families)

    def _seats(self) -> enumerate[Family]:
        return enumerate(self.families)

    def _pile(self, pile: int) -> list[Kind]:
        return list(kinds_in(self._state.families[pile]))

    def _piles(self, pile: int, hidden: int) -> dict[str, list[Kind]]:
        hidden_cards = self._state.families
        return {
            family: self._pile(pile + seat) + [UNKNOWN] * hidden_cards[hidden + seat]
            for seat, family in self._seats()
        }

    def _viewer(self, family: str | None) -> int:
        """The seat of a family at this table; None is a spectator."""
        if family is None:
            return b.NOBODY
        if family not in self.families:
            raise NotationError(
                f"there is no family {family!r} here{nearest_family(family, self.families)}"
            )
        return self.families.index(Family(family))

    def _stands(self) -> str:
        """Where the game stands, for `repr`."""
        asked = "over" if self.over else f"{self.asked} is asked to {self.question}"
        return (
            f"{len(self.families)} families, {self.set} set, round {self.round} of {self.rounds}, {asked}"
        )

    def _facts(self) -> object:
        return self._seating, self._state.facts()


# Imagined games are made by the thousand, so what they share is made once.
@functools.cache
def _families(seating: str) -> tuple[Family, ...]:
    return tuple(map(Family, seating))


@functools.cache
def _colours(seating: str) -> list[str]:
    return [family.colour.capitalize() for family in _families(seating)]
