"""Many games of the same kind, and their statistics.

Every game has its own seed, made from the simulation's seed and the game's number. So each game can be
played anywhere and alone, and the result is the same for any number of workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from librt.random import Random

from oriflamme.arena.loop import Choose, Watcher, by_bots, play
from oriflamme.arena.runner import Runner
from oriflamme.bots import Budget, make_bot, wants_history
from oriflamme.bots.seeds import seed_of
from oriflamme.notation.trace import decision_line, game_line, result_line
from oriflamme.rules.board import Listener
from oriflamme.rules.catalogue import CARDS, FAMILIES, draw_mixed
from oriflamme.rules.deal import Deal, draw_deal
from oriflamme.rules.events import Both, Log
from oriflamme.rules.scoring import SHARES
from oriflamme.rules.state import State
from oriflamme.rules.tally import Tally, tally_random_games

# Games in one job: some tenths of a second, long enough to be worth distributing.
RANDOM_CHUNK, TRACE_CHUNK, BOTS_CHUNK = 4000, 100, 2


@dataclass(frozen=True)
class Simulation:
    """What to play, with one bot per seat. Without kinds, each game draws a mixed set."""

    set_name: str
    kinds: int
    bots: tuple[str, ...]
    seed: int
    games: int
    trace: bool = False

    @property
    def seating(self) -> str:
        return FAMILIES[: len(self.bots)]


@dataclass(frozen=True)
class Chunk:
    """Some of its games, from this number on."""

    simulation: Simulation
    first: int
    games: int


@dataclass
class CardStatistics:
    """How often a kind of card was in play (families times games), played and so on."""

    dealt_in: int = 0
    played: int = 0
    revealed: int = 0
    eliminated: int = 0
    earned: int = 0


@dataclass
class Statistics:
    """Sums over games. They are whole numbers, so they can be added in any order."""

    seats: int
    games: int = 0
    decisions: int = 0
    victories: list[int] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    cards: list[CardStatistics] = field(default_factory=lambda: [CardStatistics() for _ in CARDS])

    def __post_init__(self) -> None:
        self.victories = self.victories or [0] * self.seats
        self.influence = self.influence or [0] * self.seats

    def add(self, tally: Statistics) -> None:
        self.games += tally.games
        self.decisions += tally.decisions
        for seat in range(self.seats):
            self.victories[seat] += tally.victories[seat]
            self.influence[seat] += tally.influence[seat]
        for mine, theirs in zip(self.cards, tally.cards, strict=True):
            mine.dealt_in += theirs.dealt_in
            mine.played += theirs.played
            mine.revealed += theirs.revealed
            mine.eliminated += theirs.eliminated
            mine.earned += theirs.earned

    def win_share(self, seat: int) -> float:
        """Its share of all victories. A shared victory counts in part."""
        return self.victories[seat] / (SHARES * self.games)

    def mean_influence(self, seat: int) -> float:
        return self.influence[seat] / self.games


@dataclass(frozen=True)
class Played:
    """The statistics of a chunk, and its trace if one was requested."""

    statistics: Statistics
    trace: str


def simulate(simulation: Simulation, runner: Runner) -> Iterator[Played]:
    """Play all games, chunk by chunk, in order."""
    return runner.run(play_chunk, chunks(simulation))


def chunks(simulation: Simulation) -> Iterator[Chunk]:
    size = RANDOM_CHUNK
    if simulation.trace:
        size = TRACE_CHUNK
    if not _all_random(simulation):
        size = BOTS_CHUNK
    for first in range(0, simulation.games, size):
        yield Chunk(simulation, first, min(size, simulation.games - first))


def _all_random(simulation: Simulation) -> bool:
    return set(simulation.bots) == {"random"}


def play_chunk(chunk: Chunk) -> Played:
    simulation, tally = chunk.simulation, Tally()
    lines: list[str] = []
    if _all_random(simulation) and not simulation.trace:
        seats, seed = len(simulation.bots), game_seed(simulation.seed, chunk.first)
        tally_random_games(tally, chunk.games, seats, simulation.kinds, seed)
    else:
        for game in range(chunk.first, chunk.first + chunk.games):
            _play_game(simulation, game, tally, lines)
    return Played(_statistics(tally, len(simulation.bots)), "".join(lines))


def game_seed(seed: int, game: int) -> int:
    """Consecutive within a simulation, far apart between simulations."""
    return seed_of(seed) + game


def begin(
    simulation: Simulation, game: int, listener: Listener | None = None
) -> tuple[Deal, State, Choose]:
    """One of its games at the first decision, and the bots who choose."""
    bots = [make_bot(name) for name in simulation.bots]
    rng = Random(game_seed(simulation.seed, game))
    kinds = simulation.kinds or draw_mixed(rng)
    deal = draw_deal(len(bots), kinds, rng)
    log = Log()
    if any(map(wants_history, bots)):
        listener = log if listener is None else Both(listener, log)
    return deal, deal.start_with(listener), by_bots(bots, rng, Budget(), log)


def _play_game(simulation: Simulation, game: int, tally: Tally, lines: list[str]) -> None:
    deal, state, choose = begin(simulation, game, tally)
    watchers = []
    if simulation.trace:
        lines.append(game_line(game, simulation.set_name, deal, simulation.seating))
        watchers.append(_Trace(lines, simulation.seating))
    decisions = play(state, choose, *watchers)
    tally.end(state, decisions)


class _Trace(Watcher):
    """Writes a line for each decision, and the result."""

    def __init__(self, lines: list[str], seating: str) -> None:
        self.lines = lines
        self.seating = seating

    def decided(self, state: State, action: int) -> None:
        self.lines.append(decision_line(state, action, self.seating))

    def ended(self, state: State) -> None:
        self.lines.append(result_line(state, self.seating))


def _statistics(tally: Tally, seats: int) -> Statistics:
    return Statistics(
        seats,
        tally.games,
        tally.decisions,
        [tally.victories[seat] for seat in range(seats)],
        [tally.influence[seat] for seat in range(seats)],
        [
            CardStatistics(
                tally.dealt_in[kind] * seats,
                tally.played[kind],
                tally.revealed[kind],
                tally.eliminated[kind],
                tally.earned[kind],
            )
            for kind in range(len(CARDS))
        ],
    )
