"""A proxy in front of PostgreSQL that cuts connections when a test wants it to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit


class Proxy:
    """Listens on this computer, and passes everything on to a socket."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.deaf = False  # what the database answers is thrown away
        self.closed = False  # nobody is let in
        self.port = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    def address_of(self, url: str) -> str:
        """The same database through this proxy."""
        return f"postgresql://postgres@127.0.0.1:{self.port}{urlsplit(url).path}"

    def cut(self) -> None:
        """Everybody's connection is gone at once."""
        for writer in list(self.writers):
            writer.transport.abort()

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        self.cut()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        self.writers.add(writer)
        try:
            if not self.closed:
                there, back = await asyncio.open_unix_connection(str(self.target))
                self.writers.add(back)
                try:
                    await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer, True))
                finally:
                    self.writers.discard(back)
                    back.transport.abort()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.tasks.discard(task)
            self.writers.discard(writer)
            writer.transport.abort()

    async def _one_way(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool = False
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if not (answers and self.deaf):
                    writer.write(data)
        writer.transport.abort()
