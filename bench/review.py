"""How good the judge of reviews is: calibration and luck.

    python bench/review.py judge --file FILE     plays and judges; can be killed, and goes on where it was
    python bench/review.py fit --file FILE       fits curves on the tables that are there for it
    python bench/review.py tables --file FILE    prints the tables of the results log, and draws the picture

To be thrifty, some decisions of a game are judged: the first of one seat, and others at random. Sums over
all decisions of a game are estimated from these without bias. They are judged in 400 worlds, not in 4,000:
on average that finds the same chances and losses (docs/results.md), only each one less exactly. The tables
grow side by side. bench/levels.py compares the levels of bots.
"""

from __future__ import annotations

import argparse
import fnmatch
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import msgspec
from librt.random import Random

from oriflamme.arena.interval import mean_interval
from oriflamme.arena.loop import Watcher, by_bots, play
from oriflamme.arena.match import Match
from oriflamme.bots import Answer, Bot, Budget, Decision, make_bot
from oriflamme.bots.seeds import seed_of
from oriflamme.review.curves import Curve, CurvesFile, Fitted, ForSet, fitted
from oriflamme.review.judge import Judge
from oriflamme.review.words import SIGNIFICANT
from oriflamme.rules.actions import PLACE
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State

ROOT = Path(__file__).parent.parent
CURVES = ROOT / "src" / "oriflamme" / "review" / "curves.json"
SETS = ("base", "alliance", "mixed")
OWN = "champion:iterations=300"
"""A bot of the judge's strength that does not take all day."""
ITSELF = "judge"
"""A player that does what the judge finds best."""
BLOCKS = 20
"""In so many parts the tables grow."""
BINS = 10
WORLDS, FEW_WORLDS = 400, 50
"""In how many worlds decisions are judged: most of them, and those of players who do what is found best,
who then imagine about as many games as `OWN`. A shallow look finds less at the start than a deep one, so
everybody's start is judged in the greater number."""


@dataclass(frozen=True)
class Table:
    """Games of several of one bot, and how they are judged."""

    name: str
    bot: str
    players: int
    set_name: str
    seed: int
    games: int
    drawn: int = 4
    """How many decisions are judged, at random, beside a first one."""
    worlds: int = WORLDS

    @property
    def judge(self) -> Judge:
        return Judge(worlds=self.worlds)

    def match(self) -> Match:
        return Match((self.bot,) * self.players, self.set_name, self.seed)


FIT = [
    Table(f"fit-{players}-{name}", OWN, players, name, 22, games, drawn)
    for players, games, drawn in ((3, 600, 12), (5, 110, 6))
    for name in SETS
]
TEST = [
    *(Table(f"own-{name}", OWN, 3, name, 11, 1000) for name in SETS),
    Table("knights", "knight", 3, "base", 11, 1000),
    Table("five", OWN, 5, "base", 11, 1000),
    Table("pages", "page", 3, "base", 11, 1000),
    *(Table(f"itself-{name}", ITSELF, 3, name, 14, 1000, 2, FEW_WORLDS) for name in SETS),
]


class Judged(msgspec.Struct, frozen=True):
    """A decision: measured without correction."""

    start: bool
    seat: int
    round: int
    place: bool
    actions: int
    best: float
    taken: float
    behind: float
    error: float


class Game(msgspec.Struct, frozen=True):
    """A game of a table: the shares of the victory by seat, and how many decisions there were."""

    table: str
    deal: int
    shares: list[float]
    decisions: int
    judged: list[Judged]


class Positions(Watcher):
    """Keeps every decision of a game."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, int]] = []

    def decided(self, state: State, action: int) -> None:
        self.kept.append((state.clone(), action))


class JudgeBot:
    """Does what the judge finds best, with the seeds by which its game is judged: so it loses nothing."""

    def __init__(self, table: Table, deal: int) -> None:
        self.table, self.deal, self.number = table, deal, 0

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        seed = seed_of(self.table.name, self.deal, self.number)
        self.number += 1
        return Answer(self.table.judge.best(observation, seed))


def judged_game(table: Table, deal: int) -> Game:
    state, positions = table.match().deal(deal).start(), Positions()
    rng = Random(seed_of("review", table.name, deal))
    player: Bot = JudgeBot(table, deal) if table.bot == ITSELF else make_bot(table.bot)
    play(state, by_bots([player] * table.players, rng, Budget()), positions)
    scores = scores_of(state)
    first = next(i for i, (at, _) in enumerate(positions.kept) if at.asked == deal % table.players)
    drawn = [rng.randrange(len(positions.kept)) for _ in range(table.drawn)]
    chosen = [(first, True), *((i, False) for i in drawn)]
    return Game(
        table.name,
        deal,
        [scores.share(seat) for seat in range(table.players)],
        len(positions.kept),
        [
            _judged(
                Judge(worlds=WORLDS) if start else table.judge,
                *positions.kept[i],
                start,
                seed_of(table.name, deal, i),
            )
            for i, start in chosen
        ],
    )


def _judged(judge: Judge, state: State, action: int, start: bool, seed: int) -> Judged:
    raw = judge.measure(observe(state, state.asked), action, seed)
    best, taken = raw.actions[raw.best].win_chance, raw.actions[raw.chosen].win_chance
    placing, actions = state.question == PLACE, len(raw.actions)
    return Judged(start, state.asked, state.round, placing, actions, best, taken, raw.behind, raw.error)


def read(path: Path) -> dict[str, list[Game]]:
    found: dict[str, list[Game]] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            game = msgspec.json.decode(line, type=Game)
            found.setdefault(game.table, []).append(game)
    return found


def judge(path: Path, only: str, scale: float) -> None:
    known = {name: len(games) for name, games in read(path).items()}
    chosen = fnmatch_tables(only)
    with path.open("a", encoding="utf-8") as file:
        for part in range(1, BLOCKS + 1):
            for table in chosen:
                wanted = round(table.games * scale * part / BLOCKS)
                for deal in range(known.get(table.name, 0), wanted):
                    file.write(msgspec.json.encode(judged_game(table, deal)).decode() + "\n")
                    file.flush()
                known[table.name] = max(wanted, known.get(table.name, 0))


def fnmatch_tables(only: str) -> list[Table]:
    return [table for table in (*FIT, *TEST) if fnmatch.fnmatch(table.name, only)]


# -- the fit -----------------------------------------------------------------------------------------


def logit(chance: float) -> float:
    inside = min(0.999, max(0.001, chance))
    return math.log(inside / (1.0 - inside))


def part_of(judged: Judged) -> float:
    return (judged.round - 1) / 5


COUNTS_FOR = 3.0
"""How many decisions all those of a seat in one game count for, as they share one outcome."""
HOLD = (0.5, 0.5, 10.0, 10.0)
"""How firmly the fit is held to no correction: the stretch more than the shift, which the sums show."""


def fit(points: list[tuple[Judged, float]], counts: float) -> Fitted:
    """Logistic regression by Newton's method on [1, part, l, part*l]. Each point counts in part."""
    weights, plain = [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0]
    for _ in range(30):
        gradient = [h * (p - w) for h, p, w in zip(HOLD, plain, weights, strict=True)]
        matrix = [[HOLD[i] * (i == j) for j in range(4)] for i in range(4)]
        for judged, share in points:
            part, odds = part_of(judged), logit(judged.best)
            x = [1.0, part, odds, part * odds]
            p = 1.0 / (1.0 + math.exp(-sum(a * b for a, b in zip(weights, x, strict=True))))
            for i in range(4):
                gradient[i] += counts * (share - p) * x[i]
                for j in range(4):
                    matrix[i][j] += counts * p * (1.0 - p) * x[i] * x[j]
        weights = [w + step for w, step in zip(weights, solved(matrix, gradient), strict=True)]
    a, b, c, d = (round(weight, 4) for weight in weights)
    return Fitted((a, round(a + b, 4)), (c, round(c + d, 4)))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for r in range(len(rows)):
            if r != i:
                rows[r] = [v - rows[r][i] * w for v, w in zip(rows[r], rows[i], strict=True)]
    return [row[-1] for row in rows]


def fit_all(path: Path) -> None:
    """The sets share their curves, except for what placements in the first round are shifted by. What has
    no games to fit on keeps its curves."""
    known, imagined, before = read(path), Judge().imagines, fitted()
    by_players, told = dict(before.curves.get(imagined, {})), list(before.provenance)
    for players in (3, 5):
        by_set = {table.set_name: known.get(table.name, []) for table in FIT if table.players == players}
        games = [game for of_set in by_set.values() for game in of_set]
        if not all(by_set.values()):
            continue
        points = [(one, game.shares[one.seat]) for game in games for one in game.judged]
        counts = COUNTS_FOR * players * len(games) / len(points)
        place = fit([point for point in points if point[0].place], counts)
        other = fit([point for point in points if not point[0].place], counts)
        by_players[str(players)] = {
            name: ForSet(evened(place, starts_of(of_set), players), other)
            for name, of_set in by_set.items()
        }
        told = [line for line in told if not line.startswith(f"{players} players")]
        told.append(
            f"{players} players: {len(points)} decisions of {len(games)} games of {players} {OWN}, "
            f"as many in each set (fit-{players}-*; seed 22), bench/review.py fit"
        )
    curves = CurvesFile(sorted(told), {imagined: by_players})
    encoded = msgspec.json.format(msgspec.json.encode(curves), indent=1).decode()
    CURVES.write_text(encoded + "\n", encoding="utf-8")
    print(encoded)


def starts_of(games: list[Game]) -> list[float]:
    """As measured, the chances at the first decision of a seat."""
    return [one.best for game in games for one in game.judged if one.start]


def evened(place: Fitted, starts: list[float], players: int) -> Fitted:
    """The chances at the start add up to one victory, whatever the cards. So their mean is set to that."""
    low, high = -3.0, 3.0
    for _ in range(40):
        shift = (low + high) / 2
        if fmean(map(Curve(shift, place.stretch[0]), starts)) < 1 / players:
            low = shift
        else:
            high = shift
    return Fitted((round(shift, 4), place.shift[1]), place.stretch)


# -- the tables --------------------------------------------------------------------------------------


def curve_of(table: Table, one: Judged) -> Curve:
    curves = fitted().curves[Judge().imagines][str(table.players)][table.set_name]
    return (curves.place if one.place else curves.other).at(part_of(one))


def corrected(table: Table, one: Judged) -> tuple[float, float]:
    """The win chance and the loss, by the curves there are."""
    curve = curve_of(table, one)
    slope = curve.slope(one.best, one.taken)
    loss = slope * one.behind if one.behind > SIGNIFICANT * one.error else 0.0
    return curve(one.best), loss


Pair = tuple[float, float]


def calibration(pairs: list[Pair]) -> tuple[float, list[tuple[float, float, int]]]:
    """The expected calibration error, and for each bin the mean chance, the mean outcome and the size."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    for chance, outcome in pairs:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, outcome))
    rows = [(fmean(c for c, _ in b), fmean(o for _, o in b), len(b)) if b else (0.0, 0.0, 0) for b in bins]
    error = sum(abs(chance - outcome) * n for chance, outcome, n in rows) / len(pairs)
    return error, rows


def pairs_of(table: Table, games: list[Game], of: Callable[[Judged], float]) -> list[Pair]:
    """Decisions at random: every one of a game counts as often."""
    return [(of(one), game.shares[one.seat]) for game in games for one in game.judged if not one.start]


def luck_rows(table: Table, games: list[Game]) -> Iterator[str]:
    """For each seat, the mean luck and the mean loss over a game, with 95% intervals."""
    for seat in range(table.players):
        shares = [game.shares[seat] for game in games]
        starts = [
            corrected(table, one)[0]
            for game in games
            for one in game.judged
            if one.start and one.seat == seat
        ]
        losses = [_loss(table, game, seat) for game in games]
        start = mean_interval(starts)
        both = mean_interval([share + loss for share, loss in zip(shares, losses, strict=True)])
        loss = mean_interval(losses)
        luck, half = both[0] - start[0], math.hypot(both[2] - both[0], start[2] - start[0])
        without = mean_interval(shares)
        apart = without[0] - start[0]
        apart_half = math.hypot(without[2] - without[0], start[2] - start[0])
        yield (
            f"| {table.name} | {FAMILIES[seat]} | {start[0]:.3f} | {fmean(shares):.3f} "
            f"| {_signed(luck, half)} | {loss[0]:.3f} ±{loss[2] - loss[0]:.3f} "
            f"| {_signed(apart, apart_half)} |"
        )


def _signed(value: float, half: float) -> str:
    return f"{value:+.3f} ±{half:.3f}".replace("-", "−")


def _loss(table: Table, game: Game, seat: int) -> float:
    """What the seat lost over the whole game, estimated from the decisions that were drawn."""
    drawn = [one for one in game.judged if not one.start]
    found = sum(corrected(table, one)[1] for one in drawn if one.seat == seat)
    return found * game.decisions / len(drawn)


def tables(path: Path, picture: Path | None) -> None:
    known = read(path)
    print("| games | decisions | calibration error, measured | corrected | mean chance | came true |")
    print("|---|---|---|---|---|---|")
    curves: list[tuple[str, list[tuple[float, float, int]]]] = []
    for table in TEST:
        games = known.get(table.name, [])
        if not games:
            continue
        plain, _ = calibration(pairs_of(table, games, lambda one: one.best))
        pairs = pairs_of(table, games, lambda one, at=table: corrected(at, one)[0])  # type: ignore[misc]
        error, rows = calibration(pairs)
        curves.append((f"{table.name}, {len(games):,} games, error {error:.3f}", rows))
        print(
            f"| {len(games):,} of {table.players} `{table.bot}`, {table.set_name} | {len(pairs):,} "
            f"| {plain:.3f} | **{error:.3f}** | {fmean(c for c, _ in pairs):.3f} "
            f"| {fmean(o for _, o in pairs):.3f} |"
        )
    print("\n| games | seat | start | result | luck | loss | result less start |")
    print("|---|---|---|---|---|---|---|")
    for table in TEST:
        if known.get(table.name):
            print("\n".join(luck_rows(table, known[table.name])))
    if picture is not None:
        picture.write_text(drawing(curves), encoding="utf-8")


def drawing(curves: list[tuple[str, list[tuple[float, float, int]]]]) -> str:
    """A reliability diagram for each table, side by side."""
    size, gap = 220, 50
    width = (size + gap) * len(curves) + gap
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {size + 90}" '
        'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fffdf9"/>'
    ]
    for i, (name, rows) in enumerate(curves):
        left, top = gap + i * (size + gap), 30
        title, _, rest = name.partition(", ")
        parts.append(f'<text x="{left}" y="{top - 12}" font-weight="bold">{title}</text>')
        parts.append(f'<text x="{left}" y="{top + size + 48}" fill="#6a6258">{rest}</text>')
        parts.append(
            f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="none" stroke="#cfc6b5"/>'
            f'<line x1="{left}" y1="{top + size}" x2="{left + size}" y2="{top}" stroke="#a67c1f" '
            'stroke-dasharray="4 4"/>'
        )
        for tick in (0, 0.5, 1):
            parts.append(
                f'<text x="{left + tick * size}" y="{top + size + 16}" text-anchor="middle">'
                f'{tick:.0%}</text><text x="{left - 6}" y="{top + size - tick * size + 4}" '
                f'text-anchor="end">{tick:.0%}</text>'
            )
        most = max((n for _, _, n in rows), default=1)
        for chance, outcome, n in rows:
            if n:
                x, y = left + chance * size, top + size - outcome * size
                bar = 1.96 * math.sqrt(max(outcome * (1 - outcome), 0.01) / n) * size
                parts.append(
                    f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - bar:.1f}" y2="{y + bar:.1f}" '
                    f'stroke="#2a78d6" opacity="0.5"/><circle cx="{x:.1f}" cy="{y:.1f}" '
                    f'r="{3 + 5 * math.sqrt(n / most):.1f}" fill="#2a78d6">'
                    f"<title>{chance:.2f}: {outcome:.2f} of {n}</title></circle>"
                )
    return "".join(parts) + "</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["judge", "fit", "tables"])
    parser.add_argument("--file", type=Path, required=True, help="the judged games, as JSON Lines")
    parser.add_argument("--only", default="*", help="tables of this name; * stands for anything")
    parser.add_argument("--scale", type=float, default=1.0, help="this share of the games")
    parser.add_argument("--picture", type=Path, help="where the reliability diagram goes, as SVG")
    options = parser.parse_args()
    if options.what == "judge":
        judge(options.file, options.only, options.scale)
    elif options.what == "fit":
        fit_all(options.file)
    else:
        tables(options.file, options.picture)


if __name__ == "__main__":
    main()
