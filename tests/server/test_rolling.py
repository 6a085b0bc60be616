"""A new version is put on several servers, one after the other, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.helpers.databases import new_database
from tests.helpers.rolling import rolled, several

REFUSED = 1.0
TRIES = 3
"""A disk or a neighbour may stall once; what a restart does it does each time."""


def test_nobody_is_refused_for_long_while_all_servers_are_restarted(tmp_path: Path) -> None:
    with several(tmp_path, new_database(), 3) as servers:
        longest: list[float] = []
        while not longest or longest[-1] > REFUSED:
            assert len(longest) < TRIES, longest
            longest.append(asyncio.run(rolled(servers)))
