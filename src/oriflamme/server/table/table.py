"""A table as a serial state machine: its state follows from its journal, entry by entry.

Nothing here waits, writes or reads a clock; times come with the entries. The commands of a table are in
`commands.py`, which makes entries. What each viewer is shown is in `protocol/views.py`.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, assert_never

from oriflamme.notation.position import parse_position
from oriflamme.notation.words import kind_of, parse_action
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.bits import bit
from oriflamme.rules.board import NOBODY, STOCK
from oriflamme.rules.catalogue import FAMILIES, GAME_SETS
from oriflamme.rules.events import Event, Log
from oriflamme.rules.state import IllegalAction, State
from oriflamme.server.table import notices
from oriflamme.server.table.call import Call
from oriflamme.server.table.clocks import GRACE, Clock, Outage, clock_of, elapsed
from oriflamme.server.table.fairness import commitment, deal_from
from oriflamme.server.table.journal import (
    Acted,
    AnyEntry,
    Back,
    Called,
    Closed,
    Contributed,
    HostChanged,
    Ignored,
    Joined,
    Left,
    Made,
    Muted,
    Ready,
    Rematched,
    Said,
    StandIn,
    Started,
    TableSettings,
)
from oriflamme.server.table.notices import Notice

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"

read_action = functools.lru_cache(4096)(parse_action)
"""Cached, because the same few hundred actions are parsed over and over."""


@dataclass
class Seat:
    """Who sits there. A bot has a level. A program has a person's id and its own name."""

    name: str
    person: str = ""
    program: bool = False
    bot: str = ""
    stand_in: str = ""  # why a bot plays for the person; empty: none does
    bank: int = 0  # milliseconds
    decisions: int = 0
    stood_in: int = 0  # how many decisions a stand-in made
    browser: str = ""

    @property
    def has_left(self) -> bool:
        """Whether a stand-in plays for the person at the end, or has made most of their decisions."""
        return bool(self.stand_in) or 2 * self.stood_in > self.decisions

    @property
    def automatic(self) -> bool:
        """Whether a bot of the server plays for this seat now."""
        return bool(self.bot) or bool(self.stand_in)


@dataclass(slots=True)
class Spoken:
    """A chat line, the person who said it, and the number of its entry. Only the name of the person is
    sent."""

    notice: notices.Said
    person: str
    entry: int


@dataclass(slots=True)
class Laid:
    """The start of a game that does not begin with a deal. Each viewer is shown what they may know."""

    state: State


Happening: TypeAlias = Event | Notice | Spoken | Laid
"""What happens at a table, in the game and beside it."""


@dataclass
class Table:
    id: str
    made: Made
    host: str = ""
    status: str = OPEN
    seats: list[Seat | None] = field(default_factory=list)
    kinds: int = 0
    clock: Clock = field(default_factory=Clock)
    state: State | None = None
    actions: list[int] = field(default_factory=list)
    entries: int = 0
    events: list[Happening] = field(default_factory=list)  # event n has index n - 1
    asked_at: int = 0  # when the open decision started to take time
    used: int = 0  # milliseconds that it had taken before, without those from the bank
    graced: bool = False  # the player who has to decide was given extra time after coming back
    accepted: dict[tuple[int, str], int] = field(default_factory=dict)  # (seat, message) to decision
    said: dict[tuple[str, str], int] = field(default_factory=dict)
    chat: list[Spoken] = field(default_factory=list)  # chat lines, the newest last
    talkers: dict[str, str] = field(default_factory=dict)  # person to the name they last talked under
    muted: set[str] = field(default_factory=set)
    ignored: dict[str, frozenset[str]] = field(default_factory=dict)  # person to the people they ignore
    rematch: str = ""
    call: Call | None = None  # before the start, while one is on; afterwards, the one that led to it
    order: list[int] = field(default_factory=list)  # the seats as they were before the start
    log: Log = field(default_factory=Log)

    # -- looking -------------------------------------------------------------------------------------

    @property
    def settings(self) -> TableSettings:
        return self.made.settings

    @property
    def seating(self) -> str:
        return FAMILIES[: self.settings.seats]

    @property
    def secret(self) -> bytes:
        """What the server has drawn for the deal."""
        return bytes.fromhex(self.made.seed)

    @property
    def seed(self) -> bytes:
        """What the deal is drawn from."""
        return self.call.seed(self.secret, self.id, self.seating) if self.call is not None else self.secret

    @property
    def hash(self) -> str:
        return commitment(self.secret)

    @property
    def called(self) -> Call | None:
        """The call to the game, while one is on."""
        return self.call if self.status == OPEN else None

    @property
    def decision(self) -> int:
        """The number of the open decision, from 1."""
        return len(self.actions) + 1

    def asked(self) -> int:
        """The seat that has to decide, or NOBODY."""
        if self.status != PLAYING or self.state is None:
            return NOBODY
        return self.state.asked

    def taken(self, at: int, outages: Sequence[Outage]) -> int:
        """How long the open decision has taken, in milliseconds. No time is counted while a bot plays."""
        asked = self.asked()
        seat = self.seats[asked] if asked != NOBODY else None
        if seat is None or seat.automatic:
            return self.used
        return self.used + elapsed(self.asked_at, at, outages)

    def left(self, at: int, outages: Sequence[Outage]) -> int | None:
        """How long the open decision may still take, in milliseconds; None: without limit."""
        if not self.clock.runs:
            return None
        asked = self.asked()
        seat = self.seats[asked] if asked != NOBODY else None
        most = self.clock.allowed(seat.bank) if seat is not None else None
        return None if most is None else most - self.taken(at, outages)

    def seat_of(self, person: str) -> int:
        """The seat of a person, or NOBODY."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat is not None and seat.person == person:
                    return number
        return NOBODY

    def people(self) -> list[str]:
        return [seat.person for seat in self.seats if seat is not None and seat.person]

    def voices(self) -> dict[str, str]:
        """The name under which each person is heard: those who sit, then spectators who have talked."""
        sitting = {seat.person: seat.name for seat in self.seats if seat is not None and seat.person}
        return sitting | {who: name for who, name in self.talkers.items() if who not in sitting}

    def lines_of_watchers(self) -> int:
        """How many chat lines come from people who do not sit here."""
        sitting = set(self.people())
        return sum(line.person not in sitting for line in self.chat)

    def ignored_by(self, person: str) -> frozenset[str]:
        return self.ignored.get(person, frozenset())

    def heard_by(self, seat: int) -> list[Event]:
        """The game as this seat has seen it happen."""
        return [event.seen_by(seat) for event in self.events if isinstance(event, Event)]

    def has_bots(self) -> bool:
        return any(seat is not None and (seat.bot or seat.program) for seat in self.seats)

    @property
    def changes(self) -> int:
        """How many entries are neither moves nor chat lines: people come and go, and mute each other."""
        return self.entries - len(self.actions) - len(self.chat)

    def wakes(self) -> bool:
        """Whether something may become due here while nobody is connected."""
        if self.status != PLAYING:
            return self.called is not None
        return self.clock.runs or any(seat is not None and seat.automatic for seat in self.seats)

    # -- the journal ---------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Applies a stored entry. The entry was checked when it was made (`commands.py`), or when it was
        read (`table_of`)."""
        self.entries += 1
        match entry:
            case Acted():
                self._acted(entry)
            case Joined():
                self._joined(entry)
            case Left():
                self.seats[entry.seat] = None
                self.call = None
                self.events.append(notices.Left(self.seating[entry.seat], entry.removed, entry.late))
            case Called() | Ready() | Contributed():
                self._called(entry)
            case HostChanged():
                self.host = entry.person
                host = self.seat_of(entry.person)
                self.events.append(notices.HostChanged(self.seating[host] if host != NOBODY else ""))
            case Started():
                self._started(entry)
            case StandIn() | Back():
                self._stand_in(entry)
            case Said():
                self._said(entry)
            case Muted():
                self._muted(entry)
            case Ignored():
                ignored, whom = self.ignored_by(entry.by), {entry.person}
                self.ignored[entry.by] = ignored | whom if entry.ignored else ignored - whom
            case Rematched():
                self.rematch = entry.table
                self.events.append(notices.Rematched(entry.table))
            case Closed():
                self.status = CLOSED
                self.events.append(notices.Closed(entry.why))
            case Made():
                raise ValueError("a table is made once")
            case _:
                assert_never(entry)

    def _joined(self, entry: Joined) -> None:
        bank = self.clock.bank
        self.seats[entry.seat] = Seat(
            entry.name, entry.person, entry.program, entry.bot, bank=bank, browser=entry.browser
        )
        family = self.seating[entry.seat]
        self.events.append(notices.Joined(family, entry.name, entry.bot, entry.program))

    def _muted(self, entry: Muted) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.person)
        seat, name = self.seat_of(entry.person), self.voices().get(entry.person, "")
        family = self.seating[seat] if seat != NOBODY else ""
        self.events.append(notices.Muted(family, name, entry.muted))

    def _said(self, entry: Said) -> None:
        if entry.message:
            self.said[entry.person, entry.message] = len(self.events) + 1
        line = Spoken(notices.Said(entry.name, entry.text, entry.at), entry.person, self.entries)
        self.events.append(line)
        self.chat.append(line)
        self.talkers[entry.person] = entry.name

    def _called(self, entry: Called | Ready | Contributed) -> None:
        call = self.call
        if isinstance(entry, Called):
            call = Call(entry.at, tuple(entry.waits), entry.ready_within, entry.bits_within)
            waits = [self.seating[seat] for seat in entry.waits]
            self.events.append(notices.Called(waits, entry.ready_within))
        if call is None:
            raise ValueError("nobody was called")
        if isinstance(entry, Contributed):
            self.call = call.with_bits(entry.seat, entry.bits)
            return
        if entry.seat != NOBODY:
            call = call.with_ready(entry.at, entry.seat, entry.commitment)
            self.events.append(notices.Ready(self.seating[entry.seat], entry.commitment))
        self.call = call
        if call.gathered:
            commitments = {self.seating[seat]: made for seat, made in sorted(call.commitments.items())}
            self.events.append(notices.Gathered(commitments, call.bits_within))

    def _started(self, entry: Started) -> None:
        self.seats = [self.seats[old] for old in entry.order]
        self.order = entry.order
        self.status = PLAYING
        seats = {
            letter: seat.name
            for letter, seat in zip(self.seating, self.seats, strict=True)
            if seat is not None
        }
        missing = self.call.missing if self.call is not None else []
        left_out = [self.seating[entry.order.index(seat)] for seat in missing]
        self.events.append(notices.Started(seats, self.hash, left_out))
        self.state = self.begin(self.log)
        if self.made.position:
            self.events.append(Laid(self.state.clone()))
        self._asks_at(entry.at)
        self._hear()

    def begin(self, log: Log) -> State:
        """The game at its first decision. Its events go to a log."""
        if not self.made.position:
            return deal_from(self.seed, self.kinds, self.settings.seats).start_with(log)
        state = parse_position(self.made.position).state
        state.listener = log
        state.tell_question()
        return state

    def _acted(self, entry: Acted) -> None:
        state = self.state
        if state is None:
            raise ValueError("an action before the start")
        seat = self.seats[state.asked]
        if seat is not None:
            seat.bank = max(0, seat.bank - entry.bank)
            seat.decisions += 1
            seat.stood_in += entry.stand_in
        if entry.message:
            self.accepted[state.asked, entry.message] = self.decision
        action = read_action(entry.action)
        state.take(action)
        self.actions.append(action)
        self._asks_at(entry.at)
        self._hear()
        if state.question == NOTHING:
            self.status = OVER

    def _asks_at(self, at: int) -> None:
        self.asked_at, self.used, self.graced = at, 0, False

    def _hear(self) -> None:
        self.events.extend(self.log.events)
        self.log.events.clear()

    def _stand_in(self, entry: StandIn | Back) -> None:
        seat = self.seats[entry.seat]
        if seat is None:
            raise ValueError("nobody sits there")
        seat.stand_in = entry.why if isinstance(entry, StandIn) else ""
        family = self.seating[entry.seat]
        self.events.append(
            notices.StandIn(family, entry.why) if isinstance(entry, StandIn) else notices.Back(family)
        )
        if self.asked() != entry.seat:
            return
        if isinstance(entry, StandIn):
            from_the_bank = self.clock.from_bank(entry.used)
            seat.bank = max(0, seat.bank - from_the_bank)
            self.used = entry.used - from_the_bank
        else:
            self._goes_on_at(entry.at, seat)

    def _goes_on_at(self, at: int, seat: Seat) -> None:
        """The clock of a player who has come back continues from where it stopped."""
        self.asked_at = at
        most = self.clock.allowed(seat.bank)
        if most is not None and most - self.used < GRACE and not self.graced:
            self.used, self.graced = max(0, most - GRACE), True

    def ends_with(self, entry: Acted) -> bool:
        """Whether the game is over after this action. No action before the last round can end it. In the
        last round a copy of the game has to be played to find out. That costs a few microseconds, the same
        for every action of the round."""
        state = self.state
        if state is None or state.round < state.rounds:
            return False
        trial = state.clone()
        trial.take(read_action(entry.action))
        return trial.question == NOTHING

    def after(self, entry: AnyEntry) -> Table:
        """A copy of the table after an entry, without its past events. This table does not change."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(seat) for seat in self.seats]
        twin.events, twin.actions, twin.log = [], self.actions[:], Log()
        twin.accepted, twin.said, twin.muted = {}, {}, set(self.muted)
        twin.chat, twin.talkers = [], self.talkers.copy()
        if self.state is not None:
            twin.state = self.state.clone()
        twin.apply(entry)
        return twin

    # -- results -------------------------------------------------------------------------------------

    def influence(self) -> list[int]:
        if self.state is None:
            return []
        return [self.state.families[STOCK + seat] for seat in range(self.state.seats)]


def table_from(id_: str, made: Made) -> Table:
    """A new table where nobody sits yet."""
    table = Table(id_, made, made.host)
    table.seats = [None] * made.settings.seats
    table.kinds = GAME_SETS[made.settings.set]
    table.clock = clock_of(made.settings.clock)
    if made.settings.set == "mixed":
        for slug in made.settings.kinds:
            table.kinds |= bit(kind_of(slug))
    table.entries = 1
    return table


def table_of(id_: str, journal: list[AnyEntry]) -> Table:
    """The table that a journal describes."""
    made = journal[0]
    if not isinstance(made, Made):
        raise ValueError(f"the journal of table {id_} does not begin with its making")
    table = table_from(id_, made)
    for entry in journal[1:]:
        if isinstance(entry, Acted):
            _check(table, entry)
        table.apply(entry)
    return table


def _check(table: Table, entry: Acted) -> None:
    """Refuses an action that is not legal, so that a damaged file cannot reach the engine."""
    state, action = table.state, read_action(entry.action)
    if state is not None and not state.is_legal(action):
        raise IllegalAction(state.refusal(action))
