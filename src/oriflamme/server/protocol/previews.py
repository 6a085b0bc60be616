"""What each legal action brings, as far as the seat that has to decide can know.

The engine tries each action on what the seat sees, never on the game itself, and the events show what it
brings. If a closed card of another family matters, every kind that it may be is tried, and the result is
the minimum and the maximum. If an action leads to a question about the same card, the answers to that
question are tried as well.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable

import msgspec
from librt.random import Random

from oriflamme.notation.enums import LetterOrNone
from oriflamme.notation.words import action_text, slug_of
from oriflamme.rules.actions import ELIMINATE, GAP, KEEP, PLACE, TARGET, number_of, verb_of
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import KNOWN_IN_HAND, NOBODY, UNKNOWN, UNLIKE_AT, kind_of, seat_of
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.events import Event, Log
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds

WORLDS_IN_A_ROW = 200
"""After this many worlds in a row without a new outcome, the search assumes that there are no others. It
misses an outcome that occurs in one of 50 worlds once in 60 times, and one that occurs in one of 20 worlds
once in 30,000 times."""

MOST_WORLDS = 1000
_NAMES_A_CARD = (TARGET, ELIMINATE)
_ENDS = frozenset({"acts", "asked", "round-started", "game-over"})
_UNTOLD = frozenset({"chose", "revealed"})  # these are the action itself
_AT_LAST = frozenset({"discarded", "turned-down"})
_INFLUENCE = frozenset({"gained", "reacted", "robbed", "tokens-collected"})
_TOKENS = frozenset({"tokens-given", "tokens-lost"})


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


Key = tuple[str, str, int, str, int, str]
"""A thing without its amount: what, family, card, victim, tokens, why."""

Outcome = tuple[tuple[Key, int], ...]
"""What an action brings in one world."""


def offers(observation: Observation, salt: int) -> list[Offer]:
    """All legal actions of the observation's viewer. The result depends only on the observation and the
    salt. The viewer must be allowed to know the salt."""
    seen, legal = observation.seen, observation.legal()
    if seen.question == PLACE:  # a card does nothing until it acts
        return [Offer(action_text(action)) for action in legal]
    imagined = Imagined(observation, salt)
    return [_offer(imagined, seen, action) for action in legal]


def outcome_of(events: Iterable[Event]) -> Outcome:
    """What an action itself brings, before the next card acts or anybody has to decide."""
    amounts: dict[Key, int] = {}
    for event in events:
        what = event.what
        if what in _ENDS:
            break
        if what in _UNTOLD:
            continue
        family, card, victim, tokens, why, amount = FAMILIES[event.seat], event.card, "", 0, "", 1
        if what in _INFLUENCE:
            amount = event.amount
            if what == "tokens-collected":
                tokens = event.number
            else:  # for all cards of a family together
                card = 0
            if what == "robbed":
                victim = FAMILIES[event.other_seat]
        elif what in _TOKENS:
            amount = event.amount
        elif what == "reserved":
            tokens = event.number
        elif what == "no-effect":
            why = event.why
        key = (what, family, card, victim, tokens, why)
        amounts[key] = amounts.get(key, 0) + amount
    return tuple(amounts.items())


class Tried:
    """What an action brings in one world, and the state after it if the same card asks for more."""

    def __init__(self, outcome: Outcome, asking: State | None) -> None:
        self.outcome = outcome
        self.asking = asking


class Unknown(Exception):
    """What an action brings depends on an unknown card. `handle`: its handle; 0: it is not identified."""

    def __init__(self, handle: int) -> None:
        self.handle = handle


def _try(state: State, action: int) -> Tried:
    """Carries out the action. Raises Unknown if the result depends on a card that is unknown here."""
    log = Log()
    card, state.listener = state.acting, log
    try:
        state.take(action)
    except IndexError:  # the engine looked up the text of an unknown card
        if not any(event.what in _ENDS for event in log.events):
            raise Unknown(_first_unknown(log)) from None
    asks = state.acting == card and state.question not in (KEEP, PLACE) and log.events[-1].what == "asked"
    asks = asks and not any(event.what == "acts" for event in log.events)
    return Tried(outcome_of(log.events), state if asks else None)


def _first_unknown(log: Log) -> int:
    """The handle of the first card that was turned up while its kind was unknown."""
    return next((event.card for event in log.events if event.kind >= UNKNOWN), 0)


class Imagined:
    """Games that fit an observation, shared by all actions of a decision."""

    def __init__(self, observation: Observation, salt: int) -> None:
        self.observation = observation
        self.rng = Random(salt)
        self.drawn: list[State] = []

    @functools.cached_property
    def worlds(self) -> Worlds:
        return Worlds(self.observation)

    @functools.cached_property
    def by_handle(self) -> dict[int, int]:
        """The unknown cards of the row, by handle."""
        handle = self.observation.seen.handle
        return {handle(card): card for cards in self.worlds.unknown_cards for card in cards}

    def outcomes(self, before: list[int], action: int) -> list[Outcome]:
        """Everything that an action may bring after the earlier ones in `before`."""
        found: dict[Outcome, None] = {}
        try:
            self._suppose({}, before, action, found)
        except Unknown:
            found = self._of_many(before, action)
        return list(found)

    def _suppose(
        self, kinds: dict[int, int], before: list[int], action: int, found: dict[Outcome, None]
    ) -> None:
        """Tries the action with these kinds for unknown cards. If the result depends on one more card, it
        tries each kind that this card may be."""
        try:
            found[_after(self.worlds.supposing(kinds), before, action).outcome] = None
        except Unknown as unknown:
            card = self.by_handle.get(unknown.handle, NOBODY)
            if card == NOBODY or self._returned(seat_of(card)):
                raise
            seat = seat_of(card)
            taken = {kind for other, kind in kinds.items() if seat_of(other) == seat}
            for kind in members_of(self.worlds.unseen[seat]):
                if kind not in taken:
                    self._suppose({**kinds, card: kind}, before, action, found)

    def _returned(self, seat: int) -> bool:
        """Whether a card of this family has returned to its hand. It may have been played again since, so
        the kinds that each card of the family may be are no longer simple to tell."""
        returned = self.observation.seen.families[KNOWN_IN_HAND + seat]
        return returned & self.worlds.unseen[seat] != 0

    def _of_many(self, before: list[int], action: int) -> dict[Outcome, None]:
        """Tries the action in whole worlds until no new outcomes seem to follow."""
        found: dict[Outcome, None] = {}
        nothing_new = 0
        for i in range(MOST_WORLDS):
            if nothing_new == WORLDS_IN_A_ROW:
                break
            if i == len(self.drawn):
                self.drawn.append(self.worlds.sample(self.rng))
            nothing_new += 1
            outcome = _after(self.drawn[i].clone(), before, action).outcome
            if outcome not in found:
                found[outcome] = None
                nothing_new = 0
        return found


def _after(state: State, before: list[int], action: int) -> Tried:
    for earlier in before:
        state.take(earlier)
    return _try(state, action)


def _offer(imagined: Imagined, seen: State, action: int) -> Offer:
    text = action_text(action)
    try:
        tried = _try(seen.clone(), action)
    except Unknown:
        return Offer(text, _bounds(imagined.outcomes([], action)))
    brings = _bounds([tried.outcome])
    if tried.asking is None:
        return Offer(text, brings)
    acting = tried.asking.handle(tried.asking.acting)
    then = _in_the_end(imagined, [action], tried.asking)
    return Offer(text, brings, slug_of(tried.asking.text), _bounds(_of_any(one, acting) for one in then))


def _in_the_end(imagined: Imagined, before: list[int], asking: State) -> list[Outcome]:
    """Everything that the answers to a question, and to the questions that follow, may bring."""
    found: list[Outcome] = []
    for action in _unlike(asking):
        try:
            tried = _try(asking.clone(), action)
        except Unknown:
            found += imagined.outcomes(before, action)
            continue
        if tried.asking is None:
            found.append(tried.outcome)
        else:
            later = _in_the_end(imagined, [*before, action], tried.asking)
            found += [_sum(tried.outcome, one) for one in later]
    return found


def _unlike(asking: State) -> list[int]:
    """The answers, without those that bring the same as another. The place to which a card is moved makes
    no difference. Closed cards of one family that may be the same kinds are interchangeable, unless they
    are the two neighbours: then the cards beyond them may matter."""
    legal = asking.legal()
    if asking.question == GAP:
        return legal[:1]
    if len(legal) <= 2:
        return legal
    found: dict[tuple[int, int, int], int] = {}
    for action in legal:
        verb, card = verb_of(action), asking.row[number_of(action)]
        unknown = verb in _NAMES_A_CARD and kind_of(card) >= UNKNOWN
        alike = (verb, seat_of(card), asking.lies[card] >> UNLIKE_AT) if unknown else (action, 0, 0)
        found.setdefault(alike, action)
    return list(found.values())


def _sum(one: Outcome, other: Outcome) -> Outcome:
    amounts = dict(one)
    for key, amount in other:
        amounts[key] = amounts.get(key, 0) + amount
    return tuple(amounts.items())


def _of_any(outcome: Outcome, acting: int) -> Outcome:
    """The same outcome without the card that was chosen."""
    amounts: dict[Key, int] = {}
    for (what, family, card, _, tokens, why), amount in outcome:
        of = family if what in _INFLUENCE or card == acting else ""
        key = (what, of, card if card == acting else 0, "", tokens, why)
        amounts[key] = amounts.get(key, 0) + amount
    return tuple(amounts.items())


def _bounds(outcomes: Iterable[Outcome]) -> list[Brought]:
    """The minimum and the maximum of each thing."""
    worlds = [dict(outcome) for outcome in outcomes]
    found = []
    for key in dict.fromkeys(key for world in worlds for key in world):
        amounts = [world.get(key, 0) for world in worlds]
        what, family, card, victim, tokens, why = key
        found.append(Brought(what, min(amounts), max(amounts), family, card, victim, tokens, why))
    return sorted(found, key=lambda thing: thing.what in _AT_LAST)  # the things before it vary by world
