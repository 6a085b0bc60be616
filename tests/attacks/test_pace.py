"""While somebody attacks, those who play do not feel it: their moves take as long as ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.attacks import public_server
from tests.helpers.floods import FLOODS, fared, p99
from tests.helpers.games import LONG
from tests.helpers.visitors import ServerProcess

SECONDS = 10.0 if LONG else 1.0

NOTICED = 0.25
"""Seconds that the server may work before a move is answered. With a core of its own that is how long the
move takes; on a busy machine it takes longer, attack or not, which says nothing about the server."""

BOTS_NOTICED = 1.0
"""Seconds for the moves of two bots of the quickest level."""

TRIES = 3
"""For what bots need: they are other processes, for which a busy machine has no time now and then."""


@pytest.mark.parametrize("flood", [name for name in FLOODS if name != "bots"])
def test_honest_moves_take_no_longer_in_an_attack(
    flood: str, public: ServerProcess, attackers: Iterator[str]
) -> None:
    found = asyncio.run(fared(public, flood, next(attackers), SECONDS))
    assert p99(found.attacked.work) <= NOTICED, found.told()


def test_neither_moves_nor_quick_bots_wait_for_bots_that_are_kept_busy(
    tmp_path: Path, attackers: Iterator[str]
) -> None:
    """The server is its own: the bots stay busy for a while."""
    waits: list[tuple[float, float]] = []
    with public_server(tmp_path) as server:
        for _ in range(TRIES):
            found = asyncio.run(fared(server, "bots", next(attackers), SECONDS))
            assert p99(found.attacked.work) <= NOTICED, found.told()
            quiet, attacked = p99(found.quiet.waits), p99(found.attacked.waits)
            if attacked <= max(BOTS_NOTICED, 4 * quiet):
                return
            waits.append((quiet, attacked))
    raise AssertionError(f"p99 until the next question, before and during the attack, in seconds: {waits}")
