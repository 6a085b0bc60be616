"""Running the real command, as a user does."""

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from unittest import mock

from oriflamme.cli.commands import run

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


def run_here(*arguments: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """The same in this process, which is much quicker."""
    words, before = [*map(str, arguments)], (sys.stdin, signal.getsignal(signal.SIGTERM))
    sys.stdin = io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8")
    try:
        with (
            mock.patch.dict(os.environ, environment(), clear=True),
            contextlib.redirect_stdout(io.StringIO()) as said,
            contextlib.redirect_stderr(io.StringIO()) as errors,
        ):
            code = run(words)
    finally:
        sys.stdin = before[0]
        signal.signal(signal.SIGTERM, before[1])
    return subprocess.CompletedProcess(words, code, said.getvalue(), errors.getvalue())


def refused(*arguments: str | Path) -> str:
    """The one line on standard error with which a command refuses; nothing else may be said."""
    done = run_here(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line
