"""What each seat and a spectator know of a position, and what only its owner does."""

from __future__ import annotations

import pytest
from tests.helpers.games import Game

from oriflamme.notation.load import load_position
from oriflamme.notation.position import observation_text
from oriflamme.notation.words import parse_action
from oriflamme.rules import ALLIANCE, BASE, NOBODY, State, observe
from oriflamme.rules.board import ASIDE, DISCARD, HAND, HIDDEN_ASIDE, HIDDEN_HAND, RESERVE, STOCK

R, B, G = 0, 1, 2


def position(row: list[str], steps: str = "", **keys: object) -> State:
    """A position of three families after some actions."""
    state = load_position({"players": ["R", "B", "G"], "row": row, **keys}).state
    for step in filter(None, steps.split(", ")):
        state.apply(parse_action(step))
    return state


def seen(state: State, viewer: int, key: str) -> str:
    """A key of the text a viewer gets; empty if it is not there."""
    pairs = observation_text(observe(state, viewer), "RBG").split(";")
    return dict(pair.split("=", 1) for pair in pairs).get(key, "")


def row(state: State, viewer: int) -> str:
    return seen(state, viewer, "row")


@pytest.mark.parametrize("kinds", [BASE, ALLIANCE])
def test_nobody_but_the_owner_sees_hands_and_cards_set_aside(kinds: int) -> None:
    for seed in range(15):
        for state, _ in Game(3 + seed % 3, kinds, seed).decisions():
            for viewer in range(NOBODY, state.seats):
                families = observe(state, viewer).seen.families
                for seat in range(state.seats):
                    for pile, hidden in ((HAND, HIDDEN_HAND), (ASIDE, HIDDEN_ASIDE)):
                        cards = state.families[pile + seat]
                        seen = families[pile + seat], families[hidden + seat]
                        assert seen == ((cards, 0) if seat == viewer else (0, int(cards).bit_count()))


@pytest.mark.parametrize("kinds", [BASE, ALLIANCE])
def test_stocks_discards_and_reserves_are_open_to_all(kinds: int) -> None:
    for seed in range(15):
        for state, _ in Game(3 + seed % 3, kinds, seed, "reveal").decisions():
            for viewer in range(NOBODY, state.seats):
                families = observe(state, viewer).seen.families
                for pile in (STOCK, DISCARD, RESERVE):
                    for seat in range(state.seats):
                        assert families[pile + seat] == state.families[pile + seat]


def test_what_lies_on_a_deal_in_reserve_is_open_to_all() -> None:
    state = position(["R?lord"], reserve={"B": ["deal+3"]})
    assert all(seen(state, viewer, "reserve") == "B:deal+3" for viewer in (NOBODY, R, B, G))


def test_owners_see_their_own_closed_cards() -> None:
    state = position(["R?lord+1/R?spy", "B?ambush^1", "G!heir"])
    assert row(state, R) == "R?lord+1/R?spy,B?_^1,G!heir"
    assert row(state, B) == "R?_+1/R?_,B?ambush^1,G!heir"
    assert row(state, G) == row(state, NOBODY) == "R?_+1/R?_,B?_^1,G!heir"


def test_everybody_sees_how_high_a_stack_is_and_what_lies_on_it() -> None:
    state = position(["R?lord+2/R?spy+1^1/R!diplomat+4", "B?heir"])
    assert row(state, B) == "R?_+2/R?_+1^1/R!diplomat+4,B?heir"


def test_a_card_open_when_covered_stays_known() -> None:
    hands = {letter: ["archer"] for letter in "RBG"}
    state = position(["R!lord", "B?heir"], "place archer on 1", hands=hands, phase="placement")
    assert row(state, G) == "R?_/R!lord,B?_"


def test_a_closed_card_that_is_covered_stays_hidden() -> None:
    hands = {letter: ["archer"] for letter in "RBG"}
    state = position(["R?lord", "B?heir"], "place archer on 1", hands=hands, phase="placement")
    assert row(state, G) == "R?_/R?_,B?_"


def test_a_used_revolt_stays_known_until_it_leaves_the_row() -> None:
    used = ["B?lord", "R?revolt+2", "G?heir", "B?soldier+1"]
    state = position(used, "keep, reveal", hands={"B": ["spy"]})
    assert row(state, G) == "R?revolt*,B?_+1"
    state.apply(parse_action("reveal"))  # the Soldier eliminates it
    assert row(state, G) == "B!soldier"
    assert seen(state, G, "discard") == "R:revolt,B:lord,G:heir"


def test_a_card_that_went_back_to_a_hand_is_known_to_be_there_or_played_since() -> None:
    hands = {"R": ["spy", "heir"], "B": ["spy"], "G": ["spy"]}
    start = ["R?lord", "R!informer", "B?heir"]
    state = position(start, "keep, swap heir, keep", hands=hands)
    for viewer in (NOBODY, B, G):
        assert row(state, viewer).startswith("R?_+1,R?_,B?")
        assert seen(state, viewer, "known") == "R:informer"
        assert seen(state, viewer, "older") == "informer@1,informer@2"  # these lay there before
    # played, it is no longer surely in the hand, and nothing else is said of it
    for step in ("place spy last", "place spy last", "place informer last"):
        state.apply(parse_action(step))
    assert seen(state, NOBODY, "known") == "R:informer"
    assert row(state, NOBODY) == "R?_+1,R?_,B?_+1,B?_,G?_,R?_"
    # until all have seen it again
    for step in ("keep", "keep", "keep", "keep", "keep", "reveal"):
        state.apply(parse_action(step))
    assert row(state, NOBODY).endswith("R!informer")
    assert seen(state, NOBODY, "known") == seen(state, NOBODY, "older") == ""


def test_a_card_swapped_in_is_known_to_its_owner_alone() -> None:
    hands = {"R": ["spy"], "B": ["spy"], "G": ["spy"]}
    state = position(["R!informer", "B?heir"], "swap spy", hands=hands)
    assert row(state, R) == "R?spy~,B?_"
    assert row(state, B) == "R?_~,B?heir"


def test_others_see_that_a_hand_is_asked_but_not_what_it_can_do() -> None:
    state = position(["R!informer", "B?heir"], hands={"R": ["spy", "lord"]})
    assert [len(observe(state, viewer).legal()) for viewer in (NOBODY, R, B, G)] == [0, 3, 0, 0]
    assert observe(state, B).seen.asked == R


def test_whether_a_closed_card_can_be_revealed_is_for_its_owner() -> None:
    """A Revolt without a token looks to others like any closed card."""
    kinds = ["revolt", "lord", "heir"]
    revolt, lord = (position([f"R?{slug}", "B?heir"], kinds=kinds) for slug in ("revolt", "lord"))
    assert revolt.legal() != lord.legal()
    assert observation_text(observe(revolt, B), "RBG") == observation_text(observe(lord, B), "RBG")
    assert observe(revolt, B).seen.facts() == observe(lord, B).seen.facts()


def test_the_text_for_a_spectator_names_no_hidden_card() -> None:
    for seed in range(20):
        for state, _ in Game(3, ALLIANCE, seed, "stack").decisions():
            cards = row(state, NOBODY).replace(",", "/").split("/")
            closed = [card for card in cards if card[1:2] == "?"]
            assert all(card[2] == "_" or card.rstrip("~").endswith("*") for card in closed)
