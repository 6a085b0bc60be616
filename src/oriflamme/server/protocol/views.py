"""What each viewer of a table is shown. Everything is hidden unless it is included here by name.

A viewer is a seat, or NOBODY for a spectator. Everything about cards comes from `observe` and from
`Event.seen_by`, which know who may see what.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Raw

from oriflamme.notation.events import in_words
from oriflamme.notation.words import QUESTIONS
from oriflamme.rules.board import NOBODY
from oriflamme.rules.catalogue import FAMILIES
from oriflamme.rules.events import Event
from oriflamme.rules.observation import observe
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State
from oriflamme.server.protocol.boards import board_of
from oriflamme.server.protocol.events import PositionLaid, TableEvent, Unheard
from oriflamme.server.protocol.messages import (
    CallView,
    ClockView,
    Contribution,
    DecisionView,
    Proof,
    ResultView,
    SeatView,
    Standing,
    TableView,
    Whole,
    encode,
)
from oriflamme.server.protocol.previews import Offer, offers
from oriflamme.server.protocol.table_settings import settings_view
from oriflamme.server.store.records import SeatRecord, TableRow, table_row
from oriflamme.server.table.clocks import Outage, elapsed
from oriflamme.server.table.notices import Muted
from oriflamme.server.table.ratings import note_of
from oriflamme.server.table.table import OVER, Happening, Laid, Spoken, Table

CHAT_LINES = 50
"""How many of the latest chat lines a whole view contains."""

HISTORY_LINES = 200
"""How many chat lines and mutes a history contains."""


# -- events ------------------------------------------------------------------------------------------


def event_view(event: Happening, viewer: int) -> TableEvent:
    """As much of the event as this viewer may know."""
    match event:
        case Event():
            return in_words(event.seen_by(viewer), FAMILIES)
        case Spoken():
            return event.notice
        case Laid():
            return position_laid(observe(event.state, viewer).seen)
        case _:
            return event


def position_laid(seen: State) -> PositionLaid:
    """The event that starts a game without a deal."""
    return PositionLaid(board_of(seen, FAMILIES[: seen.seats]), "set-up")


class Telling:
    """Some events, encoded once for everybody, and again only for viewers who see them differently."""

    def __init__(self, events: Sequence[Happening]) -> None:
        self.common: list[Raw] = []
        self.special: list[tuple[int, Happening]] = []  # with their places
        for event in events:
            if isinstance(event, Event):
                # the secret of an `asked` is what may be chosen, which its words tell nobody
                if event.what != "asked" and event.has_secrets():
                    self.special.append((len(self.common), event))
                told: TableEvent = in_words(event.seen_by(NOBODY), FAMILIES)
            else:
                if isinstance(event, Spoken | Laid):
                    self.special.append((len(self.common), event))
                told = event_view(event, NOBODY)
            self.common.append(Raw(encode(told)))

    def to(self, viewer: int, ignored: Collection[str] = ()) -> list[Raw]:
        told = self.common
        for i, event in self.special:
            own: TableEvent
            if isinstance(event, Spoken):
                if event.person not in ignored:
                    continue
                own = Unheard(event.notice.name)
            elif viewer != NOBODY and (not isinstance(event, Event) or event.is_private(viewer)):
                own = event_view(event, viewer)
            else:
                continue
            told = told[:] if told is self.common else told
            told[i] = Raw(encode(own))
        return told


# -- the decision ------------------------------------------------------------------------------------


def clock_view(table: Table, now: int, outages: Sequence[Outage]) -> ClockView | None:
    left = table.left(now, outages)
    if left is None:
        return None
    banks = {
        letter: other.bank
        for letter, other in zip(table.seating, table.seats, strict=True)
        if other is not None and other.bank
    }
    return ClockView(max(0, left), banks)


def call_view(table: Table, now: int, outages: Sequence[Outage]) -> CallView | None:
    call = table.called
    if call is None:
        return None
    left = call.within - elapsed(call.at, now, outages)
    commitments = {table.seating[seat]: made for seat, made in sorted(call.commitments.items())}
    return CallView(max(0, left), [table.seating[seat] for seat in call.waits], commitments)


def offers_at(table: Table) -> list[Offer]:
    """The possible answers to the question, for the seat that has to decide and for nobody else."""
    state, asked = table.state, table.asked()
    return offers(observe(state, asked), table.decision) if state is not None and asked != NOBODY else []


def decision_view(table: Table, now: int, outages: Sequence[Outage]) -> DecisionView | None:
    """The open decision, as far as everybody may know it."""
    state, asked = table.state, table.asked()
    if state is None or asked == NOBODY:
        return None
    clock = clock_view(table, now, outages) if table.clock.runs else None
    return DecisionView(table.decision, FAMILIES[asked], QUESTIONS[state.question], clock=clock)


# -- the table ---------------------------------------------------------------------------------------


def table_view(table: Table) -> TableView:
    return listed_table(table_row(table))


def listed_table(row: TableRow) -> TableView:
    """A table as the store has it."""
    kept = row.summary
    return TableView(
        row.id,
        row.code,
        row.status,
        settings_view(kept.settings),
        [_seat_view(seat) for seat in kept.seats],
        kept.hash,
        row.made,
        kept.kinds,
        kept.after,
        kept.rematch,
        kept.position,
        kept.source,
        kept.step,
    )


def _seat_view(seat: SeatRecord) -> SeatView:
    return SeatView(
        seat.family,
        seat.name,
        seat.person,
        seat.bot,
        seat.program,
        seat.stand_in,
        seat.host,
        seat.muted,
    )


def result_view(table: Table) -> ResultView | None:
    if table.status != OVER or table.state is None:
        return None
    seed = table.seed.hex()
    return result_of(table.state, table.seating, seed, table.id, note_of(table), proof_of(table))


def proof_of(table: Table) -> Proof | None:
    """From what the seed of a finished game was made; None: it is the server's secret."""
    call = table.call
    if call is None or not call.commitments:
        return None
    contributions = [
        Contribution(table.seating[seat], made, call.bits.get(seat, ""))
        for seat, made in sorted(call.commitments.items())
    ]
    order = table.order if table.settings.random_seating else []
    return Proof(table.made.seed, table.id, contributions, order)


def result_of(
    state: State,
    seating: str,
    seed: str,
    game: str,
    ratings: Literal["", "left", "position"] = "",
    proof: Proof | None = None,
) -> ResultView:
    """The result of a game."""
    scores = scores_of(state)
    standings = [
        Standing(letter, scores.place(seat), scores.influence(seat), scores.top_cards(seat))
        for seat, letter in enumerate(seating)
    ]
    return ResultView(
        [seating[seat] for seat in scores.winners()],
        [seating[seat] for seat in scores.richest()],
        sorted(standings, key=lambda standing: standing.place),
        {standing.family: standing.influence for standing in standings},
        seed,
        game,
        ratings,
        proof,
    )


def history_of(table: Table) -> list[Happening]:
    """Everything that happened, but only the latest part of the chat."""
    talk = [isinstance(event, Spoken | Muted) for event in table.events]
    old = sum(talk) - HISTORY_LINES
    history = []
    for event, is_talk in zip(table.events, talk, strict=True):
        if is_talk and old > 0:
            old -= 1
        else:
            history.append(event)
    return history


def whole_view(
    table: Table,
    viewer: int,
    decision: DecisionView | None,
    connected: list[str],
    person: str = "",
    history: bool = False,
    away: dict[str, int] | None = None,
    call: CallView | None = None,
) -> Whole:
    board = None
    if table.state is not None and not history:
        board = board_of(observe(table.state, viewer).seen, table.seating)
    ignored, voices = table.ignored_by(person), table.voices()
    return Whole(
        len(table.events),
        table_view(table),
        FAMILIES[viewer] if viewer != NOBODY else "",
        board,
        decision,
        result_view(table),
        Telling(table.chat[-CHAT_LINES:]).to(viewer, ignored),
        connected,
        Telling(history_of(table)).to(viewer, ignored) if history else [],
        sorted(voices[other] for other in ignored if other in voices),
        away or {},
        call,
    )
