"""What holds for every bot: it sees nothing it may not see, repeats itself, and keeps to its budget."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import cast

import pytest
from tests.helpers.games import STYLES, Game, size

from oriflamme.arena.game import play_game
from oriflamme.bots import (
    Answer,
    Bot,
    BotFailed,
    Budget,
    Decision,
    ask,
    champion_bot,
    make_bot,
    named,
    thinking,
)
from oriflamme.bots.levels import LEVELS
from oriflamme.bots.named import BOTS
from oriflamme.bots.thinking import SLICE, think
from oriflamme.rules import (
    ALLIANCE,
    BASE,
    Deal,
    Log,
    Observation,
    Random,
    State,
    draw_deal,
    draw_mixed,
    observe,
    worlds,
)

SPECS = [*BOTS, "greedy:foresight=1", "policy:of=searcher", "search:c=0", "champion:trust=0"]
LITTLE = Budget(explain=True, iterations=40)
"""So little thinking that all can be asked often."""

GUARDED = ("search", "champion", "former", "baron", "regent")
"""Those who draw worlds of their own; the others see an observation and nothing else."""


def decisions(count: int) -> Iterator[State]:
    """Decisions with a choice, from games of all sorts."""
    rng = Random(count)
    for number in range(count):
        kinds = (BASE, ALLIANCE, draw_mixed(rng))[number % 3]
        game = Game(3 + number % 3, kinds, number, STYLES[number % len(STYLES)])
        states = [state.clone() for state, _ in game.decisions() if len(state.legal()) > 1]
        yield states[rng.randrange(len(states))]


def another_world(state: State, seat: int, rng: Random) -> State:
    """One that looks the same to the seat and is not the same."""
    source = worlds(observe(state, seat))
    for _ in range(1000):
        world = source.sample(rng)
        if world.facts() != state.facts():
            return world
    raise AssertionError("the seat knows everything")


def test_every_bot_is_asked() -> None:
    assert (
        {*LEVELS, "random", "greedy", "policy", "network", "search", "champion", "former"}
        <= set(BOTS)
        <= set(SPECS)
    )


# -- what it may not know ----------------------------------------------------------------------------


@pytest.mark.parametrize("spec", SPECS)
def test_two_worlds_that_look_the_same_get_the_same_answer(spec: str) -> None:
    bot, rng = make_bot(spec), Random(7)
    for number, state in enumerate(decisions(size(45, 1500))):
        seat = state.asked
        world = another_world(state, seat, rng)
        here = ask(bot, observe(state, seat), Random(number), LITTLE)
        there = ask(bot, observe(world, seat), Random(number), LITTLE)
        assert here == there


@pytest.mark.parametrize("spec", GUARDED)
def test_handed_the_truth_itself_they_would_be_found_out(spec: str) -> None:
    """The comparison above can fail: where the observation is the game, the answers differ."""
    bot, rng, differing = make_bot(spec), Random(7), 0
    for number, state in enumerate(decisions(20)):
        world = another_world(state, state.asked, rng)
        here, there = (
            ask(bot, Observation(state.asked, each.clone()), Random(number), LITTLE)
            for each in (state, world)
        )
        differing += here != there
    assert differing > 5


@pytest.mark.parametrize("spec", sorted(set(SPECS) - {"search:c=0", "champion:trust=0", *GUARDED}))
def test_rules_of_thumb_and_policies_look_at_nothing_hidden_even_if_it_is_there(spec: str) -> None:
    """In imagined games they play with the game before them: no closed card of another may matter."""
    bot, rng = make_bot(spec), Random(7)
    for number, state in enumerate(decisions(size(45, 1500))):
        world = another_world(state, state.asked, rng)
        here, there = (
            ask(bot, Observation(state.asked, each.clone()), Random(number), LITTLE)
            for each in (state, world)
        )
        assert here == there


def games_within(thing: object) -> list[State]:
    """All games that can be reached from a thing by following references."""
    seen, found, left = {id(thing)}, [], [thing]
    while left:
        for each in gc.get_referents(left.pop()):
            if id(each) in seen or isinstance(each, type | ModuleType | FunctionType):
                continue
            seen.add(id(each))
            left.append(each)
            if isinstance(each, State):
                found.append(each)
    return found


def test_a_bot_is_handed_no_way_to_the_game_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game of the arena, with a log that hears everything."""
    handed: list[list[bool]] = []

    class Watcher:
        def choose(
            self, observation: Observation, decision: Decision, rng: Random, budget: Budget
        ) -> Answer:
            reached = games_within([observation, decision, rng, budget])
            handed.append([game is observation.seen for game in reached])
            return Answer(decision.legal[0])

    monkeypatch.setitem(named.BOTS, "watcher", Watcher)
    deal = draw_deal(3, BASE, Random(1))
    parts = play_game(deal, ["watcher"] * 3, "watched")
    assert [part.forfeit for part in parts] == [""] * 3
    assert len(handed) > 30
    assert handed == [[True]] * len(handed)


def test_a_way_to_the_game_itself_would_be_found() -> None:
    state = Game(3, BASE, 1).start()
    observation = observe(state, 0)
    assert games_within(observation) == [observation.seen]
    log = Log()
    cast("list[object]", log.events).append({"deep": [state]})
    observation.seen.listener = log
    assert any(game is state for game in games_within(observation))


@pytest.mark.parametrize("spec", SPECS)
def test_what_it_is_handed_is_left_as_it_was(spec: str) -> None:
    bot = make_bot(spec)
    for number, state in enumerate(decisions(9)):
        observation = observe(state, state.asked)
        before = observation.seen.facts()
        ask(bot, observation, Random(number), LITTLE)
        assert observation.seen.facts() == before


# -- equal seeds -------------------------------------------------------------------------------------


def play(deal: Deal, bots: list[Bot], seed: int) -> list[int]:
    """A game's actions; who is asked draws from one generator."""
    state, rng, actions = deal.start(), Random(seed), []
    while state.question:
        answer = ask(
            bots[state.asked], observe(state, state.asked), rng, Budget(explain=True, iterations=25)
        )
        actions.append(answer.action)
        state.apply(answer.action)
    return actions


@pytest.mark.parametrize("spec", SPECS)
def test_equal_seeds_give_equal_games(spec: str) -> None:
    for seed in range(size(3, 30)):
        deal = draw_deal(3 + seed % 3, (BASE, ALLIANCE)[seed % 2], Random(seed))
        seats = len(deal.hands)
        bot = make_bot(spec)
        games = [
            play(deal, bots, seed) for bots in ([bot] * seats, [make_bot(spec)] * seats, [bot] * seats)
        ]
        assert games[0] == games[1] == games[2]  # also with a bot that has played before
        assert any(play(deal, [bot] * seats, other) != games[0] for other in range(100, 104))


# -- budgets -----------------------------------------------------------------------------------------


def visits(answer: Answer) -> int:
    return sum(thought.visits or 0 for thought in answer.thoughts)


def beginning() -> Observation:
    """An early decision with many answers."""
    state = next(state for state, _ in Game(4, BASE, 5).decisions() if len(state.legal()) > 12)
    return observe(state, state.asked)


@pytest.mark.parametrize("iterations", [1, 2, 63, 64, 65, 300])
def test_search_does_exactly_its_iterations(iterations: int) -> None:
    observation, rng = beginning(), Random(1)
    told = make_bot(f"search:iterations={iterations}")
    assert visits(ask(told, observation, rng, Budget(explain=True))) == iterations
    assert visits(ask(told, observation, rng, Budget(explain=True, iterations=1000))) == iterations
    assert (
        visits(ask(make_bot("search"), observation, rng, Budget(explain=True, iterations=iterations)))
        == iterations
    )
    timed = make_bot(f"search:iterations={iterations}:seconds=1.9")
    assert visits(ask(timed, observation, rng, Budget(explain=True))) == iterations


@pytest.mark.parametrize("iterations", [1, 63, 200])
def test_the_champion_tries_all_actions_alike_so_only_a_few_games_more(iterations: int) -> None:
    observation, rng = beginning(), Random(1)
    for spec, budget in (
        (f"champion:iterations={iterations}", Budget(explain=True)),
        (f"champion:iterations={iterations}", Budget(explain=True, iterations=5000)),
        ("champion", Budget(explain=True, iterations=iterations)),
    ):
        done = visits(ask(make_bot(spec), observation, rng, budget))
        assert iterations <= done < iterations + len(observation.legal())


@pytest.mark.parametrize("spec", ["search:seconds=0.05", "champion:seconds=0.05", "search", "champion"])
def test_seconds_are_those_of_the_processor(spec: str) -> None:
    budget = Budget(explain=True) if "seconds" in spec else Budget(explain=True, seconds=0.05)
    observation, bot = beginning(), make_bot(spec)
    started = time.thread_time()
    answer = ask(bot, observation, Random(1), budget)
    assert time.thread_time() - started < 1.0
    assert visits(answer) > 0


@pytest.mark.parametrize("spec", ["search:seconds=0.000000001", "champion:seconds=0.000000001"])
def test_the_shortest_time_still_gives_an_answer(spec: str) -> None:
    observation = beginning()
    assert ask(make_bot(spec), observation, Random(1), Budget(explain=True)).action in observation.legal()


@pytest.mark.parametrize("bot", ["search", "champion"])
def test_more_iterations_than_can_be_counted(bot: str) -> None:
    spec = f"{bot}:iterations={10**20}:seconds=0.001"
    assert ask(make_bot(spec), beginning(), Random(1), Budget(explain=True, iterations=10**21)).thoughts


def test_no_time_at_all_is_not_all_the_time_there_is() -> None:
    observation, rng = beginning(), Random(1)
    n = len(observation.legal())
    search, champion = make_bot("search"), make_bot("champion")
    assert visits(ask(search, observation, rng, Budget(explain=True, iterations=0))) == 1
    assert visits(ask(search, observation, rng, Budget(explain=True, seconds=0.0))) == SLICE
    assert visits(ask(champion, observation, rng, Budget(explain=True, iterations=0))) == n
    assert n <= visits(ask(champion, observation, rng, Budget(explain=True, seconds=0.0))) <= 10 * n


class Clock:
    """Time that passes only when told to: on the wall, and as much or less of the processor."""

    def __init__(self) -> None:
        self.wall = self.processor = 100.0

    def perf_counter(self) -> float:
        return self.wall

    def thread_time(self) -> float:
        return self.processor


@pytest.mark.parametrize(
    ("wall", "processor", "seconds", "calls"),
    [
        (0.01, 0.01, 0.045, 5),
        (0.01, 0.01, None, 1),  # without seconds all is done at once, and the search keeps to what is left
        (0.1, 0.01, 0.045, 5),  # a busy machine does not make it weaker
        (0.5, 0.001, 0.045, 4),  # but nobody waits for ever
        (5.0, 5.0, 0.045, 1),
    ],
)
def test_the_clocks_that_count(
    monkeypatch: pytest.MonkeyPatch, wall: float, processor: float, seconds: float | None, calls: int
) -> None:
    clock, done = Clock(), []

    def search(iterations: int, left: float) -> int:
        assert left <= thinking.LONGEST
        done.append(iterations)
        clock.wall += wall
        clock.processor += processor
        return iterations

    monkeypatch.setattr(thinking, "time", clock)
    assert think(search, 1000, seconds, Budget()) == sum(done)
    assert len(done) == calls


@pytest.mark.parametrize(("bot", "patient"), [("search", thinking), ("champion", champion_bot)])
def test_no_decision_outlasts_all_patience(
    monkeypatch: pytest.MonkeyPatch, bot: str, patient: ModuleType
) -> None:
    assert vars(patient)["LONGEST"] < 2.0
    monkeypatch.setattr(patient, "LONGEST", 0.2)
    started = time.thread_time()
    ask(make_bot(f"{bot}:iterations=1000000000"), beginning(), Random(1), Budget(iterations=10**12))
    assert time.thread_time() - started < 1.0


@pytest.mark.parametrize(
    "spec",
    ["search:iterations=0", "search:seconds=0", "search:seconds=2", "search:seconds=nan", "search:c=nan",
     "champion:iterations=-1", "champion:seconds=1.91", "champion:trust=1.1", "policy:sharpness=-1",
     "policy:sharpness=nan", "policy:of=nobody", "greedy:foresight=2", "regent:iterations=9"],
)  # fmt: skip
def test_settings_out_of_bounds_are_refused(spec: str) -> None:
    with pytest.raises(named.BadSpec, match=spec.partition(":")[0]):
        make_bot(spec)


def test_an_answer_that_is_none_is_a_failure() -> None:
    class Wrong:
        def choose(
            self, observation: Observation, decision: Decision, rng: Random, budget: Budget
        ) -> Answer:
            decision.legal.append(1)  # which makes it no more legal
            return Answer(1)

    with pytest.raises(BotFailed, match="none of its"):
        ask(Wrong(), beginning(), Random(1), Budget())
