"""Pictures of what a data set says."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from oriflamme.arena.charts import Row, standalone, whiskers
from oriflamme.arena.interval import quantile, share_interval
from oriflamme.bots.core.encoder import KINDS, KINDS_IN_PLAY, OWN_ASIDE
from oriflamme.envs.core.numbering import AT_KEEP, AT_REVEAL, AT_SWAP
from oriflamme.envs.dataset import NAMES, BadFolder, settings_of
from oriflamme.rules.board import SEATS
from oriflamme.rules.catalogue import CARDS
from oriflamme.texts import english

Integers: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]

COLUMNS = ["game", "seat", "players", "first", "features", "action", "card", "share"]
FEWEST = 30
"""What happened less often is not shown."""

ORDER = ("the first player", "the second", "the third", "the fourth", "the fifth")
ASKED = ("asked first", "kept once", "kept twice")


def pictures_of(folder: Path) -> dict[str, str]:
    """SVG files by their names. Raises BadFolder."""
    paths = sorted(folder.glob(NAMES))
    if not paths:
        raise BadFolder(f"'{folder}' has no part of a data set; oriflamme dataset writes one")
    for path in paths:
        settings_of(path)
    decisions = Decisions(pq.read_table(paths, columns=COLUMNS))
    return {
        "cards.svg": cards(decisions),
        "seats.svg": seats(decisions),
        "closed.svg": closed(decisions),
    }


class Decisions:
    """The columns of a data set as arrays, and of each family in each game its first decision."""

    def __init__(self, table: pa.Table) -> None:
        self.family = _array(table, "game") * SEATS + _array(table, "seat")
        self.players = int(_array(table, "players")[0])
        self.action = _array(table, "action")
        names = table["card"].unify_dictionaries().combine_chunks()
        self.card: Integers = names.indices.to_numpy().astype(np.int64)
        self.share: Floats = table["share"].to_numpy()
        first_rows: Integers = np.unique(self.family, return_index=True)[1]
        self.first_share = self.share[first_rows]
        self.order = (_array(table, "seat") - _array(table, "first"))[first_rows] % self.players
        # by family, the features of its first decision as ones and zeros, as far as they tell of kinds
        features = table["features"].take(pa.array(first_rows)).combine_chunks()
        ends = features.offsets.to_numpy()
        whose = np.repeat(np.arange(len(first_rows)), np.diff(ends))
        numbers = features.flatten().to_numpy().astype(np.int64)
        self.in_play = _members(whose, numbers - KINDS_IN_PLAY, len(first_rows))
        self.aside = _members(whose, numbers - OWN_ASIDE, len(first_rows))


def _array(table: pa.Table, name: str) -> Integers:
    found: Integers = table[name].to_numpy().astype(np.int64)
    return found


def _members(whose: Integers, kinds: Integers, families: int) -> NDArray[np.bool_]:
    found = np.zeros((families, KINDS), np.bool_)
    some = (kinds >= 0) & (kinds < KINDS)
    found[whose[some], kinds[some]] = True
    return found


# -- the pictures ------------------------------------------------------------------------------------


def cards(decisions: Decisions) -> str:
    """What a card in hand adds to the win share. Chance deals it, so nothing else differs."""
    rows = []
    for kind in range(len(CARDS)):
        in_play, aside = decisions.in_play[:, kind], decisions.aside[:, kind]
        with_it, without = decisions.first_share[in_play & ~aside], decisions.first_share[in_play & aside]
        if min(len(with_it), len(without)) >= FEWEST:
            rows.append(_difference(_name(kind), with_it, without, 0))
    rows.sort(key=lambda row: -row.value)
    return _chart(rows, "Win share with a card in hand, less that with the card set aside", _points, 0.0)


def seats(decisions: Decisions) -> str:
    """The win share by who places the first card of the game, who the next, and so on."""
    rows = []
    for order in range(decisions.players):
        shares = decisions.first_share[decisions.order == order].tolist()
        rows.append(Row(ORDER[order], fmean(shares), *share_interval(shares), 1))
    return _chart(rows, "Win share by the order of the first round", _percent, 1 / decisions.players)


def closed(decisions: Decisions) -> str:
    """What keeping a card closed adds to the win share, by how often it has been kept before."""
    rows = []
    for (kind, before), shares in sorted(answers(decisions).items()):
        kept, revealed = map(np.array, shares)
        if before < len(ASKED) and min(len(kept), len(revealed)) >= FEWEST:
            rows.append(_difference(f"{_name(kind)}, {ASKED[before]}", kept, revealed, before))
    what = "Win share of those who keep a card closed, less that of those who reveal it"
    return _chart(rows, what, _points, 0.0)


def answers(decisions: Decisions) -> dict[tuple[int, int], tuple[list[float], list[float]]]:
    """By kind and number of times that the card was kept closed before: the win shares of those who kept it
    once more, and of those who revealed it."""
    kept: dict[tuple[int, int], int] = {}
    found: dict[tuple[int, int], tuple[list[float], list[float]]] = {}
    columns = (decisions.family, decisions.card, decisions.action, decisions.share)
    for family, kind, action, share in zip(*(column.tolist() for column in columns), strict=True):
        if action < AT_KEEP or AT_SWAP <= action < AT_SWAP + KINDS:  # it comes into the row
            kept[family, kind] = 0
        elif action <= AT_REVEAL:
            before = kept[family, kind]
            found.setdefault((kind, before), ([], []))[action - AT_KEEP].append(share)
            kept[family, kind] = before + 1
    return found


# -- drawing -----------------------------------------------------------------------------------------


def _difference(label: str, some: Floats, others: Floats, colour: int) -> Row:
    """How much more some have won than others, with its 95% interval."""
    more = float(some.mean() - others.mean())
    half = quantile(len(some) + len(others)) * math.sqrt(
        some.var() / len(some) + others.var() / len(others)
    )
    return Row(label, more, more - half, more + half, colour)


def _chart(rows: Sequence[Row], what: str, text: Callable[[float], str], par: float) -> str:
    if not rows:
        raise BadFolder(f"too few games to draw “{what}”; thousands tell most")
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    axis = (math.floor(low * 50) / 50, math.ceil(high * 50) / 50)
    return standalone(whiskers(rows, text, axis, par, what))


def _name(kind: int) -> str:
    return english().text(f"card-{CARDS[kind].slug}")


def _points(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−")


def _percent(value: float) -> str:
    return f"{100 * value:.1f}%"
