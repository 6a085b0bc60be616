"""Goes through a record, decision by decision, and adds up.

The win chance of a seat is what its best action wins. A loss lowers it. Whatever moves it between two
decisions of the seat, and after its last one, is its luck. So for every seat, exactly:

    result = start + luck - loss
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from oriflamme.bots.seeds import seed_of
from oriflamme.notation.record import Record, actions_of, replay
from oriflamme.notation.words import QUESTIONS, action_text, slug_of
from oriflamme.review.closed import Believed
from oriflamme.review.judge import VERSION, Judge, Judgement
from oriflamme.review.reasons import Reason
from oriflamme.review.shape import (
    CHANCE_DIGITS,
    ClosedCard,
    Decision,
    JudgeNote,
    Likely,
    Option,
    Review,
    Seat,
    Why,
    rounded,
)
from oriflamme.review.words import accuracy, verdict
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.board import NOBODY
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State

MOST_MATTERED = 3


class NotOver(ValueError):
    """A game that is not over: it has no result yet, and its cards are still secret."""


@dataclass(frozen=True)
class Work:
    """A record to be reviewed: who judges, with which seed, and which seats (none: all)."""

    judge: Judge
    record: Record
    seed: int = 0
    seats: tuple[int, ...] = ()

    def note(self) -> JudgeNote:
        return judge_note(self.judge, self.seed)


def judge_note(judge: Judge, seed: int) -> JudgeNote:
    return JudgeNote(str(judge.bot), VERSION, judge.worlds, seed, judge.corrected)


@dataclass(frozen=True)
class Job:
    """One decision of a record, by its number from 1."""

    work: Work
    number: int


def decisions_of(work: Work) -> list[Job]:
    """Every decision that has to be judged. Raises NotOver."""
    jobs, state = [], work.record.deal.start()
    for number, action in enumerate(work.record.actions, 1):
        if not work.seats or state.asked in work.seats:
            jobs.append(Job(work, number))
        state.apply(action)
    if state.question != NOTHING:
        raise NotOver("the game is not over; only a finished game can be reviewed")
    return jobs


def judged(job: Job) -> Decision:
    """One decision from what its seat knew. Its luck is added by `review`."""
    work, record = job.work, job.work.record
    state = replay(record, job.number - 1)
    taken = record.actions[job.number - 1]
    return decided(job.number, record.seating, observe(state, state.asked), taken, work.judge, work.seed)


def decided(
    number: int, seating: str, observation: Observation, taken: int, judge: Judge, seed: int
) -> Decision:
    """The decision of this number, from what its seat knew and nothing else."""
    judgement = judge.judge(observation, taken, seed_of("review", seed, number))
    loss, state = rounded(judgement.loss), observation.seen
    return Decision(
        number=number,
        round=state.round,
        seat=seating[state.asked],
        question=QUESTIONS[state.question],
        action=action_text(taken),
        best=action_text(judgement.best),
        win_chance=rounded(judgement.win_chance),
        luck=0.0,
        loss=loss,
        error=rounded(judgement.error),
        verdict=verdict(loss, judgement.proved),
        actions=_options(judgement),
        against=action_text(judgement.against) if judgement.reasons else "",
        reasons=[_why(reason, seating) for reason in judgement.reasons],
        closed=[_closed(card, seating) for card in judgement.closed],
    )


def _why(reason: Reason, seating: str) -> Why:
    return Why(
        reason.what,
        seating[reason.seat],
        round(reason.difference, CHANCE_DIGITS),
        round(reason.error, CHANCE_DIGITS),
        slug_of(reason.kind) if reason.kind != NOBODY else "",
        reason.position,
    )


def _closed(card: Believed, seating: str) -> ClosedCard:
    kinds = [
        Likely(slug_of(kind), round(chance, CHANCE_DIGITS), round(plain, CHANCE_DIGITS))
        for kind, (chance, plain) in card.chances.items()
    ]
    kinds.sort(key=lambda likely: -likely.chance)
    return ClosedCard(seating[card.seat], card.position, card.covered_by, kinds)


def _options(judgement: Judgement) -> list[Option]:
    found = [
        Option(
            action_text(measured.action),
            rounded(measured.win_chance),
            rounded(measured.error),
            round(measured.place, 3),
            round(measured.influence, 2),
            measured.proved,
        )
        for measured in judgement.actions
    ]
    best = action_text(judgement.best)
    return sorted(found, key=lambda option: (option.action != best, -option.win_chance))


def review(work: Work, decisions: Iterable[Decision] | None = None) -> Review:
    """The review of a record, from its judged decisions or by judging them now. Raises NotOver."""
    jobs = decisions_of(work)
    found = list(map(judged, jobs) if decisions is None else decisions)
    record = work.record
    told = with_luck(found)
    seats = added_up(told, replay(record), record.names)
    return Review(work.note(), game_of(record), record.set_name, record.seating, seats, told)


def added_up(decisions: Sequence[Decision], over: State, names: Mapping[str, str]) -> dict[str, Seat]:
    """The families that decided something, in the order of their seats, by what was judged and how the
    game ended. `names` are the players', by family in the order of their seats."""
    scores, found = scores_of(over), {}
    for seat, (letter, name) in enumerate(names.items()):
        own = [decision for decision in decisions if decision.seat == letter]
        if own:
            found[letter] = _seat(name, own, rounded(scores.share(seat)), len(names))
    return found


def with_luck(decisions: Iterable[Decision]) -> list[Decision]:
    """In the order of the game: each with how the win chance of its seat had moved since the one before."""
    found, last = [], dict[str, Decision]()
    for decision in sorted(decisions, key=lambda one: one.number):
        before = last.get(decision.seat)
        luck = rounded(decision.win_chance - after(before)) if before is not None else 0.0
        last[decision.seat] = msgspec.structs.replace(decision, luck=luck)
        found.append(last[decision.seat])
    return found


def after(decision: Decision) -> float:
    """The win chance after the action."""
    return rounded(decision.win_chance - decision.loss)


def _seat(name: str, decisions: Sequence[Decision], result: float, players: int) -> Seat:
    start = decisions[0].win_chance
    loss = rounded(sum(decision.loss for decision in decisions))
    choices = sum(len(decision.actions) > 1 for decision in decisions)
    average = rounded(loss / max(1, choices))
    return Seat(
        name=name,
        start=start,
        luck=rounded(result - start + loss),
        loss=loss,
        result=result,
        deal=rounded(start - 1 / players),
        choices=choices,
        average_loss=average,
        accuracy=accuracy(average),
        expected=rounded(max(0.0, 1 / players - loss)),
        mattered=_mattered(decisions),
    )


def _mattered(decisions: Sequence[Decision]) -> list[int]:
    """Those with the largest losses. Without a loss: those where most was at stake."""
    ranked = sorted(
        (decision for decision in decisions if len(decision.actions) > 1),
        key=lambda decision: (decision.loss, stake(decision)),
        reverse=True,
    )
    return [decision.number for decision in ranked[:MOST_MATTERED]]


def stake(decision: Decision) -> float:
    """What an action taken at random would have cost, on average."""
    return decision.win_chance - fmean(option.win_chance for option in decision.actions)


def game_of(record: Record) -> str:
    """A digest of the deal and the actions. Names and whatever else is written there change nothing."""
    deal = record.deal
    facts = (deal.kinds, deal.hands, deal.asides, deal.first, deal.rounds, record.seating)
    text = "\n".join([repr(facts), *actions_of(record)])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
