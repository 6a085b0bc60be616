"""The HTTP API: reviews of finished games. Whoever may look back at a game may see its review."""

from __future__ import annotations

import msgspec

from oriflamme.review import added_up, with_luck
from oriflamme.review.shape import Decision, JudgeNote
from oriflamme.server.http.history import finished_table
from oriflamme.server.http.routing import Call
from oriflamme.server.protocol.schemas import GameReview
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.table import Table

MOST_DIGITS = 18
"""Of the number after which decisions are asked for: no game has so many."""

_judge = msgspec.json.Decoder(JudgeNote)
_decision = msgspec.json.Decoder(Decision)


async def review(call: Call) -> GameReview:
    """As far as it has grown."""
    given = call.request.query_params.get("after", "0")
    if not given.isascii() or not given.isdigit():
        raise Refusal("malformed", what="after")
    return await _shown(call, await finished_table(call), int(given[:MOST_DIGITS]))


async def ask_for_review(call: Call) -> GameReview:
    """Asking again changes nothing while it grows, or once it is finished."""
    me, server, table = call.me(), call.server, await finished_table(call)
    reviews, budgets = server.reviews, server.budgets
    if table.id not in reviews.growing and not reviews.is_done(await server.store.review(table.id)):
        if not budgets.reviews.take(me.id) or not budgets.address_reviews.take(call.address):
            raise Refusal("pace")
        if not budgets.within("growing-reviews", len(reviews.growing), budgets.limits.growing_reviews):
            raise Refusal("pace")
        reviews.begin(table, (call.address, me.id))
    return await _shown(call, table, 0)


async def _shown(call: Call, table: Table, after: int) -> GameReview:
    server, row = call.server, await call.server.store.review(table.id)
    growing, of = table.id in server.reviews.growing, len(table.actions)
    if row is None:
        return GameReview(None, growing, 0, of, {}, [])
    told = with_luck(_decision.decode(one.decision) for one in await server.store.judged(table.id, 0))
    seats = {}
    if len(told) == of and table.state is not None:
        names = {
            letter: seat.name if seat is not None else ""
            for letter, seat in zip(table.seating, table.seats, strict=True)
        }
        seats = added_up(told, table.state, names)
    latest = [decision for decision in told if decision.number > after]
    return GameReview(_judge.decode(row.judge), growing, len(told), of, seats, latest)
