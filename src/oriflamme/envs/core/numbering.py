"""Actions as numbers from 0 on, without gaps, for masks and for the outputs of networks.

The numbers depend on nothing but this list. A game of fewer players or another set uses some of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oriflamme.rules.actions import (
    CONFER,
    ELIMINATE,
    GAP,
    KEEP,
    KIND,
    KIND_AT,
    LAST,
    NUMBER,
    PLACE,
    REPORT,
    REVEAL,
    SWAP,
    TARGET,
    VERB_AT,
    VERDICT,
    WITHDRAW,
    action,
    placement,
)

ROW: Final = 30
"""The most slots: five families with a card in each of six rounds."""

KINDS: Final = 22  # as many as a packed card has numbers for
PLACES: Final = ROW + 1  # first, on a slot (at most 29 lie there), last

# Where the numbers of each verb begin.
AT_PLACE: Final = 0  # by kind, then by place
AT_KEEP: Final = KINDS * PLACES
AT_REVEAL: Final = AT_KEEP + 1
AT_TARGET: Final = AT_REVEAL + 1  # positions 1 to 30
AT_GAP: Final = AT_TARGET + ROW  # gaps 0 to 30
AT_REPORT: Final = AT_GAP + ROW + 1
AT_SWAP: Final = AT_REPORT + 1  # by kind
AT_CONFER: Final = AT_SWAP + KINDS  # 0 for nobody, positions 1 to 30
AT_WITHDRAW: Final = AT_CONFER + ROW + 1
AT_VERDICT: Final = AT_WITHDRAW + 1  # 0 for nobody, positions 1 to 30
AT_ELIMINATE: Final = AT_VERDICT + ROW + 1  # positions 1 to 30
ACTIONS: Final = AT_ELIMINATE + ROW
"""How many numbers there are."""

LEGAL_MOST: Final = 40
"""More than any decision of a usual game offers: a verdict on 30 cards, or the end of 5 convicted ones."""


def _starts() -> vec[i64]:
    """By verb, its first number less the least number it takes."""
    starts = vec[i64]([0] * (PLACE + 1))
    starts[KEEP] = AT_KEEP
    starts[REVEAL] = AT_REVEAL
    starts[TARGET] = AT_TARGET - 1
    starts[GAP] = AT_GAP
    starts[REPORT] = AT_REPORT
    starts[SWAP] = AT_SWAP
    starts[CONFER] = AT_CONFER
    starts[WITHDRAW] = AT_WITHDRAW
    starts[VERDICT] = AT_VERDICT
    starts[ELIMINATE] = AT_ELIMINATE - 1
    return starts


STARTS: Final = _starts()


def _packed() -> vec[i64]:
    found = vec[i64]([0] * ACTIONS)
    for kind in range(KINDS):
        for place in range(PLACES):
            where = LAST if place == PLACES - 1 else place
            found[number_of_placement(kind, where)] = placement(kind, where)
    for verb in range(KEEP, PLACE):
        for number in range(ROW + 1):
            packed = action(verb, number)
            if _takes(verb, number):
                found[number_of_action(packed)] = packed
    return found


def _takes(verb: i64, number: i64) -> bool:
    if verb == KEEP or verb == REVEAL or verb == REPORT or verb == WITHDRAW:
        return number == 0
    if verb == TARGET or verb == ELIMINATE:
        return number > 0
    if verb == SWAP:
        return number < KINDS
    return verb == GAP or verb == CONFER or verb == VERDICT


def number_of_placement(kind: i64, where: i64) -> i64:
    return kind * PLACES + (where if where != LAST else ROW)


def number_of_action(packed: i64) -> i64:
    """The number of an action that the engine has packed."""
    verb = packed >> VERB_AT
    if verb == PLACE:
        return number_of_placement(packed >> KIND_AT & KIND, packed & NUMBER)
    return STARTS[verb] + (packed & NUMBER)


PACKED: Final = _packed()


def action_of_number(number: i64) -> i64:
    """The packed action of a number."""
    return PACKED[number]
