"""Plays the games: the network in most seats, other players in the rest, and notes what happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch
from librt.random import Random
from numpy.typing import NDArray

from oriflamme.bots import Bot, Budget, ask, make_bot, observation_for
from oriflamme.bots.core.encoder import HIDDEN_SIZE
from oriflamme.bots.core.greedy import Greedy
from oriflamme.bots.core.network import CRITIC_SIZE, PLAYER_KINDS
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.weights import model
from oriflamme.envs.batch import Batch
from oriflamme.envs.core.numbering import LEGAL_MOST, number_of_action
from oriflamme.rules.board import ASIDE, HAND, SEATS
from oriflamme.rules.deal import Deal
from oriflamme.rules.events import Log
from oriflamme.rules.state import State
from oriflamme.train.selfplay.networks import Networks, Positions
from oriflamme.train.selfplay.settings import Settings

# What sits in a seat. The critic is told, so a number keeps its meaning.
NETWORK, SNAPSHOT, SEARCHER, SHARP_SEARCHER, LEARNER, GREEDY, RIVAL, SHARP_RIVAL = range(8)
# From here on the bots that the settings name. The critic takes them for the strongest that it knows.
BOTS = PLAYER_KINDS

Floats = NDArray[np.float32]
Choice = Callable[[State], int]


def other_players(seed: int) -> dict[int, Choice]:
    """The players that are no networks: by kind, what chooses for them in a game of any size."""
    rng = Random(seed)

    def linear(name: str, sharpness: float) -> Choice:
        by_seats = {}
        for seats in (3, 4, 5):
            by_seats[seats] = Policy(model(name, seats))
            by_seats[seats].sharpness = sharpness
        return lambda state: by_seats[state.seats].choose(state, rng)

    return {
        SEARCHER: linear("searcher", 1.0),
        SHARP_SEARCHER: linear("searcher", 2.0),
        LEARNER: linear("learner", 1.0),
        GREEDY: lambda state: Greedy(state, rng, 0.0).best(),
        RIVAL: linear("rival", 1.0),
        SHARP_RIVAL: linear("rival", 2.0),
    }


@dataclass
class Experience:
    """Of `steps` decisions in each game: step after step, and in each step game after game."""

    at: Positions
    own: NDArray[np.bool_]  # whether the network chose
    chosen: NDArray[np.int64]  # the place of the action in the list
    chances: Floats  # the logarithm of its chance
    gains: Floats  # how much better the game went on for the chooser than the critic thought
    targets: Floats  # what the critic should have said, the asked seat first
    results: list[tuple[int, float, float]]  # of finished games: a kind of player, its share, a fair share


class Tables:
    """`n` games of a training. They go on from one update to the next. `first` is the number of the first
    one among those of a whole team."""

    def __init__(self, settings: Settings, seed: int, n: int, first: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.settings = settings
        self.rng = rng
        combinations = [(p, c) for p in settings.players for c in settings.cards]
        chosen = [combinations[i % len(combinations)] for i in range(first, first + n)]
        self.batch = Batch(
            n,
            players=[players for players, _ in chosen],
            cards=[cards for _, cards in chosen],
            seed=int(rng.integers(1 << 40)),
            autoreset="same-step",
            observations=True,
            action_features=True,
            hidden=True,
        )
        self.others = other_players(int(rng.integers(1 << 40)))
        self.bots: dict[tuple[int, int], Bot] = {}  # by game and seat, new for each game
        self.bots_rng = Random(int(rng.integers(1 << 40)))
        self.logs = [Log() for _ in range(n)]  # of the games in which bots sit
        self.snapshots: list[Networks] = []
        self.sits = np.zeros((n, SEATS), np.int64)
        self.snapshot_of = np.zeros(n, np.int64)
        for game in range(n):
            self.seat_players(game)

    def seat_players(self, game: int) -> None:
        """Who plays the next game at this table. At least one seat is the network's."""
        settings, rng = self.settings, self.rng
        self.sits[game] = NETWORK
        if rng.random() < settings.pure:
            return
        players = int(self.batch.turn.players[game])
        weights = np.zeros(BOTS + len(settings.bots))
        weights[BOTS:] = settings.bot
        weights[SNAPSHOT] = settings.snapshots if self.snapshots else 0.0
        weights[SEARCHER] = weights[SHARP_SEARCHER] = settings.searcher / 2
        weights[RIVAL] = weights[SHARP_RIVAL] = settings.rival / 2
        weights[LEARNER] = settings.learner
        weights[GREEDY] = settings.greedy
        if weights.sum() == 0:
            return
        if self.snapshots:
            self.snapshot_of[game] = rng.integers(len(self.snapshots))
        replaced = rng.permutation(players)[: rng.integers(1, players)]
        self.sits[game, replaced] = rng.choice(len(weights), len(replaced), p=weights / weights.sum())
        bots = np.flatnonzero(self.sits[game] >= BOTS).tolist()
        for seat in bots:
            self.bots[game, seat] = make_bot(settings.bots[int(self.sits[game, seat]) - BOTS])
        if bots:
            self.logs[game] = self.log_from_deal(self.batch.states[game])

    def log_from_deal(self, state: State) -> Log:
        """What happens in a game that has just been dealt, from the deal on."""
        seats = range(state.seats)
        hands = [state.families[HAND + seat] for seat in seats]
        asides = [state.families[ASIDE + seat] for seat in seats]
        log = Log()
        Deal(state.kinds, hands, asides, state.first, state.rounds).start_with(log)
        state.listener = log
        return log

    def positions(self) -> Positions:
        """How all games stand, with the players' kinds for the critic."""
        turn = self.batch.turn
        n = len(turn.asked)
        players = turn.players.astype(np.int64)
        kinds = np.full((n, SEATS), CRITIC_SIZE, np.int16)
        for k in range(SEATS):
            seat = (turn.asked + k) % players
            sits = np.minimum(self.sits[np.arange(n), seat], SHARP_RIVAL)
            kind = HIDDEN_SIZE + k * PLAYER_KINDS + sits
            kinds[:, k] = np.where(k < players, kind, kinds[:, k])
        hidden = np.where(turn.hidden == HIDDEN_SIZE, CRITIC_SIZE, turn.hidden)
        counts = turn.legal_count.astype(np.int64)
        listed = np.arange(LEGAL_MOST)[None, :] < counts[:, None]
        return Positions(
            turn.observation.copy(),
            np.concatenate([hidden.astype(np.int16), kinds], axis=1),
            players,
            turn.action_features[listed],
            counts,
        )

    def play(self, networks: Networks) -> Experience:
        """`steps` decisions in each game."""
        settings, turn = self.settings, self.batch.turn
        n, steps = len(self.sits), settings.steps
        places: list[Positions] = []
        own = np.zeros((steps, n), bool)
        chosen = np.zeros((steps, n), np.int64)
        chances = np.zeros((steps, n), np.float32)
        values = np.zeros((steps + 1, n, SEATS), np.float32)
        rewards = np.zeros((steps, n, SEATS), np.float32)
        over = np.zeros((steps, n), bool)
        asked = np.zeros((steps, n), np.int64)
        results: list[tuple[int, float, float]] = []
        for step in range(steps):
            at = self.positions()
            logs, judged = self.look(networks, at)
            values[step] = self.by_seat(judged)
            asked[step] = turn.asked
            kinds = self.sits[np.arange(n), turn.asked]
            picked = self.draw(logs)
            numbers = turn.legal[np.arange(n), picked].astype(np.int32)
            own[step] = kinds == NETWORK
            chosen[step] = picked
            chances[step] = logs[np.arange(n), picked]
            self.choose_for_others(kinds, at, numbers)
            places.append(at)
            self.batch.step(numbers)
            over[step] = turn.over
            rewards[step] = turn.rewards
            for game in np.flatnonzero(turn.over):
                fair = 1 / int(turn.players[game])
                for seat in range(int(turn.players[game])):
                    results.append((int(self.sits[game, seat]), float(turn.rewards[game, seat]), fair))
                self.seat_players(int(game))
        values[steps] = self.by_seat(self.look(networks, self.positions())[1])
        gains, targets = self.credit(values, rewards, over, asked)
        joined = Positions(
            np.concatenate([at.seen for at in places]),
            np.concatenate([at.hidden for at in places]),
            np.concatenate([at.players for at in places]),
            np.concatenate([at.actions for at in places]),
            np.concatenate([at.counts for at in places]),
        )
        flat = steps * n
        return Experience(
            joined, own.reshape(flat), chosen.reshape(flat), chances.reshape(flat), gains, targets, results
        )

    def look(self, networks: Networks, at: Positions) -> tuple[Floats, Floats]:
        with torch.no_grad():
            logs, judged = networks(at)
        return logs.numpy(), judged.exp().numpy()

    def by_seat(self, judged: Floats) -> Floats:
        """From the asked seat first to seat 0 first."""
        turn = self.batch.turn
        players = turn.players.astype(np.int64)
        found = np.zeros_like(judged)
        for seat in range(SEATS):
            k = (seat - turn.asked.astype(np.int64)) % players
            found[:, seat] = np.where(seat < players, judged[np.arange(len(k)), k], 0)
        return found

    def draw(self, logs: Floats) -> NDArray[np.int64]:
        """An action for each game by its chance."""
        noise = -np.log(-np.log(self.rng.random(logs.shape, np.float32) + 1e-20) + 1e-20)
        picked: NDArray[np.int64] = (logs + noise).argmax(axis=1)
        return picked

    def choose_for_others(
        self, kinds: NDArray[np.int64], at: Positions, numbers: NDArray[np.int32]
    ) -> None:
        """Put the choices of the players that are not the network into `numbers`."""
        states = self.batch.states
        for game in np.flatnonzero(kinds > SNAPSHOT).tolist():
            numbers[game] = number_of_action(self.choice_of(int(kinds[game]), game, states[game]))
        for i, snapshot in enumerate(self.snapshots):
            games = np.flatnonzero((kinds == SNAPSHOT) & (self.snapshot_of == i))
            if len(games):
                with torch.no_grad():
                    logs = snapshot(at.take(games), critic=False)[0].numpy()
                numbers[games] = self.batch.turn.legal[games, self.draw(logs)]

    def choice_of(self, kind: int, game: int, state: State) -> int:
        """What a player that is no network does."""
        if kind < BOTS:
            return self.others[kind](state)
        bot = self.bots[game, int(state.asked)]
        seen = observation_for(bot, state, self.logs[game])
        return ask(bot, seen, self.bots_rng, Budget()).action

    def credit(
        self, values: Floats, rewards: Floats, over: NDArray[np.bool_], asked: NDArray[np.int64]
    ) -> tuple[Floats, Floats]:
        """By temporal differences over all decisions of a game, whoever made them."""
        steps, n = over.shape
        players = self.batch.turn.players.astype(np.int64)
        gains = np.zeros((steps, n), np.float32)
        targets = np.zeros((steps, n, SEATS), np.float32)
        later = np.zeros((n, SEATS), np.float32)
        games = np.arange(n)
        for step in reversed(range(steps)):
            ended = over[step][:, None]
            following = np.where(ended, rewards[step], values[step + 1])
            later = following - values[step] + self.settings.trace * np.where(ended, 0, later)
            gains[step] = later[games, asked[step]]
            wanted = values[step] + later
            for k in range(SEATS):
                seat = (asked[step] + k) % players
                targets[step, :, k] = np.where(k < players, wanted[games, seat], 0)
        return gains.reshape(-1), targets.reshape(-1, SEATS)
