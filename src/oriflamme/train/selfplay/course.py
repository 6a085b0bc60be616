"""The whole training: play, learn, look how it goes, and save, so that it can be resumed at any moment."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch

from oriflamme.train.selfplay.curves import picture_of
from oriflamme.train.selfplay.learning import learn
from oriflamme.train.selfplay.networks import Networks
from oriflamme.train.selfplay.panel import measure
from oriflamme.train.selfplay.playing import Tables
from oriflamme.train.selfplay.settings import Settings

SAVE_EVERY = 120.0  # seconds
LOG_EVERY = 10  # updates


def following(done: int, every: int) -> int:
    """The next multiple."""
    return done - done % every + every


class Course:
    """One training in one folder."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.settings = settings
        self.done = 0
        self.updates = 0
        self.seconds = 0.0
        self.networks = Networks(settings)
        self.optimiser = torch.optim.Adam(self.networks.parameters(), eps=1e-5, fused=True)
        self.snapshots: list[dict[str, torch.Tensor]] = []
        self.next_snapshot = settings.snapshot_every
        self.next_panel = settings.panel_every
        if self.checkpoint.exists():
            self.load()
        self.tables = Tables(settings, settings.seed + self.done)
        self.rng = np.random.default_rng(settings.seed + self.done)
        self.seat_snapshots()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def log_file(self) -> Path:
        return self.folder / "log.jsonl"

    def load(self) -> None:
        saved = torch.load(self.checkpoint, weights_only=True)
        self.networks.load_state_dict(saved["networks"])
        self.optimiser.load_state_dict(saved["optimiser"])
        self.snapshots = saved["snapshots"]
        self.done, self.updates, self.seconds = saved["done"], saved["updates"], saved["seconds"]
        self.next_snapshot = following(self.done, self.settings.snapshot_every)
        self.next_panel = following(self.done, self.settings.panel_every)

    def save(self) -> None:
        part = self.checkpoint.with_suffix(".part")
        torch.save(
            {
                "networks": self.networks.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "snapshots": self.snapshots,
                "done": self.done,
                "updates": self.updates,
                "seconds": self.seconds,
                "settings": json.dumps(asdict(self.settings)),
            },
            part,
        )
        part.replace(self.checkpoint)
        picture = picture_of(self.log_file) if self.log_file.exists() else None
        if picture is not None:
            (self.folder / "curve.svg").write_text(picture)

    def run(self) -> None:
        """Until all decisions are made. When it is interrupted, nothing is lost."""
        try:
            self.go_on()
        finally:
            self.save()

    def go_on(self) -> None:
        saved = time.monotonic()
        shares: dict[int, list[tuple[float, float]]] = defaultdict(list)
        while self.done < self.settings.decisions:
            began = time.process_time()
            seen = self.tables.play(self.networks)
            played = time.process_time()
            said = learn(self.networks, self.optimiser, seen, self.settings, self.done, self.rng)
            self.seconds += time.process_time() - began
            self.done += len(seen.gains)
            self.updates += 1
            for kind, share, fair in seen.results:
                shares[kind].append((share, fair))
            if self.updates % LOG_EVERY == 0:
                self.log(said, shares, (played - began) / (time.process_time() - began))
                shares.clear()
            if self.done >= self.next_snapshot:
                self.take_snapshot()
            if self.done >= self.next_panel:
                self.next_panel = following(self.done, self.settings.panel_every)
                self.write({"decisions": self.done, "panel": measure(self.networks, self.settings)})
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()

    def log(
        self, said: dict[str, float], shares: dict[int, list[tuple[float, float]]], playing: float
    ) -> None:
        line: dict[str, object] = {
            "decisions": self.done,
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

    def take_snapshot(self) -> None:
        """A copy of the network sits at some tables from now on."""
        self.next_snapshot = following(self.done, self.settings.snapshot_every)
        kept = {name: value.clone() for name, value in self.networks.state_dict().items()}
        self.snapshots.append(kept)
        if len(self.snapshots) > self.settings.snapshots_kept:
            # the older ones become rarer
            del self.snapshots[int(self.rng.integers(self.settings.snapshots_kept - 2))]
        self.seat_snapshots()

    def seat_snapshots(self) -> None:
        self.tables.snapshots.clear()
        for kept in self.snapshots:
            network = Networks(self.settings)
            network.load_state_dict(kept)
            self.tables.snapshots.append(network)
