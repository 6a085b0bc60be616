"""Carries out the operator's commands (`store/admin.py`), and keeps out banned people and addresses."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, assert_never

from oriflamme.server.live.leaving import get_up
from oriflamme.server.live.live_table import now
from oriflamme.server.store.admin import (
    Ban,
    BanAddress,
    BanPerson,
    CloseTable,
    Command,
    CommandDone,
    LineRemoved,
    RemoveLine,
    Rename,
    RenamedEverywhere,
    Settle,
    Settled,
    Unban,
    Unbanned,
)
from oriflamme.server.store.interface import Gone, PersonRow, StoreError
from oriflamme.server.store.peers import BANS
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import Closed
from oriflamme.server.table.table import OPEN, PLAYING
from oriflamme.texts import english

if TYPE_CHECKING:
    from oriflamme.server.http.app import Server

log = logging.getLogger("oriflamme.server")

LOOK_SECONDS = 1.0
"""Seconds between two checks for commands."""

DONE = "done"


class Bans:
    def __init__(self) -> None:
        self.people: set[str] = set()
        self.networks: set[ipaddress.IPv4Network | ipaddress.IPv6Network] = set()

    def add(self, ban: Ban) -> None:
        if ban.kind == "person":
            self.people.add(ban.whom)
        else:
            self.networks.add(ipaddress.ip_network(ban.whom))

    def remove(self, whom: str) -> None:
        self.people.discard(whom)
        with suppress(ValueError):
            self.networks.discard(ipaddress.ip_network(whom))

    def has(self, person: PersonRow) -> bool:
        """Whether this person is banned. A program is banned together with its owner."""
        return person.id in self.people or person.owner in self.people

    def has_address(self, counted: str) -> bool:
        """Whether an address is banned, in the form in which visitors are counted: a network for IPv6."""
        if not self.networks:
            return False
        try:
            network = ipaddress.ip_network(counted)
        except ValueError:
            return False
        return any(
            network.version == banned.version and network.subnet_of(banned)  # type: ignore[arg-type]
            for banned in self.networks
        )


def network_of(text: str) -> str:
    """An address or a network in the form in which it is banned. For IPv6 it is at least the network that
    counts as one visitor. Raises Refusal."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Refusal("malformed", what=text) from None
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    return str(network)


class Administration:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.bans = Bans()
        self.looking: asyncio.Task[None] | None = None
        self.coordination = server.hub.coordination

    async def load(self) -> None:
        bans = Bans()
        for ban in await self.server.store.bans():
            bans.add(ban)
        self.bans = bans

    async def start(self) -> None:
        await self.load()
        self.looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                if self.coordination is None or self.coordination.is_mine("commands"):
                    await self.carry_out_all()
            except StoreError as error:
                log.error("the store: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def carry_out_all(self) -> None:
        """Carries out the waiting commands one after the other. If the server is killed before the result
        of a command is stored, the command is carried out again. The second time changes nothing."""
        for row in await self.server.store.commands_to_do():
            try:
                await self._carry_out(row.command)
                result = DONE
            except Refusal as refusal:
                result = english().text(f"refused-{refusal.reason}", **refusal.values)
            except Gone as error:
                result = str(error)
            except StoreError:
                raise
            except Exception as error:  # a command that fails must not be tried again for ever
                log.exception("a command of the operator failed")
                result = type(error).__name__
            await self.server.store.write([CommandDone(row.number, now(), result)])
            if self.coordination is not None:
                self.coordination.tell(BANS)

    async def _carry_out(self, command: Command) -> None:
        store = self.server.store
        match command:
            case BanPerson():
                await self._ban_person(command)
            case BanAddress():
                await self._ban_address(command)
            case Unban():
                whom = command.whom if command.whom in self.bans.people else network_of(command.whom)
                await store.write([Unbanned(whom)])
                self.bans.remove(whom)
            case Rename():
                await self._rename(command)
            case RemoveLine():
                async with self.server.hub.rewriting({command.table}):
                    await store.write([LineRemoved(command.table, command.entry)])
                await self._show_again({command.table})
            case CloseTable():
                async with self.server.hub.table(command.table) as live, live.lock:
                    if live.table.status not in (OPEN, PLAYING):
                        raise Refusal("not-playing")
                    await live.commit(Closed(now(), "operator"))
            case Settle():
                await store.write([Settled(command.report)])
            case _:
                assert_never(command)

    async def _find(self, id: str) -> PersonRow:
        person = await self.server.people.find(id)
        if person is None:
            raise Refusal("no-such-person")
        return person

    async def _ban_person(self, command: BanPerson) -> None:
        """The person and their programs leave every table."""
        person = await self._find(command.person)
        ban = Ban(person.id, "person", now(), command.why)
        await self.server.store.write([ban])
        self.bans.add(ban)
        for who in (person, *await self.server.store.programs_of(person.id)):
            for connection in self.server.sockets_of(who.id):
                connection.let_go("banned")
            for row in await self.server.store.tables_of(who.id):
                async with self.server.hub.table(row.id) as live, live.lock:
                    await get_up(live, who.id)

    async def _ban_address(self, command: BanAddress) -> None:
        ban = Ban(network_of(command.network), "address", now(), command.why)
        await self.server.store.write([ban])
        self.bans.add(ban)
        for connection in list(self.server.sockets):
            if self.bans.has_address(connection.address):
                connection.let_go("banned")

    async def _rename(self, command: Rename) -> None:
        person = await self._find(command.person)
        renamed = await self.server.people.rename(person, command.name)
        tables = {table for table, _ in await self.server.store.entries_of(person.id)}
        async with self.server.hub.rewriting(tables):
            await self.server.store.write([RenamedEverywhere(person.id, renamed.name)])
        for connection in self.server.sockets_of(person.id):
            connection.name = renamed.name
        await self._show_again(tables)

    async def _show_again(self, tables: set[str]) -> None:
        """Sends the new state of these tables to everybody who is connected to them."""
        for table in tables & self.server.hub.live.keys():
            live = self.server.hub.live[table]
            for connection in list(live.connections):
                await live.show(connection, history=True)
