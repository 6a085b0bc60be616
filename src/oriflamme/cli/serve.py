"""Run a table server, for this computer or for a public site.

Prints one line, `Listening on http://HOST:PORT`, when it is ready. SIGTERM or Ctrl-C stops it. When it
is started again, every table continues where it was.
"""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_network

from oriflamme.cli.arguments import BadInput, Parser, number
from oriflamme.texts import english

EXAMPLES = """
examples:
  oriflamme serve
  oriflamme serve --host 0.0.0.0 --port 80 --store sqlite:////var/lib/oriflamme/tables.sqlite --no-open
"""

PORT = 8000


THIS_COMPUTER, THE_NETWORK = "127.0.0.1", "0.0.0.0"


def add_arguments(parser: Parser, host: str = THIS_COMPUTER) -> None:
    parser.add_argument("--host", default=host, metavar="H", help=f"address to listen on ({host})")
    parser.add_argument(
        "--port", type=number(0, 65535), default=PORT, metavar="P", help=f"port, 0: any free one ({PORT})"
    )
    parser.add_argument(
        "--store", default="", metavar="URL", help="sqlite:///FILE (default: in your data directory)"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
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


def run(options: argparse.Namespace) -> int:
    # here and not above, so that the other commands start as quickly as without a server
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
    settings = Settings(host=options.host, port=options.port, store=options.store, limits=limits)
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
        with suppress(UnicodeEncodeError):  # if the terminal cannot show the blocks of the QR code
            print(qr_code(link, coloured=sys.stdout.isatty()), end="", flush=True)
    if opens:
        # in a thread: some browsers block their caller
        threading.Thread(target=_open, args=(own_link(address),), daemon=True).start()


def _open(link: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(link)
