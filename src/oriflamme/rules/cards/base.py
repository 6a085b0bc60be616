"""The base set."""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.actions import GAP, TARGET
from oriflamme.rules.bits import bit
from oriflamme.rules.board import NOBODY, Board, kind_of, seat_of
from oriflamme.rules.card import Card


class Archer(Card):
    """Eliminates the first or the last card of the row, which may be itself."""

    slug = "archer"
    eliminates = True

    def act(self, board: Board) -> None:
        board.choose(bit(1) | bit(board.length))

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        board.eliminate(number)


class Soldier(Card):
    """Eliminates an adjacent card."""

    slug = "soldier"
    eliminates = True

    def act(self, board: Board) -> None:
        board.choose(board.adjacent())

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        board.eliminate(number)


class Spy(Card):
    """Takes 1 influence from the stock of an adjacent card's owner."""

    slug = "spy"

    def act(self, board: Board) -> None:
        board.choose(board.adjacent())

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        board.rob(number, "spy.takes")


class Heir(Card):
    """Gains 2 if no other open card has the same name as the acting card."""

    slug = "heir"
    earns = True

    def act(self, board: Board) -> None:
        others = board.opened_of_kind(kind_of(board.acting)) & ~bit(board.at)
        board.gain(2 if others == 0 else 0, "heir.alone")


class Shapeshifter(Card):
    """Does the ability of an adjacent open character as if its text stood here."""

    slug = "shapeshifter"

    def act(self, board: Board) -> None:
        board.choose(board.open_characters(board.adjacent()))

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        copied = kind_of(board.row[number])
        board.copy(number, "shapeshifter.copy")
        if copied != self.kind:
            board.cards[copied].act(board)
        else:
            board.no_effect("shapeshifter.shapeshifter")


class Lord(Card):
    """Gains 1, and 1 for each adjacent slot of the own family."""

    slug = "lord"
    earns = True

    def act(self, board: Board) -> None:
        family = board.actor()
        gain: i64 = 1
        # beyond the ends stands NOBODY, who is of no family
        if seat_of(board.row[board.at - 1]) == family:
            gain += 1
        if seat_of(board.row[board.at + 1]) == family:
            gain += 1
        board.gain(gain, "lord.neighbours")


class Assassination(Card):
    """Eliminates any card of the row, then is discarded."""

    slug = "assassination"
    character = False
    eliminates = True

    def act(self, board: Board) -> None:
        board.choose(board.everywhere())

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        board.eliminate(number)
        board.discard("assassination.discard")


class RoyalDecree(Card):
    """Moves any other card to any gap of the row, then is discarded."""

    slug = "royal-decree"
    character = False

    def act(self, board: Board) -> None:
        if board.length == 1:
            board.discard("royal-decree.discard")
        else:
            board.choose(board.everywhere() & ~bit(board.at))

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        if verb == TARGET:
            board.moving = number
            gaps = board.everywhere() | bit(0)
            if board.beneath(board.row[number]) == NOBODY:
                gaps &= ~(bit(number - 1) | bit(number))  # where it stands already
            board.ask(GAP, gaps, 0)
        else:
            board.move(board.moving, number, "royal-decree.move")
            board.discard("royal-decree.discard")


class Ambush(Card):
    """Revealed, gains 1; eliminated by another family, gains 4 and the attacking card is discarded."""

    slug = "ambush"
    character = False
    punishes = True

    def take_tokens(self, board: Board, tokens: i64) -> None:
        board.lose_tokens(board.acting, tokens, board.acting, "ambush.tokens")

    def act(self, board: Board) -> None:
        board.gain(1, "ambush.revealed")
        board.discard("ambush.discard")

    def eliminated(self, board: Board, card: i64) -> None:
        board.pay_against(card, 4, "ambush.eliminated")
        board.discard("ambush.attacker")


class Conspiracy(Card):
    """Gains twice its tokens, then is discarded."""

    slug = "conspiracy"
    character = False

    def take_tokens(self, board: Board, tokens: i64) -> None:
        board.collect_tokens(2 * tokens, "conspiracy.twice")

    def act(self, board: Board) -> None:
        board.discard("conspiracy.discard")


CARDS: list[Card] = [
    Archer(), Soldier(), Spy(), Heir(), Shapeshifter(), Lord(),
    Assassination(), RoyalDecree(), Ambush(), Conspiracy(),
]  # fmt: skip
