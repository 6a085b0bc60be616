"""The table drawn in a terminal, from what one seat observes and nothing else."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oriflamme.cli.names import COLOURS, INKS, card_name, family_name, kind_name
from oriflamme.notation.cards import stacks_of
from oriflamme.notation.position import phase_of
from oriflamme.rules import board as b
from oriflamme.rules.actions import PLACE
from oriflamme.rules.bits import count, members_of
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.observation import Observation
from oriflamme.rules.state import State
from oriflamme.texts import english

INSIDE = 13
"""Room for the longest name, Assassination."""

LIGHT, HEAVY = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")


def table_view(observation: Observation, names: list[str]) -> RenderableType:
    """Everything on the table: round, families, row, and the viewer's own cards."""
    seen = observation.seen
    texts = english()
    title = texts.text(
        "play-round", round=seen.round, rounds=seen.rounds, phase=texts.text(f"play-{phase_of(seen)}")
    )
    return Group(
        Rule(title, style="dim", align="left"),
        Families(observation, names),
        "",
        Row(seen),
        *beneath_view(seen),
        "",
        own_cards_view(observation),
    )


# -- the families ------------------------------------------------------------------------------------


class Families:
    """A line for each family; its piles after it, or below where there is no room."""

    def __init__(self, observation: Observation, names: list[str]) -> None:
        self.observation = observation
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seen = self.observation.seen
        labels = [_family_label(self.observation, seat, name) for seat, name in enumerate(self.names)]
        width = max(label.cell_len for label in labels)
        for seat, label in enumerate(labels):
            label.pad_right(width - label.cell_len)
            line = Text.assemble(label, *_family_numbers(seen, seat))
            piles = _piles(seen, seat)
            if line.cell_len + piles.cell_len + 2 <= options.max_width:
                yield Text.assemble(line, "  ", piles)
            else:
                yield line
                yield Padding(piles, (0, 0, 0, 6))


def _family_numbers(seen: State, seat: int) -> list[str | tuple[str, str]]:
    texts = english()
    hand = count(seen.families[b.HAND + seat]) + seen.families[b.HIDDEN_HAND + seat]
    return [
        (f"  ● {seen.families[b.STOCK + seat]:<2}", "bold"),
        f"  {texts.text('play-hand', number=hand)}",
        f"  {texts.text('play-in-row', number=count(seen.slots_of(seat)))}",
    ]


def _family_label(observation: Observation, seat: int, name: str) -> Text:
    seen, letter = observation.seen, FAMILIES[seat]
    label = Text("▶ " if seat == seen.asked else "  ")
    label.append(f" {letter} ", f"bold {INKS[letter]} on {COLOURS[letter]}")
    label.append(f" {name}", "bold" if seat == observation.viewer else "")
    if seat == seen.first:
        label.append(f" ({english().text('play-first')})", "dim")
    return label


def _piles(seen: State, seat: int) -> Text:
    """Discards, reserve, and what is known to have gone back to the hand."""
    texts, parts = english(), []
    discard = members_of(seen.families[b.DISCARD + seat])
    reserve = members_of(seen.families[b.RESERVE + seat])
    back = members_of(seen.families[b.KNOWN_IN_HAND + seat])
    if discard:
        parts.append(f"{texts.text('play-discard')}: {', '.join(map(kind_name, discard))}")
    if reserve:
        cards = [f"{kind_name(kind)} ●{seen.tokens(seat << 5 | kind)}" for kind in reserve]
        parts.append(f"{texts.text('play-reserve')}: {', '.join(cards)}")
    if back:
        parts.append(f"{texts.text('play-back')}: {', '.join(map(kind_name, back))}")
    return Text("; ".join(parts), "dim")


# -- the row -----------------------------------------------------------------------------------------


class Row:
    """The row as cards, wrapped to the width there is."""

    def __init__(self, seen: State) -> None:
        self.seen = seen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        stacks = stacks_of(self.seen)
        if not stacks:
            yield Text(english().text("play-empty-row"), "dim")
            return
        boxes = [card_box(self.seen, position, stack) for position, stack in enumerate(stacks, 1)]
        in_a_line = max(1, (options.max_width + 1) // (INSIDE + 3))
        for start in range(0, len(boxes), in_a_line):
            for lines in zip(*boxes[start : start + in_a_line], strict=True):
                yield Text(" ").join(lines)


def card_box(seen: State, position: int, stack: list[int]) -> list[Text]:
    """A stack's top card in four lines: acting in a heavy frame, closed on its family's colour."""
    card = stack[0]
    letter = FAMILIES[card >> 5]
    acting = position == seen.at
    frame = f"bold {COLOURS[letter]}" if acting else COLOURS[letter]
    top_left, line, top_right, side, bottom_left, bottom_right = HEAVY if acting else LIGHT
    ground = "bold" if seen.is_open(card) else f"{INKS[letter]} on {COLOURS[letter]}"
    number = f"{line}{'▶' if acting else ''}{position}"
    depth = english().text("play-over-cards", number=len(stack) - 1) if len(stack) > 1 else ""
    return [
        Text(f"{top_left}{number}{line * (INSIDE - len(number) - 2)}{letter}{line}{top_right}", frame),
        _inside(side, frame, _name_on(card), ground),
        _inside(side, frame, _marks_on(seen, card), ground),
        Text(f"{bottom_left}{depth.rjust(INSIDE - 1, line)}{line}{bottom_right}", frame),
    ]


def _inside(side: str, frame: str, text: str, ground: str) -> Text:
    return Text.assemble((side, frame), (text.center(INSIDE)[:INSIDE], ground), (side, frame))


def _name_on(card: int) -> str:
    return kind_name(card & 31) if card & 31 < b.UNKNOWN else "?"


def _marks_on(seen: State, card: int) -> str:
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
    marks = english().text(f"play-{state}")
    if seen.tokens(card):
        marks += f" ●{seen.tokens(card)}"
    if seen.verdicts(card):
        marks += f" ▲{seen.verdicts(card)}"
    return marks


def beneath_view(seen: State) -> list[RenderableType]:
    """What is known of covered cards, a line for each stack."""
    lines: list[RenderableType] = []
    for position, stack in enumerate(stacks_of(seen), 1):
        if len(stack) > 1:
            cards = ", ".join(f"{_name_on(card)} ({_marks_on(seen, card)})" for card in stack[1:])
            lines.append(Text(english().text("play-beneath", position=position, cards=cards), "dim"))
    return lines


# -- the viewer's own cards --------------------------------------------------------------------------


def own_cards_view(observation: Observation) -> RenderableType:
    """Hand and cards set aside; at placement the hand is in the question anyway."""
    seen, texts = observation.seen, english()
    lines = [("play-your-aside", b.ASIDE, "dim")]
    if observation.seen.question != PLACE:
        lines.insert(0, ("play-your-hand", b.HAND, ""))
    parts: list[RenderableType] = []
    for key, pile, style in lines:
        cards = ", ".join(map(kind_name, members_of(seen.families[pile + observation.viewer])))
        parts.append(Text.assemble((f"{texts.text(key)}: ", style or "bold"), (cards or "–", style)))
    return Group(*parts)


# -- the end -----------------------------------------------------------------------------------------


def ranking_view(seen: State, names: list[str]) -> RenderableType:
    """Places by influence, then by top cards in the row, and what decided."""
    texts = english()
    scores = [(seen.families[b.STOCK + seat], count(seen.slots_of(seat))) for seat in range(seen.seats)]
    table = Table("", "", box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.text("end-influence"), justify="right")
    table.add_column(texts.text("end-cards"), justify="right")
    for seat in sorted(range(seen.seats), key=lambda seat: scores[seat], reverse=True):
        place = 1 + sum(score > scores[seat] for score in scores)
        style = f"bold {COLOURS[FAMILIES[seat]]}" if place == 1 else ""
        table.add_row(f"{place}.", Text(names[seat], style), str(scores[seat][0]), str(scores[seat][1]))
    return Group(table, "", verdict_text(seen))


def verdict_text(seen: State) -> str:
    """Who wins and by what."""
    texts, winners = english(), seen.winners()
    influence = max(seen.families[b.STOCK + seat] for seat in range(seen.seats))
    richest = [seat for seat in range(seen.seats) if seen.families[b.STOCK + seat] == influence]
    cards, who = count(seen.slots_of(winners[0])), family_name(winners[0])
    if len(winners) > 1:
        return texts.text("end-shared", tied=_listed(winners), influence=influence, cards=cards)
    if len(richest) > 1:
        return texts.text("end-won-tie", who=who, tied=_listed(richest), influence=influence, cards=cards)
    return texts.text("end-won", who=who, influence=influence)


def _listed(seats: list[int]) -> str:
    return ", ".join(map(family_name, seats))


def acting_name(seen: State) -> str:
    """The card whose owner is asked."""
    return card_name(seen.acting >> 5, seen.acting & 31, seen.at)
