"""A decision as a numbered list, and the meaning of the answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oriflamme.drawing.names import card_at, card_name, kind_name
from oriflamme.drawing.table import acting_name
from oriflamme.notation.words import QUESTIONS, NotationError, action_text, closest, parse_action, slug_of
from oriflamme.rules import actions as act
from oriflamme.rules.bits import members_of
from oriflamme.rules.board import kind_of, seat_of
from oriflamme.rules.catalogue import CARDS
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.texts import Catalogue


@dataclass(frozen=True)
class Choice:
    """One line of the list: an action or, at placement, a kind of card to place."""

    label: str
    action: int = 0
    kind: int = -1


@dataclass(frozen=True)
class Question:
    sentence: str
    choices: list[Choice]


def question_of(texts: Catalogue, observation: Observation, kind: int | None = None) -> Question:
    """The open question. At placement the person chooses the card first, `kind`, then its place."""
    seen = observation.seen
    if seen.question == act.PLACE:
        return _which_card(texts, seen) if kind is None else _which_place(texts, observation, kind)
    target = card_at(texts, seen, seen.moving) if seen.question == act.GAP else ""
    sentence = texts.text(f"ask-{QUESTIONS[seen.question]}", card=acting_name(texts, seen), target=target)
    choices = [Choice(label_of(texts, seen, action), action) for action in observation.legal()]
    return Question(sentence, choices)


def _which_card(texts: Catalogue, seen: State) -> Question:
    width = max(len(kind_name(texts, kind)) for kind in range(len(CARDS)))
    choices = [
        Choice(
            f"{kind_name(texts, kind):<{width + 1}} {texts.text(f'card-{slug_of(kind)}.short')}", kind=kind
        )
        for kind in members_of(seen.options)
    ]
    return Question(texts.text("ask-place-card"), choices)


def _which_place(texts: Catalogue, observation: Observation, kind: int) -> Question:
    seen = observation.seen
    places = [action for action in observation.legal() if act.kind_of_placement(action) == kind]
    choices = [Choice(label_of(texts, seen, action), action) for action in places]
    return Question(texts.text("ask-place-where", name=kind_name(texts, kind)), choices)


def label_of(texts: Catalogue, seen: State, action: int) -> str:
    """What an action does, in a few words."""
    verb, number = act.verb_of(action), act.number_of(action)
    if verb == act.PLACE:
        return _place_label(texts, seen, number)
    if verb == act.KEEP:
        return texts.text("do-keep", number=seen.tokens(seen.acting) + 1)
    if verb == act.REVEAL:
        return texts.text("do-reveal", short=texts.text(f"card-{slug_of(kind_of(seen.acting))}.short"))
    if verb == act.GAP:
        return _gap_label(texts, seen, number)
    if verb == act.SWAP:
        return texts.text("do-swap", name=kind_name(texts, number))
    if verb == act.WITHDRAW:
        return texts.text("do-withdraw", number=seen.tokens(seen.acting))
    if verb == act.REPORT:
        return texts.text("do-report")
    if number == 0:
        return texts.text("do-confer" if verb == act.CONFER else "do-verdict-none")
    names = {
        act.TARGET: "target",
        act.CONFER: "confer-gift",
        act.VERDICT: "verdict",
        act.ELIMINATE: "eliminate",
    }
    return texts.text(f"do-{names[verb]}", card=card_at(texts, seen, number))


def _place_label(texts: Catalogue, seen: State, where: int) -> str:
    if where == act.FIRST:
        return texts.text("do-first" if seen.length else "do-first-empty")
    return (
        texts.text("do-last")
        if where == act.LAST
        else texts.text("do-on", card=card_at(texts, seen, where))
    )


def _gap_label(texts: Catalogue, seen: State, gap: int) -> str:
    if gap == 0:
        return texts.text("do-gap-first")
    if gap == seen.length:
        return texts.text("do-gap-last")
    left, right = seen.row[gap], seen.row[gap + 1]
    return texts.text(
        "do-gap",
        left=card_name(texts, seat_of(left), kind_of(left), gap),
        right=card_name(texts, seat_of(right), kind_of(right), gap + 1),
    )


def answer_of(texts: Catalogue, text: str, question: Question, observation: Observation) -> Choice:
    """The choice that was typed, by number or in the notation. Raises NotationError."""
    if text.isascii() and text.isdigit():
        if not 1 <= int(text[:4]) <= len(question.choices):
            raise NotationError(texts.text("play-not-legal"))
        return question.choices[int(text) - 1]
    words = " ".join(text.lower().split())
    try:
        action = parse_action(words)
    except NotationError:
        said = texts.text("play-not-understood", text=text)
        raise NotationError(
            with_nearest(texts, said, words, map(action_text, observation.legal()))
        ) from None
    if action not in observation.legal():
        raise NotationError(texts.text("play-not-legal"))
    return Choice(action_text(action), action)


def with_nearest(texts: Catalogue, sentence: str, word: str, words: Iterable[str]) -> str:
    """A sentence about an unknown word, with the nearest known one if any is near."""
    near = closest(word, words)
    return f"{sentence} {texts.text('play-nearest', nearest=near)}" if near else sentence
