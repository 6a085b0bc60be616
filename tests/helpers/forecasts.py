"""A walk through every kind of question of both sets, with 0, 1 and 3 tokens on the card that acts.

`python -m tests.helpers.forecasts` prints one JSON line for each decision, as Red's page is told it, and
what each answer then does; web/src/board/forecast.test.ts reads them.
"""

import json
from collections.abc import Iterator

import msgspec

from oriflamme.notation.load import load_position
from oriflamme.notation.position import slugs_of
from oriflamme.notation.words import QUESTIONS, action_text
from oriflamme.rules import ALLIANCE, BASE
from oriflamme.rules.actions import KEEP, PLACE
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.events import EARNING, Event, Log
from oriflamme.rules.observation import observe
from oriflamme.rules.outcomes import Key, Outcome
from oriflamme.rules.state import State
from oriflamme.server.protocol.boards import board_of
from oriflamme.server.protocol.previews import offers

SEATING = "RBG"
RED = 0
TOKENS = (0, 1, 3)

# Red's card that has its turn is `@`, with 0, 1 or 3 tokens on it.
ROWS = {
    "base": (
        ["@"],
        ["B?heir+1", "@"],
        ["R!lord", "@", "R?archer"],
        ["B?lord", "@", "G?spy+2"],
        ["G!soldier", "B!heir", "@", "B!archer/B?lord", "G?ambush+1", "R?conspiracy"],
        ["B!lord", "@", "G!shapeshifter", "G?conspiracy+2"],
    ),
    "alliance": (
        ["@"],
        ["B?extortion+1", "@"],
        ["R!fanatic", "@", "R?deal"],
        ["B?judge+2", "@", "G?extortion", "R?infiltration+1"],
        ["B!diplomat+1", "G!judge^1", "@", "B!empress/B?deal", "G?revolt+3^2", "R?empress"],
    ),
}
KINDS = {"base": BASE, "alliance": ALLIANCE}


def walk() -> Iterator[State]:
    """Every question that is put to Red while its card acts."""
    for name, rows in ROWS.items():
        for kind in slugs_of(KINDS[name]):
            for row in rows:
                if any(f"R!{kind}" in stack or f"R?{kind}" in stack for stack in row):
                    continue
                for tokens in TOKENS:
                    yield from _from(_state(name, row, kind, tokens))


def _state(name: str, row: list[str], kind: str, tokens: int) -> State:
    card = f"R?{kind}+{tokens}" if tokens else f"R?{kind}"
    laid = [stack.replace("@", card) for stack in row]
    mine = {other for other in slugs_of(KINDS[name]) for stack in laid if f"R?{other}" in stack}
    hand = [other for other in slugs_of(KINDS[name]) if other not in mine | {"lord", "fanatic"}][:2]
    at = row.index("@") + 1
    keys = {"players": list(SEATING), "set": name, "row": laid, "at": at, "hands": {"R": hand}}
    return load_position(keys).state


def _from(state: State) -> Iterator[State]:
    yield state
    for action in state.legal():
        after = state.clone()
        after.take(action)
        if after.acting == state.acting and after.asked == RED and after.question not in (KEEP, PLACE):
            yield from _from(after)


def done(state: State, action: int) -> Outcome:
    """What an action brings in truth."""
    trial, log = state.clone(), Log()
    trial.listener = log
    trial.take(action)
    return outcome_of(log.events)


def outcome_of(events: list[Event]) -> Outcome:
    """What an action itself brings, before the next card acts or anybody has to decide."""
    amounts: dict[Key, int] = {}
    for event in events:
        what: str = event.what
        if what in ("acts", "asked", "round-started", "game-over"):
            break
        if what in ("chose", "revealed"):  # these are the action itself
            continue
        card = 0 if what in EARNING and what != "tokens-collected" else event.card
        victim = FAMILIES[event.other_seat] if what == "robbed" else ""
        tokens = event.number if what in ("tokens-collected", "reserved") else 0
        why = event.why if what == "no-effect" else ""
        counts = what in EARNING or what in ("tokens-given", "tokens-lost")
        key = (what, FAMILIES[event.seat], card, victim, tokens, why)
        amounts[key] = amounts.get(key, 0) + (event.amount if counts else 1)
    return tuple(amounts.items())


if __name__ == "__main__":
    for question in walk():
        seen = observe(question, RED)
        told = {
            "question": QUESTIONS[question.question],
            "board": msgspec.to_builtins(board_of(seen.seen, SEATING)),
            "legal": msgspec.to_builtins(offers(seen, 7)),
            "done": {action_text(action): done(question, action) for action in question.legal()},
        }
        print(json.dumps(told))
