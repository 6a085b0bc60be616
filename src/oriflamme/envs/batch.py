"""Thousands of games at once as NumPy arrays: the fastest way to play, made for learning programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import ArrayLike, NDArray

from oriflamme.bots.core.encoder import ACTION_MOST, HIDDEN_MOST, MOST, SIZE
from oriflamme.bots.core.features import SIZE as POLICY_SIZE
from oriflamme.bots.core.policy import Policy
from oriflamme.envs.core.games import ACTION_FEATURES, DENSE, HIDDEN, OBSERVATIONS, Games
from oriflamme.envs.core.numbering import ACTIONS, LEGAL_MOST
from oriflamme.envs.set_up import SEEDS, kinds_of, reward_of, seats_of
from oriflamme.rules.board import SEATS
from oriflamme.rules.state import State

Bools: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]
Shorts: TypeAlias = NDArray[np.int16]
Longs: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Turn:
    """How all games stand. Row i belongs to game i.

    The arrays are windows onto the engine's own memory. They cannot be written to, and the next step
    changes them; `copy` keeps them as they are. Arrays that were not asked for are empty.
    """

    asked: Bytes
    """The seat that is asked, from 0; in a game that is over, the seat that was asked last."""
    players: Bytes
    """The number of players."""
    seeds: Longs
    """The seed of the deal."""
    over: Bools
    """Whether the last step has ended a game."""
    rewards: Floats
    """By seat, what that game was worth; 0 in all others, and for seats that nobody has."""
    mask: Bools
    """By number of action, whether it is legal."""
    legal: Shorts
    """The numbers of the legal actions, the rest of the row -1."""
    legal_count: Bytes
    """How many there are; 0 in a game that is over."""
    observation: Shorts
    """The features that the asked seat sees, as indices; the rest of the row is SIZE, the first index that
    stands for nothing."""
    dense: Bytes
    """The same as ones and zeros."""
    action_features: Shorts
    """The features of each legal action, in the order of `legal`, as indices; the rest is ACTION_SIZE."""
    hidden: Shorts
    """The features of what the asked seat may not know, for critics; the rest is HIDDEN_SIZE."""

    def copy(self) -> Turn:
        """The same in memory of its own."""
        return Turn(**{field.name: getattr(self, field.name).copy() for field in fields(self)})


class Batch:
    """Many games that are stepped together.

    `players` and `cards` (`base`, `alliance` or `mixed`) are the same for all games, or have an entry for
    each. Game i is dealt from `seed` + i, or from the i-th of several seeds, exactly as `oriflamme.Game`
    deals from it. When a game is over, the next one in its place has a seed greater by the number of games.

    `autoreset` is as in Gymnasium. With `next-step`, its present default, the step after the end of a game
    ignores the game's action and deals the next one. With `same-step` the next game is dealt at once, and
    only `over` and `rewards` tell of the last one.

    `reward` is `share` (of the victory), `place` (1 for the first, 0 for the last) or `margin` (influence
    less that of the best other family). `observations`, `dense`, `action_features` and `hidden` say which
    features are wanted; masks and lists of legal actions are always there.
    """

    def __init__(
        self,
        games: int,
        players: int | Sequence[int] = 3,
        cards: str | Sequence[str] = "base",
        seed: int | Sequence[int] = 0,
        *,
        reward: str = "share",
        autoreset: str = "next-step",
        observations: bool = False,
        dense: bool = False,
        action_features: bool = False,
        hidden: bool = False,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: a batch has at least 1, not {games}")
        if autoreset not in ("next-step", "same-step"):
            raise ValueError(f"autoreset: next-step or same-step, not {autoreset!r}")
        self.games = games
        shown = OBSERVATIONS * observations | DENSE * dense
        shown |= ACTION_FEATURES * action_features | HIDDEN * hidden
        some_players = [players] * games if isinstance(players, int) else list(players)
        some_cards = [cards] * games if isinstance(cards, str) else list(cards)
        self._core = Games(
            _one_each("players", [seats_of(n) for n in some_players], games),
            _one_each("cards", [kinds_of(name) for name in some_cards], games),
            self._seeds(seed),
            reward_of(reward),
            autoreset == "same-step",
            shown,
        )
        core = self._core
        self.turn = Turn(
            asked=np.asarray(core.asked, np.uint8),
            players=np.asarray(core.seats, np.uint8),
            seeds=np.asarray(core.seeds, np.int64),
            over=np.asarray(core.over, np.uint8).view(np.bool_),
            rewards=np.asarray(core.rewards, np.float64).reshape(games, SEATS),
            mask=np.asarray(core.mask, np.uint8).view(np.bool_).reshape(games, ACTIONS),
            legal=np.asarray(core.legal, np.int16).reshape(games, LEGAL_MOST),
            legal_count=np.asarray(core.counts, np.uint8),
            observation=np.asarray(core.observations, np.int16).reshape(-1, MOST),
            dense=np.asarray(core.dense, np.uint8).reshape(-1, SIZE),
            action_features=np.asarray(core.actions, np.int16).reshape(-1, LEGAL_MOST, ACTION_MOST),
            hidden=np.asarray(core.hidden, np.int16).reshape(-1, HIDDEN_MOST),
        )
        self._games = np.arange(games)
        core.restart()

    def reset(self, seed: int | Sequence[int] | None = None) -> Turn:
        """Deal all games anew: from these seeds, or from the next ones."""
        if seed is not None:
            for i, number in enumerate(self._seeds(seed)):
                self._core.set_seed(i, number)
        self._core.restart()
        return self.turn

    def step(self, actions: ArrayLike) -> Turn:
        """Carry out one action in each game, given by its number. Raises ValueError if one of them is not
        legal; then nothing has changed. In a game that is over any number will do."""
        packed = np.ascontiguousarray(actions, np.int32)
        if packed.shape != (self.games,):
            raise ValueError(f"actions: one number for each of {self.games} games, not {packed.shape}")
        numbers = vec[i32](packed)
        i = self._core.first_illegal(numbers)
        if i >= 0:
            legal = self.turn.legal[i, : self.turn.legal_count[i]].tolist()
            raise ValueError(f"actions: in game {i}, {packed[i]} is none of the legal {legal}")
        self._core.step(numbers)
        return self.turn

    def sample(self, rng: np.random.Generator) -> Shorts:
        """A random legal action for each game, all with the same probability."""
        drawn = (rng.random(self.games, np.float32) * self.turn.legal_count).astype(np.intp)
        # in single precision the product may be rounded up
        np.minimum(drawn, np.maximum(self.turn.legal_count, 1) - 1, out=drawn)
        chosen: Shorts = self.turn.legal[self._games, drawn]
        return chosen

    def play_out(
        self, weights: Sequence[ArrayLike] | None = None, seed: int = 0, sharpness: float = 1.0
    ) -> int:
        """Play all games to their ends inside the engine, and return the number of decisions.

        `weights` has one vector for each seat, in the form that `oriflamme train-linear` learns
        (POLICY_SIZE numbers): an action is chosen the more often, the higher the sum of its weights times
        `sharpness`. Without weights all actions are random. The next step deals all games anew.
        """
        rng = Random(seed % SEEDS)
        if weights is None:
            return self._core.play_out([], rng)
        policies = [_policy(of_seat, sharpness) for of_seat in weights]
        if len(policies) < self.turn.players.max():
            raise ValueError(f"weights: one vector for each of {self.turn.players.max()} seats")
        return self._core.play_out(policies, rng)

    def state(self, game: int) -> State:
        """A copy of a game as the engine has it."""
        return self._core.states[game].clone()

    @property
    def states(self) -> vec[State]:
        """The games themselves, for players of the engine. Whoever changes one must `put` it."""
        return self._core.states

    def put(self, game: int, state: State) -> Turn:
        """Go on from this state in the place of a game. It must be of the usual size."""
        self._core.put(game, state.clone())
        return self.turn

    @property
    def decisions(self) -> int:
        """How many decisions have been made so far."""
        return self._core.decisions

    def _seeds(self, seed: int | Sequence[int]) -> list[int]:
        seeds = range(seed, seed + self.games) if isinstance(seed, int) else seed
        return _one_each("seed", [int(number) % SEEDS for number in seeds], self.games)


def _one_each(name: str, values: list[int], games: int) -> list[int]:
    if len(values) != games:
        raise ValueError(f"{name}: one, or one for each of {games} games, not {len(values)}")
    return values


def _policy(weights: ArrayLike, sharpness: float) -> Policy:
    numbers = np.ascontiguousarray(weights, np.float64)
    if numbers.shape != (POLICY_SIZE,):
        raise ValueError(f"weights: {POLICY_SIZE} numbers for each seat, not {numbers.shape}")
    policy = Policy(vec[float](numbers))
    policy.sharpness = sharpness
    return policy
