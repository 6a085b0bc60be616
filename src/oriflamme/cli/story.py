"""What happened, in sentences, out of nothing but the events one seat hears."""

from __future__ import annotations

from oriflamme.drawing.names import card_name, family_name
from oriflamme.notation.words import slug_of
from oriflamme.rules.actions import CONFER, FIRST, LAST, REPORT, TARGET, WITHDRAW, number_of, verb_of
from oriflamme.rules.board import NOBODY, STOCK
from oriflamme.rules.catalogue import KINDS
from oriflamme.rules.events import Event
from oriflamme.rules.follow import FollowedCard, Follower
from oriflamme.texts import Catalogue

_CHOICES = {REPORT: "report", CONFER: "confer", WITHDRAW: "withdraw"}
_GIFTS = ("empress.gift", "diplomat.gift", "infiltration.tokens")
_LOSSES = ("ambush.tokens", "extortion.tokens")


class Story:
    """Follows a game for one viewer; every event must be told, in order."""

    def __init__(self, texts: Catalogue, viewer: int, seats: int, kinds: int, rounds: int) -> None:
        self.texts = texts
        self.follower = Follower(viewer, seats, kinds, rounds)

    def tell(self, event: Event) -> str | None:
        """The sentence for an event as this viewer hears it; None if it says nothing new."""
        before = self._before(event)
        self.follower.hear(event)
        sentence = self._placed(event) if event.what == "placed" else self._after(event, before)
        return sentence[:1].upper() + sentence[1:] if sentence else None

    # -- names ---------------------------------------------------------------------------------------

    def _position(self, card: FollowedCard) -> int:
        for position, stack in enumerate(self.follower.row, 1):
            if card in stack:
                return position
        return 0

    def _name(self, event: Event, at: bool = True) -> str:
        """The card an event is about, in the row or gone from it."""
        card = self.follower.cards.get(event.card)
        if card is None:
            return card_name(self.texts, event.owner, event.kind)
        kind = event.kind if event.kind != NOBODY else card.kind
        return card_name(self.texts, card.owner, kind, self._position(card) if at else 0)

    def _acting(self, event: Event) -> str:
        card = self.follower.cards.get(self.follower.acting)
        return (
            family_name(self.texts, event.seat)
            if card is None
            else card_name(self.texts, card.owner, card.kind)
        )

    # -- sentences -----------------------------------------------------------------------------------

    def _before(self, event: Event) -> str:
        """What can only be said while the card is still where it was."""
        texts, what = self.texts, event.what
        if what in ("eliminated", "moved", "copied"):
            itself = event.card == self.follower.acting
            acting = family_name(self.texts, event.seat) if itself else self._acting(event)
            return texts.text(f"event-{what}", acting=acting, card=self._name(event), number=event.number)
        if what in ("discarded", "returned", "reserved"):
            return texts.text(f"event-{what}", card=self._name(event), number=event.number)
        if what == "robbed":
            return texts.text(
                "event-robbed",
                card=self._name(event),
                number=event.number,
                victim=family_name(self.texts, event.seat),
            )
        if what == "chose":
            return self._chose(event)
        return ""

    def _chose(self, event: Event) -> str:
        """Only of choices that nothing else tells of."""
        verb, number = verb_of(event.number), number_of(event.number)
        if verb in _CHOICES:
            return self.texts.text(f"event-chose-{_CHOICES[verb]}", card=self._name(event))
        if verb == TARGET and self.follower.seen.text == KINDS["spy"]:
            top = self.follower.row[number - 1][0]
            if top.owner != event.seat and self.follower.seen.families[STOCK + top.owner] > 0:
                return ""  # the robbery is told
            target = card_name(self.texts, top.owner, top.kind, number)
            return self.texts.text("event-chose-spy", card=self._name(event), target=target)
        return ""

    def _placed(self, event: Event) -> str:
        texts, who = self.texts, family_name(self.texts, event.seat)
        card = texts.text("card-new") if event.kind == NOBODY else texts.text(f"card-{slug_of(event.kind)}")
        if event.number in (FIRST, LAST):
            where = "first" if event.number == FIRST else "last"
            return texts.text(f"event-placed-{where}", who=who, card=card)
        beneath = self.follower.row[event.number - 1][1]
        covered = card_name(self.texts, beneath.owner, beneath.kind, event.number)
        return texts.text("event-placed-on", who=who, card=card, beneath=covered)

    def _after(self, event: Event, before: str) -> str:
        texts, what = self.texts, event.what
        if before:
            return before
        if what == "round":
            return texts.text("event-round", number=event.number, who=family_name(self.texts, event.seat))
        if what == "tokens":
            return self._tokens(event)
        if what == "gained":
            return self._gained(event)
        if what in ("revealed", "verdict", "swapped", "turned-down"):
            return texts.text(f"event-{what}", card=self._name(event))
        return texts.text("event-over") if what == "over" else ""

    def _tokens(self, event: Event) -> str:
        texts, card = self.texts, self._name(event)
        if event.why == "activation.keep":
            lying = self.follower.cards[event.card].tokens
            return texts.text("event-kept", card=card, number=lying)
        if event.why in _GIFTS:
            return texts.text("event-token-gift", card=card, number=event.number)
        if event.why in _LOSSES:
            return texts.text("event-token-lost", card=card, number=-event.number)
        if event.why == "extortion.thrown-away":
            return texts.text("event-token-thrown-away", card=card)
        return ""  # taken by the owner, which is told as a gain

    def _gained(self, event: Event) -> str:
        if event.why == "spy.takes":
            return ""  # told with the robbery
        texts, who = self.texts, family_name(self.texts, event.seat)
        total = self.follower.seen.families[STOCK + event.seat]
        if event.card not in self.follower.cards and event.kind == NOBODY:
            return texts.text("event-gained-family", who=who, number=event.number, total=total)
        card = self._name(event, at=False)
        return texts.text("event-gained", card=card, who=who, number=event.number, total=total)
