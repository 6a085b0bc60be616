"""The commands, thin: reading the command line, showing results. No rule lives here.

One module a command; `commands.py` puts them together. Whatever a user can get wrong is a `BadInput`.
"""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Runs the command line; the exit code."""
    try:
        from oriflamme.cli.commands import run  # here, so that Ctrl-C is welcome from the first moment
    except KeyboardInterrupt:
        return 130
    return run(arguments)
