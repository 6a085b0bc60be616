"""Hypothesis for all tests: no deadlines; the short run tries the same examples every time. And a server
that the tests of a module share."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests.helpers import LONG
from tests.visitors import ServerProcess

settings.register_profile(
    "oriflamme",
    deadline=None,
    derandomize=not LONG,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("oriflamme")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
