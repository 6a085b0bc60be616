"""A pool of worker processes for bots: one bounded queue, and a new worker for each that dies.

A table has at most one question in the queue and questions are taken in order, so the pool is fair.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from oriflamme.server.live.bot_worker import Question, Reply

TRIES = 3
"""How many workers a question may kill before it is given up."""

SHORTEST_LIFE = 0.2
"""Seconds between two starts of a worker, so that a broken one does not keep a core busy."""

log = logging.getLogger("oriflamme.server")


class Busy(Exception):
    """The queue is full: ask again later."""


class NoAnswer(Exception):
    """The bot failed at this question."""


@dataclass(eq=False)
class _Waiting:
    bot: str
    observation: str
    seconds: float  # how long the bot may think
    answer: asyncio.Future[str]
    tries: int = 0


@dataclass
class BotPool:
    workers: int
    limit: float  # seconds after which a worker is taken for dead
    most_waiting: int = 2000
    waiting: deque[_Waiting] = field(default_factory=deque)
    asked: int = 0
    processes: set[asyncio.subprocess.Process] = field(default_factory=set)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    work: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._keep_worker()) for _ in range(self.workers)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def ask(self, bot: str, observation: str, seconds: float) -> str:
        """The action that a bot chooses, in the notation. Raises Busy or NoAnswer."""
        if len(self.waiting) >= self.most_waiting:
            raise Busy
        question = _Waiting(bot, observation, seconds, asyncio.get_running_loop().create_future())
        self._queue(question)
        try:
            return await question.answer
        finally:
            with suppress(ValueError):
                self.waiting.remove(question)  # the caller was cancelled

    def _queue(self, question: _Waiting) -> None:
        self.waiting.append(question)
        self.work.release()

    async def _keep_worker(self) -> None:
        """Keep one worker running, and start another whenever it dies."""
        while True:
            started = asyncio.get_running_loop().time()
            try:
                await self._serve()
            except Exception as error:  # event loops differ in what a broken pipe raises
                log.warning("a bot's worker is replaced (%s)", type(error).__name__)
            lived = asyncio.get_running_loop().time() - started
            await asyncio.sleep(max(0.0, SHORTEST_LIFE - lived))

    async def _serve(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "oriflamme.server.live.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.processes.add(process)
        try:
            while True:
                await self.work.acquire()
                if self.waiting:
                    question = self.waiting.popleft()
                    if not question.answer.done():
                        await self._think(process, question)
        finally:
            self.processes.discard(process)
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())

    async def _think(self, process: asyncio.subprocess.Process, question: _Waiting) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.asked += 1
        number = self.asked
        seed = secrets.randbits(62)
        asked = Question(number, question.bot, question.observation, seed, question.seconds)
        question.tries += 1
        try:
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(self.limit):
                line = await process.stdout.readuntil(b"\n")
            reply = msgspec.json.decode(line, type=Reply)
            if reply.id != number:
                raise OSError("an answer to another question")
        except BaseException:
            # whatever happened to the worker, ask the question again
            if not question.answer.done():
                if question.tries < TRIES:
                    self._queue(question)
                else:
                    question.answer.set_exception(NoAnswer("its workers died"))
            raise
        if question.answer.done():
            return
        if reply.error:
            question.answer.set_exception(NoAnswer(reply.error))
        else:
            question.answer.set_result(reply.action)
