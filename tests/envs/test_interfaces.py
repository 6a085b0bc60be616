"""Whatever the interface, it is the same game, and its features are those that the page describes."""

from __future__ import annotations

import re
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from tests.helpers.places import ROOT

import oriflamme
from oriflamme.bots.core import encoder
from oriflamme.envs import ACTION_SIZE, ACTIONS, HIDDEN_SIZE, SIZE, VERSION, Batch, oriflamme_v1
from oriflamme.envs.core import numbering
from oriflamme.envs.open_spiel import FIRST_PLAYER
from oriflamme.notation.words import action_text
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import ASIDE

PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("cards", ["base", "alliance", "mixed"])
def test_the_same_deal_and_actions_give_the_same_game(cards: str, players: int) -> None:
    """The library, a batch, PettingZoo and OpenSpiel, decision by decision to the same rewards."""
    game = oriflamme.Game(players, cards, seed=31)
    batch = Batch(1, players, cards, 31)
    env = oriflamme_v1.env(cards, players)
    env.reset(seed=31)
    state = dealt_in_open_spiel(game)
    rng = np.random.default_rng(players)
    while not game.over:
        facts = game.packed.facts()
        assert batch.state(0).facts() == env.unwrapped.packed.facts() == state.packed.facts() == facts
        legal = batch.turn.legal[0, : batch.turn.legal_count[0]].tolist()
        assert sorted(legal) == state.legal_actions()
        assert sorted(legal) == np.flatnonzero(env.last()[0]["action_mask"]).tolist()
        assert [action_text(numbering.action_of_number(number)) for number in legal] == game.legal
        number = int(rng.choice(legal))
        game.play(action_text(numbering.action_of_number(number)))
        batch.step([number])
        env.step(number)
        state.apply_action(number)
    shares = [1 / len(game.winners) if family in game.winners else 0.0 for family in game.families]
    assert batch.turn.over.all()
    assert batch.turn.rewards[0, :players].tolist() == pytest.approx(shares)
    assert list(env.rewards.values()) == pytest.approx(shares)
    assert state.returns() == pytest.approx(shares)


def dealt_in_open_spiel(game: oriflamme.Game) -> pyspiel.State:
    packed = game.packed
    settings = {"players": packed.seats, "cards": "+".join(game.kinds)}
    state = pyspiel.load_game("python_oriflamme", settings).new_initial_state()
    for seat in range(packed.seats):
        for kind in members_of(packed.families[ASIDE + seat]):
            state.apply_action(kind)
    state.apply_action(FIRST_PLAYER + packed.first)
    return state


def fields(name: str) -> list[tuple[str, int, int]]:
    """The table of the page that begins with this field: names, first indices, how many."""
    rows = re.findall(r"(?:^\| `[A-Z_]+` \| \d+ \| \d+ \|.*\n)+", PAGE, re.MULTILINE)
    (table,) = (found for found in rows if found.startswith(f"| `{name}` |"))
    return [
        (n, int(a), int(b))
        for n, a, b in re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|", table, re.MULTILINE)
    ]


@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("SLOT_OWNER", 0, encoder.SLOT),
        ("PLAYERS", encoder.VIEWS * encoder.SLOT, SIZE),
        ("INFLUENCE", 0, encoder.FAMILY_SIZE),
        ("VERB", 0, ACTION_SIZE),
        ("HIDDEN_SLOTS", 0, HIDDEN_SIZE),
    ],
)
def test_features_are_where_the_page_says(name: str, start: int, end: int) -> None:
    at = start
    for field, first, many in fields(name):
        assert getattr(encoder, field) == first == at, field
        at += many
    assert at == end


def test_numbers_of_actions_are_those_of_the_page() -> None:
    rows = [(int(a), int(b)) for a, b in re.findall(r"^\| (\d+) \| (\d+) \| .*`", PAGE, re.MULTILINE)]
    starts = [value for name, value in vars(numbering).items() if name.startswith("AT_")]
    assert [first for first, _ in rows] == sorted(starts)
    assert [first + many for first, many in rows] == [*sorted(starts)[1:], ACTIONS]


def test_the_page_says_the_version_and_the_sizes() -> None:
    assert f"This is version {VERSION} " in PAGE
    for size in (
        ACTIONS,
        SIZE,
        ACTION_SIZE,
        HIDDEN_SIZE,
        encoder.MOST,
        encoder.ACTION_MOST,
        encoder.HIDDEN_MOST,
    ):
        assert re.search(rf"\b{size}\b", PAGE), size


def test_the_rest_of_the_program_needs_none_of_it() -> None:
    """Without NumPy and the others all else can be imported, and the environments say what is missing."""
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
import oriflamme, oriflamme.cli.commands, oriflamme.arena, oriflamme.server, oriflamme.train
import oriflamme.bots.core.encoder
oriflamme.Game(seed=1)
try:
    import oriflamme.envs
except ModuleNotFoundError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 'pip install "oriflamme[envs]"' in said.stdout
