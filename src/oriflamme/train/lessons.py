"""The lessons: learning by self-play, by watching, and by guessing closed cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from librt.random import Random
from librt.vecs import vec

from oriflamme.bots.core import belief, critic, features
from oriflamme.bots.core.belief_trainer import BeliefTrainer
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.trainer import SelfPlay, Student, imitate
from oriflamme.rules.deal import Deal
from oriflamme.rules.state import State
from oriflamme.train.teachers import FORMER, SEARCH, Watched, kinds_of

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
    guesses = BeliefTrainer(belief.Fit(_row(belief.SIZE)), _row(belief.SIZE, 1.0))
    rng = Random(lesson.seed)
    for games in [lesson.all_games] * EPOCHS_OF_ALL + [lesson.own_games] * EPOCHS_OF_OWN:
        for game in games:
            for state, action in decisions_of(game):
                imitate(student, state, action, WATCHING_RATE)
                guesses.learn(state, rng, GUESSES, GUESSING_RATE)
    return {"searcher": list(student.weights), "belief": list(guesses.fit.weights)}


@dataclass(frozen=True)
class ReadingLesson:
    """Games in which `former` plays, games of `search`, and what was learned from these, to begin with."""

    rivals: list[Watched]
    watched: list[Watched]
    start: dict[str, list[float]]
    seed: int


def learn_to_read(lesson: ReadingLesson) -> dict[str, list[float]]:
    """Train the rival, which chooses like `former`; and beliefs about the cards of both, which count beside
    what is remembered of a game."""
    rng, searcher = Random(lesson.seed), vec[float](lesson.start["searcher"])
    student = Student(vec[float](lesson.start["searcher"]), _row(features.SIZE, 1.0))
    for game in lesson.rivals * EPOCHS_OF_ALL:
        for state, action in decisions_of(game):
            if game.sits[state.asked] == FORMER:
                imitate(student, state, action, WATCHING_RATE)
    begin = lesson.start["belief"]
    both = lesson.watched + lesson.rivals
    return {
        "rival": list(student.weights),
        "rival_belief": _learn_to_guess(lesson.rivals, FORMER, Policy(student.weights), begin, rng),
        "searcher_belief": _learn_to_guess(both, SEARCH, Policy(searcher), begin, rng),
    }


def _learn_to_guess(
    games: list[Watched], player: str, policy: Policy, begin: list[float], rng: Random
) -> list[float]:
    """The cards of one sort of player, which chooses by this policy."""
    guesses = BeliefTrainer(belief.Fit(vec[float](begin)), _row(belief.SIZE, 1.0))
    for game in games * EPOCHS_OF_ALL:
        theirs = [seat for seat, sits in enumerate(game.sits) if sits == player]
        if theirs:
            guesses.begin(policy)
            for state, action in decisions_of(game):
                for seat in theirs:
                    guesses.learn_family(state, seat, rng, GUESSES, GUESSING_RATE)
                if state.asked in theirs:
                    guesses.decided(state, action)
    return list(guesses.fit.weights)


def decisions_of(game: Watched) -> Iterator[tuple[State, int]]:
    """Every decision of a game, with the chosen action."""
    state = Deal(game.kinds, game.hands, game.asides, game.first).start()
    for action in game.actions:
        yield state, action
        state.apply(action)
