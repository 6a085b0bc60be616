"""A game through the front door is the engine's game, in words."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from rich.console import Console
from tests.helpers.games import Game as Played
from tests.helpers.games import any_games, real_games, seeds

import oriflamme
from oriflamme import Action, Family, Game, IllegalAction, Kind
from oriflamme.drawing.table import table_view
from oriflamme.notation.position import observation_text, position_keys
from oriflamme.notation.words import action_text
from oriflamme.rules import NOBODY, draw_deal, draw_mixed, observe
from oriflamme.rules.bits import members_of
from oriflamme.rules.catalogue import CARDS, KINDS
from oriflamme.texts import english

TEN = ["archer", "spy", "heir", "lord", "judge", "empress", "ambush", "revolt", "deal", "extortion"]


def played_to_the_end(game: Game, seed: int = 1) -> Game:
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal))
    return game


@given(any_games)
def test_it_shows_what_the_engine_has(played: Played) -> None:
    game = Game.of(played.start())
    seating = played.seating
    for state, action in played.decisions():
        keys = position_keys(state, seating)
        assert game.legal == [action_text(each) for each in state.legal()]
        assert game.row == keys["row"]
        assert game.influence == keys["influence"]
        for told, key in ((game.hands, "hands"), (game.aside, "aside"), (game.discards, "discard")):
            assert {family: kinds for family, kinds in told.items() if kinds} == keys[key]
        assert {family: kinds for family, kinds in game.known.items() if kinds} == keys.get("known", {})
        reserve = {
            family: [f"{kind}+{tokens}" if tokens else kind for kind, tokens in cards.items()]
            for family, cards in game.reserves.items()
            if cards
        }
        assert reserve == keys["reserve"]
        assert (game.round, game.rounds, game.phase) == (keys["round"], state.rounds, keys["phase"])
        assert game.first == keys["first"]
        assert game.at == keys.get("at")
        assert game.acting == (game.row[game.at - 1] if game.at else None)
        assert game.asked == (seating[state.asked] if action else None)
        assert game.over is (not action)
        assert game.winners == ([seating[seat] for seat in state.winners()] if game.over else [])
        assert game.kinds == tuple(CARDS[kind].slug for kind in members_of(state.kinds))
        assert game.packed.facts() == state.facts()
        if action:
            game.play(Action.of(action))
    assert game.actions == [action_text(action) for action in played.actions()]


@given(real_games)
def test_everybody_sees_only_what_they_may(played: Played) -> None:
    game = Game.of(played.start())
    for number, (state, action) in enumerate(played.decisions()):
        if number % 17 == 0:
            for viewer in (NOBODY, *range(state.seats)):
                family = None if viewer == NOBODY else played.seating[viewer]
                seen = game.seen_by(family)
                assert seen.line() == observation_text(observe(state, viewer), played.seating)
                assert seen.family == family
                assert seen.legal == (game.legal if family == game.asked and action else [])
                assert oriflamme.Observation.from_line(seen.line()) == seen
                for other in game.families:
                    assert len(seen.hands[other]) == len(game.hands[other])
                    if other == family:
                        assert seen.hands[other] == game.hands[other]
                    else:
                        assert set(seen.hands[other]) <= {"_"}
        if action:
            game.play(Action.of(action))


@given(real_games)
def test_a_line_reads_back_to_the_same_game(played: Played) -> None:
    game = Game.of(played.start())
    for _, action in played.decisions():
        again = Game.from_line(game.line())
        assert again == game
        assert again.legal == game.legal
        if action:
            game.play(Action.of(action))
            assert again != game


@given(st.integers(3, 5), seeds)
def test_the_deal_is_that_of_the_engine_and_of_the_command(players: int, seed: int) -> None:
    rng = Random(seed)
    assert Game(players, "base", seed).packed.facts() == draw_deal(players, 1023, rng).start().facts()
    rng = Random(seed)
    assert (
        Game(players, "mixed", seed).packed.facts()
        == draw_deal(players, draw_mixed(rng), rng).start().facts()
    )


def test_how_it_is_set_up() -> None:
    game = Game()
    assert (game.families, game.set, game.round, game.rounds) == (("R", "B", "G"), "base", 1, 6)
    assert game.names == {"R": "Red", "B": "Blue", "G": "Green"}
    assert [len(hand) for hand in game.hands.values()] == [7, 7, 7]
    assert [len(aside) for aside in game.aside.values()] == [3, 3, 3]
    assert Game() != Game()  # each with a seed of its own
    assert Game(seed=-5) == Game(seed=-5)
    assert Game(players=5, cards="alliance", seed=2**80).kinds == oriflamme.Set("alliance").kinds
    own = Game(players=["Ann", "Ben", "Cleo", "Dan"], cards=reversed(TEN), seed=3)
    assert own.set == "mixed"
    assert set(own.kinds) == set(TEN)
    assert own.names == {"R": "Ann", "B": "Ben", "G": "Cleo", "Y": "Dan"}
    assert isinstance(own.asked, Family)
    assert all(isinstance(kind, Kind) for kind in own.hands["R"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"cards": "bsae"}, "there is no set 'bsae'; did you mean 'base'?"),
        ({"cards": "archer"}, "there is no set 'archer'; there is base, alliance, mixed"),
        ({"cards": ["archr"]}, "there is no card 'archr'; did you mean 'archer'?"),
        ({"cards": [*TEN, "deal"]}, "'deal' is there twice"),
        ({"cards": TEN[:9]}, "a set has 6 characters and 4 intrigues, not 6 and 3"),
        ({"cards": 3}, "cards: base, alliance, mixed or a list of ten kinds, not 3"),
        ({"players": 9}, "players: a game has 3 to 5, not 9; the nearest is 5"),
        ({"players": 2}, "players: a game has 3 to 5, not 2; the nearest is 3"),
        ({"players": ["Ann"]}, "players: a game has 3 to 5, not 1; the nearest is 3"),
        ({"players": "3"}, "players: a number from 3 to 5 or a list of names, not '3'"),
        ({"players": True}, "players: a number from 3 to 5 or a list of names, not True"),
        ({"players": ["Ann", "Ben", 3]}, "players: 3 is not a name"),
        ({"seed": "7"}, "seed: '7' is not a whole number"),
    ],
)
def test_a_wrong_argument_is_told_with_what_would_be_right(
    arguments: dict[str, object], message: str
) -> None:
    with pytest.raises((TypeError, ValueError)) as error:
        Game(**arguments)  # type: ignore[arg-type]
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("family", "message"),
    [
        ("X", "there is no family 'X' here; there are R, B, G"),
        ("Y", "there is no family 'Y' here; there are R, B, G"),
        ("r", "there is no family 'r' here; did you mean 'R'?"),
        (0, "there is no family 0 here; there are R, B, G"),
        (9, "there is no family 9 here; there are R, B, G"),
    ],
)
def test_only_who_is_at_the_table_sees_something(family: str, message: str) -> None:
    with pytest.raises(ValueError) as error:
        Game().seen_by(family)
    assert str(error.value) == message


# -- playing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("keep", "'keep' is not legal now."),
        ("place archr first", "'place archr first' is not legal now; did you mean 'place archer first'?"),
        ("plcae archer first", "'plcae archer first' is not legal now; did you mean 'place archer first'?"),
        ("", "'': there is no action ''; there is keep, reveal, report, withdraw,"),
        ("R place archer first", "B is asked, not R."),
        (Action("target 2"), "'target 2' is not legal now."),
    ],
)
def test_an_illegal_action_says_what_would_be_legal(said: str, message: str) -> None:
    game = Game(seed=7)
    before = game.copy()
    with pytest.raises(IllegalAction) as error:
        game.play(said)
    assert str(error.value).startswith(message)
    assert str(error.value).endswith(f" Legal for B: {', '.join(game.legal)}")
    assert error.value.legal == game.legal
    assert game == before
    assert game.actions == []


def test_a_long_list_of_legal_actions_is_cut() -> None:
    game = Game.from_line(
        "players=R,B,G;row=R?lord,R?spy,R?heir;hands=R:archer,soldier,ambush,assassination,conspiracy;"
        "phase=placement;to_act=R"
    )
    with pytest.raises(IllegalAction, match=r"place conspiracy last|… \(25 in all\)$") as error:
        game.play("keep")
    assert len(error.value.legal) == 25


def test_after_the_end_nothing_is_legal() -> None:
    game = played_to_the_end(Game(seed=3))
    assert (game.legal, game.asked, game.question) == ([], None, None)
    assert game.winners
    with pytest.raises(IllegalAction, match=r"^'keep' is not legal: the game is over$"):
        game.play("keep")


def test_an_action_is_a_text_and_nothing_else() -> None:
    with pytest.raises(TypeError, match="not 26624"):
        Game().play(26624)  # type: ignore[arg-type]


def test_a_text_may_name_its_family() -> None:
    game = Game(seed=7)
    game.play(" B  place archer   first ")
    game.play("G place archer last")
    assert game.row == ["B?archer", "G?archer"]


# -- looking -----------------------------------------------------------------------------------------


@given(real_games, seeds)
def test_an_imagined_game_fits_what_was_seen(played: Played, seed: int) -> None:
    game = Game.of(played.start())
    for number, (state, action) in enumerate(played.decisions()):
        if number % 9 == 0:
            for family in (None, *game.families):
                seen = game.seen_by(family)
                world = seen.imagine(Random(seed))
                assert world.seen_by(family) == seen
                assert world == seen.imagine(Random(seed))
                assert seen.imagine(random.Random(seed)) == seen.imagine(random.Random(seed))
                played_to_the_end(world)
                assert game.packed.facts() == state.facts()
        if action:
            game.play(Action.of(action))


def test_it_prints_as_the_terminal_draws_it() -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], cards=TEN, seed=5)
    rng = random.Random(5)
    for _ in range(30):
        game.play(rng.choice(game.legal))
        console = Console(width=100, color_system=None, highlight=False)
        with console.capture() as captured:
            names = list(game.names.values())
            console.print(table_view(english(), observe(game.packed, 0), names))
        drawn = "\n".join(line.rstrip() for line in captured.get().rstrip().split("\n"))
        printed = str(game.seen_by("R"))
        hand = ", ".join(kind.name for kind in game.hands["R"]) or "–"
        assert printed.replace(f"Your hand: {hand}\n", "") == drawn.replace(f"Your hand: {hand}\n", "")
        assert f"\nYour hand: {hand}\n" in printed
        assert "\x1b" not in printed


def test_a_whole_game_prints_every_card_and_a_seat_only_its_own() -> None:
    game = Game(seed=7)
    game.play("place archer first")
    whole, spectator = str(game), str(game.seen_by(None))
    for family, hand in game.hands.items():
        assert f"{game.names[family]}, hand: {', '.join(kind.name for kind in hand)}\n" in whole
    assert "Archer" in whole
    assert not any(kind.name in spectator for kind in oriflamme.KINDS)
    assert "?" in spectator


def test_families_print_with_their_own_letters_in_any_seating() -> None:
    game = Game.from_line("players=V,Y,R;row=V!lord,Y?spy,R?heir;at=2")
    assert game.families == ("V", "Y", "R")
    assert game.asked == "Y"
    printed = str(game)
    assert "╭─1─────────V─╮ ┏━▶2━━━━━━━━Y━┓ ╭─3─────────R─╮" in printed
    assert "▶  Y  Yellow" in printed


def test_each_says_what_it_is() -> None:
    game = Game(seed=7)
    assert repr(game) == "<Game: 3 families, base set, round 1 of 6, B is asked to place>"
    assert repr(game.seen_by("R")) == f"<Observation of R: {repr(game)[7:]}"
    assert repr(game.seen_by(None)).startswith("<Observation of a spectator: 3 families")
    assert repr(played_to_the_end(game)) == "<Game: 3 families, base set, round 6 of 6, over>"


def test_every_kind_can_be_in_a_game() -> None:
    assert set(KINDS) == set(oriflamme.KINDS)
