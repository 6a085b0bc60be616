"""Run a table server, for this computer or for a public site.

Prints one line, `Listening on http://HOST:PORT`, when it is ready. SIGTERM or Ctrl-C stops it. When it
is started again, every table continues where it was.
"""

from __future__ import annotations

import argparse
import gc
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_network

from oriflamme.cli.arguments import BadInput, Parser, address, decimal, number, one_of
from oriflamme.texts import english

EXAMPLES = """
examples:
  oriflamme serve
  oriflamme serve --host 0.0.0.0 --port 80 --store sqlite:////var/lib/oriflamme/tables.sqlite --no-open
  oriflamme serve --config /etc/oriflamme.toml
"""

PORT = 8000
LOGS = ("text", "json")
TIMES = {
    "absence": (120.0, "seconds away after which a stand-in plays at a live table"),
    "think-limit": (20.0, "seconds after which a bot that thinks is taken for dead"),
    "idle": (60.0, "seconds after which a table without visitors leaves the memory"),
    "sweep": (600.0, "seconds between two looks for tables to close"),
    "open-hours": (24.0, "hours after which an unstarted table closes"),
    "untouched-days": (90.0, "days after which an unfinished table that nobody touches closes"),
}
"""The default and the help text of each setting."""

THIS_COMPUTER, THE_NETWORK = "127.0.0.1", "0.0.0.0"


def add_arguments(parser: Parser, host: str = THIS_COMPUTER) -> None:
    parser.add_argument("--host", default=host, metavar="H", help=f"address to listen on ({host})")
    parser.add_argument(
        "--port", type=number(0, 65535), default=PORT, metavar="P", help=f"port, 0: any free one ({PORT})"
    )
    parser.add_argument(
        "--store",
        default="",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: a file in your data directory)",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--config", metavar="FILE", help="read these options from a TOML file; every one is a key there"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDR",
        help="address or network of a proxy in front, which says who comes (this computer)",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        metavar="NAME",
        help="a name of the site, with or without its port; requests that call it by another are refused",
    )
    parser.add_argument(
        "--limit",
        action="append",
        metavar="NAME=VALUE",
        help="how much anybody may ask of the server; can be given several times",
    )
    parser.add_argument("--limits", action="store_true", help="list all limits with their values, and exit")
    parser.add_argument(
        "--log", type=one_of("log", LOGS), default="text", metavar="L", help=f"{', '.join(LOGS)} (text)"
    )
    parser.add_argument(
        "--metrics",
        type=address,
        default=None,
        metavar="ADDRESS:PORT",
        help="where to tell figures to Prometheus, for you alone (nowhere)",
    )
    for name, (usual, says) in TIMES.items():
        parser.add_argument(
            f"--{name}", type=decimal(1e6), default=usual, metavar="N", help=f"{says} ({usual:g})"
        )
    parser.add_argument(
        "--workers",
        type=number(0, 512),
        default=0,
        metavar="W",
        help="processes in which bots think, 0: one fewer than there are cores (0)",
    )


def run(options: argparse.Namespace) -> int:
    gc.disable()  # until the server runs: all that is loaded before stays
    # imported here, so that the other commands start quickly
    from oriflamme.server.budgets import Limits
    from oriflamme.server.running import CannotRun
    from oriflamme.server.running import run as run_server
    from oriflamme.server.settings import Settings

    try:
        limits = Limits().with_values(options.limit or ())
        proxies = [str(ip_network(one, strict=False)) for one in options.trusted_proxy or ()]
    except ValueError as error:
        raise BadInput(str(error)) from None
    if options.limits:
        for name, _, says in Limits.declared():
            print(f"{name}={getattr(limits, name):.15g}".ljust(36), says)
        return 0
    settings = Settings(
        host=options.host,
        port=options.port,
        store=options.store,
        limits=limits,
        metrics=options.metrics or "",
        log=options.log,
        workers=options.workers,
        **{name: getattr(options, name) for name in (key.replace("-", "_") for key in TIMES)},
    )
    if proxies:
        settings = replace(settings, trusted_proxies=tuple(proxies))
    if options.allowed_host:
        settings = replace(settings, allowed_hosts=tuple(name.lower() for name in options.allowed_host))
    try:
        run_server(settings, lambda address: _ready(address, not options.no_open))
    except CannotRun as error:
        raise BadInput(str(error)) from None
    except KeyboardInterrupt:
        pass
    return 0


def _ready(address: str, opens: bool) -> None:
    from oriflamme.server.http.network import own_link, qr_code, shared_link

    print(f"Listening on {address}", flush=True)
    link = shared_link(address)
    if link is not None:
        print(english().text("serve-join", link=link))
        with suppress(UnicodeEncodeError):  # some terminals cannot show the blocks of the QR code
            print(qr_code(link, coloured=sys.stdout.isatty()), end="", flush=True)
    if opens:
        # in a thread: some browsers block their caller
        threading.Thread(target=_open, args=(own_link(address),), daemon=True).start()


def _open(link: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(link)
