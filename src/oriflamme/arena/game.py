"""One game between bots, and what each of them did in it.

A bot that crashes, answers with an illegal action or thinks for too long forfeits the game: it is last,
whatever its family still gets, and its family is played on at random so that the others can finish.
"""

from __future__ import annotations

import hashlib
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
from oriflamme.rules.board import STOCK
from oriflamme.rules.deal import Deal
from oriflamme.rules.events import Log
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State

LIMIT = 10.0
"""Seconds on the wall after which a bot is taken to hang. Far beyond what any bot here needs, so that a
busy machine makes nobody forfeit."""


@dataclass
class Part:
    """What one seat made of a game. Shares are sixtieths of the victory; the place of several families
    that are level is the mean of the places they fill."""

    share: int = 0
    place: float = 0.0
    influence: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of the processor
    forfeit: str = ""  # why, if it did
    trace: str = ""  # and the lines through which that error came, if it was one
    by_round: list[int] = field(default_factory=list)  # influence as each round starts, and at the end
    deeds: Deeds = field(default_factory=dict)


def seed_of(*parts: object) -> int:
    """A seed for a generator, far from that of any other parts."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 2


def play_game(deal: Deal, specs: Sequence[str], seed: str, limit: float = LIMIT) -> list[Part]:
    """Play a deal, one bot a seat. Every decision draws from a generator of its own, made of this seed
    and the decision's number: what one bot draws changes nothing for another."""
    with redirect_stdout(sys.stderr):  # what a bot prints must not be taken for the result
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
    """A new bot for each game, so that none carries anything from one game into the next."""
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
    """Notes what each family has as a round starts, and at the end."""

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
    """Raises TimeUp in what takes longer. Without such signals, or in another thread, nothing does."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    thinking, late = True, TimeUp("it took too long over one decision")
    is_late = False

    def time_is_up(signal_number: int, frame: FrameType | None) -> None:
        nonlocal is_late
        if thinking:  # Python may hear of the signal a little after it came
            is_late = True
            raise late

    signal.signal(signal.SIGALRM, time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        thinking = False
        signal.setitimer(signal.ITIMER_REAL, 0)
    if is_late:  # the bot has caught it, and answered after all
        raise late
