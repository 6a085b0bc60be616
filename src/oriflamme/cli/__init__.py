"""The commands. They only read the command line and show results; they have no rules.

There is one module per command; `commands.py` puts them together. Every mistake of a user is a `BadInput`.
"""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    try:
        from oriflamme.cli.commands import run  # here, so that Ctrl-C works from the first moment
    except KeyboardInterrupt:
        return 130
    return run(arguments)
