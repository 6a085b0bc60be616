"""Learns Oriflamme from nothing by playing against itself: proximal policy optimisation in NumPy.

    python examples/ppo.py                     # a few minutes; prints its progress against random players
    python examples/ppo.py --updates 10        # a taste

One small network plays all seats. It sees the features of `oriflamme.envs`, and gives a number to each
action and a guess of its share of the victory. After each batch of games, actions that led to more than the
guess become more likely. See docs/environments.md; it needs `pip install "oriflamme[envs]"`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from oriflamme.envs import ACTIONS, SIZE, Batch

Floats = NDArray[np.float32]
Integers = NDArray[np.int64]

HIDDEN = 128
PLAYERS = 3
CLIP = 0.2  # how far an action's probability may move in one update
ENTROPY = 0.01  # how much variety is worth
RATE = 1e-3  # the size of a step
EPOCHS, MINIBATCH = 2, 1024


class Network:
    """From features to logits of actions and a value, through one hidden layer; with Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        def some(rows: int, columns: int, scale: float) -> Floats:
            return rng.normal(0, scale, (rows, columns)).astype(np.float32)

        self.weights = {
            "hidden": some(SIZE, HIDDEN, 0.1),
            "bias": np.zeros((1, HIDDEN), np.float32),
            "policy": some(HIDDEN, ACTIONS, 0.01),
            "value": some(HIDDEN, 1, 0.01),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of the legal actions, and the values."""
        w = self.weights
        hidden = np.maximum(seen @ w["hidden"] + w["bias"], 0)
        logits = np.where(legal, hidden @ w["policy"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"])[:, 0]

    def backward(self, seen: Floats, hidden: Floats, to_logits: Floats, to_values: Floats) -> None:
        """One step of Adam against these gradients of the loss."""
        w = self.weights
        to_hidden = to_logits @ w["policy"].T + to_values[:, None] * w["value"].T
        to_hidden[hidden <= 0] = 0
        gradients = {
            "hidden": seen.T @ to_hidden,
            "bias": to_hidden.sum(axis=0, keepdims=True),
            "policy": hidden.T @ to_logits,
            "value": hidden.T @ to_values[:, None],
        }
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            speed = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            w[name] -= RATE * mean / (1 - 0.9**self.steps) / speed


@dataclass
class Experience:
    """One row for each decision: what was seen and possible, what was done, and what came of it."""

    seen: NDArray[np.uint8]
    legal: NDArray[np.bool_]
    actions: Integers
    chances: Floats  # of the action, when it was chosen
    gains: Floats  # how much more than guessed
    shares: Floats  # of the victory, less the average


def draw(chances: Floats, rng: np.random.Generator) -> Integers:
    """An action for each row, by its probabilities."""
    sums = chances.cumsum(axis=1)
    drawn: Integers = (sums < rng.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)
    return drawn


def play(network: Network, batch: Batch, rng: np.random.Generator) -> Experience:
    """All games of the batch to their ends, the network in all seats."""
    turn = batch.reset()
    going = np.ones(batch.games, bool)
    results = np.zeros_like(turn.rewards)
    rows: list[tuple[NDArray[np.generic], ...]] = []
    while going.any():
        _, chances, values = network.forward(turn.dense.astype(np.float32), turn.mask)
        actions = draw(chances, rng)
        now = np.flatnonzero(going)
        of_chosen = chances[now, actions[now]]
        asked = turn.asked[now]
        rows.append((turn.dense[now], turn.mask[now], actions[now], of_chosen, values[now], asked, now))
        batch.step(actions)  # games that are over go on with the next deal; nobody looks at them
        ended = turn.over & going
        results[ended] = turn.rewards[ended]
        going &= ~ended
    seen, legal, chosen, chance, value, seat, game = (
        np.concatenate(column) for column in zip(*rows, strict=True)
    )
    shares = results[game, seat].astype(np.float32) - np.float32(1 / PLAYERS)
    return Experience(seen, legal, chosen, chance, shares - value, shares)


def learn(network: Network, all_seen: Experience, rng: np.random.Generator) -> None:
    """Better actions become more likely, but none by more than CLIP; guesses come nearer to the results."""
    gains = (all_seen.gains - all_seen.gains.mean()) / (all_seen.gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(len(gains))
        for start in range(0, len(order), MINIBATCH):
            some = order[start : start + MINIBATCH]
            seen, chosen = all_seen.seen[some].astype(np.float32), all_seen.actions[some]
            hidden, chances, values = network.forward(seen, all_seen.legal[some])
            each = np.arange(len(some))
            ratio = chances[each, chosen] / all_seen.chances[some]
            gain = gains[some]
            # beyond the clip there is nothing more to win, so no gradient
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = np.where(free, ratio * gain, 0)
            to_logits = chances * push[:, None]
            to_logits[each, chosen] -= push
            surprise = np.log(chances + 1e-9)
            entropy = -(chances * surprise).sum(axis=1, keepdims=True)
            to_logits += ENTROPY * chances * (surprise + entropy)
            to_values = values - all_seen.shares[some]
            part = np.float32(1 / len(some))
            network.backward(seen, hidden, part * to_logits, part * to_values)


def against_random(network: Network, cards: str, games: int, seed: int) -> float:
    """The network's share of the victories against two random players, in every seat equally often."""
    batch, rng = Batch(games, PLAYERS, cards, seed, dense=True), np.random.default_rng(seed)
    turn, own = batch.turn, np.arange(games) % PLAYERS
    going, won = np.ones(games, bool), np.zeros(games)
    while going.any():
        _, chances, _ = network.forward(turn.dense.astype(np.float32), turn.mask)
        batch.step(np.where(turn.asked == own, draw(chances, rng), batch.sample(rng)))
        ended = turn.over & going
        won[ended] = turn.rewards[ended, own[ended]]
        going &= ~ended
    return float(won.mean())


def train(updates: int, games: int, cards: str, seed: int) -> list[float]:
    """Play, learn, and measure now and then. Returns the measurements."""
    rng = np.random.default_rng(seed)
    network, batch = Network(rng), Batch(games, PLAYERS, cards, seed, dense=True)
    measured: list[float] = []
    for update in range(updates + 1):
        if update % 10 == 0:
            measured.append(against_random(network, cards, 600, seed=1_000_000))
            done = f"{update:4} updates, {update * games:7,} games"
            print(f"{done}: {measured[-1]:.1%} against two random players")
        if update < updates:
            learn(network, play(network, batch, rng), rng)
    return measured


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--games", type=int, default=256, help="in each update")
    parser.add_argument("--cards", default="base", help="base, alliance or mixed")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    train(options.updates, options.games, options.cards, options.seed)
