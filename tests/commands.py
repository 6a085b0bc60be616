"""Running the real command, as a user does."""

import os
import re
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "oriflamme"]
_ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])")


def environment(**more: str) -> dict[str, str]:
    plain = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    return plain | {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | more


def oriflamme(*arguments: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """A command that ends by itself."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=given,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )


def without_escapes(text: str) -> str:
    return _ESCAPES.sub("", text)


def refused(*arguments: str | Path) -> str:
    """The one line on standard error with which a command refuses; nothing else may be said."""
    done = oriflamme(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line
