"""The whole training, step by step. Each finished step is saved in a folder, and is not repeated."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

from oriflamme.arena.runner import Runner
from oriflamme.bots.weights import SEATS, SIZES, write_weights
from oriflamme.train.lessons import (
    ReadingLesson,
    SelfPlayLesson,
    WatchingLesson,
    learn_apart,
    learn_by_playing,
    learn_by_watching,
    learn_to_read,
)
from oriflamme.train.teachers import Session, Watched, watch

Lesson = TypeVar("Lesson")

# The games to watch, and the iterations per decision of their teacher. With 3 seats `search` does about
# 3,000 in 0.02 s and 15,000 in 0.1 s, and plays differently then, most of all in base.
WATCHED = {3: [(1200, 3000), (480, 15_000)], 4: [(480, 1500)], 5: [(600, 1500), (480, 4000)]}
# The games to watch in which `former` plays too, by what was learned until then.
RIVALS = {3: [(3000, 2000)], 4: [(600, 2000)], 5: [(900, 2000)]}
SELF_PLAY_GAMES = {3: 300_000, 4: 150_000, 5: 150_000}
GAMES_A_SESSION = 12
APART = 1000  # the difference between the seeds of the two learners


class BadFolder(Exception):
    """The training cannot continue from the contents of the folder. The message says why."""


@dataclass(frozen=True)
class Course:
    """`scale` makes everything smaller, for a trial run."""

    folder: Path
    seed: int
    scale: float = 1.0

    def steps(self) -> int:
        """The number of steps."""
        plans = [self._plan(watched, seats) for watched in (WATCHED, RIVALS) for seats in SEATS]
        return sum(map(len, plans)) + 4 * len(SEATS)

    def run(self, runner: Runner) -> Iterator[str]:
        """Do the missing steps. Yields each step when it is finished, including those finished earlier."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._claim_folder()
        yield from self._watch_all(runner, "games", {seats: self._sessions(seats) for seats in SEATS})
        yield from self._lessons(runner, "playing", learn_by_playing, self._self_play(0))
        yield from self._lessons(runner, "apart", learn_apart, self._self_play(APART))
        watched = {seats: self._watched("games", seats) for seats in SEATS}
        all_games = [game for games in zip_longest(*watched.values()) for game in games if game]
        watching = [WatchingLesson(all_games, watched[seats], self.seed + seats) for seats in SEATS]
        yield from self._lessons(runner, "watching", learn_by_watching, watching)
        yield from self._watch_all(
            runner, "rivals", {seats: self._rival_sessions(seats) for seats in SEATS}
        )
        reading = [
            ReadingLesson(
                self._watched("rivals", seats),
                watched[seats],
                self._learned("watching", seats),
                self.seed + seats,
            )
            for seats in SEATS
        ]
        yield from self._lessons(runner, "reading", learn_to_read, reading)

    def _self_play(self, apart: int) -> list[SelfPlayLesson]:
        return [
            SelfPlayLesson(
                seats, max(1, int(SELF_PLAY_GAMES[seats] * self.scale)), self.seed + seats + apart
            )
            for seats in SEATS
        ]

    def weights(self) -> bytes:
        """The contents of the file of weights, after the last step."""
        models = {}
        for lesson in ("playing", "apart", "watching", "reading"):
            for seats in SEATS:
                for name, numbers in self._learned(lesson, seats).items():
                    models[name, seats] = numbers
        return write_weights(models)

    def _learned(self, lesson: str, seats: int) -> dict[str, list[float]]:
        file = self._file(lesson, seats)
        try:
            found: dict[str, list[float]] = json.loads(file.read_text())
            sizes = {name: len(numbers) for name, numbers in found.items()}
        except (ValueError, AttributeError, TypeError):
            raise BadFolder(f"'{file}' is damaged; remove it") from None
        if any(SIZES.get(name) != size for name, size in sizes.items()):
            raise BadFolder(f"'{file}' is of another version; remove it")
        return found

    def _claim_folder(self) -> None:
        """Refuse a folder that was made with another seed, scale or plan."""
        plan = json.dumps(
            {
                "watched": WATCHED,
                "rivals": RIVALS,
                "self-play": SELF_PLAY_GAMES,
                "session": GAMES_A_SESSION,
            }
        )
        mine, file = f"seed {self.seed}, scale {self.scale:g}, {plan}\n", self.folder / "course.txt"
        if not file.exists():
            file.write_text(mine)
        elif file.read_text() != mine:
            theirs = file.read_text().strip()
            raise BadFolder(f"'{self.folder}' is the folder of another course: {theirs}")

    # -- games to watch ----------------------------------------------------------------------------

    def _plan(self, watched: dict[int, list[tuple[int, int]]], seats: int) -> list[tuple[int, int]]:
        """Of each session, its games and the iterations of `search`."""
        plan: list[tuple[int, int]] = []
        for wanted, iterations in watched[seats]:
            games = max(1, int(wanted * self.scale))
            each = min(games, GAMES_A_SESSION)
            plan += [(each, iterations)] * (games // each)
        return plan

    def _sessions(self, seats: int) -> list[Session]:
        return [
            Session(seats, iterations, games, self._session_seed(number))
            for number, (games, iterations) in enumerate(self._plan(WATCHED, seats))
        ]

    def _rival_sessions(self, seats: int) -> list[Session]:
        models = self._learned("playing", seats) | self._learned("watching", seats)
        return [
            Session(seats, iterations, games, self._session_seed(APART + number), models)
            for number, (games, iterations) in enumerate(self._plan(RIVALS, seats))
        ]

    def _session_seed(self, number: int) -> int:
        """Two series of seeds, far from each other and from those of any other course."""
        return (11 * self.seed + number % 2) * 1_000_003 + number // 2

    def _watch_all(self, runner: Runner, name: str, sessions: dict[int, list[Session]]) -> Iterator[str]:
        todo = []
        for seats in SEATS:
            done = self._sessions_done(name, seats)
            for number, session in enumerate(sessions[seats]):
                if number < done:
                    yield f"{seats} players: games watched before"
                else:
                    todo.append(session)
        for session, games in zip(todo, runner.run(watch, todo), strict=True):
            line = json.dumps([asdict(game) for game in games])
            with self._games_file(name, session.seats).open("a") as file:
                file.write(line + "\n")
            yield f"{session.seats} players: {len(games)} games watched"

    def _games_file(self, name: str, seats: int) -> Path:
        return self.folder / f"{name}-{seats}.jsonl"

    def _sessions_done(self, name: str, seats: int) -> int:
        """The number of complete lines. A line that a killed run left unfinished is cut off."""
        file = self._games_file(name, seats)
        if not file.exists():
            return 0
        whole = file.read_text().rpartition("\n")[0]
        file.write_text(whole + "\n" if whole else "")
        return len(whole.splitlines())

    def _watched(self, name: str, seats: int) -> list[Watched]:
        file = self._games_file(name, seats)
        try:
            return [Watched(**game) for line in file.read_text().splitlines() for game in json.loads(line)]
        except (ValueError, TypeError):
            raise BadFolder(f"'{file}' is damaged; remove it") from None

    # -- lessons -----------------------------------------------------------------------------------

    def _file(self, lesson: str, seats: int) -> Path:
        return self.folder / f"{lesson}-{seats}.json"

    def _lessons(
        self,
        runner: Runner,
        name: str,
        learn: Callable[[Lesson], dict[str, list[float]]],
        lessons: list[Lesson],
    ) -> Iterator[str]:
        todo = []
        for seats, lesson in zip(SEATS, lessons, strict=True):
            if self._file(name, seats).exists():
                yield f"{seats} players: learned by {name} before"
            else:
                todo.append((seats, lesson))
        results = runner.run(learn, [lesson for _, lesson in todo])
        for (seats, _), models in zip(todo, results, strict=True):
            whole = self._file(name, seats)
            part = whole.with_suffix(".part")
            part.write_text(json.dumps(models))
            part.replace(whole)
            yield f"{seats} players: learned by {name}"
