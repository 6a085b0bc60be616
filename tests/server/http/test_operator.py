"""What whoever runs the server is told: is it alive, is it ready, its figures, its log."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.helpers.visitors import (
    PATIENCE,
    ServerProcess,
    failing,
    play_all,
    refusal,
    socket_of,
    started,
    tell,
    visitors,
)

from oriflamme.rules.catalogue import KINDS
from oriflamme.server.http.app import Server
from oriflamme.server.logs import JsonLines
from oriflamme.server.settings import Settings
from oriflamme.server.store.opening import open_store


def told(address: str, path: str) -> tuple[int, str]:
    with closing(http.client.HTTPConnection(address, timeout=PATIENCE)) as connection:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read().decode()


def ready(server: ServerProcess) -> tuple[int, dict[str, object]]:
    status, body = told(server.netloc, "/readyz")
    return status, json.loads(body)


READY = (200, {"ready": True, "store": "ok", "bots": "ok"})


def until_ready(server: ServerProcess) -> None:
    """What was found is kept for a moment, and a new worker takes a moment to start."""
    while ready(server) != READY:
        pass


def not_ready(server: ServerProcess) -> dict[str, object]:
    while (found := ready(server)) == READY:  # that was found before
        pass
    assert found[0] == 503
    return found[1]


def workers_of(server: ServerProcess) -> list[int]:
    assert server.process is not None
    me = server.process.pid
    return [int(pid) for pid in Path(f"/proc/{me}/task/{me}/children").read_text().split()]


@pytest.mark.own_store
def test_what_does_not_work_is_not_ready(tmp_path: Path) -> None:
    """A full disk, a store that another program has locked, a worker that is dead, one that hangs."""
    with ServerProcess(tmp_path, busy_seconds=0.2) as server:
        (person,) = visitors(server, "Ada")
        until_ready(server)
        for fault in ("full", "locked"):
            with failing(server, fault):
                assert refusal(person, "POST", "/api/me", {"name": "Eve"}) == (503, f"store-{fault}")
                assert not_ready(server) == {"ready": False, "store": fault, "bots": "ok"}
                assert told(server.netloc, "/healthz") == (200, "ok\n")
            until_ready(server)
        (worker,) = workers_of(server)
        os.kill(worker, signal.SIGKILL)
        while worker in workers_of(server):  # until the server has seen it
            pass
        assert not_ready(server) == {"ready": False, "store": "ok", "bots": "dead-worker"}
        until_ready(server)
        (another,) = workers_of(server)
        assert another != worker
        os.kill(another, signal.SIGSTOP)
        assert not_ready(server) == {"ready": False, "store": "ok", "bots": "slow"}
        os.kill(another, signal.SIGCONT)
        until_ready(server)


def test_a_worker_that_is_only_being_started_is_not_dead(tmp_path: Path) -> None:
    """Most are started when there is work for them, at any time."""

    async def scene() -> dict[str, str]:
        store = await open_store(f"sqlite:///{tmp_path}/tables.sqlite")
        server = Server(Settings(workers=1), store, await store.key("cookies"))
        server.bot_pool.start()
        try:
            return await server.readiness.look()
        finally:
            await server.stop()

    assert asyncio.run(scene()) == {"store": "ok", "bots": "ok"}


def figures(address: str) -> dict[tuple[str, ...], float]:
    """By name and labels."""
    status, text = told(address, "/metrics")
    assert status == 200
    return {
        (sample.name.removeprefix("oriflamme_"), *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def operators() -> Iterator[str]:
    """An address for figures that nobody else is given meanwhile."""
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{place.getsockname()[1]}"


def test_figures_of_a_game(tmp_path: Path, operators: str) -> None:
    with ServerProcess(tmp_path, metrics=operators, limits={"tokens_of_a_person": 1}) as server:
        people = visitors(server, "anna", "bert")
        table = started(people, ("page",))
        players = asyncio.run(play_all(people, table))
        people[0].post("/api/me/tokens", {"name": "one"})
        assert refusal(people[0], "POST", "/api/me/tokens", {"name": "two"})[1] == "too-many-tokens"
        found = figures(operators)
        mine = sum(len(player.acknowledged) for player in players)
        assert found["moves_total", "person"] == mine
        assert found["move_seconds_count",] == mine
        assert found["moves_total", "bot"] == found["bot_answer_seconds_count", "page"] > 0
        assert found["bot_thinking_seconds_count", "page"] == found["bot_answer_seconds_count", "page"]
        assert found["bot_thinking_seconds_sum", "page"] < found["bot_answer_seconds_sum", "page"]
        assert found["bot_workers",] == 1
        assert found["bot_questions_waiting",] == 0
        assert {what: found["tables_total", what] for what in ("made", "started", "over")} == {
            "made": 1,
            "started": 1,
            "over": 1,
        }
        assert found["http_requests_total", "/api/me", "200"] == 2
        assert found["http_requests_total", "/api/tables/{id}/join", "200"] == 1
        assert found["http_requests_total", "/api/me/tokens", "409"] == 1
        assert found["refusals_total", "tokens"] == 1
        assert found["store_write_seconds_count",] >= mine
        assert found["store_batch_changes_sum",] > found["store_batch_changes_count",]
        assert found["process_resident_memory_bytes",] > 1e6

        async def watch() -> None:
            async with socket_of(people[0], table) as line:
                await tell(line, type="hello")
                await line.recv()
                assert (await asyncio.to_thread(figures, operators))["sockets",] == 1

        asyncio.run(watch())
        assert told(operators, "/healthz") == (200, "ok\n")
        assert told(operators, "/readyz")[0] in (200, 503)
        assert told(operators, "/api/tables")[0] == 404
        status, _ = told(server.netloc, "/metrics")
        assert status == 404
        for text in (table, "anna", people[0].id):
            assert text not in told(operators, "/metrics")[1]


@pytest.mark.own_store
@pytest.mark.parametrize("kind", ["text", "json"])
def test_a_log_names_nobody_and_nothing(tmp_path: Path, kind: str) -> None:
    """A run in which as much as possible goes wrong."""
    with ServerProcess(tmp_path, log=kind, busy_seconds=0.1) as server:
        names = ["Annabella", "Bertrandus"]
        people = visitors(server, *names)
        table = started(people, ("page",))
        with failing(server, "locked"):
            assert people[0].ask("POST", "/api/tables", {})[0] == 503
            assert ready(server)[0] == 503
        (worker,) = workers_of(server)
        os.kill(worker, signal.SIGKILL)
        asyncio.run(play_all(people, table))
        with closing(http.client.HTTPConnection(server.netloc, timeout=PATIENCE)) as connection:
            connection.putrequest("POST", "/api/me")
            connection.putheader("Content-Length", "100")
            connection.endheaders()
            connection.send(b'{"name": "Annabella')
        host, _, port = server.netloc.partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(b"Annabella \0\r\n\r\n")
            line.recv(1000)
        server.kill()
        server.start()
        assert people[0].get("/api/me/games")["games"]
        assert server.stop() == 0
        text = server.log.read_text()
        server.start()
    assert "the store: database is locked" in text
    assert "a bot's worker is replaced" in text
    assert "not stopped in order" in text
    secret = [*names, *KINDS, "127.0.0.1", *(person.id for person in people), *(p.cookie for p in people)]
    assert [word for word in secret if word in text.lower() or word in text] == []
    lines = text.splitlines()
    if kind == "json":
        found = [json.loads(line) for line in lines]
        assert all({"at", "level", "logger", "message"} <= line.keys() for line in found)
    else:
        assert all(
            line.startswith(("oriflamme: ", "Traceback", "  ", "ClientDisconnect")) for line in lines
        )


def test_an_error_in_json_is_told_without_its_words() -> None:
    try:
        raise ValueError("B?archer")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", (), (type(error), error, None))
    line = JsonLines().format(record)
    assert json.loads(line)["error"] == "ValueError"
    assert "archer" not in line
