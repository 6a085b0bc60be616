"""Where things are that tests read or run."""

from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
BAD_BOTS = TESTS / "helpers" / "bad_bots.py"
