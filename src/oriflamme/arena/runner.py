"""Runs many jobs at once and returns the results in the order of the jobs.

Every back end is a `Runner`. The two here need only Python.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

IN_FLIGHT = 4
"""Jobs queued per worker: enough to keep it busy, too few to fill the memory."""


class Runner(Protocol):
    """`task` must be a function that a worker can import; jobs and results are plain data."""

    def run(self, task: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]: ...


class Here:
    """One job after the other, in this process."""

    def run(self, task: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        return map(task, jobs)


class Processes:
    """On worker processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, task: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        # spawn: a fork would copy the locks of other threads, such as that of a progress bar
        context = multiprocessing.get_context("spawn")
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.workers, context, initializer=_start_worker)
        running: deque[Future[Result]] = deque()
        finished = False
        try:
            for job in jobs:
                with _interruptions_held_back():
                    running.append(pool.submit(task, job))
                if len(running) >= self.workers * IN_FLIGHT:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
            finished = True
        finally:
            if not finished:
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def make_runner(workers: int) -> Runner:
    return Here() if workers == 1 else Processes(workers)


def all_cores() -> int:
    """The number of workers that this machine can keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_INTERRUPTIONS = {signal.SIGINT, signal.SIGTERM}


def _start_worker() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal: the parent process ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _INTERRUPTIONS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End with the parent: if it was killed, a worker would wait for its next job forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interruptions_held_back() -> Iterator[None]:
    """Hold back interruptions while workers start, since a half-started one would print errors.

    They are blocked in this thread, and workers inherit that until they have their own handlers. Another
    thread may still receive one for the process, and Python would handle it here. So it is only noted, and
    sent again afterwards."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    noted: list[int] = []
    before = {number: signal.signal(number, lambda got, _: noted.append(got)) for number in _INTERRUPTIONS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPTIONS)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for got in noted:
            signal.raise_signal(got)
