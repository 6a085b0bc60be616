"""What holds at every decision of every game, whatever is played."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.helpers.games import Game, any_games, choose, size

from oriflamme.notation.position import position_keys
from oriflamme.rules import ALLIANCE, BASE, IllegalAction, Log, Random, State
from oriflamme.rules.actions import KEEP, PLACE
from oriflamme.rules.board import STOCK

GAMES = settings(max_examples=size(100, 3000))

EVERY_ACTION = range(16 << 11)
"""Every integer that a verb, a kind and a number can be packed into, and verbs that there are not."""

STRANGE = [-1, -2, -(1 << 11), -(1 << 40), 16 << 11, 1 << 31, (1 << 62) + 4096, (1 << 63) - 1]
BEYOND = [1 << 63, 1 << 64, (1 << 64) + (1 << 11), -(1 << 63) - 1, 10**40]
"""Integers that may be no action; the compiled engine cannot even hold the second."""


def cards_of_each_family(state: State, seating: str) -> dict[str, list[str]]:
    """Every card there is, as the position's text names them."""
    keys = position_keys(state, seating)
    cards: dict[str, list[str]] = {letter: [] for letter in seating}
    for pile in ("hands", "aside", "discard", "reserve"):
        families = keys[pile]
        assert isinstance(families, dict)
        for letter, slugs in families.items():
            cards[letter] += [slug.partition("+")[0] for slug in slugs]
    for card in cards_of_the_row(keys):
        cards[card[0]] += re.findall("[a-z-]+", card)
    return {letter: sorted(slugs) for letter, slugs in cards.items()}


def cards_of_the_row(keys: dict[str, object]) -> list[str]:
    row = keys["row"]
    assert isinstance(row, list)
    return [card for stack in row for card in stack.split("/")]


@GAMES
@given(any_games)
def test_every_family_always_has_each_kind_once(game: Game) -> None:
    for state, _ in game.decisions():
        cards = cards_of_each_family(state, game.seating)
        slugs = position_keys(state, game.seating)["kinds"]
        assert isinstance(slugs, list)
        assert len(slugs) == game.kinds.bit_count()
        assert all(cards[letter] == sorted(slugs) for letter in game.seating), cards


@GAMES
@given(any_games)
def test_five_verdict_tokens_and_no_debts(game: Game) -> None:
    for state, _ in game.decisions():
        row = cards_of_the_row(position_keys(state, game.seating))
        on_cards = sum(int(n) for card in row for n in re.findall(r"\^(\d+)", card))
        assert on_cards + state.pool == 5
        assert state.pool >= 0
        assert all(state.families[STOCK + seat] >= 0 for seat in range(game.seats))


@GAMES
@given(any_games)
def test_a_game_has_no_problems(game: Game) -> None:
    for state, _ in game.decisions():
        assert state.problems() == []


def most_decisions(seats: int, rounds: int) -> int:
    """More decisions than a game can have.

    In round r at most seats * r cards lie in the row: each family adds one a round, an Informer's swap
    changes one for another. In an activation every one of them acts at most once, for the acting slot
    only moves on and a card that acts in its stead (rule 2) lay beneath it, except that a card which a
    Royal Decree moves ahead acts once more. A Decree is discarded then and never comes back, so this
    happens once a family and game. A card that acts asks at most three times: keep or reveal; then two
    steps, of a Decree or of a Shapeshifter (whom to copy, and one choice of the copied character).
    """
    acting = sum(seats * r for r in range(1, rounds + 1)) + seats
    return seats * rounds + 3 * acting


@GAMES
@given(any_games)
def test_every_game_ends_within_a_bound(game: Game) -> None:
    count = 0
    for state, action in game.decisions():
        assert 1 <= state.round <= game.rounds
        count += 1 if action else 0
        assert count <= most_decisions(game.seats, game.rounds)
    assert state.round == game.rounds
    assert state.question == 0
    assert state.winners()


@GAMES
@given(any_games)
def test_the_legal_actions_are_told_alike_however_one_asks(game: Game) -> None:
    for state, _ in game.decisions():
        legal = state.legal()
        assert state.legal_count() == len(legal)
        assert [state.legal_at(i) for i in range(len(legal))] == legal
        assert len(set(legal)) == len(legal)
        assert all(state.is_legal(action) for action in legal)


@GAMES
@given(any_games)
def test_a_lone_choice_is_asked_only_where_silence_would_tell(game: Game) -> None:
    """Placement and keep or reveal are always asked; anything else only with something to choose."""
    for state, action in game.decisions():
        if action and state.question not in (PLACE, KEEP):
            assert state.legal_count() >= 2


def refused(state: State, action: int) -> bool:
    """Whether `apply` refuses an action, as it must without changing anything."""
    before = state.facts()
    try:
        state.apply(action)
    except IllegalAction:
        pass
    except (OverflowError, TypeError):
        # mypyc's own refusal of what does not fit 64 bits
        if -(1 << 63) <= action < 1 << 63:
            raise
    else:
        return False
    assert state.facts() == before
    return True


def accepted(state: State, actions: list[int]) -> list[int]:
    """Those actions that `apply` accepts."""
    found = []
    trial = state.clone()
    for action in actions:
        if not refused(trial, action):
            found.append(action)
            trial = state.clone()
    return found


@pytest.mark.parametrize("style", ["reveal", "stack"])
@pytest.mark.parametrize("kinds", [BASE, ALLIANCE])
def test_apply_accepts_the_legal_actions_and_no_other_there_is(kinds: int, style: str) -> None:
    """All actions that can be written as integers, at every decision, the last one too."""
    for seed in range(size(1, 8)):
        for state, _ in Game(3, kinds, seed, style).decisions():
            trial = [action for action in EVERY_ACTION if state.is_legal(action)]
            assert sorted(state.legal()) == trial
            # apply is tried on all of them, too; an exception each time, so not at every decision
            if state.plays % size(16, 4) == 0:
                assert accepted(state, [*STRANGE, *EVERY_ACTION]) == trial


@GAMES
@given(any_games, st.lists(st.integers(-(2**70), 2**70) | st.integers(0, 2**15), max_size=8))
def test_an_action_not_offered_is_refused_and_changes_nothing(game: Game, strange: list[int]) -> None:
    rng = Random(game.seed)
    for state, _ in game.decisions():
        tried = [rng.randrange(16 << 11) for _ in range(20)] + STRANGE + BEYOND + strange
        legal = state.legal()
        assert accepted(state, tried) == [action for action in tried if action in legal]


@GAMES
@given(any_games, st.data())
def test_an_action_of_another_decision_is_refused(game: Game, data: st.DataObject) -> None:
    """What was legal a moment ago, or will be, is what a slow or forged message brings."""
    actions = game.actions()
    late = data.draw(st.sampled_from(actions))
    for state, _ in game.decisions():
        assert (late in accepted(state, [late])) == (late in state.legal())


@GAMES
@given(any_games, st.data())
def test_a_clone_never_shares_with_its_original(game: Game, data: st.DataObject) -> None:
    """Played on at any decision, neither the clone nor the original notices the other."""
    rng = Random(game.seed + 7)
    branches = []
    for state, _ in game.decisions():
        before, clone = state.facts(), state.clone()
        assert clone.facts() == before
        branches.append((clone, before))
        other = state.clone()
        for _ in range(6):
            if other.question:
                other.apply(choose(other, "anyhow", rng))
        assert state.facts() == before
    # by now the original has been played to its end
    for clone, before in branches:
        assert clone.facts() == before


@GAMES
@given(any_games)
def test_the_same_deal_and_actions_give_the_same_game_heard_or_not(game: Game) -> None:
    unheard = [(state.facts(), action) for state, action in game.decisions()]
    log = Log()
    heard = [(state.facts(), action) for state, action in game.decisions(log)]
    assert heard == unheard
    assert log.events[-1].what == "game-over"
