"""One socket, seen from the table: who looks, and what still waits to be sent."""

from __future__ import annotations

import asyncio

from oriflamme.server.limits import Bucket
from oriflamme.server.settings import Limits


class Connection:
    """A person's view on a table. Pushing never waits: a client that does not read is let go."""

    def __init__(self, person: str, name: str, limits: Limits) -> None:
        self.person = person
        self.name = name
        self.pace = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.most_unsent = limits.unsent_bytes
        self.muted: set[str] = set()
        self.outbox: list[bytes] = []
        self.unsent = 0
        self.welcome = False  # has had its first view, and hears what happens from then on
        self.gone = asyncio.Event()
        self.why_gone = ""
        self._wake: asyncio.Future[None] | None = None

    def push(self, frame: bytes) -> None:
        if self.why_gone:
            return
        self.unsent += len(frame)
        if self.unsent > self.most_unsent:
            self.let_go("slow")
            return
        self.outbox.append(frame)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def let_go(self, why: str) -> None:
        """End it from our side, with the key of the reason."""
        if not self.why_gone:
            self.why_gone = why
            self.gone.set()

    async def next_frames(self) -> list[bytes]:
        """What is to be sent, when there is something. They count as unsent until `sent`."""
        if not self.outbox:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
            self._wake = None
        frames, self.outbox = self.outbox, []
        return frames

    def sent(self, frame: bytes) -> None:
        self.unsent -= len(frame)
