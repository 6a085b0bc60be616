"""Oriflamme for PettingZoo: `env()`, `raw_env()` without checks, `parallel_env()` where all act at once.

from oriflamme.envs import oriflamme_v1
env = oriflamme_v1.env(cards="alliance", players=4)
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oriflamme.bots.core.encoder import HIDDEN_MOST, HIDDEN_SIZE, MOST, SIZE, Encoder
from oriflamme.drawing.names import family_name
from oriflamme.drawing.plain import game_text
from oriflamme.envs.core.games import DENSE, Games
from oriflamme.envs.core.numbering import ACTIONS
from oriflamme.envs.picture import picture_of
from oriflamme.envs.set_up import SEEDS, kinds_of, reward_of, seats_of
from oriflamme.notation.words import action_text
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.board import SEATS
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.state import State
from oriflamme.texts import english

Bits: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Bits]

AGENTS = [f"player_{seat}" for seat in range(SEATS)]
"""The families in the order of their seats: red, blue, green, yellow, violet."""

ILLEGAL = ("end", "raise", "random")
RENDER_MODES = ["human", "ansi", "rgb_array"]


class raw_env(AECEnv, EzPickle):  # noqa: N801 (PettingZoo's name)
    """One game. Each agent is a family, and acts whenever it is asked.

    `cards` is `base`, `alliance` or `mixed`, `players` 3 to 5. `reward` comes at the end of the game:
    `share` (of the victory), `place` (1 for the first, 0 for the last) or `margin` (influence less that of
    the best other family). `illegal` says what an illegal action does: `raise` an error, `end` the game
    with -1 for its agent, or `random`, a legal action in its place. After `max_cycles` decisions of its own
    an agent is truncated; its family goes on at random, so that the others can finish.

    `reset(seed=…)` deals as `oriflamme.Game(seed=…)` does, `reset(options={"state": …})` starts from a
    state of the engine.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "oriflamme_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        cards: str = "base",
        players: int = 3,
        reward: str = "share",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, cards, players, reward, illegal, max_cycles, render_mode)
        super().__init__()
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal: {', '.join(ILLEGAL)}, not {illegal!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: at least 1, not {max_cycles}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(
                f"render_mode: {', '.join(self.metadata['render_modes'])}, not {render_mode!r}"
            )
        self.illegal, self.max_cycles, self.render_mode = illegal, max_cycles, render_mode
        self._games = Games([seats_of(players)], [kinds_of(cards)], [0], reward_of(reward), False, DENSE)
        self._mask = np.asarray(self._games.mask, np.uint8).view(np.int8)
        self._dense = np.asarray(self._games.dense, np.uint8).view(np.int8)
        self._encoder = Encoder()
        self._random = Random(0)
        self._numpy = np.random.default_rng()
        self.possible_agents = AGENTS[:players]
        self.agents: list[str] = []
        one: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(one) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 1, (SIZE + HIDDEN_SIZE,), np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- playing ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        seed = secrets.randbits(62) if seed is None else seed % SEEDS
        games = self._games
        games.set_seed(0, seed)
        games.restart()
        if options and "state" in options:
            games.put(0, options["state"].clone())
        self._random.seed(seed)
        self._state: State = games.states[0]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": _NOTHING} for agent in self.agents}
        self._turns = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        self._cumulative_rewards[agent] = 0.0
        if not self._games.is_legal(0, number):
            if self.illegal == "end":
                self._end({agent: -1.0})
                return
            number = self._instead_of(number)
        self.infos[agent]["action_mask"] = _NOTHING
        self._games.take(0, number)
        if self.max_cycles is not None:
            self._count(agent)
        if self._state.question == NOTHING:
            self._end(dict(zip(self.possible_agents, self._games.rewards, strict=False)))
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        agent = self.possible_agents[self._state.asked]
        self.agent_selection = agent
        if agent in self.infos:
            self.infos[agent]["action_mask"] = self._mask.copy()
        if self.max_cycles is not None:
            self._deads_step_first()

    def _end(self, rewards: dict[str, float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = not self.truncations[agent]
            self.infos[agent]["action_mask"] = _NOTHING
        self._accumulate_rewards()
        self._deads_step_first()

    def _instead_of(self, number: int) -> int:
        """A random legal action, if illegal ones are allowed."""
        if self.illegal == "raise":
            asked = [action_text(action) for action in self._state.legal()]
            raise ValueError(
                f"action {number}: {self.agent_selection} may choose from {', '.join(asked)}; "
                "see the action mask"
            )
        return self._any_legal()

    def _any_legal(self) -> int:
        return int(self._games.legal[self._random.randrange(self._state.legal_count())])

    def _count(self, agent: str) -> None:
        """Truncate an agent that has had its turns, and play on for those who have."""
        self._turns[agent] += 1
        if self._turns[agent] == self.max_cycles:
            self.truncations[agent] = True
        state, cycles = self._state, self.max_cycles
        if all(self._turns[agent] == cycles for agent in self.possible_agents):
            return
        while state.question != NOTHING and self._turns[self.possible_agents[state.asked]] == cycles:
            self._games.take(0, self._any_legal())

    # -- looking ---------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do: nothing while another is asked."""
        state = self._state
        seat = self.possible_agents.index(agent)
        if state.asked == seat:
            return {"observation": self._dense.copy(), "action_mask": self.infos[agent]["action_mask"]}
        self._encoder.look(state, seat)
        return {"observation": _dense(self._encoder.position, state, MOST, SIZE), "action_mask": _NOTHING}

    def state(self) -> Bits:
        """Everything: what the asked family sees, and what it may not know. For critics."""
        state = self._state
        self._encoder.look(state, max(state.asked, 0))
        seen = _dense(self._encoder.position, state, MOST, SIZE)
        return np.concatenate([seen, _dense(self._encoder.hidden, state, HIDDEN_MOST, HIDDEN_SIZE)])

    @property
    def packed(self) -> State:
        """A copy of the engine's state."""
        return self._state.clone()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The whole table with every card: as text (`ansi`, and `human` prints it) or as a picture."""
        if self.render_mode == "rgb_array":
            return picture_of(self._state)
        seats = range(self._state.seats)
        names = [family_name(english(), seat) for seat in seats]
        text = game_text(self._state, names, FAMILIES[: len(seats)])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


Writer: TypeAlias = Callable[[State, "vec[i16]", int], int]

_NOTHING: Bits = np.zeros(ACTIONS, np.int8)
_NOTHING.flags.writeable = False


def _dense(write: Writer, state: State, most: int, size: int) -> Bits:
    indices = vec[i16]([0] * most)
    n = write(state, indices, 0)
    ones = np.zeros(size, np.int8)
    ones[np.asarray(indices, np.int16)[:n]] = 1
    return ones


def env(
    cards: str = "base",
    players: int = 3,
    reward: str = "share",
    illegal: str = "end",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """`raw_env` with PettingZoo's check of the order of calls. An illegal action ends the game with -1."""
    return OrderEnforcingWrapper(raw_env(cards, players, reward, illegal, max_cycles, render_mode))


class parallel_env(ParallelEnv, EzPickle):  # noqa: N801 (PettingZoo's name)
    """The same for programs that give actions for all agents at once. Only that of the asked family counts,
    whose `infos` say `asked`. `max_cycles` is the number of steps."""

    metadata: ClassVar[dict[str, Any]] = raw_env.metadata

    def __init__(
        self,
        cards: str = "base",
        players: int = 3,
        reward: str = "share",
        illegal: str = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, cards, players, reward, illegal, max_cycles, render_mode)
        self.aec_env = raw_env(cards, players, reward, illegal, None, render_mode)
        self.max_cycles, self.steps = max_cycles, 0
        self.possible_agents = self.aec_env.possible_agents
        self.render_mode = self.aec_env.render_mode
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.aec_env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.aec_env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.aec_env.reset(seed, options)
        self.agents, self.steps = self.possible_agents[:], 0
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        aec = self.aec_env
        aec.step(actions[aec.agent_selection])
        self.steps += 1
        cut = self.steps == self.max_cycles
        over = dict(aec.terminations)
        truncated = {agent: cut and not over[agent] for agent in self.agents}
        told = self._seen(), dict(aec.rewards), over, truncated, self._infos()
        if cut or any(over.values()):
            self.agents = []
        return told

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.aec_env.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self.aec_env.agent_selection
        return {agent: {**self.aec_env.infos[agent], "asked": agent == asked} for agent in self.agents}

    def render(self) -> str | NDArray[np.uint8] | None:
        return self.aec_env.render()

    def state(self) -> Bits:
        return self.aec_env.state()

    def close(self) -> None:
        self.aec_env.close()
