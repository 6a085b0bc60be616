"""What people say at a table, and whom they no longer want to hear. Both have budgets."""

from __future__ import annotations

from oriflamme.rules.board import NOBODY
from oriflamme.server.live.connections import Connection
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.protocol.messages import Answer, Mute, Say, encode
from oriflamme.server.table import commands
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.table import Table


async def say(live: LiveTable, connection: Connection, message: Say) -> None:
    async with live.lock:
        table = live.table
        if (connection.person, message.id) in table.said:
            connection.push(encode(Answer(message.id, True)))
            return
        seat = table.seat_of(connection.person)
        sitting = table.seats[seat] if seat != NOBODY else None
        if not connection.person or connection.gone:  # somebody who was forgotten cannot talk
            raise Refusal("no-person")
        name = sitting.name if sitting is not None else connection.name
        entry = commands.say(table, connection.person, name, message.text, message.id, now())
        _may_talk(table, connection, sitting is not None)
        await live.commit(entry, connection, message.id)


def _may_talk(table: Table, connection: Connection, sits: bool) -> None:
    """Everybody talks within budgets of their own and of their address; those who only watch also
    within one of the table, so that they do not drown who plays."""
    budgets = connection.budgets
    most = budgets.limits.lines_of_a_table
    if not budgets.within("stored-lines", len(table.chat), most) or not (
        sits or budgets.within("stored-lines", table.lines_of_watchers(), most // 5)
    ):
        raise Refusal("chat-full")
    if not budgets.lines.take(connection.person) or not budgets.address_lines.take(connection.address):
        raise Refusal("pace")
    if not sits and not budgets.table_lines.take(table.id):
        raise Refusal("pace")


async def mute(live: LiveTable, connection: Connection, message: Mute) -> None:
    async with live.lock:
        table, person = live.table, connection.person
        make = commands.mute if message.all else commands.ignore
        entry = make(table, person, message.name, message.muted, now())
        known = table.muted if message.all else table.ignored_by(person)
        if (entry.person in known) == message.muted:  # nothing changes
            connection.push(encode(Answer(message.id, True)))
        elif not _may_mute(table, connection):
            raise Refusal("pace")
        else:
            await live.commit(entry, connection, message.id)


def _may_mute(table: Table, connection: Connection) -> bool:
    """Not within the budget of talk, since a flood of it is stopped by mutes. But nobody except the host
    fills the journal with theirs."""
    budgets, person = connection.budgets, connection.person
    plays = person == table.host or table.seat_of(person) != NOBODY
    most = budgets.limits.changes_of_a_table
    if person != table.host and not budgets.within("changes", table.changes, most):
        return False
    return budgets.mutes.take(person) and (plays or budgets.address_lines.take(connection.address))
