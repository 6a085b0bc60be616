"""The server's metrics for Prometheus, on a separate address because they are not public."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from oriflamme import __version__
from oriflamme.server.http.app import Server
from oriflamme.server.http.readiness import alive, ready
from oriflamme.server.measures import ByLevel, Histogram


class Exporter(Collector):
    """Reads the server's counters when Prometheus asks for them."""

    def __init__(self, server: Server, refusals: Mapping[str, int]) -> None:
        self.server = server
        self.refusals = refusals  # by the budget that was exhausted

    def collect(self) -> Iterator[Metric]:
        server, measures = self.server, self.server.hub.measures
        pool, store = server.bot_pool, server.store.measures
        yield InfoMetricFamily("oriflamme", "The program", {"version": __version__})
        yield _counts(
            "http_requests",
            "Requests by route and status",
            ("route", "status"),
            {(route, str(status)): count for (route, status), count in measures.requests.items()},
        )
        yield _histogram("http_request_seconds", "Until a request is answered", measures.request_seconds)
        yield _counts(
            "refusals", "Refusals by the budget that was used up", ("budget",), _keyed(self.refusals)
        )
        yield _gauge("sockets", "Open sockets of tables", len(server.sockets))
        yield _count("sockets_opened", "Sockets of tables opened since the start", measures.sockets)
        yield _gauge("tables_in_memory", "Tables in memory", len(server.hub.live))
        yield _counts("tables", "What became of tables", ("what",), _keyed(measures.tables))
        yield _counts("moves", "Moves by who made them", ("by",), _keyed(measures.moves))
        yield _histogram("move_seconds", "From a person's move to the news of it", measures.move_seconds)
        yield _gauge("bot_workers", "Processes in which bots think", _alive(server))
        yield _gauge("bot_questions_waiting", "Questions to bots without an answer yet", pool.waiting)
        yield _by_level("bot_answer_seconds", "From a question to a bot's answer", measures.bot_seconds)
        yield _by_level("bot_thinking_seconds", "How long bots think about an answer", pool.thinking)
        yield _histogram("store_batch_changes", "Changes that were written together", store.batches)
        yield _histogram("store_write_seconds", "Until a batch is safe on disk", store.seconds)
        yield _counts("store_errors", "Batches that were not written", ("reason",), _keyed(store.errors))


def _alive(server: Server) -> int:
    return sum(process.returncode is None for process in server.bot_pool.processes)


def _keyed(counts: Mapping[str, int]) -> dict[tuple[str, ...], int]:
    return {(key,): count for key, count in counts.items()}


def _gauge(name: str, says: str, value: float) -> Metric:
    return GaugeMetricFamily(f"oriflamme_{name}", says, value)


def _count(name: str, says: str, value: float) -> Metric:
    return CounterMetricFamily(f"oriflamme_{name}", says, value)


def _counts(name: str, says: str, labels: tuple[str, ...], counts: Mapping[tuple[str, ...], int]) -> Metric:
    family = CounterMetricFamily(f"oriflamme_{name}", says, labels=labels)
    for key, count in counts.items():
        family.add_metric(key, count)
    return family


def _histogram(name: str, says: str, histogram: Histogram) -> Metric:
    return HistogramMetricFamily(f"oriflamme_{name}", says, _buckets(histogram), histogram.total)


def _by_level(name: str, says: str, histograms: ByLevel) -> Metric:
    family = HistogramMetricFamily(f"oriflamme_{name}", f"{says}, by level", labels=["level"])
    for level, histogram in histograms.items():
        family.add_metric([level], _buckets(histogram), histogram.total)
    return family


def _buckets(histogram: Histogram) -> list[tuple[str, float]]:
    """The buckets as Prometheus wants them: how many values are up to each bound, the last without one."""
    bounds = [*map(str, map(float, histogram.bounds)), "+Inf"]
    return list(zip(bounds, accumulate(histogram.counts), strict=True))


class OperatorsApp:
    """The app at the operator's address: `/metrics`, `/healthz` and `/readyz`."""

    def __init__(self, server: Server, refusals: Mapping[str, int]) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        self.registry.register(Exporter(server, refusals))
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await (await self._respond(Request(scope)))(scope, receive, send)

    async def _respond(self, request: Request) -> Response:
        match request.url.path:
            case "/metrics":
                encode, content = choose_encoder(request.headers.get("accept", ""))
                return Response(encode(self.registry), headers={"content-type": content})
            case "/healthz":
                return alive()
            case "/readyz":
                return await ready(self.server)
        return Response("", 404)
