"""What happens in a game, in words: one class for each meaning, with exactly the facts that belong to it.

In JSON, `what` names the class: `{"what": "kept", "family": "R", "card": 3, "tokens": 1, …}`. Every field
is always present, and the same name means the same thing in every class:

card      a card by its handle: the number of the play that brought it into the row. 0: no card, or one that
          lay in reserve already when a game was set up from a position
family    the family of that card; without a card, the family that is dealt to or asked
kind      the kind of that card, by its slug; None if the viewer may not know
by        the handle of the acting card that does it; the card's own if it does it to itself
amount    how much influence `family` gains by it
tokens    how many influence tokens lie on the card after it; `verdicts`: how many verdict tokens
why       the key of the ruling in docs/rules.md. It only answers "why?": nobody needs it to know what
          happened
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

import msgspec

from oriflamme.notation.enums import Choice, Letter, Question, Where
from oriflamme.notation.words import CHOICES, QUESTIONS, slug_of
from oriflamme.rules.actions import FIRST, LAST
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import NOBODY
from oriflamme.rules.events import Event as PackedEvent


class Event(msgspec.Struct, frozen=True, tag_field="what"):
    """Something that happened in a game. Its class says what, and so does the word `what`. `why` is the
    key of the ruling behind it."""

    __module__ = "oriflamme"

    @property
    def what(self) -> str:
        """What happened, in a word: the tag of the class."""
        return str(self.__struct_config__.tag)


class Dealt(Event, frozen=True, tag="dealt"):
    """A family's cards are dealt. A card is None if the viewer may not know it."""

    family: Letter
    hand: list[str | None]
    aside: list[str | None]
    why: str


class RoundStarted(Event, frozen=True, tag="round-started"):
    """A round begins; `first` is the family that places first."""

    round: int
    first: Letter
    why: str


class Placed(Event, frozen=True, tag="placed"):
    """A card is placed face down: first or last in the row, or on a card of its family, which it
    `covers`."""

    family: Letter
    card: int
    kind: str | None
    where: Where
    covers: int
    why: str


class Acts(Event, frozen=True, tag="acts"):
    """A card's turn comes."""

    family: Letter
    card: int
    position: int
    why: str


class Asked(Event, frozen=True, tag="asked"):
    """A family is asked for a decision; `card` is the acting card. If the question is where to move a card,
    `moving` is its position, otherwise 0."""

    family: Letter
    card: int
    question: Question
    moving: int
    why: str


class Chose(Event, frozen=True, tag="chose"):
    """The choice with which the acting card's text continues. Its family made it, or it was the only
    option. `target` is the handle of the chosen card or 0, `gap` the chosen gap or None."""

    family: Letter
    card: int
    choice: Choice
    target: int
    gap: int | None
    why: str


class Kept(Event, frozen=True, tag="kept"):
    """A closed card stays closed and gathers 1 token."""

    family: Letter
    card: int
    tokens: int
    why: str


class Revealed(Event, frozen=True, tag="revealed"):
    """A family turns its closed card face up."""

    family: Letter
    card: int
    kind: str
    why: str


class TokensCollected(Event, frozen=True, tag="tokens-collected"):
    """All tokens on a card, `collected`, go to its family, which gains `amount` for them: usually the same
    number, twice as many for a Conspiracy, one less for a Revolt."""

    family: Letter
    card: int
    kind: str
    collected: int
    amount: int
    why: str


class TokensGiven(Event, frozen=True, tag="tokens-given"):
    """A card gets `given` tokens."""

    family: Letter
    card: int
    by: int
    given: int
    tokens: int
    why: str


class TokensLost(Event, frozen=True, tag="tokens-lost"):
    """A card loses `lost` tokens, and nobody gains them. It happens on its reveal (`by` itself) or by
    another card."""

    family: Letter
    card: int
    by: int
    lost: int
    tokens: int
    why: str


class Copied(Event, frozen=True, tag="copied"):
    """A Shapeshifter, `by`, carries out the text of another card."""

    family: Letter
    card: int
    kind: str
    by: int
    why: str


class NoEffect(Event, frozen=True, tag="no-effect"):
    """The text of a card is carried out without effect: it has no target, or its condition is not met."""

    family: Letter
    card: int
    kind: str
    why: str


class Gained(Event, frozen=True, tag="gained"):
    """A card in the row or in reserve earns influence for its family."""

    family: Letter
    card: int
    kind: str
    amount: int
    why: str


class Reacted(Event, frozen=True, tag="reacted"):
    """A card earns influence for its family because another card, `against`, has eliminated it."""

    family: Letter
    card: int
    kind: str
    against: int
    amount: int
    why: str


class Robbed(Event, frozen=True, tag="robbed"):
    """A card takes influence from the stock of another family, `victim`, whose card `target` was chosen.
    The amount is 0 if there is nothing to take: the stock is empty, or it is the family's own."""

    family: Letter
    card: int
    kind: str
    victim: Letter
    target: int
    amount: int
    why: str


class VerdictPut(Event, frozen=True, tag="verdict-put"):
    """A verdict token is put on a card."""

    family: Letter
    card: int
    by: int
    verdicts: int
    why: str


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A card is turned up and goes to its family's discard pile. Its tokens are lost."""

    family: Letter
    card: int
    kind: str
    by: int
    why: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A card goes to its family's discard pile without being eliminated. Its tokens are lost."""

    family: Letter
    card: int
    kind: str
    why: str


class Reserved(Event, frozen=True, tag="reserved"):
    """A card leaves the row for its family's reserve, face up. It keeps its tokens."""

    family: Letter
    card: int
    kind: str
    tokens: int
    why: str


class Moved(Event, frozen=True, tag="moved"):
    """A card moves to a slot of its own at this position, with everything that lies on it."""

    family: Letter
    card: int
    by: int
    position: int
    why: str


class Swapped(Event, frozen=True, tag="swapped"):
    """A card goes back to the hand. A card from the hand, `laid`, takes its place face down, on what it
    covered, and does not act this round. Only its family may know its kind, `laid_kind`."""

    family: Letter
    card: int
    kind: str
    laid: int
    laid_kind: str | None
    why: str


class TurnedDown(Event, frozen=True, tag="turned-down"):
    """An open card is turned face down again; all know what it is."""

    family: Letter
    card: int
    kind: str
    why: str


class GameOver(Event, frozen=True, tag="game-over"):
    """The game is over. Several `winners` share the victory."""

    winners: list[Letter]
    why: str


GameEvent: TypeAlias = (
    Dealt
    | RoundStarted
    | Placed
    | Acts
    | Asked
    | Chose
    | Kept
    | Revealed
    | TokensCollected
    | TokensGiven
    | TokensLost
    | Copied
    | NoEffect
    | Gained
    | Reacted
    | Robbed
    | VerdictPut
    | Eliminated
    | Discarded
    | Reserved
    | Moved
    | Swapped
    | TurnedDown
    | GameOver
)

_PLACES = {FIRST: "first", LAST: "last"}


def in_words(event: PackedEvent, families: str) -> GameEvent:
    """An event of the engine in words, at a table of these families. `Event.seen_by` must already have
    removed what the viewer may not know."""
    what, card, other, why = event.what, event.card, event.other, event.why
    number, amount = event.number, event.amount
    family = families[event.seat] if event.seat != NOBODY else ""
    kind = slug_of(event.kind) if event.kind_for != NOBODY else ""
    match what:  # the two that nearly every action leads to come first
        case "acts":
            return Acts(family, card, number, why)
        case "asked":
            return Asked(family, card, QUESTIONS[number], amount, why)
        case "dealt":
            hand = _cards(event.first_set, event.first_set_for, number)
            return Dealt(family, hand, _cards(event.second_set, event.second_set_for, amount), why)
        case "round-started":
            return RoundStarted(number, family, why)
        case "placed":
            return Placed(family, card, kind or None, _PLACES.get(number, "on"), other, why)
        case "chose":
            return Chose(family, card, CHOICES[number], other, None if amount == NOBODY else amount, why)
        case "kept":
            return Kept(family, card, number, why)
        case "revealed":
            return Revealed(family, card, kind, why)
        case "tokens-collected":
            return TokensCollected(family, card, kind, number, amount, why)
        case "tokens-given":
            return TokensGiven(family, card, other, amount, number, why)
        case "tokens-lost":
            return TokensLost(family, card, other, amount, number, why)
        case "copied":
            return Copied(family, card, kind, other, why)
        case "no-effect":
            return NoEffect(family, card, kind, why)
        case "gained":
            return Gained(family, card, kind, amount, why)
        case "reacted":
            return Reacted(family, card, kind, other, amount, why)
        case "robbed":
            return Robbed(family, card, kind, families[event.other_seat], other, amount, why)
        case "verdict-put":
            return VerdictPut(family, card, other, number, why)
        case "eliminated":
            return Eliminated(family, card, kind, other, why)
        case "discarded":
            return Discarded(family, card, kind, why)
        case "reserved":
            return Reserved(family, card, kind, number, why)
        case "moved":
            return Moved(family, card, other, number, why)
        case "swapped":
            laid = slug_of(event.other_kind) if event.other_kind_for != NOBODY else None
            return Swapped(family, card, kind, other, laid, why)
        case "turned-down":
            return TurnedDown(family, card, kind, why)
        case "game-over":
            return GameOver([families[seat] for seat in members_of(number)], why)
        case _:
            assert_never(what)


def _cards(kinds: int, seen_by: int, number: int) -> list[str | None]:
    """The cards of a pile, or the same number of None if the viewer may not know them."""
    return [None] * number if seen_by == NOBODY else [slug_of(kind) for kind in members_of(kinds)]
