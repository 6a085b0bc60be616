"""Setting up: the deal, the first player, mixed sets; and deals that cannot be played."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from tests.helpers.games import any_ten_kinds, size

from oriflamme.rules import ALLIANCE, BASE, CARDS, KINDS, SETS, Deal, Random, State, draw_deal, draw_mixed
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import ASIDE, HAND, STOCK
from oriflamme.rules.catalogue import EARNERS, ELIMINATORS, PUNISHERS, is_whole
from oriflamme.rules.playout import play_out, random_game

SEATS = [3, 4, 5]


def mask(*slugs: str) -> int:
    return sum(1 << KINDS[slug] for slug in slugs)


@pytest.mark.parametrize("seats", SEATS)
def test_three_cards_are_set_aside_and_seven_are_the_hand(seats: int) -> None:
    for seed in range(50):
        for state in (draw_deal(seats, BASE, Random(seed)).start(), random_game(seats, BASE, Random(seed))):
            assert state.rounds == 6
            for seat in range(seats):
                hand, aside = state.families[HAND + seat], state.families[ASIDE + seat]
                assert (len(members_of(hand)), len(members_of(aside))) == (7, 3)
                assert hand | aside == BASE


def test_every_card_is_as_likely_to_be_set_aside() -> None:
    """Each of ten kinds three times in ten, for every family and independently of the others."""
    rng, games = Random(3), size(3000, 50_000)
    deals = [draw_deal(3, ALLIANCE, rng) for _ in range(games)]
    away = 5 * sqrt(games * 0.3 * 0.7)
    for seat in range(3):
        for kind in members_of(ALLIANCE):
            times = sum(deal.asides[seat] >> kind & 1 for deal in deals)
            assert abs(times - 0.3 * games) < away
    same = sum(deal.asides[0] == deal.asides[1] for deal in deals)  # one of 120 ways
    assert abs(same - games / 120) < 5 * sqrt(games / 120)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_one_influence(seats: int) -> None:
    state = draw_deal(seats, BASE, Random(1)).start()
    assert [state.families[STOCK + seat] for seat in range(seats)] == [1] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_be_the_first_player(seats: int) -> None:
    rng, games = Random(2), 2000
    firsts = [draw_deal(seats, BASE, rng).first for _ in range(games)]
    for seat in range(seats):
        assert abs(firsts.count(seat) - games / seats) < 5 * sqrt(games / seats)
    state = draw_deal(seats, BASE, rng).start()
    assert state.asked == state.first


def test_the_same_seed_gives_the_same_deal() -> None:
    one, two, other = (draw_deal(4, BASE, Random(seed)) for seed in (7, 7, 8))
    assert (one.hands, one.asides, one.first) == (two.hands, two.asides, two.first)
    assert one.hands != other.hands


# -- mixed sets --------------------------------------------------------------------------------------

EVERY_KIND = range(len(CARDS))
DRAWN = [draw_mixed(Random(seed)) for seed in range(2000)]


def how_many(kinds: int, group: int) -> int:
    return len(members_of(kinds & group))


def test_a_mixed_set_has_six_characters_and_four_intrigues() -> None:
    for kinds in DRAWN:
        characters = [CARDS[kind].character for kind in members_of(kinds)]
        assert (sum(characters), len(characters)) == (6, 10)


def test_a_drawn_set_is_balanced() -> None:
    """And no more than that: what is just enough is drawn too, and all there is."""
    for group, least in ((ELIMINATORS, 3), (PUNISHERS, 1), (EARNERS, 2)):
        drawn = {how_many(kinds, group) for kinds in DRAWN}
        assert drawn >= set(range(least, min(len(members_of(group)) + 1, least + 3)))
        assert min(drawn) == least


def test_what_balances_a_set() -> None:
    """Of the two boxes; what is added to them says it of itself."""
    boxes = BASE | ALLIANCE
    assert ELIMINATORS & boxes == mask("archer", "soldier", "assassination", "deserter", "judge", "revolt")
    assert PUNISHERS & boxes == mask("ambush", "extortion")
    assert EARNERS & boxes == mask("heir", "lord", "fanatic", "empress", "diplomat")


def test_every_balanced_choice_can_be_drawn() -> None:
    """Each kind turns up, with and without each other kind of its sort."""
    assert len(set(DRAWN)) > 1900
    for kind in EVERY_KIND:
        some = [kinds for kinds in DRAWN if kinds >> kind & 1]
        assert 0 < len(some) < len(DRAWN)
        without = sum(1 << k for k in EVERY_KIND if any(not kinds >> k & 1 for kinds in some))
        assert without | 1 << kind == sum(1 << k for k in EVERY_KIND)


def test_the_boxes_are_whole_and_come_first() -> None:
    """A set that is added goes behind them, whole or not, so that no card changes its number."""
    assert list(SETS)[:2] == ["base", "alliance"]
    assert (BASE, ALLIANCE) == ((1 << 10) - 1, (1 << 20) - (1 << 10))
    assert is_whole(BASE)
    assert is_whole(ALLIANCE)
    assert not is_whole(BASE ^ mask("spy"))
    assert not is_whole(BASE ^ mask("spy", "deal"))
    assert sum(SETS.values()) == sum(1 << kind for kind in EVERY_KIND)


@given(any_ten_kinds)
def test_a_host_may_choose_any_six_and_four(kinds: int) -> None:
    state = draw_deal(3, kinds, Random(kinds)).start()
    play_out(state, Random(1))
    assert (state.question, state.round) == (0, 6)


# -- explicit deals ----------------------------------------------------------------------------------

ALL_IN_HAND = mask("heir", "spy")


def deal(**changes: object) -> Deal:
    given: dict[str, object] = {
        "kinds": ALL_IN_HAND,
        "hands": [ALL_IN_HAND] * 3,
        "asides": [0] * 3,
        "first": 0,
        "rounds": 2,
        **changes,
    }
    return Deal(**given)  # type: ignore[arg-type]


def test_a_small_deal_is_played_for_its_rounds() -> None:
    state = deal().start()
    play_out(state, Random(4))
    assert (state.round, state.question) == (2, 0)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"hands": [ALL_IN_HAND], "asides": [0]}, "1 families: there must be 2 to 5"),
        ({"hands": [ALL_IN_HAND] * 6, "asides": [0] * 6}, "6 families: there must be 2 to 5"),
        ({"asides": [0] * 2}, "2 families with cards set aside, 3 with hands"),
        ({"kinds": 0}, "kinds in play"),
        ({"kinds": 1 << len(CARDS)}, "kinds in play"),
        ({"first": 3}, "the first player is none of the families"),
        ({"first": -1}, "the first player is none of the families"),
        (
            {"hands": [ALL_IN_HAND, mask("heir", "lord"), ALL_IN_HAND]},
            "family 2 has a card that is not in play",
        ),
        ({"asides": [0, 0, mask("spy")]}, "family 3 has a card both in hand and set aside"),
        ({"rounds": 3}, "family 1 has fewer cards in hand than there are rounds"),
        ({"rounds": 0}, "0 rounds: there must be 1 to 10"),
        ({"rounds": 11}, "11 rounds: there must be 1 to 10"),
    ],
)
def test_a_deal_that_cannot_be_played_says_why(changes: dict[str, object], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        deal(**changes).start()


def test_a_deal_can_be_started_again() -> None:
    """Playing does not change the deal."""
    given = draw_deal(3, BASE, Random(1))
    first = given.start()
    before: State = first.clone()
    play_out(first, Random(1))
    assert given.start().facts() == before.facts()
