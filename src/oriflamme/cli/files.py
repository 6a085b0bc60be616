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
"""How a file is read that somebody else may have written: some editors begin it with a byte-order mark."""


def one_line(sentence: str) -> str:
    """A sentence that quotes a file stays one line, whatever it quotes."""
    return " ".join(line.strip() for line in sentence.splitlines() if line.strip())


def why(error: OSError) -> str:
    return error.strerror or str(error)


@contextmanager
def replaced_when_complete(name: str) -> Iterator[TextIO]:
    """To write a file that takes the place of an older one only when all went well.

    What stands in the way is found before any work; `-` is standard output."""
    if name == STANDARD_STREAM:
        yield sys.stdout
        return
    try:
        path = Path(name).resolve()  # through a link, to what it points to
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("w", encoding="utf-8") as device:  # such as /dev/null: not ours to replace
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
    """A new file in the same folder, which is gone afterwards unless it was moved."""
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
