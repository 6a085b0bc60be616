"""Scenario files: what is malformed, what fails, what passes."""

import pytest

from oriflamme.notation.scenario import Case, Malformed, parse_scenarios, run_case

HEAD = """
[[case]]
name = "a case"
players = ["R", "B", "G"]
"""


def the_case(text: str) -> Case:
    return parse_scenarios(HEAD + text)[0]


def malformed(text: str) -> str:
    with pytest.raises(Malformed) as error:
        parse_scenarios(text)
    return "\n".join(error.value.sentences)


def test_a_case_that_holds() -> None:
    assert run_case(
        the_case("""
        round = 3
        row = ["R?lord", "B?soldier+1", "R?heir+2", "G?conspiracy", "B!spy"]
        influence = { R = 1, B = 1, G = 2 }
        steps = ["R keep", "B reveal", "B target 3", "G keep"]
        [case.expect]
        row = ["R?lord+1", "B!soldier", "G?conspiracy+1", "B!spy"]
        influence = { B = 4, G = 1 }
        discard = { R = ["heir"], B = [] }
        round = 4
        phase = "placement"
        to_act = "B"
        legal = []
        winners = []
        """)
    ) == []  # fmt: skip


def test_what_differs_is_said_with_both_sides() -> None:
    found = run_case(
        the_case("""
        row = ["R?lord", "B?ambush"]
        hands = { G = ["spy", "heir"] }
        steps = ["R keep"]
        [case.expect]
        row = ["R?lord", "B?ambush"]
        influence = { R = 4 }
        hands = { G = ["heir", "lord"] }
        discard = { R = ["lord"] }
        round = 3
        phase = "over"
        to_act = "R"
        legal = ["keep"]
        winners = ["R"]
        """)
    )
    keys = [sentence.split(":")[0].split(" ")[0] for sentence in found]
    assert keys == ["row", "influence", "hands", "discard", "round", "phase", "to_act", "legal", "winners"]
    assert "expected ['R?lord', 'B?ambush'], it is ['R?lord+1', 'B?ambush']" in found[0]


def test_order_does_not_matter_where_there_is_none() -> None:
    assert run_case(
        the_case("""
        row = ["R?lord"]
        hands = { G = ["spy", "heir"] }
        [case.expect]
        hands = { G = ["heir", "spy"] }
        legal = ["reveal", "keep"]
        """)
    ) == []  # fmt: skip


def test_expect_may_show_an_intrigue_lying_open() -> None:
    assert run_case(
        the_case("""
        row = ["R?assassination", "B?lord", "G?spy"]
        steps = ["R reveal"]
        [case.expect]
        row = ["R!assassination", "B?lord", "G?spy"]
        legal = ["target 1", "target 2", "target 3"]
        """)
    ) == []  # fmt: skip


@pytest.mark.parametrize("step", ["B keep", "R target 2", "R target 99", "R gap 0", "R place spy first"])
def test_an_illegal_step_fails_the_case(step: str) -> None:
    (sentence,) = run_case(the_case(f'row = ["R?lord", "B?spy"]\nsteps = ["{step}"]'))
    assert f"step 1 '{step}' is illegal" in sentence
    assert "R is asked, with keep, reveal" in sentence


def test_an_empty_hand_is_asked_and_has_no_legal_action() -> None:
    text = """
    phase = "placement"
    [case.expect]
    to_act = "R"
    legal = []
    phase = "placement"
    """
    assert run_case(the_case(text)) == []


def test_the_end_of_the_game() -> None:
    text = """
    round = 6
    row = ["R?lord"]
    influence = { R = 3 }
    steps = ["R keep"]
    [case.expect]
    round = 6
    phase = "over"
    to_act = ""
    legal = []
    winners = ["R"]
    """
    assert run_case(the_case(text)) == []
    over = the_case(text.replace('"R keep"', '"R keep", "R keep"'))
    assert "the game is over" in run_case(over)[0]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("rou = 2", "rou: there is no such key; did you mean 'round'?"),
        ("discard = {}", "discard:"),
        ("kinds = []", "kinds:"),
        ("known = {}", "known:"),
        ("order = []", "order:"),
        ("aside = {}", "aside:"),
        ("expect = { rows = [] }", "expect: rows: there is no such key; did you mean 'row'?"),
        ("expect = { aside = {} }", "expect: aside:"),
        ("expect = 3", "expect:"),
        ('row = ["R?archr"]', "row: there is no card 'archr'; did you mean 'archer'?"),
        ('row = ["Y?archer"]', "row: there is no family 'Y'"),
        ('row = ["X?archer"]', "row:"),
        ('row = ["R?_"]', "row:"),
        ('row = ["R archer"]', "row:"),
        ('row = [""]', "row:"),
        ("row = 3", "row:"),
        ("row = [3]", "row:"),
        ('row = ["R?lord/B?spy"]', "row: position 1 is a stack of two families"),
        ('row = ["R?lord", "R!lord"]', "row:"),
        ('row = ["R?lord"]\nhands = { R = ["lord"] }', "hands:"),
        ('hands = { R = ["lord", "lord"] }', "hands:"),
        ('hands = { R = ["_"] }', "hands:"),
        ('hands = { R = "lord" }', "hands:"),
        ('hands = ["lord"]', "hands:"),
        ('hands = { Y = ["lord"] }', "hands:"),
        ('row = ["R!ambush"]', "row:"),
        ('row = ["R!lord+1"]', "row:"),
        ('row = ["R?lord^6"]', "row:"),
        ('row = ["R?lord^3", "B?lord^3"]', "row:"),
        ('row = ["R?lord*"]', "row:"),
        ('row = ["R!lord~"]', "row:"),
        ('row = ["R?lord"]\nat = 2', "at:"),
        ('row = ["R?lord"]\nat = 0', "at:"),
        ('at = 2\nphase = "placement"', "at:"),
        ('at = "1"', "at:"),
        ("round = 0", "round:"),
        ("round = 7", "round:"),
        ("round = 2.5", "round:"),
        ("round = true", "round:"),
        ('phase = "over"', "phase:"),
        ('phase = "placment"', "phase: there is no phase 'placment'; did you mean 'placement'?"),
        ('set = "bas"', "set: there is no set 'bas'; did you mean 'base'?"),
        ('first = "Y"', "first:"),
        ("influence = { R = -1 }", "influence:"),
        ("influence = { Y = 1 }", "influence:"),
        ('reserve = { R = ["deal+x"] }', "reserve:"),
        ('reserve = { R = ["deel"] }', "reserve:"),
        ('steps = ["Y keep"]', "steps:"),
        ('steps = ["R place archr first"]', "steps:"),
        ('steps = ["R"]', "steps:"),
        ('steps = [""]', "steps:"),
        ('expect = { row = ["R?archr"] }', "expect: row:"),
        ("expect = { influence = { Y = 1 } }", "expect: influence:"),
        ('expect = { hands = { R = ["lrd"] } }', "expect: hands:"),
        ('expect = { phase = "end" }', "expect: phase:"),
        ('expect = { to_act = "Y" }', "expect: to_act:"),
        ('expect = { legal = ["jump"] }', "expect: legal:"),
        ('expect = { winners = ["Y"] }', "expect: winners:"),
    ],
)
def test_malformed_names_case_and_key(text: str, key: str) -> None:
    assert malformed(HEAD + text).startswith(f"case 'a case': {key}")


@pytest.mark.parametrize(
    "players", ['["R", "B"]', '["R","B","G","Y","V","R"]', '["R","R","B"]', '["R","B","X"]', "3", '"RBG"']
)
def test_malformed_players(players: str) -> None:
    assert malformed(f"[[case]]\nname = 'x'\nplayers = {players}").startswith("case 'x': players:")


def test_malformed_files() -> None:
    assert "not TOML" in malformed("[[case")
    assert "'title'" in malformed("title = 3\n[[case]]\nname='x'\nplayers=['R','B','G']")
    assert "no [[case]]" in malformed("")
    assert "no [[case]]" in malformed("[case]\nname='x'")
    assert malformed("[[case]]\nplayers=['R','B','G']").startswith("case 1: name:")
    assert malformed("[[case]]\nname='x'").startswith("case 'x': players:")
    assert malformed("case = [3]").startswith("case 1:")


def test_every_malformed_case_is_named() -> None:
    text = HEAD + "round = 9" + HEAD + HEAD.replace("a case", "another") + "at = 4"
    assert [line.split(":")[0] for line in malformed(text).splitlines()] == [
        "case 'a case'",
        "case 'another'",
    ]
