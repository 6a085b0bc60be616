"""Whether the server can do its work: the store writes and the bots answer. Both are tried.

Many clients may ask, but the parts are tried at most five times a second, and a store that writes every two
minutes.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from librt.random import Random
from starlette.responses import Response

from oriflamme.notation.position import observation_text
from oriflamme.rules.catalogue import FAMILIES, GAME_SETS
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.observation import observe
from oriflamme.server.http.routing import JSON, TEXT, Call
from oriflamme.server.live.bot_pool import Busy, NoAnswer
from oriflamme.server.live.live_table import now
from oriflamme.server.store.interface import Alive, StoreError

if TYPE_CHECKING:
    from oriflamme.server.http.app import Server

OK, SLOW, DEAD = "ok", "slow", "dead-worker"
KEPT_SECONDS = 0.2
MOST_SECONDS = 2.0
"""A part that takes longer is not ready."""

TRIED_EVERY = 120.0
"""Seconds between two tries of a store that writes, unless a write has failed meanwhile. Each costs a disk
8 KB, and an idle server lets it sleep, whoever asks."""

BOT, SEATS = "random", 3


class Readiness:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.parts: dict[str, str] = {}
        self.looked = 0.0
        self.looking: asyncio.Task[None] | None = None
        self.trying: dict[str, asyncio.Task[str]] = {}
        self.wrote = -TRIED_EVERY
        self.failures = 0  # batches that had failed by then

    async def look(self) -> dict[str, str]:
        """The name of each part, with `ok` or what is wrong."""
        if time.monotonic() - self.looked > KEPT_SECONDS:
            if self.looking is None or self.looking.done():
                self.looking = asyncio.create_task(self._look())
            await asyncio.shield(self.looking)
        return self.parts

    async def _look(self) -> None:
        parts = dict.fromkeys(("store", "bots"), SLOW)
        dead = self._dead_workers()
        for part, attempt in (("store", self._write), ("bots", self._ask)):
            # an attempt that is still running is not started again
            if part not in self.trying or self.trying[part].done():
                self.trying[part] = asyncio.create_task(attempt())
        done, _ = await asyncio.wait(self.trying.values(), timeout=MOST_SECONDS)
        parts |= {part: task.result() for part, task in self.trying.items() if task in done}
        if dead:  # it may have been replaced by now
            parts["bots"] = DEAD
        self.parts, self.looked = parts, time.monotonic()

    def _dead_workers(self) -> int:
        """Workers that died and have not been replaced yet. A worker that is starting is not counted."""
        return sum(process.returncode is not None for process in self.server.bot_pool.processes)

    async def _write(self) -> str:
        store = self.server.store
        failures = store.measures.errors.total()
        if failures == self.failures and time.monotonic() - self.wrote < TRIED_EVERY:
            return OK
        try:
            await store.write([Alive(now())])
        except StoreError as error:
            return error.reason
        self.wrote, self.failures = time.monotonic(), failures
        return OK

    async def _ask(self) -> str:
        state = draw_deal(SEATS, GAME_SETS["base"], Random(1)).start()
        seen = observation_text(observe(state, state.asked), FAMILIES[:SEATS])
        try:
            await self.server.bot_pool.ask(BOT, seen, MOST_SECONDS)
        except Busy:
            return SLOW
        except NoAnswer:
            return "no-answer"
        return OK

    async def stop(self) -> None:
        tasks = [*self.trying.values(), *([self.looking] if self.looking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def healthz(call: Call) -> Response:
    return alive()


async def readyz(call: Call) -> Response:
    return await ready(call.server)


def alive() -> Response:
    return Response("ok\n", media_type=TEXT)


async def ready(server: Server) -> Response:
    """Answers 503 unless all parts are ready."""
    parts = await server.readiness.look()
    well = all(state == OK for state in parts.values())
    body = msgspec.json.encode({"ready": well, **parts})
    return Response(body, 200 if well else 503, media_type=JSON)
