"""While somebody attacks, those who play do not feel it: their moves take as long as ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.attacks import public_server
from tests.helpers.floods import FLOODS, Fared, fared, p99
from tests.helpers.games import LONG
from tests.helpers.visitors import ServerProcess

SECONDS = 10.0 if LONG else 1.0

TRIES = 5
"""A disk or a neighbour may stall once; what an attack does it does each time."""

BOTS_NOTICED = 1.0
"""Seconds for the moves of two bots of the quickest level."""


@pytest.fixture
def attacked(request: pytest.FixtureRequest, flood: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """Where bots are kept busy they stay so for a while."""
    if flood == "bots":
        with public_server(tmp_path) as server:
            yield server
    else:
        yield request.getfixturevalue("public")


@pytest.mark.parametrize("flood", FLOODS)
def test_honest_moves_take_no_longer_in_an_attack(
    flood: str, attacked: ServerProcess, attackers: Iterator[str]
) -> None:
    found: list[tuple[float, float]] = []
    for _ in range(TRIES):
        times = asyncio.run(fared(attacked, flood, next(attackers), SECONDS))
        if not times.suffered() and (flood != "bots" or answered_by_bots(times)):
            return
        found.append((p99(times.quiet), p99(times.attacked)))
    raise AssertionError(f"p99 before and during the attack, in seconds: {found}")


def answered_by_bots(times: Fared) -> bool:
    return p99(times.attacked_waits) <= max(BOTS_NOTICED, 4 * p99(times.quiet_waits))
