"""The usual game: the numbers of players, cards and rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class GameType:
    """The numbers that a game is set up with. Deals for study may use others."""

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
        self.influence = influence  # the stock of each family at the start

    def players(self) -> list[int]:
        """The possible numbers of families."""
        return list(range(self.fewest_players, self.most_players + 1))

    def kinds(self) -> i64:
        """The number of kinds in play. Each family has one card of each."""
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
