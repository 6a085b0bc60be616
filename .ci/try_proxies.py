"""Tries the configurations in deploy/ with the real programs: nginx and Caddy in front of a real server.

Through each of them three people play a whole game over TLS and WebSockets, with a certificate made for
this; their cookies are for TLS only; each visitor counts by their own address, whatever they claim; what is
for the operator is not to be had. All of it is on this computer. It needs nginx, caddy and openssl on the
PATH (Debian: apt install nginx-light caddy openssl) and is no part of `make test`:

    .venv/bin/python .ci/try_proxies.py [nginx] [caddy]
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.helpers.visitors import PATIENCE, ServerProcess, Visitor, play_all, started  # noqa: E402

DEPLOY = ROOT / "deploy"
NAME = "table.example.org"
OF_THE_SERVER = "127.0.0.1:8000"


@dataclass
class Site:
    """Where visitors go: the proxy."""

    netloc: str


class SecureVisitor(Visitor):
    """Comes over TLS, from one of this computer's many addresses."""

    address = "127.0.0.1"
    claims = ""
    set_cookie = ""

    def request(
        self, method: str, path: str, body: object = None
    ) -> tuple[int, bytes, http.client.HTTPMessage]:
        trusted = ssl.create_default_context()
        host, _, port = self.server.netloc.partition(":")
        source = (self.address, 0)
        connection = http.client.HTTPSConnection(
            host, int(port), timeout=PATIENCE, source_address=source, context=trusted
        )
        with closing(connection):
            headers = self.headers() | ({"X-Forwarded-For": self.claims} if self.claims else {})
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            content = response.read()
        cookie = response.headers.get("Set-Cookie", "")
        if cookie:
            self.cookie, self.set_cookie = cookie.partition(";")[0], cookie
        return response.status, content, response.headers

    def socket_address(self, table: str) -> str:
        return f"wss://{self.server.netloc}/api/tables/{table}/socket"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def make_certificate(folder: Path) -> None:
    """For this computer only. What is opened later in this process trusts it."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-nodes", "-days", "1", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
        ],
        check=True,
        capture_output=True,
    )
    os.environ["SSL_CERT_FILE"] = str(folder / "fullchain.pem")


@contextmanager
def running(command: list[str], log: Path) -> Iterator[subprocess.Popen[str]]:
    with log.open("w") as file:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, cwd=ROOT)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, str]]:
    """A server with the options of deploy/, but for ports and store: where it listens, and its store."""
    url = f"sqlite:///{folder}/tables.sqlite"
    ours = ["--port", "0", "--metrics", f"127.0.0.1:{free_port()}", "--store", url]
    command = [
        sys.executable,
        "-m",
        "oriflamme",
        "serve",
        "--config",
        str(DEPLOY / "oriflamme.toml"),
        *ours,
    ]
    with running(command, folder / "server.log") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Listening on http://"), (folder / "server.log").read_text()
        yield line.split("http://")[1].strip(), url


def nginx(folder: Path, behind: str, port: int, plain_port: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"(?m)^ *listen \[::\].*\n", "", site)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{plain_port};")
    site = site.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    site = site.replace(f"/etc/letsencrypt/live/{NAME}", str(folder)).replace(NAME, "localhost")
    site = site.replace(OF_THE_SERVER, behind)
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/nginx.pid; error_log stderr warn; daemon off; events {{}}\n"
        f"http {{ {places} include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, behind: str, port: int, plain_port: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    files = f"tls {folder}/fullchain.pem {folder}/privkey.pem"
    site = site.replace(f"{NAME} {{", f"https://localhost:{port} {{\n\t{files}", 1)
    site = site.replace(OF_THE_SERVER, behind)
    ours = f"{{\n\tadmin off\n\thttp_port {plain_port}\n\thttps_port {port}\n\tskip_install_trust\n}}\n"
    (folder / "Caddyfile").write_text(ours + site)
    os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(folder)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES: dict[str, Callable[[Path, str, int, int], list[str]]] = {"nginx": nginx, "caddy": caddy}


def wait_for(port: int, process: subprocess.Popen[str], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"it does not listen:\n{log.read_text()}")


def visit(site: ServerProcess, url: str) -> None:
    people = [SecureVisitor(site).named(name) for name in ("anna", "bert", "cora")]
    assert all("; Secure" in person.set_cookie for person in people), people[0].set_cookie
    table = started(list(people))
    players = asyncio.run(play_all(list(people), table))
    assert len({json.dumps(player.result) for player in players}) == 1
    print(f"  a game of {sum(len(player.acknowledged) for player in players)} moves over TLS")

    subprocess.run(
        [sys.executable, "-m", "oriflamme", "admin", url, "ban-address", "127.0.0.2"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    banned, another = SecureVisitor(site), SecureVisitor(site)
    banned.address, another.address = "127.0.0.2", "127.0.0.3"
    assert banned.ask("GET", "/api/tables")[1].get("reason") == "banned"
    banned.claims = "127.0.0.3"
    assert banned.ask("GET", "/api/tables")[1].get("reason") == "banned"
    another.claims = "127.0.0.2"
    another.get("/api/tables")
    print("  visitors count by their own addresses, whatever they claim")

    assert people[0].request("GET", "/healthz")[0] == 200
    assert [people[0].request("GET", path)[0] for path in ("/readyz", "/metrics")] == [404, 404]
    assert "max-age" in people[0].request("GET", "/")[2].get("Strict-Transport-Security", "")
    foreign = SecureVisitor(site, origin="https://elsewhere.example")
    assert foreign.ask("POST", "/api/me", {"name": "x"})[1]["reason"] == "foreign"
    home = SecureVisitor(site, origin=f"https://{site.netloc}")
    home.named("dora")
    print("  what is for the operator is not to be had, nor what another site sends")


def try_proxy(name: str) -> None:
    print(name)
    with tempfile.TemporaryDirectory(prefix="oriflamme-proxy-") as temporary:
        folder = Path(temporary)
        folder.chmod(0o755)
        make_certificate(folder)
        port, plain_port = free_port(), free_port()
        with server(folder) as (behind, url):
            command = PROXIES[name](folder, behind, port, plain_port)
            log = folder / "proxy.log"
            with running(command, log) as process:
                wait_for(port, process, log)
                with closing(
                    http.client.HTTPConnection("127.0.0.1", plain_port, timeout=PATIENCE)
                ) as plain:
                    plain.request("GET", "/", headers={"Host": "localhost"})
                    assert plain.getresponse().status == 308, "plain http is sent on to https"
                visit(Site(f"localhost:{port}"), url)  # type: ignore[arg-type]  # all that a visitor needs of it
        written = (folder / "server.log").read_text()
        assert not written, written


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(PROXIES)
    missing = [name for name in (*wanted, "openssl") if shutil.which(name) is None]
    if missing:
        sys.exit(f"not on the PATH: {', '.join(missing)}")
    for one in wanted:
        try_proxy(one)
