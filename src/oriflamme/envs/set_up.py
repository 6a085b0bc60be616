"""Checks what an environment is set up with. Errors say what would be right."""

from __future__ import annotations

from oriflamme.envs.core.games import MARGIN, PLACE_REACHED, SHARE
from oriflamme.notation.words import nearest
from oriflamme.rules.catalogue import GAME_SETS
from oriflamme.rules.game_type import USUAL

REWARDS = {"share": SHARE, "place": PLACE_REACHED, "margin": MARGIN}
"""What a finished game is worth to a seat: its share of the victory; 1 for the first place down to 0 for
the last; its influence less that of the best other family."""

SEEDS = 1 << 62


def kinds_of(cards: str) -> int:
    """The kinds of a set; 0 if they are drawn for each game."""
    if cards not in GAME_SETS:
        raise ValueError(f"cards: there is no set {cards!r}{nearest(str(cards), GAME_SETS)}")
    return GAME_SETS[cards]


def seats_of(players: int) -> int:
    if players not in USUAL.players():
        raise ValueError(
            f"players: a game has {USUAL.fewest_players} to {USUAL.most_players}, not {players!r}"
        )
    return int(players)


def reward_of(reward: str) -> int:
    if reward not in REWARDS:
        raise ValueError(f"reward: there is no {reward!r}{nearest(str(reward), REWARDS)}")
    return REWARDS[reward]
