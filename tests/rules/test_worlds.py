"""Imagined games: all that fit what was seen, each as likely as any other, and no others."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from math import sqrt

import pytest
from hypothesis import given, settings
from tests.helpers.games import Game, any_games, choose, size

from oriflamme.notation.position import observation_text, parse_observation, position_text
from oriflamme.rules import KINDS, NOBODY, Observation, Random, State, observe, worlds
from oriflamme.rules.playout import play_out

Family = tuple[tuple[str, ...], frozenset[str], frozenset[str]]
"""The cards of a family: in the row, in its hand, set aside."""


@settings(max_examples=size(100, 4000))
@given(any_games)
def test_an_imagined_game_looks_the_same_and_can_be_played(game: Game) -> None:
    rng = Random(game.seed)
    for state, _ in game.decisions():
        for viewer in range(NOBODY, game.seats):
            seen = observe(state, viewer)
            before = seen.seen.facts()
            world = worlds(seen).sample(rng)
            assert observe(world, viewer).seen.facts() == before
            assert seen.seen.facts() == before
            assert world.problems() == []
            assert world.legal() or not world.question
            play_out(world, rng)
            assert world.question == 0
            assert seen.seen.facts() == before


# -- all worlds, counted by trying every way to spread the unseen cards --------------------------------


PILES = ("hands", "aside", "discard", "reserve")


def keys_of(line: str) -> dict[str, list[str]]:
    pairs = (pair.partition("=") for pair in line.split(";"))
    return {key: value.split(",") if value else [] for key, _, value in pairs}


def by_family(items: list[str]) -> dict[str, list[str]]:
    families: dict[str, list[str]] = {}
    for item in items:
        if ":" in item:
            letter, _, item = item.partition(":")
            families[letter] = []
        families[letter].append(item.partition("+")[0])
    return families


def slug_of(card: str) -> str:
    return card[2:].partition("+")[0].partition("^")[0].rstrip("*~")


def places_of(keys: dict[str, list[str]], letter: str) -> list[str]:
    """Where a family's cards lie in the row, as `older` writes it."""
    return [
        f"{position}" + (f"/{depth}" if depth > 1 else "")
        for position, stack in enumerate(keys["row"], 1)
        for depth, card in enumerate(stack.split("/"), 1)
        if card[0] == letter
    ]


def slugs_of_row(keys: dict[str, list[str]], letter: str) -> list[str]:
    cards = (card for stack in keys["row"] for card in stack.split("/"))
    return [slug_of(card) for card in cards if card[0] == letter]


def ways_for_family(keys: dict[str, list[str]], letter: str) -> list[Family]:
    """Every way in which the unseen kinds of a family can be spread, read off the text alone."""
    row = dict(zip(places_of(keys, letter), slugs_of_row(keys, letter), strict=True))
    unknown = [place for place, slug in row.items() if slug == "_"]
    piles = {
        pile: by_family(keys[pile]).get(letter, []) for pile in ("hands", "aside", "discard", "reserve")
    }
    seen = {slug for cards in (*piles.values(), row.values()) for slug in cards}
    unseen = [slug for slug in keys["kinds"] if slug not in seen]
    known = by_family(keys.get("known", [])).get(letter, [])
    older = keys.get("older", [])
    in_hand = piles["hands"].count("_")
    assert in_hand + piles["aside"].count("_") + len(unknown) == len(unseen)
    found = []
    for cards in permutations(unseen, len(unknown)):
        placed = dict(zip(unknown, cards, strict=True))
        if any(f"{slug}@{place}" in older for place, slug in placed.items()):
            continue
        rest = [slug for slug in unseen if slug not in cards]
        for hand in combinations(rest, in_hand):
            aside = frozenset(rest) - frozenset(hand)
            if not aside & set(known):
                whole = tuple(placed.get(place, slug) for place, slug in row.items())
                own = [slug for slug in piles["hands"] if slug != "_"]
                kept = [slug for slug in piles["aside"] if slug != "_"]
                found.append((whole, frozenset([*hand, *own]), frozenset([*aside, *kept])))
    return found


def ways(seen: Observation, seating: str) -> list[list[Family]]:
    keys = keys_of(observation_text(seen, seating))
    return [ways_for_family(keys, letter) for letter in seating]


def world_of(state: State, seating: str) -> tuple[Family, ...]:
    keys = keys_of(position_text(state, seating))
    hands, asides = by_family(keys["hands"]), by_family(keys["aside"])
    return tuple(
        (
            tuple(slugs_of_row(keys, letter)),
            frozenset(hands.get(letter, [])),
            frozenset(asides.get(letter, [])),
        )
        for letter in seating
    )


def number_of_worlds(seen: Observation, seating: str) -> int:
    number = 1
    for family in ways(seen, seating):
        number *= len(family)
    return number


# -- studies with cards that go back to the hand -------------------------------------------------------

SMALL = sum(1 << KINDS[slug] for slug in ("informer", "shapeshifter", "heir", "lord", "revolt"))


def small_games(count: int) -> list[Game]:
    return [Game(2, SMALL, seed, "swap", aside=1, rounds=4) for seed in range(count)]


def returned(seen: Observation, seating: str) -> int:
    """How many kinds are known to be in a hand or played since, of cards the viewer does not see,
    where it matters: some card of that family lay closed before."""
    keys = keys_of(observation_text(seen, seating))
    most = 0
    for letter, slugs in by_family(keys.get("known", [])).items():
        places = [
            place
            for place, slug in zip(places_of(keys, letter), slugs_of_row(keys, letter), strict=True)
            if slug == "_"
        ]
        older = keys.get("older", [])
        if any(f"{slug}@{place}" in older for slug in slugs for place in places):
            most = max(most, len(slugs))
    return most


def observations(kinds_returned: int, count: int) -> list[Observation]:
    """Different observations, each with a few to some hundred worlds."""
    found: dict[str, Observation] = {}
    for game in small_games(4000):
        for state, _ in game.decisions():
            for viewer in range(NOBODY, game.seats):
                seen = observe(state, viewer)
                if returned(seen, game.seating) == kinds_returned:
                    line = observation_text(seen, game.seating)
                    if line not in found and 4 <= number_of_worlds(seen, game.seating) <= 300:
                        found[line] = seen
                        break
            if len(found) == count:
                return list(found.values())
    raise AssertionError(f"only {len(found)} observations found")


@pytest.mark.parametrize("kinds_returned", [0, 1, 2])
def test_every_world_is_as_likely_as_any_other(kinds_returned: int) -> None:
    """Chi-square against a count of all worlds; none is missed and none is made up."""
    rng = Random(11)
    for seen in observations(kinds_returned, size(5, 60)):
        line = observation_text(seen, "RB")
        possible = set(product(*ways(seen, "RB")))
        assert len(possible) == number_of_worlds(seen, "RB")
        each = 40
        source = worlds(seen)
        counts = Counter(world_of(source.sample(rng), "RB") for _ in range(each * len(possible)))
        assert set(counts) == possible, line
        off = sum((counts[world] - each) ** 2 / each for world in possible)
        freedom = len(possible) - 1
        assert off < freedom + 5 * sqrt(2 * freedom) + 5, line


def test_an_imagined_game_is_the_true_one_as_often_as_counting_says() -> None:
    """A sampler that peeked would match the truth more often, a careless one less."""
    rng = Random(5)
    matches, expected, variance = 0, 0.0, 0.0
    for game in small_games(size(120, 2500)):
        for state, _ in game.decisions():
            for viewer in range(NOBODY, game.seats):
                seen = observe(state, viewer)
                chance = 1 / number_of_worlds(seen, game.seating)
                if chance == 1:
                    continue
                matches += worlds(seen).sample(rng).facts() == state.facts()
                expected += chance
                variance += chance * (1 - chance)
    assert expected > size(150, 3000)
    assert abs(matches - expected) < 4 * sqrt(variance)


def test_the_truth_is_always_among_the_worlds() -> None:
    for game in small_games(size(60, 1000)):
        for state, _ in game.decisions():
            for viewer in range(NOBODY, game.seats):
                truth = world_of(state, game.seating)
                families = ways(observe(state, viewer), game.seating)
                assert all(own in family for own, family in zip(truth, families, strict=True))


def test_worlds_are_drawn_from_the_observation_alone() -> None:
    """Drawn from the text of an observation, read elsewhere, they are the same worlds."""
    for game in [Game(4, (1 << 20) - (1 << 10), seed, "swap") for seed in range(size(10, 200))]:
        for state, _ in game.decisions():
            seen = observe(state, state.asked)
            read, _ = parse_observation(observation_text(seen, game.seating))
            one, two = worlds(seen).sample(Random(3)), worlds(read).sample(Random(3))
            assert one.facts() == two.facts()


def test_an_observation_that_no_game_fits_is_refused() -> None:
    state = Game(3, (1 << 10) - 1, 1).start()
    seen = observe(state, NOBODY)
    seen.seen.kinds = 0b111
    with pytest.raises(ValueError, match="family 1 has 10 unknown cards"):
        worlds(seen)


def test_worlds_part_from_the_truth_later_too() -> None:
    """A world played on does not touch the observation, nor the worlds drawn after it."""
    rng = Random(8)
    seen = observe(Game(3, (1 << 10) - 1, 2).start(), 0)
    source = worlds(seen)
    first = source.sample(Random(1)).facts()
    for _ in range(20):
        world = source.sample(rng)
        while world.question:
            world.apply(choose(world, "reveal", rng))
    assert source.sample(Random(1)).facts() == first
