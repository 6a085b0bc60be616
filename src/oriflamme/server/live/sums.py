"""What a finished review says of each person who played: sums by kind of decision and by card.

Decisions that a bot made for somebody who was away count as what others did. A game that somebody left, or
that began in the middle, says nothing of how they decide.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from oriflamme.notation.words import slug_of
from oriflamme.review.shape import Decision, rounded
from oriflamme.rules.actions import PLACE, kind_of_placement
from oriflamme.rules.board import kind_of
from oriflamme.rules.events import Log
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State
from oriflamme.server.store.records import Sums, Tally
from oriflamme.server.table.table import Table


def card_of(state: State, action: int) -> str:
    """The card that a decision is about: the one that is placed, or the one that acts."""
    return slug_of(kind_of_placement(action) if state.question == PLACE else kind_of(state.acting))


def sums_by_person(
    table: Table, decisions: Sequence[Decision], stood_in: Collection[int]
) -> dict[str, Sums]:
    """Of a finished game, by the person's id. `decisions` are all of them in order; `stood_in` are the
    numbers of those that nobody made themselves."""
    assert table.state is not None
    if table.made.position:
        return {}
    cards, state = [], table.begin(Log())
    for action in table.actions:
        cards.append(card_of(state, action))
        state.take(action)
    scores, found = scores_of(table.state), {}
    for number, (letter, seat) in enumerate(zip(table.seating, table.seats, strict=True)):
        own = [(one, card) for one, card in zip(decisions, cards, strict=True) if one.seat == letter]
        if seat is not None and seat.person and not seat.has_left and own:
            decided = [(one, card) for one, card in own if one.number not in stood_in]
            result = rounded(scores.share(number))
            found[seat.person] = _sums(decided, own[0][0].win_chance, result, len(table.seats))
    return found


def _sums(decided: Sequence[tuple[Decision, str]], start: float, result: float, players: int) -> Sums:
    by_question, by_card = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for decision, card in decided:
        if len(decision.actions) > 1:
            by_question[decision.question].append(decision.loss)
            by_card[card].append(decision.loss)
    loss = sum(decision.loss for decision, _ in decided)
    return Sums(
        deal=rounded(start - 1 / players),
        luck=rounded(result - start + loss),
        result=result,
        by_question={question: _tally(losses) for question, losses in by_question.items()},
        by_card={card: _tally(losses) for card, losses in by_card.items()},
    )


def _tally(losses: Sequence[float]) -> Tally:
    return Tally(len(losses), rounded(sum(losses)))
