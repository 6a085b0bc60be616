"""`oriflamme serve` and `oriflamme` alone, as somebody who types them sees them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from tests.helpers.commands import COMMAND
from tests.helpers.qr import read_qr
from tests.helpers.visitors import PATIENCE

from oriflamme.server.http import network


def serve(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "true"}
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


def next_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, process.communicate()[1]
    return line.rstrip("\n")


def end(process: subprocess.Popen[str], number: int = signal.SIGTERM) -> tuple[int, str, str]:
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_serve_says_where_and_ends_cleanly(tmp_path: Path, number: int) -> None:
    process = serve(tmp_path, "serve", "--port", "0", "--no-open")
    line = next_line(process)
    assert re.fullmatch(r"Listening on http://127\.0\.0\.1:[1-9][0-9]*", line)
    with closing(HTTPConnection(line.rpartition("/")[2], timeout=PATIENCE)) as connection:
        connection.request("GET", "/")
        assert b"<title>Oriflamme</title>" in connection.getresponse().read()
    assert end(process, number) == (0, "", "")
    assert (tmp_path / "oriflamme" / "tables.sqlite").exists()


def test_what_only_some_need_is_not_loaded_at_the_start(tmp_path: Path) -> None:
    """So that it is there soon: texts are made by the page, and most operators want no figures."""
    code = """
import os, sys
from oriflamme.server.running import run
from oriflamme.server.settings import Settings
def ready(address):
    later = {"fluent.runtime", "babel", "prometheus_client", "asyncpg", "rich", "numpy", "oriflamme.arena"}
    print(*later & set(sys.modules), flush=True)
    os.kill(os.getpid(), 15)
run(Settings(port=0, store=sys.argv[1]), ready)
"""
    command = [sys.executable, "-c", code, f"sqlite:///{tmp_path}/tables.sqlite"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "\n"


def test_alone_it_listens_on_the_network(tmp_path: Path) -> None:
    """So its help says; here it is kept to this computer."""
    said = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, check=True).stdout
    assert "address to listen on (0.0.0.0)" in said
    process = serve(tmp_path, "--host", "127.0.0.1", "--port", "0", "--no-open")
    assert re.fullmatch(r"Listening on http://127\.0\.0\.1:[1-9][0-9]*", next_line(process))
    assert end(process) == (0, "", "")


def test_the_qr_code_is_the_link(tmp_path: Path) -> None:
    """On an address that others could reach; this one belongs to this computer too."""
    process = serve(tmp_path, "--host", "127.0.0.2", "--port", "0", "--no-open")
    address = next_line(process).split()[-1]
    assert next_line(process) == f"On the same network, join at {address}"
    end_line = "▀" * 33
    printed = [next_line(process)]
    while printed[-1] != end_line:
        printed.append(next_line(process))
    assert end(process) == (0, "", "")
    assert read_qr(printed) == address


def test_on_all_addresses_the_link_is_the_one_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "192.168.1.20")
    assert network.shared_link("http://0.0.0.0:8000") == "http://192.168.1.20:8000"
    assert network.own_link("http://0.0.0.0:8000") == "http://127.0.0.1:8000"
    assert network.shared_link("http://127.0.0.1:8000") is None


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve(tmp_path, "serve", "--port", str(port), "--no-open")
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert out == ""
    assert err.startswith(f"oriflamme: port {port} is in use")
    assert err.count("\n") == 1


def test_another_store(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "games.sqlite"
    process = serve(tmp_path, "serve", "--port", "0", "--no-open", "--store", f"sqlite:///{file}")
    assert next_line(process).startswith("Listening on ")
    second = serve(tmp_path, "serve", "--port", "0", "--no-open", "--store", f"sqlite:///{file}")
    assert second.communicate(timeout=PATIENCE)[1].startswith("oriflamme: another server uses")
    assert second.returncode == 2
    assert end(process)[0] == 0
    assert file.exists()


def test_a_store_where_no_folder_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    file = tmp_path / "file" / "folder" / "games.sqlite"
    process = serve(tmp_path, "serve", "--port", "0", "--no-open", "--store", f"sqlite:///{file}")
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert err == f"oriflamme: the store '{file}' cannot be used: Not a directory\n"


def test_it_opens_the_browser_unless_told_not_to(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": str(browser)}
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    address = next_line(process).split()[-1]
    assert opened.read_text().strip() == address
    assert end(process)[0] == 0
