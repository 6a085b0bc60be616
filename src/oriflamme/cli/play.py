"""Play in the terminal, one person against bots.

You are Red. Choose an action by its number or type it in the notation; ? shows help, q leaves.

With --record the game is saved to a file, for `oriflamme replay` and for replays in the browser. The file
is rewritten before each of your decisions and when the game ends. So a game you quit, or lose with the
terminal, is saved up to that point. An existing file of that name is replaced.
"""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from librt.random import Random
from rich.console import Console
from rich.text import Text

from oriflamme.bots import Bot, BotFailed, Budget, ask, make_bot, observation_for
from oriflamme.cli.arguments import (
    BadInput,
    Parser,
    add_kinds,
    add_language,
    add_players,
    add_set,
    add_traceback,
    any_number,
    read_kinds,
)
from oriflamme.cli.files import STANDARD_STREAM, replaced_when_complete
from oriflamme.cli.question import Question, answer_of, question_of, with_nearest
from oriflamme.cli.rules import card_page, overview
from oriflamme.cli.simulate import read_bots
from oriflamme.cli.story import Story
from oriflamme.drawing.names import coloured, family_name
from oriflamme.drawing.table import ranking_view, table_view
from oriflamme.notation.record import Record, record_json, record_text
from oriflamme.notation.words import NotationError
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.catalogue import CARDS, FAMILIES, draw_mixed
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.events import Log
from oriflamme.rules.observation import observe
from oriflamme.texts import Catalogue, catalogue

EXAMPLES = """
examples:
  oriflamme play
  oriflamme play --players 5 --set mixed --bots knight,squire,page,random
  oriflamme play --set alliance --name Joan --seed 1429 --record game.json
  oriflamme play --kinds archer,spy,heir,lord,judge,empress,ambush,revolt,deal,extortion --language fr
"""

ME = 0
LONGEST_NAME = 16


class Left(Exception):
    """The person has quit the game."""


def add_arguments(parser: Parser) -> None:
    add_players(parser)
    add_set(parser, default=None)
    add_kinds(parser, "by the seed")
    parser.add_argument(
        "--bots", default="knight", metavar="BOT,…", help="one for each opponent, or one for all (knight)"
    )
    parser.add_argument("--seed", type=any_number, metavar="S", help="to play a deal again")
    parser.add_argument("--name", default="", metavar="NAME", help="what to call you")
    parser.add_argument(
        "--record", metavar="FILE", help="save the game there, as JSON, or as text if the name ends in .txt"
    )
    add_language(parser)
    add_traceback(parser)


def run(options: argparse.Namespace) -> int:
    bots = read_bots(options.bots, options.players - 1)
    kinds = read_kinds(options.set, options.kinds)
    texts = catalogue(options.language)
    if options.record == STANDARD_STREAM:
        raise BadInput("--record: standard output shows the game itself; give a file")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("play needs a terminal; to let bots play each other, use: oriflamme simulate")
    with suppress(ImportError):
        import readline  # noqa: F401  (lets input be edited)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    set_name = options.set or ("mixed" if options.kinds else "base")
    console = Console(highlight=False)
    table = Table(set_name, kinds, bots, seed, options.name, texts, console)
    with suppress(Left), _kept(table, options.record):
        table.play()
        again = f"--players {options.players} --set {set_name} --seed {seed}"
        if options.kinds:
            again += f" --kinds {options.kinds}"
        console.print(Text(texts.text("end-again", options=again), "dim"), soft_wrap=True)
    return 0


@contextmanager
def _kept(table: Table, name: str | None) -> Iterator[None]:
    """Save the game's record to a file of this name, if one is given, however the game ends."""
    if name is None:
        yield
        return
    as_text = record_text if name.endswith(".txt") else record_json

    def write() -> None:
        with replaced_when_complete(name) as file:
            file.write(as_text(table.record))

    def keep() -> None:
        try:
            write()
        except BadInput as error:  # a full disk must not end the game; it is tried again at the end
            table.console.print(Text(str(error), "yellow"))

    write()
    table.keep = keep
    try:
        yield
    finally:
        write()
        key = "play-recorded" if table.state.question == NOTHING else "play-recorded-part"
        table.console.print()
        table.console.print(Text(table.texts.text(key, file=shlex.quote(name)), "dim"), soft_wrap=True)


class Table:
    """One game in a terminal. The person sees only what `observe` and `seen_by` return for the seat."""

    def __init__(
        self,
        set_name: str,
        kinds: int,
        bots: tuple[str, ...],
        seed: int,
        name: str,
        texts: Catalogue,
        console: Console,
    ) -> None:
        self.texts = texts
        self.console = console
        self.rng = Random(seed & (2**62 - 1))
        seats = len(bots) + 1
        self.bots: list[Bot] = [make_bot(bot) for bot in bots]
        you = "".join(filter(str.isprintable, name))[:LONGEST_NAME].strip() or texts.text("play-you")
        players = [you, *bots]
        self.names = [f"{family_name(texts, seat)}, {player}" for seat, player in enumerate(players)]
        deal = draw_deal(seats, kinds or draw_mixed(self.rng), self.rng)
        self.record = Record(set_name, dict(zip(FAMILIES[:seats], players, strict=True)), deal)
        self.keep: Callable[[], None] = lambda: None
        self.log = Log()
        self.heard = 0
        self.story = Story(texts, ME, seats, deal.kinds, deal.rounds)
        self.state = deal.start_with(self.log)

    def play(self) -> None:
        """Play to the end. Raises Left."""
        while self.advance():
            self.keep()
            self.show()
            self.take(self.ask())
        self.tell()
        observation = observe(self.state, ME)
        self.console.print(table_view(self.texts, observation, self.names), "")
        self.console.print(ranking_view(self.texts, observation.seen, self.names), "")

    def advance(self) -> bool:
        """Let the bots play until the person is asked (True) or the game is over."""
        state = self.state
        while state.question != NOTHING and state.asked != ME:
            bot = self.bots[state.asked - 1]
            try:
                answer = ask(bot, observation_for(bot, state, self.log), self.rng, Budget())
            except BotFailed as error:
                raise BadInput(f"{self.names[state.asked]}, has failed: {error}") from error
            self.take(answer.action)
        return state.question != NOTHING

    def take(self, action: int) -> None:
        self.state.apply(action)
        self.record.actions.append(action)

    def show(self) -> None:
        """Show what happened since the last time, then the table."""
        self.tell()
        self.console.print(table_view(self.texts, observe(self.state, ME), self.names))

    def tell(self) -> None:
        self.console.print()
        for event in self.log.events[self.heard :]:
            sentence = self.story.tell(event.seen_by(ME))
            if sentence:
                self.console.print(coloured(self.texts, f"· {sentence}", self.state.seats))
        self.heard = len(self.log.events)
        self.console.print()

    def ask(self) -> int:
        """The action that the person chooses."""
        observation = observe(self.state, ME)
        kind: int | None = None
        while True:
            question = question_of(self.texts, observation, kind)
            if len(question.choices) == 1 and question.choices[0].action and kind is not None:
                return question.choices[0].action  # an empty row has only one place
            self.list_choices(question)
            text = self.read(question)
            if text == "b":
                kind = None
                continue
            try:
                choice = answer_of(self.texts, text, question, observation)
            except NotationError as error:
                self.console.print(Text(str(error), "yellow"))
                continue
            if choice.action:
                return choice.action
            kind = choice.kind

    def list_choices(self, question: Question) -> None:
        self.console.print()
        self.console.print(coloured(self.texts, question.sentence, self.state.seats), style="bold")
        for i, choice in enumerate(question.choices, 1):
            line = Text(f"{i:>3}  ", "bold")
            line.append_text(coloured(self.texts, choice.label, self.state.seats))
            line.stylize("not bold", 5)
            self.console.print(line)

    def read(self, question: Question) -> str:
        """Read lines until one is an answer. Requests for help and rules are handled here."""
        while True:
            try:
                text = self.console.input(
                    "[dim]" + self.texts.text("play-more") + "[/] [bold]>[/] "
                ).strip()
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
        for key in ("play-help", "play-help-cards", "play-help-row", "play-help-quit"):
            self.console.print(self.texts.text(key), style="dim")

    def rules(self, card: str) -> None:
        try:
            self.console.print(card_page(card, self.texts) if card.strip() else overview(self.texts))
        except NotationError:
            said = self.texts.text("play-no-card", text=card)
            names = [self.texts.text(f"card-{each.slug}").lower() for each in CARDS]
            slugs = [each.slug for each in CARDS]
            said = with_nearest(self.texts, said, card.lower(), [*slugs, *names])
            self.console.print(Text(said, "yellow"))
