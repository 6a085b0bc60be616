"""From an address to a store."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from oriflamme.server.store.interface import NoStore, Store
from oriflamme.server.store.sql_admin import Desk
from oriflamme.server.store.sqlite import SqliteStore, sqlite_desk

if TYPE_CHECKING:
    from oriflamme.server.store.postgres_questions import PostgresQuestions

POSTGRES = ("postgresql", "postgres")
FORMS = "sqlite:///FILE or postgresql://USER@HOST/DATABASE"


async def open_store(url: str) -> Store:
    """The store at `sqlite:///relative` or `sqlite:////absolute`, which no other server can open until it
    is closed, or in a PostgreSQL database, which any number of servers may use. The user's own if there is
    no address. Raises NoStore."""
    if is_postgres(url):
        store: Store = await postgres().PostgresStore.open(url)
        return store
    return SqliteStore(sqlite_file(url) if url else data_directory() / "tables.sqlite")


@asynccontextmanager
async def open_desk(url: str) -> AsyncIterator[Desk]:
    """What the operator sees of a store, beside the servers that use it. Raises NoStore."""
    if is_postgres(url):
        async with postgres().postgres_desk(url) as desk:
            yield desk
    else:
        with sqlite_desk(sqlite_file(url)) as desk:
            yield desk


def is_postgres(url: str) -> bool:
    return urlsplit(url).scheme in POSTGRES


def postgres() -> ModuleType:
    """The module of the PostgreSQL store. Its driver is an extra. Raises NoStore."""
    try:
        return importlib.import_module("oriflamme.server.store.postgres")
    except ImportError as error:
        if error.name != "asyncpg":
            raise
        raise NoStore("PostgreSQL needs one more package: pip install 'oriflamme[postgres]'") from None


def postgres_questions(url: str) -> PostgresQuestions:
    """Raises NoStore."""
    postgres()
    module = importlib.import_module("oriflamme.server.store.postgres_questions")
    questions: PostgresQuestions = module.PostgresQuestions(url)
    return questions


def sqlite_file_of(url: str, instead: str) -> Path:
    """The file, for what is done to files only. Raises NoStore."""
    if is_postgres(url):
        raise NoStore(f"that is PostgreSQL's own: use {instead}")
    return sqlite_file(url)


def sqlite_file(url: str) -> Path:
    parts = urlsplit(url)
    if parts.scheme != "sqlite" or parts.netloc or len(parts.path) < 2:
        raise NoStore(f"'{url}' is no store; write {FORMS}")
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
