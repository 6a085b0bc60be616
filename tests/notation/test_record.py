"""Game records: both forms load back to the same game, and what is wrong with one is said."""

import json

import pytest
from tests.helpers.records import SETS, random_record

from oriflamme.notation.record import Record, parse_record, record_json, record_text, replay
from oriflamme.notation.words import NotationError
from oriflamme.rules import BASE, Random, draw_deal

Keys = dict[str, object]


def wrong(text: str) -> str:
    with pytest.raises(NotationError) as error:
        parse_record(text)
    assert "\n" not in str(error.value)
    return str(error.value)


def changed(**values: object) -> str:
    keys = json.loads(record_json(random_record("base", 3, 1))) | values
    return json.dumps({key: value for key, value in keys.items() if value != "left out"})


@pytest.mark.parametrize("form", [record_json, record_text])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("set_name", SETS)
def test_a_game_loads_back(set_name: str, players: int, form: object) -> None:
    assert callable(form)
    for seed in range(5):
        record = random_record(set_name, players, seed)
        again = parse_record(form(record))
        assert replay(again).facts() == replay(record).facts()
        assert (again.set_name, again.names, again.actions) == (
            record.set_name,
            record.names,
            record.actions,
        )
        assert form(again) == form(record)


@pytest.mark.parametrize("form", [record_json, record_text])
def test_a_game_under_way_loads_back_at_every_decision(form: object) -> None:
    assert callable(form)
    for decisions in range(len(random_record("alliance", 3, 7).actions)):
        record = random_record("alliance", 3, 7, decisions)
        text = form(record)
        assert "esult" not in text
        assert replay(parse_record(text)).facts() == replay(record).facts()


def test_both_forms_are_the_same_record() -> None:
    record = random_record("mixed", 4, 2)
    assert record_json(parse_record(record_text(record))) == record_json(record)


def test_the_text_form() -> None:
    lines = record_text(random_record("base", 3, 1)).splitlines()
    assert lines[:3] == [
        '[Oriflamme "1"]',
        '[Set "base"]',
        '[Kinds "archer,soldier,spy,heir,shapeshifter,lord,assassination,royal-decree,ambush,conspiracy"]',
    ]
    assert lines[3] == '[Players "R:player R,B:player B,G:player G"]'
    assert lines.count("") == 6
    assert lines[lines.index("") + 1].split()[1] == "place"


def test_further_keys_and_odd_names_are_kept() -> None:
    record = random_record("base", 4, 1)
    record.names = {"R": 'Ann, "the: Red" \\ 100%', "B": "Жанна", "G": "", "Y": "a\u2028b\x85c\u2029"}
    further: Keys = {
        "seed": 5, "seed text": "5", "bots": ["random", None], "times": {"R": 1.5}, "Set": "mine",
        "note": 'a "b" [c]',
        "empty": "", "yes": True, "word": "null", "line": "a\nb", "ключ": "значення",
        "ends": "\x0b\x0c\r\x1c\x85\u2028\u2029", "\u2028\x85": ["\u2029"],
    }  # fmt: skip
    record.further = dict(further)
    for form in (record_json, record_text):
        again = parse_record(form(record))
        assert again.further == further
        assert again.names == record.names


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_text_may_have_any_line_ends(end: str) -> None:
    text = record_text(random_record("base", 3, 1))
    assert record_text(parse_record(text.replace("\n", end))) == text


def test_a_record_can_be_played_part_of_the_way() -> None:
    record = random_record("base", 3, 1)
    assert replay(record, 0).facts() == record.deal.start().facts()
    assert replay(record, 10).facts() == replay(random_record("base", 3, 1, 10)).facts()


def test_a_smaller_game_for_study() -> None:
    deal = draw_deal(2, BASE & 0b1111, Random(1), aside=1, rounds=2)
    record = Record("base", {"R": "a", "B": "b"}, deal)
    for form in (record_json, record_text):
        again = parse_record(form(record))
        assert replay(again).facts() == deal.start().facts()


def test_a_truncated_record_says_so() -> None:
    for form in (record_json, record_text):
        text = form(random_record("base", 3, 1))
        whole = text.rstrip()
        for end in range(0, len(whole) - 1, 7):
            assert wrong(whole[:end])
    text = record_text(random_record("base", 3, 1))
    assert "the game is not over after the last one" in wrong(text[: text.rindex("\n", 0, -1)])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is no game record"),
        ("hello", "this is no game record"),
        ("[]", "line 1: '[]' is not [Key"),
        ("{}", "oriflamme: this is no game record"),
        ("{", "this is not JSON"),
        (changed(oriflamme=2), "oriflamme: version 2 is newer than this program, which knows 1"),
        (changed(oriflamme="1"), "oriflamme:"),
        (changed(oriflamme=True), "oriflamme:"),
        (changed(oriflamme=0), "oriflamme:"),
        (changed(set="left out"), "set: it is missing"),
        (changed(deal="left out"), "deal: it is missing"),
        (changed(actions="left out"), "actions: it is missing"),
        (changed(result="left out"), "result: it is missing, and the game is over"),
        (changed(set="bse"), "set: there is no set 'bse'; did you mean 'base'?"),
        (changed(set="alliance"), "kinds: they are not those of the set 'alliance'"),
        (changed(kinds=["archr"]), "kinds: there is no card 'archr'; did you mean 'archer'?"),
        (changed(kinds=["archer"]), "deal: "),
        (changed(players=["R", "B", "G"]), "players: "),
        (changed(players={"R": "a", "B": "b", "X": "c"}), "players: there is no family 'X'"),
        (changed(players={"R": 1, "B": "b", "G": "c"}), "players: R: 1 is not a word"),
        (changed(first="Y"), "first: there is no family 'Y'"),
        (changed(deal=3), "deal: "),
        (changed(deal={"hands": {"R": ["spy"]}}), "deal: "),
        (changed(actions="keep"), "actions: "),
        (changed(actions=["R keep"]), "actions: 1 'R keep': "),
        (changed(actions=["R place spi first"]), "actions: 1 'R place spi first': there is no card 'spi'"),
        (changed(actions=["B place spy last"]), "actions: 1 'B place spy last': "),
        (changed(actions=[]), "actions: the game is not over"),
        (changed(result={}), "result: row: "),
        (changed(result=[]), "result: it is not a table"),
        (changed(**{"": 1}), "'': a key must have a name"),
        ('[ "1"]', "line 1: '[ \"1\"]' is not [Key"),
        (changed(note="\ud800"), "note: '\\ud800' is half of a character; write the character itself"),
        (changed(set="\udc00"), "set: '\\udc00' is half of a character"),
        (changed(times=[{"R\udfff": 1}]), "times: '\\udfff' is half of a character"),
        (changed(**{"\udabc": 1}), "\\udabc: '\\udabc' is half of a character"),
        (r'[Deal "\ud800"]', r"line 1: Deal: '\ud800' is half of a character"),
        (r'[Note "[\"\\ud800\"]"]', r"line 1: Note: '\ud800' is half of a character"),
    ],
)
def test_a_wrong_record_says_what_is_wrong(text: str, said: str) -> None:
    assert wrong(text).startswith(said)


def test_a_whole_character_may_be_written_by_halves() -> None:
    assert parse_record(changed(note="\U0001f451")).further == {"note": "\U0001f451"}
    assert "\\ud83d\\udc51" in changed(note="\U0001f451")


def test_a_record_that_is_nested_too_deeply_is_refused_in_words() -> None:
    for depth in (*range(900, 1010, 3), 10_000, 100_000):
        text = changed(note="here").replace('"here"', "[" * depth + "]" * depth)
        try:
            parse_record(text)
        except NotationError as error:
            said = str(error)
    assert said == "this is not JSON that a record has"


def test_an_action_too_many() -> None:
    keys = json.loads(record_json(random_record("base", 3, 1)))
    number = len(keys["actions"]) + 1
    assert (
        wrong(changed(actions=[*keys["actions"], "R keep"]))
        == f"actions: {number} 'R keep': the game is over"
    )


def test_text_headers() -> None:
    text = record_text(random_record("base", 3, 1))
    assert wrong(text.replace('"R:', '"R:first,R:', 1)) == "line 4: players: R is given twice"
    assert "first: it is given twice" in wrong('[First "R"]\n' + text)
    assert "deal: there is no key 'hand'; did you mean 'hands'?" in wrong(text.replace("hands=", "hand="))
    assert "line 1" in wrong("[First R]")
