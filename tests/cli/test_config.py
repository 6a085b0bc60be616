"""Options out of a file: each is a key, and the command line wins."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.helpers.commands import refused
from tests.helpers.places import ROOT

from oriflamme.cli import serve
from oriflamme.cli.arguments import Parser
from oriflamme.server.budgets import Limits


def parser() -> Parser:
    found = Parser(prog="oriflamme serve", description="")
    serve.add_arguments(found)
    return found


def written(folder: Path, text: str) -> str:
    file = folder / "oriflamme.toml"
    file.write_text(text)
    return str(file)


def test_every_option_of_serve_can_stand_in_a_file(tmp_path: Path) -> None:
    given = {
        "host": ("'::1'", "::1"),
        "port": ("80", 80),
        "store": ("'sqlite:///x'", "sqlite:///x"),
        "no-open": ("true", True),
        "log": ("'json'", "json"),
        "metrics": ("'127.0.0.1:9090'", "127.0.0.1:9090"),
        "workers": ("3", 3),
        "absence": ("60", 60.0),
        "think-limit": ("2.5", 2.5),
        "idle": ("30", 30.0),
        "sweep": ("60.0", 60.0),
        "open-hours": ("1", 1.0),
        "untouched-days": ("7", 7.0),
        "trusted-proxy": ("['10.0.0.0/8', '::1']", ["10.0.0.0/8", "::1"]),
        "allowed-host": ("'table.example.org'", ["table.example.org"]),
        "limit": ("{ tables_at_once = 9, files_at_once = 2 }", ["tables_at_once=9", "files_at_once=2"]),
    }
    assert given.keys() == parser().options_by_key().keys()
    file = written(tmp_path, "\n".join(f"{key} = {value}" for key, (value, _) in given.items()))
    options = vars(parser().parse(["--config", file]))
    assert {key: options[key.replace("-", "_")] for key in given} == {
        key: value for key, (_, value) in given.items()
    }


def test_the_file_that_is_copied_can_be_read() -> None:
    options = parser().parse(["--config", str(ROOT / "deploy" / "oriflamme.toml")])
    assert options.store == "sqlite:////var/lib/oriflamme/tables.sqlite"


def test_the_command_line_wins(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 80\nabsence = 60\n[limit]\ntables_at_once = 1\nlines_a_second = 2.5\n")
    options = parser().parse(["--port", "81", "--config", file, "--limit", "tables_at_once=3"])
    assert (options.port, options.absence) == (81, 60.0)
    assert options.limit == ["tables_at_once=1", "lines_a_second=2.5", "tables_at_once=3"]
    limits = Limits().with_values(options.limit)  # the last of a name counts
    assert (limits.tables_at_once, limits.lines_a_second) == (3, 2.5)
    assert parser().parse([]).port == serve.PORT


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 80", "there is no key 'prot'; did you mean 'port'?"),
        ("no_open = true", "there is no key 'no_open'; did you mean 'no-open'?"),
        ("config = 'x'", "there is no key 'config'"),
        ("limits = true", "there is no key 'limits'; did you mean 'limit'?"),
        ("port = 'many'", "port: 'many' is not a whole number from 0 to 65535"),
        ("port = 70000", "port: 70000 is not a whole number"),
        ("port = [80]", "port: [80] is no value for it"),
        ("host = true", "host: True is no value for it"),
        ("no-open = 1", "no-open: true or false"),
        ("log = 'jsn'", "log: there is no log 'jsn'; did you mean 'json'?"),
        ("metrics = '9090'", "metrics: '9090' is no ADDRESS:PORT"),
        ("port = ", "is no TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_told(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused("serve", "--config", written(tmp_path, text))


def test_a_missing_file_is_told() -> None:
    assert "cannot read 'no/such/file'" in refused("serve", "--config", "no/such/file")
    assert "'9090' is no ADDRESS:PORT, such as 127.0.0.1:9090" in refused("serve", "--metrics", "9090")
