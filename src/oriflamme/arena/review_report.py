"""The report of reviews: one self-contained HTML page with curves, waterfalls and tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from oriflamme.arena.charts import WIDTH, svg_open, svg_text, ticks
from oriflamme.arena.report import page, section
from oriflamme.review import Review
from oriflamme.review.game import after
from oriflamme.review.shape import Decision, Option, Seat
from oriflamme.review.words import said

COLOURS = {"R": 1, "B": 0, "G": 2, "Y": 3, "V": 5}
"""The page's colours that look like the families."""

MARKS = {"inaccuracy": 4.5, "mistake": 6.5, "blunder": 8.5}
"""How large the mark of each verdict is."""

MOST_OPTIONS = 5


def review_report(reviews: Sequence[tuple[str, Review]]) -> str:
    """The page for some reviews, each with the name of its game."""
    judge = reviews[0][1].judge
    lead = (
        f"Every decision judged from what its seat knew then, by {judge.bot} in {judge.worlds:,} worlds "
        f"(seed {judge.seed}). A win chance says how often the seat wins if all play on like the judge."
    )
    sections = [part for name, review in reviews for part in _parts(name, review, len(reviews) > 1)]
    title = f"Review of {len(reviews)} games" if len(reviews) > 1 else f"Review of {reviews[0][0]}"
    return page(title, lead, sections)


def _parts(name: str, review: Review, named: bool) -> list[str]:
    of_game = f"{name}: " if named else ""
    return [
        section(
            f"{of_game}the game in figures",
            "Start plus luck less losses is the result, exactly. Luck is cards and others: everything the "
            "seat did not decide, others’ mistakes too. Expected is the result with average luck.",
            _summary(review),
        ),
        section(
            "Win chances",
            "At each decision of a seat, before and after its action. A ring marks a loss; the larger, the "
            "worse.",
            f'<div class="scroll">{_curves(review)}</div>',
        ),
        section(
            "Luck and losses",
            "From the start to the result, round by round: luck moves up or down, losses only down.",
            "".join(
                f'<div class="scroll">{_waterfall(letter, seat, review)}</div>'
                for letter, seat in review.seats.items()
            ),
        ),
        section(
            "Decisions that mattered",
            "Up to three of each seat, with the best alternatives and the standard errors of the chances, "
            "and what differs in the imagined games.",
            _mattered(review),
        ),
    ]


def _colour(letter: str) -> str:
    return f"var(--c{COLOURS.get(letter, 7)})"


def _dot(letter: str) -> str:
    return f'<i class="dot" style="background:{_colour(letter)}"></i>'


def _points(share: float) -> str:
    return f"{100 * share:.1f}"


def _signed(share: float) -> str:
    return f"{100 * share:+.1f}".replace("-", "−") if share else "0.0"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML. The first of a row is its heading."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(
        f"<tr><th>{row[0]}</th>" + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table class="figures"><tr>{head}</tr>{body}</table></div>'


def _summary(review: Review) -> str:
    heads = (
        "seat",
        "start",
        "of it the deal",
        "luck",
        "losses",
        "result",
        "expected",
        "choices",
        "loss per choice",
        "accuracy",
    )
    rows = [
        [
            f"{_dot(letter)}{escape(seat.name or letter)}",
            _points(seat.start),
            _signed(seat.deal),
            _signed(seat.luck),
            _signed(-seat.loss),
            _points(seat.result),
            _points(seat.expected),
            str(seat.choices),
            f"{100 * seat.average_loss:.2f}",
            f"{seat.accuracy:.0f}",
        ]
        for letter, seat in review.seats.items()
    ]
    return _table(heads, rows)


# -- the curves --------------------------------------------------------------------------------------


def _curves(review: Review) -> str:
    height, left, right, top, bottom = 360, 46, WIDTH - 20, 14, 316
    last = review.decisions[-1].number + 1

    def x(number: float) -> float:
        return left + number / last * (right - left)

    def y(share: float) -> float:
        return bottom - share * (bottom - top)

    parts = [svg_open(height, "Win chance of each seat over the game")]
    for tick in ticks(0, 1):
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(svg_text(left - 8, y(tick) + 4, f"{100 * tick:.0f}", "axis", "end"))
    for number, text in _rounds(review.decisions):
        parts.append(
            f'<line class="par" x1="{x(number):.1f}" x2="{x(number):.1f}" y1="{top}" y2="{bottom}"/>'
        )
        parts.append(svg_text(x(number) + 4, bottom + 20, text, "axis", "start"))
    for letter, seat in review.seats.items():
        own = [decision for decision in review.decisions if decision.seat == letter]
        points = []
        for decision in own:
            points.append(f"{x(decision.number):.1f},{y(decision.win_chance):.1f}")
            points.append(f"{x(decision.number + 0.3):.1f},{y(after(decision)):.1f}")
        points.append(f"{x(last):.1f},{y(seat.result):.1f}")
        parts.append(
            f'<polyline points="{" ".join(points)}" fill="none" stroke="{_colour(letter)}" '
            'stroke-width="2.2" stroke-linejoin="round"/>'
        )
        parts += [
            f'<circle cx="{x(decision.number):.1f}" cy="{y(decision.win_chance):.1f}" '
            f'r="{MARKS[decision.verdict]}" fill="none" stroke="{_colour(letter)}" stroke-width="2.5">'
            f"<title>{escape(_sentence(decision))}</title></circle>"
            for decision in own
            if decision.verdict in MARKS
        ]
    return "".join(parts) + "</svg>"


def _rounds(decisions: Sequence[Decision]) -> list[tuple[int, str]]:
    """Where each round begins."""
    found: dict[int, int] = {}
    for decision in decisions:
        found.setdefault(decision.round, decision.number)
    return [(number, f"round {game_round}") for game_round, number in found.items()]


def _sentence(decision: Decision) -> str:
    return (
        f"{decision.number}: {decision.seat} {decision.action}: {decision.verdict}, "
        f"{100 * decision.loss:.0f} ±{100 * decision.error:.0f} points; best was {decision.best}"
    )


# -- the waterfall -----------------------------------------------------------------------------------


def _steps(letter: str, seat: Seat, review: Review) -> list[tuple[str, float, str]]:
    """What moved the win chance, round by round: a label, by how much, and which colour. Luck after the
    seat's last decision of a round counts to the next one."""
    found: list[tuple[str, float, str]] = []
    own = [decision for decision in review.decisions if decision.seat == letter]
    for game_round in dict.fromkeys(decision.round for decision in own):
        of_round = [decision for decision in own if decision.round == game_round]
        luck = sum(decision.luck for decision in of_round)
        loss = sum(decision.loss for decision in of_round)
        found.append((f"{game_round}: luck", luck, "good" if luck >= 0 else "bad"))
        if loss:
            found.append((f"{game_round}: losses", -loss, "c3"))
    luck = seat.result - after(own[-1])
    found.append(("end: luck", luck, "good" if luck >= 0 else "bad"))
    return found


def _waterfall(letter: str, seat: Seat, review: Review) -> str:
    steps = _steps(letter, seat, review)
    height, left, top, bottom = 210, 46, 26, 168
    levels = [seat.start]
    for _, step, _ in steps:
        levels.append(levels[-1] + step)
    high, low = max(1.0, *levels), min(0.0, *levels)
    wide = (WIDTH - left - 10) / (len(steps) + 2)

    def y(share: float) -> float:
        return bottom - (share - low) / (high - low) * (bottom - top)

    def column(i: int, one: float, other: float, colour: str, label: str, figure: str) -> str:
        x, upper, lower = left + i * wide, min(y(one), y(other)), max(y(one), y(other))
        return (
            f'<rect x="{x + 3:.1f}" y="{upper:.1f}" width="{wide - 6:.1f}" '
            f'height="{max(1.0, lower - upper):.1f}" rx="2" fill="var(--{colour})"/>'
            + svg_text(x + wide / 2, upper - 5, figure, "axis", "middle")
            + svg_text(x + wide / 2, bottom + 20, label, "axis", "middle")
        )

    own = f"c{COLOURS.get(letter, 7)}"
    parts = [svg_open(height, f"From start to result of {seat.name or letter}")]
    parts.append(svg_text(left, 13, seat.name or letter, "label", "start"))
    parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH}" y1="{y(0):.1f}" y2="{y(0):.1f}"/>')
    parts.append(column(0, 0.0, seat.start, own, "start", _points(seat.start)))
    for i, (label, step, colour) in enumerate(steps):
        parts.append(column(i + 1, levels[i], levels[i + 1], colour, label, _signed(step)))
    parts.append(column(len(steps) + 1, 0.0, seat.result, own, "result", _points(seat.result)))
    return "".join(parts) + "</svg>"


# -- the decisions -----------------------------------------------------------------------------------


def _mattered(review: Review) -> str:
    by_number = {decision.number: decision for decision in review.decisions}
    rows = []
    for letter, seat in review.seats.items():
        for number in seat.mattered:
            decision = by_number[number]
            loss = f"{_signed(-decision.loss)} ±{100 * decision.error:.1f}" if decision.loss else "0"
            rows.append(
                [
                    f"{_dot(letter)}{number}",
                    str(decision.round),
                    escape(decision.action),
                    _points(decision.win_chance),
                    loss,
                    escape(decision.verdict) if decision.verdict != "none" else "–",
                    "<br>".join(map(_option, _told(decision))),
                    _why(decision),
                ]
            )
    heads = ("decision", "round", "taken", "win chance", "loss", "verdict", "what there was", "why")
    return _table(heads, rows)


def _why(decision: Decision) -> str:
    """What differs after the best action, and against which one."""
    if not decision.reasons:
        return "–"
    reasons = "<br>".join(escape(said(why)) for why in decision.reasons)
    return f"{escape(decision.best)} against {escape(decision.against)}:<br>{reasons}"


def _told(decision: Decision) -> list[Option]:
    """The best actions, and the one taken."""
    best = decision.actions[:MOST_OPTIONS]
    return best + [option for option in decision.actions[MOST_OPTIONS:] if option.action == decision.action]


def _option(option: Option) -> str:
    sure = "proved" if option.proved else f"±{100 * option.error:.1f}"
    return f"{escape(option.action)} {_points(option.win_chance)} {sure}"
