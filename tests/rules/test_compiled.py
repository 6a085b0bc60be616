"""Compiled and uncompiled are one engine: seeded games are the same in every detail."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.helpers.games import size
from tests.helpers.places import ROOT


def digests(first: int, count: int, pure: str) -> list[str]:
    """A line for each game, played in a fresh process with ORIFLAMME_PURE so set."""
    command = [sys.executable, "-m", "tests.helpers.digest_games", str(first), str(count)]
    env = {**os.environ, "ORIFLAMME_PURE": pure, "PYTHONHASHSEED": "0"}
    return subprocess.check_output(command, env=env, cwd=ROOT, text=True).splitlines()


@pytest.mark.parametrize("part", range(4))
def test_compiled_and_uncompiled_play_the_same_games(part: int) -> None:
    count = size(40, 1000)
    compiled = digests(part * count, count, pure="0")
    uncompiled = digests(part * count, count, pure="1")
    assert len(compiled) == count
    assert compiled == uncompiled
    assert len({line.split()[0] for line in compiled}) == count  # no two games alike: it looks inside
