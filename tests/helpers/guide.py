"""CONTRIBUTING.md as a program: what its blocks say is put where it says, in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.helpers.places import ROOT

from oriflamme.rules import KINDS, SETS

GUIDE = "CONTRIBUTING.md"
CARD, BOT = "Adding a card", "Adding a bot"

SET = "elsewhere" if "extra" in SETS and "herald" not in KINDS else "extra"
"""The guide's own set; under another name if somebody has taken that one for other cards."""

FACTS = "ORIFLAMME_PURE=1 python web/build/game.py >web/src/kit/game.ts"
"""What `make messages` does for a card."""

_FENCE = re.compile(r"^( *)```(\w*)$")
_MADE_HERE = {".git", ".venv", ".chromium", "site", "dist", "build", "test-results"}
_MADE = ("node_modules", "*_cache", ".hypothesis", "__pycache__")
_COMPILED = ("*.so", "*.pyd")


@dataclass(frozen=True)
class Block:
    """Some lines of the guide, and the file that is named last before them."""

    language: str
    file: str
    lines: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def hunks(self) -> list[tuple[str, str]]:
        """Of a diff: the lines before and after each change, between two ends of lines."""
        return [
            (
                "".join(f"\n{line[1:]}" for line in hunk.split("\n") if not line.startswith("+")) + "\n",
                "".join(f"\n{line[1:]}" for line in hunk.split("\n") if not line.startswith("-")) + "\n",
            )
            for hunk in "\n".join(self.lines).split("\n@@\n")
        ]


def blocks_under(heading: str) -> list[Block]:
    """The blocks of a part of the guide, in their order."""
    guide = (ROOT / GUIDE).read_text(encoding="utf-8")
    for style in (str.lower, str.capitalize, str.upper):
        guide = guide.replace(style("extra"), style(SET))
    part = guide.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found: list[Block] = []
    file, indent, inside = "", 0, False
    for line in part.splitlines():
        fence = _FENCE.match(line)
        if fence and inside:
            inside = False
        elif fence:
            found.append(Block(fence[2], file, []))
            indent, inside = len(fence[1]), True
        elif inside:
            found[-1].lines.append(line[indent:])
        else:
            file = (re.findall("`([^`]+)`", line) or [file])[-1]
    return found


def written(heading: str) -> list[Block]:
    """Those that go into files."""
    return [block for block in blocks_under(heading) if block.language != "sh"]


def carry_out(block: Block, root: Path) -> None:
    """Put a block where it belongs."""
    path = root / block.file
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if block.language == "diff":
        for before, after in block.hunks():
            times = text.count(before)
            assert times == 1, f"{GUIDE} shows lines that are {times} times in {block.file}:{before}"
            text = text.replace(before, after)
    else:
        text = f"{text}\n{block.text}" if text else block.text
    path.write_text(text, encoding="utf-8")


def undo(block: Block, root: Path) -> None:
    """Take a block away again, if it is there."""
    path = root / block.file
    if not path.exists():
        return
    text = path.read_text(encoding="utf-8")
    if text == block.text:
        path.unlink()
    elif block.language != "diff":
        path.write_text(text.replace(f"\n{block.text}", ""), encoding="utf-8")
    else:
        for before, after in block.hunks():
            text = text.replace(after, before)
        path.write_text(text, encoding="utf-8")


class Copy:
    """The sources once more, to be changed and run. Tools are shared, so no `make` may run there.

    Whoever has followed the guide here has its card and bot already: the copy is without them.
    """

    def __init__(self, root: Path, compiled: bool) -> None:
        self.root = root
        left_out = shutil.ignore_patterns(*_MADE, *(() if compiled else _COMPILED))

        def ignored(folder: str, names: list[str]) -> set[str]:
            return left_out(folder, names) | (_MADE_HERE if folder == str(ROOT) else set())

        shutil.copytree(ROOT, root, ignore=ignored)
        (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        (root / ".venv").symlink_to(sys.prefix)
        for block in (*written(CARD), *written(BOT)):
            undo(block, root)
        self.run_well(FACTS)

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run a line of shell here, on the copy's own modules."""
        left_out = ("PYTEST_", "ORIFLAMME_")  # whoever runs this test has settings of their own
        env = {key: value for key, value in os.environ.items() if not key.startswith(left_out)}
        env |= {
            "PYTHONPATH": str(self.root / "src"),
            "PATH": f"{self.root}/.venv/bin:{env['PATH']}",
            "LC_ALL": "C.UTF-8",
        }
        return subprocess.run(
            command, shell=True, cwd=self.root, env=env, capture_output=True, text=True, check=False
        )

    def run_well(self, command: str) -> str:
        """The same with a command that must succeed: what it said."""
        done = self.run(command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout
