"""What scenarios cannot say of the table: huge numbers, and positions that no game could show."""

from __future__ import annotations

import pytest
from tests.helpers.games import Game

from oriflamme.notation.load import load_position
from oriflamme.notation.words import NotationError, parse_action
from oriflamme.rules import ALLIANCE, State
from oriflamme.rules.board import (
    BENEATH_AT,
    DISCARD,
    HAND,
    KNOWN,
    KNOWN_IN_HAND,
    OPEN,
    RESERVE,
    STOCK,
    VERDICT_TOKEN,
    kind_of,
)


def position(row: list[str], **keys: object) -> State:
    return load_position({"players": ["R", "B", "G"], "row": row, **keys}).state


def test_the_supply_never_runs_out() -> None:
    """More influence than any box holds, on cards and in stocks."""
    state = position(["R?conspiracy+900", "B?heir+900"], influence={"R": 999_999})
    state.apply(parse_action("reveal"))
    assert state.families[STOCK] == 999_999 + 1800
    state.apply(parse_action("keep"))
    assert state.tokens(state.row[1]) == 901


def test_a_stack_of_two_families_is_a_problem() -> None:
    with pytest.raises(NotationError, match="row: position 1 is a stack of two families"):
        position(["R?lord/B?spy"])


def spoiled(what: str) -> State:
    """A real position with one thing in it that cannot be."""
    state = position(
        ["R?lord+1", "B!heir", "G?revolt"],
        kinds=["lord", "heir", "revolt", "spy", "deal"],
        hands={"R": ["spy"]},
    )
    assert state.problems("RBG") == []
    lord, heir = state.row[1], state.row[2]
    if what == "first":
        state.first = 3
    elif what == "round":
        state.round = 7
    elif what == "rounds":
        state.rounds = state.round = 11
    elif what == "seats":
        state.seats = 6
    elif what == "debt":
        state.families[STOCK + 1] = -1
    elif what == "twice":
        state.families[HAND] |= 1 << kind_of(lord)
    elif what == "discard twice":
        state.families[DISCARD] = state.families[HAND]
    elif what == "not in play":
        state.families[HAND + 2] = 1
    elif what == "row not in play":
        state.kinds &= ~(1 << kind_of(lord))
    elif what == "reserved":
        state.families[RESERVE + 2] = 1 << kind_of(lord)
    elif what == "known not in play":
        state.families[KNOWN_IN_HAND] = 1
    elif what == "two families":
        state.lies[lord] |= (heir + 1) << BENEATH_AT
    elif what == "open tokens":
        state.lies[heir] += 2
    elif what == "open intrigue":
        state.lies[state.row[3]] |= OPEN
    elif what == "known":
        state.lies[lord] |= KNOWN
    elif what == "verdicts":
        state.lies[lord] += 3 * VERDICT_TOKEN
        state.lies[heir] += 3 * VERDICT_TOKEN
    elif what == "pool":
        state.pool = 4
    return state


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("first", "first: the first player is none of the families"),
        ("round", "round: 7 is outside 1 to 6"),
        ("rounds", "rounds: 11 is outside 1 to 10"),
        ("seats", "players: there are 6; a game has 2 to 5"),
        ("debt", "influence: B has less than none"),
        ("twice", "hands: R has a second lord"),
        ("discard twice", "discard: R has a second spy"),
        ("not in play", "hands: G's archer is not among the kinds in play"),
        ("row not in play", "row: position 1: R's lord is not among the kinds in play"),
        ("reserved", "reserve: G's lord is not a card that is reserved"),
        ("known not in play", "known: R's archer is not among the kinds in play"),
        ("two families", "row: position 1 is a stack of two families"),
        ("open tokens", "row: position 2: B's heir lies open with tokens on it; only a Diplomat may"),
        (
            "open intrigue",
            "row: position 3: G's revolt lies open; an intrigue does so only while its choice is asked",
        ),
        ("known", "row: position 1: R's lord is marked as known to all; only a used Revolt is"),
        ("verdicts", "row: 6 verdict tokens lie on cards; there are only 5"),
        ("pool", "row: 0 verdict tokens lie on cards and 4 in the pool"),
    ],
)
def test_a_state_says_in_words_what_is_wrong_with_it(what: str, said: str) -> None:
    assert said in spoiled(what).problems("RBG")


def test_all_that_is_wrong_is_said_at_once() -> None:
    state = Game(3, ALLIANCE, 1).start()
    state.first, state.round, state.families[STOCK] = 9, 0, -4
    assert [sentence.split(":")[0] for sentence in state.problems()] == ["round", "first", "influence"]
