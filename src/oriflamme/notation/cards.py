"""Cards and stacks: `R?ambush+2`, `G!diplomat+4^1`, `R?assassination/R!spy`, `B?_+2`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oriflamme.notation.keys import plain_number
from oriflamme.notation.words import NotationError, kind_of, seat_of, slug_of
from oriflamme.rules import board as b
from oriflamme.rules.board import ASLEEP, KNOWN, NOBODY, OPEN, UNKNOWN
from oriflamme.rules.state import State

_CARD = re.compile(
    r"(?P<family>[A-Z])(?P<side>[?!])(?P<kind>_|[a-z-]+)"
    r"(?:\+(?P<tokens>[0-9]+))?(?:\^(?P<verdicts>[0-9]+))?(?P<known>\*)?(?P<asleep>~)?"
)


@dataclass(frozen=True)
class CardText:
    """A card in the row as its text says it; an unknown kind is NOBODY."""

    seat: int
    kind: int
    open: bool
    tokens: int = 0
    verdicts: int = 0
    known: bool = False
    asleep: bool = False


def parse_card(text: str, seating: str) -> CardText:
    match = _CARD.fullmatch(text)
    if not match:
        raise NotationError(
            f"'{text}' is not a card; write family, ? or !, name, then +tokens ^verdicts * ~, "
            "as in R?ambush+2"
        )
    numbers = [match["tokens"] or "0", match["verdicts"] or "0"]
    if any(len(number) > 4 for number in numbers):
        raise NotationError(f"'{text}': so many tokens are never on a card")
    return CardText(
        seat=seat_of(match["family"], seating),
        kind=NOBODY if match["kind"] == "_" else kind_of(match["kind"]),
        open=match["side"] == "!",
        tokens=int(numbers[0]),
        verdicts=int(numbers[1]),
        known=match["known"] is not None,
        asleep=match["asleep"] is not None,
    )


def parse_stack(text: str, seating: str) -> list[CardText]:
    """A stack, from top to bottom."""
    return [parse_card(card, seating) for card in text.split("/")]


def parse_reserved(text: str) -> tuple[int, int]:
    """A card in reserve, such as `deal+2`: its kind and the tokens on it."""
    slug, plus, tokens = text.partition("+")
    return kind_of(slug), plain_number("tokens", tokens) if plus else 0


def card_text(state: State, card: int, seating: str) -> str:
    """A card of the row; one whose kind is not known is written `_`."""
    kind, lies = b.kind_of(card), state.lies[card]
    text = seating[b.seat_of(card)] + ("!" if lies & OPEN else "?")
    text += "_" if kind >= UNKNOWN else slug_of(kind)
    if state.tokens(card):
        text += f"+{state.tokens(card)}"
    if state.verdicts(card):
        text += f"^{state.verdicts(card)}"
    return text + ("*" if lies & KNOWN else "") + ("~" if lies & ASLEEP else "")


def stacks_of(state: State) -> list[list[int]]:
    """The cards of the row, each stack from top to bottom."""
    found = []
    for position in range(1, state.length + 1):
        stack, card = [], state.row[position]
        while card != NOBODY:
            stack.append(card)
            card = state.beneath(card)
        found.append(stack)
    return found


def row_text(state: State, seating: str) -> list[str]:
    """The row, the first to act first."""
    return ["/".join(card_text(state, card, seating) for card in stack) for stack in stacks_of(state)]
