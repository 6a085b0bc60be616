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
from oriflamme.train.selfplay.team import ALONE, Meeting, Team, TeamLost, join

FAREWELL = 10.0
"""Seconds in which the others end when the first one has."""


@dataclass(frozen=True)
class Part:
    """What another of a team needs to know: who it is, and where the first one waits."""

    settings: Settings
    rank: int
    size: int
    host: str
    port: int


def take_part(part: Part) -> None:
    """Learn with the others, until the first one has enough. If the team is lost, it is not for this one to
    say why."""
    try:
        team = join(part.rank, part.size, part.host, part.port)
        try:
            student = Student(part.settings)
            student.begin(team)
            while team.all_go_on(True):
                student.learn(student.play())
        finally:
            team.leave()  # a process of Ray may do other work later
    except TeamLost:
        return


@contextmanager
def team_of(size: int, runner: Runner, host: str, settings: Settings) -> Iterator[Team]:
    """A team of so many, this process being the first. The runner has room for the others. Raises TeamLost,
    or what another one has raised."""
    if size == 1:
        yield ALONE
        return
    before = set(multiprocessing.active_children())
    meeting = Meeting(size, host)
    parts = [Part(settings, rank, size, host, meeting.port) for rank in range(1, size)]
    causes: list[Exception] = []

    def others() -> None:
        try:
            for _ in runner.run(take_part, parts):
                pass
        except Exception as error:  # whatever it is, the first one tells of it
            causes.append(error)

    thread = threading.Thread(target=others, daemon=True)
    thread.start()
    first = ALONE
    try:
        try:
            first = meeting.first(lambda: not thread.is_alive())
            yield first
        finally:
            first.leave()
            thread.join(FAREWELL)
            for other in set(multiprocessing.active_children()) - before:
                other.terminate()
    except TeamLost:
        if causes:
            raise causes[0] from None
        raise
