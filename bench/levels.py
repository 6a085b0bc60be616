"""What the levels of bots give away, by the judge of reviews: all levels on the same decisions.

    python bench/levels.py compare --file FILE    can be killed, and goes on where it was
    python bench/levels.py table --file FILE      prints the table of the results log

The decisions come from games of three knights. On each, all legal actions are measured in the same imagined
games. What a level wins there is the mean over its actions, weighted by how likely it takes them: known for
random and for the levels that are policies. A level that searches is asked once. Only differences between
levels count: in these, nothing is chosen for being the best, so they are measured without bias. Where two
that search take different actions, these are measured again in more worlds.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import msgspec
from librt.random import Random

from oriflamme.arena.interval import mean_interval
from oriflamme.arena.loop import Watcher, by_bots, play
from oriflamme.arena.match import Match
from oriflamme.bots import Budget, ask, make_bot
from oriflamme.bots.core.policy import Policy
from oriflamme.bots.policy_bot import PolicyBot
from oriflamme.bots.seeds import seed_of
from oriflamme.bots.weights import model
from oriflamme.review.judge import Judge
from oriflamme.rules.events import Log
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.state import State

SETS = ("base", "alliance", "mixed")
LEVELS = ("random", "page", "squire", "knight", "baron", "regent", "champion")
SEARCH = LEVELS.index("baron")
SEATED = "knight"
GAMES, DRAWN = 200, 8
"""Games in each set, and decisions in each game."""
WORLDS, MORE_WORLDS = 80, 400
JUDGE = Judge()


class Game(msgspec.Struct, frozen=True):
    """For each pair of neighbours, what the first gives away more than the second, for each decision."""

    set: str
    deal: int
    behind: list[list[float]]


class Choices(Watcher):
    """Keeps what was seen at every decision with a choice."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept: list[Observation] = []

    def decided(self, state: State, action: int) -> None:
        if state.legal_count() > 1:
            observation = observe(state, state.asked)
            observation.history = self.log.heard_by(state.asked)
            self.kept.append(observation)


def compared(set_name: str, deal: int) -> Game:
    rng = Random(seed_of("levels", set_name, deal))
    log = Log()
    state, choices = Match((SEATED,) * 3, set_name, 13).deal(deal).start_with(log), Choices(log)
    play(state, by_bots([make_bot(SEATED)] * 3, rng, Budget()), choices)
    drawn = [choices.kept[rng.randrange(len(choices.kept))] for _ in range(DRAWN)]
    return Game(set_name, deal, [_neighbours(observation, rng) for observation in drawn])


def _neighbours(observation: Observation, rng: Random) -> list[float]:
    trials = JUDGE.trials(observation, rng.randrange(1 << 30))
    actions = trials.actions
    everything = list(range(len(actions)))
    trials.run(everything, WORLDS)
    chances = [trials.win_chance(a) for a in everything]
    at = fmean(chances)
    slope = JUDGE.curve(observation.seen).slope(at, at)
    taken = [weights_of(level, observation, actions, rng) for level in LEVELS]
    found = []
    for level, (weaker, stronger) in enumerate(pairwise(taken)):
        if level >= SEARCH and weaker != stronger:
            more = JUDGE.trials(observation, rng.randrange(1 << 30))
            one, other = weaker.index(1.0), stronger.index(1.0)
            more.run([one, other], MORE_WORLDS)
            ahead = more.win_chance(other) - more.win_chance(one)
        else:
            ahead = sum((s - w) * c for w, s, c in zip(weaker, stronger, chances, strict=True))
        found.append(round(slope * ahead, 6) + 0.0)
    return found


def weights_of(level: str, observation: Observation, actions: list[int], rng: Random) -> list[float]:
    """How likely the level takes each action. One that searches takes what it answers now."""
    bot = make_bot(level)
    if level == "random":
        return [1.0 / len(actions)] * len(actions)
    if isinstance(bot, PolicyBot):
        policy = Policy(model(bot.of, observation.seen.seats))
        policy.sharpness = bot.sharpness
        policy.weigh(observation.seen)
        likely = {policy.actions[i]: policy.chance[i] for i in range(policy.n)}
        return [likely[action] for action in actions]
    answer = ask(bot, observation, rng, Budget())
    return [float(action == answer.action) for action in actions]


def read(path: Path) -> list[Game]:
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in path.read_text(encoding="utf-8").splitlines()]


def compare(path: Path) -> None:
    """The sets grow side by side."""
    known = {(game.set, game.deal) for game in read(path)}
    with path.open("a", encoding="utf-8") as file:
        for deal in range(GAMES):
            for set_name in SETS:
                if (set_name, deal) not in known:
                    file.write(msgspec.json.encode(compared(set_name, deal)).decode() + "\n")
                    file.flush()


def table(path: Path) -> None:
    games = read(path)
    print("| | " + " | ".join(SETS) + " |\n|---|" + "---|" * len(SETS))
    for n, (weaker, stronger) in enumerate(pairwise(LEVELS)):
        cells = [_cell([game for game in games if game.set == name], n) for name in SETS]
        print(f"| {weaker} − {stronger} | " + " | ".join(cells) + " |")


def _cell(games: list[Game], n: int) -> str:
    """In points, with a 95% interval over games."""
    if len(games) < 2:
        return "–"
    mean, low, high = mean_interval([100 * fmean(each[n] for each in game.behind) for game in games])
    return f"{mean:.2f} ({low:.2f} to {high:.2f}; {len(games)} games)".replace("-", "−")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["compare", "table"])
    parser.add_argument("--file", type=Path, required=True, help="what was compared, as JSON Lines")
    options = parser.parse_args()
    if options.what == "compare":
        compare(options.file)
    else:
        table(options.file)


if __name__ == "__main__":
    main()
