"""`import oriflamme`: cheap, complete, and explained."""

from __future__ import annotations

import inspect
import pydoc
import subprocess
import sys

import pytest

import oriflamme
from oriflamme import api

CLASSES = [value for name in oriflamme.__all__ if inspect.isclass(value := getattr(oriflamme, name))]
OURS = [each for each in CLASSES if each is not oriflamme.Random]


def test_the_package_offers_what_the_front_door_has() -> None:
    assert oriflamme.__all__ == api.__all__
    for name in oriflamme.__all__:
        assert getattr(oriflamme, name) is getattr(api, name)
    everything: dict[str, object] = {}
    exec("from oriflamme import *", everything)
    assert set(oriflamme.__all__) <= set(everything)


def test_importing_it_loads_next_to_nothing() -> None:
    code = "import sys; before = set(sys.modules); import oriflamme; print(*set(sys.modules) - before)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert [name for name in loaded if name.partition(".")[0] not in sys.stdlib_module_names] == [
        "oriflamme"
    ]


def test_a_game_is_played_without_what_only_printing_and_matches_need() -> None:
    code = """
import sys, oriflamme
game = oriflamme.Game(seed=1)
game.play(game.legal[0])
game.record()
assert not {"rich", "openskill", "fluent.runtime", "oriflamme.arena"} & set(sys.modules)
print(game)
assert "rich" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("each", OURS, ids=lambda each: each.__name__)
def test_everything_is_explained(each: type) -> None:
    assert each.__doc__
    assert each.__module__ == "oriflamme"
    members = [name for name in vars(each) if not name.startswith("_")]
    for name in members:
        member = inspect.getattr_static(each, name)
        if callable(member) or isinstance(member, property | classmethod):
            assert inspect.getdoc(getattr(each, name) if not isinstance(member, property) else member), name
    shown = pydoc.plain(pydoc.render_doc(each))
    assert (inspect.getdoc(each) or "").splitlines()[0] in shown


@pytest.mark.parametrize("each", [oriflamme.bot, oriflamme.play])
def test_functions_are_explained(each: object) -> None:
    assert (inspect.getdoc(each) or "").splitlines()[0] in pydoc.plain(pydoc.render_doc(each))
