"""What happens in a game, in words: one class for each meaning, with exactly the facts that belong to it.

As JSON, `what` tells the classes apart: `{"what": "kept", "family": "R", "card": 3, "tokens": 1, …}`. Every
field is always there, and the same name means the same thing in every class:

card      a card by its handle: the number of the play that brought it into the row. 0: no card, or one that
          lay in reserve already when a game was set up from a position
family    whose card that is; where there is no card, who is dealt to or asked
kind      what that card is, by its slug; None where the viewer may not know
by        the handle of the acting card that does it; the card's own where a card does it to itself
amount    how much influence `family` gains by it
tokens    how many influence tokens lie on the card after it; `verdicts`: how many verdict tokens
why       the key of the ruling in docs/rules.md: it answers "why?", and never has to be read to know what
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
    """Something that happened in a game. What it is, its class says, or `what` in a word; `why` is the key
    of the ruling behind it."""

    __module__ = "oriflamme"

    @property
    def what(self) -> str:
        """What happened, in a word: the tag of the class."""
        return str(self.__struct_config__.tag)


class Dealt(Event, frozen=True, tag="dealt"):
    """A family's cards are dealt. Each card that the viewer may not know is None."""

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
    """A card is laid closed: first or last in the row, or on another of its family, which it `covers`."""

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
    """A family is asked for a decision; `card` is the acting one. `moving` is the position of the card
    that is about to be moved, in the question where to; else 0."""

    family: Letter
    card: int
    question: Question
    moving: int
    why: str


class Chose(Event, frozen=True, tag="chose"):
    """What the text of the acting card goes on with: what its family chose, or the only answer there was.
    `target` is the handle of the card chosen, else 0; `gap` the gap chosen, else None."""

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
    """A closed card is turned up by its family."""

    family: Letter
    card: int
    kind: str
    why: str


class TokensCollected(Event, frozen=True, tag="tokens-collected"):
    """All tokens on a card, `collected`, go to its family, which gains `amount` for them: usually as
    many, for a Conspiracy twice as many, for a Revolt one less."""

    family: Letter
    card: int
    kind: str
    collected: int
    amount: int
    why: str


class TokensGiven(Event, frozen=True, tag="tokens-given"):
    """A card is given tokens, as many as `given` says."""

    family: Letter
    card: int
    by: int
    given: int
    tokens: int
    why: str


class TokensLost(Event, frozen=True, tag="tokens-lost"):
    """A card loses tokens that nobody gains, as many as `lost` says: on being revealed (`by` itself), or by
    another card."""

    family: Letter
    card: int
    by: int
    lost: int
    tokens: int
    why: str


class Copied(Event, frozen=True, tag="copied"):
    """The text of a card is carried out by another, a Shapeshifter."""

    family: Letter
    card: int
    kind: str
    by: int
    why: str


class NoEffect(Event, frozen=True, tag="no-effect"):
    """The text of a card is carried out and brings nothing: there is nothing it could be done to, or its
    condition is not met."""

    family: Letter
    card: int
    kind: str
    why: str


class Gained(Event, frozen=True, tag="gained"):
    """A card earns its family influence, from the row or from the reserve."""

    family: Letter
    card: int
    kind: str
    amount: int
    why: str


class Reacted(Event, frozen=True, tag="reacted"):
    """A card earns its family influence because another card, `against` which it reacts, eliminated it."""

    family: Letter
    card: int
    kind: str
    against: int
    amount: int
    why: str


class Robbed(Event, frozen=True, tag="robbed"):
    """A card takes influence from the stock of another family, `victim`, whose card `target` was chosen.
    The amount is 0 where there is nothing to take: an empty stock, or the family's own."""

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
    """A card is turned up and leaves the row for its family's discard; its tokens are lost."""

    family: Letter
    card: int
    kind: str
    by: int
    why: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A card leaves the row for its family's discard without being eliminated; its tokens are lost."""

    family: Letter
    card: int
    kind: str
    why: str


class Reserved(Event, frozen=True, tag="reserved"):
    """A card leaves the row and is laid open before its family; it keeps its tokens."""

    family: Letter
    card: int
    kind: str
    tokens: int
    why: str


class Moved(Event, frozen=True, tag="moved"):
    """A card becomes a slot of its own at this position; what lies on it goes along."""

    family: Letter
    card: int
    by: int
    position: int
    why: str


class Swapped(Event, frozen=True, tag="swapped"):
    """A card goes back to the hand. A hand card, which becomes `laid`, lies closed in its place, upon what
    it covered, and does not act this round. What was laid, `laid_kind`, only its family may know."""

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
    """The game is over; several `winners` share the victory."""

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
    """An event of the engine in words, at a table of these families. What its viewer may not hear must be
    gone already (`Event.seen_by`)."""
    what, card, other, why = event.what, event.card, event.other, event.why
    number, amount = event.number, event.amount
    family = families[event.seat] if event.seat != NOBODY else ""
    kind = slug_of(event.kind) if event.kind_for != NOBODY else ""
    match what:
        case "dealt":
            hand = _cards(event.first_set, event.first_set_for, number)
            return Dealt(family, hand, _cards(event.second_set, event.second_set_for, amount), why)
        case "round-started":
            return RoundStarted(number, family, why)
        case "placed":
            return Placed(family, card, kind or None, _PLACES.get(number, "on"), other, why)
        case "acts":
            return Acts(family, card, number, why)
        case "asked":
            return Asked(family, card, QUESTIONS[number], amount, why)
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
    """The cards of a pile, or as many that the viewer may not know."""
    return [None] * number if seen_by == NOBODY else [slug_of(kind) for kind in members_of(kinds)]
