"""Positions that are wrong: no game could show them, or none could be played on from them. What is said
names the place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers.games import Game, real_games, size

from oriflamme.notation.cards import row_text
from oriflamme.notation.position import (
    observation_text,
    parse_observation,
    parse_position,
    position_text,
)
from oriflamme.notation.remembered import parse_remembered, remembered_text
from oriflamme.notation.words import NotationError, action_text, parse_action, slug_of
from oriflamme.rules import ALLIANCE, BASE, CARDS, KINDS, NOBODY, Log, Observation, Random, observe, worlds
from oriflamme.rules.actions import NOTHING, PLACE


def refusal(line: str) -> str:
    with pytest.raises(NotationError) as error:
        parse_position(line)
    return str(error.value)


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
    assert refusal(f"{GOOD};{more}").startswith(said)


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
    assert refusal(f"players=R,B,G;row={row}").startswith(said)


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
    assert refusal(f"players=R,B,G;influence={influence}").startswith(said)


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
    assert refusal(f"players=R,B,G;{line}").startswith(f"doing: {said}")


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
    assert refusal(f"{BACK};{line}").startswith(said)


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


@settings(max_examples=size(10, 600))
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


def test_unknown_cards_can_be_many() -> None:
    """Ten unknown cards of a family have a number each; an eleventh is refused, not miscounted."""
    line = "players=R,B,G;kinds={};row={}"
    kinds = ",".join(KINDS)
    state, seating = parse_position(line.format(kinds, ",".join(["R?_"] * 10)))
    assert row_text(state, seating) == ["R?_"] * 10
    with pytest.raises(NotationError, match="row: a family has more than 10 unknown cards"):
        parse_position(line.format(kinds, ",".join(["R?_"] * 11)))


def row_of(families: str, kinds: int) -> str:
    return ",".join(f"{letter}?{slug}" for letter in families for slug in list(KINDS)[:kinds])


def hands_of(families: str, kinds: int) -> str:
    return ",".join(f"{letter}:{','.join(list(KINDS)[-kinds:])}" for letter in families)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"row={row_of('B', 11)}", "row: B has 11 cards in it and 0 still to place; there is room for 10"),
        (f"row={row_of('B', 11)};phase=over", "row: B has 11 cards in it and 0 still to place"),
        (
            f"row={row_of('B', 7)};round=3;hands={hands_of('B', 7)};phase=placement",
            "row: B has 7 cards in it and 4 still to place; there is room for 10 of a family",
        ),
        (f"row={row_of('B', 7)};kinds={','.join(KINDS)};round=1;hands=B:_,_,_,_", "row: B has 7 cards in"),
        (
            f"row={row_of('RBG', 12)},{row_of('YV', 8)}",
            "row: 52 cards are more than the 50 there is room for",
        ),
        (
            f"row={row_of('RBGYV', 10)};round=5;phase=placement;first=G;to_act=R;hands={hands_of('RB', 2)}",
            "row: R has 10 cards in it and 2 still to place; there is room for 10",
        ),
        (
            f"row={row_of('RBGYV', 10).replace('V?soldier,V?spy', 'V?soldier/V?spy')};round=5"
            f";hands={hands_of('R', 1)}",
            "row: R has 10 cards in it and 1 still to place",
        ),
    ],
)
def test_a_row_without_room_for_the_rest_of_the_game_is_refused(line: str, said: str) -> None:
    assert refusal(f"players=R,B,G,Y,V;{line}").startswith(said)


@pytest.mark.parametrize(("row", "cards"), [(row_of("G", 4), 34), (row_of("RBGYV", 4), 50)])
def test_a_row_with_just_enough_room_is_played_to_its_end_and_seen_by_all(row: str, cards: int) -> None:
    """All place at the end and keep every card closed."""
    hands = hands_of("RBGYV", 6)
    state, seating = parse_position(
        f"players=R,B,G,Y,V;round=1;phase=placement;first=G;row={row};hands={hands}"
    )
    while state.question:
        for viewer in (NOBODY, state.asked):
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


@pytest.mark.parametrize("kinds", [BASE, ALLIANCE])
def test_what_was_heard_comes_along(kinds: int) -> None:
    game, log = Game(3, kinds, 8), Log()
    for state, _ in game.decisions(log):
        if state.question == NOTHING:
            continue
        seen = observe(state, state.asked)
        alone = remembered_text(seen, "RBG")
        assert alone == observation_text(seen, "RBG")
        seen.history = log.heard_by(state.asked)
        read, seating = parse_remembered(remembered_text(seen, "RBG"))
        assert (observation_text(read, seating), seating) == (alone, "RBG")
        assert [event.__reduce__() for event in read.history] == [
            event.__reduce__() for event in seen.history
        ]
        assert parse_remembered(alone)[0].history == []
