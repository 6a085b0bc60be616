"""What is remembered of a game: exact, if players choose by a policy that does not look at closed cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import pytest
from librt.vecs import vec
from tests.helpers.games import STYLES, Game, size

from oriflamme.bots.core import belief, features
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.belief_trainer import BeliefTrainer
from oriflamme.bots.core.memory import Memory
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.core.reading import Past, Reader
from oriflamme.bots.weights import model
from oriflamme.rules import ALLIANCE, BASE, Random, State, draw_deal, observe
from oriflamme.rules.actions import KEEP, KIND, KIND_AT, PLACE, VERB_AT
from oriflamme.rules.board import kind_of
from oriflamme.rules.deal import Deal
from oriflamme.rules.events import Log


def of_the_round() -> Policy:
    """It looks at rounds and at the order of placing, and at nothing that others cannot see."""
    rng, weights = Random(8), [0.0] * features.SIZE
    for kind in range(features.KINDS):
        place = kind * features.PLACE_PAGE
        reveal = features.REVEAL_PAGES + kind * features.REVEAL_PAGE
        for line in [*range(place, place + features.PLACE_BESIDE), *range(reveal, reveal + 64)]:
            weights[line] = 3.0 * rng.random() - 1.5
    return Policy(vec[float](weights))


def exchanged(
    actions: list[int], deal: Deal, seat: int, one: int, other: int
) -> Iterator[tuple[State, int]]:
    """The decisions of the same game, if two closed cards of this seat had been each other."""
    swap = {one: other, other: one}

    def of_set(kinds: int) -> int:
        return sum(1 << swap.get(kind, kind) for kind in range(64) if kinds >> kind & 1)

    hands = [of_set(hand) if i == seat else hand for i, hand in enumerate(deal.hands)]
    asides = [of_set(aside) if i == seat else aside for i, aside in enumerate(deal.asides)]
    state = Deal(deal.kinds, hands, asides, deal.first).start()
    for action in actions:
        if state.asked == seat and action >> VERB_AT == PLACE:
            kind = action >> KIND_AT & KIND
            action += (swap.get(kind, kind) - kind) << KIND_AT
        yield state, action
        state.apply(action)


def likelihood(policy: Policy, decisions: Iterator[tuple[State, int]], seat: int) -> float:
    """Of all that the seat placed and kept."""
    total = 0.0
    for state, action in decisions:
        if state.asked == seat and action >> VERB_AT in (PLACE, KEEP):
            policy.weigh(state)
            total += math.log(
                next(policy.chance[i] for i in range(policy.n) if policy.actions[i] == action)
            )
    return total


def test_it_is_as_likely_as_a_replay_says() -> None:
    policy, compared = of_the_round(), 0
    for number in range(size(6, 60)):
        game = Game(3, BASE, number, STYLES[number % len(STYLES)])
        trainer = BeliefTrainer(Fit(vec[float]([0.0] * belief.SIZE)), vec[float]([1.0] * belief.SIZE))
        trainer.begin(policy)
        actions = []
        for state, action in game.decisions():
            if state.round == 5:
                break
            trainer.decided(state, action)
            actions.append(action)
        memory = trainer.memory
        assert memory is not None
        for seat in range(3):
            n = trainer.places_of(state, seat)
            trainer.recall(memory, state, seat, n)
            true = likelihood(policy, exchanged(actions, game.deal(), seat, 0, 0), seat)
            for i, j in combinations(range(n), 2):
                one, other = trainer.kinds[i], trainer.kinds[j]
                found = memory.exchanged(seat, trainer.kinds, 0, trainer.until, 0, n, i, j) + sum(
                    sign * trainer.clue(state, place, kind)
                    for sign, place, kind in ((1, i, other), (1, j, one), (-1, i, one), (-1, j, other))
                )
                expected = (
                    likelihood(policy, exchanged(actions, game.deal(), seat, one, other), seat) - true
                )
                assert found == pytest.approx(expected, abs=0.01)
                compared += 1
    assert compared > 100


def guessed(state: State, log: Log, *, remembered: bool) -> float:
    """How many closed cards of other families are drawn as what they are, on average."""
    source = BelievedWorlds(
        observe(state, state.asked), [Fit(vec[float]([0.0] * belief.SIZE))], 1.0, Random(1)
    )
    if remembered:
        past = Past(log.heard_by(state.asked))
        Reader(past, [Policy(model("searcher", state.seats))]).read(source)
    closed = [at for at in range(1, state.length + 1) if source.observation.seen.row[at] != state.row[at]]
    draws = [source.sample(source.rng) for _ in range(100)]
    return sum(kind_of(world.row[at]) == kind_of(state.row[at]) for world in draws for at in closed) / 100


@pytest.mark.parametrize("kinds", [BASE, ALLIANCE])
def test_the_past_tells_of_closed_cards(kinds: int) -> None:
    """When all have placed a third card, somebody who knows how they choose guesses more of them."""
    rng, before, after = Random(4), 0.0, 0.0
    for _ in range(size(12, 100)):
        deal, log, policy = draw_deal(3, kinds, rng), Log(), Policy(model("searcher", 3))
        state = deal.start_with(log)
        while state.round < 3 or state.question == PLACE:
            state.apply(policy.choose(state, rng))
        before += guessed(state, log, remembered=False)
        after += guessed(state, log, remembered=True)
    assert after > 1.5 * before


def test_of_several_games_it_keeps_the_sums() -> None:
    once, twice = Memory(of_the_round()), Memory(of_the_round())
    for memory, times in ((once, 1), (twice, 2)):
        for _ in range(times):
            memory.begin()
            for state, action in Game(3, BASE, 3).decisions():
                if action:
                    memory.decided(state, action)
    assert list(twice.turns) == list(once.turns)
    assert list(twice.wanted) == pytest.approx([2 * number for number in once.wanted])
    assert list(twice.clues) == pytest.approx([2 * number for number in once.clues])
