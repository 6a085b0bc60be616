"""Files that a command reads and writes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from oriflamme.cli.arguments import BadInput

STANDARD_STREAM = "-"
"""Standard output for what is written, standard input for what is read."""
GIVEN_AS = "utf-8-sig"
"""The encoding of files from elsewhere: some editors write a byte-order mark."""


def one_line(sentence: str) -> str:
    """A sentence as one line, whatever it quotes from a file."""
    return " ".join(line.strip() for line in sentence.splitlines() if line.strip())


def why(error: OSError) -> str:
    return error.strerror or str(error)


@contextmanager
def replaced_when_complete(name: str) -> Iterator[TextIO]:
    """Write a file that replaces an older one only if everything went well.

    Obstacles are found before any work; `-` is standard output."""
    if name == STANDARD_STREAM:
        yield sys.stdout
        return
    try:
        path = Path(name).resolve()  # follow a link to its target
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("w", encoding="utf-8") as device:  # such as /dev/null: must not be replaced
                yield device
            return
        with _beside(path) as (part, file):
            yield file
            file.close()
            part.replace(path)
    except BrokenPipeError:
        raise  # that is standard output
    except OSError as error:
        raise BadInput(f"cannot write '{name}': {why(error)}") from None


@contextmanager
def _beside(path: Path) -> Iterator[tuple[Path, TextIO]]:
    """A new file in the same folder, removed afterwards unless it was moved."""
    if path.is_dir():
        raise IsADirectoryError(21, "it is a directory")
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(13, "it may not be written")
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    with part.open("x", encoding="utf-8") as file:
        try:
            yield part, file
        finally:
            file.close()
            part.unlink(missing_ok=True)
