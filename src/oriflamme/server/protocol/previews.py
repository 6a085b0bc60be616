"""What each legal action gives at once, as far as the seat that is asked can know.

The engine tries each action on what the seat sees, never on the game itself. Where a closed card of another
family matters, it is tried on games drawn from the observation, and the answer is the least and the most.
"""

from __future__ import annotations

import msgspec
from librt.random import Random

from oriflamme.notation.words import action_text
from oriflamme.rules.actions import ELIMINATE, PLACE, TARGET, number_of, verb_of
from oriflamme.rules.bits import count
from oriflamme.rules.board import UNKNOWN, kind_of, seat_of
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.events import EARNING, Event, Log
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

WORLDS_IN_A_ROW = 200
"""So many more worlds in a row that bring nothing new, and it is taken that none would. What happens in one
of 50 worlds is missed so once in 60 times, what happens in one of 20 once in 30,000."""

MOST_WORLDS = 1000
_NAMES_A_CARD = (TARGET, ELIMINATE)
_ENDS = frozenset({"acts", "asked", "round-started", "game-over"})


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what it gives at once: [least, most] by family, and by handle for tokens."""

    action: str
    influence: dict[str, tuple[int, int]] = {}
    tokens: dict[str, tuple[int, int]] = {}


Gift = tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]


def offers(observation: Observation, salt: int) -> list[Offer]:
    """All legal actions of the observation's viewer. Nothing but the observation and the salt, which
    must be known to the viewer, decides what comes out."""
    seen, legal = observation.seen, observation.legal()
    if seen.question == PLACE:  # a card does nothing until it acts
        return [Offer(action_text(action)) for action in legal]
    imagined: Imagined | None = None
    found = []
    for action in legal:
        trial = seen.clone()
        gift = _try(trial, action)
        if gift is not None:
            found.append(_offer(action, {gift}))
            continue
        imagined = imagined or Imagined(observation, salt)
        found.append(_offer(action, imagined.gifts(action)))
    return found


def _try(state: State, action: int) -> Gift | None:
    """What an action gives before the next card acts or anybody is asked; None if it cannot be told."""
    log = Log()
    state.listener = log
    try:
        state.take(action)
    except IndexError:  # the text of an unknown card was looked for
        if not any(event.what in _ENDS for event in log.events):
            return None
    return gift_of(log.events)


class Imagined:
    """Games that fit an observation, drawn once for all actions of a decision."""

    def __init__(self, observation: Observation, salt: int) -> None:
        self.worlds = Worlds(observation)
        self.rng = Random(salt)
        self.drawn: list[State] = []

    def gifts(self, action: int) -> set[Gift]:
        """All that an action may give. For one that names a card it is enough to try each kind that the
        card may be, since what comes at once depends on no other closed card."""
        named = number_of(action) if verb_of(action) in _NAMES_A_CARD else 0
        kinds = self._kinds_at(named) if named else MOST_WORLDS
        found: set[Gift] = set()
        tried: set[int] = set()
        nothing_new = 0
        for i in range(MOST_WORLDS):
            if len(tried) == kinds:
                break
            if i == len(self.drawn):
                self.drawn.append(self.worlds.sample(self.rng))
            world = self.drawn[i]
            nothing_new += 1
            if nothing_new > WORLDS_IN_A_ROW:
                break
            if named:
                card = world.row[named]
                if card in tried:
                    continue
                tried.add(card)
                nothing_new = 0
            gift = _try(world.clone(), action)
            if gift is not None and gift not in found:
                found.add(gift)
                nothing_new = 0
        return found

    def _kinds_at(self, position: int) -> int:
        """How many kinds the card there may be, at most."""
        card = self.worlds.observation.seen.row[position]
        return count(self.worlds.unseen[seat_of(card)]) if kind_of(card) >= UNKNOWN else 1


def gift_of(events: list[Event]) -> Gift:
    """What came of the action itself, before the next card acts or anybody is asked."""
    influence: dict[str, int] = {}
    tokens: dict[str, int] = {}

    def add(to: dict[str, int], key: str, amount: int) -> None:
        if amount:
            to[key] = to.get(key, 0) + amount

    for event in events:
        what = event.what
        if what in _ENDS:
            break
        if what in EARNING:
            add(influence, FAMILIES[event.seat], event.amount)
        if what == "robbed":
            add(influence, FAMILIES[event.other_seat], -event.amount)
        elif what == "kept":
            add(tokens, str(event.card), 1)
        elif what == "tokens-given":
            add(tokens, str(event.card), event.amount)
        elif what == "tokens-lost":
            add(tokens, str(event.card), -event.amount)
        elif what == "tokens-collected":
            add(tokens, str(event.card), -event.number)
    return tuple(influence.items()), tuple(tokens.items())


def _offer(action: int, gifts: set[Gift]) -> Offer:
    text = action_text(action)
    if len(gifts) == 1:
        ((influence, tokens),) = gifts
        return Offer(text, {who: (n, n) for who, n in influence}, {card: (n, n) for card, n in tokens})
    return Offer(
        text, _bounds([dict(gift[0]) for gift in gifts]), _bounds([dict(gift[1]) for gift in gifts])
    )


def _bounds(amounts: list[dict[str, int]]) -> dict[str, tuple[int, int]]:
    keys = sorted({key for amount in amounts for key in amount})
    return {
        key: (min(amount.get(key, 0) for amount in amounts), max(amount.get(key, 0) for amount in amounts))
        for key in keys
    }
