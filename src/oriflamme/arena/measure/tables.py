"""The tables of the results log, made from the results so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from oriflamme.arena.interval import mean_interval
from oriflamme.arena.measure.plan import (
    COLUMNS,
    LEVELS,
    ROWS,
    SETS,
    TIMED,
    TIMED_AGAINST,
    TIMES,
    Measurement,
)
from oriflamme.arena.measure.playing import playing
from oriflamme.arena.measure.store import Known, Results
from oriflamme.arena.measure.work import RATE_AIMS

BEGIN, END = "<!-- measure: begin -->", "<!-- measure: end -->"
NOTHING = "–"
OLD = "†"


def put_into(page: str, tables: str) -> str:
    """The page with the tables between its markers, or at its end if it has no markers yet."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        return f"{page.rstrip()}\n\n{BEGIN}\n{tables}{END}\n"
    return f"{before}{BEGIN}\n{tables}{END}{after}"


def tables_of(plan: Sequence[Measurement], results: Results) -> str:
    tables = Tables(plan, results)
    parts = [
        _headed("Search against greedy", _SEARCH, tables.matches("search")),
        _headed("The champion", _CHAMPION, tables.matches("champion")),
        _headed("The panel", _PANEL, tables.panel()),
        _headed("Levels", _LEVELS, tables.levels()),
        _headed("More time", _TIME, tables.more_time()),
        _headed("Iterations per second", _RATES, tables.rates()),
    ]
    note = (
        f"\n{OLD} by bots some of which have changed since\n" if any(OLD in part for part in parts) else ""
    )
    return "\n" + "\n".join(parts) + note


_SEARCH = "`oriflamme measure --only 'search-*'`: one `search` of 1,000 iterations, base set."
_CHAMPION = (
    "`oriflamme measure --only 'champion-*' --only 'former-*'`: one of a bot against as many of another as "
    "there are other seats, at equal processor time (`ms`: what a decision took). `former` is the champion "
    "of version 0.1."
)
_PANEL = (
    "`oriflamme measure --only 'panel-*'`: one of the row against two of the column, base set, 0.02 s a "
    "decision for those that search; the same deals in every row. `ismcts` is OpenSpiel's, with random "
    "playouts (examples/openspiel_bot.py). Last line: the champion less the best other row, deal by deal. "
    "Against two greedy the aim is 89%."
)
_LEVELS = "`oriflamme measure --only 'level-*'`: one of a level against two of the level below."
_TIME = (
    "`oriflamme measure --only 'time-*'`: the same bot with more and more seconds a decision against two "
    "of a bot that stays the same, on the same deals. Weaker: whether more time made it significantly so."
)
_RATES = "`oriflamme measure --only iterations`: at the first decision of round 1, one core, best of five."


class Tables:
    def __init__(self, plan: Sequence[Measurement], results: Results) -> None:
        self.plan = plan
        self.results = results
        self.named = {measurement.name: measurement for measurement in plan}

    def known(self, name: str) -> Known:
        return self.results.of(self.named[name].match)

    def figures(self, measurement: Measurement) -> tuple[str, str, str]:
        """Games, win share and its interval."""
        known = self.results.of(measurement.match)
        if not known.deals:
            return NOTHING, NOTHING, NOTHING
        low, high = known.interval
        old = OLD if known.playing != {playing(measurement.match)} else ""
        return f"{known.games:,}{old}", f"{100 * known.win_share:.1f}%", f"{100 * low:.1f}–{100 * high:.1f}"

    def cell(self, name: str) -> str:
        games, share, interval = self.figures(self.named[name])
        return NOTHING if share == NOTHING else f"{share} ({interval}, {games} games)"

    def matches(self, table: str) -> list[list[str]]:
        rows = [
            [
                "bot",
                "against",
                "set",
                "games",
                "wins",
                "95%",
                "aim",
                "reached",
                "ms a decision, bot / others",
            ]
        ]
        for measurement in self.plan:
            if measurement.table == table:
                known = self.results.of(measurement.match)
                rows.append(
                    [
                        f"`{measurement.bot}`",
                        f"{measurement.players - 1} × `{measurement.others}`",
                        measurement.match.set_name,
                        *self.figures(measurement),
                        _aim(measurement),
                        _reached(measurement, known),
                        _times(known),
                    ]
                )
        return rows

    def panel(self) -> list[list[str]]:
        rows = [["", *(f"2 × {column}" for column in COLUMNS)]]
        for row in ROWS:
            cells = [self.cell(f"panel-{row}-v-{column}") for column in COLUMNS]
            rows.append([f"**{row}**" if row == "champion" else row, *cells])
        rows.append(["champion less the best other", *(self.lead(column) for column in COLUMNS)])
        return rows

    def lead(self, column: str) -> str:
        """The champion's lead over the best other row, and whether it is significant."""
        champion = self.known(f"panel-champion-v-{column}").by_deal
        others = {row: self.known(f"panel-{row}-v-{column}") for row in ROWS if row != "champion"}
        measured = {row: known for row, known in others.items() if known.deals}
        if not champion or not measured:
            return NOTHING
        best = max(measured, key=lambda row: measured[row].win_share)
        ahead, low, high = difference(champion, measured[best].by_deal)
        verdict = "best" if low > 0 else "weaker" if high < 0 else "level"
        return f"{_signed(ahead)} ({_signed(low)} to {_signed(high)}): {verdict}"

    def levels(self) -> list[list[str]]:
        rows = [["level", "against", *SETS, "aim", "reached", "ms a decision"]]
        for below, level in pairwise(LEVELS):
            measurements = [self.named[f"level-{level}-{set_name}"] for set_name in SETS]
            found = [self.results.of(measurement.match) for measurement in measurements]
            verdicts = [_reached(m, known) for m, known in zip(measurements, found, strict=True)]
            reached = (
                NOTHING if NOTHING in verdicts else "yes" if all(v == "yes" for v in verdicts) else "no"
            )
            cells = [self.cell(measurement.name) for measurement in measurements]
            rows.append([level, f"2 × {below}", *cells, _aim(measurements[0]), reached, _slowest(found)])
        return rows

    def more_time(self) -> list[list[str]]:
        rows = [["bot", "against", *(f"{seconds} s" for seconds in TIMES), "weaker"]]
        for bot in TIMED:
            for name in TIMED_AGAINST:
                names = [f"time-{bot}-{seconds}s-v-{name}" for seconds in TIMES]
                weaker = _weaker([self.known(name) for name in names])
                rows.append([bot, f"2 × {name}", *map(self.cell, names), weaker])
        return rows

    def rates(self) -> list[list[str]]:
        rows = [["players", "iterations/s", "aim", "compiled"]]
        for players, aim in RATE_AIMS.items():
            rate = self.results.rates.get(f"iterations-{players}")
            measured = [f"{rate['iterations_per_second']:,}"] if rate else [NOTHING]
            compiled = NOTHING if rate is None else "yes" if rate["compiled"] else "no"
            rows.append([str(players), *measured, f"≥ {aim:,}", compiled])
        return rows


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float, float]:
    """The mean difference of two bots on the same deals, and its bounds."""
    return mean_interval([a - b for a, b in zip(one, other, strict=False)])


def _weaker(found: Sequence[Known]) -> str:
    """Whether a longer time is significantly worse than a shorter one."""
    measured = [known.by_deal for known in found if known.deals]
    if len(measured) < len(found):
        return NOTHING
    return (
        "yes"
        if any(
            difference(longer, shorter)[2] < 0
            for i, shorter in enumerate(measured)
            for longer in measured[i + 1 :]
        )
        else "no"
    )


def _times(known: Known) -> str:
    if not known.deals:
        return NOTHING
    return f"{_short(known.milliseconds(slice(1)))} / {_short(known.milliseconds(slice(1, None)))}"


def _slowest(found: Sequence[Known]) -> str:
    """The mean time of a decision of the first bot, in the set where it is longest."""
    measured = [known.milliseconds(slice(1)) for known in found if known.deals]
    return _short(max(measured)) if measured else NOTHING


def _short(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2g}"


def _aim(measurement: Measurement) -> str:
    if measurement.at_most is not None:
        return f"≤ {measurement.at_most:.0%}"
    return f"≥ {measurement.aim:.0%}" if measurement.aim is not None else NOTHING


def _reached(measurement: Measurement, known: Known) -> str:
    if not known.deals or (measurement.aim is None and measurement.at_most is None):
        return NOTHING
    least = 0.0 if measurement.aim is None else measurement.aim
    most = 1.0 if measurement.at_most is None else measurement.at_most
    return "yes" if least <= known.win_share <= most else "no"


def _signed(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−")


def _headed(title: str, lead: str, rows: list[list[str]]) -> str:
    head, *body = ("| " + " | ".join(row) + " |" for row in rows)
    line = "|" + "---|" * len(rows[0])
    return f"### {title}\n\n{lead}\n\n" + "\n".join([head, line, *body]) + "\n"
