"""A whole review: it adds up, it repeats, and its JSON is what the documentation says."""

from __future__ import annotations

import json
from decimal import Decimal
from itertools import pairwise

import jsonschema_rs
import pytest
from tests.helpers.places import ROOT
from tests.helpers.records import SETS, random_record

import oriflamme
from oriflamme.notation.record import Record, record_json, replay
from oriflamme.review import Judge, NotOver, Work, review
from oriflamme.review.game import after
from oriflamme.review.shape import (
    ClosedCard,
    Decision,
    JudgeNote,
    Likely,
    Option,
    Review,
    Seat,
    Why,
    read_review,
    review_json,
    schema,
)
from oriflamme.review.words import BLUNDER, INACCURACY, MISTAKE, accuracy, verdict
from oriflamme.rules.scoring import scores_of

JUDGE = Judge(worlds=12)
POINT_6 = {"number", "seat", "action", "best", "win_chance", "loss", "error", "verdict", "actions"}


def reviewed(record: Record, seed: int = 0, seats: tuple[int, ...] = ()) -> Review:
    return review(Work(JUDGE, record, seed, seats))


@pytest.fixture(scope="module", params=[(name, players) for name in SETS for players in (3, 4)], ids=str)
def game(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    set_name, players = request.param
    record = random_record(set_name, players, seed=17)
    return record, reviewed(record)


def test_the_sums_are_exact(game: tuple[Record, Review]) -> None:
    record, found = game
    written = json.loads(review_json(found), parse_float=Decimal)
    for letter, seat in written["seats"].items():
        assert seat["start"] + seat["luck"] - seat["loss"] == seat["result"]
        own = [each for each in written["decisions"] if each["seat"] == letter]
        assert sum(each["loss"] for each in own) == seat["loss"]
        last = seat["result"] - (own[-1]["win_chance"] - own[-1]["loss"])
        assert sum(each["luck"] for each in own) + last == seat["luck"]
        assert own[0]["win_chance"] == seat["start"]
        share = scores_of(replay(record)).share(record.seating.index(letter))
        assert float(seat["result"]) == pytest.approx(share, abs=1e-6)
    assert sum(seat["result"] for seat in written["seats"].values()) == pytest.approx(
        Decimal(1), abs=Decimal("1e-5")
    )


def test_a_curve_falls_by_the_loss_and_moves_by_luck(game: tuple[Record, Review]) -> None:
    _, found = game
    for letter in found.seats:
        own = [decision for decision in found.decisions if decision.seat == letter]
        for one, other in pairwise(own):
            assert other.win_chance == pytest.approx(after(one) + other.luck)
            assert one.loss == 0.0 or one.loss > 2 * one.error - 1e-6


def test_every_decision_is_there_with_all_its_actions(game: tuple[Record, Review]) -> None:
    record, found = game
    assert [decision.number for decision in found.decisions] == list(range(1, len(record.actions) + 1))
    state = record.deal.start()
    for decision, action in zip(found.decisions, record.actions, strict=True):
        assert len(decision.actions) == len(state.legal())
        named = {option.action for option in decision.actions}
        assert {decision.action, decision.best} <= named
        assert decision.actions[0].action == decision.best
        assert all(0.0 <= option.win_chance <= 1.0 for option in decision.actions)
        assert all(1.0 <= option.place <= len(record.seating) for option in decision.actions)
        state.apply(action)


def test_random_play_gives_something_away(game: tuple[Record, Review]) -> None:
    _, found = game
    assert any(decision.loss for decision in found.decisions)
    assert any(seat.accuracy < 100 for seat in found.seats.values())
    for seat in found.seats.values():
        mattered = [next(each for each in found.decisions if each.number == n) for n in seat.mattered]
        assert [each.loss for each in mattered] == sorted((each.loss for each in mattered), reverse=True)
        assert len(mattered) == 3


def test_seeds_repeat_and_seats_stand_alone() -> None:
    record = random_record("base", 3, 5)
    whole = reviewed(record)
    assert reviewed(record) == whole
    assert reviewed(record, seed=1) != whole
    blue = reviewed(record, seats=(1,))
    assert blue.seats == {"B": whole.seats["B"]}
    assert blue.decisions == [decision for decision in whole.decisions if decision.seat == "B"]


def test_a_game_in_progress_is_not_reviewed() -> None:
    with pytest.raises(NotOver, match="not over"):
        reviewed(random_record("base", 3, 5, decisions=10))


def test_losses_have_names() -> None:
    assert [verdict(loss) for loss in (0.0, 0.049, INACCURACY, MISTAKE, BLUNDER, 1.0)] == [
        "none", "none", "inaccuracy", "mistake", "blunder", "blunder",
    ]  # fmt: skip
    assert (accuracy(0.0), accuracy(0.04)) == (100.0, 50.0)


# -- JSON --------------------------------------------------------------------------------------------


def test_the_json_has_its_schema_and_can_be_read_again(game: tuple[Record, Review]) -> None:
    _, found = game
    written = json.loads(review_json(found))
    valid = jsonschema_rs.validator_for(schema())
    assert valid.is_valid(written)
    assert set(written["decisions"][0]) >= POINT_6
    assert {"start", "luck", "loss", "result", "accuracy"} <= set(written["seats"]["R"])
    assert {"action", "win_chance", "error"} <= set(written["decisions"][0]["actions"][0])
    assert read_review(review_json(found)) == read_review(review_json(found, indent=0)) == found
    written["decisions"][0]["verdict"] = "fine"
    assert not valid.is_valid(written)


def test_the_documented_schema_is_the_schema() -> None:
    assert json.loads((ROOT / "docs" / "review.schema.json").read_text(encoding="utf-8")) == schema()


def test_the_page_names_every_field() -> None:
    page = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
    for struct in (Review, JudgeNote, Seat, Decision, Option, Why, ClosedCard, Likely):
        for field in struct.__struct_fields__:
            assert f"`{field}`" in page, f"docs/review.md does not explain {field} of {struct.__name__}"


# -- the library -------------------------------------------------------------------------------------


def test_the_library_reviews_a_record() -> None:
    packed = random_record("base", 3, 5)
    record = oriflamme.Record(record_json(packed))
    found = record.review(worlds=12)
    assert found == reviewed(packed)
    assert record.review("B", worlds=12).seats == {"B": found.seats["B"]}
    assert json.loads(found.json())["game"] == found.game
    assert "accuracy" in str(found)
    assert "player R" in str(found)
    with pytest.raises(ValueError, match="no family 'Q'"):
        record.review("Q")
    with pytest.raises(ValueError, match="'greedy' cannot judge"):
        record.review(bot="greedy")
    with pytest.raises(ValueError, match="not over"):
        oriflamme.Record(record_json(random_record("base", 3, 5, decisions=4))).review()
