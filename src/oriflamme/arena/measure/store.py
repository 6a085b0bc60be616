"""The results so far: a file of JSON lines that only grows.

Each line is a run of deals of one match, and continues the runs before it without a gap. A line that a
killed process left unfinished is dropped, and its deals are played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from oriflamme.arena.interval import share_interval
from oriflamme.arena.match import DealPlayed, Match
from oriflamme.arena.measure.playing import playing
from oriflamme.rules.scoring import SHARES


class Busy(Exception):
    """Another process is writing this file."""


@dataclass
class Known:
    """The results of a match so far. Shares are those of the first bot, one number per deal: sixtieths of a
    victory over all seatings. All else are sums, one for each bot."""

    players: int
    shares: list[int] = field(default_factory=list)
    places: list[float] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    forfeits: list[int] = field(default_factory=list)
    playing: set[str] = field(default_factory=set)  # how its bots played, see `playing`

    SUMS = ("places", "influence", "decisions", "seconds", "forfeits")

    def __post_init__(self) -> None:
        for name in self.SUMS:
            setattr(self, name, getattr(self, name) or [0] * self.players)

    def add(self, played: DealPlayed) -> None:
        self.shares.append(played.scores[0].share)
        for bot, score in enumerate(played.scores):
            self.places[bot] += score.place
            self.influence[bot] += score.influence
            self.decisions[bot] += score.decisions
            self.seconds[bot] += score.seconds
            self.forfeits[bot] += score.forfeits

    def extend(self, other: Known) -> None:
        self.shares.extend(other.shares)
        for name in self.SUMS:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, [a + b for a, b in zip(mine, theirs, strict=True)])
        self.playing |= other.playing

    @property
    def deals(self) -> int:
        return len(self.shares)

    @property
    def games(self) -> int:
        return self.deals * self.players

    @property
    def by_deal(self) -> list[float]:
        """The first bot's win share in each deal."""
        return [share / (SHARES * self.players) for share in self.shares]

    @property
    def win_share(self) -> float:
        return sum(self.shares) / (SHARES * self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return share_interval(self.by_deal)

    def milliseconds(self, bots: slice) -> float:
        """Processor time per decision of some of the bots."""
        return 1000 * sum(self.seconds[bots]) / max(1, sum(self.decisions[bots]))


class Results:
    """The file, and what is in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.matches: dict[str, Known] = {}
        self.rates: dict[str, dict[str, object]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
                if line.endswith("\n"):  # otherwise it is unfinished
                    self._read(json.loads(line))

    def _read(self, line: dict[str, object]) -> None:
        if "rate" in line:
            self.rates[str(line["rate"])] = line
            return
        match, part = line["match"], Known(**line["known"])  # type: ignore[arg-type]
        part.playing = {str(line["playing"])}
        known = self.matches.setdefault(_key(match), Known(part.players))
        if line["first"] == known.deals:  # a file merged from two may hold the same deals twice
            known.extend(part)

    def of(self, match: Match) -> Known:
        return self.matches.get(_key(_words(match)), Known(len(match.bots)))

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Locks the file for writing. Raises Busy."""
        with self.path.open("a+", encoding="utf-8") as file:
            _lock(file)
            _drop_half_line(file)
            self._file: TextIO = file
            yield

    def add(self, match: Match, part: Known) -> None:
        """Add deals of a match. They are on disk when this returns."""
        words = _words(match)
        known = self.matches.setdefault(_key(words), Known(len(match.bots)))
        sums = {name: getattr(part, name) for name in ("players", "shares", *Known.SUMS)}
        sums["seconds"] = [round(seconds, 4) for seconds in part.seconds]
        self._write({"match": words, "first": known.deals, "known": sums, "playing": playing(match)})
        part.playing = {playing(match)}
        known.extend(part)

    def add_rate(self, name: str, facts: dict[str, object]) -> None:
        line = {"rate": name, **facts}
        self._write(line)
        self.rates[name] = line

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def forget(self, matches: list[Match]) -> None:
        """Remove the lines of some matches from the file, so that they are measured again."""
        if not self.path.exists():
            return
        gone = {_key(_words(match)) for match in matches}
        kept = []
        for line in self.path.read_text(encoding="utf-8").splitlines(keepends=True):
            found = json.loads(line).get("match") if line.endswith("\n") else None
            if line.endswith("\n") and (found is None or _key(found) not in gone):
                kept.append(line)
        part = self.path.with_name(self.path.name + ".part")
        part.write_text("".join(kept), encoding="utf-8")
        part.replace(self.path)
        for key in gone:
            self.matches.pop(key, None)


def _words(match: Match) -> dict[str, object]:
    return {"bots": list(match.bots), "set": match.set_name, "seed": match.seed}


def _key(words: object) -> str:
    return json.dumps(words, sort_keys=True)


def _lock(file: TextIO) -> None:
    with suppress(ImportError):  # some systems have no such locks
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Busy(file.name) from None


def _drop_half_line(file: TextIO) -> None:
    file.seek(0)
    text = file.read()
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.truncate(len(whole.encode("utf-8")))
    file.seek(0, os.SEEK_END)
