"""What other servers on the same store have changed about people: names, devices, bans."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from oriflamme.server.store.peers import BANS, PEOPLE

if TYPE_CHECKING:
    from oriflamme.server.http.app import Server


def listen(server: Server) -> None:
    """The others hear what this server changes, and it hears them."""
    coordination = server.hub.coordination
    if coordination is None:
        return

    async def people_changed(ids: Collection[str]) -> None:
        server.people.look_up_again(ids)
        for person in ids:
            row = await server.people.find(person)
            for connection in server.sockets_of(person):
                if row is None:
                    connection.let_go("forgotten")
                elif connection.device and await server.store.secret(connection.device) is None:
                    connection.let_go("signed-out")
                else:
                    connection.name = row.name

    async def bans_changed(_: Collection[str] = ()) -> None:
        await server.administration.load()
        for connection in list(server.sockets):
            person = await server.people.find(connection.person) if connection.person else None
            bans = server.administration.bans
            if bans.has_address(connection.address) or (person is not None and bans.has(person)):
                connection.let_go("banned")

    async def anything_changed() -> None:
        await bans_changed()
        await people_changed({connection.person for connection in server.sockets} - {""})

    def missed() -> None:
        server.people.look_up_again()
        coordination.soon(anything_changed())

    coordination.hears |= {PEOPLE: people_changed, BANS: bans_changed}
    coordination.on_missed = missed
    server.people.changed = lambda ids: coordination.tell(PEOPLE, ids)
