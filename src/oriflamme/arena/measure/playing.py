"""A fingerprint of how bots play at present. Results with another fingerprint cannot be added to new ones.

It depends on the bots' answers in two deals, not on their source. So a bot that was only tidied up does not
have to be measured again.
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
    """The fingerprints of the bots of a match, one after the other."""
    return "/".join(_playing(bot, match.set_name, len(match.bots)) for bot in dict.fromkeys(match.bots))


@functools.cache
def _playing(spec: str, set_name: str, players: int) -> str:
    timeless = re.sub(":seconds=[^:]*", "", spec)  # with a time limit nothing is repeatable
    match, answers = Match((timeless,) * players, set_name), hashlib.blake2b(digest_size=4)
    for number in range(DEALS):
        play(match.deal(number).start(), _by_new_bots(timeless, Random(number)), _Digest(answers))
    return answers.hexdigest()


def _by_new_bots(spec: str, rng: Random) -> Choose:
    """A new bot for each decision, so that nothing it remembers changes the fingerprint."""
    return lambda state: by_bots([make_bot(spec)] * state.seats, rng, Budget(iterations=ITERATIONS))(state)


class _Digest(Watcher):
    def __init__(self, answers: hashlib.blake2b) -> None:
        self.answers = answers

    def decided(self, state: State, action: int) -> None:
        self.answers.update(action.to_bytes(2))
