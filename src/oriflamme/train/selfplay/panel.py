"""How strong the network is: against the players that are no networks, as the training goes on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch

from oriflamme.envs.core.numbering import number_of_action
from oriflamme.train.selfplay.networks import Networks
from oriflamme.train.selfplay.playing import GREEDY, LEARNER, NETWORK, SHARP_RIVAL, SHARP_SEARCHER, Tables
from oriflamme.train.selfplay.settings import Settings

OPPONENTS = {"greedy": GREEDY, "searcher": SHARP_SEARCHER, "rival": SHARP_RIVAL, "learner": LEARNER}
PLAYERS = 3
SEED = 1_000_000
GAMES = 150
"""Against each of the opponents and in each set. Every deal is played in every seating."""


def measure(networks: Networks, settings: Settings, games: int = GAMES) -> dict[str, float]:
    """The share of the victories of one network against two others, by opponent and set."""
    found = {}
    for cards in sorted(set(settings.cards)):
        for name, kind in OPPONENTS.items():
            found[f"{name}, {cards}"] = round(against(networks, settings, cards, kind, games), 4)
    return found


def against(networks: Networks, settings: Settings, cards: str, kind: int, games: int) -> float:
    alone = replace(settings, players=(PLAYERS,), cards=(cards,), pure=1.0, bots=())
    tables = Tables(alone, SEED, games)
    batch, turn = tables.batch, tables.batch.turn
    seats = np.arange(games) % PLAYERS
    batch.reset([SEED + i // PLAYERS for i in range(games)])
    tables.sits[:] = kind
    tables.sits[np.arange(games), seats] = NETWORK
    going, won = np.ones(games, bool), np.zeros(games)
    while going.any():
        mine = np.flatnonzero(turn.asked == seats)
        numbers = turn.legal[:, 0].astype(np.int32)
        if len(mine):
            with torch.no_grad():
                logs = networks(tables.positions().take(mine), critic=False)[0].numpy()
            numbers[mine] = turn.legal[mine, logs.argmax(axis=1)]
        for game in np.flatnonzero(going & (turn.asked != seats)):
            numbers[game] = number_of_action(tables.others[kind](batch.states[int(game)]))
        batch.step(numbers)
        ended = turn.over & going
        won[ended] = turn.rewards[ended, seats[ended]]
        going &= ~ended
    return float(won.mean())
