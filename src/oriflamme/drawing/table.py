"""Draws the table as text, from one viewer's observation and nothing else."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oriflamme.drawing.names import COLOURS, INKS, card_name, family_name, kind_name
from oriflamme.notation.cards import stacks_of
from oriflamme.notation.position import phase_of
from oriflamme.rules import board as b
from oriflamme.rules.actions import PLACE
from oriflamme.rules.bits import count, members_of
from oriflamme.rules.catalogue import CARDS, FAMILIES
from oriflamme.rules.observation import Observation
from oriflamme.rules.scoring import Scores, scores_of
from oriflamme.rules.state import State
from oriflamme.texts import Catalogue

LIGHT, HEAVY = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")


def table_view(texts: Catalogue, observation: Observation, names: list[str]) -> RenderableType:
    """Everything on the table: round, families, row, and the viewer's own cards. At placement the hand is
    left out, since the question lists it."""
    hand = observation.seen.question != PLACE
    return Group(board_view(texts, observation, names), "", own_cards_view(texts, observation, hand))


def board_view(
    texts: Catalogue, observation: Observation, names: list[str], seating: str = FAMILIES
) -> RenderableType:
    """What all can see: round, families and row."""
    seen = observation.seen
    title = texts.text(
        "play-round", round=seen.round, rounds=seen.rounds, phase=texts.text(f"play-{phase_of(seen)}")
    )
    return Group(
        Rule(title, style="dim", align="left"),
        Families(texts, observation, names, seating),
        "",
        Row(texts, seen, seating),
        *beneath_view(texts, seen),
    )


# -- the families ------------------------------------------------------------------------------------


class Families:
    """One line for each family, with its piles after it, or below if there is no room."""

    def __init__(self, texts: Catalogue, observation: Observation, names: list[str], seating: str) -> None:
        self.texts = texts
        self.observation = observation
        self.names = names
        self.seating = seating

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        texts, seen = self.texts, self.observation.seen
        labels = [
            _family_label(texts, self.observation, seat, letter, name)
            for seat, (letter, name) in enumerate(zip(self.seating, self.names, strict=False))
        ]
        width = max(label.cell_len for label in labels)
        for seat, label in enumerate(labels):
            label.pad_right(width - label.cell_len)
            line = Text.assemble(label, *_family_numbers(texts, seen, seat))
            piles = _piles(texts, seen, seat)
            if line.cell_len + piles.cell_len + 2 <= options.max_width:
                yield Text.assemble(line, "  ", piles)
            else:
                yield line
                yield Padding(piles, (0, 0, 0, 6))


def _family_numbers(texts: Catalogue, seen: State, seat: int) -> list[str | tuple[str, str]]:
    hand = count(seen.families[b.HAND + seat]) + seen.families[b.HIDDEN_HAND + seat]
    return [
        (f"  ● {seen.families[b.STOCK + seat]:<2}", "bold"),
        f"  {texts.text('play-hand', number=hand)}",
        f"  {texts.text('play-in-row', number=count(seen.slots_of(seat)))}",
    ]


def _family_label(texts: Catalogue, observation: Observation, seat: int, letter: str, name: str) -> Text:
    seen = observation.seen
    label = Text("▶ " if seat == seen.asked else "  ")
    label.append(f" {letter} ", f"bold {INKS[letter]} on {COLOURS[letter]}")
    label.append(f" {name}", "bold" if seat == observation.viewer else "")
    if seat == seen.first:
        label.append(f" ({texts.text('play-first')})", "dim")
    return label


def _piles(texts: Catalogue, seen: State, seat: int) -> Text:
    """Discards, reserve, and what is known to have gone back to the hand."""
    parts = []
    discard = members_of(seen.families[b.DISCARD + seat])
    reserve = members_of(seen.families[b.RESERVE + seat])
    back = members_of(seen.families[b.KNOWN_IN_HAND + seat])
    if discard:
        parts.append(f"{texts.text('play-discard')}: {kinds_listed(texts, discard)}")
    if reserve:
        cards = [f"{kind_name(texts, kind)} ●{seen.tokens(b.card_of(seat, kind))}" for kind in reserve]
        parts.append(f"{texts.text('play-reserve')}: {', '.join(cards)}")
    if back:
        parts.append(f"{texts.text('play-back')}: {kinds_listed(texts, back)}")
    return Text("; ".join(parts), "dim")


def kinds_listed(texts: Catalogue, kinds: list[int]) -> str:
    return ", ".join(kind_name(texts, kind) for kind in kinds)


# -- the row -----------------------------------------------------------------------------------------


class Row:
    """The row as cards, wrapped to the available width."""

    def __init__(self, texts: Catalogue, seen: State, seating: str) -> None:
        self.texts = texts
        self.seen = seen
        self.seating = seating

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        stacks = stacks_of(self.seen)
        if not stacks:
            yield Text(self.texts.text("play-empty-row"), "dim")
            return
        inside = inside_of(self.texts)
        boxes = [
            card_box(self.texts, self.seen, position, stack, inside, self.seating)
            for position, stack in enumerate(stacks, 1)
        ]
        in_a_line = max(1, (options.max_width + 1) // (inside + 3))
        for start in range(0, len(boxes), in_a_line):
            for lines in zip(*boxes[start : start + in_a_line], strict=True):
                yield Text(" ").join(lines)


def inside_of(texts: Catalogue) -> int:
    """The width for the longest name of a card, and for its state and tokens."""
    names = (texts.text(f"card-{card.slug}") for card in CARDS)
    ways = (f"{texts.text(f'play-{way}')} ●2 ▲1" for way in ("open", "asleep", "known", "closed"))
    return max(map(len, (*names, *ways)))


def card_box(
    texts: Catalogue, seen: State, position: int, stack: list[int], inside: int, seating: str = FAMILIES
) -> list[Text]:
    """The top card of a stack in four lines. The acting card has a heavy frame, a closed card its family's
    colour."""
    card = stack[0]
    letter = seating[b.seat_of(card)]
    acting = position == seen.at
    frame = f"bold {COLOURS[letter]}" if acting else COLOURS[letter]
    top_left, line, top_right, side, bottom_left, bottom_right = HEAVY if acting else LIGHT
    ground = "bold" if seen.is_open(card) else f"{INKS[letter]} on {COLOURS[letter]}"
    number = f"{line}{'▶' if acting else ''}{position}"
    depth = texts.text("play-over-cards", number=len(stack) - 1) if len(stack) > 1 else ""
    return [
        Text(f"{top_left}{number}{line * (inside - len(number) - 2)}{letter}{line}{top_right}", frame),
        _inside(side, frame, _name_on(texts, card).center(inside)[:inside], ground),
        _inside(side, frame, _marks_on(texts, seen, card).center(inside)[:inside], ground),
        Text(f"{bottom_left}{depth.rjust(inside - 1, line)}{line}{bottom_right}", frame),
    ]


def _inside(side: str, frame: str, text: str, ground: str) -> Text:
    return Text.assemble((side, frame), (text, ground), (side, frame))


def _name_on(texts: Catalogue, card: int) -> str:
    return kind_name(texts, b.kind_of(card)) if b.kind_of(card) < b.UNKNOWN else "?"


def _marks_on(texts: Catalogue, seen: State, card: int) -> str:
    lies = seen.lies[card]
    state = (
        "open"
        if lies & b.OPEN
        else "asleep"
        if lies & b.ASLEEP
        else "known"
        if lies & b.KNOWN
        else "closed"
    )
    marks = texts.text(f"play-{state}")
    if seen.tokens(card):
        marks += f" ●{seen.tokens(card)}"
    if seen.verdicts(card):
        marks += f" ▲{seen.verdicts(card)}"
    return marks


def beneath_view(texts: Catalogue, seen: State) -> list[RenderableType]:
    """What is known of covered cards, a line for each stack."""
    lines: list[RenderableType] = []
    for position, stack in enumerate(stacks_of(seen), 1):
        if len(stack) > 1:
            cards = ", ".join(
                f"{_name_on(texts, card)} ({_marks_on(texts, seen, card)})" for card in stack[1:]
            )
            lines.append(Text(texts.text("play-beneath", position=position, cards=cards), "dim"))
    return lines


# -- what is in hands and set aside ------------------------------------------------------------------


def own_cards_view(texts: Catalogue, observation: Observation, hand: bool) -> RenderableType:
    """The viewer's cards set aside and, if `hand` is set, the hand."""
    seen = observation.seen
    lines = [("play-your-aside", b.ASIDE, "dim")]
    if hand:
        lines.insert(0, ("play-your-hand", b.HAND, ""))
    parts: list[RenderableType] = []
    for key, pile, style in lines:
        cards = kinds_listed(texts, members_of(seen.families[pile + observation.viewer]))
        parts.append(Text.assemble((f"{texts.text(key)}: ", style or "bold"), (cards or "–", style)))
    return Group(*parts)


def all_cards_view(texts: Catalogue, state: State, names: list[str]) -> RenderableType:
    """The hand and the cards set aside of every family, two lines for each."""
    parts: list[RenderableType] = []
    for seat, name in enumerate(names):
        for key, pile in (("family-hand", b.HAND), ("family-aside", b.ASIDE)):
            cards = kinds_listed(texts, members_of(state.families[pile + seat]))
            parts.append(Text(f"{name}, {texts.text(key)}: {cards or '–'}"))
    return Group(*parts)


# -- the end -----------------------------------------------------------------------------------------


def ranking_view(texts: Catalogue, seen: State, names: list[str]) -> RenderableType:
    """Places by influence, then by top cards in the row, and which of them decided."""
    scores = scores_of(seen)
    table = Table("", "", box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.text("end-influence"), justify="right")
    table.add_column(texts.text("end-cards"), justify="right")
    for seat in sorted(range(seen.seats), key=scores.place):
        place = scores.place(seat)
        style = f"bold {COLOURS[FAMILIES[seat]]}" if place == 1 else ""
        numbers = str(scores.influence(seat)), str(scores.top_cards(seat))
        table.add_row(f"{place}.", Text(names[seat], style), *numbers)
    return Group(table, "", verdict_text(texts, scores))


def verdict_text(texts: Catalogue, scores: Scores) -> str:
    """Who wins and by what."""
    winners, richest = scores.winners(), scores.richest()
    influence, cards = scores.influence(winners[0]), scores.top_cards(winners[0])
    who = family_name(texts, winners[0])
    if len(winners) > 1:
        return texts.text("end-shared", tied=_listed(texts, winners), influence=influence, cards=cards)
    if len(richest) > 1:
        return texts.text(
            "end-won-tie", who=who, tied=_listed(texts, richest), influence=influence, cards=cards
        )
    return texts.text("end-won", who=who, influence=influence)


def _listed(texts: Catalogue, seats: list[int]) -> str:
    return ", ".join(family_name(texts, seat) for seat in seats)


def acting_name(texts: Catalogue, seen: State) -> str:
    """The card whose owner is asked."""
    return card_name(texts, b.seat_of(seen.acting), b.kind_of(seen.acting), seen.at)
