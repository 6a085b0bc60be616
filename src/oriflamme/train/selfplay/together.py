"""Starts the others of a team, on this machine or on a Ray cluster, and ends with them."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from oriflamme.arena.runner import Runner
from oriflamme.train.selfplay.settings import Settings
from oriflamme.train.selfplay.student import Student
from oriflamme.train.selfplay.team import ALONE, Meeting, Team, join

FAREWELL = 10.0
"""Seconds in which the others end when the first one has."""


class TeamLost(Exception):
    """Somebody of the team is not there, or not any more. The message says why, as far as it is known."""


@dataclass(frozen=True)
class Part:
    """The part of one in a team other than the first, who waits at this port."""

    settings: Settings
    rank: int
    size: int
    host: str
    port: int


def take_part(part: Part) -> None:
    """Learn with the others, until the first one has enough."""
    team = join(part.rank, part.size, part.host, part.port)
    try:
        student = Student(part.settings, team)
        student.begin()
        while team.all_go_on(True):
            student.learn(student.play())
    finally:
        team.leave()  # a process of Ray may do other work later


@contextmanager
def team_of(size: int, runner: Runner, host: str, settings: Settings) -> Iterator[Team]:
    """A team of so many, this process being the first. The runner has room for the others. Raises
    TeamLost."""
    if size == 1:
        yield ALONE
        return
    meeting = Meeting(size, host)
    parts = [Part(settings, rank, size, host, meeting.port) for rank in range(1, size)]
    failures: list[str] = []

    def others() -> None:
        try:
            for _ in runner.run(take_part, parts):
                pass
        except Exception as error:  # whatever it is, the first one hears of it below
            failures.append(f"{type(error).__name__}: {error}")

    thread = threading.Thread(target=others, daemon=True)
    thread.start()
    first = ALONE
    try:
        first = meeting.first()
        try:
            yield first
        except OSError:  # the folder cannot be written, and the others wait for the next update
            first.all_go_on(False)
            raise
    except RuntimeError as error:  # PyTorch's, when somebody does not come or a connection ends
        raise TeamLost("; ".join(failures) or str(error)) from error
    finally:
        first.leave()
        thread.join(FAREWELL)
        for other in multiprocessing.active_children():
            other.terminate()
