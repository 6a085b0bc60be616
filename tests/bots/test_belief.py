"""Likely worlds: only such as fit, as likely as their weights say, and weights that can be learned."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import exp, sqrt

import pytest
from hypothesis import given, settings
from librt.vecs import vec
from tests.helpers.forced_wins import Puzzle
from tests.helpers.games import Game, any_games, size
from tests.rules.test_worlds import observations, returned, small_games, ways, world_of

from oriflamme.bots.core import belief
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.belief_trainer import BeliefTrainer
from oriflamme.notation.position import observation_text, parse_position
from oriflamme.rules import ALLIANCE, BASE, KINDS, Observation, Random, State, draw_deal, observe
from oriflamme.rules.actions import PLACE, kind_of_placement, verb_of
from oriflamme.rules.board import HAND, NOBODY, UNLIKE_AT, kind_of
from oriflamme.rules.playout import play_out


def nothing() -> vec[float]:
    return vec[float]([0.0] * belief.SIZE)


def anything(seed: int) -> vec[float]:
    rng = Random(seed)
    return vec[float]([4.0 * rng.random() - 2.0 for _ in range(belief.SIZE)])


STRONG = anything(9)


# -- only worlds that fit ----------------------------------------------------------------------------


def check(observation: Observation, rng: Random, worlds: int) -> None:
    before = observation.seen.facts()
    source = BelievedWorlds(observation, [Fit(STRONG)], 0.9, rng)
    for _ in range(worlds):
        world = source.sample(rng)
        assert observe(world, observation.viewer).seen.facts() == before
        assert world.problems() == []
        assert world.legal() or not world.question
        for card in range(len(world.lies)):  # nothing is what all know it not to be
            assert not world.lies[card] >> UNLIKE_AT + kind_of(card) & 1
        play_out(world, rng)
        assert observation.seen.facts() == before


@settings(max_examples=size(60, 2000))
@given(any_games)
def test_a_likely_world_looks_the_same_and_can_be_played(game: Game) -> None:
    rng = Random(game.seed)
    for state, _ in game.decisions():
        if state.question:
            check(observe(state, state.asked), rng, 2)


def test_also_where_cards_have_gone_back_to_a_hand() -> None:
    """Informers that are known to be in a hand or played since, and cards known not to be them."""
    rng, looked_at = Random(3), 0
    for game in small_games(size(150, 3000)):
        for state, _ in game.decisions():
            seen = observe(state, state.asked)
            if state.question and returned(seen, game.seating):
                looked_at += 1
                check(seen, rng, 4)
    assert looked_at > 50


# -- as likely as they should be ---------------------------------------------------------------------


def draw(source: BelievedWorlds, rng: Random, times: int) -> list[State]:
    """Worlds far enough apart in the chain to count as drawn each by itself."""
    found = []
    for _ in range(times):
        for _ in range(8):
            world = source.sample(rng)
        found.append(world)
    return found


@pytest.mark.parametrize("kinds_returned", [0, 1, 2])
def test_without_weights_every_world_is_as_likely_as_any_other(kinds_returned: int) -> None:
    """Chi-square against a count of all worlds, as for worlds drawn without belief."""
    rng = Random(11)
    for seen in observations(kinds_returned, size(5, 60)):
        possible = set(product(*ways(seen, "RB")))
        each = 30
        source = BelievedWorlds(seen, [Fit(nothing())], 1.0, rng)
        drawn = draw(source, rng, each * len(possible))
        counts = Counter(world_of(world, "RB") for world in drawn)
        line = observation_text(seen, "RB")
        assert set(counts) == possible, line
        off = sum((counts[world] - each) ** 2 / each for world in possible)
        freedom = len(possible) - 1
        assert off < freedom + 5 * sqrt(2 * freedom) + 5, line


LINE = (
    "players=R,B,G;set=base;round=4;row=R?lord,B?spy+2,G!heir,B?heir/B!archer;at=1"
    ";hands=R:spy,soldier,B:lord,ambush,G:spy,lord;discard=B:soldier,assassination,conspiracy"
)


def share(observation: Observation, weights: vec[float], trust: float, there: int, kind: int) -> float:
    """How often the card at a position is of a kind, in many worlds."""
    rng, n = Random(2), size(3000, 20_000)
    source = BelievedWorlds(observation, [Fit(weights)], trust, rng)
    return sum(kind_of(source.sample(rng).row[there]) == kind for _ in range(n)) / n


@pytest.mark.parametrize("trust", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("weight", [2.0, -2.0])
def test_a_weight_makes_a_kind_likelier_there_by_just_as_much(weight: float, trust: float) -> None:
    observation = Puzzle("", LINE, ()).observation()
    kind, position = KINDS["shapeshifter"], 2
    fit = Fit(nothing())
    fit.of_row_card(observation.seen, observation.seen.row[position], position, kind)
    fit.weights[fit.found[0]] = weight
    even = 1 / 6  # the archer lies open, three are gone: six kinds are left
    odds = exp(weight * trust)
    expected = even * odds / (even * odds + 1 - even)
    assert share(observation, fit.weights, trust, position, kind) == pytest.approx(expected, abs=0.035)


def test_a_kind_that_players_hold_is_rarely_in_the_row() -> None:
    observation = Puzzle("", LINE, ()).observation()
    kind = KINDS["lord"]
    fit = Fit(nothing())
    fit.of_hand(observation.seen, kind)
    fit.weights[fit.found[0]] = 3.0
    rng, n = Random(2), 2000
    source = BelievedWorlds(observation, [fit], 1.0, rng)
    held = sum(source.sample(rng).families[HAND + 1] >> kind & 1 for _ in range(n)) / n
    odds = exp(3.0) * 2 / 6  # two places of six in the hand
    assert held == pytest.approx(odds / (odds + 4 / 6), abs=0.04)


def test_what_a_seat_knows_of_itself_is_never_drawn() -> None:
    observation = Puzzle("", LINE, ()).observation()
    rng = Random(4)
    source = BelievedWorlds(observation, [Fit(STRONG)], 0.9, rng)
    for _ in range(50):
        world = source.sample(rng)
        assert world.row[1] == observation.seen.row[1]
        assert world.families[HAND] == observation.seen.families[HAND]


def test_kinds_that_a_typed_position_has_nowhere_may_be_any_closed_card() -> None:
    state = parse_position("players=R,B,G;set=base;row=R?lord,B?spy,B?heir;hands=R:heir,B:lord").state
    rng = Random(6)
    source = BelievedWorlds(observe(state, 0), [Fit(nothing())], 1.0, rng)
    seen = [
        (kind_of(world.row[2]), kind_of(world.row[3]), world.families[HAND + 1])
        for world in draw(source, rng, 900)
    ]
    for place in (0, 1):
        counts = Counter(world[place] for world in seen)
        assert set(counts) == set(range(10))
        assert sum((counts[kind] - 90) ** 2 / 90 for kind in counts) < 9 + 5 * sqrt(18) + 5
    assert {world[2] for world in seen} == {1 << kind for kind in range(10)}


def test_there_is_room_for_all_kinds_at_once() -> None:
    rng = Random(7)
    state = draw_deal(5, (1 << 20) - 1, rng).start()
    check(observe(state, state.asked), rng, 5)


# -- learning ----------------------------------------------------------------------------------------


def in_order(seed: int, kinds: int) -> list[State]:
    """The decisions of a game in which all play their cards in the order of the catalogue, and keep."""
    game = Game(3, kinds, seed)
    state, rng, found = game.start(), Random(seed), []
    while state.question:
        found.append(state.clone())
        legal = state.legal()
        if verb_of(legal[0]) == PLACE:
            lowest = min(kind_of_placement(action) for action in legal)
            legal = [action for action in legal if kind_of_placement(action) == lowest]
            state.apply(legal[rng.randrange(len(legal))])
        else:
            state.apply(legal[0])
    return found


def accuracy(trainer: BeliefTrainer, states: list[State]) -> tuple[float, int]:
    """Of pairs of closed cards in the row, how many are told from the same pair exchanged."""
    right = pairs = 0
    for state in states:
        for seat in range(state.seats):
            n = trainer.places_of(state, seat)
            for i, j in product(range(n), range(n)):
                if i < j and trainer.where[i] > 0 and trainer.where[j] > 0:
                    one, other = trainer.kinds[i], trainer.kinds[j]
                    true = trainer.fit_of(state, i, one) + trainer.fit_of(state, j, other)
                    false = trainer.fit_of(state, i, other) + trainer.fit_of(state, j, one)
                    right += true > false
                    pairs += 1
    return right / pairs, pairs


@pytest.mark.parametrize("kinds", [BASE, ALLIANCE])
def test_it_learns_the_order_in_which_cards_are_played(kinds: int) -> None:
    trainer = BeliefTrainer(Fit(nothing()), vec[float]([1.0] * belief.SIZE))
    rng = Random(1)
    test = [state for seed in range(5) for state in in_order(seed, kinds)]
    assert accuracy(trainer, test)[0] == 0.0  # all equal: none is told apart
    for seed in range(100, 100 + size(40, 200)):
        for state in in_order(seed, kinds):
            trainer.learn(state, rng, 2, 0.1)
    found, pairs = accuracy(trainer, test)
    assert pairs > 500
    assert found > 0.95


def test_what_was_learned_is_believed() -> None:
    """After those lessons, true cards are drawn far more often than without."""
    trainer = BeliefTrainer(Fit(nothing()), vec[float]([1.0] * belief.SIZE))
    rng = Random(1)
    for seed in range(100, 150):
        for state in in_order(seed, BASE):
            trainer.learn(state, rng, 2, 0.1)
    hits = {0.0: 0, 1.0: 0}
    for state in [state for seed in range(4) for state in in_order(seed, BASE) if state.round >= 3]:
        for trust in hits:
            source = BelievedWorlds(observe(state, state.asked), [trainer.fit], trust, rng)
            world = source.sample(rng)
            hits[trust] += sum(world.row[at] == state.row[at] for at in range(1, state.length + 1))
    assert hits[1.0] > 1.15 * hits[0.0]


def test_the_places_of_a_family_are_its_closed_cards_hand_and_aside() -> None:
    trainer = BeliefTrainer(Fit(nothing()), vec[float]([1.0] * belief.SIZE))
    state = Puzzle("", LINE, ()).state()
    n = trainer.places_of(state, 1)
    places = [(trainer.kinds[i], trainer.where[i]) for i in range(n)]
    row = [(KINDS["spy"], 2), (KINDS["heir"], 4)]
    hand = [(KINDS["lord"], 0), (KINDS["ambush"], 0)]
    aside = [(KINDS["shapeshifter"], NOBODY), (KINDS["royal-decree"], NOBODY)]
    assert sorted(places) == sorted([*row, *hand, *aside])
