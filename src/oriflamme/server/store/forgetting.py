"""What stays of a person who is forgotten: what was played, for the sake of those who played it too.

Their name and their words go. Every store calls these functions for all that it keeps of the person. The
other functions give somebody another name in the same places.
"""

from __future__ import annotations

from msgspec.structs import replace

from oriflamme.server.store.records import GameSummary, TableSummary
from oriflamme.server.table.journal import AnyEntry, Joined, Said


def person_in(entry: AnyEntry) -> str:
    """Whose name or words an entry holds; empty if nobody's."""
    return entry.person if isinstance(entry, Joined | Said) else ""


def redacted_entry(entry: AnyEntry, person: str) -> AnyEntry:
    # made anew from what may stay: a field that is added later goes too, unless it is named here
    if isinstance(entry, Joined) and entry.person == person:
        return Joined(entry.at, entry.seat, "", entry.person, entry.program, entry.bot)
    if isinstance(entry, Said) and entry.person == person:
        return Said(entry.at, entry.person, "", "", entry.message)
    return entry


def renamed_entry(entry: AnyEntry, person: str, name: str) -> AnyEntry:
    return (
        replace(entry, name=name) if isinstance(entry, Joined | Said) and entry.person == person else entry
    )


def renamed_table(summary: TableSummary, person: str, name: str = "") -> TableSummary:
    """Without a name: of somebody who is forgotten."""
    seats = [replace(seat, name=name) if seat.person == person else seat for seat in summary.seats]
    return replace(summary, seats=seats)


def renamed_game(summary: GameSummary, person: str, name: str = "") -> GameSummary:
    players = [
        replace(player, name=name) if player.person == person else player for player in summary.players
    ]
    return replace(summary, players=players)
