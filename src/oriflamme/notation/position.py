"""Whole positions: as keys (a table of a scenario file, a line of a trace) and as one line of text.

A position of a game in progress reads back to the same state. Some keys say what a scenario leaves out:
`to_act` that placement has begun, `doing` whose text is being carried out (and `moving` which card its
Royal Decree moves), `order` which play brought each card, `plays` how many plays there were, `older` which
closed cards lay there before a `known` kind went back to its hand, `viewer` who sees the position.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, unquote

from oriflamme.notation.cards import row_text, stacks_of
from oriflamme.notation.keys import Within, plain_number, word
from oriflamme.notation.load import Position, load_position, order_of
from oriflamme.notation.words import NotationError, nearest, seat_of, slug_of
from oriflamme.rules import board as b
from oriflamme.rules.actions import GAP, KEEP, NOTHING, PLACE
from oriflamme.rules.bits import members_of
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.state import State

SPECTATOR = "-"

# the keys of a one-line position and how their values are written there
_NUMBERS = ("round", "rounds", "at", "moving", "plays")
_WORDS = ("set", "phase", "first", "to_act", "doing", "viewer")
_LISTS = ("players", "kinds", "row", "order", "older")
_FAMILIES = ("hands", "influence", "reserve", "aside", "discard", "known")


def parse_position(line: str) -> Position:
    """A position from its one line of text, as it is or percent-encoded."""
    return _parse(line)[0]


def parse_observation(line: str) -> tuple[Observation, str]:
    """What a viewer sees, from its one line of text, and the seating."""
    (state, seating), viewer = _parse(line)
    return observe(state, viewer), seating


def _parse(line: str) -> tuple[Position, int]:
    """The position and the seat of its viewer."""
    keys = split_keys(unquote(line.strip()))
    position = load_position(keys)
    viewer = word(keys, "viewer", SPECTATOR)
    with Within("viewer"):
        return position, b.NOBODY if viewer == SPECTATOR else seat_of(viewer, position.seating)


def split_keys(line: str, lists: tuple[str, ...] = _LISTS) -> dict[str, object]:
    """The keys of one line of text, with their values. `lists` names the keys whose values are lists."""
    keys: dict[str, object] = {}
    for pair in line.split(";"):
        key, equals, value = pair.partition("=")
        if not equals:
            raise NotationError(f"'{pair}' is not a pair key=value")
        if key in keys:
            raise NotationError(f"{key}: it is given twice")
        items = value.split(",") if value else []
        if key in _NUMBERS:
            keys[key] = plain_number(key, value)
        elif key in _WORDS:
            keys[key] = value
        elif key in lists:
            keys[key] = items
        elif key in _FAMILIES:
            keys[key] = _split_families(key, items)
        else:
            known = (*_NUMBERS, *_WORDS, *lists, *_FAMILIES)
            raise NotationError(f"there is no key '{key}'{nearest(key, known)}")
    return keys


def _split_families(key: str, items: list[str]) -> dict[str, object]:
    families: dict[str, list[str]] = {}
    letter = ""
    for item in items:
        family, colon, rest = item.partition(":")
        if colon:
            if family in families:
                raise NotationError(f"{key}: {family} is given twice")
            letter, item = family, rest
            families[letter] = []
        if not letter:
            raise NotationError(f"{key}: '{item}' belongs to no family; write R:{item}")
        if item:
            families[letter].append(item)
    if key != "influence":
        return dict(families)
    for letter, numbers in families.items():
        if len(numbers) != 1:
            raise NotationError(f"{key}: {letter} has {len(numbers)} numbers; write one, as in {letter}:3")
    return {letter: plain_number(key, number) for letter, (number,) in families.items()}


# -- writing -----------------------------------------------------------------------------------------


def position_keys(state: State, seating: str) -> dict[str, object]:
    """A position as keys, the opposite of `load_position`."""
    phase = phase_of(state)
    keys: dict[str, object] = {"players": list(seating), "kinds": slugs_of(state.kinds)}
    keys["round"] = state.round
    if state.rounds != USUAL.rounds:
        keys["rounds"] = state.rounds
    keys["phase"] = phase
    if phase == "activation":
        keys["at"] = state.at
        if state.question != KEEP:
            keys["doing"] = slug_of(state.text)
        if state.question == GAP:
            keys["moving"] = state.moving
    keys["first"] = seating[state.first]
    if phase == "placement":
        keys["to_act"] = seating[state.asked]
    keys["row"] = row_text(state, seating)
    keys.update(families_keys(state, seating))
    keys["aside"] = _pile(state, seating, b.ASIDE, b.HIDDEN_ASIDE)
    known = _pile(state, seating, b.KNOWN_IN_HAND)
    if known:
        keys["known"] = known
    keys.update(_order_keys(state))
    return keys


def phase_of(state: State) -> str:
    if state.question == NOTHING:
        return "over"
    return "placement" if state.question == PLACE else "activation"


def families_keys(state: State, seating: str) -> dict[str, object]:
    """The keys that positions, scenarios and traces share. Families with nothing are left out."""
    return {
        "influence": {letter: state.families[b.STOCK + seat] for seat, letter in enumerate(seating)},
        "hands": _pile(state, seating, b.HAND, b.HIDDEN_HAND),
        "discard": _pile(state, seating, b.DISCARD),
        "reserve": {
            letter: [_reserved_text(state, b.card_of(seat, kind)) for kind in members_of(reserve)]
            for seat, letter in enumerate(seating)
            if (reserve := state.families[b.RESERVE + seat])
        },
    }


def _reserved_text(state: State, card: int) -> str:
    tokens = state.tokens(card)
    return slug_of(b.kind_of(card)) + (f"+{tokens}" if tokens else "")


def slugs_of(kinds: int) -> list[str]:
    return [slug_of(kind) for kind in members_of(kinds)]


def _pile(state: State, seating: str, pile: int, hidden: int = b.NOBODY) -> dict[str, list[str]]:
    piles = {}
    for seat, letter in enumerate(seating):
        cards = slugs_of(state.families[pile + seat])
        if hidden != b.NOBODY:
            cards += ["_"] * state.families[hidden + seat]
        if cards:
            piles[letter] = cards
    return piles


def _order_keys(state: State) -> dict[str, object]:
    """The order in which the cards were placed, if it is not that of the row, and what follows from it."""
    row = stacks_of(state)
    plays = [[state.handle(card) for card in stack] for stack in row]
    older = [
        f"{slug_of(kind)}@{position}" + (f"/{depth}" if depth > 1 else "")
        for position, stack in enumerate(row, 1)
        for depth, card in enumerate(stack, 1)
        for kind in members_of(state.lies[card] >> b.UNLIKE_AT)
    ]
    keys: dict[str, object] = {}
    if plays != order_of({}, row):
        keys["order"] = ["/".join(map(str, stack)) for stack in plays]
    if state.plays != max((max(stack) for stack in plays), default=0):
        keys["plays"] = state.plays
    if older:
        keys["older"] = older
    return keys


def position_text(state: State, seating: str) -> str:
    """A position as one line of text, the opposite of `parse_position`."""
    return join_keys(position_keys(state, seating))


def observation_text(observation: Observation, seating: str) -> str:
    """What a viewer sees as one line of text, the opposite of `parse_observation`."""
    viewer = SPECTATOR if observation.viewer == b.NOBODY else seating[observation.viewer]
    seen = observation.seen
    keys = position_keys(seen, seating)
    keys["viewer"] = viewer
    return join_keys(keys)


def position_query(line: str) -> str:
    """The line as the query of an address, `/position?p=…`."""
    return "p=" + quote(line, safe="")


def join_keys(keys: Mapping[str, object]) -> str:
    """Keys as one line of text, the opposite of `split_keys`."""
    return ";".join(f"{key}={_value_text(value)}" for key, value in keys.items())


def _value_text(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{letter}:{_value_text(item)}" for letter, item in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
