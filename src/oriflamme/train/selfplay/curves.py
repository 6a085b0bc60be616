"""A picture of how a training went, from its log."""

from __future__ import annotations

import json
from pathlib import Path

from oriflamme.arena.charts import COLOURS, Line, lines, standalone


def picture_of(log: Path) -> str | None:
    """The win shares against the panel in percent, over millions of decisions; None if it was not measured
    twice yet."""
    said = [json.loads(line) for line in log.read_text().splitlines()]
    measured = [line for line in said if "panel" in line]
    if len(measured) < 2:
        return None
    marks = [f"{line['decisions'] / 1e6:.0f}" for line in measured]
    opponents = sorted({name.partition(",")[0] for name in measured[-1]["panel"]})
    series = []
    for i, opponent in enumerate(opponents[: len(COLOURS)]):
        values = []
        for line in measured:
            shares = [share for name, share in line["panel"].items() if name.startswith(opponent + ",")]
            values.append(100 * sum(shares) / len(shares))
        series.append(Line(f"against two {opponent}", values, i))
    what = "Percent of games won against two others, all sets, over millions of decisions"
    return standalone(lines(series, marks, what))
