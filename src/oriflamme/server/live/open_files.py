"""How many files and connections this process may have open."""

from __future__ import annotations

import sys

ENOUGH = 65_536


def files_allowed() -> int:
    if sys.platform == "win32":
        return ENOUGH
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_more_files() -> None:
    """Raises the limit as far as the system allows. The default is meant for programs without visitors."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
