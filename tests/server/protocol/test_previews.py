"""What an action is said to bring is what it brings, as far as it could be known."""

from __future__ import annotations

import pytest
from tests.helpers.forecasts import SEATING, done, walk
from tests.helpers.games import STYLES, Game, size

from oriflamme.notation.load import load_position
from oriflamme.notation.words import QUESTIONS, action_text
from oriflamme.rules import ALLIANCE, BASE, CARDS, Log, Random, State, draw_mixed, observe, worlds
from oriflamme.rules.actions import PLACE
from oriflamme.rules.board import STOCK
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.outcomes import Key, Outcome
from oriflamme.server.protocol.previews import Brought, Offer, offers
from oriflamme.texts.catalogue import LANGUAGES, catalogue

GAINS = ("gained", "robbed", "reacted")


def games(count: int) -> list[Game]:
    return [
        Game(3 + n % 3, (BASE, ALLIANCE, draw_mixed(Random(n)))[n // 3 % 3], n, STYLES[n % len(STYLES)])
        for n in range(count)
    ]


def test_a_card_whose_text_speaks_when_it_is_eliminated_punishes() -> None:
    """All other kinds are taken to be alike for whoever eliminates a closed card."""
    for card in CARDS:
        assert card.punishes == ("eliminated" in vars(type(card))), card.slug


def key_of(thing: Brought) -> Key:
    return (thing.what, thing.family, thing.card, thing.victim, thing.tokens, thing.why)


def check(promised: list[Brought], came: Outcome) -> None:
    """What happened was promised, and what was promised for sure has happened."""
    amounts = dict(came)
    assert {key_of(thing) for thing in promised} >= amounts.keys(), (promised, came)
    for thing in promised:
        assert thing.least <= amounts.get(key_of(thing), 0) <= thing.most, (thing, came)
        if thing.least > 0:
            assert key_of(thing) in amounts


def check_offers(state: State) -> None:
    for action, offer in zip(state.legal(), offers(observe(state, state.asked), 7), strict=True):
        if state.question == PLACE:
            assert offer == Offer(action_text(action))
            continue
        check(offer.brings, done(state, action))
        check_what_follows(offer, state, action)


def check_what_follows(offer: Offer, state: State, action: int) -> None:
    """Whatever is answered to the questions that follow, it was promised."""
    after = state.clone()
    after.take(action)
    same = after.acting == state.acting and after.asked == state.asked and after.question != PLACE
    asks = same and QUESTIONS.get(after.question, "keep") != "keep"
    assert bool(offer.then) == asks == bool(offer.text)
    if asks:
        for influence in _in_the_end(after, state.acting):
            for family in FAMILIES[: state.seats]:
                of = [
                    thing
                    for thing in offer.then
                    if thing.family == family and thing.what in ("gained", "robbed", "reacted")
                ]
                least, most = sum(thing.least for thing in of), sum(thing.most for thing in of)
                assert least <= influence.get(family, 0) <= most, (offer, influence)


def _in_the_end(asking: State, acting: int) -> list[dict[str, int]]:
    """What each family gains by each way to answer."""
    found = []
    for action in asking.legal():
        gains: dict[str, int] = {}
        for (what, family, *_), amount in done(asking, action):
            if what in GAINS:
                gains[family] = gains.get(family, 0) + amount
        after = asking.clone()
        after.take(action)
        if after.acting == acting and after.asked == asking.asked and after.question not in (PLACE, 1, 0):
            for later in _in_the_end(after, acting):
                found.append({f: gains.get(f, 0) + later.get(f, 0) for f in {*gains, *later}})
        else:
            found.append(gains)
    return found


def test_every_question_with_every_number_of_tokens() -> None:
    """What is promised happens, and what happens was promised."""
    asked, nothing = set(), set()
    for state in walk():
        asked.add(QUESTIONS[state.question])
        check_offers(state)
        for action in state.legal():
            nothing |= {why for (what, *_, why), _ in done(state, action) if what == "no-effect"}
    assert asked == {*QUESTIONS.values()} - {"place"}
    assert len(nothing) >= 5
    for language in LANGUAGES:  # why it is nothing can be said
        for why in nothing:
            assert catalogue(language).text(f"nothing-{why.replace('.', '-')}", name="?")


def test_what_an_action_gives_is_what_was_offered() -> None:
    """The true outcome lies within the offer, for all legal actions of every decision."""
    for game in games(size(20, 500)):
        for state, _ in game.decisions():
            if state.question:
                check_offers(state)


def test_an_offer_covers_just_what_may_come() -> None:
    """Tried in many whole worlds, an action brings what was offered: no less, no more."""
    for game in games(size(10, 200)):
        rng = game.rng()
        for state, _ in game.decisions():
            if state.question in (PLACE, 0) or rng.randrange(4):
                continue
            source = worlds(observe(state, state.asked))
            drawn = [source.sample(rng) for _ in range(300)]
            more: list[State] = []
            for action, offer in zip(state.legal(), offers(source.observation, 7), strict=True):
                if bounds_in(drawn, action) != bounds_of(offer):  # what is offered may be rare
                    more = more or [source.sample(rng) for _ in range(10_000)]
                    assert bounds_in(drawn + more, action) == bounds_of(offer)


def bounds_of(offer: Offer) -> dict[Key, tuple[int, int]]:
    return {key_of(thing): (thing.least, thing.most) for thing in offer.brings}


def bounds_in(drawn: list[State], action: int) -> dict[Key, tuple[int, int]]:
    came = [dict(done(world, action)) for world in drawn]
    keys = {key for outcome in came for key in outcome}
    return {key: (min(c.get(key, 0) for c in came), max(c.get(key, 0) for c in came)) for key in keys}


def told(row: list[str], at: int, name: str = "base") -> dict[str, Offer]:
    state = load_position({"players": list(SEATING), "set": name, "row": row, "at": at}).state
    return {offer.action: offer for offer in offers(observe(state, state.asked), 7)}


def test_an_archer_takes_its_token_and_then_asks() -> None:
    """By hand, so that not only the engine says it."""
    offer = told(["B?heir", "R?archer+1", "G!lord"], 2)["reveal"]
    assert offer.brings == [Brought("tokens-collected", 1, 1, "R", 2, tokens=1)]
    assert offer.text == "archer"
    assert offer.then == [
        Brought("eliminated", 1, 1),
        Brought("gained", 1, 1, "R"),
        Brought("reacted", 0, 4, "B"),
        Brought("discarded", 0, 1, "R", 2),
    ]


def test_nothing_has_a_reason() -> None:
    reveal = told(["B!heir", "R?heir"], 2)["reveal"]
    assert reveal == Offer("reveal", [Brought("no-effect", 1, 1, "R", 2, why="heir.alone")])
    reveal = told(["B!heir", "R?heir+2"], 2)["reveal"]
    assert [thing.what for thing in reveal.brings] == ["tokens-collected", "no-effect"]


@pytest.mark.parametrize(("tokens", "amount"), [(1, 2), (3, 6)])
def test_a_conspiracy_says_what_its_tokens_are_worth(tokens: int, amount: int) -> None:
    reveal = told([f"R?conspiracy+{tokens}", "B?heir"], 1)["reveal"]
    assert reveal.brings == [
        Brought("tokens-collected", amount, amount, "R", 1, tokens=tokens),
        Brought("discarded", 1, 1, "R", 1),
    ]


def test_the_stock_grows_by_what_was_promised() -> None:
    """Not by events, but by what lies before Red."""
    for state in walk():
        for action, offer in zip(state.legal(), offers(observe(state, state.asked), 7), strict=True):
            sure = [thing for thing in offer.brings if thing.family == "R" and thing.least == thing.most]
            gains = ("gained", "robbed", "tokens-collected")
            if sure != [thing for thing in offer.brings if thing.family == "R"]:
                continue
            trial, log = state.clone(), Log()
            trial.listener = log
            trial.take(action)
            whats = [event.what for event in log.events]
            if "acts" in whats and set(GAINS) & set(whats[whats.index("acts") :]):
                continue  # cards that act later have their part in it
            grown = trial.families[STOCK] - state.families[STOCK]
            assert grown == sum(thing.most for thing in sure if thing.what in gains), offer
