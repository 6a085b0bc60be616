"""A table in memory with its connections: stores what happens, then applies it, then sends it.

Every change goes through `commit` while the table's lock is held. So a table does one thing at a time, and
nobody hears of anything that is not safe in the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec

from oriflamme.rules.board import NOBODY
from oriflamme.server.live.connections import Connection
from oriflamme.server.live.results import finished
from oriflamme.server.measures import Measures
from oriflamme.server.protocol.messages import (
    CALLS,
    Act,
    Answer,
    DecisionView,
    News,
    Presence,
    Return,
    Whole,
    encode,
)
from oriflamme.server.protocol.previews import Offer
from oriflamme.server.protocol.views import (
    Telling,
    call_view,
    decision_view,
    offers_at,
    result_view,
    whole_view,
)
from oriflamme.server.store.interface import Append, Change, Store, Taken, anew
from oriflamme.server.store.peers import Present
from oriflamme.server.store.records import table_row
from oriflamme.server.table import commands
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import (
    Acted,
    AnyEntry,
    Back,
    Closed,
    Ignored,
    Joined,
    Said,
    StandIn,
    Started,
)
from oriflamme.server.table.table import OVER, PLAYING, Table

MOST_MISSED = 200
"""A client that missed more events than this gets a whole view, which is shorter."""

MOST_ANSWERS = 100
"""How many refusals are kept, so that a message that comes twice gets the same answer."""


def now() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    def __init__(
        self,
        table: Table,
        store: Store,
        outages: Sequence[Outage],
        ratings_lock: asyncio.Lock,
        changed: Callable[[LiveTable], None],
        measures: Measures,
        absence: float,
        address: str = "",
    ) -> None:
        self.table = table
        self.store = store
        self.outages = outages
        self.ratings_lock = ratings_lock
        self.absence = absence  # seconds after which a bot takes over from somebody who is away
        self.changed = changed  # tells the scheduler to look again
        self.measures = measures
        self.address = address  # where it was made, or who last sat down to play came from
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.refused: dict[tuple[str, str], Answer] = {}
        self.offered: tuple[int, list[Offer]] = 0, []  # for the decision of this number
        self.away_since: dict[str, float] = dict.fromkeys(table.people(), time.monotonic())
        self.idle_since = time.monotonic()
        self.failed_bots: set[str] = set()
        # what `coordination.py` keeps, where several servers use the store
        self.elsewhere: Present = {}
        self.knows_elsewhere = False
        self.written = self.hinted = 0  # the number of the last entry that this server wrote, or told of
        self.shown: frozenset[str] = frozenset()  # the visitors of whom the others know

    # -- looking -------------------------------------------------------------------------------------

    def visitors(self) -> frozenset[str]:
        """Who is connected to this server."""
        return frozenset(connection.person for connection in self.connections)

    def _everywhere(self) -> frozenset[str]:
        return self.visitors().union(*self.elsewhere.values())

    def set_elsewhere(self, present: Present) -> None:
        """Who is connected to other servers."""
        known, self.knows_elsewhere = self.knows_elsewhere, True
        if known and present == self.elsewhere:
            return
        before, people = self.connected(), self._everywhere()
        self.elsewhere = present
        there = self._everywhere()
        for person in there:
            self.away_since.pop(person, None)
        for person in people - there:
            self.away_since[person] = time.monotonic()
        self._presence(before)
        self.changed(self)

    def connected(self) -> list[str]:
        """The families whose people are connected."""
        here = self._everywhere()
        seats = zip(self.table.seating, self.table.seats, strict=True)
        return [
            letter for letter, seat in seats if seat is not None and seat.person in here and seat.person
        ]

    def can_be_called(self, person: str) -> bool:
        """Whether somebody can be asked to be ready. A client of an older version cannot ask."""
        versions = [connection.protocol for connection in self.connections if connection.person == person]
        return not versions or max(versions) >= CALLS

    def taken_over_in(self, person: str) -> float | None:
        """Seconds until a bot takes over from this person for being away; None: it does not. At a
        correspondence table, and where no player is connected, nobody is kept waiting."""
        since = self.away_since.get(person)
        if since is None or self.table.clock.correspondence or not self.connected():
            return None
        return since + self.absence - time.monotonic()

    def away(self) -> dict[str, int]:
        """The families whose people are away, each with the milliseconds until a bot takes over."""
        found: dict[str, int] = {}
        if self.table.status == PLAYING:
            for letter, seat in zip(self.table.seating, self.table.seats, strict=True):
                left = self.taken_over_in(seat.person) if seat is not None and not seat.automatic else None
                if left is not None:
                    found[letter] = max(0, round(left * 1000))
        return found

    def whole(self, connection: Connection, history: bool = False) -> Whole:
        viewer, here = self.table.seat_of(connection.person), self.connected()
        decision, call = self._for(viewer, self._decision()), call_view(self.table, now(), self.outages)
        return whole_view(self.table, viewer, decision, here, connection.person, history, self.away(), call)

    def _decision(self) -> DecisionView | None:
        return decision_view(self.table, now(), self.outages)

    def _for(self, viewer: int, decision: DecisionView | None) -> DecisionView | None:
        """The open decision and, for the seat that is asked, its legal actions."""
        if decision is None or viewer != self.table.asked():
            return decision
        if self.offered[0] != decision.number:  # worked out once per decision
            self.offered = decision.number, offers_at(self.table)
        return msgspec.structs.replace(decision, legal=self.offered[1])

    # -- changing, with the lock held ----------------------------------------------------------------

    async def commit(
        self,
        entry: AnyEntry,
        asker: Connection | None = None,
        message: str = "",
        together_with: Sequence[Change] = (),
    ) -> None:
        """Store an entry, apply it, send the news. If it raises StoreError, nothing has happened. If that
        is `Taken`, another server was first: its entries are here by then, and the request is judged anew.
        """
        try:
            await self._store(entry, together_with)
        except Taken:
            await self.read_on()
            raise
        told = len(self.table.events)
        self._apply(entry)
        self._count(entry)
        self.written = self.table.entries
        self.changed(self)
        await self._tell(told, asker, message)
        self._tell_who_is_away(entry)

    async def _store(self, entry: AnyEntry, together_with: Sequence[Change]) -> None:
        table = self.table
        changes = [*together_with, Append(table.id, table.entries + 1, entry)]
        if isinstance(entry, Acted):
            if table.ends_with(entry):  # known beforehand, since the result is stored with the last action
                await self._commit_end(changes, table.after(entry), entry.at)
            else:
                await self.store.write(changes)
        else:
            if not isinstance(entry, Said | Ignored):
                changes.append(table_row(table.after(entry)))
            await self.store.write(changes)

    async def read_on(self) -> None:
        """Apply what other servers have stored since, and send the news of it."""
        entries = await self.store.journal(self.table.id, self.table.entries)
        if not entries:
            return
        told = len(self.table.events)
        for entry in entries:
            self._apply(entry)
        self.changed(self)
        await self._tell(told, None, "")
        for entry in entries:
            self._tell_who_is_away(entry)

    async def replace(self, table: Table) -> None:
        """The table as its journal says now, which was changed. Others may have gone on meanwhile."""
        told, self.table = len(self.table.events), table
        self.changed(self)
        await self._tell(told, None, "")

    def _apply(self, entry: AnyEntry) -> None:
        table = self.table
        table.apply(entry)
        if isinstance(entry, Joined) and entry.person not in self._everywhere():
            self.away_since[entry.person] = time.monotonic()
        if isinstance(entry, Started):
            for connection in self.connections:
                if not commands.may_look(table, connection.person):
                    connection.let_go("no-watching")

    def _tell_who_is_away(self, entry: AnyEntry) -> None:
        if isinstance(entry, Started) and self.away():
            self._tell_presence()

    def _count(self, entry: AnyEntry) -> None:
        measures = self.measures
        if isinstance(entry, Acted):
            measures.moves["stand-in" if entry.stand_in else "person" if entry.message else "bot"] += 1
            if self.table.status == OVER:
                measures.tables["over"] += 1
        elif isinstance(entry, Started):
            measures.tables["started"] += 1
        elif isinstance(entry, Closed):
            measures.tables["closed"] += 1

    async def _commit_end(self, changes: list[Change], after: Table, at: int) -> None:
        """Store the last action, the result and the ratings together. One game at a time, since new ratings
        depend on the stored ones."""
        async with self.ratings_lock:
            changes.append(table_row(after))
            changes.extend(await finished(after, at, self.store))
            await self.store.write(changes)

    async def _tell(self, told: int, asker: Connection | None, message: str) -> None:
        """The seat that is asked hears it last, when the others' frames have been sent: the time to work
        out its previews depends on its cards."""
        table = self.table
        if told == len(table.events):  # only the sender is concerned
            if asker is not None:
                asker.push(encode(Answer(message, True)))
            return
        if not self.connections:
            return
        telling = Telling(table.events[told:])
        number, result, asked = len(table.events), result_view(table), table.asked()
        decision = self._decision()
        frames: dict[int, bytes] = {}  # by viewer; NOBODY: for all who may know the same

        def tell(connection: Connection, viewer: int) -> None:
            ignored = table.ignored.get(connection.person)
            events = telling.to(viewer, ignored or ())
            own = viewer == asked or events is not telling.common
            plain = connection is not asker and not ignored
            frame = frames.get(viewer if own else NOBODY) if plain else None
            if frame is None:
                answer = Answer(message, True) if connection is asker and message else None
                question = self._for(viewer, decision) if viewer == asked else decision
                frame = encode(News(number, events, question, result, answer))
                if plain:
                    frames[viewer if own else NOBODY] = frame
            connection.push(frame)

        last = []
        for connection in self.connections:
            viewer = table.seat_of(connection.person)
            if viewer != NOBODY and viewer == asked:
                last.append(connection)
            else:
                tell(connection, viewer)
        if last:
            try:
                await asyncio.sleep(0)
            finally:  # even if the sender's task is cancelled
                for connection in last:
                    tell(connection, asked)

    # -- those who look ------------------------------------------------------------------------------

    async def welcome(self, connection: Connection, number: int | None, history: bool) -> None:
        """What a new connection is sent first: the events since this number, or everything."""
        async with self.lock:
            if number is not None and number > len(self.table.events):  # they were at another server
                await self.read_on()
            table = self.table
            if not commands.may_look(table, connection.person):  # the game started after they were admitted
                connection.let_go("no-watching")
                return
            before = self.connected()
            self.connections.add(connection)
            connection.welcome = True
            self.measures.sockets += 1
            viewer = table.seat_of(connection.person)
            if viewer != NOBODY:
                self.address = connection.address
            self.away_since.pop(connection.person, None)
            missed = len(table.events) - number if number is not None else -1
            if number is not None and 0 <= missed <= MOST_MISSED:
                connection.push(self._missed(connection, viewer, number))
            else:
                connection.push(encode(self.whole(connection, history)))
            self._presence(before)
            self.changed(self)
            await anew(lambda: self._welcome_back(connection.person))

    async def _welcome_back(self, person: str) -> None:
        table = self.table
        viewer = table.seat_of(person)
        seat = table.seats[viewer] if viewer != NOBODY else None
        if seat is not None and seat.stand_in in ("away", "time") and table.status == PLAYING:
            await self.commit(Back(now(), viewer))

    async def show(self, connection: Connection, history: bool) -> None:
        """Send everything again. It waits for the lock, so that no event in it is sent a second time."""
        async with self.lock:
            connection.push(encode(self.whole(connection, history)))

    def show_all(self) -> None:
        """Send everything again to everybody, with the lock held."""
        for connection in self.connections:
            connection.push(encode(self.whole(connection, history=True)))

    def _missed(self, connection: Connection, viewer: int, number: int) -> bytes:
        table = self.table
        events = Telling(table.events[number:]).to(viewer, table.ignored_by(connection.person))
        return encode(
            News(len(table.events), events, self._for(viewer, self._decision()), result_view(table))
        )

    def leave(self, connection: Connection) -> None:
        before = self.connected()
        self.connections.discard(connection)
        if connection.person and connection.person not in self._everywhere():
            self.away_since[connection.person] = time.monotonic()
        self._presence(before)
        self.changed(self)

    def _presence(self, before: list[str]) -> None:
        connected = self.connected()
        if connected != before:
            self._tell_presence()

    def _tell_presence(self) -> None:
        frame = encode(Presence(self.connected(), self.away()))
        for connection in self.connections:
            connection.push(frame)

    # -- what people ask -----------------------------------------------------------------------------

    async def act(self, connection: Connection, message: Act) -> None:
        began = time.monotonic()
        async with self.lock:
            table = self.table
            seat = table.seat_of(connection.person)
            if (seat, message.id) in table.accepted:
                connection.push(encode(Answer(message.id, True)))
                return
            if seat == NOBODY:
                raise Refusal("no-seat")
            sitting = table.seats[seat]
            at = now()
            entry = commands.act(table, seat, message.decision, message.action, message.id, at)
            if sitting is not None and sitting.stand_in:
                await self.commit(Back(at, seat))
            await self.commit(self.timed(entry), connection, message.id)
        self.measures.move_seconds.add(time.monotonic() - began)

    def timed(self, entry: Acted) -> Acted:
        """The entry with what the decision took out of the seat's bank."""
        if not self.table.clock.runs:
            return entry
        bank = self.table.clock.from_bank(self.table.taken(entry.at, self.outages))
        return msgspec.structs.replace(entry, bank=bank) if bank else entry

    async def stand_in(self, seat: int, why: str) -> None:
        """A bot takes over this seat. The time that the person has already used is kept."""
        at = now()
        used = self.table.taken(at, self.outages) if self.table.asked() == seat else 0
        await self.commit(StandIn(at, seat, why, used))

    async def close(self, status: str, entry: Closed) -> None:
        """If it is still of this status. With the lock held."""
        if self.table.status == status:
            await self.commit(entry)

    async def come_back(self, connection: Connection, message: Return) -> None:
        async with self.lock:
            seat = self.table.seat_of(connection.person)
            sitting = self.table.seats[seat] if seat != NOBODY else None
            if sitting is None:
                raise Refusal("no-seat")
            if sitting.stand_in and self.table.status == PLAYING:
                await self.commit(Back(now(), seat), connection, message.id)
            else:
                connection.push(encode(Answer(message.id, True)))

    def refuse(self, connection: Connection, message: str, refusal: Refusal, remember: bool) -> None:
        """Tell this connection why not, with the present state, unless it has had that too often."""
        key = (connection.person, message)
        answer = self.refused.get(key)
        if answer is None:
            answer = Answer(message, False, refusal.reason, refusal.values)
            if remember:
                self.refused[key] = answer
                while len(self.refused) > MOST_ANSWERS:
                    del self.refused[next(iter(self.refused))]
        state = self.whole(connection) if connection.may_look() else None
        connection.push(encode(msgspec.structs.replace(answer, state=state)))
