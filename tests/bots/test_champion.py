"""The search below `champion` and `former`: fair to all actions, halved again and again; and the levels."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from tests.helpers.forced_wins import LAST_ROUND, Puzzle
from tests.helpers.games import Game, size

from oriflamme.arena.game import play_game
from oriflamme.bots import Answer, Budget, ask, make_bot, wants_history
from oriflamme.bots.champion_bot import ChampionBot
from oriflamme.bots.core import belief, features
from oriflamme.bots.core.belief import BelievedWorlds, Fit
from oriflamme.bots.core.flat import Flat
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.levels import LEVELS, REMEMBERING
from oriflamme.bots.policy_bot import PolicyBot
from oriflamme.rules import ALLIANCE, BASE, Observation, Random, Worlds, draw_deal, draw_mixed, observe


def zeros(n: int) -> vec[float]:
    return vec[float]([0.0] * n)


def flat(observation: Observation, seed: int = 1) -> Flat:
    """A search in which everybody plays at random, in worlds that are all alike."""
    rng = Random(seed)
    minds = [Policy(zeros(features.SIZE)) for _ in range(observation.seen.seats)]
    return Flat(Worlds(observation), minds, rng)


def wide() -> Observation:
    """A decision with many answers."""
    states = (state for state, _ in Game(3, BASE, 11).decisions())
    state = next(state for state in states if len(state.legal()) > 12)
    return observe(state, state.asked)


def archer_at_the_end() -> Puzzle:
    """Whatever is answered, the game is over."""
    (puzzle,) = [puzzle for puzzle in LAST_ROUND if puzzle.name.startswith("the Archer brings the tie")]
    return puzzle


def test_every_action_is_tried_and_the_better_half_more_often() -> None:
    search = flat(wide())
    n = len(search.actions)
    search.run(600, 10.0, 10.0)
    visits = sorted(search.visits)
    assert visits[0] >= 600 // 4 // n  # even the worst had its share of the first phase
    assert visits[-1] > 3 * visits[0]
    assert visits[-1] == visits[-2]  # the last two were told apart in the same worlds
    assert search.n_alive == 2
    assert set(search.actions) == set(wide().legal())


def test_what_is_played_is_the_best_of_those_tried_longest() -> None:
    for seed in range(10):
        search = flat(wide(), seed)
        search.run(200, 10.0, 10.0)
        last = {
            search.actions[search.alive[i]]: search.mean(search.alive[i]) for i in range(search.n_alive)
        }
        assert search.best() == max(last, key=last.__getitem__)


def test_all_actions_are_tried_in_the_same_worlds() -> None:
    """Where every answer ends the game, what one world gives them is theirs exactly."""
    search = flat(wide())
    for times in range(1, 6):
        search.try_all(search.worlds.sample(search.rng))
        assert set(search.visits) == {times}
    search = flat(archer_at_the_end().observation())
    search.try_all(search.worlds.sample(search.rng))
    once = [search.mean(i) for i in range(len(search.actions))]
    for _ in range(9):
        search.try_all(search.worlds.sample(search.rng))
    assert [search.mean(i) for i in range(len(search.actions))] == pytest.approx(once)


def test_two_answers_are_never_halved() -> None:
    observation = LAST_ROUND[0].observation()
    search = flat(observation)
    search.run(100, 10.0, 10.0)
    assert list(search.visits) == [50, 50]


def test_no_time_leaves_every_action_tried() -> None:
    search = flat(wide())
    search.run(1 << 40, 0.0, 0.0)
    assert min(search.visits) > 0


def test_thoughts_are_told_for_every_action_most_tried_first() -> None:
    observation = wide()
    answer = ask(make_bot("former:iterations=300"), observation, Random(1), Budget(explain=True))
    visits = [thought.visits or 0 for thought in answer.thoughts]
    assert visits == sorted(visits, reverse=True)
    assert sorted(thought.action for thought in answer.thoughts) == sorted(observation.legal())
    for thought in answer.thoughts:
        assert thought.win_chance is not None
        assert thought.expected_place is not None
        assert 0.0 <= thought.win_chance <= 1.0
        assert 1.0 <= thought.expected_place <= 3.0 - 2.0 * thought.win_chance  # first, or at most the last


def test_trust_changes_what_is_imagined() -> None:
    answers = [
        ask(make_bot(f"champion:iterations=200:trust={trust}"), wide(), Random(1), Budget(explain=True))
        for trust in (0.0, 0.9)
    ]
    assert answers[0].thoughts != answers[1].thoughts


def test_without_trust_its_worlds_are_those_of_no_belief() -> None:
    """The weights do not matter then, however strong."""
    observation = wide()
    strong = vec[float]([30.0 * (i % 7) for i in range(belief.SIZE)])
    for weights in (strong, zeros(belief.SIZE)):
        rng = Random(3)
        worlds = BelievedWorlds(observation, [Fit(weights)], 0.0, rng)
        drawn = [worlds.sample(rng).facts() for _ in range(20)]
        if weights is strong:
            first = drawn
    assert drawn == first


@pytest.mark.parametrize("name", ["champion", "former", *LEVELS])
def test_whole_games_without_an_illegal_answer(name: str) -> None:
    """Against everybody, in every set, for every number of seats; at less thought than they would take."""
    rng = Random(1)
    searches = {"baron": "champion", "regent": "champion", "former": "former", "champion": "champion"}
    spec = f"{searches[name]}:iterations=20" if name in searches else name
    for number in range(size(6, 150)):
        seats = 3 + number % 3
        kinds = (BASE, ALLIANCE, draw_mixed(rng))[number // 3 % 3]
        specs = [spec, "random", "greedy", spec, "search:iterations=3"][:seats]
        parts = play_game(draw_deal(seats, kinds, rng), specs, f"{name}/{number}")
        assert [part.forfeit for part in parts] == [""] * seats


# -- levels ------------------------------------------------------------------------------------------


def test_the_levels_are_set_by_iterations_so_that_results_repeat() -> None:
    bots = [make() for make in LEVELS.values()]
    assert list(LEVELS) == ["page", "squire", "knight", "baron", "regent"]
    thinkers = [bot for bot in bots if not isinstance(bot, PolicyBot)]
    assert all(isinstance(bot, ChampionBot) and bot.seconds is None for bot in thinkers)
    iterations = [bot.iterations or 0 for bot in thinkers if isinstance(bot, ChampionBot)]
    assert iterations == sorted(iterations)
    assert min(iterations) > 0


def test_which_levels_want_the_history_is_known_without_making_one() -> None:
    assert {level for level, make in LEVELS.items() if wants_history(make())} == REMEMBERING


def favour(level: str, observation: Observation, times: int) -> int:
    """How often a level plays what it plays most often."""
    bot = make_bot(level)
    answers: list[Answer] = [
        ask(bot, observation, Random(seed), Budget(explain=True)) for seed in range(times)
    ]
    actions = [answer.action for answer in answers]
    return max(actions.count(action) for action in set(actions))


def test_the_lower_the_level_the_more_blurred_its_judgement() -> None:
    """Not a random move now and then: the same leanings, weaker."""
    blurred = [name for name, make in LEVELS.items() if isinstance(make(), PolicyBot)]
    totals = dict.fromkeys(blurred, 0)
    for seed in range(8):
        states = [state.clone() for state, _ in Game(3, BASE, seed).decisions() if len(state.legal()) > 3]
        state = states[len(states) // 2]
        for level in totals:
            totals[level] += favour(level, observe(state, state.asked), 40)
    assert blurred == sorted(blurred, key=totals.__getitem__)
    assert len(set(totals.values())) == len(blurred)


@pytest.mark.parametrize("spec", ["page", "squire", "knight", "champion:iterations=60"])
def test_a_larger_budget_gives_no_more_thought(spec: str) -> None:
    observation, bot = wide(), make_bot(spec)
    free = ask(bot, observation, Random(1), Budget(explain=True))
    assert free == ask(bot, observation, Random(1), Budget(explain=True, iterations=10**6, seconds=1.5))
