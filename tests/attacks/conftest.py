"""A server as it is run in public, for all attacks that want no settings of their own, and an address for
each attack, so that none pays for another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count

import pytest
from tests.helpers.attacks import public_server
from tests.helpers.visitors import ServerProcess

if sys.platform != "linux":  # elsewhere this computer has one address only
    collect_ignore_glob = ["test_*.py"]

_addresses = count(2)


@pytest.fixture
def attackers() -> Iterator[str]:
    """As many as one wants."""
    return (f"127.0.1.{number}" for number in _addresses)


@pytest.fixture
def attacker(attackers: Iterator[str]) -> str:
    return next(attackers)


@pytest.fixture(scope="session")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the usual limits, but that nobody is waited for as long."""
    seconds = {"header_seconds": 3.0, "body_seconds": 3.0, "answer_seconds": 3.0}
    with public_server(tmp_path_factory.mktemp("public"), seconds) as running:
        yield running
