"""Reading others: the past is played again, and who would have done the same becomes more likely."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec
from tests.helpers.games import STYLES, Game, size

import oriflamme
from oriflamme.bots.core import belief, features
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.memory import DOUBT
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.reading import Past, Reader
from oriflamme.bots.core.utility import floats
from oriflamme.bots.weights import model
from oriflamme.rules import ALLIANCE, BASE, Random, State, draw_deal, draw_mixed, observe, worlds
from oriflamme.rules.events import Event, Log

SETS = {"base": BASE, "alliance": ALLIANCE, "mixed": 0}


def nothing(n: int) -> vec[float]:
    return vec[float]([0.0] * n)


def unmoved() -> Policy:
    return Policy(nothing(features.SIZE))


def heard(game: Game) -> list[tuple[State, list[Event]]]:
    """Every decision of a game, with what the asked seat has heard until then."""
    log = Log()
    return [(state.clone(), log.heard_by(state.asked)) for state, action in game.decisions(log) if action]


@pytest.mark.parametrize("cards", SETS)
def test_the_past_can_be_played_again(cards: str) -> None:
    """To somebody who finds all actions alike, a decision among n has the chance of one in n."""
    for number in range(size(12, 200)):
        kinds = SETS[cards] or draw_mixed(Random(number))
        game = Game(3 + number % 3, kinds, number, STYLES[number % len(STYLES)])
        expected = [0.0] * 5
        for state, history in heard(game):
            likely = floats(5)
            assert Reader(Past(history), [unmoved()]).replay(state.clone(), state.asked, likely)
            others = [seat for seat in range(state.seats) if seat != state.asked]
            assert [likely[seat] for seat in others] == pytest.approx([expected[seat] for seat in others])
            expected[state.asked] -= math.log(len(state.legal()))


def test_a_past_of_another_game_is_not_believed() -> None:
    one, other = (heard(Game(3, BASE, seed))[-1] for seed in (1, 2))
    assert not Reader(Past(other[1]), [unmoved()]).replay(one[0].clone(), one[0].asked, floats(3))
    source = BelievedWorlds(observe(one[0], one[0].asked), [Fit(nothing(belief.SIZE))], 0.9, Random(1))
    before = list(source.odds)
    Reader(Past(other[1]), [unmoved()]).read(source)
    assert list(source.odds) == before


def odds_in(state: State, history: list[Event], seed: int = 1) -> list[float]:
    """How likely each seat is a searcher, and how likely a learner."""
    pool = [Policy(model(name, state.seats)) for name in ("searcher", "learner")]
    fits = [Fit(model("belief", state.seats)), Fit(nothing(belief.SIZE))]
    source = BelievedWorlds(observe(state, state.asked), fits, 0.9, Random(seed))
    Reader(Past(history), pool).read(source)
    return list(source.odds)


def test_players_are_recognised_by_what_they_do() -> None:
    """After four rounds it is clear for most of them, and the odds of each add up to one."""
    rng, right, all_of_them = Random(3), 0.0, 0
    for number in range(size(20, 200)):
        deal, log = draw_deal(3, (BASE, ALLIANCE)[number % 2], rng), Log()
        state = deal.start_with(log)
        names = [("searcher", "learner")[rng.randrange(2)] for _ in range(3)]
        policies = [Policy(model(name, 3)) for name in names]
        while state.round < 5 or state.legal_count() == 1:
            state.apply(policies[state.asked].choose(state, rng))
        odds = odds_in(state, log.heard_by(state.asked))
        for seat in range(3):
            assert odds[2 * seat] + odds[2 * seat + 1] == pytest.approx(1.0)
            if seat != state.asked:
                right += odds[2 * seat + (names[seat] == "learner")]
                all_of_them += 1
    assert right / all_of_them > 0.7


def test_what_is_hidden_does_not_matter() -> None:
    """Two games that look and sound the same to a seat give the same odds."""
    rng = Random(5)
    for number in range(size(12, 100)):
        state, history = heard(Game(3, (BASE, ALLIANCE)[number % 2], number))[25]
        twin = worlds(observe(state, state.asked)).sample(rng)
        assert odds_in(state, history, number) == odds_in(twin, history, number)


def test_nobody_is_ever_ruled_out() -> None:
    state, history = heard(Game(3, BASE, 4))[-1]
    assert min(odds_in(state, history)) > DOUBT / 3


TYPED = (
    "players=R,B,G;set=base;round=4;phase=placement;first=R;row=R?lord,B?spy+2,G!heir,B?heir/B!archer;"
    "order=300,301,302,303/304;hands=R:spy,archer,soldier,B:lord,soldier,ambush,G:lord,spy,archer"
)


def test_a_game_that_began_from_a_typed_position_has_no_past() -> None:
    game = oriflamme.Game.from_line(TYPED)
    for action in ("place spy first", "place lord last", "place spy last"):
        seen = game.seen_by(game.asked, history=True)
        assert oriflamme.bot("champion", iterations=50).decide(seen, Random(1)) in game.legal
        game.play(action)
    log = Log()
    draw_deal(3, BASE, Random(1)).start_with(log)
    assert Past(log.heard_by(0)).whole
