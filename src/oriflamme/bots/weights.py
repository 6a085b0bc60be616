"""Reads and writes the file of learned weights, with its models for each number of seats.

One line of JSON lists the models. Then follow all numbers, model after model, as compressed 16-bit floats.
"""

from __future__ import annotations

import functools
import json
import math
import struct
import zlib
from collections.abc import Mapping, Sequence
from importlib.resources import files

from librt.vecs import vec

from oriflamme.bots.core import belief, features
from oriflamme.rules.game_type import USUAL

VERSION = 1

POLICIES = (
    "learner",  # from self-play
    "searcher",  # from watching `search`
    "rival",  # from watching `former`, the champion of version 0.1
    "apart",  # like the learner, but trained separately: no other bot has seen it, so it measures them
)
BELIEFS = (
    "belief",  # about the closed cards of `search`, by how they lie
    "searcher_belief",  # the same beside what is remembered of the game
    "rival_belief",  # about those of `former`, beside what is remembered
)
SIZES = {**dict.fromkeys(POLICIES, features.SIZE), **dict.fromkeys(BELIEFS, belief.SIZE)}
SEATS = tuple(USUAL.players())


class BadWeights(Exception):
    """The file of weights is damaged. No bot may play on with it."""


Models = Mapping[tuple[str, int], Sequence[float]]


def write_weights(models: Models) -> bytes:
    """The contents of the file for these models, by name and number of seats."""
    listed = sorted(models)
    numbers = [number for key in listed for number in models[key]]
    head = json.dumps({"oriflamme weights": VERSION, "models": [list(key) for key in listed]})
    return head.encode() + b"\n" + zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)


def read_weights(data: bytes) -> dict[tuple[str, int], vec[float]]:
    """The models of a file. Raises BadWeights."""
    head, _, packed = data.partition(b"\n")
    try:
        said = json.loads(head)
        version, listed = said["oriflamme weights"], [(str(name), int(n)) for name, n in said["models"]]
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(packed)
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError("it is too short or too long")
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError, zlib.error) as error:
        raise BadWeights(f"the file of weights is damaged: {type(error).__name__}: {error}") from None
    if version != VERSION:
        raise BadWeights(f"the file of weights is of version {version}, not {VERSION}")
    expected = [(name, seats) for name in SIZES for seats in SEATS]
    if sorted(listed) != sorted(expected):
        raise BadWeights(f"the file of weights has the models {listed}, not {expected}")
    total = sum(SIZES[name] for name, _ in listed)
    if len(raw) != 2 * total:
        raise BadWeights(f"the file of weights has {len(raw) // 2} numbers, not {total}")
    numbers = struct.unpack(f"<{total}e", raw)
    if not math.isfinite(sum(numbers)):
        raise BadWeights("the file of weights has something that is no number")
    models, at = {}, 0
    for name, seats in listed:
        models[name, seats] = vec[float](numbers[at : at + SIZES[name]])
        at += SIZES[name]
    return models


@functools.cache
def shipped() -> dict[tuple[str, int], vec[float]]:
    """The models that come with the program."""
    return read_weights(files("oriflamme.bots").joinpath("weights.bin").read_bytes())


def model(name: str, seats: int) -> vec[float]:
    """A model for this number of seats. A game of two uses the model of three."""
    return shipped()[name, max(seats, min(SEATS))]
