"""The notation, both ways; and text that does not follow it, which is refused with the place named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers.games import Game, any_games, real_games, size

from oriflamme.notation.cards import CardText, parse_card, parse_stack, row_text
from oriflamme.notation.load import load_position
from oriflamme.notation.position import (
    observation_text,
    parse_observation,
    parse_position,
    position_text,
)
from oriflamme.notation.words import NotationError, action_text, kind_of, parse_action, seat_of, slug_of
from oriflamme.rules import CARDS, KINDS, NOBODY, observe
from oriflamme.rules.actions import VERDICT, action, number_of, verb_of

KEYS = {
    "players", "kinds", "round", "rounds", "phase", "at", "doing", "moving", "first", "to_act", "row",
    "influence", "hands", "discard", "reserve", "aside", "known", "order", "plays", "older", "viewer",
    "set",
}  # fmt: skip

# -- cards and rows ----------------------------------------------------------------------------------

CARD_TEXTS = {
    "R?ambush+2": CardText(0, KINDS["ambush"], False, 2),
    "B!spy": CardText(1, KINDS["spy"], True),
    "G!diplomat+4^1": CardText(2, KINDS["diplomat"], True, 4, 1),
    "R?revolt+1*": CardText(0, KINDS["revolt"], False, 1, known=True),
    "B?lord~": CardText(1, KINDS["lord"], False, asleep=True),
    "B?_+2": CardText(1, NOBODY, False, 2),
    "R?royal-decree+1^2~": CardText(0, KINDS["royal-decree"], False, 1, 2, asleep=True),
}


@pytest.mark.parametrize("text", CARD_TEXTS)
def test_a_card_is_read(text: str) -> None:
    assert parse_card(text, "RBG") == CARD_TEXTS[text]


@pytest.mark.parametrize(
    "stack", ["R?assassination/R!spy", "R?revolt+1^2*", "G!diplomat+12^5", "B?lord~/B!heir/B?archer+3"]
)
def test_a_stack_is_written_as_it_was_read(stack: str) -> None:
    """Read at the seat's own position in the row, and written again."""
    assert len(parse_stack(stack, "RBG")) == stack.count("/") + 1
    state, seating = load_position({"players": ["R", "B", "G"], "row": ["G?spy", stack]})
    assert row_text(state, seating) == ["G?spy", stack]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is not a card"),
        ("R", "'R' is not a card"),
        ("R?", "'R\\?' is not a card"),
        ("R ambush", "'R ambush' is not a card"),
        ("R?ambush^1+2", "'R\\?ambush\\^1\\+2' is not a card"),
        ("R?ambush~*", "is not a card"),
        ("R?ambush+-1", "is not a card"),
        ("R?ambush+٣", "is not a card"),
        ("Y?ambush", "there is no family 'Y'; at the table are R, B, G"),
        ("R?ambusch", "there is no card 'ambusch'; did you mean 'ambush'"),
        ("R?ambush+99999", "so many tokens"),
    ],
)
def test_what_is_no_card_is_refused(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        parse_card(text, "RBG")


def test_every_slug_both_ways() -> None:
    assert [slug_of(kind_of(card.slug)) for card in CARDS] == list(KINDS)
    assert len(KINDS) == len(CARDS) >= 20


def test_families_are_seated_as_they_are_listed() -> None:
    assert [seat_of(letter, "VGR") for letter in "VGR"] == [0, 1, 2]
    with pytest.raises(NotationError, match="there is no family 'B'"):
        seat_of("B", "VGR")
    with pytest.raises(NotationError, match="there is no family 'VG'"):
        seat_of("VG", "VGR")


# -- actions -----------------------------------------------------------------------------------------

ACTIONS = [
    "place heir first", "place royal-decree last", "place spy on 7", "keep", "reveal", "target 1",
    "target 12", "gap 0", "gap 3", "report", "swap deal", "confer", "confer 2", "withdraw", "verdict",
    "verdict 4", "eliminate 1",
]  # fmt: skip


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_was_read(text: str) -> None:
    assert action_text(parse_action(text)) == text


def test_different_actions_are_different_numbers() -> None:
    assert len({parse_action(text) for text in ACTIONS}) == len(ACTIONS)
    assert parse_action("verdict 4") == action(VERDICT, 4)
    assert (verb_of(parse_action("verdict 4")), number_of(parse_action("verdict 4"))) == (VERDICT, 4)


def test_spaces_do_not_matter() -> None:
    assert parse_action("  place   spy  first ") == parse_action("place spy first")


@settings(max_examples=size(150, 3000))
@given(any_games)
def test_every_legal_action_reads_back(game: Game) -> None:
    for state, _ in game.decisions():
        for legal in state.legal():
            text = action_text(legal)
            assert parse_action(text) == legal, text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no action ''"),
        ("kepp", "there is no action 'kepp'; did you mean 'keep'"),
        ("keep 1", "'keep 1': 'keep' does not go with '1'"),
        ("target", "'target' does not go with ''"),
        ("target x", "'x' is not a position of the row"),
        ("target ²", "'²' is not a position of the row"),
        ("target 1 2", "'target' does not go with '1 2'"),
        ("gap -1", "'-1' is not a position of the row"),
        ("place spy", "write 'place CARD first'"),
        ("place spy middle", "write 'place CARD first'"),
        ("place spyy first", "there is no card 'spyy'; did you mean 'spy'"),
        ("swap", "'swap' does not go with ''"),
        ("swap deel", "there is no card 'deel'; did you mean 'deal'"),
    ],
)
def test_what_is_no_action_is_refused(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said.replace("?", r"\?")):
        parse_action(text)


@pytest.mark.parametrize("text", ["target 0", "target 63", "target 99999", "place spy on 0", "confer 0"])
def test_a_position_that_no_row_has_is_read_and_never_legal(text: str) -> None:
    for seed in range(5):
        for state, _ in Game(5, (1 << 20) - 1, seed, aside=13).decisions():
            assert not state.is_legal(parse_action(text))


# -- anything at all ---------------------------------------------------------------------------------

SIGNS = "RBGYV?!_+^*~/,;:=@-% 0123456789abcdefghijklmnopqrstuvwxyz²٣\x00\n"
WORDS = [*KEYS, *KINDS, "R", "B", "_", "-", "0", "7", "99", "placement", "activation", "over", "first"]
scraps = st.one_of(st.text(SIGNS, max_size=6), st.sampled_from(WORDS), st.text(max_size=4))


def refusal(read: Callable[[Any], object], given: object) -> str:
    """What is said if it is refused as notation; empty if it is not refused."""
    try:
        read(given)
    except NotationError as error:
        return str(error)
    return ""


def refused_or_sound(line: str) -> None:
    """A line is read to a position that can be played and written again, or refused in words."""
    said = refusal(parse_position, line)
    if said:
        assert_names_the_place(said)
        assert_names_the_place(refusal(parse_observation, line))
    else:
        sound(line)
        assert not refusal(parse_observation, line)


def assert_names_the_place(said: str) -> None:
    key = said.split(":")[0]
    assert key in KEYS or "'" in said, said


def sound(line: str) -> None:
    state, seating = parse_position(line)
    assert state.problems(seating) == []
    text = position_text(state, seating)
    assert position_text(*parse_position(text)) == text
    assert all(parse_action(action_text(legal)) == legal for legal in state.legal())


@settings(max_examples=size(300, 10_000))
@given(st.text(), st.text(SIGNS))
def test_random_text_is_refused_in_words(anything: str, signs: str) -> None:
    for text in (anything, signs):
        refused_or_sound(text)
        with pytest.raises(NotationError):
            parse_card("§" + text, "RBGYV")
        card = refusal(lambda text: parse_card(text, "RBG"), text)
        stack = refusal(lambda text: parse_stack(text, "RBG"), text)
        action = refusal(parse_action, text)
        assert all("'" in said for said in (card, stack, action) if said)


@st.composite
def spoiled_lines(draw: st.DrawFn) -> str:
    """The line of a real position, as somebody sees it or whole, with a few things changed."""
    game = draw(real_games)
    decisions = draw(st.integers(0, 50))
    state = game.start()
    rng = game.rng()
    for _ in range(decisions):
        if state.question:
            state.apply(state.legal_at(rng.randrange(state.legal_count())))
    viewer = draw(st.integers(-2, game.seats - 1))
    if viewer == -2:
        line = position_text(state, game.seating)
    else:
        line = observation_text(observe(state, viewer), game.seating)
    for _ in range(draw(st.integers(1, 3))):
        line = spoil(draw, line)
    return quote(line) if draw(st.booleans()) else line


def spoil(draw: st.DrawFn, line: str) -> str:
    how = draw(st.sampled_from(["signs", "drop", "double", "value", "swap"]))
    if how == "signs":
        at = draw(st.integers(0, len(line)))
        return line[:at] + draw(scraps) + line[at + draw(st.integers(0, 3)) :]
    pairs = line.split(";")
    at, other = (draw(st.integers(0, len(pairs) - 1)) for _ in range(2))
    if how == "drop":
        del pairs[at]
    elif how == "double":
        pairs.insert(other, pairs[at])
    elif how == "swap":
        values = [pairs[n].partition("=")[2] for n in (at, other)]
        pairs[at] = pairs[at].partition("=")[0] + "=" + values[1]
    else:
        items = pairs[at].split(",")
        items[draw(st.integers(0, len(items) - 1))] = draw(scraps)
        pairs[at] = ",".join(items)
    return ";".join(pairs)


@settings(max_examples=size(500, 20_000))
@given(spoiled_lines())
def test_a_spoiled_position_is_refused_in_words_or_still_sound(line: str) -> None:
    refused_or_sound(line)


@settings(max_examples=size(200, 5000))
@given(st.lists(scraps, max_size=4), st.sampled_from(ACTIONS))
def test_a_spoiled_action_is_refused_in_words(words: list[str], action: str) -> None:
    for text in (" ".join([action, *words]), " ".join([action.split()[0], *words]), " ".join(words)):
        said = refusal(parse_action, text)
        if said:
            assert "'" in said
        else:
            number = parse_action(text)
            assert parse_action(action_text(number)) == number


families = st.dictionaries(st.sampled_from("RBGX"), scraps | st.integers() | st.lists(scraps, max_size=2))
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3)
values = plain | st.lists(scraps | st.integers(), max_size=4) | families


@settings(max_examples=size(200, 5000))
@given(st.dictionaries(st.sampled_from(sorted(KEYS)), values))
def test_keys_of_the_wrong_sort_are_refused_in_words(keys: dict[str, object]) -> None:
    """As they come out of a TOML or JSON file."""
    for table in (keys, {**keys, "players": ["R", "B", "G"]}):
        said = refusal(load_position, table)
        if said:
            assert_names_the_place(said)
        else:
            state, seating = load_position(table)
            assert state.problems(seating) == []
