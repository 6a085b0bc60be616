"""A line between browser and server that can break, as the network of a train does."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self


class Relay:
    """Passes on what comes to its address; after `cut` no line holds and none comes about, till `mend`."""

    def __init__(self, to: str) -> None:
        host, _, port = to.removeprefix("http://").partition(":")
        self._to = (host, int(port))
        self._lines: list[socket.socket] = []
        self._whole = True
        self._lock = threading.Lock()  # no line comes about while all are cut
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._door.close()

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            while self._lines:
                _end(self._lines.pop())

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the door was closed
            while True:
                near, _ = self._door.accept()
                with self._lock:
                    self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        if not self._whole:
            _end(near)
            return
        far = socket.create_connection(self._to)
        self._lines += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    _end(one)
    _end(other)


def _end(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
