"""How bots play at present, in a few digits: results taken with others do not go with today's.

It is told by what they answer in two deals, not by how they are written: whoever only tidies a bot up has
nothing to measure anew.
"""

from __future__ import annotations

import functools
import hashlib
import re

from librt.random import Random

from oriflamme.arena.match import Match
from oriflamme.bots import Budget, ask, make_bot
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.observation import observe

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
        state, rng = match.deal(number).start(), Random(number)
        while state.question != NOTHING:
            observation = observe(state, state.asked)
            answer = ask(make_bot(timeless), observation, rng, Budget(iterations=ITERATIONS))
            answers.update(answer.action.to_bytes(2))
            state.apply(answer.action)
    return answers.hexdigest()
