"""The whole training: play, learn, look how it goes, and save, so that it can be resumed at any moment."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from pickle import UnpicklingError
from types import FrameType

import torch

from oriflamme.train.selfplay.curves import picture_of
from oriflamme.train.selfplay.panel import measure
from oriflamme.train.selfplay.settings import Settings
from oriflamme.train.selfplay.student import Student, following
from oriflamme.train.selfplay.team import ALONE, Team

CHECKPOINT = "checkpoint.pt"
SAVE_EVERY = 120.0  # seconds
LOG_EVERY = 10  # updates


class BadCheckpoint(Exception):
    """The folder has a checkpoint that this training cannot go on from. The message says why."""


@contextmanager
def interruptions_noted() -> Iterator[list[int]]:
    """Note an interruption, and let it happen at the end; a second one happens at once."""
    noted: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def note(number: int, _: FrameType | None) -> None:
        noted.append(number)
        restore()

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    for number in before:
        signal.signal(number, note)
    try:
        yield noted
    finally:
        restore()
        if noted:
            signal.raise_signal(noted[0])


class Course:
    """One training in one folder. The others of a team learn with it, but write nothing."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.settings = settings
        self.student = Student(settings)
        self.seconds = 0.0
        if self.checkpoint.exists():
            self.load()
        self.next_panel = following(self.student.done, settings.panel_every)

    @property
    def checkpoint(self) -> Path:
        return self.folder / CHECKPOINT

    @property
    def log_file(self) -> Path:
        return self.folder / "log.jsonl"

    def load(self) -> None:
        try:
            saved = torch.load(self.checkpoint, weights_only=True)
            self.student.load(saved)
            self.seconds = saved["seconds"]
        except (RuntimeError, UnpicklingError, EOFError, KeyError, ValueError) as error:
            reason = str(error).splitlines()[0]
            raise BadCheckpoint(
                f"'{self.checkpoint}' is damaged, or its layers have other widths than the settings say: "
                f"{reason}"
            ) from None

    def save(self) -> None:
        part = self.checkpoint.with_suffix(".part")
        about = {"seconds": self.seconds, "settings": json.dumps(asdict(self.settings))}
        with part.open("wb") as file:  # PyTorch itself would say that a file failed, but not why
            torch.save(self.student.state() | about, file)
        part.replace(self.checkpoint)
        picture = picture_of(self.log_file) if self.log_file.exists() else None
        if picture is not None:
            (self.folder / "curve.svg").write_text(picture)

    def run(self, team: Team = ALONE) -> None:
        """Until all decisions are made. When it is interrupted, it ends after the present update."""
        with interruptions_noted() as noted:
            try:
                self.go_on(team, noted)
            finally:
                self.save()

    def go_on(self, team: Team, noted: list[int]) -> None:
        student, saved = self.student, time.monotonic()
        shares: dict[int, list[tuple[float, float]]] = defaultdict(list)
        student.begin(team)
        while team.all_go_on(student.done < self.settings.decisions and not noted):
            began = time.process_time()
            seen = student.play()
            played = time.process_time()
            said = student.learn(seen)
            self.seconds += time.process_time() - began
            for kind, share, fair in seen.results:
                shares[kind].append((share, fair))
            if student.updates % LOG_EVERY == 0:
                self.log(said, shares, (played - began) / (time.process_time() - began))
                shares.clear()
            if student.done >= self.next_panel:
                self.next_panel = following(student.done, self.settings.panel_every)
                panel = measure(student.networks, self.settings)
                self.write({"decisions": student.done, "panel": panel})
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()

    def log(
        self, said: dict[str, float], shares: dict[int, list[tuple[float, float]]], playing: float
    ) -> None:
        line: dict[str, object] = {
            "decisions": self.student.done,
            "seconds": round(self.seconds, 1),
            "playing": round(playing, 2),
            **{name: round(value, 4) for name, value in said.items()},
            "shares": {
                kind: round(sum(s for s, _ in of_kind) / sum(f for _, f in of_kind), 3)
                for kind, of_kind in sorted(shares.items())
            },
        }
        self.write(line)

    def write(self, line: dict[str, object]) -> None:
        with self.log_file.open("a") as file:
            file.write(json.dumps(line) + "\n")
