"""A server with its tables in PostgreSQL: whole games, a crash, and the operator's commands."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.helpers.databases import new_database
from tests.helpers.visitors import PATIENCE, Player, ServerProcess, play_all, refusal, started, visitors

from oriflamme.cli import admin
from oriflamme.cli.commands import run


def test_a_game_goes_on_after_a_crash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = new_database()
    with ServerProcess(tmp_path, store=database) as server:
        people = visitors(server, "anna", "bert")
        table, heard = started(people, ("page",)), 0

        def crash() -> None:
            nonlocal heard
            heard += 1
            if heard == 12:
                server.kill()
                server.start()

        players: list[Player] = asyncio.run(play_all(people, table, on_hearing=crash))
        assert heard > 12
        assert players[0].result == players[1].result
        assert run(["store", "check", database]) == 0
        assert run(["admin", database, "ban", people[0].id, "too good"]) == 0  # carried out by the server
        assert refusal(people[0], "POST", "/api/tables", {"settings": {}})[1] == "banned"
    assert run(["admin", database, "unban", people[0].id]) == 0  # and by the command, without one
    capsys.readouterr()
    assert run(["admin", database, "log"]) == 0
    assert [line.rpartition("  ")[2] for line in capsys.readouterr().out.splitlines()] == ["done", "done"]


def test_a_server_hears_of_a_command_that_it_did_not_carry_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "MOMENT", 0.0)
    database = new_database()
    with ServerProcess(tmp_path, store=database) as server:
        (anna,) = visitors(server, "anna")
        assert run(["admin", database, "ban", anna.id, "too good"]) == 0
        end = time.monotonic() + PATIENCE
        while anna.ask("POST", "/api/tables", {"settings": {}})[1].get("reason") != "banned":
            assert time.monotonic() < end
