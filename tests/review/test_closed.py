"""What closed cards could be: as the worlds have it, and never from the truth."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.helpers.games import Game, size

from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.weights import model
from oriflamme.review.closed import closed_cards, plain_chances
from oriflamme.rules import ALLIANCE, BASE, Random, State, Worlds, observe
from oriflamme.rules.board import KNOWN_IN_HAND, UNKNOWN, kind_of

GAMES = [Game(3, BASE, 41, "keep"), Game(5, ALLIANCE, 42, "keep"), Game(3, ALLIANCE, 43, "swap")]


def late(game: Game) -> State:
    """With most closed cards, and if possible one that went back to a hand."""

    def closed(state: State) -> tuple[bool, int]:
        seen = observe(state, state.asked).seen
        returned = any(seen.families[KNOWN_IN_HAND + seat] for seat in range(seen.seats))
        return returned and game.style == "swap", sum(kind_of(card) >= UNKNOWN for card in cards(seen))

    return max((state.clone() for state, _ in game.decisions()), key=closed)


def cards(state: State) -> list[int]:
    return [state.row[position] for position in range(1, state.length + 1)]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_plain_chances_are_those_of_all_worlds_alike(game: Game) -> None:
    state = late(game)
    observation, rng, drawn = observe(state, state.asked), Random(1), size(4000, 40000)
    worlds, counted = Worlds(observation), Counter[tuple[int, int]]()
    for _ in range(drawn):
        world = worlds.sample(rng)
        for unknown, real in zip(cards(observation.seen), cards(world), strict=True):
            counted[unknown, kind_of(real)] += 1
    told = 0
    for seat in range(game.seats):
        for card, chances in plain_chances(worlds, seat).items():
            assert sum(chances.values()) == pytest.approx(1.0)
            if card in cards(observation.seen):
                for kind, chance in chances.items():
                    told += 1
                    assert counted[card, kind] / drawn == pytest.approx(chance, abs=2.5 / drawn**0.5)
    assert told > 10


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_belief_is_how_often_a_kind_was_drawn(game: Game) -> None:
    state = late(game)
    observation, rng = observe(state, state.asked), Random(2)
    worlds = BelievedWorlds(observation, [Fit(model("belief", game.seats))], 0.9, rng)
    drawn = [worlds.sample(rng) for _ in range(200)]
    found = closed_cards(worlds)
    assert found
    for card in found:
        assert sum(chance for chance, _ in card.chances.values()) == pytest.approx(1.0)
        assert sum(plain for _, plain in card.chances.values()) == pytest.approx(1.0)
        if not card.covered_by:
            seen = Counter(kind_of(world.row[card.position]) for world in drawn)
            assert {
                kind: round(200 * chance) for kind, (chance, _) in card.chances.items() if chance
            } == seen
    assert any(abs(chance - plain) > 0.1 for card in found for chance, plain in card.chances.values())
    own = [card for card in found if card.seat == observation.viewer]
    assert not own
