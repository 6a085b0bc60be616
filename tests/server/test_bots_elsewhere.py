"""Bots that think in other programs: `oriflamme bots`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.helpers.databases import new_database
from tests.helpers.places import ROOT
from tests.helpers.visitors import PATIENCE, ServerProcess, play_all, started, visitors

from oriflamme.cli.commands import run
from oriflamme.server.store import postgres_connection
from oriflamme.server.store.postgres_questions import PostgresQuestions


@contextmanager
def thinking(url: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "oriflamme", "bots", "--store", url, "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "Thinking with 1 workers\n"
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


async def asked_so_far(url: str) -> tuple[int, int]:
    """How many questions were asked, and how many are there still."""
    questions = PostgresQuestions(url)
    await questions.workers()
    rows = await questions.line.fetch(
        "SELECT last_value, (SELECT count(*) FROM questions) FROM questions_number_seq"
    )
    await questions.close()
    return rows[0][0], rows[0][1]


def test_a_game_with_bots_elsewhere_goes_on_when_they_die(tmp_path: Path) -> None:
    url = new_database()
    with ExitStack() as until_the_end:
        first, second = (until_the_end.enter_context(thinking(url)) for _ in range(2))
        with ServerProcess(tmp_path, store=url) as server:
            people, heard = visitors(server, "anna"), 0

            def lose_one() -> None:
                nonlocal heard
                heard += 1
                if heard == 10:
                    first.kill()
                elif heard == 20:
                    second.terminate()  # from here on the server's own workers think

            table = started(people, ("page", "squire"))
            (anna,) = asyncio.run(play_all(people, table, on_hearing=lose_one))
            assert anna.result is not None
            assert heard > 20
        asked, left = asyncio.run(asked_so_far(url))
        assert asked > 5
        assert left == 0
        assert second.wait(PATIENCE) == 0


def test_questions_are_answered_in_turn_and_again_if_their_worker_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # a server would try again; here nobody does, and the machine may be busy
    monkeypatch.setattr(postgres_connection, "CONNECT_SECONDS", PATIENCE)

    async def scene() -> None:
        url = new_database()
        server, one, two = (PostgresQuestions(url) for _ in range(3))
        assert await server.workers() == 0
        for who in ("a", "a", "b"):
            await server.ask(who, "page", f"what {who} sees", 0.1)
        await one.beat()
        assert await server.workers() == 1
        taken = [await one.take() for _ in range(4)]
        assert [asked.number for asked in taken if asked] == [1, 3, 2]  # b does not wait for a's second
        assert taken[3] is None
        await one.answer(1, "keep", "")
        await one.leave()  # as if it had died: what it has not answered goes to the next one
        await two.beat()
        again = [await two.take() for _ in range(3)]
        assert [(asked.number, asked.tries) for asked in again if asked] == [(3, 2), (2, 2)]
        await one.answer(3, "late", "")  # it is not asked any more
        await two.answer(3, "", "failed")
        assert await server.answers([1, 2, 3]) == {1: ("keep", ""), 3: ("", "failed")}
        await server.withdraw(2)
        assert await server.answers([1, 2, 3]) == {}
        for each in (server, one, two):
            await each.close()

    asyncio.run(scene())


def test_a_file_has_no_bots_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--store", "sqlite:///x"]) == 2
    assert "only for servers on PostgreSQL" in capsys.readouterr().err
