"""The Alliance set."""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.actions import ALONE, CONFER, ELIMINATE, REPORT, VERDICT, WITHDRAW
from oriflamme.rules.bits import bit, count, lowest
from oriflamme.rules.board import HAND, Board, card_of, seat_of
from oriflamme.rules.card import Card


class Empress(Card):
    """Gains 2; puts 1 token on a closed card of an opponent."""

    slug = "empress"
    earns = True

    def act(self, board: Board) -> None:
        board.gain(2, "empress.gain")
        closed = board.closed(board.opponents())
        if closed != 0:
            board.choose(closed)

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        board.give_tokens(board.row[number], 1, "empress.gift")


class Fanatic(Card):
    """Gains 1, and 1 more if the family has no other open card."""

    slug = "fanatic"
    earns = True

    def act(self, board: Board) -> None:
        others = board.own() & ~bit(board.at)
        if board.opened(others) == 0:
            board.gain(2, "fanatic.alone")
        else:
            board.gain(1, "fanatic.gain")


class Informer(Card):
    """Gains what lies on the adjacent closed cards of other families, or changes places with a hand
    card, which lies closed and does not act this round."""

    slug = "informer"

    def act(self, board: Board) -> None:
        board.ask(REPORT, ALONE, board.families[HAND + board.actor()])

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        if verb == REPORT:
            beside = board.closed(board.adjacent() & board.opponents())
            board.gain(board.tokens_on(beside), "informer.report")
        else:
            board.swap(number, "informer.swap")


class Diplomat(Card):
    """Gains 1 and puts 2 tokens on another open Diplomat, or gains all its own and is discarded."""

    slug = "diplomat"
    earns = True

    def act(self, board: Board) -> None:
        others = board.opened_of_kind(self.kind) & ~bit(board.at)
        board.ask(CONFER, others if others != 0 else ALONE, ALONE)

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        if verb == WITHDRAW:
            board.gain(board.tokens(board.acting), "diplomat.withdraw")
            board.discard("diplomat.withdraw")
        else:
            board.gain(1, "diplomat.confer")
            if number != 0:
                board.give_tokens(board.row[number], 2, "diplomat.gift")


class Deserter(Card):
    """Eliminates an adjacent card, gaining 1 more for a character; then is discarded unless an open
    character is adjacent."""

    slug = "deserter"
    eliminates = True

    def act(self, board: Board) -> None:
        if board.length == 1:
            board.discard("deserter.discard")
        else:
            board.choose(board.adjacent())

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        board.eliminate(number)
        if board.open_characters(board.adjacent()) == 0:
            board.discard("deserter.discard")

    def has_eliminated(self, board: Board, victim: Card) -> None:
        if victim.character:
            board.gain(1, "deserter.character")


class Judge(Card):
    """Gains 1 and puts a verdict token on any card, or eliminates a card that bears one."""

    slug = "judge"
    eliminates = True

    def act(self, board: Board) -> None:
        anyone = board.everywhere() if board.pool > 0 else ALONE
        board.ask(VERDICT, anyone, board.convicted())

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        if verb == ELIMINATE:
            board.eliminate(number)
        else:
            board.gain(1, "judge.gain")
            if number != 0:
                board.put_verdict(number, "judge.verdict")


class Revolt(Card):
    """Revealed by throwing away one of its tokens, it eliminates both adjacent cards and is turned
    face down again."""

    slug = "revolt"
    character = False
    eliminates = True

    def may_reveal(self, board: Board, card: i64) -> bool:
        return board.tokens(card) > 0

    def take_tokens(self, board: Board, tokens: i64) -> None:
        board.collect_tokens(tokens - 1, "revolt.tokens")

    def act(self, board: Board) -> None:
        beside = board.adjacent()
        if beside & (beside - 1) != 0:
            board.eliminate_both(board.at - 1, board.at + 1)
        elif beside != 0:
            board.eliminate(lowest(beside))
        board.turn_down("revolt.turned-down")


class Extortion(Card):
    """Revealed, gains 1; eliminated by another family, gains 2 for each slot of that family, which
    throws away a token from each of its closed cards."""

    slug = "extortion"
    character = False
    punishes = True

    def take_tokens(self, board: Board, tokens: i64) -> None:
        board.lose_tokens(board.acting, tokens, board.acting, "extortion.tokens")

    def act(self, board: Board) -> None:
        board.gain(1, "extortion.revealed")
        board.discard("extortion.discard")

    def eliminated(self, board: Board, card: i64) -> None:
        theirs = board.slots_of(board.actor())
        board.pay_against(card, 2 * count(theirs), "extortion.eliminated")
        theirs = board.closed(theirs)
        while theirs != 0:
            victim = board.row[lowest(theirs)]
            if board.tokens(victim) > 0:
                board.lose_tokens(victim, 1, card, "extortion.thrown-away")
            theirs &= theirs - 1


class Infiltration(Card):
    """Puts 1 token on each closed card of the family and is reserved; from then on 2 more for every
    closed card the family eliminates."""

    slug = "infiltration"
    character = False
    reserved = True

    def act(self, board: Board) -> None:
        mine = board.closed(board.own())
        while mine != 0:
            board.give_tokens(board.row[lowest(mine)], 1, "infiltration.tokens")
            mine &= mine - 1
        board.reserve("infiltration.reserve")

    def reserved_eliminates(self, board: Board, was_open: bool) -> None:
        if not was_open:
            board.pay(card_of(board.actor(), self.kind), 2, "infiltration.closed")


class Deal(Card):
    """Reserved with its tokens on it, it pays as much each later round and at the end."""

    slug = "deal"
    character = False
    reserved = True

    def take_tokens(self, board: Board, tokens: i64) -> None:
        pass  # they stay on it

    def act(self, board: Board) -> None:
        board.reserve("deal.reserve")

    def pays_in_reserve(self, board: Board, card: i64, game_over: bool) -> None:
        if game_over or board.slots_of(seat_of(card)) != 0:
            board.pay(card, board.tokens(card), "deal.end" if game_over else "deal.income")


CARDS: list[Card] = [
    Empress(), Fanatic(), Informer(), Diplomat(), Deserter(), Judge(),
    Revolt(), Extortion(), Infiltration(), Deal(),
]  # fmt: skip
