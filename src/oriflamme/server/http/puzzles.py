"""The HTTP API: puzzles. Before the answer, a visitor gets what the seat saw and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec

from oriflamme.notation.position import parse_observation, slugs_of
from oriflamme.notation.words import QUESTIONS
from oriflamme.review.shape import Decision, rounded
from oriflamme.review.words import verdict
from oriflamme.server.http.api import body
from oriflamme.server.http.routing import Call
from oriflamme.server.live.live_table import now
from oriflamme.server.protocol.boards import board_of
from oriflamme.server.protocol.previews import offers
from oriflamme.server.protocol.schemas import (
    AnswerGiven,
    MyPuzzles,
    OwnPuzzle,
    PuzzleAnswer,
    PuzzleShown,
)
from oriflamme.server.store.records import AttemptRow, PuzzleOfDay, PuzzleRow
from oriflamme.server.table.commands import Refusal
from oriflamme.server.teaching.puzzles import from_stock, of_day

MOST_LISTED = 100
DAY = 24 * 3600 * 1000

_decision = msgspec.json.Decoder(Decision).decode


@dataclass(frozen=True)
class _Found:
    """A puzzle that this visitor may see. `game`: their own, in which they missed it."""

    id: str
    observation: str
    decision: Decision
    game: str = ""


async def daily(call: Call) -> PuzzleShown:
    """The same for everybody, from midnight to midnight UTC. Whatever is found today is for later days."""
    store, today = call.server.store, now() // DAY
    day = datetime.fromtimestamp(today * DAY / 1000, UTC).date().isoformat()
    row = await store.puzzle_of_day(day)
    if row is None:
        row = await store.next_puzzle(today * DAY)
        if row is not None:  # if another server was first, this request is answered anew
            await store.write([PuzzleOfDay(row.id, day)])
    return await _shown(call, await _found(call, row.id if row is not None else of_day(today)), day)


async def puzzle(call: Call) -> PuzzleShown:
    return await _shown(call, await _found(call, call.parameter("id")))


async def answer(call: Call) -> PuzzleAnswer:
    """A person's first answer is kept. A stranger's is not."""
    wish, found = body(call, AnswerGiven), await _found(call, call.parameter("id"))
    if not call.server.budgets.answers.take(call.address):
        raise Refusal("pace")
    if wish.action not in {option.action for option in found.decision.actions}:
        raise Refusal("malformed", what="action")
    right = wish.action == found.decision.best
    if call.person is not None:
        attempt = AttemptRow(call.person.id, found.id, now(), wish.action, right)
        await call.server.store.write([attempt])
    return _answer(found, wish.action)


async def my_puzzles(call: Call) -> MyPuzzles:
    store, me = call.server.store, call.me().id
    tried, right = await store.count_attempts(me)
    own = [OwnPuzzle(row.puzzle, row.right) for row in await store.missed_by(me, MOST_LISTED)]
    return MyPuzzles(own, tried, right)


def may_see(row: PuzzleRow, person: str) -> bool:
    return row.public or (person != "" and row.person == person)


async def _found(call: Call, id: str) -> _Found:
    stocked = from_stock(id)
    if stocked is not None:
        return _Found(id, stocked.observation, stocked.decision)
    row, me = await call.server.store.puzzle(id), call.person.id if call.person is not None else ""
    if row is None or not may_see(row, me):
        raise Refusal("no-such-puzzle")
    own = me != "" and row.person == me
    return _Found(id, row.observation, _decision(row.decision), row.game if own else "")


async def _shown(call: Call, found: _Found, day: str = "") -> PuzzleShown:
    """Made from the observation alone. Who has answered is told the answer again."""
    observation, seating = parse_observation(found.observation)
    seen, me = observation.seen, call.person
    attempt = await call.server.store.attempt(me.id, found.id) if me is not None else None
    return PuzzleShown(
        found.id,
        day,
        board_of(seen, seating),
        slugs_of(seen.kinds),
        seating[seen.asked],
        QUESTIONS[seen.question],
        offers(observation, 0),
        _answer(found, attempt.action) if attempt is not None else None,
    )


def _answer(found: _Found, action: str) -> PuzzleAnswer:
    """The decision as if this had been played."""
    decision = found.decision
    chance = next(option.win_chance for option in decision.actions if option.action == action)
    loss = rounded(max(0.0, decision.win_chance - chance))
    told = msgspec.structs.replace(decision, action=action, loss=loss, verdict=verdict(loss))
    return PuzzleAnswer(action == decision.best, told, found.game)
