"""The usual game: how many play it, with how many cards, for how long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class GameType:
    """What a game is set up with. Deals for study may differ from the usual one."""

    def __init__(
        self,
        fewest_players: i64,
        most_players: i64,
        rounds: i64,
        characters: i64,
        intrigues: i64,
        aside: i64,
        influence: i64,
    ) -> None:
        self.fewest_players = fewest_players
        self.most_players = most_players
        self.rounds = rounds
        self.characters = characters
        self.intrigues = intrigues
        self.aside = aside  # how many of its cards each family sets aside; the others are its hand
        self.influence = influence  # what each family begins with

    def players(self) -> list[int]:
        """The numbers of families that there may be."""
        return list(range(self.fewest_players, self.most_players + 1))

    def kinds(self) -> i64:
        """How many kinds of card are in play; each family has each of them once."""
        return self.characters + self.intrigues


USUAL: Final = GameType(
    fewest_players=3,
    most_players=5,
    rounds=6,
    characters=6,
    intrigues=4,
    aside=3,
    influence=1,
)
