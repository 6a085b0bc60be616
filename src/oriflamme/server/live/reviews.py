"""Reviews of finished games. They grow decision by decision, when nobody at a table needs the computer.

Each decision is stored as soon as it is judged, so a restart goes on where it was. The same judge and game
give the same review as the command `oriflamme review`.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from oriflamme.notation.position import observation_text
from oriflamme.review import Judge, judge_note
from oriflamme.review.shape import Decision
from oriflamme.rules.events import Log
from oriflamme.rules.observation import observe
from oriflamme.server.live.bot_pool import Asker, BotPool, NoAnswer
from oriflamme.server.live.hub import Hub
from oriflamme.server.live.puzzles import find_puzzles
from oriflamme.server.live.sums import sums_by_person
from oriflamme.server.store.interface import Change, Store, StoreError
from oriflamme.server.store.records import JudgedRow, ReviewRow, SumsRow
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import Acted
from oriflamme.server.table.table import OVER, Table

SEED = 0

read_decision = msgspec.json.Decoder(Decision).decode

log = logging.getLogger("oriflamme.server")


class Reviews:
    def __init__(self, judge: Judge, store: Store, hub: Hub, bot_pool: BotPool) -> None:
        self.judge, self.store, self.hub, self.bot_pool = judge, store, hub, bot_pool
        self.growing: dict[str, asyncio.Task[None]] = {}
        self.resuming: asyncio.Task[None] | None = None
        self.note = msgspec.json.encode(judge_note(judge, SEED)).decode()

    def start(self) -> None:
        self.resuming = asyncio.create_task(self._resume())

    async def stop(self) -> None:
        tasks = [*self.growing.values(), *([self.resuming] if self.resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_done(self, row: ReviewRow | None) -> bool:
        """Whether it is finished, and by the judge of today."""
        return row is not None and row.finished and row.judge == self.note

    def begin(self, table: Table, asker: Asker) -> None:
        """Have a finished game reviewed, or go on with it."""
        if table.id in self.growing:
            return
        task = self.growing[table.id] = asyncio.create_task(self._grow(table, asker))
        task.add_done_callback(lambda _: self.growing.pop(table.id))

    async def _resume(self) -> None:
        """One after the other: those who ask now do not wait for all that was left undone."""
        for row in await self.store.unfinished_reviews(self.note):
            try:
                async with self.hub.table(row.game) as live:
                    table = live.table
            except Refusal:
                continue
            if table.status == OVER:
                self.begin(table, ("", ""))
                await asyncio.gather(self.growing[table.id], return_exceptions=True)

    async def _grow(self, table: Table, asker: Asker) -> None:
        try:
            await self._judge_all(table, asker)
        except (NoAnswer, StoreError) as error:
            log.error("the review of %s was broken off (%s)", table.id, error)
        except Exception as error:  # only its kind: the engine's messages name cards
            log.error("the review of %s was broken off (%s)", table.id, type(error).__name__)

    async def _judge_all(self, table: Table, asker: Asker) -> None:
        of, seating = len(table.actions), table.seating
        await self.store.write([ReviewRow(table.id, self.note, of)])
        there = {row.number for row in await self.store.judged(table.id, 0)}
        state = table.begin(Log())
        for number, action in enumerate(table.actions, 1):
            if number not in there:
                seen = observation_text(observe(state, state.asked), seating)
                judged = await self.bot_pool.judge(self.judge, number, seen, action, SEED, asker)
                await self.store.write([JudgedRow(table.id, number, judged.encode())])
            state.take(action)
        follows = await self._what_follows(table, asker)
        await self.store.write([ReviewRow(table.id, self.note, of, finished=True), *follows])

    async def _what_follows(self, table: Table, asker: Asker) -> list[Change]:
        """From all decisions: what they say of each person, and puzzles."""
        store, game = self.store, await self.store.game(table.id)
        decisions = [read_decision(row.decision) for row in await store.judged(table.id, 0)]
        acted = [entry for entry in await store.journal(table.id) if isinstance(entry, Acted)]
        stood_in = {number for number, entry in enumerate(acted, 1) if entry.stand_in}
        finished = game.finished if game is not None else 0
        sums = [
            SumsRow(person, self.note, finished, table.id, sums)
            for person, sums in sums_by_person(table, decisions, stood_in).items()
        ]
        return [*sums, *await find_puzzles(table, decisions, stood_in, self.judge, self.bot_pool, asker)]
