"""The lessons: learning by self-play, by watching, and by guessing closed cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from librt.random import Random
from librt.vecs import vec

from oriflamme.bots.core import belief, critic, features
from oriflamme.bots.core.trainer import SelfPlay, Student, imitate
from oriflamme.rules.deal import Deal
from oriflamme.rules.state import State
from oriflamme.train.teachers import FORMER, Watched, kinds_of

SELF_PLAY_RATE, SELF_PLAY_DOUBT = 0.1, 0.01
WATCHING_RATE = 0.15
EPOCHS_OF_ALL, EPOCHS_OF_OWN = 5, 3
GUESSING_RATE, GUESSES = 0.1, 4


def _row(n: int, value: float = 0.0) -> vec[float]:
    return vec[float]([value] * n)


@dataclass(frozen=True)
class SelfPlayLesson:
    """A number of games of one policy in all seats."""

    seats: int
    games: int
    seed: int


def learn_by_playing(lesson: SelfPlayLesson) -> dict[str, list[float]]:
    """Train the learner."""
    student = Student(_row(features.SIZE), _row(features.SIZE, 1.0))
    judge = critic.Critic(_row(critic.SIZE))
    table, rng = SelfPlay(student, judge), Random(lesson.seed)
    for number in range(lesson.games):
        table.play(lesson.seats, kinds_of(number, rng), rng, SELF_PLAY_RATE, SELF_PLAY_DOUBT)
    return {"learner": list(student.weights)}


def learn_apart(lesson: SelfPlayLesson) -> dict[str, list[float]]:
    """Train another learner, against which the others are measured."""
    return {"apart": learn_by_playing(lesson)["learner"]}


@dataclass(frozen=True)
class WatchingLesson:
    """Games to watch: with any number of seats, for what does not depend on it, and with one number."""

    all_games: list[Watched]
    own_games: list[Watched]
    seed: int


def learn_by_watching(lesson: WatchingLesson) -> dict[str, list[float]]:
    """Train the searcher, which chooses like the watched players, and the belief, which guesses their
    cards."""
    student = Student(_row(features.SIZE), _row(features.SIZE, 1.0))
    guesses = belief.BeliefTrainer(belief.Fit(_row(belief.SIZE)), _row(belief.SIZE, 1.0))
    rng = Random(lesson.seed)
    for games in [lesson.all_games] * EPOCHS_OF_ALL + [lesson.own_games] * EPOCHS_OF_OWN:
        for game in games:
            for state, action in decisions_of(game):
                imitate(student, state, action, WATCHING_RATE)
                guesses.learn(state, rng, GUESSES, GUESSING_RATE)
    return {"searcher": list(student.weights), "belief": list(guesses.fit.weights)}


@dataclass(frozen=True)
class RivalLesson:
    """Games in which `former` plays, and what was learned from `search`, to begin with."""

    games: list[Watched]
    start: dict[str, list[float]]
    seed: int


def learn_rivals(lesson: RivalLesson) -> dict[str, list[float]]:
    """Train the rival, which chooses like `former`, and the belief about its cards."""
    student = Student(vec[float](lesson.start["searcher"]), _row(features.SIZE, 1.0))
    fit = belief.Fit(vec[float](lesson.start["belief"]))
    guesses = belief.BeliefTrainer(fit, _row(belief.SIZE, 1.0))
    rng = Random(lesson.seed)
    for game in lesson.games * EPOCHS_OF_ALL:
        theirs = [seat for seat, player in enumerate(game.sits) if player == FORMER]
        for state, action in decisions_of(game):
            if state.asked in theirs:
                imitate(student, state, action, WATCHING_RATE)
            for seat in theirs:
                guesses.learn_family(state, seat, rng, GUESSES, GUESSING_RATE)
    return {"rival": list(student.weights), "rival_belief": list(guesses.fit.weights)}


def decisions_of(game: Watched) -> Iterator[tuple[State, int]]:
    """Every decision of a game, with the chosen action."""
    state = Deal(game.kinds, game.hands, game.asides, game.first).start()
    for action in game.actions:
        yield state, action
        state.apply(action)
