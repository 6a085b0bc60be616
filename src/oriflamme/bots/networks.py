"""Reads and writes the file of the networks that self-play has taught.

One line of JSON lists the arrays with their lengths. Then follow their whole numbers, array after array,
as compressed 16-bit or 32-bit integers.
"""

from __future__ import annotations

import functools
import json
import struct
import zlib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.bots.core.encoder import ACTION_SIZE, SIZE
from oriflamme.bots.core.encoder import VERSION as FEATURES
from oriflamme.bots.core.network import BLOCK, CRITIC_SIZE, ROOM, Network
from oriflamme.bots.weights import BadWeights
from oriflamme.rules.board import SEATS

VERSION = 1

ARRAYS = {
    "first": "h", "first_bias": "h",
    "second": "h", "second_bias": "i",
    "third": "h", "third_bias": "i",
    "actions": "h", "last": "h",
    "judge_first": "h", "judge_first_bias": "h",
    "judge_second": "h", "judge_second_bias": "i",
    "judge_last": "h", "judge_last_bias": "i",
}  # fmt: skip
"""By name, whether its numbers have 16 bits (h) or 32 (i)."""

Arrays = Mapping[str, Sequence[int]]


def write_network(arrays: Arrays) -> bytes:
    """The contents of the file."""
    said = {
        "oriflamme network": VERSION,
        "features": FEATURES,
        "arrays": {name: len(arrays[name]) for name in ARRAYS},
    }
    packed = b"".join(
        struct.pack(f"<{len(arrays[name])}{kind}", *arrays[name]) for name, kind in ARRAYS.items()
    )
    return json.dumps(said).encode() + b"\n" + zlib.compress(packed, 9)


def read_arrays(data: bytes) -> dict[str, tuple[int, ...]]:
    """The arrays of a file. Raises BadWeights."""
    head, _, packed = data.partition(b"\n")
    try:
        said = json.loads(head)
        version, features = said["oriflamme network"], said["features"]
        lengths = {name: int(said["arrays"][name]) for name in ARRAYS}
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(packed)
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError("it is too short or too long")
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError, zlib.error) as error:
        raise BadWeights(f"the file of the network is damaged: {type(error).__name__}: {error}") from None
    if (version, features) != (VERSION, FEATURES):
        raise BadWeights(
            f"the file of the network is of version {version} for features {features}, "
            f"not {VERSION} for features {FEATURES}"
        )
    said_size = sum(lengths[name] * struct.calcsize(f"<{kind}") for name, kind in ARRAYS.items())
    if min(lengths.values()) < 1 or len(raw) != said_size:
        raise BadWeights(f"the file of the network has {len(raw)} bytes, not {said_size}")
    arrays, at = {}, 0
    for name, kind in ARRAYS.items():
        of_this = f"<{lengths[name]}{kind}"
        arrays[name] = struct.unpack_from(of_this, raw, at)
        at += struct.calcsize(of_this)
    check_shapes(arrays)
    return arrays


def check_shapes(arrays: Arrays) -> None:
    """Whether the arrays are those of one network. Raises BadWeights."""
    many = {name: len(numbers) for name, numbers in arrays.items()}
    one, two, three = many["first_bias"], many["second_bias"], many["third_bias"]
    judge_one, judge_two = many["judge_first_bias"], many["judge_second_bias"]
    wanted = {
        "first": SIZE * one, "second": one * two, "third": two * three, "last": three,
        "actions": ACTION_SIZE * three, "judge_first": (SIZE + CRITIC_SIZE) * judge_one,
        "judge_second": judge_one * judge_two, "judge_last": judge_two * SEATS, "judge_last_bias": SEATS,
    }  # fmt: skip
    fits = one % (4 * BLOCK) == 0 and judge_one % (4 * BLOCK) == 0 and three % 16 == 0
    if not fits or max(one, two, judge_one, judge_two) > ROOM:
        raise BadWeights(f"the file of the network has layers that do not fit: {many}")
    for name, length in wanted.items():
        if many[name] != length:
            raise BadWeights(f"the file of the network has {many[name]} numbers of {name}, not {length}")


def network_of(arrays: Arrays) -> Network:
    return Network({name: vec[i64](numbers) for name, numbers in arrays.items()})


@functools.cache
def shipped_network() -> Network:
    """The network that comes with the program."""
    return network_of(read_arrays(files("oriflamme.bots").joinpath("network.bin").read_bytes()))


@functools.cache
def network_in(file: str) -> Network:
    """The network of a file. Raises ValueError."""
    try:
        return network_of(read_arrays(Path(file).read_bytes()))
    except OSError as error:
        raise ValueError(f"cannot read '{file}': {error.strerror or error}") from None
    except BadWeights as error:
        raise ValueError(f"'{file}': {error}") from None
