"""Two games that differ only in what one viewer may not know, played so that the viewer sees the same.

Whatever the viewer may do, does the same in both. What others do behind closed cards (which card they
place or swap in) is drawn for each game by itself. Everything the viewer gets is compared at every
decision, until a card that differs is shown openly; then a new second game is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.helpers.games import Game, choose

from oriflamme.notation.position import observation_text
from oriflamme.rules import FAMILIES, Deal, Event, Log, Random, State, draw_deal, observe, worlds
from oriflamme.rules.actions import (
    KEEP,
    PLACE,
    REVEAL,
    SWAP,
    action,
    number_of,
    placement,
    verb_of,
)
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import HAND

OPENLY_SHOWN = ("revealed", "eliminated")
"""The only events by which a closed card becomes known to all."""


class Leak(AssertionError):
    """The viewer could tell the two games apart."""


Facts = dict[str, int | str]


def see(state: State, viewer: int) -> str:
    """What a viewer is shown at a decision."""
    return observation_text(observe(state, viewer), FAMILIES[: state.seats])


def hear(event: Event, viewer: int) -> list[Facts]:
    """What a viewer is told of an event."""
    return [event.seen_by(viewer).facts()]


def may_do(state: State, viewer: int) -> list[int]:
    """The actions a viewer is offered."""
    return observe(state, viewer).legal()


@dataclass
class Table:
    """How secrets are kept; a test of the test puts a leak in."""

    see: Callable[[State, int], str] = see
    hear: Callable[[Event, int], list[Facts]] = hear
    may_do: Callable[[State, int], list[int]] = may_do


@dataclass
class Tally:
    """How much was compared."""

    decisions: int = 0
    differing: int = 0  # decisions at which the two games were not the same
    shown: int = 0  # times a differing card was shown
    questions: set[int] = field(default_factory=set)  # asked of others in differing games


class Heard:
    """One of the two games, and who listens."""

    def __init__(self, state: State, log: Log) -> None:
        self.state, self.log = state, log
        state.listener = log

    def news(self, table: Table, viewer: int) -> list[Facts]:
        """What the viewer has been told since last asked."""
        events, self.log.events = self.log.events, []
        return [facts for event in events for facts in table.hear(event, viewer)]


def twin_deals(game: Game, viewer: int, rng: Random) -> tuple[Deal, Deal]:
    """Two deals, alike in what the viewer has."""
    deal = game.deal()
    other = draw_deal(game.seats, game.kinds, rng, game.aside, game.rounds)
    if viewer >= 0:
        other.hands[viewer], other.asides[viewer] = deal.hands[viewer], deal.asides[viewer]
    return deal, Deal(game.kinds, other.hands, other.asides, deal.first, game.rounds)


def twins(game: Game, viewer: int, rng: Random) -> tuple[Heard, Heard]:
    """The two games at their first decisions."""
    deal, other = twin_deals(game, viewer, rng)
    logs = Log(), Log()
    return Heard(deal.start_with(logs[0]), logs[0]), Heard(other.start_with(logs[1]), logs[1])


def another_world(truth: Heard, viewer: int, rng: Random) -> Heard:
    log = Log()
    log.left = truth.log.left.copy()  # the handles of cards that left the row are no secret
    return Heard(worlds(observe(truth.state, viewer)).sample(rng), log)


def compare(game: Game, viewer: int, tally: Tally, table: Table | None = None) -> None:
    """Play a pair of games to the end. Raises Leak as soon as the viewer could tell them apart."""
    table = table or Table()
    rng = game.rng()
    one, two = twins(game, viewer, rng)
    while True:
        if shown_openly(one.news(table, viewer), two.news(table, viewer)):
            tally.shown += 1
            two = another_world(one, viewer, rng)
        same_to_see(one.state, two.state, viewer, table)
        tally.decisions += 1
        if one.state.question == 0:
            return
        if one.state.facts() != two.state.facts():
            tally.differing += 1
            if one.state.asked != viewer:
                tally.questions.add(one.state.question)
        act(one.state, two.state, viewer, game.style, rng)


def same_to_see(one: State, two: State, viewer: int, table: Table) -> None:
    seen = table.see(one, viewer), table.see(two, viewer)
    if seen[0] != seen[1]:
        raise Leak(f"seen by {viewer}:\n{seen[0]}\n{seen[1]}")
    offered = table.may_do(one, viewer), table.may_do(two, viewer)
    if offered[0] != offered[1]:
        raise Leak(f"offered to {viewer}: {offered[0]} or {offered[1]}")


def shown_openly(one: list[Facts], two: list[Facts]) -> bool:
    """Whether what is told differs, and rightly: from where a differing card is turned up for all."""
    for here, there in zip(one, two, strict=False):
        if here == there:
            continue
        same = {**here, "kind": 0} == {**there, "kind": 0}
        if same and here["what"] in OPENLY_SHOWN and "kind" in here and "kind" in there:
            return True
        raise Leak(f"told:\n{here}\n{there}")
    if len(one) != len(two):
        raise Leak(f"told:\n{one}\n{two}")
    return False


def act(one: State, two: State, viewer: int, style: str, rng: Random) -> tuple[int, int]:
    """The same action in both games as far as the viewer can see; it is legal in both. Returns both."""
    here = there = choose(one, style, rng)
    verb = verb_of(here)
    if one.asked != viewer:
        if verb == PLACE:
            there = placement(any_of_hand(two, rng), number_of(here))
        elif verb == SWAP:
            there = action(SWAP, any_of_hand(two, rng))
        elif verb == REVEAL and one.acting != two.acting and (not two.is_legal(there) or rng.randrange(4)):
            # rather kept, so that the games stay alike to the viewer for longer
            here = there = action(KEEP, 0)
    one.apply(here)
    two.apply(there)
    return here, there


def any_of_hand(state: State, rng: Random) -> int:
    hand = members_of(state.families[HAND + state.asked])
    return hand[rng.randrange(len(hand))]
