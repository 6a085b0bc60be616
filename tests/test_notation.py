"""The notation, both ways; and text that does not follow it, which is refused with the place named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers import Game, any_games, real_games, size

from oriflamme.notation.cards import CardText, parse_card, parse_stack, row_text
from oriflamme.notation.load import load_position
from oriflamme.notation.position import (
    observation_text,
    parse_observation,
    parse_position,
    position_text,
)
from oriflamme.notation.words import NotationError, action_text, kind_of, parse_action, seat_of, slug_of
from oriflamme.rules import ALLIANCE, CARDS, KINDS, NOBODY, Observation, Random, observe, worlds
from oriflamme.rules.actions import PLACE, VERDICT, action, number_of, verb_of

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
    assert len(set(KINDS)) == 20


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


# -- positions that are wrong ------------------------------------------------------------------------

GOOD = "players=R,B,G;row=R?lord,B!heir;hands=R:spy,B:spy;influence=R:2,B:0,G:1"


def test_a_short_position_is_enough() -> None:
    state, seating = parse_position(GOOD)
    assert (state.round, state.at, seating) == (2, 1, "RBG")
    assert [action_text(legal) for legal in state.legal()] == ["keep", "reveal"]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("row=R?lord", "row: it is given twice"),
        ("colour=R", "there is no key 'colour'"),
        ("nonsense", "'nonsense' is not a pair key=value"),
        ("round=7", "round: 7 is outside 1 to 6"),
        ("round=x", "round: 'x' is not a number"),
        ("round=-1", "round: '-1' is not a number"),
        ("phase=dinner", "phase: there is no phase 'dinner'"),
        ("at=3", "at: position 3 is outside the row of 2"),
        ("at=0", "at: position 0 is outside the row"),
        ("first=Y", "first: there is no family 'Y'"),
        ("discard=R:spy", "discard: R has a second spy"),
        ("aside=R:spy", "aside: R has a second spy"),
        ("aside=spy", "aside: 'spy' belongs to no family"),
        ("aside=R:spi", "aside: R: there is no card 'spi'; did you mean 'spy'"),
        ("aside=R:deal,R:judge", "aside: R is given twice"),
        ("aside=R:deal,deal", "aside: R: a second deal"),
        ("reserve=G:lord", "reserve: G's lord is not a card that is reserved"),
        ("reserve=G:deal+x", "reserve: G: tokens: 'x' is not a number"),
        ("kinds=lord,heir", "hands: R's spy is not among the kinds in play"),
        ("kinds=lord,heir,spy,spy", "kinds: a second spy"),
        ("order=1", "order: it must have a number for each card"),
        ("order=1,1", "order: the plays are numbered from 1, each card differently"),
        ("older=spy@9", "older: 'spy@9': there is no such card in the row"),
        ("doing=judge", "doing: the card that acts must lie open"),
        ("set=bass", "set: there is no set 'bass'; did you mean 'base'"),
        ("set=bass;kinds=lord,heir,spy", "set: there is no set 'bass'; did you mean 'base'"),
        ("at=7;phase=placement", "at: position 7 is outside the row of 2"),
        ("at=0;phase=over", "at: position 0 is outside the row of 2"),
        ("viewer=Y", "viewer: there is no family 'Y'; at the table are R, B, G"),
        ("viewer=RB", "viewer: there is no family 'RB'"),
    ],
)
def test_a_wrong_position_is_refused_with_the_place(more: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(f"{GOOD};{more}")
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("R?lord/B?spy", "row: position 1 is a stack of two families"),
        ("R?lord,R?lord", "row: position 2: a family has a second lord"),
        ("R!ambush", "row: position 1: R's ambush lies open"),
        ("R!lord+1", "row: position 1: R's lord lies open with tokens on it"),
        ("R?lord*", "row: position 1: R's lord is marked as known to all"),
        ("R!lord~", "row: position 1: R's lord lies open and is marked as not acting"),
        ("R?lord^3,B?lord^3", "row: 6 verdict tokens lie on cards; there are only 5"),
        ("R?lord^6", "row: position 1: more than 5 verdict tokens"),
        ("R!_", "row: position 1: R's unknown card lies open"),
        ("R?lord,", "row: '' is not a card"),
    ],
)
def test_a_wrong_row_is_refused_with_the_place(row: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(f"players=R,B,G;row={row}")
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    ("influence", "said"),
    [
        ("R:1,2", "influence: R has 2 numbers; write one, as in R:3"),
        ("R:1,B:", "influence: B has 0 numbers; write one, as in B:3"),
        ("R:,1,B:2,3", "influence: B has 2 numbers"),
        ("R:one", "influence: 'one' is not a number"),
        ("1", "influence: '1' belongs to no family; write R:1"),
    ],
)
def test_a_family_has_one_number_of_influence(influence: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(f"players=R,B,G;influence={influence}")
    assert str(error.value).startswith(said)


@pytest.mark.parametrize("players", ["", "R,B", "R,B,B", "R,B,X", "RBG", "R,B,G,Y,V,R"])
def test_players_must_be_three_to_five_families(players: str) -> None:
    with pytest.raises(NotationError, match=r"^players: "):
        parse_position(f"players={players}")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("row=B!fanatic,G?_", "at: position 1 would act by itself"),
        ("row=R!soldier,B?_", "at: position 1 would act by itself"),
        ("row=R!informer,B?spy;hands=R:_", "at: position 1 would act by itself"),
        ("row=R!soldier,B?_;doing=soldier", "doing: soldier has nothing to choose here"),
        ("row=R!archer,B?_,G?_;doing=archer;moving=3", "doing: archer has nothing to choose here"),
    ],
)
def test_what_a_viewer_does_not_know_is_not_played_on(line: str, said: str) -> None:
    kinds = "kinds=" + ",".join(KINDS)
    with pytest.raises(NotationError) as error:
        parse_observation(f"players=R,B,G;{kinds};{line};viewer=R")
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("row=R!lord,B?heir,G?spy;doing=assassination", "at position 1 acts lord, which does nothing but"),
        ("row=R!soldier,B!archer,G?spy;doing=archer", "at position 1 acts soldier, which"),
        ("row=R!shapeshifter,B?archer,G?spy;doing=archer", "beside the shapeshifter at position 1 lies no"),
        ("row=R!shapeshifter,B?spy,G!archer;doing=archer", "beside the shapeshifter at position 1 lies no"),
        ("row=R!shapeshifter,B!spy/B!archer;doing=archer", "beside the shapeshifter at position 1 lies no"),
        (
            "row=B!spy,R!shapeshifter;at=2;doing=assassination",
            "beside the shapeshifter at position 2 lies no",
        ),
    ],
)
def test_a_card_does_its_own_text_or_what_it_may_copy(line: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(f"players=R,B,G;{line}")
    assert str(error.value).startswith(f"doing: {said}")


@pytest.mark.parametrize(
    ("row", "at", "doing"),
    [
        ("R!shapeshifter,B!archer,G?spy", 1, "archer"),
        ("R?spy,B!informer,R!shapeshifter/R!lord,G!judge", 3, "judge"),
        ("R?spy,B!informer,R!shapeshifter/R!lord,G!judge", 3, "informer"),
        ("R?spy,B!informer,R!shapeshifter/R!lord,G!judge", 3, "shapeshifter"),
        ("B!shapeshifter,R!shapeshifter,G!judge", 2, "shapeshifter"),
    ],
)
def test_a_shapeshifter_does_what_it_may_copy(row: str, at: int, doing: str) -> None:
    state, seating = parse_position(f"players=R,B,G;row={row};at={at};doing={doing};hands=R:heir")
    assert slug_of(state.text) == doing
    assert seating[state.asked] == "R"


@pytest.mark.parametrize(
    ("row", "at", "asked"),
    [
        ("R?lord~,B?spy,G?heir", 2, "B"),
        ("R?_~,B?spy,G?heir", 2, "B"),
        ("R?_~,B?_~,G?_", 3, "G"),
        ("R?lord~,B?_", 2, "B"),
        ("R?_~/R?_,B?_~/B!spy", 0, "B"),  # the round is over, and Blue is the next to be first
    ],
)
def test_a_card_that_does_not_act_this_round_is_not_asked(row: str, at: int, asked: str) -> None:
    state, seating = parse_position(f"players=R,B,G;set=base;row={row}")
    assert (state.at, seating[state.asked]) == (at, asked)
    assert position_text(*parse_position(position_text(state, seating))) == position_text(state, seating)


def test_an_open_card_after_one_that_does_not_act_is_not_played_on() -> None:
    with pytest.raises(NotationError, match=r"^at: position 2 would act by itself"):
        parse_position("players=R,B,G;set=base;row=R?_~,B!spy")


BACK = "players=R,B,G;kinds=informer,shapeshifter,spy,heir,lord,revolt;round=3;at=1"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("row=B?spy,R?lord;older=informer@2", "older: 'informer@2': it needs R:informer among those known"),
        (
            "row=B?spy,R?lord;hands=B:informer;known=B:informer;older=informer@2",
            "older: 'informer@2': it needs R:informer among those known beside it",
        ),
        (
            "row=B?spy,R!lord;hands=R:informer;known=R:informer;older=informer@2",
            "older: 'informer@2': all know what that card is; write closed cards only",
        ),
        (
            "row=B?spy,R?lord/R?revolt*;hands=R:informer;known=R:informer;older=informer@2/2",
            "older: 'informer@2/2': all know what that card is",
        ),
        (
            "row=B?spy,R?informer;known=R:informer;older=informer@2",
            "older: 'informer@2': that card is the informer itself",
        ),
        (
            "row=B?spy,R?_,R?_;known=R:informer,shapeshifter;hands=R:_;older=informer@2,shapeshifter@3",
            "older: R's shapeshifter and informer each have a card older than it alone",
        ),
        ("row=B?spy;known=R:informer", "known: R's informer is neither in the hand nor among the closed"),
        (
            "row=B?spy;known=R:informer;hands=R:lord,B:informer",
            "known: R's informer is neither in the hand",
        ),
        ("row=B?spy,R?_;known=R:informer;older=informer@2", "known: R's informer is neither in the hand"),
        ("row=B?spy,R?_;known=R:informer,shapeshifter", "known: R's informer is neither in the hand"),
        (
            "row=B?spy,R?_,R?_;known=R:informer,shapeshifter;older=informer@2,informer@3",
            "known: R's informer is neither in the hand",
        ),
        (
            "row=B?spy,R?_;known=R:informer,shapeshifter;hands=R:shapeshifter;older=informer@2",
            "known: R's inf",
        ),
    ],
)
def test_what_went_back_to_a_hand_must_have_a_place(line: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(f"{BACK};{line}")
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    "line",
    [
        "row=B?spy,R?_;known=R:informer",
        "row=B?spy,R?_/R?_;known=R:informer;older=informer@2/2",
        "row=B?spy,R?informer/R?_;known=R:informer;older=informer@2/2",
        "row=B?spy,R?_;known=R:informer;hands=R:_;older=informer@2",
        "row=B?spy,R?_;known=R:informer;hands=R:informer;older=informer@2",
        "row=B?spy,R?_;known=R:informer,shapeshifter;hands=R:_;older=informer@2",
        "row=B?spy,R?_,R?_;known=R:informer,shapeshifter;older=informer@2",
        "row=B?spy,R?_,R?_;known=R:informer,shapeshifter;hands=R:_;older=informer@2,shapeshifter@2,informer@3",
        "row=B?spy,R?informer,R?_;known=R:informer,shapeshifter;older=shapeshifter@2",
    ],
)
def test_what_went_back_to_a_hand_has_a_place_for_every_viewer(line: str) -> None:
    state, seating = parse_position(f"{BACK};{line}")
    for seed in range(30):
        world = worlds(Observation(NOBODY, state)).sample(Random(seed))
        again, _ = parse_position(position_text(world, seating))
        assert again.facts() == world.facts()
        for viewer in range(NOBODY, 3):
            seen, _ = parse_observation(observation_text(observe(world, viewer), seating))
            assert worlds(seen).sample(Random(seed)).problems() == []


@settings(max_examples=size(15, 3000))
@given(real_games, st.sampled_from(["swap", "stack", "anyhow"]))
def test_what_real_games_remember_reads_back(game: Game, style: str) -> None:
    """With both cards that can go back to a hand among the ten."""
    back = (1 << KINDS["informer"]) | (1 << KINDS["shapeshifter"])
    others = [kind for kind in range(len(CARDS)) if game.kinds >> kind & 1 and not back >> kind & 1]
    kinds = back | sum(1 << kind for kind in others[:8])
    for state, _ in replace(game, kinds=kinds, style=style).decisions():
        for viewer in range(NOBODY, game.seats):
            seen = observe(state, viewer)
            again, _ = parse_observation(observation_text(seen, game.seating))
            assert again.seen.facts() == seen.seen.facts()


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


@settings(max_examples=size(600, 20_000))
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


@settings(max_examples=size(1500, 60_000))
@given(spoiled_lines())
def test_a_spoiled_position_is_refused_in_words_or_still_sound(line: str) -> None:
    refused_or_sound(line)


@settings(max_examples=size(400, 5000))
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


@settings(max_examples=size(400, 5000))
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


def test_unknown_cards_can_be_many() -> None:
    """Twelve unknown cards of a family have a number each; a thirteenth is refused, not miscounted."""
    line = "players=R,B,G;kinds={};row={}"
    kinds = ",".join(KINDS)
    state, seating = parse_position(line.format(kinds, ",".join(["R?_"] * 12)))
    assert row_text(state, seating) == ["R?_"] * 12
    with pytest.raises(NotationError, match="row: a family has more unknown cards"):
        parse_position(line.format(kinds, ",".join(["R?_"] * 13)))


def row_of(families: str, kinds: int) -> str:
    return ",".join(f"{letter}?{slug}" for letter in families for slug in list(KINDS)[:kinds])


def hands_of(families: str, kinds: int) -> str:
    return ",".join(f"{letter}:{','.join(list(KINDS)[-kinds:])}" for letter in families)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"row={row_of('B', 13)}", "row: B has 13 cards in it and 0 still to place; there is room for 12"),
        (f"row={row_of('B', 13)};phase=over", "row: B has 13 cards in it and 0 still to place"),
        (
            f"row={row_of('B', 9)};round=3;hands={hands_of('B', 7)};phase=placement",
            "row: B has 9 cards in it and 4 still to place; there is room for 12 of a family",
        ),
        (f"row={row_of('B', 9)};kinds={','.join(KINDS)};round=1;hands=B:_,_,_,_", "row: B has 9 cards in"),
        (
            f"row={row_of('RBG', 12)},{row_of('YV', 8)}",
            "row: 52 cards are more than the 50 there is room for",
        ),
        (
            f"row={row_of('RBGYV', 10)};round=5;phase=placement;first=G;to_act=R;hands={hands_of('RB', 2)}",
            "row: 50 cards lie in it and 4 are still to be placed; there is room for 50",
        ),
        (
            f"row={row_of('RBGYV', 10).replace('V?soldier,V?spy', 'V?soldier/V?spy')};round=5"
            f";hands={hands_of('R', 1)}",
            "row: 50 cards lie in it and 1 are still to be placed",
        ),
    ],
)
def test_a_row_without_room_for_the_rest_of_the_game_is_refused(line: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_position(f"players=R,B,G,Y,V;{line}")
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(("row", "cards"), [(row_of("G", 6), 36), (row_of("RBGYV", 4), 50)])
def test_a_row_with_just_enough_room_is_played_to_its_end_and_seen_by_all(row: str, cards: int) -> None:
    """All place at the end and keep every card closed."""
    hands = hands_of("RBGYV", 6)
    state, seating = parse_position(
        f"players=R,B,G,Y,V;round=1;phase=placement;first=G;row={row};hands={hands}"
    )
    while state.question:
        for viewer in range(NOBODY, 5):
            seen = observe(state, viewer)
            families = [card[0] for card in row_text(state, seating)]
            assert [card[0] for card in row_text(seen.seen, seating)] == families
            again, _ = parse_observation(observation_text(seen, seating))
            assert again.seen.facts() == seen.seen.facts()
        state.apply(state.legal()[-1] if state.question == PLACE else parse_action("keep"))
    assert state.length == cards


def test_a_viewer_is_named() -> None:
    state = Game(3, ALLIANCE, 1).start()
    texts = [observation_text(observe(state, viewer), "RBG") for viewer in range(NOBODY, 3)]
    assert [text.rpartition(";")[2] for text in texts] == ["viewer=-", "viewer=R", "viewer=B", "viewer=G"]
    with pytest.raises(NotationError, match="viewer: there is no family 'V'"):
        parse_observation(texts[0].replace("viewer=-", "viewer=V"))
