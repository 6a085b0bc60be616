"""Actions and questions as integers.

A question offers one or two verbs, each with a set of numbers, and is named by its first verb. Keep or
reveal, report or swap, confer or withdraw, verdict or eliminate: the second verb follows the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# How an action is packed: the verb, for a placement the kind, and a number.
VERB_AT: Final = 11
KIND_AT: Final = 6
KIND: Final = 0x1F
NUMBER: Final = 0x3F

NOTHING: Final = 0
KEEP: Final = 1
REVEAL: Final = 2
TARGET: Final = 3  # has no second verb, nor has GAP: the number after it is unused
GAP: Final = 5
REPORT: Final = 7
SWAP: Final = 8
CONFER: Final = 9
WITHDRAW: Final = 10
VERDICT: Final = 11
ELIMINATE: Final = 12
PLACE: Final = 13

ALONE: Final = 1
"""The options of a verb that takes no number: just number 0."""

# Where a card is placed: a position to be covered, or one of the ends.
FIRST: Final = 0
LAST: Final = 62
FIRST_OPTION: Final = 1
LAST_OPTION: Final = 0x4000000000000000

# A question has two sets of numbers, `options` and `more_options`. One of them may be secret: only the seat
# that is asked may see it. If an answer comes from the hand, others learn that much, but not which card.
#
#   question    secret          because it is
#   PLACE       options         the hand
#   KEEP        more_options    whether the closed card may be revealed
#   REPORT      more_options    the hand
NEITHER: Final = 0
OPTIONS: Final = 1
MORE_OPTIONS: Final = 2


def secret_set(question: i64) -> i64:
    """Which set of options is secret: NEITHER, OPTIONS or MORE_OPTIONS."""
    if question == PLACE:
        return OPTIONS
    if question == KEEP or question == REPORT:
        return MORE_OPTIONS
    return NEITHER


def secret_is_hand(question: i64) -> bool:
    """Whether the secret set is the hand of the family that is asked."""
    return question == PLACE or question == REPORT


def action(verb: i64, number: i64) -> i64:
    """Any action except a placement. The number is a position, a gap, a kind, or 0 for none."""
    return verb << VERB_AT | number


def placement(kind: i64, where: i64) -> i64:
    """Place a card of this kind FIRST, LAST or on a position."""
    return PLACE << VERB_AT | kind << KIND_AT | where


def verb_of(action: i64) -> i64:
    return action >> VERB_AT


def number_of(action: i64) -> i64:
    return action & NUMBER


def kind_of_placement(action: i64) -> i64:
    return action >> KIND_AT & KIND
