"""A game in progress: rounds, placement, activation, and the open decision."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from oriflamme.rules.actions import (
    ALONE,
    FIRST,
    FIRST_OPTION,
    GAP,
    KEEP,
    KIND,
    KIND_AT,
    LAST,
    LAST_OPTION,
    NOTHING,
    NUMBER,
    PLACE,
    REVEAL,
    VERB_AT,
    action,
    kind_of_placement,
    number_of,
    placement,
    verb_of,
)
from oriflamme.rules.bits import bit, count, lowest, nth, numbers
from oriflamme.rules.board import (
    ASLEEP,
    BENEATH_AT,
    FAMILY_ROOM,
    HAND,
    HANDLE_AT,
    KINDS_AT_MOST,
    KNOWN,
    KNOWN_IN_HAND,
    LYING,
    NOBODY,
    OPEN,
    RESERVE,
    ROW_ROOM,
    SEAT_AT,
    STOCK,
    TOKENS,
    Board,
)
from oriflamme.rules.catalogue import CARDS, FAMILIES, RESERVABLE
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.problems import problems
from oriflamme.rules.scoring import scores_of


class IllegalAction(ValueError):
    """An action that the open decision does not offer."""


class State(Board):
    """The complete state of a game. `question` is NOTHING exactly when the game is over."""

    def __init__(self) -> None:
        super().__init__(CARDS)

    def lay_out(self, seats: i64, kinds: i64, rounds: i64) -> None:
        """Set up an empty table with the initial stock of each family."""
        self.row = numbers(ROW_ROOM, NOBODY)
        self.lies = numbers(seats * KINDS_AT_MOST, 0)
        self.families = numbers(FAMILY_ROOM, 0)
        self.seats = seats
        self.kinds = kinds
        self.rounds = rounds
        self.round = 1
        for seat in range(seats):
            self.families[STOCK + seat] = USUAL.influence

    def clone(self) -> State:
        """An independent copy, without the listener."""
        copy = State()
        copy.row = self.row[:]
        copy.lies = self.lies[:]
        copy.families = self.families[:]
        copy.seats = self.seats
        copy.kinds = self.kinds
        copy.rounds = self.rounds
        copy.round = self.round
        copy.first = self.first
        copy.placed = self.placed
        copy.length = self.length
        copy.pool = self.pool
        copy.plays = self.plays
        copy.at = self.at
        copy.acting = self.acting
        copy.gone = self.gone
        copy.text = self.text
        copy.moving = self.moving
        copy.sleepers = self.sleepers
        copy.question = self.question
        copy.asked = self.asked
        copy.options = self.options
        copy.more_options = self.more_options
        return copy

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle. Like a copy, it leaves out the listener."""
        return restored, (*self.facts(), self.sleepers)

    def __repr__(self) -> str:
        asked = "over" if self.question == NOTHING else f"seat {self.asked} is asked"
        return f"<State: {self.seats} seats, round {self.round} of {self.rounds}, {asked}>"

    def facts(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Everything, to compare two states: the row, the cards, the families, the rest. (`sleepers` is
        left out: it only saves a search.)"""
        row = [self.row[position] for position in range(self.length + 2)]
        lies = [self.lies[card] for card in range(len(self.lies))]
        families = [self.families[i] for i in range(len(self.families))]
        rest = [
            self.seats, self.kinds, self.rounds, self.round, self.first, self.placed, self.length,
            self.pool, self.plays, self.at, self.acting, int(self.gone), self.text, self.moving,
            self.question, self.asked, self.options, self.more_options,
        ]  # fmt: skip
        return row, lies, families, rest

    def problems(self, families: str = FAMILIES) -> list[str]:
        """What is wrong with this state, in words; empty for every state of a real game."""
        return problems(self, families)

    # -- the decision that is open ---------------------------------------------------------------

    def legal_count(self) -> i64:
        """How many actions the open decision offers."""
        if self.question == PLACE:
            return count(self.options) * count(self.more_options)
        return count(self.options) + count(self.more_options)

    def legal_at(self, i: i64) -> i64:
        """The i-th of them, from 0."""
        options = count(self.options)
        if self.question == PLACE:
            place = i // options
            return placement(nth(self.options, i - place * options), nth(self.more_options, place))
        if i < options:
            return action(self.question, nth(self.options, i))
        return action(self.question + 1, nth(self.more_options, i - options))

    def random_action(self, rng: Random) -> i64:
        """One of them, all with the same probability."""
        question, more_options = self.question, self.more_options
        if question == KEEP:  # by far the most frequent question, so it is answered first
            if more_options == 0 or rng.randrange(2) == 0:
                return KEEP << VERB_AT
            return REVEAL << VERB_AT
        options = self.options
        n = count(options)
        if question == PLACE:
            where = nth(more_options, rng.randrange(count(more_options)))
            return PLACE << VERB_AT | nth(options, rng.randrange(n)) << KIND_AT | where
        i = rng.randrange(n + count(more_options))
        if i < n:
            return question << VERB_AT | nth(options, i)
        return question + 1 << VERB_AT | nth(more_options, i - n)

    def legal(self) -> list[int]:
        """All of them."""
        found: list[int] = []
        options, more_options = self.options, self.more_options
        if self.question == PLACE:
            while more_options != 0:
                where = lowest(more_options)
                options = self.options
                while options != 0:
                    found.append(placement(lowest(options), where))
                    options &= options - 1
                more_options &= more_options - 1
            return found
        while options != 0:
            found.append(action(self.question, lowest(options)))
            options &= options - 1
        while more_options != 0:
            found.append(action(self.question + 1, lowest(more_options)))
            more_options &= more_options - 1
        return found

    def is_legal(self, action: i64) -> bool:
        """Whether the open decision offers this action."""
        verb, number = verb_of(action), number_of(action)
        if verb == NOTHING or number > LAST or action < 0:
            return False
        if self.question == PLACE:
            kind = kind_of_placement(action)
            return verb == PLACE and self.options & bit(kind) != 0 and self.more_options & bit(number) != 0
        if kind_of_placement(action) != 0:
            return False
        if verb == self.question:
            return self.options & bit(number) != 0
        return verb == self.question + 1 and self.more_options & bit(number) != 0

    def apply(self, action: i64) -> None:
        """Carry out an action of the seat that is asked, and play on to the next decision."""
        if not self.is_legal(action):
            raise IllegalAction(self.refusal(action))
        self.take(action)

    def refusal(self, action: i64) -> str:
        """Why an action is refused, in integers. Callers that read the notation say it in words."""
        if self.question == NOTHING:
            return f"action {action} comes after the end of the game"
        return (
            f"action {action} (verb {verb_of(action)}, number {number_of(action)}) is none of the "
            f"{self.legal_count()} that seat {self.asked} may choose from: {self.legal()}"
        )

    def take(self, action: i64) -> None:
        """The same for an action known to be legal."""
        verb, number = action >> VERB_AT, action & NUMBER
        self.question = NOTHING
        if verb == KEEP:
            self.lies[self.acting] += 1
            if self.listener is not None:
                tokens = self.tokens(self.acting)
                self.tell("kept", self.asked, self.acting, NOBODY, tokens, 0, "activation.keep")
            self.at += 1
            self.activate()
        elif verb == PLACE:
            self.place(action >> KIND_AT & KIND, number)
        else:
            if verb == REVEAL:
                self.reveal()
            else:
                self.choice(verb, number)
            if self.question == NOTHING:
                if not self.gone:
                    self.at += 1
                self.activate()
        if self.listener is not None:
            self.tell_question()

    def tell_question(self) -> None:
        if self.question != NOTHING:
            moving = self.moving if self.question == GAP else 0
            self.tell("asked", self.asked, self.acting, NOBODY, self.question, moving, "decision")

    # -- placement -------------------------------------------------------------------------------

    def start_round(self) -> None:
        self.tell("round-started", self.first, NOBODY, NOBODY, self.round, 0, "round.start")
        self.reserves_pay(False)
        self.placed = 0
        self.ask_placement()

    def ask_placement(self) -> None:
        seat = self.first + self.placed
        if seat >= self.seats:
            seat -= self.seats
        self.question = PLACE
        self.asked = seat
        self.options = self.families[HAND + seat]
        self.more_options = FIRST_OPTION
        if self.length > 0:
            self.more_options |= self.slots_of(seat) | LAST_OPTION

    def place(self, kind: i64, where: i64) -> None:
        seat = self.asked
        card = seat << SEAT_AT | kind
        self.families[HAND + seat] ^= bit(kind)
        self.plays += 1
        self.lies[card] = self.plays << HANDLE_AT
        if where == FIRST:
            self.insert(card, 0)
        elif where == LAST:
            self.insert(card, self.length)
        else:
            self.lies[card] |= (self.row[where] + 1) << BENEATH_AT
            self.row[where] = card
        if self.listener is not None:
            self.tell("placed", seat, card, self.beneath(card), where, 0, "placement")
        self.placed += 1
        if self.placed < self.seats:
            self.ask_placement()
        else:
            self.at = 1
            self.activate()

    # -- activation ------------------------------------------------------------------------------

    def activate(self) -> None:
        """Play the row on from `at` until somebody is asked or the round is over."""
        while self.at <= self.length:
            card = self.row[self.at]
            lies = self.lies[card]
            if lies & ASLEEP != 0:
                self.at += 1
                continue
            self.acting = card
            self.text = kind = card & KIND
            self.gone = False
            if self.listener is not None:
                self.tell("acts", card >> SEAT_AT, card, NOBODY, self.at, 0, "activation")
            if lies & OPEN == 0:
                self.question = KEEP
                self.asked = card >> SEAT_AT
                self.options = ALONE
                self.more_options = ALONE if CARDS[kind].may_reveal(self, card) else 0
                return
            CARDS[kind].act(self)
            if self.question != NOTHING:
                return
            if not self.gone:
                self.at += 1
        self.end_round()

    def reveal(self) -> None:
        card = self.acting
        if self.families[KNOWN_IN_HAND + (card >> SEAT_AT)] != 0:
            self.show(card)
        self.lies[card] = self.lies[card] & LYING & ~KNOWN | OPEN
        if self.listener is not None:
            self.tell("revealed", card >> SEAT_AT, card, NOBODY, 0, 0, "activation.reveal")
        text = CARDS[card & KIND]
        tokens = self.lies[card] & TOKENS
        if tokens > 0:
            text.take_tokens(self, tokens)
        text.act(self)

    def end_round(self) -> None:
        self.at = 0
        self.acting = NOBODY
        self.gone = False
        self.text = 0
        if self.sleepers:
            self.wake()
        if self.round == self.rounds:
            self.reserves_pay(True)
            self.asked = NOBODY
            self.options = 0
            self.more_options = 0
            if self.listener is not None:
                winners: i64 = 0
                for seat in self.winners():
                    winners |= bit(seat)
                self.tell("game-over", NOBODY, NOBODY, NOBODY, winners, 0, "end")
            return
        self.round += 1
        self.first += 1
        if self.first == self.seats:
            self.first = 0
        self.start_round()

    def wake(self) -> None:
        """Cards that did not act this round will act in the next."""
        self.sleepers = False
        for position in range(1, self.length + 1):
            card = self.row[position]
            while card != NOBODY:
                self.lies[card] &= ~ASLEEP
                card = self.beneath(card)

    def reserves_pay(self, game_over: bool) -> None:
        if self.kinds & RESERVABLE == 0:
            return
        for seat in range(self.seats):
            reserve = self.families[RESERVE + seat]
            while reserve != 0:
                kind = lowest(reserve)
                CARDS[kind].pays_in_reserve(self, seat << SEAT_AT | kind, game_over)
                reserve &= reserve - 1

    def winners(self) -> list[int]:
        """The seats with the most influence, then the most top cards in the row. If level, they share."""
        return scores_of(self).winners()


def restored(
    row: list[int], lies: list[int], families: list[int], rest: list[int], sleepers: bool
) -> State:
    """The state with these facts."""
    state = State()
    state.lay_out(rest[0], rest[1], rest[2])
    for position in range(len(row)):
        state.row[position] = row[position]
    for card in range(len(lies)):
        state.lies[card] = lies[card]
    for i in range(len(families)):
        state.families[i] = families[i]
    state.round, state.first, state.placed, state.length = rest[3], rest[4], rest[5], rest[6]
    state.pool, state.plays, state.at, state.acting = rest[7], rest[8], rest[9], rest[10]
    state.gone, state.text, state.moving = rest[11] != 0, rest[12], rest[13]
    state.question, state.asked, state.options, state.more_options = rest[14], rest[15], rest[16], rest[17]
    state.sleepers = sleepers
    return state
