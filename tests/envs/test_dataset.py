"""Games as Parquet files: the games of the library, the same files however they are made, whole parts."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.helpers.commands import refused, run_here
from tests.helpers.places import ROOT

from oriflamme.bots.core.encoder import OWN_HAND, SIZE
from oriflamme.envs import Batch
from oriflamme.envs.dataset import SCHEMA
from oriflamme.rules.catalogue import KINDS

FEW = ("--games", "7", "--part-games", "3", "--bots", "knight,random,greedy", "--seed", "5")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder).to_pylist()
    return found


def written(folder: Path, *options: str) -> Path:
    done = run_here("dataset", folder, *options)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.mark.parametrize(("cards", "players"), [("base", 3), ("alliance", 5), ("mixed", 4)])
def test_rows_are_the_decisions_of_the_same_games_elsewhere(
    cards: str, players: int, tmp_path: Path
) -> None:
    """Each game is played again in a batch: all that a row says of a position is what the batch shows."""
    options = ("--set", cards, "--players", str(players), "--bots", "squire", "--games", "4")
    found = rows(written(tmp_path / "games", *options, "--workers", "1"))
    assert {row["game"] for row in found} == {0, 1, 2, 3}
    for game in range(4):
        decisions = [row for row in found if row["game"] == game]
        assert [row["decision"] for row in decisions] == list(range(len(decisions)))
        batch = Batch(1, players, cards, seed=[decisions[0]["seed"]], observations=True)
        assert decisions[0]["seat"] == decisions[0]["first"]
        for row in decisions:
            turn, state = batch.turn, batch.state(0)
            count = turn.legal_count[0]
            assert row["legal"] == turn.legal[0, :count].tolist()
            features = row["features"]
            assert features == [number for number in turn.observation[0].tolist() if number != SIZE]
            assert (row["seat"], row["players"], row["round"]) == (turn.asked[0], players, state.round)
            batch.step([row["action"]])
        assert batch.turn.over[0]
        rewards = batch.turn.rewards[0]
        assert all(row["share"] == rewards[row["seat"]] for row in decisions)
        by_seat = {row["seat"]: (row["place"], -row["influence"]) for row in decisions}
        ranked = sorted(by_seat.values())
        assert sum(place for place, _ in ranked) == sum(range(1, players + 1))
        assert [less for _, less in ranked] == sorted(less for _, less in ranked)


def test_a_row_names_the_card_that_it_is_about(tmp_path: Path) -> None:
    found = rows(written(tmp_path / "games", "--games", "2", "--bots", "random", "--workers", "1"))
    placed: set[object] = set()
    for row in found:
        whose = (row["game"], row["seat"], row["card"])
        if row["action"] < 682:
            placed.add(whose)
        else:
            assert whose in placed  # nobody keeps, reveals or uses a card that is not in the row
    assert {row["bot"] for row in found} == {"random"}


def test_files_do_not_depend_on_workers_and_finished_parts_are_kept(tmp_path: Path) -> None:
    here = written(tmp_path / "here", *FEW, "--workers", "1")
    assert sorted(contents(here)) == ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    there = written(tmp_path / "there", *FEW, "--workers", "2")
    assert contents(there) == contents(here)
    assert {row["game"]: row["bot"] for row in rows(here) if row["seat"] == 2} == dict.fromkeys(
        range(7), "greedy"
    )

    before = (here / "part-00000.parquet").stat()
    (here / "part-00001.parquet").unlink()
    done = run_here("dataset", here, *FEW)
    assert "7 games (4 of them were there) in 3 parts" in done.stdout
    assert contents(here) == contents(there)
    assert (here / "part-00000.parquet").stat() == before
    assert contents(written(tmp_path / "other", *FEW, "--seed", "6")) != contents(there)


TIRED = """
from pathlib import Path
from oriflamme.bots import Answer

class Tired:
    def __init__(self):
        self.games = Path(__file__).with_suffix(".games")
        with self.games.open("a") as file:
            file.write("x")

    def choose(self, observation, decision, rng, budget):
        if self.games.stat().st_size > 6:
            raise ValueError("tired")
        return Answer(decision.legal[0])
"""


def test_a_run_that_fails_leaves_whole_parts_and_is_continued(tmp_path: Path) -> None:
    bot, folder = tmp_path / "tired.py", tmp_path / "games"
    bot.write_text(TIRED)
    command = ("dataset", folder, "--games", "9", "--part-games", "2", "--workers", "1")
    bots = ("--bots", f"{bot}:Tired,random,random")
    assert "a bot has failed: ValueError: tired" in refused(
        *command, *bots
    )  # in its sixth game, in the third part
    assert {path.name: pq.read_table(path).num_rows > 0 for path in folder.iterdir()} == {
        "part-00000.parquet": True,
        "part-00001.parquet": True,
    }
    bot.with_suffix(".games").unlink()
    assert "9 games (4 of them were there) in 5 parts" in run_here(*command, *bots).stdout
    assert len(contents(folder)) == 5


def test_the_folder_of_other_games_is_left_alone(tmp_path: Path) -> None:
    folder = written(tmp_path / "games", *FEW, "--workers", "1")
    before = contents(folder)
    assert "(seed: 5, not 6); choose another folder" in refused("dataset", folder, *FEW, "--seed", "6")
    assert "(set: base, not alliance)" in refused("dataset", folder, *FEW, "--set", "alliance")
    assert "of more games" in refused("dataset", folder, *FEW, "--games", "3")
    assert "(games: 1, not 2)" in refused("dataset", folder, *FEW, "--games", "8")
    assert contents(folder) == before
    (folder / "part-00001.parquet").write_bytes(before["part-00001.parquet"][:100])
    assert "part-00001.parquet' is no part of a data set" in refused("dataset", folder, *FEW)


def test_errors_say_what_helps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write" in refused("dataset", tmp_path / "file", "--games", "1", "--bots", "random")
    assert "there is no bot 'knigt'" in refused("dataset", tmp_path / "games", "--bots", "knigt")
    assert "has no part of a data set" in refused("plot", tmp_path, "--out", tmp_path / "out")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for module in ("oriflamme.envs.dataset", "oriflamme.envs.plots"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    for command in (("dataset", tmp_path / "games"), ("plot", tmp_path)):
        assert refused(*command).endswith("need the package pyarrow: pip install 'oriflamme[data]'")


def test_a_part_says_what_was_played_and_the_page_explains_every_column(tmp_path: Path) -> None:
    folder = written(tmp_path / "games", *FEW, "--workers", "1")
    schema = pq.read_schema(folder / "part-00002.parquet")
    told = json.loads(schema.metadata[b"oriflamme"])
    assert (told["set"], told["seed"], told["first game"], told["games"]) == ("base", 5, 6, 1)
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    table = page.partition("\n## Data sets\n")[2].partition("\n## ")[0]
    for field in SCHEMA:
        assert f"\n| `{field.name}` | {in_words(field.type)} |" in table, field.name


def in_words(type_: pa.DataType) -> str:
    if pa.types.is_dictionary(type_):
        return "word"
    if pa.types.is_list(type_):
        return f"list of {type_.value_type}"
    return str(type_).replace("double", "float64")


def test_pictures_show_what_the_games_say(tmp_path: Path) -> None:
    folder = written(tmp_path / "games", "--games", "60", "--bots", "random", "--workers", "1")
    done = run_here("plot", folder, "--out", tmp_path / "pictures")
    assert (done.returncode, done.stderr) == (0, "")
    drawn = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "pictures").iterdir()}
    assert sorted(drawn) == ["cards.svg", "closed.svg", "seats.svg"]

    found = rows(folder)
    families = {(row["game"], row["seat"]): row for row in found}.values()
    began = [row["share"] for row in families if row["seat"] == row["first"]]
    assert f"the first player: {np.mean(began):.1%}" in drawn["seats.svg"]

    with_lord: list[float] = []
    without: list[float] = []
    for row in (row for row in found if row["round"] == 1):
        if row["action"] < 682:
            (with_lord if OWN_HAND + KINDS["lord"] in row["features"] else without).append(row["share"])
    more = 100 * (np.mean(with_lord) - np.mean(without))
    assert f"Lord: {more:+.1f}".replace("-", "−") in drawn["cards.svg"]

    asked: dict[str, list[float]] = {"keep": [], "reveal": []}
    met: set[tuple[int, int, str]] = set()
    for row in found:
        whose = (row["game"], row["seat"], row["card"])
        if row["card"] == "heir" and row["action"] in (682, 683) and whose not in met:
            met.add(whose)
            asked["keep" if row["action"] == 682 else "reveal"].append(row["share"])
    more = 100 * (np.mean(asked["keep"]) - np.mean(asked["reveal"]))
    assert f"Heir, asked first: {more:+.1f}".replace("-", "−") in drawn["closed.svg"]

    few = written(tmp_path / "few", "--games", "2", "--bots", "random", "--workers", "1")
    assert "too few games" in refused("plot", few, "--out", tmp_path)
