"""The report of a match or a ladder: one self-contained HTML page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from oriflamme.arena.charts import Line, Row, bar, cut, heat, lines, whiskers
from oriflamme.arena.deeds import EARNED, ELIMINATED, IN_PLAY, KEPT, PLAYED, REVEALED
from oriflamme.arena.ladder import LadderStandings
from oriflamme.arena.match import Score, Standings
from oriflamme.arena.ratings import Rating
from oriflamme.rules.catalogue import CARDS
from oriflamme.rules.game_type import USUAL
from oriflamme.texts import english

COLOURS = 8


def match_report(standings: Standings) -> str:
    match = standings.match
    names = told_apart([short(bot) for bot in match.bots])
    scores, seats = standings.scores, len(match.bots)
    colours = list(range(seats))
    lead = (
        f"{scores[0].games:,} games of {_set_text(match.set_name)} with {seats} players: "
        f"{standings.deals:,} deals, each played in all {seats} seatings. Seed {match.seed}."
    )
    return page(
        _counted([short(bot) for bot in match.bots]),
        lead,
        [
            _win_shares(names, scores, colours, 1 / seats),
            _ratings([standings.ratings.of(bot) for bot in range(seats)], names, colours),
            _figures(names, match.bots, scores, colours),
            _forfeits(names, scores),
            *_play_sections(match.bots, scores),
        ],
    )


def _set_text(name: str) -> str:
    return "mixed sets" if name == "mixed" else f"the {english().text(f'set-{name}')} set"


def ladder_report(standings: LadderStandings) -> str:
    ladder = standings.ladder
    order = standings.ratings.order
    bots = [ladder.bots[bot] for bot in order]
    names = told_apart([short(bot) for bot in bots])
    scores = [standings.scores[bot] for bot in order]
    colours = [i % COLOURS for i in range(len(bots))]
    lead = (
        f"{standings.deals * ladder.players:,} games of {_set_text(ladder.set_name)} at tables of "
        f"{ladder.players}: every group of the {len(bots)} bots, {standings.deals:,} deals, each in all "
        f"seatings. Seed {ladder.seed}."
    )
    return page(
        "A ladder of bots",
        lead,
        [
            _ratings([standings.ratings.of(bot) for bot in order], names, colours),
            _win_shares(names, scores, colours, 1 / ladder.players),
            _ahead(standings, names),
            _figures(names, bots, scores, colours),
            _forfeits(names, scores),
            *_play_sections(bots, scores),
        ],
    )


def short(bot: str) -> str:
    """A spec without the folders of its file, which mean nothing on another machine."""
    return bot.replace("\\", "/").rpartition("/")[2]


def _counted(names: Sequence[str]) -> str:
    """Such as `search · 2 × greedy`."""
    found = dict.fromkeys(names)
    return " · ".join(name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in found)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, numbered where several are the same."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(f"{name} ({seen[name]})" if names.count(name) > 1 else name)
    return found


# -- strength ----------------------------------------------------------------------------------------


def _win_shares(names: Sequence[str], scores: Sequence[Score], colours: Sequence[int], par: float) -> str:
    rows = [
        Row(name, score.win_share, *score.interval, colour)
        for name, score, colour in zip(names, scores, colours, strict=True)
    ]
    most = min(1.0, math.ceil(max(row.high for row in rows) * 10 + 0.2) / 10)
    chart = whiskers(rows, _percent, (0.0, most), par, "Win share of each bot with 95% intervals")
    return section(
        "Win share",
        "A shared victory counts in part. The band is the 95% interval, reckoned over deals; "
        f"par is what equals would have, {par:.0%}.",
        f'<div class="scroll">{chart}</div>',
    )


def _percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def _ratings(ratings: Sequence[Rating], names: Sequence[str], colours: Sequence[int]) -> str:
    rows = [
        Row(name, rating.mu, rating.low, rating.high, colour)
        for name, rating, colour in zip(names, ratings, colours, strict=True)
    ]
    rows.sort(key=lambda row: -row.value)
    axis = (math.floor(min(row.low for row in rows)), math.ceil(max(row.high for row in rows)))
    chart = whiskers(rows, lambda value: f"{value:.1f}", axis, None, "Rating of each bot")
    return section(
        "Rating ladder",
        "By openskill (Plackett–Luce), from the places of every game. All start at 25; what counts is the "
        "distance.",
        f'<div class="scroll">{chart}</div>',
    )


def _ahead(standings: LadderStandings, names: Sequence[str]) -> str:
    order = standings.ratings.order
    head = "".join(f'<th class="turn"><span>{escape(cut(name, 22))}</span></th>' for name in names)
    body = []
    for bot, name in zip(order, names, strict=True):
        cells = []
        for other in order:
            met = standings.met[bot][other]
            if not met:
                cells.append('<td class="none">·</td>')
                continue
            share = standings.ahead[bot][other] / met
            colour, strength = "good" if share >= 0.5 else "bad", 5 + 100 * abs(share - 0.5)
            cells.append(
                f'<td class="cell" style="--c:var(--{colour});--a:{strength:.0f}%">{100 * share:.0f}</td>'
            )
        body.append(f"<tr><th>{escape(name)}</th>{''.join(cells)}</tr>")
    table = (
        f'<div class="scroll"><table class="matrix"><tr><th></th>{head}</tr>{"".join(body)}</table></div>'
    )
    return section(
        "Who comes before whom",
        "Of 100 games at one table, how often the bot of the row came before that of the column.",
        table,
    )


def _figures(
    names: Sequence[str], bots: Sequence[str], scores: Sequence[Score], colours: Sequence[int]
) -> str:
    heads = (
        "bot",
        "games",
        "wins",
        "95%",
        "place",
        "influence",
        "ms a decision",
        "decisions/s",
        "forfeits",
    )
    rows = []
    for name, bot, score, colour in zip(names, bots, scores, colours, strict=True):
        low, high = score.interval
        seconds = score.seconds_per_decision
        cells = [
            f"{score.games:,}",
            f"{100 * score.win_share:.1f}%",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{score.mean_place:.2f}",
            f"{score.mean_influence:.1f}",
            f"{1000 * seconds:.3g}",
            f"{1 / seconds:,.0f}" if seconds > 0 else "–",
            str(score.forfeits),
        ]
        dot = f'<i class="dot" style="background:var(--c{colour})"></i>'
        rows.append(
            f'<tr><th title="{escape(short(bot))}">{dot}{escape(name)}</th>'
            + "".join(f"<td>{cell}</td>" for cell in cells)
            + "</tr>"
        )
    head = "".join(f"<th>{text}</th>" for text in heads)
    return section(
        "Figures",
        "The place of several that are level is the mean of the places they fill. Time is the processor's, "
        "and so are the decisions a second.",
        f'<div class="scroll"><table class="figures"><tr>{head}</tr>{"".join(rows)}</table></div>',
    )


def _forfeits(names: Sequence[str], scores: Sequence[Score]) -> str:
    found = []
    for name, score in zip(names, scores, strict=True):
        if score.forfeits:
            reasons = "".join(f"<li>{escape(forfeit.reason)}</li>" for forfeit in score.told)
            found.append(
                f"<p><b>{escape(name)}</b>: {score.forfeits} of {score.games}</p><ul>{reasons}</ul>"
            )
    if not found:
        return ""
    return section(
        "Forfeits", "A crash, an illegal answer or endless thought loses the game.", "".join(found)
    )


# -- how they play -----------------------------------------------------------------------------------


def _play_sections(bots: Sequence[str], scores: Sequence[Score]) -> list[str]:
    """Bots with the same spec play the same way, so they are counted together."""
    merged: dict[str, Score] = {}
    colours: dict[str, int] = {}
    for i, (bot, score) in enumerate(zip(bots, scores, strict=True)):
        merged.setdefault(bot, Score()).add(score)
        colours.setdefault(bot, i % COLOURS)
    names = dict(zip(merged, told_apart([short(bot) for bot in merged]), strict=True))
    series = [
        Line(names[bot], [influence / score.games for influence in score.by_round], colours[bot])
        for bot, score in merged.items()
    ]
    marks = [f"round {number}" for number in range(1, USUAL.rounds + 1)] + ["end"]
    influence = section(
        "Influence over the rounds",
        "What a family has as each round starts, and at the end; mean of all games.",
        '<div class="scroll">' + lines(series, marks, "Mean influence of each bot, by round") + "</div>",
    )
    most = max(
        (_earned(columns) for score in merged.values() for columns in score.deeds.values()), default=1
    )
    tables = "".join(_cards(names[bot], score, colours[bot], most) for bot, score in merged.items())
    cards = section(
        "What each bot does with each card",
        "Played: of 100 families that have the kind among their ten (three of which are set aside), how "
        "many play it; the strip shows in which round, 1 to 6. The rest is for one card played: how often "
        "it is kept closed for a token, revealed, and eliminated, and the influence it brings.",
        f'<div class="cards">{tables}</div>',
    )
    return [influence, cards]


def _played(columns: Sequence[int]) -> int:
    return sum(columns[PLAYED : PLAYED + USUAL.rounds])


def _earned(columns: Sequence[int]) -> float:
    return columns[EARNED] / max(1, _played(columns))


def _cards(name: str, score: Score, colour: int, most: float) -> str:
    rows = []
    for kind in sorted(score.deeds):
        columns = score.deeds[kind]
        dealt, played = columns[IN_PLAY], _played(columns)
        card = english().text(f"card-{CARDS[kind].slug}")
        by_round = [columns[PLAYED + i] / dealt for i in range(USUAL.rounds)]
        hints = [f"{card}, round {i + 1}: {100 * share:.0f}%" for i, share in enumerate(by_round)]
        times = max(1, played)
        revealed, eliminated = columns[REVEALED] / times, columns[ELIMINATED] / times
        cells = [
            heat(by_round, hints, colour),
            bar(played / dealt, 1, f"{100 * played / dealt:.0f}%", colour),
            bar(columns[KEPT] / times, 3, f"{columns[KEPT] / times:.1f}×", colour),
            bar(revealed, 1, f"{100 * revealed:.0f}%", colour),
            bar(eliminated, 1, f"{100 * eliminated:.0f}%", colour),
            bar(_earned(columns), most, f"{_earned(columns):.1f}", colour),
        ]
        faint = ' class="faint"' if played == 0 else ""
        rows.append(
            f"<tr{faint}><th>{escape(card)}</th>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
        )
    heads = ("", "round 1–6", "played", "kept", "revealed", "eliminated", "earned")
    head = "".join(f"<th>{text}</th>" for text in heads)
    dot = f'<i class="dot" style="background:var(--c{colour})"></i>'
    return (
        f"<figure><figcaption>{dot}{escape(name)}</figcaption>"
        f'<div class="scroll"><table class="deeds"><tr>{head}</tr>{"".join(rows)}</table></div></figure>'
    )


# -- the page ----------------------------------------------------------------------------------------


def section(title: str, lead: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(lead)}</p>{content}</section>"


def page(title: str, lead: str, sections: Sequence[str]) -> str:
    style = files("oriflamme.arena").joinpath("report.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Oriflamme {escape(title)}</title>\n<style>\n{style}</style>\n<main>\n"
        f'<header><p class="house">Oriflamme</p><h1>{escape(title)}</h1>'
        f'<p class="lead">{escape(lead)}</p></header>\n' + "\n".join(sections) + "\n</main>\n</html>\n"
    )
