"""How long the network takes: a decision of its policy, a judgement of its critic, and for comparison a
decision of the linear models. Processor time on one core, best of five.

    .venv/bin/python bench/network.py
"""

from __future__ import annotations

import time
from collections.abc import Callable

from librt.random import Random

from oriflamme.bots.core.network import NetworkCritic, NetworkPolicy
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.networks import shipped_network
from oriflamme.bots.weights import model
from oriflamme.rules import BASE, State
from oriflamme.rules.bits import COMPILED
from oriflamme.rules.playout import random_game

GAMES, BEST_OF = 200, 5


def decisions(rng: Random) -> list[State]:
    """Of random base games with 3 players, some that leave a choice."""
    found = []
    for _ in range(GAMES):
        state = random_game(3, BASE, rng)
        while state.question:
            if state.legal_count() > 1 and rng.randrange(4) == 0:
                found.append(state.clone())
            state.take(state.random_action(rng))
    return found


def microseconds(work: Callable[[State], object], states: list[State]) -> float:
    best = 1e9
    for _ in range(BEST_OF):
        started = time.process_time()
        for state in states:
            work(state)
        best = min(best, time.process_time() - started)
    return 1e6 * best / len(states)


def main() -> None:
    rng = Random(1)
    states, network = decisions(rng), shipped_network()
    policy, critic, linear = NetworkPolicy(network), NetworkCritic(network), Policy(model("searcher", 3))
    print(f"{len(states)} decisions, {'compiled' if COMPILED else 'not compiled'}; microseconds each")
    works: dict[str, Callable[[State], object]] = {
        "the network chooses": lambda state: policy.choose(state, rng),
        "the critic judges": critic.judge,
        "the linear model chooses": lambda state: linear.choose(state, rng),
        "counting the actions": lambda state: state.legal_count(),
    }
    for name, work in works.items():
        print(f"{name:<26}{microseconds(work, states):8.2f}")


if __name__ == "__main__":
    main()
