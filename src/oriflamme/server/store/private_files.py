"""Files that only their owner may read: the store holds the key that signs cookies."""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

log = logging.getLogger("oriflamme.server")

OWNER_ONLY = stat.S_IRUSR | stat.S_IWUSR
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(path: Path) -> None:
    """A file that only its owner may read and write, whatever the umask; one that is there is narrowed.
    What root makes belongs to whoever owns the folder, since the server would not be let in otherwise."""
    with suppress(OSError):  # it exists, or cannot be created: opening it will say why
        # an existing file is not opened: closing it would release SQLite's locks on it
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        path.chmod(OWNER_ONLY)
        if os.name != "nt" and os.geteuid() == 0:
            folder = path.parent.stat()
            os.chown(path, folder.st_uid, folder.st_gid)
    narrow(path)


def narrow(path: Path) -> None:
    """Takes from everybody but the owner what they may do with a file, if there is one."""
    if os.name == "nt":  # where a file's mode says nothing of others
        return
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("others may read '%s', and that cannot be changed: %s", path, error.strerror)
