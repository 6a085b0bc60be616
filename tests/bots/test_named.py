"""Bots by what a person types: names, files, installed packages, settings."""

import importlib.metadata
from pathlib import Path

import pytest
from tests.helpers.commands import refused, run_here
from tests.helpers.places import BAD_BOTS

from oriflamme.bots import BadSpec, make_bot, named
from oriflamme.bots.greedy_bot import GreedyBot
from oriflamme.bots.search_bot import SearchBot

BAD = BAD_BOTS


def test_names_with_settings() -> None:
    bot = make_bot("search:seconds=0.02:c=0.5")
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds, bot.c) == (None, 0.02, 0.5)
    plain = make_bot("search")
    assert isinstance(plain, SearchBot)
    assert plain.iterations == 1000
    greedy = make_bot("greedy:foresight=1")
    assert isinstance(greedy, GreedyBot)
    assert greedy.foresight == 1.0


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ("", "Settings(whole=1, part=None, flag=False, word='a')"),
        (":whole=-3:flag=yes", "Settings(whole=-3, part=None, flag=True, word='a')"),
        (":part=1e-3:word=x=y", "Settings(whole=1, part=0.001, flag=False, word='x=y')"),
        (":word=", "Settings(whole=1, part=None, flag=False, word='')"),
    ],
)
def test_a_class_in_a_file_with_settings_of_its_own_types(settings: str, expected: str) -> None:
    assert repr(make_bot(f"{BAD}:Settings{settings}")) == expected


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("serch", "there is no bot 'serch'; did you mean 'search'?"),
        ("", "there is no bot ''; there is random, greedy, "),
        ("search:iteration=3", "there is no setting 'iteration'; did you mean 'iterations'?"),
        ("search:iterations", "'iterations' is no setting; write key=value"),
        ("search:iterations=many", "iterations is a whole number, not 'many'"),
        ("search:iterations=0", "iterations are at least 1, not 0"),
        ("search:seconds=nan", "seconds are more than 0"),
        ("search:seconds=5", "at most 1.9"),
        ("search:c=1:c=2", "the setting 'c' is there twice"),
        ("random:c=1", "there is no setting 'c'; it has none"),
        ("nowhere.py:Bot", "there is no file 'nowhere.py'"),
        (f"{BAD}", "name its class too, such as"),
        (f"{BAD}:Crash", "there is no class 'Crash'; did you mean 'Crashes'?"),
        (f"{BAD}:Answer", "'Answer' is no class with a method 'choose'"),
        (f"{BAD}:Settings:flag=perhaps", "flag is true or false, not 'perhaps'"),
        (f"{BAD}:Leaves", "SystemExit: 0"),
        (f"{BAD}:NeedsMore", "missing 1 required positional argument: 'what'"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(spec: str, said: str) -> None:
    with pytest.raises(BadSpec) as error:
        make_bot(spec)
    assert said in str(error.value)


def test_a_file_that_does_not_load(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import nothing_of_that_name\n")
    with pytest.raises(BadSpec, match="does not load: ModuleNotFoundError"):
        make_bot(f"{file}:Bot")


def test_an_entry_point_of_an_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    point = importlib.metadata.EntryPoint("visitor", "tests.helpers.bad_bots:Settings", named.ENTRY_POINTS)
    monkeypatch.setattr(named, "_entry_points", lambda: (point,))
    assert repr(make_bot("visitor:whole=9")).startswith("Settings(whole=9")
    with pytest.raises(BadSpec, match="did you mean 'visitor'"):
        make_bot("visitr")


def test_simulate_and_play_take_the_same() -> None:
    spec = f"{BAD}:First"
    bots = f"{spec},greedy,search:iterations=5"
    done = run_here("simulate", "--games", "2", "--bots", bots, "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "terminal" in refused("play", "--bots", f"{spec},greedy")
    assert "no setting 'x'" in refused("play", "--bots", "greedy:x=1,greedy")


def test_simulate_makes_new_bots_for_each_game() -> None:
    done = run_here("simulate", "--games", "4", "--bots", f"{BAD}:Once,random,random", "--workers", "1")
    assert done.returncode == 0, done.stderr


def test_settings_whose_types_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "typed.py"
    file.write_text(
        "from __future__ import annotations\nclass Typed:\n"
        "    def __init__(self, courage: Valour = 1): pass\n    def choose(self, *given): pass\n"
    )
    make_bot(f"{file}:Typed")
    with pytest.raises(BadSpec, match="the types of its settings cannot be read: NameError: name 'Valour'"):
        make_bot(f"{file}:Typed:courage=5")


def test_an_entry_point_that_makes_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    point = importlib.metadata.EntryPoint("dud", "builtins:dict", named.ENTRY_POINTS)
    monkeypatch.setattr(named, "_entry_points", lambda: (point,))
    with pytest.raises(BadSpec, match="bot 'dud': it has no method 'choose'"):
        make_bot("dud")


def test_simulate_names_a_bot_that_fails() -> None:
    said = refused("simulate", "--games", "4", "--bots", f"{BAD}:Crashes,random,random")
    assert "a bot has failed: RuntimeError: I have lost my head (bad_bots.py, line" in said
