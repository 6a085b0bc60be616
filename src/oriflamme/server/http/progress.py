"""The HTTP API: how somebody decides over their games. It is private unless they share it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from oriflamme.review.shape import rounded
from oriflamme.server.http.api import body
from oriflamme.server.http.routing import Call
from oriflamme.server.protocol.schemas import DecidedGame, Progress, ShareWish
from oriflamme.server.store.interface import PersonRow, Sharing
from oriflamme.server.store.records import SumsRow, Tally
from oriflamme.server.table.commands import Refusal

MOST_GAMES = 500
"""The latest ones, so that the answer stays short."""


async def my_progress(call: Call) -> Progress:
    return await _progress(call, call.me(), own=True)


async def share_progress(call: Call) -> Progress:
    me = call.me()
    await call.server.store.write([Sharing(me.id, body(call, ShareWish).shared)])
    return await _progress(call, me, own=True)


async def shared_progress(call: Call) -> Progress:
    """Whoever does not share it is not told from who is not there."""
    store = call.server.store
    person = await store.person(call.parameter("id"))
    if person is None or not await store.shares(person.id):
        raise Refusal("no-such-person")
    return await _progress(call, person, own=False)


async def _progress(call: Call, person: PersonRow, own: bool) -> Progress:
    store, judge = call.server.store, call.server.reviews.note
    rows = await store.sums_of(person.id, judge, MOST_GAMES)
    return Progress(
        name=person.name,
        shared=await store.shares(person.id),
        earlier=await store.count_sums_of_others(person.id, judge),
        games=[decided_game(row, own) for row in reversed(rows)],
        by_question=_together(row.sums.by_question for row in rows),
        by_card=_together(row.sums.by_card for row in rows),
    )


def decided_game(row: SumsRow, own: bool = True) -> DecidedGame:
    """Whoever knows its id may look back at a game, so only its players are told."""
    sums = row.sums
    all_of_them = _together([{"": tally} for tally in sums.by_question.values()]).get("", Tally(0, 0.0))
    which = (row.game, row.finished) if own else ("", 0)
    return DecidedGame(all_of_them.choices, all_of_them.loss, sums.deal, sums.luck, sums.result, *which)


def _together(parts: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    choices, losses = defaultdict[str, int](int), defaultdict[str, float](float)
    for part in parts:
        for key, tally in part.items():
            choices[key] += tally.choices
            losses[key] += tally.loss
    return {key: Tally(choices[key], rounded(losses[key])) for key in choices}
