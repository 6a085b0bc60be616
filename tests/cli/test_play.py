"""Playing in a terminal: a real one, and what is shown there."""

import fcntl
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from librt.random import Random
from rich.console import Console
from tests.helpers.commands import COMMAND, environment, oriflamme, without_escapes
from tests.helpers.games import LONG, size
from tests.helpers.places import BAD_BOTS, ROOT
from tests.helpers.records import SETS
from tests.helpers.visitors import PATIENCE

from oriflamme.cli.play import ME, Table
from oriflamme.cli.question import answer_of, question_of
from oriflamme.drawing.table import card_box, inside_of, ranking_view, table_view, verdict_text
from oriflamme.notation.load import load_position
from oriflamme.notation.position import slugs_of
from oriflamme.notation.record import parse_record, replay
from oriflamme.notation.words import NotationError, action_text
from oriflamme.rules import NOBODY, Worlds, observe
from oriflamme.rules.actions import PLACE
from oriflamme.rules.catalogue import CARDS, GAME_SETS
from oriflamme.rules.scoring import scores_of
from oriflamme.texts import LANGUAGES, catalogue, english

ENGLISH = english()
PROMPT = "q quit > "


class Terminal:
    """`oriflamme play` in a pseudo-terminal."""

    def __init__(self, *options: str, prompt: str = PROMPT) -> None:
        self.prompt = prompt
        self.end, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, "play", *options],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment(),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C is a signal
        )
        os.close(inside)

    def read(self) -> str:
        """What is shown until the next question, or until the end."""
        shown = b""
        while not without_escapes(shown.decode(errors="ignore")).endswith(self.prompt):
            assert select.select([self.end], [], [], PATIENCE)[0], f"nothing more comes after {shown!r}"
            try:
                shown += os.read(self.end, 4000)
            except OSError:  # the game has ended
                break
        return without_escapes(shown.decode()).replace("\r\n", "\n")

    def leave(self, end: str | signal.Signals) -> str:
        """What is shown after these keys, or this signal, to the end. If it comes just before the prompt
        begins to wait, it is not heard until the next one."""
        shown = b""
        self.press(end)
        patience = time.monotonic() + PATIENCE
        try:
            while True:
                assert time.monotonic() < patience, f"it does not end after {end!r}: {shown!r}"
                while select.select([self.end], [], [], 5.0)[0]:
                    shown += os.read(self.end, 4000)
                if (
                    not termios.tcgetattr(self.end)[3] & termios.ICANON
                ):  # it takes single keys: still asking
                    self.press(end)
        except OSError:
            return without_escapes(shown.decode()).replace("\r\n", "\n")

    def press(self, end: str | signal.Signals) -> None:
        if isinstance(end, str):
            os.write(self.end, end.encode())
        else:
            self.process.send_signal(end)

    def type(self, text: str) -> str:
        os.write(self.end, text.encode())
        return self.read()


@contextmanager
def a_terminal(*options: str, prompt: str = PROMPT) -> Iterator[Terminal]:
    terminal = Terminal(*options, prompt=prompt)
    try:
        yield terminal
    finally:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.end)


@pytest.mark.parametrize("options", ["--seed 5", "--seed 6 --set alliance --players 5 --name Joan"])
def test_a_whole_game_by_numbers(options: str) -> None:
    with a_terminal(*options.split()) as terminal:
        shown = terminal.read()
        assert "Round 1 of 6, placement" in shown
        everything = shown
        while shown.endswith(PROMPT):
            shown = terminal.type("1\n")
            everything += shown
        assert terminal.process.wait() == 0
        assert "Round 6 of 6" in everything
        assert "The game is over." in everything
        assert "1." in shown.split("top cards in the row")[1]
        assert "The same deal again: oriflamme play --players" in shown
        assert max(len(line) for line in everything.splitlines() if PROMPT not in line) <= 80


def test_answers_help_and_rules() -> None:
    with a_terminal("--seed", "5") as terminal:
        terminal.read()
        assert "Did you mean “place spy first”?" in " ".join(terminal.type("place spi first\n").split())
        assert "That isn’t possible now." in terminal.type("keep\n")
        assert "That isn’t possible now." in terminal.type("99\n")
        assert "That isn’t possible now." in terminal.type("0\n")
        assert "neither a number on the list nor an action. Type ? for help." in terminal.type("kep\n")
        assert "target 3" in terminal.type("?\n")
        assert "Archer  character, base" in terminal.type("rules archer\n")
        assert "There’s no card “archr”. Did you mean “archer”?" in terminal.type("rules archr\n")
        assert "Placement: clockwise" in terminal.type("rules\n")
        assert ": where?" in terminal.type("1\n")
        assert "which one?" in terminal.type("b\n")
        assert terminal.type("\n").endswith(PROMPT)
        assert "Red places the Archer last in the row." in terminal.type("place archer last\n")


@pytest.mark.parametrize(("text", "code"), [("q\n", 0), ("\x04", 0), ("\x03", 130)])
def test_leaving(text: str, code: int) -> None:
    with a_terminal() as terminal:
        assert terminal.read().count(", knight") == 2  # whom one plays unless one says so
        assert "Traceback" not in terminal.leave(text)
        assert terminal.process.wait() == code


def test_a_language_and_kinds_of_ones_own(tmp_path: Path) -> None:
    ten = "archer,spy,heir,lord,judge,empress,ambush,revolt,deal,extortion"
    file = tmp_path / "game.txt"
    options = ("--seed", "3", "--language", "fr", "--kinds", ten, "--record", str(file))
    with a_terminal(*options, prompt="q quitter > ") as terminal:
        shown = terminal.read()
        assert "Manche 1" in shown
        assert "Vouliez-vous dire «\u202fplace heir first\u202f»" in terminal.type("place hier first\n")
        assert "Vouliez-vous dire «\u202farcher\u202f»" in terminal.type("rules archr\n")
        while shown.endswith(terminal.prompt):
            shown = terminal.type("1\n")
        assert terminal.process.wait() == 0
    assert f"--set mixed --seed 3 --kinds {ten}" in shown
    record = parse_record(file.read_text())
    assert record.set_name == "mixed"
    assert set(slugs_of(record.deal.kinds)) == set(ten.split(","))


# -- the record --------------------------------------------------------------------------------------


def test_a_whole_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    with a_terminal("--record", str(file), "--bots", "random", "--name", "Joan") as terminal:
        shown = terminal.read()
        while shown.endswith(PROMPT):
            shown = terminal.type("1\n")
        assert terminal.process.wait() == 0
    assert f"Game saved. To read it: oriflamme replay '{file}'" in shown
    assert json.loads(file.read_text())["result"]
    assert parse_record(file.read_text()).names == {"R": "Joan", "B": "random", "G": "random"}
    assert "The game is over." in oriflamme("replay", file).stdout


@pytest.mark.parametrize("end", ["q\n", "\x04", "\x03", signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_a_game_that_is_left_is_kept_as_far_as_it_went(tmp_path: Path, end: str | signal.Signals) -> None:
    file = tmp_path / "game.json"
    file.write_text("an older one")
    with a_terminal("--seed", "5", "--record", str(file)) as terminal:
        terminal.read()
        shown = terminal.type("place archer last\n")
        assert "Archer" in shown
        said = terminal.leave(end)
        code = terminal.process.wait()
    if end in (signal.SIGHUP, signal.SIGKILL):  # it had no time to say so
        assert code == -end
    else:
        assert "Game saved up to this point. To read it: oriflamme replay" in said
    record = parse_record(file.read_text())
    assert "place archer last" in map(action_text, record.actions)
    assert replay(record).asked == ME
    assert list(tmp_path.iterdir()) == [file]


def test_a_game_that_a_bot_ends_is_kept_too(tmp_path: Path) -> None:
    file, bad = tmp_path / "game.json", BAD_BOTS
    with a_terminal("--record", str(file), "--bots", f"{bad}:Mute", "--traceback") as terminal:
        shown = terminal.read()
        while shown.endswith(PROMPT):
            shown = terminal.type("1\n")
        assert terminal.process.wait() == 2
    assert "has failed: it answered None" in " ".join(shown.split())
    assert replay(parse_record(file.read_text())).asked != ME


# -- what is shown -----------------------------------------------------------------------------------


def a_table(
    set_name: str, seed: int, width: int = 80, players: int = 4, language: str = "en"
) -> tuple[Table, io.StringIO]:
    screen = io.StringIO()
    console = Console(file=screen, width=width, highlight=False)
    bots = ("random",) * (players - 1)
    return Table(set_name, GAME_SETS[set_name], bots, seed, "", catalogue(language), console), screen


def shown_by(table: Table, screen: io.StringIO) -> str:
    """The screen at this moment."""
    start = screen.tell()
    table.show()
    table.list_choices(question_of(table.texts, observe(table.state, ME)))
    return screen.getvalue()[start:]


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for seed, set_name in enumerate(SETS if width == 40 or LONG else ["mixed"]):
        table, screen = a_table(set_name, seed, width, 5, language)
        rng = Random(seed)
        while table.advance():
            table.show()
            observation = observe(table.state, ME)
            table.list_choices(question_of(table.texts, observation))
            table.state.apply(observation.seen.random_action(rng))
        table.show()
        assert max(map(len, screen.getvalue().splitlines())) <= width


@pytest.mark.parametrize("set_name", SETS)
def test_every_legal_action_can_be_chosen_by_number_and_in_the_notation(set_name: str) -> None:
    for seed in range(size(5, 100)):
        table, _ = a_table(set_name, seed)
        rng = Random(seed)
        while table.advance():
            observation = observe(table.state, ME)
            kinds: list[int | None] = [None]
            if observation.seen.question == PLACE:
                kinds = [choice.kind for choice in question_of(ENGLISH, observation).choices]
            by_number = []
            for kind in kinds:
                question = question_of(ENGLISH, observation, kind)
                by_number += [
                    answer_of(ENGLISH, str(i), question, observation).action
                    for i in range(1, len(question.choices) + 1)
                ]
            legal = observation.legal()
            assert sorted(by_number) == sorted(legal)
            question = question_of(ENGLISH, observation)
            assert [
                answer_of(ENGLISH, action_text(a), question, observation).action for a in legal
            ] == legal
            table.state.apply(observation.seen.random_action(rng))


@pytest.mark.parametrize("set_name", SETS)
def test_the_screen_is_the_same_in_every_world_the_person_could_be_in(set_name: str) -> None:
    for seed in range(size(1, 20)):
        table, screen = a_table(set_name, seed)
        rng = Random(seed)
        while table.advance():
            table.tell()
            truth = shown_by(table, screen)
            real, table.state = table.state, Worlds(observe(table.state, ME)).sample(rng)
            assert shown_by(table, screen) == truth
            table.state = real
            table.state.apply(observe(table.state, ME).seen.random_action(rng))


@pytest.mark.parametrize("set_name", SETS)
def test_the_story_names_no_closed_card_of_others(set_name: str) -> None:
    told = []
    for seed in range(size(6, 60)):
        table, screen = a_table(set_name, seed)
        rng = Random(seed)
        while table.advance():
            table.tell()
            table.state.apply(observe(table.state, ME).seen.random_action(rng))
        table.tell()
        told += screen.getvalue().splitlines()
    placed = [line for line in told if re.search(r"(Blue|Green|Yellow) (places|covers)", line)]
    assert placed
    assert all(" a card" in line for line in placed)
    assert any("Red places the Spy" in line or "Red places the Judge" in line for line in told)
    # nobody's secret went into a sentence as a hole either
    assert not any(word in line for line in told for word in (str(NOBODY), "None", "$"))


@pytest.mark.parametrize(
    ("influence", "row", "said"),
    [
        ({"R": 9, "B": 3, "G": 2}, [], "Red wins with 9 influence."),
        (
            {"R": 9, "B": 9, "G": 2},
            ["B?spy", "B?heir", "R?spy"],
            "Blue wins: Red, Blue have 9 influence each, and Blue has the most top cards in the row (2).",
        ),
        (
            {"R": 9, "B": 9, "G": 2},
            ["B?spy", "R?spy"],
            "Red, Blue share the victory: 9 influence and 1 top card in the row each.",
        ),
    ],
)
def test_the_end_says_what_decided(influence: dict[str, int], row: list[str], said: str) -> None:
    keys = {"players": ["R", "B", "G"], "phase": "over", "round": 6, "influence": influence, "row": row}
    assert verdict_text(ENGLISH, scores_of(load_position(keys).state)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_onto_its_card(language: str) -> None:
    texts = catalogue(language)
    for card in CARDS:
        row: dict[str, object] = {"players": ["R", "B", "G"], "row": [f"R?{card.slug}+2^1"]}
        seen = observe(load_position(row).state, ME).seen
        shown = [line.plain for line in card_box(texts, seen, 1, [seen.row[1]], inside_of(texts))]
        assert texts.text(f"card-{card.slug}") in shown[1]
        assert f"{texts.text('play-closed')} ●2 ▲1" in shown[2]
        assert len(set(map(len, shown))) == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_game_in_another_language_has_no_english_in_it(language: str) -> None:
    """Every word that only English has: of the catalogue's sentences, what no other catalogue uses."""
    table, screen = a_table("mixed", 3, language=language)
    rng = Random(3)
    while table.advance():
        table.show()
        observation = observe(table.state, ME)
        table.list_choices(question_of(table.texts, observation))
        table.take(observation.seen.random_action(rng))
    table.tell()
    table.console.print(ranking_view(table.texts, table.state, table.names))
    own = set(re.findall(r"\w+", " ".join(catalogue(language).sources.values()).lower()))
    foreign = set(re.findall(r"\w+", " ".join(ENGLISH.sources.values()).lower())) - own
    assert set(re.findall(r"\w+", screen.getvalue().lower())) & foreign <= {"random"}


def test_nonsense_is_not_an_answer() -> None:
    table, _ = a_table("base", 1)
    table.advance()
    observation = observe(table.state, ME)
    question = question_of(ENGLISH, observation)
    for text in ("what now", "place", "place spy", "swap", "target", "-1", "１", "1 2", "[red]"):
        with pytest.raises(NotationError):
            answer_of(ENGLISH, text, question, observation)


def test_the_picture_in_the_documentation_is_true(tmp_path: Path) -> None:
    """If it is not: `make picture`."""
    fresh = tmp_path / "play.svg"
    subprocess.run([sys.executable, ROOT / "docs" / "play_picture.py", fresh], check=True)
    assert fresh.read_text() == (ROOT / "docs" / "play.svg").read_text()


def test_a_card_shows_all_that_is_known_of_it_and_no_more() -> None:
    row = ["B?spy+2^1", "R?lord/R!heir", "B!diplomat+4", "G?revolt+1*", "G?judge~"]
    keys: dict[str, object] = {"players": ["R", "B", "G"], "row": row, "at": 2}
    console = Console(file=io.StringIO(), width=80, highlight=False)
    observation = observe(load_position(keys).state, ME)
    console.print(table_view(ENGLISH, observation, ["Red, you", "Blue", "Green"]))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith("╭─1"))
    frames, names, marks, bottoms = (lines[top + i] for i in range(4))
    assert [word for word in re.split(r"[│┃ ]+", names) if word] == ["?", "Lord", "Diplomat", "Revolt", "?"]
    assert [" ".join(mark.split()) for mark in re.split("[│┃]", marks) if mark.strip()] == [
        "closed ●2 ▲1", "closed", "open ●4", "known ●1", "asleep",
    ]  # fmt: skip
    assert "┏━▶2" in frames
    assert frames.count("▶") == 1
    assert "over 1" in bottoms
    assert lines[top + 4] == "Beneath 2: Heir (open)"
