"""From an address to a store."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from oriflamme.server.store.interface import NoStore, Store
from oriflamme.server.store.sqlite import SqliteStore


def open_store(url: str) -> Store:
    """The store at `sqlite:///relative` or `sqlite:////absolute`; the user's own if there is no address. No
    other server can open it until it is closed. Raises NoStore."""
    return SqliteStore(sqlite_file(url) if url else data_directory() / "tables.sqlite")


def sqlite_file(url: str) -> Path:
    parts = urlsplit(url)
    if parts.scheme != "sqlite" or parts.netloc or len(parts.path) < 2:
        raise NoStore(f"'{url}' is no store; write sqlite:///FILE")
    return Path(unquote(parts.path[1:]))


def data_directory() -> Path:
    """Where a user's programs keep their data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "oriflamme"
