"""What each legal action brings, as it is told to the seat that has to decide."""

from __future__ import annotations

import functools
from collections.abc import Iterable

import msgspec

from oriflamme.notation.enums import LetterOrNone
from oriflamme.notation.words import action_text, slug_of
from oriflamme.rules.actions import PLACE
from oriflamme.rules.board import NOBODY
from oriflamme.rules.observation import Observation
from oriflamme.rules.outcomes import Bounds, Foreseen, foresee


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that an action brings, by the name of its event, with the minimum and the maximum of
    influence or tokens. A thing without an amount counts as 1, or as 0 where it may not happen.

    family: the owner of the card, or the family that gains; card: its handle, 0 for any that may be chosen;
    victim: the family that is robbed; tokens: how many are collected, or lie on a card that is reserved;
    why: for `no-effect`, the key of the ruling
    """

    what: str
    least: int = 0
    most: int = 0
    family: LetterOrNone = ""
    card: int = 0
    victim: LetterOrNone = ""
    tokens: int = 0
    why: str = ""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action and what it `brings` at once, in the order in which it happens. If the same card then
    asks for more, `text` is the kind of card whose text asks, and `then` is what all later choices may
    bring in the end."""

    action: str
    brings: list[Brought] = []
    text: str = ""
    then: list[Brought] = []


def offers(observation: Observation, salt: int) -> list[Offer]:
    """All legal actions of the observation's viewer. The result depends only on the observation and the
    salt. The viewer must be allowed to know the salt."""
    if observation.seen.question == PLACE:  # a card does nothing until it acts
        return [_bare(action) for action in observation.legal()]
    return [_offer(one) for one in foresee(observation, salt)]


@functools.cache
def _bare(action: int) -> Offer:
    return Offer(action_text(action))


def _offer(foreseen: Foreseen) -> Offer:
    text, brings = action_text(foreseen.action), _told(foreseen.brings)
    if foreseen.text == NOBODY:
        return Offer(text, brings)
    return Offer(text, brings, slug_of(foreseen.text), _told(foreseen.then))


def _told(things: Iterable[Bounds]) -> list[Brought]:
    return [
        Brought(what, least, most, family, card, victim, tokens, why)
        for (what, family, card, victim, tokens, why), least, most in things
    ]
