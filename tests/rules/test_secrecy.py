"""Nobody learns what they may not know: not from what is seen, told, offered, or left unasked."""

from __future__ import annotations

import json

import pytest
from tests.helpers.games import STYLES, Game, size
from tests.helpers.pairs import Facts, Leak, Table, Tally, compare, hear, see

from oriflamme.rules import (
    ALLIANCE,
    BASE,
    KINDS,
    NOBODY,
    Event,
    Follower,
    Log,
    Random,
    State,
    draw_mixed,
    observe,
)
from oriflamme.rules.actions import GAP, KEEP, PLACE, REPORT, TARGET, VERDICT
from oriflamme.rules.board import ASIDE, HAND, kind_of
from oriflamme.rules.events import EVERYBODY

SETS = {"base": BASE, "alliance": ALLIANCE, "mixed": 0}


def games(kinds: int, count: int) -> list[Game]:
    """Games of 3 to 5 families in every style; for kinds 0 a mixed set each."""
    return [
        Game(3 + seed % 3, kinds or draw_mixed(Random(seed)), seed, STYLES[seed // 3 % len(STYLES)])
        for seed in range(count)
    ]


# -- non-interference --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETS)
def test_what_a_viewer_may_not_know_makes_no_difference_to_the_viewer(name: str) -> None:
    """For each seat and for a spectator: see `pairs.py`."""
    tally = Tally()
    for game in games(SETS[name], size(20, 500)):
        for viewer in range(NOBODY, game.seats):
            compare(game, viewer, tally)
    # it was put to the test: the games nearly always differed, at every kind of question
    assert tally.decisions > size(4_000, 100_000)
    assert tally.differing > 0.9 * tally.decisions
    assert tally.shown > tally.decisions // 50
    own_questions = {"base": {GAP}, "alliance": {REPORT, VERDICT}, "mixed": {GAP, REPORT, VERDICT}}
    assert tally.questions >= {PLACE, KEEP, TARGET} | own_questions[name]


def see_a_hand(state: State, viewer: int) -> str:
    hand = state.families[HAND + (viewer + 1) % state.seats]
    return see(state, viewer) + str(hand & -hand)  # one card of it


def see_cards_in_the_order_of_their_kinds(state: State, viewer: int) -> str:
    cards = [(kind_of(state.row[n]), n) for n in range(1, state.length + 1)]
    return see(state, viewer) + str([n for _, n in sorted(cards)])


def see_what_the_card_that_acts_may_do(state: State, viewer: int) -> str:
    return see(state, viewer) + str(state.legal_count() if state.question == KEEP else 0)


def see_the_cards_set_aside_at_the_end(state: State, viewer: int) -> str:
    return see(state, viewer) + str(state.families[ASIDE] if state.question == 0 else 0)


def hear_everything(event: Event, viewer: int) -> list[Facts]:
    return [event.facts()]


def hear_only_real_choices(event: Event, viewer: int) -> list[Facts]:
    """A card that can only be kept is answered for."""
    lone = event.what == "asked" and event.number == KEEP and event.second_set == 0
    return [] if lone else hear(event, viewer)


def hear_which_card_was_swapped_in(event: Event, viewer: int) -> list[Facts]:
    if event.what == "swapped":
        return [event.facts()]
    return hear(event, viewer)


def may_do_what_others_may(state: State, viewer: int) -> list[int]:
    return state.legal()


LEAKS = [
    Table(see=see_a_hand),
    Table(see=see_cards_in_the_order_of_their_kinds),
    Table(see=see_what_the_card_that_acts_may_do),
    Table(see=see_the_cards_set_aside_at_the_end),
    Table(hear=hear_everything),
    Table(hear=hear_only_real_choices),
    Table(hear=hear_which_card_was_swapped_in),
    Table(may_do=may_do_what_others_may),
]


@pytest.mark.parametrize("table", LEAKS, ids=[f"leak {n}" for n in range(len(LEAKS))])
def test_a_table_that_leaks_is_found_out(table: Table) -> None:
    """The comparison above can fail: with a hole made into secrecy, it does."""
    with pytest.raises(Leak):
        compare_many(games(ALLIANCE, 60), table)


def compare_many(some: list[Game], table: Table) -> None:
    for game in some:
        compare(game, NOBODY, Tally(), table)


# -- events ------------------------------------------------------------------------------------------


def as_heard(event: Event, viewer: int) -> Event:
    """An event as it arrives elsewhere: made anew out of the text of what the viewer was told."""
    facts = json.loads(json.dumps(event.seen_by(viewer).facts()))
    heard = Event(facts.pop("what"), facts.pop("seat"), facts.pop("why"))
    for name, value in facts.items():
        setattr(heard, name, value)
        if name in ("kind", "other_kind", "first_set", "second_set"):
            setattr(heard, f"{name}_for", EVERYBODY)
    return heard


@pytest.mark.parametrize("name", SETS)
def test_a_viewers_events_alone_give_its_observation(name: str) -> None:
    for game in games(SETS[name], size(30, 800)):
        log = Log()
        viewers = range(NOBODY, game.seats)
        followers = [Follower(viewer, game.seats, game.kinds, game.rounds) for viewer in viewers]
        for state, _ in game.decisions(log):
            events, log.events = log.events, []
            for follower, viewer in zip(followers, viewers, strict=True):
                for event in events:
                    follower.hear(as_heard(event, viewer))
                built, seen = follower.observation(), observe(state, viewer)
                assert built.viewer == viewer
                assert built.seen.facts() == seen.seen.facts()
                assert built.legal() == seen.legal()


def test_an_event_of_a_name_not_known_shows_nothing_hidden() -> None:
    """What no rule opens stays hidden from all, the card's owner included."""
    state = Game(3, BASE, 5).start()
    state.apply(state.legal_at(0))
    log = Log()
    card = state.row[1]
    log.tell(state, "whispered", 0, card, card, 3, 1, "nothing")  # type: ignore[arg-type]
    (event,) = log.events
    event.first_set, event.second_set = 5, 6
    for viewer in range(NOBODY, 3):
        seen = event.seen_by(viewer)
        assert (seen.kind, seen.other_kind, seen.first_set, seen.second_set) == (NOBODY, NOBODY, 0, 0)
        assert not {"kind", "other_kind", "first_set", "second_set"} & set(seen.facts())


def test_an_event_is_hidden_until_a_rule_says_who_sees_it() -> None:
    event = Event("revealed", 0, "activation.reveal")
    event.kind = KINDS["spy"]
    assert all(event.seen_by(viewer).kind == NOBODY for viewer in range(NOBODY, 5))
    event.kind_for = 2
    assert [event.seen_by(viewer).kind for viewer in range(NOBODY, 5)] == [-1, -1, -1, 2, -1, -1]
    event.kind_for = EVERYBODY
    assert all(event.seen_by(viewer).kind == 2 for viewer in range(NOBODY, 5))
