"""Who is ahead, by what, and who came where."""

from __future__ import annotations

import pytest

from oriflamme.notation.position import parse_position
from oriflamme.rules.scoring import SHARES, Scores, scores_of


def scores(line: str) -> Scores:
    return scores_of(parse_position(f"players=R,B,G;round=6;phase=over;{line}").state)


@pytest.mark.parametrize(
    ("line", "places", "winners", "richest"),
    [
        ("influence=R:3,B:9,G:5;row=R?spy,R?lord", [3, 1, 2], [1], [1]),
        ("influence=R:7,B:2,G:7;row=G?spy/G?lord,G?heir,R?spy", [2, 3, 1], [2], [0, 2]),
        ("influence=R:7,B:2,G:7;row=R?spy,G?spy", [1, 3, 1], [0, 2], [0, 2]),
        ("influence=R:0,B:0,G:0", [1, 1, 1], [0, 1, 2], [0, 1, 2]),
    ],
)
def test_places_and_what_decided(
    line: str, places: list[int], winners: list[int], richest: list[int]
) -> None:
    found = scores(line)
    assert [found.place(seat) for seat in range(3)] == places
    assert (found.winners(), found.richest()) == (winners, richest)
    assert sum(found.shares(seat) for seat in range(3)) == SHARES


def test_influence_and_top_cards_can_be_read_again() -> None:
    found = scores("influence=R:900,B:0,G:1;row=R?spy/R?lord,R?heir,B?spy")
    assert [found.influence(seat) for seat in range(3)] == [900, 0, 1]
    assert [found.top_cards(seat) for seat in range(3)] == [2, 1, 0]


def test_who_forfeits_is_last_and_wins_nothing() -> None:
    found = scores("influence=R:9,B:3,G:0")
    found.forfeit(0)
    assert [found.place(seat) for seat in range(3)] == [3, 1, 2]
    assert [found.shares(seat) for seat in range(3)] == [0, SHARES, 0]
    found.forfeit(1)
    found.forfeit(2)
    assert [found.mean_place(seat) for seat in range(3)] == [2.0, 2.0, 2.0]
    assert [found.shares(seat) for seat in range(3)] == [0, 0, 0]
