"""A pool of worker processes for bots. A worker that dies is replaced.

Questions are answered in turns: first by address, then by person at that address, however many each has
waiting. Levels that think for long have their own workers, so that the others never wait for them.
Reviews have one worker, which every other process of the computer goes before. It is given one decision at
a time, and none while a bot's question waits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

import msgspec

from oriflamme.review import Judge
from oriflamme.server.live.bot_worker import LOW, Judging, Question, Reply
from oriflamme.server.live.pauses import PAUSES
from oriflamme.server.measures import ByLevel, by_level

TRIES = 3
"""How many workers a question may kill before it is abandoned."""

SHORTEST_LIFE = 0.2
"""Seconds between two starts of a worker, so that a broken one does not keep a core busy."""

CROWDED = 2
"""When more questions than this are waiting, all workers are started."""

JUDGING_SECONDS = 600.0
"""After which a worker that judges is considered dead: on a busy computer its second may take minutes."""

log = logging.getLogger("oriflamme.server")

Line: TypeAlias = Literal["quick", "slow", "reviews"]
"""What a worker is for. One for slow levels takes quick ones too."""

Asker: TypeAlias = tuple[str, str]
"""The address and the person that a bot plays for."""


class Busy(Exception):
    """The queue is full, so the caller should ask again later."""


class Nobody(Exception):
    """Nobody elsewhere answers."""


class Elsewhere(Protocol):
    """Bots on other machines (`remote_bots.py`)."""

    workers: int

    async def ask(self, bot: str, observation: str, seconds: float, asker: Asker) -> str:
        """Raises NoAnswer, or Nobody."""


class NoAnswer(Exception):
    """The bot failed to answer this question."""


@dataclass(eq=False)
class _Waiting:
    asks: Question | Judging  # its id is given with the worker
    answer: asyncio.Future[str]
    asker: Asker
    tries: int = 0


def _numbered(asks: Question | Judging, number: int) -> Question | Judging:
    """As a worker gets it. A bot that is asked again draws anew, or it would fail again."""
    if isinstance(asks, Judging):
        return msgspec.structs.replace(asks, id=number)
    return Question(number, asks.bot, asks.observation, secrets.randbits(62), asks.seconds)


class Turns:
    """Waiting questions in the order in which they are answered."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[_Waiting]]] = OrderedDict()

    def put(self, question: _Waiting) -> None:
        address, person = question.asker
        people = self.addresses.setdefault(address, OrderedDict())
        people.setdefault(person, deque()).append(question)

    def next(self) -> _Waiting | None:
        if not self.addresses:
            return None
        address, people = self.addresses.popitem(last=False)
        person, questions = people.popitem(last=False)
        question = questions.popleft()
        if questions:  # to the end of the queue
            people[person] = questions
        if people:
            self.addresses[address] = people
        return question

    def remove(self, question: _Waiting) -> None:
        address, person = question.asker
        people = self.addresses.get(address)
        questions = people.get(person) if people is not None else None
        if people is None or questions is None or question not in questions:
            return
        questions.remove(question)
        if not questions:
            del people[person]
        if not people:
            del self.addresses[address]


@dataclass
class BotPool:
    workers: int
    limit: float  # seconds after which a worker is considered dead
    most_waiting: int = 2000
    waiting: int = 0
    quick: Turns = field(default_factory=Turns)
    slow: Turns = field(default_factory=Turns)
    reviews: Turns = field(default_factory=Turns)
    asked: int = 0
    processes: set[asyncio.subprocess.Process] = field(default_factory=set)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    started: set[Line] = field(default_factory=set)
    work: asyncio.Event = field(default_factory=asyncio.Event)
    elsewhere: Elsewhere | None = None
    thinking: ByLevel = field(default_factory=by_level)  # without the time in the queue

    def start(self) -> None:
        """Starts one worker for quick levels. The others start when there is work for them."""
        if self.workers:
            self._start("quick", 1)

    def _start(self, line: Line, workers: int) -> None:
        if line not in self.started:
            self.started.add(line)
            self.tasks += [asyncio.create_task(self._keep_worker(line)) for _ in range(workers)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def ask(self, bot: str, observation: str, seconds: float, asker: Asker = ("", "")) -> str:
        """The action that a bot chooses, in the notation. Raises Busy or NoAnswer."""
        if self.waiting >= self.most_waiting:
            raise Busy
        if self.elsewhere is not None and self.elsewhere.workers:
            self.waiting += 1
            try:
                return await self.elsewhere.ask(bot, observation, seconds, asker)
            except Nobody:
                log.warning("no bot elsewhere answers; one is asked here")
            finally:
                self.waiting -= 1
        self.waiting += 1
        try:
            return await self._wait_for(Question(0, bot, observation, 0, seconds), asker)
        finally:
            self.waiting -= 1

    async def judge(
        self, judge: Judge, number: int, observation: str, taken: int, seed: int, asker: Asker = ("", "")
    ) -> str:
        """A decision of a finished game as the judge sees it, as JSON. Raises NoAnswer."""
        return await self._wait_for(Judging(0, judge, number, observation, taken, seed), asker)

    async def _wait_for(self, asks: Question | Judging, asker: Asker) -> str:
        question = _Waiting(asks, asyncio.get_running_loop().create_future(), asker)
        self._queue(question)
        try:
            return await question.answer
        finally:
            self._turns(question).remove(question)  # if the caller was cancelled

    def _turns(self, question: _Waiting) -> Turns:
        if isinstance(question.asks, Judging):
            return self.reviews
        return self.slow if question.asks.bot in PAUSES else self.quick

    def _queue(self, question: _Waiting) -> None:
        turns = self._turns(question)
        turns.put(question)
        if turns is self.reviews:
            self._start("reviews", min(1, self.workers))
        elif turns is self.slow or self.waiting > CROWDED:
            self._start("slow", self.workers)
        self.work.set()

    async def _next(self, line: Line) -> _Waiting:
        while True:
            question = self._first(line)
            if question is not None:
                if self.reviews.addresses:
                    self.work.set()  # perhaps no other question waits now
                return question
            self.work.clear()
            await self.work.wait()

    def _first(self, line: Line) -> _Waiting | None:
        if line == "reviews":
            return None if self.quick.addresses or self.slow.addresses else self.reviews.next()
        return (self.slow.next() if line == "slow" else None) or self.quick.next()

    async def _keep_worker(self, line: Line) -> None:
        """Keep one worker running, and start another whenever it dies."""
        while True:
            started = asyncio.get_running_loop().time()
            try:
                await self._serve(line)
            except Exception as error:  # the exception for a broken pipe depends on the event loop
                log.warning("a bot's worker is replaced (%s)", type(error).__name__)
            lived = asyncio.get_running_loop().time() - started
            await asyncio.sleep(max(0.0, SHORTEST_LIFE - lived))

    async def _serve(self, line: Line) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "oriflamme.server.live.bot_worker",
            *([LOW] if line == "reviews" else []),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.processes.add(process)
        try:
            while True:
                question = await self._next(line)
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
        asks, asked = question.asks, _numbered(question.asks, number)
        limit = JUDGING_SECONDS if isinstance(asks, Judging) else self.limit
        question.tries += 1
        began = time.monotonic()
        try:
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(limit):
                line = await process.stdout.readuntil(b"\n")
            reply = msgspec.json.decode(line, type=Reply)
            if reply.id != number:
                raise OSError("an answer to another question")
        except BaseException:
            # ask the question again, whatever happened to the worker
            if not question.answer.done():
                if question.tries < TRIES:
                    self._queue(question)
                else:
                    question.answer.set_exception(NoAnswer("its workers died"))
            raise
        if not isinstance(asks, Judging):
            self.thinking[asks.bot].add(time.monotonic() - began)
        if question.answer.done():
            return
        if reply.error:
            question.answer.set_exception(NoAnswer(reply.error))
        else:
            question.answer.set_result(reply.answer)
