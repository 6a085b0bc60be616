"""Two servers that hear nothing of each other write to one table: who comes second reads on and judges
anew."""

from __future__ import annotations

import asyncio

import pytest
from tests.helpers.databases import new_database

from oriflamme.server.live.bot_pool import BotPool
from oriflamme.server.live.hub import Hub
from oriflamme.server.live.live_table import LiveTable, now
from oriflamme.server.settings import Settings
from oriflamme.server.store.interface import PersonRow, Taken, anew
from oriflamme.server.store.opening import open_store
from oriflamme.server.table import commands
from oriflamme.server.table.journal import Said, TableSettings

ANNA = PersonRow("anna", "Anna", 1, 1)


async def say(live: LiveTable, text: str) -> None:
    async with live.lock:
        await live.commit(commands.say(live.table, ANNA.id, ANNA.name, text, text, now()))


async def add_bot(live: LiveTable) -> None:
    async with live.lock:
        await live.commit(commands.add_bot(live.table, ANNA.id, "page", now()))


def test_who_comes_second_reads_on_and_judges_anew() -> None:
    async def scene() -> None:
        url = new_database()
        stores = [await open_store(url) for _ in range(2)]
        hubs = [Hub(Settings(), store, BotPool(0, 1.0)) for store in stores]
        here = await hubs[0].make(TableSettings(seats=3), ANNA)
        async with hubs[1].table(here.table.id) as there:
            await say(here, "one")
            with pytest.raises(Taken):
                await say(there, "two")
            assert there.table.entries == here.table.entries  # it has read on
            await anew(lambda: say(there, "two"))
            await anew(lambda: say(here, "three"))
            journal = await stores[0].journal(here.table.id)
            assert [entry.text for entry in journal if isinstance(entry, Said)] == ["one", "two", "three"]
            # the last free seat: of two who want it one gets it, and the other is told
            await anew(lambda: add_bot(there))
            results = await asyncio.gather(
                anew(lambda: add_bot(here)), anew(lambda: add_bot(there)), return_exceptions=True
            )
            assert sorted(str(result) for result in results) == ["None", "full"]
            assert [seat.name for seat in here.table.seats if seat] == ["Anna", "page", "page 2"]
        for store in stores:
            await store.close()

    asyncio.run(scene())
