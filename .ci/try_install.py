"""Tries the oriflamme that is installed beside this Python, as its users would; an error says what fails.

The tests run it, and so does cibuildwheel, for every wheel of a release. It needs nothing but that install:
no compiler, no Node, no other package.
"""

import importlib
import importlib.metadata
import pkgutil
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

COMPILED = ("oriflamme.rules.", "oriflamme.bots.core.", "oriflamme.envs.core.")
"""What hatch_build.py compiles; an __init__.py stays Python."""

OF_EXTRAS = ("asyncpg", "gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel", "torch")
"""What modules import that `pip install oriflamme` leaves to its extras."""

PATIENCE = 120
"""Seconds that nothing of this takes on any machine."""


def modules() -> Iterator[ModuleType]:
    """Every module there is, imported: what any of them needs is there, or comes with an extra."""
    package = importlib.import_module("oriflamme")
    yield package
    for found in pkgutil.walk_packages(package.__path__, "oriflamme."):
        if not found.name.endswith("__main__"):
            try:
                yield importlib.import_module(found.name)
            except ModuleNotFoundError as error:
                if error.name not in OF_EXTRAS:
                    raise


def try_modules() -> None:
    """A wheel for one platform is compiled; one that fits all was built where nothing can be."""
    wheel = importlib.metadata.distribution("oriflamme").read_text("WHEEL") or ""
    suffixes = (".py",) if "Root-Is-Purelib: true" in wheel else (".so", ".pyd")
    site = Path(sysconfig.get_path("platlib")).resolve()
    for module in modules():
        name, file = module.__name__, Path(module.__file__ or "").resolve()
        assert file.is_relative_to(site), f"{name} is not installed: {file}"
        if name.startswith(COMPILED) and not hasattr(module, "__path__"):
            assert file.suffix in suffixes, f"{name} is read from {file}"


def command(*arguments: str) -> list[str]:
    program = shutil.which("oriflamme", path=sysconfig.get_path("scripts"))
    assert program, "there is no command 'oriflamme'"
    return [program, *arguments]


def said_by(*arguments: str) -> str:
    """What a command prints, in one line."""
    output = subprocess.check_output(
        command(*arguments), timeout=PATIENCE, encoding="utf-8", errors="replace"
    )
    return " ".join(output.split())


def try_commands() -> None:
    version = importlib.metadata.version("oriflamme")
    assert said_by("--version") == f"oriflamme {version}"
    assert "20 games of mixed, 4 players" in said_by(
        "simulate", "--games", "20", "--players", "4", "--set", "mixed", "--seed", "1"
    )


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """The address of a server that has just been started."""
    store = f"sqlite:///{Path(folder, 'tables.sqlite').as_posix()}"
    arguments = command("serve", "--port", "0", "--no-open", "--store", store)
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        try:
            first = server.stdout.readline()
            assert first.startswith("Listening on http://127.0.0.1:"), first
            yield first.split()[-1]
        finally:
            server.terminate()


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    assert content, f"{address} is empty"
    return content


def try_server() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, serving(folder) as address:
        page = fetch(f"{address}/").decode()
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts), f"this is not the page: {page}"
        for part in [*parts, "/notice.txt", "/licences.txt"]:
            fetch(f"{address}{part}")


if __name__ == "__main__":
    for trial in (try_modules, try_commands, try_server):
        trial()
        print(f"{trial.__name__}: well", file=sys.stderr)
