"""A game saved as a line of text at any decision, and loaded, is the same game."""

from __future__ import annotations

from hypothesis import given, settings
from tests.helpers.games import Game, any_games, real_games, size

from oriflamme.notation.position import (
    observation_text,
    parse_observation,
    parse_position,
    position_query,
    position_text,
)
from oriflamme.rules import NOBODY, observe


@settings(max_examples=size(60, 2000))
@given(any_games.filter(lambda game: game.seats >= 3))
def test_saved_and_loaded_at_any_decision_a_game_goes_on_the_same(game: Game) -> None:
    """Every loaded game is played to the end with the same actions, and compared at each decision."""
    loaded = []
    for number, (state, action) in enumerate(game.decisions()):
        line = position_text(state, game.seating)
        if number % 5 == game.seed % 5:
            read, seating = parse_position(line)
            assert seating == game.seating
            loaded.append(read)
        for other in loaded:
            assert other.facts() == state.facts(), line
            assert other.legal() == state.legal()
            if action:
                other.apply(action)
    assert all(other.winners() == state.winners() for other in loaded)


@settings(max_examples=size(20, 800))
@given(any_games.filter(lambda game: game.seats >= 3))
def test_the_text_of_a_position_reads_back_to_the_same_text(game: Game) -> None:
    for state, _ in game.decisions():
        line = position_text(state, game.seating)
        assert "\n" not in line
        assert position_text(*parse_position(line)) == line
        query = position_query(line)
        assert query.startswith("p=")
        assert query.isascii()
        assert not set("&#+ /?") & set(query[2:])
        assert position_text(*parse_position(query[2:])) == line


@settings(max_examples=size(20, 800))
@given(real_games)
def test_what_each_viewer_sees_reads_back_to_the_same(game: Game) -> None:
    for state, _ in game.decisions():
        if state.plays % 3:
            continue
        for viewer in range(NOBODY, game.seats):
            seen = observe(state, viewer)
            line = observation_text(seen, game.seating)
            read, seating = parse_observation(line)
            assert (read.viewer, seating) == (viewer, game.seating)
            assert read.seen.facts() == seen.seen.facts(), line
            assert read.legal() == seen.legal()
            assert observation_text(read, seating) == line


def test_a_study_with_fewer_rounds_says_so() -> None:
    state = Game(3, 0b111, 1, aside=0, rounds=2).start()
    line = position_text(state, "RBG")
    assert "rounds=2" in line.split(";")
    assert parse_position(line).state.rounds == 2
