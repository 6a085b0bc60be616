"""Games that are kept: records, in files and out of them."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path

import pytest
from hypothesis import example, given
from tests.helpers.games import Game as Played
from tests.helpers.games import any_games, mask

from oriflamme import FAMILIES, Game, Record
from oriflamme.notation import record as notation

LONGEST_STUDY = Played(2, mask(list(range(10))), 1, "keep", 0, 10)


@given(any_games)
@example(LONGEST_STUDY)
def test_a_record_read_back_equals_the_original(played: Played) -> None:
    names = {str(letter): f"{letter}, “%:x”" for letter in FAMILIES[: played.seats]}
    actions = played.actions()
    for number in (0, len(actions) // 2, len(actions)):
        further: dict[str, object] = {"seed": 7, "Times": [1.5, None]}
        written = notation.Record("mixed", names, played.deal(), actions[:number], further)
        assert notation.parse_record(notation.record_json(written)) == written
        record = Record.of(written)
        assert Record(record.json()) == record == Record(record.text())
        assert record.game().record() == record
        assert record != Record.of(notation.Record("mixed", names, played.deal(), actions[:number]))


def a_game() -> Game:
    game, rng = Game(players=["Ann", "Ben", "Cleo"], cards="alliance", seed=4), random.Random(4)
    while game.round < 3:
        game.play(rng.choice(game.legal))
    return game


@pytest.mark.parametrize("name", ["game.json", "game.txt", "game"])
def test_a_game_is_saved_and_loaded(tmp_path: Path, name: str) -> None:
    game = a_game()
    game.record().save(tmp_path / name)
    loaded = Game.load(str(tmp_path / name))
    assert loaded == game
    assert (loaded.names, loaded.set, loaded.actions) == (game.names, game.set, game.actions)
    assert loaded.record() == game.record() == Record.load(tmp_path / name)
    loaded.play(loaded.legal[-1])
    assert loaded.record() != game.record()
    assert (tmp_path / name).read_text().startswith("[Oriflamme" if name.endswith(".txt") else "{")


def test_what_a_record_tells() -> None:
    game = a_game()
    record = game.record()
    assert record.set == "alliance"
    assert record.names == {"R": "Ann", "B": "Ben", "G": "Cleo"}
    assert [action.partition(" ")[2] for action in record.actions] == game.actions
    assert json.loads(record.json())["actions"] == record.actions
    assert record.further == {}
    assert str(record) == record.text().rstrip("\n")
    assert repr(record) == f"<Record: alliance set, R:Ann, B:Ben, G:Cleo, {len(game.actions)} actions>"
    replayed = Game(players=["Ann", "Ben", "Cleo"], cards="alliance", seed=4)
    assert record.game(0) == replayed
    for number, action in enumerate(record.actions, 1):
        replayed.play(action)
        assert record.game(number) == replayed
    for twin in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert twin == record


def test_a_name_given_later_is_written_down() -> None:
    game = a_game()
    game.names[game.families[0]] = "Joan"
    assert game.record().names["R"] == "Joan"


def test_what_does_not_load_says_why(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"oriflamme": 1}')
    with pytest.raises(ValueError) as error:
        Game.load(file)
    assert str(error.value) == f"{file}: set: it is missing"
    with pytest.raises(FileNotFoundError):
        Game.load(tmp_path / "none")


def test_a_game_from_a_line_has_no_record() -> None:
    game = Game.from_line(a_game().line())
    with pytest.raises(ValueError, match="began in the middle"):
        game.record()
