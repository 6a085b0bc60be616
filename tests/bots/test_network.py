"""The network of self-play: exact in whole numbers, blind to what its seat may not know, safe to read."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator, Sequence
from importlib.resources import files

import pytest
from librt.vecs import vec
from mypy_extensions import i16
from tests.helpers.games import Game, size

from oriflamme.bots.core.encoder import (
    ACTION_MOST,
    ACTION_SIZE,
    HIDDEN_MOST,
    HIDDEN_SIZE,
    MOST,
    SIZE,
    Encoder,
)
from oriflamme.bots.core.network import (
    COARSE,
    CRITIC_SIZE,
    FINE,
    LAST,
    PLAYER_KINDS,
    TOP,
    NetworkCritic,
    NetworkPolicy,
)
from oriflamme.bots.networks import ARRAYS, network_of, read_arrays, write_network
from oriflamme.bots.weights import BadWeights
from oriflamme.rules import ALLIANCE, BASE, Random, State, draw_mixed, observe
from oriflamme.rules.board import SEATS

Arrays = dict[str, tuple[int, ...]]

SHIPPED = files("oriflamme.bots").joinpath("network.bin").read_bytes()
ONE, TWO, THREE, JUDGE_ONE, JUDGE_TWO = 32, 10, 16, 32, 7
"""The widths of a small network. Some fill no word."""


def some_arrays() -> Arrays:
    rng = Random(7)

    def some(n: int, most: int) -> tuple[int, ...]:
        return tuple(rng.randrange(2 * most + 1) - most for _ in range(n))

    return {
        "first": some(SIZE * ONE, 60),
        "first_bias": some(ONE, 100),
        "second": some(ONE * TWO, 60),
        "second_bias": some(TWO, 5000),
        "third": some(TWO * THREE, 60),
        "third_bias": some(THREE, 5000),
        "actions": some(ACTION_SIZE * THREE, 60),
        "last": some(THREE, 500),
        "judge_first": some((SIZE + CRITIC_SIZE) * JUDGE_ONE, 60),
        "judge_first_bias": some(JUDGE_ONE, 100),
        "judge_second": some(JUDGE_ONE * JUDGE_TWO, 60),
        "judge_second_bias": some(JUDGE_TWO, 5000),
        "judge_last": some(JUDGE_TWO * SEATS, 60),
        "judge_last_bias": some(SEATS, 5000),
    }


SOME = some_arrays()
FILE = write_network(SOME)


def positions(every: int) -> Iterator[State]:
    """Some decisions of games of every sort."""
    seen = 0
    for seats in (3, 4, 5):
        for kinds in (BASE, ALLIANCE, draw_mixed(Random(seats))):
            for state, _ in Game(seats, kinds, 3).decisions():
                seen += 1
                if seen % every == 0 and state.legal_count() > 1:
                    yield state


# -- a plain reference -------------------------------------------------------------------------------


def sums(weights: Sequence[int], bias: Sequence[int], features: Sequence[int]) -> list[int]:
    width = len(bias)
    return [bias[j] + sum(weights[f * width + j] for f in features) for j in range(width)]


def passed(numbers: Sequence[int], step: int) -> list[int]:
    """From 0 to TOP, rounded to what the next layer takes."""
    return [min(TOP * COARSE, max(0, (number + step // 2) // step)) for number in numbers]


def layer(weights: Sequence[int], bias: Sequence[int], given: Sequence[int]) -> list[int]:
    width = len(bias)
    return [
        bias[j] + sum(number * weights[i * width + j] for i, number in enumerate(given))
        for j in range(width)
    ]


def softmax(logits: Sequence[float]) -> list[float]:
    chances = [math.exp(logit - max(logits)) for logit in logits]
    return [chance / sum(chances) for chance in chances]


def features_of(state: State) -> list[int]:
    encoder, room = Encoder(), vec[i16]([0] * MOST)
    encoder.look(state, state.asked)
    return list(room[: encoder.position(state, room, 0)])


def reference_policy(arrays: Arrays, state: State) -> list[float]:
    step = FINE // COARSE
    between = passed(sums(arrays["first"], arrays["first_bias"], features_of(state)), step)
    between = passed(layer(arrays["second"], arrays["second_bias"], between), FINE)
    table = [(number + 16) // 32 for number in layer(arrays["third"], arrays["third_bias"], between)]
    logits = []
    for action in state.legal():
        encoder, room = Encoder(), vec[i16]([0] * ACTION_MOST)
        encoder.look(state, state.asked)
        found = list(room[: encoder.action(state, action, room, 0)])
        at_last = sums(arrays["actions"], table, found)
        total = sum(w * min(TOP * FINE, max(0, s)) for w, s in zip(arrays["last"], at_last, strict=True))
        logits.append(total / (FINE * LAST))
    return softmax(logits)


def reference_critic(arrays: Arrays, state: State, kinds: Sequence[int]) -> list[float]:
    encoder, room = Encoder(), vec[i16]([0] * HIDDEN_MOST)
    encoder.look(state, state.asked)
    hidden = list(room[: encoder.hidden(state, room, 0)])
    order = [(state.asked + k) % state.seats for k in range(state.seats)]
    hidden += [HIDDEN_SIZE + k * PLAYER_KINDS + kinds[seat] for k, seat in enumerate(order)]
    found = features_of(state) + [SIZE + feature for feature in hidden]
    between = passed(sums(arrays["judge_first"], arrays["judge_first_bias"], found), FINE // COARSE)
    between = passed(layer(arrays["judge_second"], arrays["judge_second_bias"], between), FINE)
    strengths = layer(arrays["judge_last"], arrays["judge_last_bias"], between)[: state.seats]
    chances = softmax([strength / (FINE * COARSE) for strength in strengths])
    return [chances[(seat - state.asked) % state.seats] for seat in range(state.seats)]


# -- what it works out -------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [FILE, SHIPPED], ids=["small", "shipped"])
def test_packed_numbers_give_what_plain_ones_give(data: bytes) -> None:
    """Were a sum too large for its lane, its neighbour would be wrong."""
    arrays = read_arrays(data)
    network = network_of(arrays)
    policy, critic = NetworkPolicy(network), NetworkCritic(network)
    seen = 0
    for state in positions(every=size(23, 2)):
        policy.weigh(state)
        assert [policy.actions[i] for i in range(policy.n)] == state.legal()
        expected = reference_policy(arrays, state)
        assert [policy.chance[i] for i in range(policy.n)] == pytest.approx(expected, abs=1e-12)
        for seat in range(state.seats):
            critic.kinds[seat] = (seat + seen) % PLAYER_KINDS
        critic.judge(state)
        judged = reference_critic(arrays, state, list(critic.kinds))
        assert [critic.chance[seat] for seat in range(state.seats)] == pytest.approx(judged, abs=1e-12)
        seen += 1
    assert seen > 20


def test_it_chooses_by_its_chances() -> None:
    policy, rng = NetworkPolicy(network_of(SOME)), Random(1)
    state = next(state for state in positions(every=1) if state.legal_count() == 2)
    chances = reference_policy(SOME, state)
    drawn = [policy.choose(state, rng) for _ in range(2000)]
    assert drawn.count(state.legal()[0]) / 2000 == pytest.approx(chances[0], abs=0.05)
    policy.sharpness = 1000.0
    favourite = state.legal()[chances.index(max(chances))]
    assert {policy.choose(state, rng) for _ in range(20)} == {favourite}


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    policy = NetworkPolicy(network_of(SOME))
    for state in positions(every=7):
        policy.weigh(state)
        known = [policy.chance[i] for i in range(policy.n)]
        policy.weigh(observe(state, state.asked).seen)
        assert [policy.chance[i] for i in range(policy.n)] == known


# -- the file ----------------------------------------------------------------------------------------


def test_what_was_written_is_read_back() -> None:
    assert read_arrays(FILE) == SOME


def test_the_shipped_file_is_small() -> None:
    assert len(SHIPPED) < 2_000_000


def again(change: dict[str, object], raw: bytes | None = None) -> bytes:
    """The file with another head, or another content."""
    head, _, packed = FILE.partition(b"\n")
    return json.dumps(json.loads(head) | change).encode() + b"\n" + (packed if raw is None else raw)


def shorter(name: str, by: int) -> Arrays:
    return SOME | {name: SOME[name][:-by]}


WRONG = {
    "empty": b"",
    "no head": b"\n" + FILE.partition(b"\n")[2],
    "not JSON": b"hello\n" + FILE.partition(b"\n")[2],
    "another version": again({"oriflamme network": 99}),
    "other features": again({"features": 99}),
    "no arrays": again({"arrays": {}}),
    "not compressed": again({}, b"12345"),
    "cut off": FILE[:-10],
    "too long": FILE + b"1",
    "fewer numbers than said": again({}, zlib.compress(b"12345")),
    "a negative length": again({"arrays": dict.fromkeys(ARRAYS, -1)}),
    "layers that do not fit together": write_network(shorter("second", 1)),
    "a layer that fills no block": write_network(shorter("first_bias", 1)),
}


@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG.keys())
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadWeights):
        read_arrays(data)
