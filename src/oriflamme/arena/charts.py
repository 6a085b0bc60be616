"""Charts for the report: plain SVG that takes its colours from the page, or from `standalone`."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

WIDTH = 1060
LABELS = 250  # room for the names of the bots
ROW = 34


@dataclass(frozen=True)
class Row:
    """A value with its bounds; `colour` is the number of one of the page's colours."""

    label: str
    value: float
    low: float
    high: float
    colour: int


def whiskers(
    rows: Sequence[Row],
    text: Callable[[float], str],
    axis: tuple[float, float],
    par: float | None,
    what: str,
) -> str:
    """One line per row: a dot for the value, a line for its interval, figures at the end."""
    height = len(rows) * ROW + 34
    left, right = LABELS, WIDTH - 190
    start, end = axis

    def x(value: float) -> float:
        inside = min(max(value, start), end)
        return left + (inside - start) / (end - start) * (right - left)

    parts = [svg_open(height, what)]
    bottom = len(rows) * ROW + 6
    for tick in ticks(start, end):
        parts.append(f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="4" y2="{bottom}"/>')
        parts.append(svg_text(x(tick), bottom + 18, text(tick).replace(".0", ""), "axis", "middle"))
    if par is not None:
        parts.append(f'<line class="par" x1="{x(par):.1f}" x2="{x(par):.1f}" y1="4" y2="{bottom}"/>')
        parts.append(svg_text(x(par), bottom + 18, "par", "axis strong", "middle"))
    for i, row in enumerate(rows):
        y = 6 + i * ROW + ROW / 2
        colour = f"var(--c{row.colour})"
        hint = f"{row.label}: {text(row.value)} ({text(row.low)} to {text(row.high)})"
        parts.append(f"<g><title>{escape(hint)}</title>")
        parts.append(svg_text(left - 14, y + 4.5, cut(row.label, 32), "label", "end"))
        parts.append(
            f'<line x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}" stroke="{colour}" '
            f'stroke-width="8" stroke-linecap="round" opacity="0.32"/>'
        )
        parts.append(f'<circle cx="{x(row.value):.1f}" cy="{y}" r="5.5" fill="{colour}" class="ring"/>')
        parts.append(svg_text(right + 16, y + 4.5, text(row.value), "figure", "start"))
        parts.append(svg_text(WIDTH - 2, y + 4.5, _bounds(text(row.low), text(row.high)), "axis", "end"))
        parts.append("</g>")
    return "".join(parts) + "</svg>"


def _bounds(low: str, high: str) -> str:
    """Such as 31.7–34.3%, or +0.5 to +3.7."""
    return f"{low} to {high}" if low[0] in "+−" else f"{low.removesuffix('%')}–{high}"


@dataclass(frozen=True)
class Line:
    label: str
    values: Sequence[float]
    colour: int


def lines(series: Sequence[Line], marks: Sequence[str], what: str) -> str:
    """Values over the marks of the axis, each line named at its end."""
    height, left, right, top, bottom = 380, 40, WIDTH - 270, 12, 342
    most = max(max(line.values) for line in series) * 1.06

    def x(i: int) -> float:
        return left + i / (len(marks) - 1) * (right - left)

    def y(value: float) -> float:
        return bottom - value / most * (bottom - top)

    parts = [svg_open(height, what)]
    for tick in ticks(0, most):
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(svg_text(left - 10, y(tick) + 4, f"{tick:g}", "axis", "end"))
    for i, mark in enumerate(marks):
        parts.append(svg_text(x(i), bottom + 24, mark, "axis", "middle"))
    for line in series:
        points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(line.values))
        colour = f"var(--c{line.colour})"
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-linejoin="round" stroke-linecap="round"/>'
        )
        for i, value in enumerate(line.values):
            hint = f"{line.label}, {marks[i]}: {value:.1f}"
            parts.append(
                f'<circle cx="{x(i):.1f}" cy="{y(value):.1f}" r="4" fill="{colour}" class="ring">'
                f"<title>{escape(hint)}</title></circle>"
            )
    heights = spread([y(line.values[-1]) for line in series], 19)
    for line, height_of_label in zip(series, heights, strict=True):
        end = y(line.values[-1])
        parts.append(
            f'<line x1="{right + 7}" x2="{right + 17}" y1="{end:.1f}" y2="{height_of_label:.1f}" '
            f'stroke="var(--c{line.colour})" stroke-width="1.5" opacity="0.6"/>'
        )
        named = f"{cut(line.label, 28)}  {line.values[-1]:.1f}"
        parts.append(svg_text(right + 22, height_of_label + 4.5, named, "label", "start"))
    return "".join(parts) + "</svg>"


def heat(shares: Sequence[float], hints: Sequence[str], colour: int) -> str:
    """A strip of cells. A greater share is darker."""
    most = len(shares)
    parts = [f'<svg class="heat" viewBox="0 0 {most * 15} 16" width="{most * 15}" height="16" role="img">']
    for i, (share, hint) in enumerate(zip(shares, hints, strict=True)):
        opacity = 0.06 + 0.94 * min(1.0, share / 0.5) ** 0.7 if share > 0 else 0.05
        parts.append(
            f'<rect x="{i * 15 + 0.5}" y="1" width="13.5" height="14" rx="2.5" fill="var(--c{colour})" '
            f'opacity="{opacity:.2f}"><title>{escape(hint)}</title></rect>'
        )
    return "".join(parts) + "</svg>"


def bar(value: float, most: float, text: str, colour: int) -> str:
    """A figure with a bar behind it."""
    width = 0.0 if most <= 0 else 100 * min(1.0, max(0.0, value / most))
    return f'<span class="bar" style="--w:{width:.0f}%;--c:var(--c{colour})">{escape(text)}</span>'


def ticks(start: float, end: float) -> list[float]:
    """Four to eight round values between two ends."""
    span = end - start
    step = next(
        s * 10.0**power for power in range(-3, 6) for s in (1, 2, 2.5, 5) if span / (s * 10.0**power) <= 7
    )
    first = math.ceil(start / step) * step
    found = []
    while first <= end + 1e-9:
        found.append(round(first, 6) + 0.0)
        first += step
    return found


def spread(heights: Sequence[float], least: float) -> list[float]:
    """The heights, moved apart where they are too close, in the same order."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    moved = list(heights)
    for _ in range(60):
        for above, below in pairwise(order):
            lacking = least - (moved[below] - moved[above])
            if lacking > 0:
                moved[above] -= lacking / 2
                moved[below] += lacking / 2
    return moved


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def svg_open(height: int, what: str) -> str:
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(what)}">'


def svg_text(x: float, y: float, text: str, style: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(text)}</text>'


COLOURS = ("#1f6fb4", "#c2571a", "#2e8b57")


def standalone(chart: str) -> str:
    """The content of a file with a chart that brings its own colours."""
    colours = "".join(f"--c{number}:{colour};" for number, colour in enumerate(COLOURS))
    style = (
        f"<style>svg{{{colours}background:#fff;font:14px sans-serif}}.grid{{stroke:#ddd}}.axis{{fill:#666}}"
        ".par{stroke:#222;stroke-dasharray:4 4}.strong{font-weight:600;paint-order:stroke;stroke:#fff;"
        "stroke-width:8px}.label,.figure{fill:#222}.ring{stroke:#fff;stroke-width:1.5}</style>"
    )
    head, _, rest = chart.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).partition(">")
    return f"{head}>{style}{rest}\n"
