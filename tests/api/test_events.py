"""What has happened in a game, as the front door tells it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import get_args

import pytest

import oriflamme
from oriflamme import Action, Bot, Event, Game, Observation, Random, events
from oriflamme.events import (
    Dealt,
    Gained,
    GameEvent,
    GameOver,
    Placed,
    Reacted,
    Robbed,
    RoundStarted,
    Swapped,
    TokensCollected,
)


def played(cards: str, seed: int, players: int = 3) -> Game:
    game, rng = Game(players, cards, seed), Random(seed)
    while not game.over:
        game.play(game.legal[rng.randrange(len(game.legal))])
    return game


def balance(told: list[GameEvent], game: Game) -> dict[str, int]:
    """What each family has if nothing happened but these events."""
    stock = dict.fromkeys(map(str, game.families), 1)
    for event in told:
        if isinstance(event, Gained | Reacted | Robbed | TokensCollected):
            stock[event.family] += event.amount
        if isinstance(event, Robbed):
            stock[event.victim] -= event.amount
    return stock


@pytest.mark.parametrize("cards", oriflamme.SETS)
def test_events_tell_where_all_influence_comes_from(cards: str) -> None:
    for seed in range(20):
        game = played(cards, seed, 3 + seed % 3)
        told = game.events
        assert balance(told, game) == game.influence
        over = told[-1]
        assert isinstance(over, GameOver)
        assert over.winners == game.winners
        assert [event.round for event in told if isinstance(event, RoundStarted)] == [1, 2, 3, 4, 5, 6]
        assert all(event.what and event.why for event in told)


def test_every_class_of_events_is_exported_and_says_what_it_is() -> None:
    for kind in get_args(GameEvent):
        assert getattr(events, kind.__name__) is kind
        assert issubclass(kind, Event)
        assert kind.__doc__


def test_events_grow_as_the_game_goes_on_and_the_past_stays() -> None:
    game = Game(seed=4)
    before = game.events
    assert [type(event) for event in before[:4]] == [Dealt, Dealt, Dealt, RoundStarted]
    while not game.over:
        game.play(game.legal[0])
        now = game.events
        assert now[: len(before)] == before
        assert len(now) > len(before)
        before = now


@pytest.mark.parametrize("family", ["R", "B", "G", None])
def test_a_family_hears_what_it_may_know(family: str | None) -> None:
    game = played("alliance", 8)
    heard = game.seen_by(family, history=True).events
    assert len(heard) == len(game.events)
    hidden = 0
    for whole, event in zip(game.events, heard, strict=True):
        if whole == event:
            continue
        assert isinstance(event, Dealt | Placed | Swapped)
        assert event.family != family
        hidden += 1
    assert hidden
    if family is not None:
        own = [event for event in heard if isinstance(event, Placed) and event.family == family]
        assert all(event.kind for event in own)


def test_without_being_asked_for_no_history_is_told() -> None:
    assert Game(seed=1).seen_by("R").events == []


def test_a_game_from_the_middle_tells_what_came_since() -> None:
    game = Game(seed=3)
    for _ in range(8):
        game.play(game.legal[0])
    later = Game.from_line(game.line())
    assert [event.what for event in later.events] == ["asked"]
    later.play(later.legal[-1])
    game.play(game.legal[-1])
    assert later.events[1:] == game.events[-len(later.events) + 1 :]


COPYING: dict[str, Callable[[Observation], Observation]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda seen: pickle.loads(pickle.dumps(seen)),
}


@pytest.mark.parametrize("way", COPYING)
def test_a_copy_has_the_same_history(way: str) -> None:
    seen = played("mixed", 2).seen_by("B", history=True)
    assert COPYING[way](seen).events == seen.events


class Listener(Bot):
    """Plays the first legal action, and fails if it has not heard of all that lies on the table."""

    wants_history = True

    def decide(self, seen: Observation, rng: Random) -> Action:
        placed = sum(isinstance(event, Placed) for event in seen.events)
        out = sum(len(seen.hands[family]) for family in seen.families)
        assert placed == 7 * len(seen.families) - out, seen.events
        return seen.legal[0]


class Deaf(Listener):
    wants_history = False


def test_a_bot_that_wants_it_hears_the_history_of_the_game() -> None:
    results = oriflamme.play(Listener, "random", "random", games=3, seed=1)
    assert results.scores[0].forfeits == 0
    results = oriflamme.play(Deaf, "random", "random", games=3, seed=1)
    assert results.scores[0].forfeits == 3
