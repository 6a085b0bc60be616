"""How others on the same network find this computer: its address there, and a QR code of it."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

WHITE_ON_BLACK, NO_COLOUR = "\x1b[97;40m", "\x1b[0m"


def lan_address() -> str | None:
    """This computer's address on its network. Nothing is sent: only the route is asked for."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def shared_link(listening: str) -> str | None:
    """The link for other devices, if the server listens to them; None if it does not."""
    parts = urlsplit(listening)
    if parts.hostname in ("127.0.0.1", "::1", "localhost"):
        return None
    if parts.hostname not in ("0.0.0.0", "::"):
        return listening
    address = lan_address()
    return f"http://{address}:{parts.port}" if address else None


def own_link(listening: str) -> str:
    """The link for this computer's own browser."""
    parts = urlsplit(listening)
    return f"http://127.0.0.1:{parts.port}" if parts.hostname in ("0.0.0.0", "::") else listening


def qr_code(text: str, coloured: bool) -> str:
    """A QR code for the terminal, in colours, since not all are dark; or as plain text."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True)
    lines = out.getvalue().splitlines()
    return "".join(f"{WHITE_ON_BLACK}{line}{NO_COLOUR}\n" if coloured else f"{line}\n" for line in lines)
