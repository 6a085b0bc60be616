"""The commands, thin: reading the command line, showing results. No rule lives here.

One module a command; `main.py` puts them together. Whatever a user can get wrong is a `BadInput`.
"""

from oriflamme.cli.main import main

__all__ = ["main"]
