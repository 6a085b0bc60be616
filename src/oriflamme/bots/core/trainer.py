"""How policies learn: from games against themselves, and from watching others."""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.critic import Critic
from oriflamme.bots.core.features import MOST
from oriflamme.bots.core.policy import ACTIONS_AT_MOST, Policy
from oriflamme.bots.core.utility import Ending, floats
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.board import SEATS
from oriflamme.rules.playout import random_game
from oriflamme.rules.state import State

DECISIONS_AT_MOST: Final = 400
ROOM: Final = 120_000
"""The most features that all actions of all decisions of one game have."""


class Student(Policy):
    """A policy that remembers the decisions of one game and learns from them."""

    def __init__(self, weights: vec[float], squares: vec[float]) -> None:
        super().__init__(weights)
        self.squares = squares  # sums of squared steps, for steps that shrink with use (Adagrad)
        self.memory: vec[i64] = vec[i64]([0] * ROOM)
        self.used: i64 = 0
        self.chances: vec[float] = floats(ROOM // 4)
        self.chances_used: i64 = 0
        self.decisions: i64 = 0
        self.start: vec[i64] = vec[i64]([0] * DECISIONS_AT_MOST)
        self.chance_start: vec[i64] = vec[i64]([0] * DECISIONS_AT_MOST)
        self.choices: vec[i64] = vec[i64]([0] * DECISIONS_AT_MOST)
        self.chosen: vec[i64] = vec[i64]([0] * DECISIONS_AT_MOST)
        self.seat: vec[i64] = vec[i64]([0] * DECISIONS_AT_MOST)
        self.advantage: vec[float] = floats(DECISIONS_AT_MOST)

    def forget(self) -> None:
        self.used = 0
        self.chances_used = 0
        self.decisions = 0

    def add_placements(self, state: State) -> None:
        for action in state.legal():
            self.add(state, action)

    def add(self, state: State, action: i64) -> None:
        super().add(state, action)
        features = self.features
        at = self.used
        self.memory[at] = features.n
        for i in range(features.n):
            self.memory[at + 1 + i] = features.found[i]
        self.used = at + 1 + features.n

    def remember(self, state: State, chosen: i64, start: i64) -> bool:
        """Keep the decision just weighed. False if there is no more room."""
        d = self.decisions
        self.start[d] = start
        self.chance_start[d] = self.chances_used
        self.choices[d] = self.n
        self.chosen[d] = chosen
        self.seat[d] = state.asked
        for i in range(self.n):
            self.chances[self.chances_used + i] = self.chance[i]
        self.chances_used += self.n
        self.decisions = d + 1
        return (
            self.decisions < DECISIONS_AT_MOST
            and self.used + ACTIONS_AT_MOST * MOST < ROOM
            and self.chances_used + ACTIONS_AT_MOST < ROOM // 4
        )

    def learn(self, rate: float, entropy: float) -> None:
        """Make chosen actions more likely by their advantage, with an entropy bonus."""
        for d in range(self.decisions):
            self.learn_decision(d, self.advantage[d], rate, entropy)

    def learn_decision(self, d: i64, advantage: float, rate: float, entropy: float) -> None:
        weights, squares, memory = self.weights, self.squares, self.memory
        at, chances = self.start[d], self.chance_start[d]
        doubt = 0.0
        if entropy > 0.0:
            for i in range(self.choices[d]):
                chance = self.chances[chances + i]
                if chance > 1e-9:
                    doubt -= chance * math.log(chance)
        for i in range(self.choices[d]):
            chance = self.chances[chances + i]
            step = -advantage * chance
            if i == self.chosen[d]:
                step += advantage
            if entropy > 0.0 and chance > 1e-9:
                step -= entropy * chance * (math.log(chance) + doubt)
            n = memory[at]
            if step > 1e-7 or step < -1e-7:
                for j in range(n):
                    feature = memory[at + 1 + j]
                    squares[feature] += step * step
                    weights[feature] += rate * step / math.sqrt(squares[feature])
            at += 1 + n


class SelfPlay:
    """Games of one policy in all seats. A critic gives the expected result as the baseline."""

    def __init__(self, student: Student, critic: Critic) -> None:
        self.student = student
        self.critic = critic
        self.ending = Ending()
        self.shares = floats(SEATS)

    def play(self, seats: i64, kinds: i64, rng: Random, rate: float, entropy: float) -> None:
        """Play one game and learn from it."""
        student, critic = self.student, self.critic
        state = random_game(seats, kinds, rng)
        before: list[State] = []
        student.forget()
        room = True
        last_round: i64 = 0
        while state.question != NOTHING:
            start = student.used
            student.weigh(state)
            chosen = student.pick(rng, 1.0)
            if student.n == 1 or not room:
                student.used = start  # without a choice there is nothing to learn
            else:
                critic.judge(state)
                student.advantage[student.decisions] = -critic.value(state, state.asked)
                room = student.remember(state, chosen, start)
            if state.round != last_round:
                before.append(state.clone())
                last_round = state.round
            state.take(student.actions[chosen])
        self.ending.read(state)
        for seat in range(seats):
            self.shares[seat] = self.ending.share(seat)
        for d in range(student.decisions):
            student.advantage[d] += self.ending.worth(student.seat[d])
        student.learn(rate, entropy)
        for position in before:
            critic.judge(position)
            critic.learn(position, self.shares, 0.02)


def imitate(student: Student, state: State, action: i64, rate: float) -> float:
    """One step towards another player's choice. Returns how likely it was before."""
    student.forget()
    student.weigh(state)
    if student.n <= 1:
        return 1.0
    chosen: i64 = 0
    for i in range(student.n):
        if student.actions[i] == action:
            chosen = i
    chance = student.chance[chosen]
    student.remember(state, chosen, 0)
    student.learn_decision(0, 1.0, rate, 0.0)
    return chance
