"""Games of bots as Parquet files: a row for each decision, for programs that learn from data.

A data set is a folder of parts with the same number of games each. A part depends on nothing but the
simulation and its own place there. So parts can be made anywhere and in any order, and those that are there
already are kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from mypy_extensions import i64

import oriflamme
from oriflamme.arena.loop import Watcher, play
from oriflamme.arena.runner import Runner
from oriflamme.arena.simulate import Chunk, Simulation, begin, game_seed
from oriflamme.bots.core.encoder import MOST, VERSION, Encoder
from oriflamme.envs.core.games import bytes_of, shorts, show_legal
from oriflamme.envs.core.numbering import ACTIONS, LEGAL_MOST, number_of_action
from oriflamme.notation.position import slugs_of
from oriflamme.rules.actions import KIND, KIND_AT, NUMBER, PLACE, SWAP, VERB_AT
from oriflamme.rules.board import kind_of
from oriflamme.rules.catalogue import CARDS
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State

NAMES = "part-*.parquet"
SETTINGS = b"oriflamme"
"""Where the metadata of a part say what was played, as JSON."""

_WORDS = pa.dictionary(pa.int8(), pa.string())
_NUMBERS = pa.list_(pa.int16())

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("players", pa.int8()),
        ("first", pa.int8()),
        ("decision", pa.int16()),
        ("round", pa.int8()),
        ("seat", pa.int8()),
        ("bot", _WORDS),
        ("features", _NUMBERS),
        ("legal", _NUMBERS),
        ("action", pa.int16()),
        ("card", _WORDS),
        ("share", pa.float64()),
        ("place", pa.float64()),
        ("influence", pa.int16()),
    ]
)
"""docs/environments.md explains the columns."""


class BadFolder(Exception):
    """The folder has something else in it. The message says what."""


@dataclass(frozen=True)
class DataSet:
    """What to play, how many games make a part, and where the parts are."""

    simulation: Simulation
    part_games: int
    folder: Path

    def parts(self) -> dict[Path, Chunk]:
        """All parts, there or not, by their files."""
        simulation, size = self.simulation, self.part_games
        return {
            self.folder / f"part-{first // size:05}.parquet": Chunk(
                simulation, first, min(size, simulation.games - first)
            )
            for first in range(0, simulation.games, size)
        }

    def missing(self) -> dict[Path, Chunk]:
        """The parts that have to be played. Raises BadFolder if the folder has parts of other games."""
        left = self.parts()
        for path in sorted(self.folder.glob(NAMES)):
            if path not in left:
                raise BadFolder(f"'{path}' belongs to a data set of more games; choose another folder")
            found, wanted = settings_of(path), _settings(left.pop(path))
            other = [key for key in wanted if found.get(key) != wanted[key]]
            if other:
                key = other[0]
                raise BadFolder(
                    f"'{path}' holds other games ({key}: {found.get(key)}, not {wanted[key]}); "
                    "choose another folder"
                )
        return left

    def write(self, missing: dict[Path, Chunk], runner: Runner) -> Iterator[Chunk]:
        """Play these parts, and tell of each that is written. A part appears as a whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        made = runner.run(part, missing.values())
        for (path, chunk), content in zip(missing.items(), made, strict=True):
            unfinished = path.with_name(f".{path.name}.{os.getpid()}.tmp")
            try:
                unfinished.write_bytes(content)
                unfinished.replace(path)
            finally:
                unfinished.unlink(missing_ok=True)
            yield chunk


def settings_of(path: Path) -> dict[str, object]:
    """What a part says of itself. Raises BadFolder if it is none."""
    try:
        found: dict[str, object] = json.loads(pq.read_schema(path).metadata[SETTINGS])
    except (pa.ArrowException, KeyError, TypeError, ValueError):
        raise BadFolder(f"'{path}' is no part of a data set; remove it, and it is made again") from None
    return found


def _settings(chunk: Chunk) -> dict[str, object]:
    simulation = chunk.simulation
    return {
        "oriflamme": oriflamme.__version__,
        "features": VERSION,
        "set": simulation.set_name,
        "kinds": slugs_of(simulation.kinds),
        "bots": list(simulation.bots),
        "seed": simulation.seed,
        "first game": chunk.first,
        "games": chunk.games,
    }


def part(chunk: Chunk) -> bytes:
    """Some games as a Parquet file."""
    rows = _Rows(chunk.simulation)
    for game in range(chunk.first, chunk.first + chunk.games):
        deal, state, choose = begin(chunk.simulation, game)
        rows.begin(game, deal.first)
        play(state, choose, rows)
    schema = SCHEMA.with_metadata({SETTINGS: json.dumps(_settings(chunk))})
    sink = pa.BufferOutputStream()
    pq.write_table(rows.table(schema), sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content


class _Rows(Watcher):
    """Writes down every decision, and at the end of a game what it came to."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.bots = list(dict.fromkeys(simulation.bots))
        self.columns: dict[str, list[int]] = {
            name: [] for name in ("game", "seed", "players", "first", "decision", "round", "seat", "action")
        }
        self.cards: list[int] = []
        self.outcomes: list[tuple[float, float, int]] = []
        self.features: list[bytes] = []
        self.legal: list[bytes] = []
        self.encoder = Encoder()
        # written to by the engine; NumPy looks at the same memory
        self.feature_memory, self.legal_memory = shorts(MOST, 0), shorts(LEGAL_MOST, -1)
        self.mask, self.before = bytes_of(ACTIONS), 0
        self.seen_features = np.asarray(self.feature_memory, np.int16)
        self.seen_legal = np.asarray(self.legal_memory, np.int16)

    def begin(self, game: int, first: int) -> None:
        self.game, self.seed, self.first = game, game_seed(self.simulation.seed, game), first
        self.decisions = 0

    def decided(self, state: State, action: int) -> None:
        seat = state.asked
        row = (self.game, self.seed, state.seats, self.first, self.decisions, state.round, seat)
        for column, value in zip(self.columns.values(), (*row, number_of_action(action)), strict=True):
            column.append(value)
        self.cards.append(card_of(state, action))
        self.encoder.look(state, seat)
        end = self.encoder.position(state, self.feature_memory, 0)
        self.features.append(self.seen_features[:end].tobytes())
        self.before = show_legal(state, 0, 0, self.before, self.legal_memory, self.mask)
        self.legal.append(self.seen_legal[: self.before].tobytes())
        self.decisions += 1

    def ended(self, state: State) -> None:
        scores = scores_of(state)
        by_seat = [
            (scores.share(seat), scores.mean_place(seat), scores.influence(seat))
            for seat in range(state.seats)
        ]
        self.outcomes += [by_seat[seat] for seat in self.columns["seat"][len(self.outcomes) :]]

    def table(self, schema: pa.Schema) -> pa.Table:
        bots = [self.bots.index(bot) for bot in self.simulation.bots]
        shares, places, influences = zip(*self.outcomes, strict=True)
        columns: dict[str, object] = {
            **self.columns,
            "bot": _words([bots[seat] for seat in self.columns["seat"]], self.bots),
            "features": _lists(self.features),
            "legal": _lists(self.legal),
            "card": _words(self.cards, [card.slug for card in CARDS]),
            "share": shares,
            "place": places,
            "influence": influences,
        }
        return pa.table({name: columns[name] for name in schema.names}, schema=schema)


def card_of(state: State, action: i64) -> int:
    """The card that a decision is about: which is placed, swapped in, kept or revealed, or whose text
    chooses. It is always one that the asked seat knows."""
    verb = action >> VERB_AT
    if verb == PLACE:
        return action >> KIND_AT & KIND
    if verb == SWAP:
        return action & NUMBER
    return kind_of(state.acting)


def _words(numbers: list[int], words: list[str]) -> pa.Array:
    return pa.DictionaryArray.from_arrays(pa.array(numbers, pa.int8()), pa.array(words, pa.string()))


def _lists(rows: list[bytes]) -> pa.Array:
    """Lists of 16-bit numbers."""
    ends = np.cumsum([0, *map(len, rows)], dtype=np.int32) // 2
    return pa.ListArray.from_arrays(ends, pa.array(np.frombuffer(b"".join(rows), np.int16)))
