"""Hypothesis for all tests: no deadlines; the short run tries the same examples every time.

A file tells servers which test runs, and what they deal to it follows from that: the same every time in the
short run, and in the long run too for tests marked `same_deals`. For all others the long run draws a word,
and says it if something fails, so that it can be had again.

Nobody whom the tests talk to is beyond this computer, so no proxy is asked.

There is a loop of their own for all tests that want one: Playwright keeps its own running between browser
tests, in the same thread, and asyncio allows no second one beside it. And a server that all tests
share which want none of their own; it may have been killed and started again.
"""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.helpers.games import LONG
from tests.helpers.places import TESTS
from tests.helpers.stores import ON_POSTGRES
from tests.helpers.visitors import ServerProcess

settings.register_profile(
    "oriflamme",
    deadline=None,
    derandomize=not LONG,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("oriflamme")

os.environ["no_proxy"] = os.environ["NO_PROXY"] = "*"

# A shell that runs tests in the background ignores Ctrl-C, nohup that the terminal is gone, and what the
# tests start inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


MARKED = {
    "browser/": "browser",
    "attacks/": "server",
    "attacks/test_": "slow",
    "server/": "server",
    "train/": "training",
    "arena/test_measure": "training",
    "arena/test_ray": "slow",
    "packaging/": "build",
    "docs/test_site": "build",
    "docs/test_contributing": "build",
    "envs/test_examples": "slow",
    "review/test_judge": "slow",
    "rules/test_copies": "slow",
    "server/http/test_bad_input": "slow",
    "server/http/test_operator": "slow",
    "server/http/test_progress": "slow",
    "server/http/test_puzzles": "slow",
    "server/http/test_reviews": "slow",
    "server/live/test_memory": "slow",
    "server/live/test_scheduler": "slow",
    "server/store/": "own_store",
    "server/store/test_backups": "slow",
    "server/test_admin": "slow",
    "server/test_bots_elsewhere": "slow own_store",
    "server/test_chaos": "slow own_store",
    "server/test_faults": "slow",
    "server/test_on_postgres": "slow own_store",
    "server/test_rolling": "slow own_store",
    "server/test_running": "slow own_store",
    "server/test_several_servers": "slow own_store",
    "cli/test_play": "slow",
}
"""How the path of a test file begins, and the marks of its tests; `pytest -m` chooses by mark."""


def pytest_itemcollected(item: pytest.Item) -> None:
    if not item.path.is_relative_to(TESTS):  # a page of the documentation
        return
    path = item.path.relative_to(TESTS).as_posix()
    for beginning, marks in MARKED.items():
        if path.startswith(beginning):
            for mark in marks.split():
                item.add_marker(mark)


LONGEST = (
    "packaging/test_published",
    "docs/test_contributing",
    "browser/test_secrecy",
    "browser/test_screens",
    "browser/test_connection",
    "server/test_faults",
    "arena/test_ray",
    "browser/",
    "train/",
    "rules/test_copies",
)
"""How the paths of the test files begin that take longest: they come first, so that at the end nobody waits
for one that has just begun."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if ON_POSTGRES:
        apart = [item for item in items if item.get_closest_marker("own_store")]
        items[:] = [item for item in items if item not in apart]
        config.hook.pytest_deselected(items=apart)

    def place(item: pytest.Item) -> int:
        path = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
        return next((n for n, begin in enumerate(LONGEST) if path.startswith(begin)), len(LONGEST))

    items.sort(key=place)


NAME = pytest.StashKey[Path]()
WORD = "ORIFLAMME_TEST_WORD"


def pytest_configure(config: pytest.Config) -> None:
    folder = tempfile.TemporaryDirectory(prefix="oriflamme-test-")
    config.add_cleanup(folder.cleanup)
    config.stash[NAME] = Path(folder.name) / "name"
    os.environ["ORIFLAMME_TEST_NAME"] = str(config.stash[NAME])
    os.environ.setdefault(WORD, secrets.token_hex(4) if LONG else "")  # the same in all processes


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    if exitstatus and os.environ[WORD]:
        terminalreporter.write_line(f"The same is dealt again with {WORD}={os.environ[WORD]}")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: servers, browsers and bots are waited for much of the time."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    word = "" if item.get_closest_marker("same_deals") else os.environ[WORD]
    item.config.stash[NAME].write_text(item.nodeid + word)
    with _without_playwright(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with _without_playwright(item):
        return (yield)


@contextlib.contextmanager
def _without_playwright(item: pytest.Item) -> Iterator[None]:
    if item.path.parent.name == "browser":
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
