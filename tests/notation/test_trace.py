"""Traces: what we write agrees with the game, and whatever is wrong with a trace is found."""

import json
from collections.abc import Callable

import pytest
from tests.helpers.records import SETS, random_record, trace_of

from oriflamme.notation.trace import Checked, check_trace

Keys = dict[str, object]


def a_trace(number: int = 0) -> list[str]:
    return trace_of(random_record("alliance", 3, number), number)


def changed(lines: list[str], at: int, change: Callable[[Keys], object]) -> list[str]:
    """The trace with one line changed."""
    keys = json.loads(lines[at])
    change(keys)
    return [*lines[:at], json.dumps(keys), *lines[at + 1 :]]


def summary(found: Checked) -> tuple[int, int, int]:
    return found.games, len(found.differing), len(found.malformed)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("set_name", SETS)
def test_what_we_write_agrees(set_name: str, players: int) -> None:
    lines: list[str] = []
    decisions = 0
    for game in range(5):
        record = random_record(set_name, players, game)
        lines += trace_of(record, game)
        decisions += len(record.actions)
    assert check_trace(lines) == Checked(games=5, decisions=decisions)


@pytest.mark.parametrize("number", [999_999, 1_000_000, 10**12])
def test_a_game_may_have_any_number(number: int) -> None:
    lines = trace_of(random_record("base", 3, 1), number)
    assert summary(check_trace(lines)) == (1, 0, 0)
    (said,) = check_trace(lines[:-1]).malformed
    assert f"game {number} ends without a result" in said


def test_lines_are_as_documented() -> None:
    lines = a_trace()
    game, first, result = json.loads(lines[0]), json.loads(lines[1]), json.loads(lines[-1])
    assert list(game) == ["game", "set", "kinds", "players", "first", "deal"]
    assert sorted(game["deal"]["hands"]["R"] + game["deal"]["aside"]["R"]) == sorted(game["kinds"])
    assert {len(hand) for hand in game["deal"]["hands"].values()} == {7}
    assert set(first) == {
        "round", "phase", "row", "influence", "hands", "discard", "reserve", "to_act", "legal", "action",
    }  # fmt: skip
    assert first["to_act"] == game["first"]
    assert first["row"] == []
    assert set(result["result"]) == {"row", "influence", "winners"}


def test_order_and_empty_families_do_not_matter() -> None:
    def shuffled(keys: Keys) -> None:
        for key in ("hands", "discard", "reserve"):
            piles = keys[key]
            assert isinstance(piles, dict)
            keys[key] = {letter: piles.get(letter, [])[::-1] for letter in "GBR"}
        legal = keys["legal"]
        assert isinstance(legal, list)
        legal.reverse()
        keys["remark"] = "further keys are nobody's business"

    lines = a_trace()
    for at in range(1, len(lines) - 1):
        lines = changed(lines, at, shuffled)
    assert summary(check_trace(lines)) == (1, 0, 0)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 2),
        ("phase", "activation"),
        ("phase", "breakfast"),
        ("row", ["R?spy"]),
        ("row", ["what?"]),
        ("influence", {"R": 1, "B": 1}),
        ("influence", {"R": 1, "B": 1, "G": 1, "Y": 3}),
        ("hands", {}),
        ("discard", {"R": ["judge"]}),
        ("reserve", {"R": ["deal+1"]}),
        ("to_act", "V"),
        ("legal", []),
        ("action", "keep"),
        ("action", "jump"),
        ("action", ""),
    ],
)
def test_a_line_that_differs_is_named_and_the_next_game_is_checked(key: str, value: object) -> None:
    wrong = changed(a_trace(3), 1, lambda keys: keys.update({key: value}))
    found = check_trace(wrong + a_trace(4))
    assert summary(found) == (1, 1, 0)
    assert found.differing[0].startswith(f"game 3, line 2: {key}: ")
    assert found.decisions == len(a_trace(4)) - 2


def test_only_the_first_difference_of_a_game_is_named() -> None:
    lines = a_trace()
    for at in (4, 5, 6):
        lines = changed(lines, at, lambda keys: keys.update(round=6))
    found = check_trace(lines)
    assert len(found.differing) == 1
    assert "line 5: round: the trace has 6, the game 1" in found.differing[0]
    assert found.decisions == 3


def test_a_missing_and_an_extra_legal_action_are_both_shown() -> None:
    def change(keys: Keys) -> None:
        legal = keys["legal"]
        assert isinstance(legal, list)
        legal[legal.index("place judge first")] = "place spy last"

    lines = a_trace()
    at = next(at for at, line in enumerate(lines) if '"place judge first"' in line)
    (sentence,) = check_trace(changed(lines, at, change)).differing
    assert sentence.endswith('the trace has ["place spy last"], the game ["place judge first"]')


@pytest.mark.parametrize("key", ["row", "influence", "winners"])
def test_a_result_that_differs(key: str) -> None:
    value: object = {"R": 99} if key == "influence" else ["R?spy"]
    lines = a_trace()
    wrong = changed(
        lines,
        len(lines) - 1,
        lambda keys: keys.update(result=json.loads(lines[-1])["result"] | {key: value}),
    )
    found = check_trace(wrong)
    assert summary(found) == (0, 1, 0)
    assert f"{key}: " in found.differing[0]


def test_a_game_that_ends_too_early_or_goes_on_too_long() -> None:
    lines = a_trace()
    assert "the trace ends, the game goes on" in check_trace(lines[:-2] + lines[-1:]).differing[0]
    assert "the game is over, the trace goes on" in check_trace(lines[:-1] + lines[-2:]).differing[0]


@pytest.mark.parametrize(
    "line",
    ["{", "[]", "null", "3", '"game"', "{}", '{"result": 3}', '{"result": {}}', "\x00", "[" * 100_000,
     '{"round": ' + "9" * 5000 + "}", '{"phase": "\\ud800"}', '{"\\udfff": 1}'],
)  # fmt: skip
def test_a_malformed_line_is_named_and_the_next_game_is_checked(line: str) -> None:
    lines = a_trace()
    found = check_trace([*lines[:5], line, *lines[6:], *a_trace(1)])
    assert summary(found) == (1, 0, 1)
    assert found.malformed[0].startswith("line 6: ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", "1"), ("round", True), ("round", 1.0), ("round", None), ("phase", 1),
        ("row", "R?spy"), ("row", [1]),
        ("influence", []), ("influence", {"R": "1"}), ("influence", {"R": -1}), ("hands", []),
        ("hands", {"R": "spy"}),
        ("hands", {"R": [1]}), ("discard", None), ("reserve", 3), ("to_act", None),
        ("legal", {}), ("action", 7),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_shape_is_malformed(key: str, value: object) -> None:
    wrong = changed(a_trace(), 3, lambda keys: keys.update({key: value}))
    assert summary(check_trace(wrong)) == (0, 0, 1)
    missing = changed(a_trace(), 3, lambda keys: keys.pop(key))
    assert check_trace(missing).malformed == [f"line 4: {key}: it is missing"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "0"), ("game", -1), ("set", "bas"), ("set", None), ("set", "base"), ("kinds", []),
        ("kinds", ["spy"]),
        ("kinds", ["spi"]), ("kinds", {}), ("players", ["R", "B"]), ("players", ["R", "B", "B"]),
        ("players", "RBG"),
        ("players", ["R", "B", "Y"]), ("players", [1, 2, 3]), ("first", "Y"), ("first", 1), ("deal", {}),
        ("deal", None),
        ("deal", {"hands": {}, "aside": {}}), ("deal", {"hands": [], "aside": {}}),
    ],
)  # fmt: skip
def test_a_malformed_game_line_is_named_once_and_the_next_game_is_checked(key: str, value: object) -> None:
    wrong = changed(a_trace(), 0, lambda keys: keys.update({key: value}))
    assert summary(check_trace(wrong + a_trace(1))) == (1, 0, 1)


def test_a_deal_that_does_not_fit_its_kinds_is_malformed() -> None:
    def swap(keys: Keys) -> None:
        deal = keys["deal"]
        assert isinstance(deal, dict)
        deal["hands"]["R"], deal["aside"]["R"] = deal["aside"]["R"], deal["hands"]["R"]

    assert summary(check_trace(changed(a_trace(), 0, swap))) == (0, 0, 1)
    double = changed(a_trace(), 0, lambda keys: keys["deal"]["aside"].update(R=keys["deal"]["aside"]["B"]))  # type: ignore[index]
    assert summary(check_trace(double)) == (0, 0, 1)


def test_a_truncated_trace_is_malformed() -> None:
    lines = a_trace()
    for cut in (1, 2, len(lines) - 1):
        found = check_trace(a_trace(1) + lines[:cut])
        assert summary(found) == (1, 0, 1)
        assert "ends without a result" in found.malformed[0]
    assert "not JSON" in check_trace([*lines[:-1], lines[-1][:20]]).malformed[0]
    unfinished = check_trace(lines[:4] + a_trace(1))
    assert summary(unfinished) == (1, 0, 1)


def test_a_trace_without_a_game() -> None:
    assert check_trace([]).malformed == ["it holds no complete game"]
    assert check_trace(["\n", "  \n"]).malformed == ["it holds no complete game"]
    assert check_trace(a_trace()[1:]).malformed[0] == "line 1: it belongs to no game"
