"""Events as sentences, made from nothing but the events that one seat sees."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from oriflamme.drawing.names import card_name, family_name
from oriflamme.notation import events as happened
from oriflamme.notation.events import GameEvent, in_words
from oriflamme.notation.words import kind_of
from oriflamme.rules.board import NOBODY, STOCK
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.events import Event
from oriflamme.rules.follow import FollowedCard, Follower
from oriflamme.texts import Catalogue

_TOLD_OF_CHOICES = ("report", "confer", "withdraw")
"""The choices with a sentence of their own. For others, the events that follow say enough."""

_Done: TypeAlias = happened.Eliminated | happened.Moved | happened.Copied | happened.TokensGiven


class Story:
    """Follows a game for one viewer. It must get every event, in order."""

    def __init__(self, texts: Catalogue, viewer: int, seats: int, kinds: int, rounds: int) -> None:
        self.texts = texts
        self.follower = Follower(viewer, seats, kinds, rounds)
        self.families = FAMILIES[:seats]

    def tell(self, event: Event) -> str | None:
        """The sentence for an event as this viewer sees it; None if it says nothing new."""
        # a card is named where it was before the event, except a card that has just been placed
        arrives = event.what == "placed"
        if arrives:
            self.follower.hear(event)
        sentence = self._sentence(in_words(event, self.families))
        if not arrives:
            self.follower.hear(event)
        return sentence[:1].upper() + sentence[1:] if sentence else None

    # -- names ---------------------------------------------------------------------------------------

    def _who(self, family: str) -> str:
        return family_name(self.texts, self.families.index(family))

    def _name(
        self, handle: int, family: str, kind: str | None = None, at: bool = True, own: bool = False
    ) -> str:
        """A card that is, or was, in the row; `own`: the sentence has named its family."""
        card = self.follower.cards.get(handle)
        shown = NOBODY if kind is None else kind_of(kind)
        if card is None:
            return card_name(self.texts, self.families.index(family), shown, own=own)
        known = card.kind if kind is None else shown
        return card_name(self.texts, card.owner, known, self._position(card) if at else 0, own)

    def _deed(self, event: _Done, kind: str | None = None) -> dict[str, str]:
        """Which card does it to which; a family, if a card does it to itself."""
        by = self.follower.cards.get(event.by)
        itself = by is None or event.by == event.card
        acting = (
            self._who(event.family) if by is None or itself else card_name(self.texts, by.owner, by.kind)
        )
        return {"acting": acting, "card": self._name(event.card, event.family, kind, own=itself)}

    def _position(self, card: FollowedCard) -> int:
        for position, stack in enumerate(self.follower.row, 1):
            if card in stack:
                return position
        return 0

    # -- sentences -----------------------------------------------------------------------------------

    def _sentence(self, event: GameEvent) -> str:
        text = self.texts.text
        match event:
            case happened.RoundStarted():
                return text("event-round", number=event.round, who=self._who(event.first))
            case happened.Placed():
                return self._placed(event)
            case happened.Kept():
                return text("event-kept", card=self._name(event.card, event.family), number=event.tokens)
            case happened.Revealed():
                return text("event-revealed", card=self._name(event.card, event.family, event.kind))
            case happened.Chose():
                if event.choice not in _TOLD_OF_CHOICES:
                    return ""
                return text(f"event-chose-{event.choice}", card=self._name(event.card, event.family))
            case happened.Copied():
                return text("event-copied", **self._deed(event, event.kind))
            case happened.NoEffect():
                return self._nothing(event)
            case happened.TokensCollected():
                as_many = event.amount == event.collected
                key = "event-tokens-collected" if as_many else "event-tokens-collected-for"
                return text(key, **self._gain(event), collected=event.collected)
            case happened.TokensGiven():
                return text("event-tokens-given", **self._deed(event), number=event.given)
            case happened.TokensLost():
                card = self._name(event.card, event.family)
                return text("event-tokens-lost", card=card, number=event.lost)
            case happened.Gained():
                return text("event-gained", **self._gain(event))
            case happened.Reacted():
                return text("event-reacted", **self._gain(event))
            case happened.Robbed():
                return self._robbed(event)
            case happened.VerdictPut():
                return text("event-verdict", card=self._name(event.card, event.family))
            case happened.Eliminated():
                return text("event-eliminated", **self._deed(event, event.kind))
            case happened.Discarded():
                return text("event-discarded", card=self._name(event.card, event.family, event.kind))
            case happened.Reserved():
                card = self._name(event.card, event.family, event.kind)
                return text("event-reserved", card=card, number=event.tokens)
            case happened.Moved():
                return text("event-moved", **self._deed(event), number=event.position)
            case happened.Swapped():
                card = self._name(event.card, event.family, event.kind)
                return text("event-swapped", card=card, laid=self._laid(event.family, event.laid_kind))
            case happened.TurnedDown():
                return text("event-turned-down", card=self._name(event.card, event.family, event.kind))
            case happened.GameOver():
                return text("event-over")
            case happened.Dealt() | happened.Acts() | happened.Asked():
                return ""
            case _:
                assert_never(event)

    def _nothing(self, event: happened.NoEffect) -> str:
        card, because = (
            self._name(event.card, event.family, event.kind),
            f"nothing-{event.why.replace('.', '-')}",
        )
        if not self.texts.has(because):
            return self.texts.text("event-no-effect", card=card)
        reason = self.texts.text(because, name=self.texts.text(f"card-{event.kind}"))
        return self.texts.text("event-no-effect-because", card=card, reason=reason)

    def _placed(self, event: happened.Placed) -> str:
        texts, who = self.texts, self._who(event.family)
        card = self._laid(event.family, event.kind)
        if event.where != "on":
            return texts.text(f"event-placed-{event.where}", who=who, card=card)
        beneath = self._name(event.covers, event.family, own=True)
        return texts.text("event-placed-on", who=who, card=card, beneath=beneath)

    def _laid(self, family: str, kind: str | None) -> str:
        """A card that enters the row, in a sentence that has named its family."""
        known = NOBODY if kind is None else kind_of(kind)
        return card_name(self.texts, self.families.index(family), known, own=True)

    def _gain(
        self, event: happened.Gained | happened.Reacted | happened.TokensCollected
    ) -> dict[str, str | int]:
        """What a card has earned, and what its family has after it."""
        stock = self.follower.seen.families[STOCK + self.families.index(event.family)]
        return {
            "card": self._name(event.card, event.family, event.kind, at=False),
            "who": self._who(event.family),
            "number": event.amount,
            "total": stock + event.amount,
        }

    def _robbed(self, event: happened.Robbed) -> str:
        card = self._name(event.card, event.family, event.kind)
        if event.amount == 0:
            target = self._name(event.target, event.victim)
            return self.texts.text("event-chose-spy", card=card, target=target)
        return self.texts.text(
            "event-robbed", card=card, number=event.amount, victim=self._who(event.victim)
        )
