"""The file of weights: read as written, and refused when anything about it is wrong."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from tests.helpers.games import size

import oriflamme
from oriflamme.bots import weights
from oriflamme.bots.weights import SEATS, SIZES, VERSION, BadWeights, model, read_weights, write_weights
from oriflamme.rules import Random

Numbers = dict[tuple[str, int], list[float]]


def some_models() -> Numbers:
    """Numbers that 16 bits hold exactly."""
    rng = Random(5)
    return {
        (name, seats): [(rng.randrange(257) - 128) / 32 for _ in range(SIZES[name])]
        for name in SIZES
        for seats in SEATS
    }


MODELS = some_models()
FILE = write_weights(MODELS)


def packed(head: object, numbers: int, compress: bool = True) -> bytes:
    raw = struct.pack(f"<{numbers}e", *[0.5] * numbers)
    return json.dumps(head).encode() + b"\n" + (zlib.compress(raw) if compress else raw)


LISTED = [[name, seats] for name in SIZES for seats in SEATS]
TOTAL = sum(SIZES[name] for name in SIZES) * len(SEATS)


def test_what_was_written_is_read_back() -> None:
    found = read_weights(FILE)
    assert set(found) == set(MODELS)
    for key, numbers in MODELS.items():
        assert list(found[key]) == numbers


def test_the_file_does_not_depend_on_the_order_of_the_models() -> None:
    assert write_weights(dict(reversed(MODELS.items()))) == FILE


def test_numbers_are_rounded_to_16_bits_and_no_more() -> None:
    some = MODELS | {("belief", 3): [1.0001, -0.3] + [0.0] * (SIZES["belief"] - 2)}
    found = read_weights(write_weights(some))["belief", 3]
    assert found[0] == pytest.approx(1.0001, rel=1e-3)
    assert found[1] == pytest.approx(-0.3, rel=1e-3)


WRONG = {
    "empty": b"",
    "only a line": b'{"oriflamme weights": 1}\n',
    "no head": b"\n" + FILE.partition(b"\n")[2],
    "not JSON": b"hello\n" + FILE.partition(b"\n")[2],
    "JSON, but no table": b"[1, 2]\n" + FILE.partition(b"\n")[2],
    "not text": b"\xff\xfe\n" + FILE.partition(b"\n")[2],
    "not compressed": packed({"oriflamme weights": VERSION, "models": LISTED}, TOTAL, compress=False),
    "another version": packed({"oriflamme weights": VERSION + 1, "models": LISTED}, TOTAL),
    "version as text": packed({"oriflamme weights": str(VERSION), "models": LISTED}, TOTAL),
    "no models": packed({"oriflamme weights": VERSION}, TOTAL),
    "models that are none": packed({"oriflamme weights": VERSION, "models": 7}, TOTAL),
    "a model missing": packed({"oriflamme weights": VERSION, "models": LISTED[1:]}, TOTAL - 40),
    "a model twice": packed({"oriflamme weights": VERSION, "models": [*LISTED, LISTED[0]]}, TOTAL),
    "a model of another name": packed(
        {"oriflamme weights": VERSION, "models": [["stranger", 3], *LISTED[1:]]}, TOTAL
    ),
    "a model for six": packed({"oriflamme weights": VERSION, "models": [*LISTED, ["belief", 6]]}, TOTAL),
    "a number missing": packed({"oriflamme weights": VERSION, "models": LISTED}, TOTAL - 1),
    "a number too many": packed({"oriflamme weights": VERSION, "models": LISTED}, TOTAL + 1),
    "half a number": FILE.partition(b"\n")[0] + b"\n" + zlib.compress(b"x" * (2 * TOTAL + 1)),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_file_is_refused(what: str) -> None:
    with pytest.raises(BadWeights, match="the file of weights"):
        read_weights(WRONG[what])


def test_the_right_file_made_in_that_way_is_read() -> None:
    """So what is refused above is refused for the one thing that is wrong."""
    assert len(read_weights(packed({"oriflamme weights": VERSION, "models": LISTED}, TOTAL))) == len(LISTED)


def test_a_cut_file_is_refused() -> None:
    rng = Random(1)
    for cut in [0, 1, len(FILE) - 1, *(rng.randrange(len(FILE)) for _ in range(size(40, 1000)))]:
        with pytest.raises(BadWeights):
            read_weights(FILE[:cut])


def test_a_damaged_file_is_refused() -> None:
    """One byte changed anywhere: it is refused, or what is read is not changed."""
    rng, right = Random(2), read_weights(FILE)
    for _ in range(size(150, 3000)):
        at, new = rng.randrange(len(FILE)), rng.randrange(256)
        damaged = FILE[:at] + bytes([new]) + FILE[at + 1 :]
        try:
            found = read_weights(damaged)
        except BadWeights:
            continue
        assert {key: list(numbers) for key, numbers in found.items()} == {
            key: list(numbers) for key, numbers in right.items()
        }


def test_bytes_after_the_end_are_refused() -> None:
    with pytest.raises(BadWeights):
        read_weights(FILE + b"more")


def test_numbers_that_are_none_are_refused() -> None:
    for bad in (float("nan"), float("inf")):
        with pytest.raises(BadWeights):
            read_weights(write_weights(MODELS | {("belief", 4): [bad] * SIZES["belief"]}))


# -- the file that comes with the program ------------------------------------------------------------


def test_the_shipped_file_is_whole_and_small() -> None:
    path = Path(oriflamme.__file__).parent / "bots" / "weights.bin"
    assert path.stat().st_size <= 1_000_000
    assert set(read_weights(path.read_bytes())) == set(MODELS)
    for name in SIZES:
        for seats in SEATS:
            assert any(model(name, seats))


def test_two_at_the_table_borrow_from_three() -> None:
    assert model("searcher", 2) is model("searcher", 3)


ASK_EACH = """
import sys
from pathlib import Path
import oriflamme
assert Path(oriflamme.__file__).is_relative_to(sys.argv[1])
from oriflamme.bots import BadSpec, Budget, ask, make_bot
from oriflamme.rules import BASE, Random, draw_deal, observe
state = draw_deal(3, BASE, Random(1)).start()
for spec in sys.argv[2:]:
    try:
        print(spec, "plays", ask(make_bot(spec), observe(state, state.asked), Random(1), Budget()).action)
    except BadSpec as error:
        print(spec, "does not sit down:", error)
"""

LEARNED = ["policy", "champion", "page", "squire", "knight", "baron", "regent"]
UNLEARNED = ["random", "greedy", "search:iterations=5"]


def copy_of_the_program(folder: Path) -> Path:
    """The installed package once more, compiled parts and all. Returns its file of weights."""
    package = Path(oriflamme.__file__).parent
    shutil.copytree(package, folder / "oriflamme", ignore=shutil.ignore_patterns("__pycache__"))
    for library in package.parent.glob("oriflamme__mypyc*"):
        shutil.copy(library, folder)
    return folder / "oriflamme" / "bots" / "weights.bin"


def test_a_bot_without_its_weights_does_not_play(tmp_path: Path) -> None:
    file = copy_of_the_program(tmp_path)
    whole = file.read_bytes()

    env = os.environ | {"PYTHONPATH": str(tmp_path)}

    def said() -> dict[str, str]:
        command = [sys.executable, "-c", ASK_EACH, str(tmp_path), *LEARNED, *UNLEARNED]
        output = subprocess.check_output(command, env=env, text=True, cwd=tmp_path)
        lines = [line.partition(" ") for line in output.splitlines()]
        return {spec: what for spec, _, what in lines}

    assert all(what.startswith("plays") for what in said().values())
    for broken in (whole[:-7], whole[:300] + b"!" + whole[301:], b"", None):
        if broken is None:
            file.unlink()
        else:
            file.write_bytes(broken)
        answers = said()
        assert all(answers[spec].startswith("does not sit down:") for spec in LEARNED)
        assert all("weights" in answers[spec] for spec in LEARNED)
        assert all(answers[spec].startswith("plays") for spec in UNLEARNED)
    arena = [sys.executable, "-m", "oriflamme", "arena", "random", "champion", "random", "--games", "3"]
    done = subprocess.run(arena, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "champion" in line
    assert "weights" in line


def test_it_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert weights.shipped() is weights.shipped()
