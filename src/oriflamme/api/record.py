"""A game written down."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from oriflamme.api.words import Family, Set
from oriflamme.notation import record as notation
from oriflamme.notation.words import NotationError, seat_of

if TYPE_CHECKING:
    from oriflamme.api.game import Game
    from oriflamme.review.shape import Review

FilePath = str | os.PathLike[str]


class Record:
    """A record of a whole game: the deal, every action, and the result.

    `Game.record` makes one. `print(record)` shows it as text; `save` and `load` use a file. A record that
    was saved and loaded is equal to the original.
    """

    __slots__ = ("_record",)
    __module__ = "oriflamme"

    def __init__(self, text: str) -> None:
        """From JSON or text. Raises ValueError, which says what is wrong with it."""
        self._record = notation.parse_record(text)

    @classmethod
    def of(cls, packed: notation.Record) -> Record:
        """The record for a record of `oriflamme.notation`."""
        record = cls.__new__(cls)
        record._record = packed
        return record

    @classmethod
    def load(cls, path: FilePath) -> Record:
        """From a file, JSON or text. Raises OSError or ValueError."""
        text = Path(path).read_text(encoding="utf-8-sig")
        try:
            return cls(text)
        except NotationError as error:
            raise NotationError(f"{os.fspath(path)}: {error}") from None

    def save(self, path: FilePath) -> None:
        """Save it to a file: as text if the name ends in `.txt`, otherwise as JSON."""
        as_text = os.fspath(path).endswith(".txt")
        Path(path).write_text(self.text() if as_text else self.json(), encoding="utf-8")

    def json(self) -> str:
        """As JSON."""
        return notation.record_json(self._record)

    def text(self) -> str:
        """As text: a line for each fact, then a line for each action."""
        return notation.record_text(self._record)

    @property
    def set(self) -> Set:
        """The set of cards it was played with."""
        return Set(self._record.set_name)

    @property
    def names(self) -> dict[str, str]:
        """The players' names by family, in the order of the seats."""
        return {Family(letter): name for letter, name in self._record.names.items()}

    @property
    def actions(self) -> list[str]:
        """Every action with its family, such as `B place spy first`. `Game.play` accepts this form."""
        return notation.actions_of(self._record)

    @property
    def further(self) -> dict[str, object]:
        """All other entries of the record, by key."""
        return dict(self._record.further)

    def game(self, actions: int | None = None) -> Game:
        """The game after all actions, or after the first `actions` of them."""
        from oriflamme.api.game import Game

        return Game.from_record(self, actions)

    def review(
        self,
        family: str | None = None,
        bot: str = "champion",
        worlds: int | None = None,
        seed: int = 0,
        workers: int = 1,
    ) -> Review:
        """What each family could have known, what it decided, and what was luck.

        Every decision is judged from what its family knew then. With a `family`, only that one is reviewed.
        `bot` judges: a champion, or a policy. `worlds` is how deep it looks. The same seed gives the same
        review. Raises ValueError if the game is not over or the bot cannot judge.
        """
        from oriflamme import review  # slow to load, and few programs need it
        from oriflamme.arena.runner import make_runner

        judge = review.Judge(bot) if worlds is None else review.Judge(bot, worlds)
        seating = self._record.seating
        seats = () if family is None else (seat_of(family, seating),)
        work = review.Work(judge, self._record, seed, seats)
        jobs = review.decisions_of(work)
        return review.review(work, make_runner(workers).run(review.judged, jobs))

    def __eq__(self, other: object) -> bool:
        return self._record == other._record if isinstance(other, Record) else NotImplemented

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def __repr__(self) -> str:
        players = ", ".join(f"{letter}:{name}" for letter, name in self._record.names.items())
        return f"<Record: {self.set} set, {players}, {len(self._record.actions)} actions>"
