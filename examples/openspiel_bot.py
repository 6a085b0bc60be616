# pyright: basic
"""OpenSpiel's own search as a bot for the arena: information-set Monte Carlo tree search, random playouts.

    pip install "oriflamme[envs]"
    oriflamme arena champion:seconds=0.02 examples/openspiel_bot.py:Ismcts examples/openspiel_bot.py:Ismcts

It is general, written in Python and asks for the game in words, so in a given time it does little. It
thinks for `seconds` of processor time, or for the budget's iterations if it has any, and then plays what it
has tried most often.
"""

import math
import time
from contextlib import suppress

import numpy as np
import pyspiel
from librt.random import Random
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from oriflamme.bots import Answer, Budget, Decision
from oriflamme.envs.core.numbering import action_of_number
from oriflamme.envs.open_spiel import state_of
from oriflamme.rules import Observation


class TimeIsUp(Exception):
    """Ends a search that would otherwise go on for ever."""


class Ismcts:
    """`c` is how much it tries what it has rarely tried."""

    wants_history = True

    def __init__(self, seconds: float = 0.02, c: float = 1.4) -> None:
        self.seconds = seconds
        self.c = c

    def choose(self, observation: Observation, decision: Decision, rng: Random, budget: Budget) -> Answer:
        if len(decision.legal) == 1:
            return Answer(decision.legal[0])
        began, root = time.thread_time(), state_of(observation, rng)
        seconds = math.inf if budget.iterations else self.seconds

        def another_world(state: pyspiel.State, player: int) -> pyspiel.State:
            if bot._root_node.child_info and time.thread_time() - began > seconds:
                raise TimeIsUp
            return state.resample_from_infostate(player, rng.random)

        numpy_rng = np.random.RandomState(rng.randrange(1 << 32))
        most = budget.iterations or 1_000_000
        bot = ISMCTSBot(
            root.get_game(), RandomRolloutEvaluator(1, numpy_rng), self.c, most, random_state=numpy_rng
        )
        bot.set_resampler(another_world)
        with suppress(TimeIsUp):
            bot.run_search(root)
        tried = bot._root_node.child_info
        return Answer(action_of_number(max(tried, key=lambda number: tried[number].visits)))
