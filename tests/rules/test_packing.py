"""How cards and actions are packed into integers: only the two modules that own it know."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from tests.helpers.places import ROOT

from oriflamme.rules import actions, board

OWNERS = {ROOT / "src/oriflamme/rules/actions.py", ROOT / "src/oriflamme/rules/board.py"}
SOURCES = [
    file
    for folder in ("src", "tests", "bench", "examples", "docs")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if file not in OWNERS
]

PACKED = {name: value for module in (actions, board) for name, value in vars(module).items()}
SHIFTS = {value for name, value in PACKED.items() if name.endswith("_AT")}
MASKS = {PACKED[name] for name in ("KIND", "NUMBER", "TOKENS", "BENEATH", "HANDLE", "LYING")}


def bare(source: str) -> Iterator[int]:
    """The lines where something is packed or unpacked by a number instead of a name."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.BinOp):
            continue
        operands = [node.left, node.right]
        if isinstance(node.op, ast.LShift | ast.RShift) and not isinstance(node.left, ast.Constant):
            found = number(node.right) in SHIFTS
        elif isinstance(node.op, ast.BitAnd):
            found = any(number(operand) in MASKS for operand in operands)
        else:
            found = False
        if found:
            yield node.lineno


def number(node: ast.expr) -> object:
    """A literal number, its complement too."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
        node = node.operand
    return node.value if isinstance(node, ast.Constant) else None


@pytest.mark.parametrize(
    "line", ["card >> 5", "seat << 5 | kind", "card & 31", "card & ~0x1F | kind", "key >> 11", "63 & key"]
)
def test_bare_packing_is_noticed(line: str) -> None:
    assert list(bare(line)) == [1]


@pytest.mark.parametrize(
    "line", ["kinds >> kind & 1", "1 << 11", "card >> SEAT_AT", "kind_of(card)", "seed >> 2"]
)
def test_other_arithmetic_is_not(line: str) -> None:
    assert list(bare(line)) == []


def test_nobody_else_packs_by_numbers() -> None:
    found = []
    for file in SOURCES:
        source = file.read_text(encoding="utf-8")
        if "oriflamme.rules" in source:  # others have no cards
            found += [f"{file.relative_to(ROOT)}:{line}" for line in bare(source)]
    assert found == []
