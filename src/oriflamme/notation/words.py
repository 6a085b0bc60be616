"""The words of the notation: families, kinds of card, actions.

A seating is the letters of the families in the order of their seats, such as "RBG".
"""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterable

from oriflamme.notation.unlisted import unlisted
from oriflamme.rules import actions as act
from oriflamme.rules.catalogue import CARDS, KINDS


class NotationError(ValueError):
    """Text that does not follow the notation. The message says where, and what would be right."""


def closest(word: str, words: Iterable[str]) -> str:
    """The nearest word to a mistyped one; empty if none is near."""
    close = difflib.get_close_matches(word, list(words), n=1)
    return close[0] if close else ""


def nearest(word: str, words: Iterable[str]) -> str:
    """`; did you mean …?` for a mistyped word, or the list of words if none is near."""
    known = list(words)
    close = closest(word, known)
    return f"; did you mean '{close}'?" if close else f"; there is {', '.join(known)}"


def kind_of(slug: str) -> int:
    """The number of a kind of card."""
    if slug not in KINDS:
        raise NotationError(f"there is no card '{slug}'{unlisted(slug) or nearest(slug, KINDS)}")
    return KINDS[slug]


def slug_of(kind: int) -> str:
    return CARDS[kind].slug


def seat_of(family: str, seating: str) -> int:
    """The seat of a family by its letter."""
    if len(family) != 1 or family not in seating:
        raise NotationError(f"there is no family '{family}'; at the table are {', '.join(seating)}")
    return seating.index(family)


# the verbs that take no number, always a number, a number or none, a kind
_ALONE = {"keep": act.KEEP, "reveal": act.REVEAL, "report": act.REPORT, "withdraw": act.WITHDRAW}
_NUMBERED = {"target": act.TARGET, "gap": act.GAP, "eliminate": act.ELIMINATE}
_MAYBE_NUMBERED = {"confer": act.CONFER, "verdict": act.VERDICT}
_WORDS = {verb: word for words in (_ALONE, _NUMBERED, _MAYBE_NUMBERED) for word, verb in words.items()}
_VERBS = [*_WORDS.values(), "place", "swap"]

_ASKED = (act.KEEP, act.TARGET, act.GAP, act.REPORT, act.CONFER, act.VERDICT)
QUESTIONS = {act.PLACE: "place"} | {question: _WORDS[question] for question in _ASKED}
"""Each question by the word of its first answer."""

_CHOSEN = (act.TARGET, act.GAP, act.REPORT, act.CONFER, act.WITHDRAW, act.VERDICT, act.ELIMINATE)
CHOICES = {verb: _WORDS[verb] for verb in _CHOSEN} | {act.SWAP: "swap"}
"""The verbs of the answers with which the text of a card continues."""


@functools.cache  # there are some thousands, and traces repeat them
def action_text(action: int) -> str:
    """An action as the notation writes it."""
    verb, number = act.verb_of(action), act.number_of(action)
    if verb == act.PLACE:
        where = {act.FIRST: "first", act.LAST: "last"}.get(number, f"on {number}")
        return f"place {slug_of(act.kind_of_placement(action))} {where}"
    if verb == act.SWAP:
        return f"swap {slug_of(number)}"
    word = _WORDS[verb]
    return f"{word} {number}" if word in _NUMBERED or number else word


def parse_action(text: str) -> int:
    """The action that a text of the notation stands for. The game says whether it is legal."""
    words = text.split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "place":
        if len(rest) == 2 and rest[1] in ("first", "last"):
            return act.placement(kind_of(rest[0]), act.FIRST if rest[1] == "first" else act.LAST)
        if len(rest) == 3 and rest[1] == "on":
            return act.placement(kind_of(rest[0]), _number(rest[2], text))
        raise NotationError(f"'{text}': write 'place CARD first', 'place CARD last' or 'place CARD on N'")
    if verb == "swap" and len(rest) == 1:
        return act.action(act.SWAP, kind_of(rest[0]))
    if verb in _ALONE and not rest:
        return act.action(_ALONE[verb], 0)
    if verb in _NUMBERED and len(rest) == 1:
        least = 0 if verb == "gap" else 1
        return act.action(_NUMBERED[verb], _number(rest[0], text, least))
    if verb in _MAYBE_NUMBERED and len(rest) <= 1:
        return act.action(_MAYBE_NUMBERED[verb], _number(rest[0], text) if rest else 0)
    if verb in _VERBS:
        raise NotationError(f"'{text}': '{verb}' does not go with '{' '.join(rest)}'")
    raise NotationError(f"'{text}': there is no action '{verb}'{nearest(verb, _VERBS)}")


_NOWHERE = act.LAST + 1
"""Stands for every position that no row has. It is well-formed, but never legal."""


def _number(word: str, text: str, least: int = 1) -> int:
    if not word.isascii() or not word.isdigit():
        raise NotationError(f"'{text}': '{word}' is not a position of the row")
    return int(word) if len(word) < 4 and least <= int(word) < act.LAST else _NOWHERE
