"""Play in the terminal, one person against bots.

You are Red. Choose an action by its number or type it in the notation; ? shows help, q leaves.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import suppress

from librt.random import Random
from rich.console import Console
from rich.text import Text

from oriflamme.bots import Bot, BotFailed, Budget, ask, make_bot
from oriflamme.cli.arguments import BadInput, Parser, add_players, add_set, any_number
from oriflamme.cli.names import coloured, family_name
from oriflamme.cli.question import Question, answer_of, question_of
from oriflamme.cli.rules import card_page, overview
from oriflamme.cli.screen import ranking_view, table_view
from oriflamme.cli.simulate import read_bots
from oriflamme.cli.story import Story
from oriflamme.notation.load import SETS
from oriflamme.notation.words import NotationError
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.catalogue import draw_mixed
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.events import Log
from oriflamme.rules.observation import observe
from oriflamme.texts import english

EXAMPLES = """
examples:
  oriflamme play
  oriflamme play --players 5 --set mixed
  oriflamme play --set alliance --name Joan --seed 1429
"""

ME = 0
LONGEST_NAME = 16


class Left(Exception):
    """The person has left the game."""


def add_arguments(parser: Parser) -> None:
    add_players(parser)
    add_set(parser)
    parser.add_argument(
        "--bots", default="random", metavar="NAME,…", help="one for each opponent, or one for all (random)"
    )
    parser.add_argument("--seed", type=any_number, metavar="S", help="to play a deal again")
    parser.add_argument("--name", default="", metavar="NAME", help="what to call you")


def run(options: argparse.Namespace) -> int:
    bots = read_bots(options.bots, options.players - 1)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("play needs a terminal; to let bots play, there is: oriflamme simulate")
    with suppress(ImportError):
        import readline  # noqa: F401  (lets input be edited)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    table = Table(options.set, bots, seed, options.name, Console(highlight=False))
    with suppress(Left):
        table.play()
        again = f"--players {options.players} --set {options.set} --seed {seed}"
        table.console.print(Text(english().text("end-again", options=again), "dim"))
    return 0


class Table:
    """One game in a terminal. The person is shown only what `observe` and `seen_by` give to the seat."""

    def __init__(
        self, set_name: str, bots: tuple[str, ...], seed: int, name: str, console: Console
    ) -> None:
        self.console = console
        self.rng = Random(seed & (2**62 - 1))
        seats = len(bots) + 1
        self.bots: list[Bot] = [make_bot(bot) for bot in bots]
        you = "".join(name.split("\n"))[:LONGEST_NAME].strip() or english().text("play-you")
        self.names = [
            f"{family_name(seat)}, {you if seat == ME else bots[seat - 1]}" for seat in range(seats)
        ]
        deal = draw_deal(seats, SETS[set_name] or draw_mixed(self.rng), self.rng)
        self.log = Log()
        self.heard = 0
        self.story = Story(ME, seats, deal.kinds, deal.rounds)
        self.state = deal.start_with(self.log)

    def play(self) -> None:
        """To the end. Raises Left."""
        while self.advance():
            self.show()
            self.state.apply(self.ask())
        self.tell()
        observation = observe(self.state, ME)
        self.console.print(table_view(observation, self.names), "")
        self.console.print(ranking_view(observation.seen, self.names), "")

    def advance(self) -> bool:
        """Let the bots play until the person is asked (True) or the game is over."""
        state = self.state
        while state.question != NOTHING and state.asked != ME:
            observation = observe(state, state.asked)
            try:
                answer = ask(self.bots[state.asked - 1], observation, self.rng, Budget())
            except BotFailed as error:
                raise BadInput(f"{self.names[state.asked]}, has failed: {error}") from None
            state.apply(answer.action)
        return state.question != NOTHING

    def show(self) -> None:
        """What happened since the last time, then the table."""
        self.tell()
        self.console.print(table_view(observe(self.state, ME), self.names))

    def tell(self) -> None:
        self.console.print()
        for event in self.log.events[self.heard :]:
            sentence = self.story.tell(event.seen_by(ME))
            if sentence:
                self.console.print(coloured(f"· {sentence}", self.state.seats))
        self.heard = len(self.log.events)
        self.console.print()

    def ask(self) -> int:
        """The action the person chooses."""
        observation = observe(self.state, ME)
        kind: int | None = None
        while True:
            question = question_of(observation, kind)
            if len(question.choices) == 1 and question.choices[0].action and kind is not None:
                return question.choices[0].action  # an empty row has one place
            self.list_choices(question)
            text = self.read(question)
            if text == "b":
                kind = None
                continue
            try:
                choice = answer_of(text, question, observation)
            except NotationError as error:
                self.console.print(Text(str(error), "yellow"))
                continue
            if choice.action:
                return choice.action
            kind = choice.kind

    def list_choices(self, question: Question) -> None:
        self.console.print()
        self.console.print(coloured(question.sentence, self.state.seats), style="bold")
        for i, choice in enumerate(question.choices, 1):
            line = Text(f"{i:>3}  ", "bold")
            line.append_text(coloured(choice.label, self.state.seats))
            line.stylize("not bold", 5)
            self.console.print(line)

    def read(self, question: Question) -> str:
        """What the person types, once it is an answer; help and rules are seen to here."""
        while True:
            try:
                text = self.console.input("[dim]" + english().text("play-more") + "[/] [bold]>[/] ").strip()
            except EOFError:
                self.console.print()
                raise Left from None
            word, _, rest = text.partition(" ")
            if text in ("q", "quit", "exit"):
                raise Left
            if text in ("?", "h", "help"):
                self.help()
                self.list_choices(question)
            elif word == "rules":
                self.rules(rest)
            elif text:
                return text

    def help(self) -> None:
        texts = english()
        for key in ("play-help", "play-help-cards", "play-help-row", "play-help-quit"):
            self.console.print(texts.text(key), style="dim")

    def rules(self, card: str) -> None:
        try:
            self.console.print(card_page(card, english()) if card.strip() else overview(english()))
        except NotationError as error:
            self.console.print(Text(str(error), "yellow"))
