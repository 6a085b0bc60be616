"""How bots play at present, in a few digits: results taken with others do not go with today's.

It is told by what they answer in two deals, not by how they are written: whoever only tidies a bot up has
nothing to measure anew.
"""

from __future__ import annotations

import functools
import hashlib
import re

from librt.random import Random

from oriflamme.arena.loop import Choose, Watcher, by_bots, play
from oriflamme.arena.match import Match
from oriflamme.bots import Budget, make_bot
from oriflamme.rules.state import State

DEALS = 2
ITERATIONS = 8


def playing(match: Match) -> str:
    """Of the bots of a match, one after the other."""
    return "/".join(_playing(bot, match.set_name, len(match.bots)) for bot in dict.fromkeys(match.bots))


@functools.cache
def _playing(spec: str, set_name: str, players: int) -> str:
    timeless = re.sub(":seconds=[^:]*", "", spec)  # by the clock nothing repeats
    match, answers = Match((timeless,) * players, set_name), hashlib.blake2b(digest_size=4)
    for number in range(DEALS):
        play(match.deal(number).start(), _by_new_bots(timeless, Random(number)), _Digest(answers))
    return answers.hexdigest()


def _by_new_bots(spec: str, rng: Random) -> Choose:
    """A new bot for each decision, since what one remembers from the last is no part of how it plays."""
    return lambda state: by_bots([make_bot(spec)] * state.seats, rng, Budget(iterations=ITERATIONS))(state)


class _Digest(Watcher):
    def __init__(self, answers: hashlib.blake2b) -> None:
        self.answers = answers

    def decided(self, state: State, action: int) -> None:
        self.answers.update(action.to_bytes(2))
