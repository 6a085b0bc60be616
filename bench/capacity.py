"""What so many tables need, from what a move costs: `make capacity` writes the figures of docs/capacity.md.

All inputs are in capacity.toml. The simulation in queues.py finds how much a process, a database and the
bots' workers bear before people wait. Arithmetic does the rest.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from oriflamme.arena.charts import Line, lines, standalone

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.queues import (  # noqa: E402
    LOADS,
    WAITS,
    Inputs,
    curves,
    knee,
    read_inputs,
    seconds_a_move,
    thinking_s,
)

PAGE, PICTURE = ROOT / "docs" / "capacity.md", ROOT / "docs" / "capacity.svg"
BEGIN, END = "<!-- capacity: begin -->", "<!-- capacity: end -->"

STEPS = (1_000, 100_000, 1_000_000)
"""Concurrent tables."""

MOST_SHOWN = 150.0
"""Per cent of the aim at which the chart is cut off."""


def gbit_a_move(inputs: Inputs) -> float:
    """Sent to those people who are at a table."""
    a, m = inputs.assumed, inputs.measured
    messages = m["messages_out_a_move"] * a["people_a_table"] / a["seats"]
    whole = m["bytes_out_a_move"] * a["people_a_table"] / a["seats"] + a["tls_bytes_a_message"] * messages
    return whole * 8 / 1e9


def stored_a_game(inputs: Inputs) -> float:
    m = inputs.measured
    return m["decisions_a_game"] * m["entries_a_move"] * m["stored_bytes_an_entry"]


@dataclass(frozen=True)
class Limit:
    """What a shape of the server has, and at how many tables it is used up."""

    shape: str
    what: str
    tables: float


ONE = "one process, SQLite"
MANY = "processes, one PostgreSQL"
ASIDE = "one PostgreSQL, old games moved out"
PARTED = "several databases, by table"
SHAPES = (ONE, MANY, ASIDE, PARTED)


def limits(inputs: Inputs) -> list[Limit]:
    a, m, rate = inputs.assumed, inputs.measured, 1 / seconds_a_move(inputs)
    safe = {name: a["headroom"] * knee(inputs, name) for name in WAITS}
    bots = rate * (1 - a["people_a_table"] / a["seats"]) * thinking_s(inputs)
    year = 365 * 86400 * a["average_of_peak"] * rate / m["decisions_a_game"] * stored_a_game(inputs) / 1e12
    site = {"bandwidth of the site": a["headroom"] * a["site_gbit"] / (rate * gbit_a_move(inputs))}
    database = {
        "the lock of commits": safe["database"] / (rate * a["database_lock_us_a_move"] / 1e6),
        "the database’s cores": a["headroom"]
        * a["database_cores"]
        / (rate * a["database_us_a_move"] / 1e6),
        "its disk": a["headroom"] * a["database_disk_mb_s"] * 1e6 / (rate * a["database_bytes_a_move"]),
    }
    found = {
        ONE: {
            "the process": safe["process"] / (rate * m["process_us_a_move"] / 1e6),
            "its disk": a["headroom"] * a["disk_mb_s"] * 1e6 / (rate * m["written_bytes_a_move"]),
            "memory": a["headroom"] * a["machine_gb"] * 1e6 / m["memory_kb_a_table"],
            "bandwidth": a["headroom"] * a["machine_gbit"] / (rate * gbit_a_move(inputs)),
            "bots on its other cores": safe["bots"] * (a["machine_cores"] - 1) / bots,
        },
        MANY: {"a year of games in one database": a["database_tb"] / year, **database, **site},
        ASIDE: {**database, **site},
        PARTED: site,
    }
    return [Limit(shape, what, tables) for shape, parts in found.items() for what, tables in parts.items()]


def first(found: Sequence[Limit], shape: str) -> Limit:
    return min((limit for limit in found if limit.shape == shape), key=lambda limit: limit.tables)


@dataclass(frozen=True)
class Need:
    """What a step needs at its peak, in machines and in money for 1,000 games."""

    tables: int
    shape: str
    moves: float  # a second
    processes: int
    databases: int
    database_cores: float
    bot_cores: float
    proxy_cores: float
    sockets: float
    memory_gb: float
    gbit: float
    gbit_in: float
    tb_a_year: float
    cores_money: float
    bandwidth_money: float
    storage_money: float


def need(inputs: Inputs, tables: int) -> Need:
    a, m, prices = inputs.assumed, inputs.measured, inputs.prices
    found = limits(inputs)
    rate = tables / seconds_a_move(inputs)
    shape = next(shape for shape in SHAPES if tables <= first(found, shape).tables)
    one = shape == ONE
    databases = 0 if one else math.ceil(tables / first(found, ASIDE).tables)
    safe = {name: a["headroom"] * knee(inputs, name) for name in WAITS}
    cost = m["process_us_a_move"] / 1e6 * (1.0 if one else a["postgres_factor"])
    people = a["people_a_table"] / a["seats"]
    messages = rate * people * (m["messages_out_a_move"] + 1)
    database_cores = 0.0 if one else rate * a["database_us_a_move"] / 1e6 / a["headroom"]
    processes, bots = math.ceil(rate * cost / safe["process"]), rate * (1 - people) * thinking_s(inputs)
    proxies = messages * a["proxy_us_a_message"] / 1e6 / a["headroom"]
    games = rate / m["decisions_a_game"]  # a second
    cores = processes + database_cores * a["copies"] + bots / safe["bots"] + proxies
    stored = stored_a_game(inputs)
    return Need(
        tables,
        shape,
        rate,
        processes,
        databases,
        database_cores,
        bots / safe["bots"],
        proxies,
        tables * a["people_a_table"],
        tables * m["memory_kb_a_table"] / 1e6,
        rate * gbit_a_move(inputs),
        rate * people * m["bytes_in_a_move"] * 8 / 1e9,
        365 * 86400 * a["average_of_peak"] * games * stored / 1e12,
        1000 * cores / 3600 * prices["core_hour"] / (games * a["average_of_peak"]),
        1000 * m["decisions_a_game"] * gbit_a_move(inputs) / 8 * prices["gb_out"],
        1000 * stored / 1e9 * a["copies"] * _gb_price(prices, aside=shape in (ASIDE, PARTED)),
    )


def _gb_price(prices: dict[str, float], aside: bool) -> float:
    """Of a gigabyte for as long as it is kept."""
    in_database = 1 if aside else prices["months_kept"]
    return (
        in_database * prices["gb_month"] + (prices["months_kept"] - in_database) * prices["gb_month_aside"]
    )


# -- the page ----------------------------------------------------------------------------------------


def figure(value: float) -> str:
    """With two digits that count."""
    if value == 0:
        return "–"
    digits = max(0, 1 - math.floor(math.log10(abs(value))))
    return f"{round(value, 1 - math.floor(math.log10(abs(value)))):,.{digits}f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    written = [head, ["---"] * len(head), *rows]
    return (
        "\n".join("| " + " | ".join(row) + " |" for row in written)
        .replace("| --- ", "|---")
        .replace("--- |", "---|")
    )


def figures() -> str:
    """The part of the page between its marks."""
    inputs = read_inputs()
    found, needs = limits(inputs), [need(inputs, tables) for tables in STEPS]
    safe = {name: inputs.assumed["headroom"] * knee(inputs, name) for name in WAITS}
    game = inputs.measured["decisions_a_game"] * seconds_a_move(inputs)
    rows: list[tuple[str, Callable[[Need], str]]] = [
        ("shape", lambda n: n.shape),
        ("used up first", lambda n: first(found, n.shape).what),
        ("at so many tables", lambda n: figure(first(found, n.shape).tables)),
        ("moves a second", lambda n: figure(n.moves)),
        ("server processes, a core each", lambda n: f"{n.processes:,}"),
        ("databases", lambda n: f"{n.databases:,}" if n.databases else "the file"),
        ("database cores, without copies", lambda n: figure(n.database_cores)),
        ("bot cores", lambda n: figure(n.bot_cores)),
        ("proxy cores (TLS)", lambda n: figure(n.proxy_cores)),
        ("open sockets", lambda n: f"{n.sockets:,.0f}"),
        ("memory of the processes, GB", lambda n: figure(n.memory_gb)),
        ("bandwidth out, Gbit/s", lambda n: figure(n.gbit)),
        ("bandwidth in, Gbit/s", lambda n: figure(n.gbit_in)),
        ("stored a year, TB", lambda n: figure(n.tb_a_year)),
        ("**money for 1,000 games, $**",
         lambda n: f"**{figure(n.cores_money + n.bandwidth_money + n.storage_money)}**"),
        ("of it cores", lambda n: figure(n.cores_money)),
        ("of it bandwidth", lambda n: figure(n.bandwidth_money)),
        ("of it storage", lambda n: figure(n.storage_money)),
    ]  # fmt: skip
    parts = [
        f"A table makes a move every {seconds_a_move(inputs):.1f} s. A game takes {game / 60:.1f} minutes.",
        "## What goes in",
        _inputs_table("measured", {**inputs.measured, **_named("thinking ms, {}", inputs.thinking)}),
        _inputs_table("assumed", {**inputs.assumed, **_named("share of bots, {}", inputs.levels)}),
        _inputs_table("price, $", inputs.prices),
        "## What each step needs",
        table(
            ["concurrent tables", *(f"{n.tables:,}" for n in needs)],
            [[name, *(told(n) for n in needs)] for name, told in rows],
        ),
        "## How far each shape goes",
        table(
            ["shape", "what is used up", "at so many tables"],
            [
                [
                    limit.shape,
                    f"**{limit.what}**" if limit == first(found, limit.shape) else limit.what,
                    figure(limit.tables),
                ]
                for limit in sorted(found, key=lambda limit: (SHAPES.index(limit.shape), limit.tables))
            ],
        ),
        "## Where waiting begins",
        table(
            ["load", *(f"{load:.0%}" for load in LOADS)],
            [[f"{name}, ms", *(figure(wait) for wait in waits)] for name, waits in curves().items()],
        ),
        table(
            ["", "99 of 100 wait less than", "up to a load of", "with headroom"],
            [
                [
                    name,
                    f"{inputs.aims[f'{name}_ms']:g} ms",
                    f"{knee(inputs, name):.0%}",
                    f"{safe[name]:.0%}",
                ]
                for name in WAITS
            ],
        ),
    ]
    return "\n\n".join(parts)


def _named(pattern: str, values: dict[str, float]) -> dict[str, float]:
    return {pattern.format(name): value for name, value in values.items()}


def _inputs_table(heading: str, values: dict[str, float]) -> str:
    """Two inputs in a row."""
    cells = [[name.replace("_", " "), f"{value:,g}"] for name, value in values.items()]
    cells += [["", ""]] * (len(cells) % 2)
    half = len(cells) // 2
    rows = [left + right for left, right in zip(cells[:half], cells[half:], strict=True)]
    return table([heading, "", heading, ""], rows)


def picture() -> str:
    """How long 99 of 100 wait, as a share of what they may."""
    inputs = read_inputs()
    series = [
        Line(name, [min(MOST_SHOWN, 100 * wait / inputs.aims[f"{name}_ms"]) for wait in waits], number)
        for number, (name, waits) in enumerate(curves().items())
    ]
    chart = lines(
        series,
        [f"{load:.0%}" for load in LOADS],
        "How long 99 of 100 wait, in per cent of the aim, by load",
    )
    return standalone(chart)


def page_with(figures: str) -> str:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n{figures}\n{END}{rest.partition(END)[2]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/capacity.md and its picture")
    if parser.parse_args().write:
        PAGE.write_text(page_with(figures()), encoding="utf-8")
        PICTURE.write_text(picture(), encoding="utf-8")
    else:
        print(figures())
    return 0


if __name__ == "__main__":
    sys.exit(main())
