"""The base class of all cards: the moments at which a card's text can take effect."""

from __future__ import annotations

from mypy_extensions import i64

from oriflamme.rules.board import Board


class Card:
    """One kind of card. A subclass overrides the moments that its text mentions, and nothing else."""

    slug = ""
    character = True  # or an intrigue
    reserved = False  # whether its text puts it in reserve
    # these three balance a drawn set
    eliminates = False
    punishes = False  # the family that eliminates it
    earns = False  # influence, without attacking

    def __init__(self) -> None:
        self.kind: i64 = 0  # its number, given by the catalogue

    def may_reveal(self, board: Board, card: i64) -> bool:
        """Whether the owner of this closed card may reveal it."""
        return True

    def take_tokens(self, board: Board, tokens: i64) -> None:
        """It has been revealed with this many tokens on it."""
        board.collect_tokens(tokens, "reveal.tokens")

    def act(self, board: Board) -> None:
        """Its ability."""

    def chosen(self, board: Board, verb: i64, number: i64) -> None:
        """Its ability continues with the choice."""

    def has_eliminated(self, board: Board, victim: Card) -> None:
        """Its text has eliminated a card of this kind. The 1 for that is already paid; this adds to it."""

    def eliminated(self, board: Board, card: i64) -> None:
        """The acting card, of another family, has eliminated it."""

    def reserved_eliminates(self, board: Board, was_open: bool) -> None:
        """It lies in reserve and its family has eliminated a card."""

    def pays_in_reserve(self, board: Board, card: i64, game_over: bool) -> None:
        """It lies in reserve and a round starts, or the game is over."""
