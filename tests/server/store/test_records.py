"""What is stored is written in one way, which later programs must still read."""

from __future__ import annotations

import msgspec

from oriflamme.server.store.records import GameSummary, PlayerRecord, SeatRecord, TableSummary
from oriflamme.server.table.journal import (
    Acted,
    AnyEntry,
    Back,
    Clock,
    Closed,
    HostChanged,
    Ignored,
    Joined,
    Left,
    Made,
    Muted,
    Rematched,
    Said,
    StandIn,
    Started,
    TableSettings,
    read_entry,
    write_entry,
)


def test_what_is_stored_looks_like_this() -> None:
    """These bytes are in people's files. If they change, add a step to `sqlite_schema.STEPS`."""
    clock = Clock(30, 600)
    settings = TableSettings("mixed", ["spy"], 4, clock, False, False, False, False)
    seats = [SeatRecord("R", "Anna", "anna", "", True, "away", True, True), SeatRecord("B")]
    table = TableSummary(settings, seats, "hash", ["spy"], "t0", "t2", True, "g1", 7)
    assert msgspec.json.encode(table) == (
        b'{"settings":{"set":"mixed","kinds":["spy"],"seats":4,"clock":{"seconds":30,"bank":600},'
        b'"public":false,"random_seating":false,"watching":false,"aids":false,'
        b'"spectators_talk":true},'
        b'"seats":[{"family":"R","name":"Anna","person":"anna","program":true,"stand_in":"away",'
        b'"host":true,"muted":true},{"family":"B"}],"hash":"hash","kinds":["spy"],"after":"t0",'
        b'"rematch":"t2","position":true,"source":"g1","step":7}'
    )
    anna = PlayerRecord("R", "Anna", 1, 12, "anna", program=True)
    players = [anna, PlayerRecord("B", "page", 2, 3, bot="page")]
    assert msgspec.json.encode(GameSummary("base", "bots", True, players)) == (
        b'{"set":"base","pool":"bots","rated":true,"players":[{"family":"R","name":"Anna","place":1,'
        b'"influence":12,"person":"anna","program":true},{"family":"B","name":"page","place":2,'
        b'"influence":3,"bot":"page"}]}'
    )
    entries: dict[bytes, AnyEntry] = {
        b'{"is":"joined","at":1,"seat":2,"name":"Anna","person":"anna"}': Joined(1, 2, "Anna", "anna"),
        b'{"is":"made","at":1,"settings":{"set":"base","kinds":[],"seats":3,"clock":{"days":2},"public":true,'
        b'"random_seating":true,"watching":true,"aids":true,"spectators_talk":true},"host":"anna",'
        b'"code":"CODE","seed":"00","after":"t0","position":"row=","source":"g1","step":7}': Made(
            1, TableSettings(clock=Clock(days=2)), "anna", "CODE", "00", "t0", "row=", "g1", 7
        ),
        b'{"is":"left","at":1,"seat":2,"removed":true}': Left(1, 2, True),
        b'{"is":"host","at":1,"person":"anna"}': HostChanged(1, "anna"),
        b'{"is":"started","at":1,"order":[2,0,1]}': Started(1, [2, 0, 1]),
        b'{"is":"acted","at":1,"action":"keep","message":"m","stand_in":true,"bank":5}': Acted(
            1, "keep", "m", True, 5
        ),
        b'{"is":"stand-in","at":1,"seat":2,"why":"away","used":5}': StandIn(1, 2, "away", 5),
        b'{"is":"back","at":1,"seat":2}': Back(1, 2),
        b'{"is":"said","at":1,"person":"anna","name":"Anna","text":"hello","message":"m"}': Said(
            1, "anna", "Anna", "hello", "m"
        ),
        b'{"is":"muted","at":1,"person":"anna","muted":true}': Muted(1, "anna", True),
        b'{"is":"ignored","at":1,"by":"b","person":"anna","ignored":true}': Ignored(1, "b", "anna", True),
        b'{"is":"rematched","at":1,"table":"t"}': Rematched(1, "t"),
        b'{"is":"closed","at":1,"why":"host"}': Closed(1, "host"),
    }
    for body, entry in entries.items():
        assert write_entry(entry) == body
        assert read_entry(body) == entry
