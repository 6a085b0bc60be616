"""What happens at a table without a person: bots answer, time runs out, absent people get a stand-in.

A bot's answer is given at the end of its pause (`pauses.py`), however soon it is ready.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec
from librt.random import Random

from oriflamme.bots.levels import REMEMBERING
from oriflamme.notation.remembered import remembered_text
from oriflamme.notation.words import action_text
from oriflamme.rules.board import NOBODY
from oriflamme.rules.observation import observe
from oriflamme.rules.state import State
from oriflamme.server.live import starting
from oriflamme.server.live.bot_pool import BotPool, Busy, NoAnswer
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.live.pauses import may_think, pause_of, released_at
from oriflamme.server.measures import Measures
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import StoreError, Taken, anew
from oriflamme.server.table import commands
from oriflamme.server.table.table import PLAYING

log = logging.getLogger("oriflamme.server")

RETRY = 1.0
"""Seconds until something that failed is tried again."""


STAND_IN = "knight"
"""The bot that plays for people who are away, and for bots that fail."""


class Scheduler:
    def __init__(
        self,
        settings: Settings,
        bot_pool: BotPool,
        measures: Measures,
        tends: Callable[[LiveTable], bool] = lambda live: True,
    ) -> None:
        self.settings = settings
        self.measures = measures
        self.bot_pool = bot_pool
        self.tends = tends  # whether this server asks the bots of a table
        self.thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[asyncio.Task[None], str] = {}  # tasks for what is due now, each with its table
        self.stopped = False

    def look(self, live: LiveTable) -> None:
        """Something has changed at a table: do what is due now, and set a timer for what is due later."""
        if self.stopped:
            return
        table, key = live.table, live.table.id
        if key in self.timers:
            self.forget(key)
        asked = table.asked()
        seat = table.seats[asked] if asked != NOBODY else None
        decision, task = self.thinking.get(key, (0, None))
        plays = seat is not None and seat.automatic and self._goes_on(live) and self.tends(live)
        if task is not None and not (plays and decision == table.decision):
            del self.thinking[key]
            if task is not asyncio.current_task():
                task.cancel()
            task = None
        if plays and task is None:
            self._think(live)
        elif seat is None or not seat.automatic:
            due = self.due_in(live)
            if due is not None:
                loop = asyncio.get_running_loop()
                self.timers[key] = loop.call_later(max(0.0, due), self._start, live)

    def _goes_on(self, live: LiveTable) -> bool:
        """Bots always play on. A stand-in plays if somebody is waiting for it, or by correspondence."""
        table = live.table
        seat = table.seats[table.asked()]
        return bool(seat and seat.bot) or bool(live.connected()) or table.clock.correspondence

    def busy(self, key: str) -> bool:
        return key in self.thinking or key in self.tasks.values()

    def forget(self, key: str) -> None:
        timer = self.timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def _start(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._due(live))
        self.tasks[task] = live.table.id
        task.add_done_callback(self.tasks.pop)

    async def stop(self) -> None:
        self.stopped = True
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.tasks, *(task for _, task in self.thinking.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- time ----------------------------------------------------------------------------------------

    def due_in(self, live: LiveTable) -> float | None:
        """Seconds until a stand-in takes over from the person who is asked, or until those who are called
        to a game have to be ready; None: never."""
        table = live.table
        if table.status != PLAYING:
            called = starting.left(live)
            return None if called is None else called / 1000
        seat = table.seats[table.asked()]
        if seat is None or seat.automatic:
            return None
        times = []
        left = table.left(now(), live.outages) if table.clock.runs else None
        if left is not None:
            times.append(left / 1000)
        away = live.taken_over_in(seat.person)
        if away is not None:
            times.append(away)
        return min(times, default=None)

    async def _due(self, live: LiveTable) -> None:
        async with live.lock:
            due = self.due_in(live)
            if due is None:
                return
            if due > 0:
                self.look(live)
                return
            table = live.table
            left = table.left(now(), live.outages)
            out_of_time = left is not None and left <= 0
            try:
                if table.called is not None:
                    await starting.overdue(live)
                else:
                    await live.stand_in(table.asked(), "time" if out_of_time else "away")
            except Taken:
                self.look(live)
            except StoreError:
                loop = asyncio.get_running_loop()
                self.timers[table.id] = loop.call_later(RETRY, self._start, live)

    # -- bots ----------------------------------------------------------------------------------------

    def _think(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._answer(live, live.table.decision))
        self.thinking[live.table.id] = live.table.decision, task

    async def _answer(self, live: LiveTable, decision: int) -> None:
        try:
            await self._answer_once(live, decision)
        except StoreError as error:
            log.warning("a bot's answer is given again (%s)", error)
            await asyncio.sleep(RETRY)
            self._again(live, decision)
        except Exception:
            log.exception("a bot could not be asked")
            await asyncio.sleep(RETRY)
            self._again(live, decision)

    def _again(self, live: LiveTable, decision: int) -> None:
        if self.thinking.get(live.table.id, (0, None))[0] == decision:
            self._think(live)

    async def _answer_once(self, live: LiveTable, decision: int) -> None:
        loop, table = asyncio.get_running_loop(), live.table
        asked_at, seat, state = loop.time(), table.seats[table.asked()], table.state
        assert seat is not None
        assert state is not None
        bot = seat.bot or STAND_IN
        pause = pause_of(bot, self.settings.bot_pause)
        action, chosen_by = await self._ask(live, bot, state, may_think(pause))
        ready_at = loop.time()
        await asyncio.sleep(released_at(asked_at, ready_at, pause) - ready_at)
        await anew(lambda: self._give(live, decision, action, chosen_by))

    async def _give(self, live: LiveTable, decision: int, action: str, chosen_by: str) -> None:
        async with live.lock:
            table = live.table
            seat = table.seats[table.asked()] if table.asked() != NOBODY else None
            if table.decision == decision and seat is not None and seat.automatic:
                entry = commands.act(table, table.asked(), decision, action, "", now())
                await live.commit(msgspec.structs.replace(entry, stand_in=chosen_by != seat.bot))

    async def _ask(self, live: LiveTable, bot: str, state: State, seconds: float) -> tuple[str, str]:
        """An action, and the bot that chose it. A bot that has failed is not asked again at this table: it
        may take a minute each time. The stand-in decides for it, or chance if that fails too."""
        observation = observe(state, state.asked)
        for one in dict.fromkeys((bot, STAND_IN)):
            if one in live.failed_bots:
                continue
            observation.history = live.table.heard_by(observation.viewer) if one in REMEMBERING else []
            seen = remembered_text(observation, live.table.seating)
            try:
                return await self._ask_one(live, one, seen, seconds), one
            except NoAnswer as error:
                log.error("the bot %s gave no answer (%s)", one, error)
                if one != STAND_IN:
                    live.failed_bots.add(one)
        return action_text(state.random_action(Random(secrets.randbits(62)))), ""

    async def _ask_one(self, live: LiveTable, bot: str, seen: str, seconds: float) -> str:
        began = time.monotonic()
        while True:
            try:
                action = await self.bot_pool.ask(bot, seen, seconds, (live.address, live.table.host))
            except Busy:
                await asyncio.sleep(RETRY)
            else:
                self.measures.bot_seconds[bot].add(time.monotonic() - began)
                return action
