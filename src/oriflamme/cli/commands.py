"""`oriflamme`: finds the command, runs it, and makes sure that it ends cleanly."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from types import FrameType, ModuleType
from typing import NoReturn

from oriflamme import __version__
from oriflamme.bots import Interruption
from oriflamme.cli.arguments import BadInput, Parser
from oriflamme.cli.files import one_line
from oriflamme.notation.words import nearest
from oriflamme.texts import MissingText

COMMANDS = (
    "play",
    "serve",
    "backup",
    "restore",
    "store",
    "admin",
    "bots",
    "rules",
    "replay",
    "review",
    "simulate",
    "arena",
    "ladder",
    "measure",
    "train",
    "train-linear",
    "dataset",
    "plot",
    "scenario",
    "check-trace",
    "bench",
)


class Terminated(Interruption):
    """Ended by SIGTERM. It is not a SystemExit, because a bot that raises that forfeits."""


BAD_INPUT, INTERRUPTED, BROKEN_PIPE, TERMINATED = 2, 130, 141, 143

_EXAMPLES = """
examples:
  oriflamme
  oriflamme play
  oriflamme rules archer
  oriflamme simulate --games 10000 --set alliance --players 4
  oriflamme simulate --help
"""


def run(arguments: list[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        signal.signal(signal.SIGTERM, _terminated)
        code = _run(given)
        sys.stdout.flush()
        return code
    except (BadInput, MissingText) as error:
        print(f"oriflamme: {one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except Terminated:
        return TERMINATED
    except KeyboardInterrupt:
        print(file=sys.stderr)  # ends the line that was being typed or drawn
        return INTERRUPTED
    except BrokenPipeError:
        # the reader has closed the pipe, so Python must not try to write the rest when it exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _terminated(signal_number: int, frame: FrameType | None) -> NoReturn:
    raise Terminated  # so that half-written files are cleaned up


def _module_of(name: str) -> ModuleType:
    """The module of a command, imported only when needed: some commands load a lot."""
    return importlib.import_module(f"oriflamme.cli.{name.replace('-', '_')}")


def _run(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        return _run_without_command(arguments)
    name, rest = arguments[0], arguments[1:]
    if name not in COMMANDS:
        raise BadInput(f"there is no command '{name}'{nearest(name, COMMANDS)}")
    module = _module_of(name)
    parser = Parser(
        prog=f"oriflamme {name}", description=(module.__doc__ or "").strip(), epilog=module.EXAMPLES
    )
    module.add_arguments(parser)
    try:
        options = parser.parse(rest)
    except SystemExit:  # after --help
        return 0
    try:
        code: int = module.run(options)
    except BadInput as error:
        if getattr(options, "traceback", False):
            print(getattr(error.__cause__, "trace", ""), end="", file=sys.stderr)
        raise
    return code


def _run_without_command(arguments: list[str]) -> int:
    """Run a server that the whole network can join, or show help or the version."""
    from oriflamme.cli import serve

    summaries = {name: (_module_of(name).__doc__ or "").split("\n")[0].rstrip(".") for name in COMMANDS}
    listed = "\n".join(f"  {name:<12} {summary}" for name, summary in summaries.items())
    parser = Parser(
        prog="oriflamme",
        description="The card game Oriflamme. Without a command: play with others on your network, from\n"
        f"any device with a browser.\n\ncommands:\n{listed}",
        epilog=_EXAMPLES,
    )
    parser.usage = "oriflamme [COMMAND] [OPTION ...]"
    parser.add_argument("--version", action="store_true", help="show the version and exit")
    serve.add_arguments(parser, serve.THE_NETWORK)
    try:
        options = parser.parse(arguments)
    except SystemExit:
        return 0
    if options.version:
        print(f"oriflamme {__version__}")
        return 0
    return serve.run(options)
