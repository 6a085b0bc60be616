"""Bots that think elsewhere: a server's questions to them, and the program that answers them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from contextlib import suppress
from typing import Protocol

from oriflamme.server.live.bot_pool import Asker, BotPool, Busy, NoAnswer, Nobody
from oriflamme.server.store.interface import StoreError
from oriflamme.server.store.peers import Asked, Questions

log = logging.getLogger("oriflamme.server")

LOOK_SECONDS = 0.05
"""Between two looks for answers, or for a question. A bot's pause is much longer."""

WORKERS_SECONDS = 1.0
MOST_TRIES = 3
"""How many programs a question may outlive before it is given up."""


class RemoteBots:
    """The questions of a server."""

    def __init__(self, questions: Questions, limit: float) -> None:
        self.questions = questions
        self.limit = limit  # seconds after which the server's own workers are asked
        self.workers = 0
        self.pending: dict[int, asyncio.Future[str]] = {}

    async def watch(self) -> None:
        """Until it is cancelled."""
        looked = 0.0
        while True:
            try:
                if time.monotonic() - looked > WORKERS_SECONDS:
                    self.workers, looked = await self.questions.workers(), time.monotonic()
                if self.pending:
                    self._hear(await self.questions.answers(list(self.pending)))
            except StoreError as error:
                log.warning("bots elsewhere are not asked: %s", error)
                self.workers, looked = 0, time.monotonic()
            await asyncio.sleep(LOOK_SECONDS if self.pending else LOOK_SECONDS * 4)

    def _hear(self, answers: dict[int, tuple[str, str]]) -> None:
        for number, (action, error) in answers.items():
            answer = self.pending.pop(number, None)
            if answer is not None and not answer.done():
                if error:
                    answer.set_exception(NoAnswer(error))
                else:
                    answer.set_result(action)

    async def ask(self, bot: str, observation: str, seconds: float, asker: Asker) -> str:
        """Raises NoAnswer, or Nobody if no answer comes."""
        who = hashlib.sha256("/".join(asker).encode()).hexdigest()[:16]  # no address goes elsewhere
        try:
            number = await self.questions.ask(who, bot, observation, seconds)
        except StoreError as error:
            raise Nobody from error
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.pending[number] = answer
        try:
            async with asyncio.timeout(self.limit):
                while not answer.done():
                    if not self.workers:
                        raise Nobody
                    await asyncio.wait([answer], timeout=WORKERS_SECONDS)
                return answer.result()
        except TimeoutError:
            raise Nobody from None
        finally:
            if self.pending.pop(number, None) is not None:
                with suppress(StoreError):
                    await self.questions.withdraw(number)


class Desk(Protocol):
    async def beat(self) -> None: ...
    async def take(self) -> Asked | None: ...
    async def answer(self, number: int, action: str, error: str) -> None: ...


async def think(desk: Desk, pool: BotPool) -> None:
    """Answer questions with all workers of a pool, until it is cancelled."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(_keep_beating(desk))
        for _ in range(pool.workers):
            tasks.create_task(_keep_thinking(desk, pool))


async def _keep_beating(desk: Desk) -> None:
    while True:
        with suppress(StoreError):
            await desk.beat()
        await asyncio.sleep(WORKERS_SECONDS)


async def _keep_thinking(desk: Desk, pool: BotPool) -> None:
    while True:
        try:
            asked = await desk.take()
            if asked is None:
                await asyncio.sleep(LOOK_SECONDS)
                continue
            action, error = await _answer(asked, pool)
            await desk.answer(asked.number, action, error)
        except StoreError as error_:
            log.warning("the store: %s", error_)
            await asyncio.sleep(WORKERS_SECONDS)


async def _answer(asked: Asked, pool: BotPool) -> tuple[str, str]:
    if asked.tries > MOST_TRIES:
        return "", "its workers died"
    try:
        return await pool.ask(asked.bot, asked.observation, asked.seconds), ""
    except (NoAnswer, Busy) as error:
        return "", str(error) or type(error).__name__
