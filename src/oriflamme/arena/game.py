"""One game between bots, and how each of them did.

A bot that crashes, answers with an illegal action or thinks for too long forfeits the game. It comes last,
whatever its family still gets. Its family continues at random so that the others can finish.
"""

from __future__ import annotations

import itertools
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from types import FrameType

from librt.random import Random

from oriflamme.arena.deeds import Deeds, deeds_of
from oriflamme.arena.loop import Watcher, play
from oriflamme.bots import BadSpec, Bot, BotFailed, Budget, Interruption, ask, make_bot, observation_for
from oriflamme.bots.errors import trace_of
from oriflamme.bots.seeds import seed_of
from oriflamme.rules.board import STOCK
from oriflamme.rules.deal import Deal
from oriflamme.rules.events import Log
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State

LIMIT = 10.0
"""Seconds of real time after which a bot counts as hanging. It is far more than any bot here needs, so that
no bot forfeits on a busy machine."""


@dataclass
class Part:
    """How one seat did in a game. Shares are sixtieths of the victory. Level families get the mean of the
    places they fill."""

    share: int = 0
    place: float = 0.0
    influence: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of the processor
    forfeit: str = ""  # why, if it did
    trace: str = ""  # the traceback, if it was an error
    by_round: list[int] = field(default_factory=list)  # influence as each round starts, and at the end
    deeds: Deeds = field(default_factory=dict)


def play_game(deal: Deal, specs: Sequence[str], seed: str, limit: float = LIMIT) -> list[Part]:
    """Play a deal with one bot per seat. Every decision has its own generator, made from this seed and the
    decision's number. So the draws of one bot change nothing for another."""
    with redirect_stdout(sys.stderr):  # what a bot prints must not mix with the result
        return _play(deal, specs, seed, limit)


def _play(deal: Deal, specs: Sequence[str], seed: str, limit: float) -> list[Part]:
    log = Log()
    state = deal.start_with(log)
    parts = [Part() for _ in specs]
    bots = [_made(spec, part) for spec, part in zip(specs, parts, strict=True)]
    rng, numbers = Random(0), itertools.count()

    def choose(state: State) -> int:
        rng.seed(seed_of(seed, next(numbers)))
        return _decide(state, log, bots[state.asked], parts[state.asked], rng, limit)

    play(state, choose, _ByRound(state, parts))
    _rank(state, parts)
    for part, deeds in zip(parts, deeds_of(log.events, state.kinds, len(parts)), strict=True):
        part.deeds = deeds
    return parts


def _made(spec: str, part: Part) -> Bot | None:
    """A new bot for each game, so that it remembers nothing of earlier games."""
    try:
        return make_bot(spec)
    except BadSpec as error:
        part.forfeit, part.trace = str(error), error.trace
        return None


def _decide(state: State, log: Log, bot: Bot | None, part: Part, rng: Random, limit: float) -> int:
    """The bot's action, or a random one if it has forfeited."""
    if bot is not None and not part.forfeit:
        observation = observation_for(bot, state, log)
        started = time.process_time()
        try:
            with _at_most(limit):
                return ask(bot, observation, rng, Budget()).action
        except BotFailed as error:
            part.forfeit, part.trace = str(error), error.trace
        except TimeUp as error:
            part.forfeit, part.trace = str(error), trace_of(error)
        finally:
            part.seconds += time.process_time() - started
            part.decisions += 1
    return state.random_action(rng)


class _ByRound(Watcher):
    """Notes the influence of each family at the start of each round and at the end."""

    def __init__(self, state: State, parts: list[Part]) -> None:
        self.parts = parts
        self.round = state.round
        self.ended(state)

    def decided(self, state: State, action: int) -> None:
        if state.round != self.round:
            self.round = state.round
            self.ended(state)

    def ended(self, state: State) -> None:
        for seat, part in enumerate(self.parts):
            part.by_round.append(state.families[STOCK + seat])


def _rank(state: State, parts: list[Part]) -> None:
    scores = scores_of(state)
    for seat, part in enumerate(parts):
        part.influence = scores.influence(seat)
        if part.forfeit:
            scores.forfeit(seat)
    for seat, part in enumerate(parts):
        part.place, part.share = scores.mean_place(seat), scores.shares(seat)


# -- a limit to thinking -----------------------------------------------------------------------------


class TimeUp(Interruption):
    """A bot has thought for too long."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raises TimeUp in code that takes longer. Without such signals, or in another thread, it does
    nothing."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    thinking, late = True, TimeUp("it took too long over one decision")
    is_late = False

    def time_is_up(signal_number: int, frame: FrameType | None) -> None:
        nonlocal is_late
        if thinking:  # Python may handle the signal a little later
            is_late = True
            raise late

    signal.signal(signal.SIGALRM, time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        thinking = False
        signal.setitimer(signal.ITIMER_REAL, 0)
    if is_late:  # the bot caught it and answered anyway
        raise late
