"""Runs jobs on a Ray cluster: on the processors of many machines, with the same results as on one.

Jobs travel in batches that take some seconds, because a task costs Ray some milliseconds. A node that dies
costs the batches it was playing: they are played again elsewhere. Ray is imported only when a cluster is
used.
"""

from __future__ import annotations

import functools
import hashlib
import logging
import pickle
import signal
import socket
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Generic

import oriflamme
from oriflamme.arena.runner import Job, Result
from oriflamme.bots.named import have_files, source_files

if TYPE_CHECKING:
    from ray import ObjectRef

BATCH_SECONDS = 3.0
"""How long a batch shall take. If it took less, sending it would count; if more, a dying node would."""

GROWTH = 8
"""How much larger a batch may be than those whose times are known."""

AHEAD = 2
"""Batches under way for each processor: one that is played, and one that waits for the processor."""

KEPT = 4
"""Batches for each processor that may be finished before an earlier one: they wait in the memory."""

TRIES = 5
"""How often a batch is sent that ends its workers, before a bot is taken to be the cause."""

CONNECT_SECONDS = 5.0


class ClusterError(Exception):
    """The cluster cannot do the work. The message says why, and what would help."""


class RayCluster:
    """On the nodes of a Ray cluster of which this machine is one.

    Every node needs the same oriflamme, installed for the Python that Ray runs with there. Bots in files
    are sent along. At most `workers` batches are played at once, otherwise one on each processor.
    """

    def __init__(self, address: str, workers: int | None = None, bots: Iterable[str] = ()) -> None:
        self.workers = workers
        self.files = source_files(bots)
        _connect(address)
        self.code = code_here()
        self.send = _sender()
        if self.processors() < 1:
            raise ClusterError(f"the Ray cluster at {address} has no processors: add nodes by `ray start`")

    def processors(self) -> int:
        """Of all nodes that there are now."""
        import ray

        return int(ray.cluster_resources().get("CPU", 0))

    def host(self) -> str:
        """Where the nodes reach this machine."""
        import ray

        address: str = ray.util.get_node_ip_address()
        return address

    def run(self, task: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        import ray

        left, sizes = iter(jobs), Sizes()
        unfinished: dict[ObjectRef, Batch[Job, Result]] = {}
        batches: deque[Batch[Job, Result]] = deque()  # in the order of the jobs
        try:
            while True:
                processors = self.workers or max(1, self.processors())
                most = self.workers or AHEAD * processors
                while len(unfinished) < most and len(batches) < KEPT * processors:
                    some = list(islice(left, sizes.next))
                    if not some:
                        break
                    batches.append(Batch(some))
                    unfinished[self._sent(task, batches[-1])] = batches[-1]
                if not batches:
                    return
                if batches[0].results is not None:
                    yield from batches.popleft().results or ()
                    continue
                for sent in ray.wait(list(unfinished), num_returns=1)[0]:
                    batch = unfinished.pop(sent)
                    batch.take(_reply(sent))
                    if batch.results is None:
                        unfinished[self._sent(task, batch)] = batch
                    else:
                        sizes.learn(len(batch.jobs), batch.seconds)
        finally:  # Ctrl-C, an error, or nobody wants the rest
            with suppress(Exception):
                for sent in unfinished:
                    ray.cancel(sent, force=True)

    def _sent(self, task: Callable[[Job], Result], batch: Batch[Job, Result]) -> ObjectRef:
        from ray import cloudpickle  # unlike pickle, it sends what a program itself has defined

        return self.send(self.code, self.files, cloudpickle.dumps((task, batch.jobs)))


@dataclass(frozen=True)
class Reply:
    """What a node answers: results, an error that a job raised, or why the node cannot play."""

    seconds: float = 0.0
    results: bytes = b""
    error: Exception | None = None
    refusal: str = ""


@dataclass
class Batch(Generic[Job, Result]):
    """Some jobs, and their results when they are there."""

    jobs: list[Job]
    results: list[Result] | None = None
    seconds: float = 0.0
    lost: list[str] = field(default_factory=list)  # why, each time

    def take(self, reply: Reply | str) -> None:
        """A reply, or the reason why there is none."""
        if isinstance(reply, str):
            self.lost.append(reply)
            if len(self.lost) >= TRIES:
                raise ClusterError(
                    f"workers died {TRIES} times over the same games, at last by {reply}: a bot ended them "
                    "(by os._exit, or a crash of compiled code), or memory ran out"
                )
            return
        if reply.refusal:
            raise ClusterError(reply.refusal)
        if reply.error is not None:
            raise reply.error
        self.results, self.seconds = pickle.loads(reply.results), reply.seconds


class Sizes:
    """How many jobs make a batch. It depends on how long the jobs took so far, and changes no result."""

    def __init__(self) -> None:
        self.next = 1
        self.each = 0.0
        self.known = 0

    def learn(self, jobs: int, seconds: float) -> None:
        took = seconds / jobs
        self.each = took if not self.each else 0.7 * self.each + 0.3 * took
        self.known = max(self.known, jobs)
        self.next = max(1, min(int(BATCH_SECONDS / max(self.each, 1e-9)), GROWTH * self.known))


# -- the cluster -------------------------------------------------------------------------------------


def _connect(address: str) -> None:
    """Join the cluster, unless the calling program already has. Ray leaves it when the process ends."""
    try:
        import ray
    except ImportError:
        raise ClusterError(
            "the package ray is not installed: pip install 'oriflamme[ray]', here and on every node"
        ) from None
    if ray.is_initialized():
        return
    _knock(address)
    try:
        with _own_handlers(), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Ray warns of its own changes to come
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
            _hush()
    except ConnectionError:
        raise _nobody_at(address) from None
    except Exception as error:
        text = " ".join(str(error).split())
        if "ersion mismatch" in text:
            raise ClusterError(
                f"the Ray cluster at {address} runs another Python or Ray: all machines need the same ones "
                f"({text})"
            ) from None
        raise ClusterError(
            f"cannot join the Ray cluster at {address} (this machine must be one of its nodes): {text}"
        ) from None


def _knock(address: str) -> None:
    """Refuse an address at which nothing listens: Ray itself would try for a long time."""
    if address == "auto":  # the cluster that runs here
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or "://" in host:
        raise ClusterError(
            f"'{address}' is no address of a Ray cluster: give HOST:PORT of its head node, or auto for "
            "the one that this machine belongs to"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError):
        raise _nobody_at(address) from None


def _nobody_at(address: str) -> ClusterError:
    where = "on this machine" if address == "auto" else f"at {address}"
    return ClusterError(f"there is no Ray cluster {where}: start one with `ray start --head`")


@contextmanager
def _own_handlers() -> Iterator[None]:
    """Ray replaces the handler of SIGTERM, by which commands end cleanly."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _hush() -> None:
    """Ray prints what goes wrong, such as a node that dies, to standard output, where results go. It has no
    switch for that."""
    from ray._private import worker

    worker.print_to_stdstream = lambda *_, **__: None


def _reply(sent: ObjectRef) -> Reply | str:
    """The reply to a batch, or the reason why the batch is lost."""
    import ray

    try:
        reply: Reply = ray.get(sent)
    except ray.exceptions.RayTaskError as error:
        raise ClusterError(f"Ray could not run the work: {str(error).strip().splitlines()[-1]}") from None
    except ray.exceptions.RayError as error:
        return type(error).__name__
    return reply


def _sender() -> Callable[[tuple[str, str], dict[str, bytes], bytes], ObjectRef]:
    """The function that sends a batch."""
    import ray

    def work(code: tuple[str, str], files: dict[str, bytes], package: bytes) -> object:
        # Ray sends a function within a function as it is, so it can tell that a node lacks oriflamme.
        try:
            from oriflamme.arena.ray_cluster import play_batch
        except ImportError as error:
            import socket
            from types import SimpleNamespace

            return SimpleNamespace(
                refusal=f"node {socket.gethostname()} has no oriflamme like this one ({error}): install "
                f"oriflamme {code[0]} there, for the Python that Ray runs with"
            )
        return play_batch(code, files, package)

    # We send lost batches again ourselves, since only some losses are worth another try.
    remote = ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")(work)
    sender: Callable[[tuple[str, str], dict[str, bytes], bytes], ObjectRef] = remote.remote
    return sender


# -- on a node ---------------------------------------------------------------------------------------


def play_batch(code: tuple[str, str], files: dict[str, bytes], package: bytes) -> Reply:
    """Does the jobs of a package. Only the same program gives the same results, so any other is refused."""
    if code != code_here():
        version, here = code[0], code_here()[0]
        other = f"oriflamme {here}" if here != version else f"another state of oriflamme {here}"
        return Reply(
            refusal=f"node {socket.gethostname()} has {other}, not the oriflamme {version} of this "
            "machine: install the same one everywhere"
        )
    have_files(files)
    started = time.perf_counter()
    try:
        task, jobs = pickle.loads(package)
        results = [task(job) for job in jobs]
        return Reply(time.perf_counter() - started, pickle.dumps(results))
    except Exception as error:
        return Reply(error=_sendable(error))


def _sendable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # whatever its author did
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


@functools.cache
def code_here() -> tuple[str, str]:
    """The version of this oriflamme, and a digest of its sources and weights."""
    package = Path(str(oriflamme.__file__)).parent
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(path for kind in ("*.py", "*.bin") for path in package.rglob(kind)):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0")
        digest.update(hashlib.blake2b(path.read_bytes()).digest())
    return oriflamme.__version__, digest.hexdigest()
