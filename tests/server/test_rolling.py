"""A new version is put on several servers, one after the other, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.helpers.databases import new_database
from tests.helpers.rolling import rolled, several

MOST_TRIES = 20
"""In a row, that none lets in: a second, for who tries every 50 ms. How many seconds it is depends on how
busy the machine is (docs/results.md has them)."""


def test_nobody_is_refused_for_long_while_all_servers_are_restarted(tmp_path: Path) -> None:
    with several(tmp_path, new_database(), 3) as servers:
        refused = asyncio.run(rolled(servers))
    assert refused.tries <= MOST_TRIES, refused
