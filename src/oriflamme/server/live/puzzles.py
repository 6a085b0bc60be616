"""Puzzles out of reviewed games: decisions with one clearly best action, confirmed by a longer look.

Others see a puzzle only if everybody could have watched the game. Otherwise it is for the one person who
decided otherwise, and what they got right is no puzzle for anybody.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

import msgspec

from oriflamme.notation.position import observation_text
from oriflamme.review import Judge
from oriflamme.review.puzzles import SEED, confirmed, is_clear, longer, second
from oriflamme.review.shape import Decision
from oriflamme.rules.events import Log
from oriflamme.rules.observation import observe
from oriflamme.server.live.bot_pool import Asker, BotPool
from oriflamme.server.live.live_table import now
from oriflamme.server.store.records import PuzzleRow
from oriflamme.server.table.table import OVER, Table

MOST = 6
"""Decisions of one game that are looked at longer: each takes a core for some seconds."""

_read = msgspec.json.Decoder(Decision).decode


def is_public(table: Table) -> bool:
    """Whether everybody could watch the game, and it is over."""
    settings = table.settings
    return table.status == OVER and settings.public and settings.watching and not table.made.position


def who_missed(table: Table, decision: Decision, stood_in: Collection[int]) -> str:
    """The person who decided otherwise; empty for a bot, and for who found the best action."""
    seat = table.seats[table.seating.index(decision.seat)]
    if seat is None or decision.action == decision.best or decision.number in stood_in:
        return ""
    return seat.person


def candidates(table: Table, decisions: Sequence[Decision], stood_in: Collection[int]) -> list[Decision]:
    """Those that are worth a longer look: first what people missed, then the largest leads."""
    if table.status != OVER or table.made.position:
        return []
    missed = {one.number for one in decisions if who_missed(table, one, stood_in)}
    clear = [one for one in decisions if is_clear(one) and (is_public(table) or one.number in missed)]
    clear.sort(key=lambda one: (one.number not in missed, one.actions[1].win_chance - one.win_chance))
    return clear[:MOST]


async def find_puzzles(
    table: Table,
    decisions: Sequence[Decision],
    stood_in: Collection[int],
    judge: Judge,
    bot_pool: BotPool,
    asker: Asker,
) -> list[PuzzleRow]:
    """Of a finished game with its review. Raises NoAnswer."""
    chosen = {one.number: one for one in candidates(table, decisions, stood_in)}
    found, state = [], table.begin(Log())
    for number, action in enumerate(table.actions, 1):
        decision = chosen.get(number)
        if decision is not None:
            seen = observation_text(observe(state, state.asked), table.seating)
            again = await bot_pool.judge(longer(judge), number, seen, second(decision), SEED, asker)
            puzzle = confirmed(decision, _read(again.encode()), seen)
            if puzzle is not None:
                person, body = who_missed(table, decision, stood_in), msgspec.json.encode(puzzle.decision)
                where = (secrets.token_urlsafe(9), table.id, number, is_public(table))
                found.append(PuzzleRow(*where, person, now(), puzzle.observation, body))
        state.take(action)
    return found
