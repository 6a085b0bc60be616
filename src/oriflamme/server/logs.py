"""The log, as text or as one JSON object per line. It never contains a name, a card or an address.

For an error it contains only the type and the place where it was raised, because its message may name cards
and people.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import TypeAlias

from oriflamme.server.quiet_log import FewAlike

ExcInfo: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("oriflamme: %(message)s")

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802
        kind, _, trace = ei
        name = kind.__name__ if kind is not None else ""
        return "".join(["Traceback (most recent call last):\n", *traceback.format_tb(trace), name])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            facts["error"] = kind.__name__
            facts["raised"] = [f"{one.filename}:{one.lineno}" for one in traceback.extract_tb(trace)]
        return json.dumps(facts, ensure_ascii=False)


FORMATS: dict[str, type[logging.Formatter]] = {"text": Text, "json": JsonLines}


def log_to_standard_error(format: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[format]())
    handler.addFilter(FewAlike())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
