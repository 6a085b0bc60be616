"""The table as plain text, in English and without colours: what `print` shows."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from oriflamme.drawing.table import all_cards_view, board_view, own_cards_view
from oriflamme.rules.board import NOBODY
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.texts import english

WIDTH = 100
"""The same everywhere, so that programs and documents can rely on it."""


def game_text(state: State, names: list[str], seating: str) -> str:
    """A whole game, with every card."""
    texts, whole = english(), Observation(NOBODY, state)
    return _text(board_view(texts, whole, names, seating), "", all_cards_view(texts, state, names))


def observation_text(observation: Observation, names: list[str], seating: str) -> str:
    """What a viewer sees, with the viewer's own cards."""
    texts = english()
    view = [board_view(texts, observation, names, seating)]
    if observation.viewer != NOBODY:
        view += ["", own_cards_view(texts, observation, hand=True)]
    return _text(*view)


def _text(*parts: RenderableType) -> str:
    console = Console(
        file=StringIO(), width=WIDTH, color_system=None, highlight=False, legacy_windows=False
    )
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    return "\n".join(line.rstrip() for line in captured.get().rstrip().split("\n"))
