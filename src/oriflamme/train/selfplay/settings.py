"""What a training is: all its numbers, in one place. A TOML file can change any of them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path

from oriflamme.bots import BadSpec, make_bot


class BadSettings(ValueError):
    """A file of settings that says something else than settings. The message says what."""


@dataclass(frozen=True)
class Settings:
    """Everything that decides what is learned. Rates, entropy and the like move from their first to their
    last value, evenly over `decisions`."""

    seed: int = 1
    decisions: int = 60_000_000

    # Games: how many at once, how many steps between two updates, and which.
    games: int = 1152
    steps: int = 32
    players: tuple[int, ...] = (3, 3, 3, 4, 5, 5)
    cards: tuple[str, ...] = ("base", "base", "alliance", "mixed")

    # The networks: the widths of their layers.
    policy: tuple[int, int, int] = (192, 64, 48)
    critic: tuple[int, int] = (128, 32)

    # Proximal policy optimisation.
    rate: tuple[float, float] = (1.5e-3, 1e-4)
    entropy: tuple[float, float] = (0.03, 0.006)
    trace: float = 0.95
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 2048

    # Opponents: in which share of the games nobody else sits, and how often the others are drawn.
    pure: float = 0.4
    snapshots: float = 1.0
    searcher: float = 1.0
    rival: float = 1.0
    learner: float = 0.5
    greedy: float = 0.5
    # Bots that sit there too, named as anywhere ("champion:iterations=300"), and how often each is drawn.
    bots: tuple[str, ...] = ()
    bot: float = 1.0
    snapshot_every: int = 2_000_000
    panel_every: int = 2_000_000
    snapshots_kept: int = 12

    def at(self, span: tuple[float, float], done: int) -> float:
        """A number on its way from the first to the last value."""
        share = min(1.0, done / self.decisions)
        return span[0] + (span[1] - span[0]) * share


def read_settings(file: Path) -> Settings:
    """The settings of a TOML file; what it does not name stays as it is. Raises BadSettings."""
    try:
        said = tomllib.loads(file.read_text())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"'{file}' is not TOML: {error}") from None
    usual = Settings()
    known = {field.name: getattr(usual, field.name) for field in fields(Settings)}
    for name, value in said.items():
        if name not in known:
            raise BadSettings(f"'{file}': there is no setting '{name}'; there are {', '.join(known)}")
        if isinstance(known[name], tuple):
            value = tuple(value) if isinstance(value, list) else value
        if isinstance(known[name], float) and isinstance(value, int):
            value = float(value)
        if type(value) is not type(known[name]):
            raise BadSettings(f"'{file}': {name} is of the kind of {known[name]!r}, not {value!r}")
        known[name] = value
    found = Settings(**known)
    try:
        for bot in found.bots:
            make_bot(str(bot))
    except BadSpec as error:
        raise BadSettings(f"'{file}': {error}") from None
    return found
