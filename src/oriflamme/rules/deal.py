"""What is decided before the first card: the kinds in play, the hands, the first player, the rounds."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from oriflamme.rules.bits import bit, count
from oriflamme.rules.board import ASIDE, FEWEST_SEATS, HAND, NOBODY, ROUNDS_AT_MOST, SEATS, Listener
from oriflamme.rules.catalogue import CARDS, some_of
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.state import State


class Deal:
    """A complete deal, for the usual game or a smaller one for study."""

    def __init__(
        self, kinds: i64, hands: list[int], asides: list[int], first: i64, rounds: i64 = USUAL.rounds
    ) -> None:
        self.kinds = kinds
        self.hands = hands
        self.asides = asides
        self.first = first
        self.rounds = rounds

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return (
            self.kinds == other.kinds
            and self.hands == other.hands
            and self.asides == other.asides
            and self.first == other.first
            and self.rounds == other.rounds
        )

    def __hash__(self) -> int:
        return hash((self.kinds, tuple(self.hands), tuple(self.asides), self.first, self.rounds))

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.kinds, self.hands, self.asides, self.first, self.rounds)

    def __repr__(self) -> str:
        return f"Deal({self.kinds}, {self.hands}, {self.asides}, {self.first}, {self.rounds})"

    def problems(self) -> list[str]:
        """What makes this deal unplayable, in words."""
        found: list[str] = []
        seats = len(self.hands)
        if not FEWEST_SEATS <= seats <= SEATS:
            found.append(f"{seats} families: there must be {FEWEST_SEATS} to {SEATS}")
        if len(self.asides) != seats:
            found.append(f"{len(self.asides)} families with cards set aside, {seats} with hands")
        if self.kinds <= 0 or self.kinds >= bit(len(CARDS)):
            found.append("the kinds in play are not among the cards there are")
        if not 0 <= self.first < seats:
            found.append("the first player is none of the families")
        for seat, (hand, aside) in enumerate(zip(self.hands, self.asides, strict=False)):
            if (hand | aside) & ~self.kinds != 0:
                found.append(f"family {seat + 1} has a card that is not in play")
            if hand & aside != 0:
                found.append(f"family {seat + 1} has a card both in hand and set aside")
            if self.kinds & ~(hand | aside) != 0:
                found.append(f"family {seat + 1} lacks a card that is in play")
            if count(hand) < self.rounds:
                found.append(f"family {seat + 1} has fewer cards in hand than there are rounds")
        if not 1 <= self.rounds <= ROUNDS_AT_MOST:
            found.append(f"{self.rounds} rounds: there must be 1 to {ROUNDS_AT_MOST}")
        return found

    def is_usual(self) -> bool:
        """Whether this is a deal of the usual game."""
        if len(self.hands) < USUAL.fewest_players or self.rounds != USUAL.rounds:
            return False
        for aside in self.asides:
            if count(aside) != USUAL.aside:
                return False
        return count(self.kinds) == USUAL.kinds()

    def start(self) -> State:
        """The game at its first decision. Raises ValueError for an unplayable deal."""
        return self.start_with(None)

    def start_with(self, listener: Listener | None) -> State:
        """The same, with a listener from the first event on."""
        problems = self.problems()
        if problems:
            raise ValueError("; ".join(problems))
        state = State()
        state.lay_out(len(self.hands), self.kinds, self.rounds)
        state.first = self.first
        for seat in range(len(self.hands)):
            state.families[HAND + seat] = self.hands[seat]
            state.families[ASIDE + seat] = self.asides[seat]
        state.listener = listener
        for seat in range(len(self.hands)):
            hand, aside = count(self.hands[seat]), count(self.asides[seat])
            state.tell("dealt", seat, NOBODY, NOBODY, hand, aside, "set-up")
        state.start_round()
        state.tell_question()
        return state


def draw_deal(
    seats: i64, kinds: i64, rng: Random, aside: i64 = USUAL.aside, rounds: i64 = USUAL.rounds
) -> Deal:
    """A random deal: each family sets some of the kinds aside and has the others in hand."""
    asides = [some_of(kinds, aside, rng) for _ in range(seats)]
    return Deal(kinds, [kinds ^ a for a in asides], asides, rng.randrange(seats), rounds)
